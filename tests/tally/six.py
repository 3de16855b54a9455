"""What a step of 6 nimmt! put to the test."""

from collections.abc import Iterator

from tests.reference.six import bullheads
from tests.strategies import Step
from toril.engine.match_events import MatchEnded, RoundStarted
from toril.engine.six_nimmt import (
    ChooseRow,
    ChoosingRow,
    Committed,
    Committing,
    Drafted,
    Placed,
    Replaced,
    Revealed,
    RoundEnded,
    RowsOpened,
    SixRound,
    TooLow,
)


def exercised_in_six(step: Step) -> Iterator[str]:
    """Yield the rules and edges of them."""
    yield from _round(step, step.before.round)
    yield from _match(step)


def _round(step: Step, state: SixRound) -> Iterator[str]:
    rules, phase = state.rules, state.phase
    if isinstance(phase, Committing) and not state.tricks and set(phase.cards) == {None}:
        yield from _deal(state)
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
            case RoundEnded(penalties):
                yield "S8 round end"
                if 0 in penalties:
                    yield "S8 nothing taken"
            case _:
                pass
    table = state.table_view(None)
    if len(state.tricks) > 1 and table.last_trick == state.recall_view(None).tricks[-1]:
        yield "S13 only the last trick"


def _deal(state: SixRound) -> Iterator[str]:
    rules = state.rules
    dealt = {card for cards in (*state.hands, *state.rows) for card in cards}
    if {len(hand) for hand in state.hands} == {rules.hand_size} and len(state.rows) == rules.rows:
        if rules.variant == "standard":
            yield "S2 deal"
            if dealt < set(rules.deck):
                yield "S2 left over"
        elif rules.variant == "tactics" and dealt == set(rules.deck):
            yield "S11 whole deck dealt"


def _match(step: Step) -> Iterator[str]:
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
