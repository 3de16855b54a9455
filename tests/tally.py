"""Which rules a random match has exercised, by their ids in `docs/rules.md`.

A property that holds on matches in which nothing happens says nothing. So the random matches are
counted: `exercised` names what a transition put to the test, and one test asserts that every name
in `EDGES` came up. The conditions are written from the rules, not from the engine's functions.
"""

from collections import Counter
from collections.abc import Iterable, Iterator

from tests.reference.six import bullheads
from tests.strategies import Step
from toril.engine.eleven_nimmt import (
    BullCardGained,
    ElevenRound,
    MustRob,
    PilesOpened,
    PileTaken,
    Play,
    Rob,
    Take,
    Turn,
)
from toril.engine.eleven_nimmt import RoundEnded as ElevenEnded
from toril.engine.game import Seat
from toril.engine.match_events import MatchEnded, RoundScored, RoundStarted
from toril.engine.six_nimmt import (
    ChooseRow,
    ChoosingRow,
    Committed,
    Committing,
    Drafted,
    Placed,
    Replaced,
    Revealed,
    RowsOpened,
    SixRound,
    TooLow,
)
from toril.engine.six_nimmt import RoundEnded as SixEnded

EDGES = (
    "S1 more than one bullhead",
    "S2 deal",
    "S2 left over",
    "S3 committed",
    "S3 replaced",
    "S3 revealed",
    "S3 last card",
    "S3 nobody commits",
    "S4 fits one row",
    "S4 nearest of several",
    "S5 sixth card",
    "S6 too low",
    "S6 cheapest",
    "S6 not the cheapest",
    "S7 second row taken",
    "S8 round end",
    "S8 nothing taken",
    "S9 limit",
    "S9 limit exactly",
    "S9 rounds",
    "S9 both",
    "S9 goes on",
    "S9 past the limit in mid-round",
    "S10 lone win",
    "S10 shared win",
    "S11 whole deck dealt",
    "S12 drafted",
    "S12 rows opened",
    "S12 first pick moves on",
    "S13 replacement unseen",
    "S13 only the last trick",
    "E1 six",
    "E1 reported",
    "E1 own table",
    "E2 deal",
    "E3 next seat",
    "E3 last to first",
    "E4 wrap",
    "E4 farthest",
    "E5 one of several",
    "E6 several cards",
    "E6 order past the top card",
    "E7 several piles",
    "E7 overlap",
    "E7 as many as bull cards",
    "E8 voluntary",
    "E8 forced",
    "E8 opened",
    "E9 supply",
    "E9 supply empties",
    "E9 too small",
    "E10 lone",
    "E10 tie",
    "E10 chosen",
    "E10 from a poorer seat",
    "E10 holds all",
    "E10 none there",
    "E10 leader keeps",
    "E10 leader level",
    "E11 out",
    "E11 out with many cards",
    "E11 deck",
    "E11 short reveal",
    "E12 by round",
    "E12 by total",
    "E12 tie",
    "E12 tie twice",
    "E12 rounds",
    "E13 lone win",
    "E13 shared win",
    "E14 pile unseen",
    "E14 below the top",
    "E14 known card",
    "E14 known card played",
)
"""Everything that `exercised` can find."""

COUNTS: Counter[str] = Counter()
"""How often each was found in this run."""


def counted(steps: Iterable[Step]) -> Iterator[Step]:
    """Yield the steps, counting what they exercise."""
    for step in steps:
        COUNTS.update(exercised(step))
        yield step


def exercised(step: Step) -> set[str]:
    """Return which rules and edges of them the step put to the test."""
    state = step.before.round
    if isinstance(state, SixRound):
        return {*_six(step, state), *_six_match(step)}
    return {*_eleven(step, state), *_eleven_match(step)}


def _six(step: Step, state: SixRound) -> Iterator[str]:
    rules, phase = state.rules, state.phase
    if isinstance(phase, Committing) and not state.tricks and set(phase.cards) == {None}:
        yield from _six_deal(state)
    if isinstance(phase, ChoosingRow) and isinstance(step.move, ChooseRow):
        if not any(state.legal(seat) for seat in range(rules.seats) if seat != phase.seat):
            yield "S3 nobody commits"
        prices = [sum(map(bullheads, row)) for row in state.rows]
        cheapest = prices[step.move.row] == min(prices)
        yield "S6 cheapest" if cheapest else "S6 not the cheapest"
    rows = list(state.rows)
    for event in step.events:
        match event:
            case Drafted():
                yield "S12 drafted"
            case RowsOpened(cards) if list(cards) == sorted(cards):
                yield "S12 rows opened"
            case Committed():
                yield "S3 committed"
                if len(state.hands[step.seat]) == 1:
                    yield "S3 last card"
            case Replaced():
                yield "S3 replaced"
                if step.before.table_view(None) == step.after.table_view(None):
                    yield "S13 replacement unseen"
            case Revealed():
                yield "S3 revealed"
            case TooLow(_, card) if all(card < row[-1] for row in state.rows):
                yield "S6 too low"
            case Placed(seat, card, index, taken):
                lower = sum(row[-1] < card for row in rows)
                if taken and lower:
                    yield "S5 sixth card"
                elif lower:
                    yield "S4 nearest of several" if lower > 1 else "S4 fits one row"
                if any(bullheads(card) > 1 for card in taken):
                    yield "S1 more than one bullhead"
                if taken and state.bull_piles[seat]:
                    yield "S7 second row taken"
                rows[index] = (card,) if taken else (*rows[index], card)
            case SixEnded(penalties):
                yield "S8 round end"
                if 0 in penalties:
                    yield "S8 nothing taken"
            case _:
                pass
    table = state.table_view(None)
    if len(state.tricks) > 1 and table.last_trick == state.recall_view(None).tricks[-1]:
        yield "S13 only the last trick"


def _six_deal(state: SixRound) -> Iterator[str]:
    rules = state.rules
    dealt = {card for cards in (*state.hands, *state.rows) for card in cards}
    if {len(hand) for hand in state.hands} == {rules.hand_size} and len(state.rows) == rules.rows:
        if rules.variant == "standard":
            yield "S2 deal"
            if dealt < set(rules.deck):
                yield "S2 left over"
        elif rules.variant == "tactics" and dealt == set(rules.deck):
            yield "S11 whole deck dealt"


def _six_match(step: Step) -> Iterator[str]:
    state: SixRound = step.before.round
    rules = state.rules
    if rules.limit is not None and step.after.round.tricks:
        so_far = zip(step.before.totals, step.after.round.bullheads_taken, strict=True)
        if step.after.outcome is None and max(map(sum, so_far)) >= rules.limit:
            yield "S9 past the limit in mid-round"
    for event in step.events:
        match event:
            case RoundStarted(_, starter):
                yield "S9 goes on"
                if rules.variant == "draft" and starter == (step.before.starter + 1) % rules.seats:
                    yield "S12 first pick moves on"
            case MatchEnded(outcome):
                yield "S10 lone win" if len(outcome.winners) == 1 else "S10 shared win"
                yield f"S9 {outcome.termination}"
                if outcome.termination == "limit" and max(outcome.totals) == rules.limit:
                    yield "S9 limit exactly"
                if rules.limit is not None and rules.rounds is not None:
                    yield "S9 both"
            case _:
                pass


def _eleven(step: Step, state: ElevenRound) -> Iterator[str]:
    rules, seat = state.rules, step.seat
    if not state.lap and state.phase == Turn(step.before.starter):
        rest = rules.top_card - rules.seats * rules.hand_size - 1
        if len(state.piles) == 1 and len(state.draw_deck) == rest and state.supply == rules.supply:
            yield "E2 deal"
    if step.after.round.phase == Turn((seat + 1) % rules.seats):
        yield "E3 last to first" if seat == rules.seats - 1 else "E3 next seat"
    match step.move:
        case Play():
            yield from _play(step.move, seat, state)
        case Take(top):
            fits = any(_fits(card, pile[-1], state) for pile in state.piles for card in _hand(step))
            yield "E8 voluntary" if fits else "E8 forced"
            size = next(len(pile) for pile in state.piles if pile[-1] == top)
            if size < rules.bull_card_from:
                yield "E9 too small"
            elif not state.supply:
                yield from _stealing(step, state)
        case Rob():
            yield "E10 chosen"
        case _:
            pass
    for event in step.events:
        match event:
            case BullCardGained(source="supply"):
                yield "E9 supply"
                if state.supply == 1:
                    yield "E9 supply empties"
            case PilesOpened(cards):
                yield "E8 opened" if len(cards) == rules.new_piles else "E11 short reveal"
            case PileTaken(_, _, cards) if cards is not None and len(cards) > 1:
                if event.seen_by(None) == PileTaken(seat, event.top, None):
                    yield "E14 pile unseen"
            case _:
                pass
    yield from _hidden(step, state)


def _hand(step: Step) -> tuple[int, ...]:
    hand: tuple[int, ...] = step.before.round.hands[step.seat]
    return hand


def _fits(card: int, top: int, state: ElevenRound) -> bool:
    return 1 <= (card - top) % state.rules.top_card <= state.rules.reach


def _play(play: Play, seat: Seat, state: ElevenRound) -> Iterator[str]:
    bull_cards, hand = state.bull_cards[seat], state.hands[seat]
    for top, cards in play.groups:
        if any(card < top for card in cards):
            yield "E4 wrap"
        if any((card - top) % state.rules.top_card == state.rules.reach for card in cards):
            yield "E4 farthest"
        if not bull_cards and sum(_fits(card, top, state) for card in hand) > 1:
            yield "E5 one of several"
        if bull_cards == 1 and len(cards) > 1:
            yield "E6 several cards"
        if min(cards) < top < max(cards):
            yield "E6 order past the top card"
    tops = [top for top, _ in play.groups]
    if len(tops) > 1:
        yield "E7 several piles"
        if len(tops) == bull_cards:
            yield "E7 as many as bull cards"
        played = [card for _, cards in play.groups for card in cards]
        if any(sum(_fits(card, top, state) for top in tops) > 1 for card in played):
            yield "E7 overlap"


def _stealing(step: Step, state: ElevenRound) -> Iterator[str]:
    """Say which case of E10 this is: the pile was large enough and the supply is empty."""
    own = state.bull_cards[step.seat]
    most = max(count for seat, count in enumerate(state.bull_cards) if seat != step.seat)
    gained = any(isinstance(event, BullCardGained) for event in step.events)
    asked = any(isinstance(event, MustRob) for event in step.events)
    if asked:
        yield "E10 tie"
    if gained:
        yield "E10 lone"
    if gained or asked:
        if most < own and state.rules.steal == "others":
            yield "E10 from a poorer seat"
        if most == own and state.rules.steal == "leader":
            yield "E10 leader level"
    elif most:
        yield "E10 leader keeps"
    else:
        yield "E10 holds all" if own else "E10 none there"


def _hidden(step: Step, state: ElevenRound) -> Iterator[str]:
    tops = state.table_view(None).tops
    if any(len(pile) > 2 and pile[-1] in tops and pile[-2] not in tops for pile in state.piles):
        yield "E14 below the top"
    known = set(state.known[step.seat])
    if known < set(_hand(step)) and known:
        yield "E14 known card"
    if isinstance(step.move, Play) and known & {c for _, cs in step.move.groups for c in cs}:
        yield "E14 known card played"


def _eleven_match(step: Step) -> Iterator[str]:
    rules = step.before.round.rules
    for event in step.events:
        match event:
            case ElevenEnded(out, hands, penalties):
                yield "E11 deck" if out is None else "E11 out"
                if out is not None and len(_hand(step)) > 1 and penalties[out] == 0:
                    yield "E11 out with many cards"
                if sum(penalties) > sum(map(len, hands)):
                    yield f"E1 {_table_name(rules.bullhead_table)}"
            case RoundScored(_, penalties, totals):
                scores = penalties, totals
            case RoundStarted():
                yield f"E12 by {rules.starter}"
                first, then = scores if rules.starter == "round" else scores[::-1]
                tied = [seat for seat in range(rules.seats) if first[seat] == min(first)]
                if len(tied) > 1:
                    yield "E12 tie"
                    least = min(then[seat] for seat in tied)
                    if sum(then[seat] == least for seat in tied) > 1:
                        yield "E12 tie twice"
            case MatchEnded(outcome):
                yield f"E12 {outcome.termination}"
                yield "E13 lone win" if len(outcome.winners) == 1 else "E13 shared win"
            case _:
                pass


def _table_name(table: tuple[int, ...]) -> str:
    if table == tuple(bullheads(card) for card in range(1, len(table) + 1)):
        return "six"
    # Of E1's tables only "reported" shows 3 on the 2, 5 on the 3 and 1 on the 4; ours never do.
    return "reported" if table[1:4] == (3, 5, 1) else "own table"
