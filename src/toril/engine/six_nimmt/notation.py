"""6 nimmt! in one line of text.

Moves: `42` commits a card, `draft 42` picks one, `row 2` takes a row (rows count from 1).

Parts of a position: `rows`, `hands` and `taken` (bull piles; omitted when empty) with slashes
between rows or seats; `tricks`, with bars between tricks, each placement as seat:card@row and,
where the row was taken, x and its cards; then the phase: `commit 3 -` (a dash for a seat that has
not committed), `draft 0 from 1 2 3`, `choose 1 of 30 3` (the seat and the trick by seats), `over`.
"""

import re

from toril.engine import notation
from toril.engine.game import Cards, Move
from toril.engine.notation import impossible, malformed
from toril.engine.six_nimmt import placing
from toril.engine.six_nimmt.events import Placed, Trick
from toril.engine.six_nimmt.moves import ChooseRow, Commit, Draft
from toril.engine.six_nimmt.phases import ChoosingRow, Committing, Drafting, Phase, RoundOver
from toril.engine.six_nimmt.round import SixRound
from toril.engine.six_nimmt.rules import SixNimmt


def format_move(move: Move) -> str:
    """Return a move as text."""
    match move:
        case Commit(card):
            return str(card)
        case Draft(card):
            return f"draft {card}"
        case ChooseRow(row):
            return f"row {row + 1}"
        case _:
            raise TypeError(f"{type(move).__name__} is not a move of 6 nimmt!")


def parse_move(text: str) -> Move:
    """Return the move that a text means."""
    found = re.fullmatch(r"(draft |row |)([1-9][0-9]{0,8})", text)
    if not found:
        raise malformed(text, "a move like '42' (commits a card), 'draft 42' or 'row 2'")
    word, value = found[1].strip(), int(found[2])
    return {"": Commit(value), "draft": Draft(value), "row": ChooseRow(value - 1)}[word]


def format_position(state: SixRound) -> str:
    """Return a position as one line that holds everything, hidden cards too."""
    rules = state.rules
    always = ("seats",) if rules.variant == "standard" else ("seats", "variant")
    parts = [notation.show_rules(rules, always)]
    if state.rows:
        parts.append(f"rows {notation.show_groups(state.rows)}")
    parts.append(f"hands {notation.show_groups(state.hands)}")
    if any(state.bull_piles):
        parts.append(f"taken {notation.show_groups(state.bull_piles)}")
    if state.tricks:
        parts.append(f"tricks {notation.show_listed(map(_show_trick, state.tricks))}")
    parts.append(_show_phase(state.phase))
    return "; ".join(parts)


def parse_position(text: str) -> SixRound:
    """Return the round that a line describes."""
    parts = notation.Parts(text)
    rules = notation.read_rules(parts.head, SixNimmt)
    none_taken = "/".join("-" * rules.seats)
    phase = _phase(*parts.take_phase(("commit", "draft", "choose", "over")), rules.seats)
    drafting = isinstance(phase, Drafting)
    state = SixRound(
        rules=rules,
        rows=()
        if drafting
        else notation.as_many(notation.groups(parts.take("rows")), rules.rows, "rows"),
        hands=notation.as_many(notation.groups(parts.take("hands")), rules.seats, "hands"),
        bull_piles=notation.as_many(
            notation.groups(parts.take("taken", none_taken)), rules.seats, "taken"
        ),
        tricks=notation.listed(parts.take("tricks", "-"), _trick),
        phase=phase,
    )
    parts.done()
    _check(state)
    return state


def _check(state: SixRound) -> None:
    """Refuse a line that no round could show; how it came about is not asked."""
    phase, rules = state.phase, state.rules
    loose = {Drafting: "pool", ChoosingRow: "cards"}.get(type(phase))
    zones = [*state.rows, *state.hands, *state.bull_piles, getattr(phase, loose) if loose else ()]
    list(notation.every_card_once(zones, rules.deck))
    for row in state.rows:
        if not 1 <= len(row) <= rules.row_length or list(row) != sorted(row):
            raise malformed(notation.show(row), f"a row of 1 to {rules.row_length} ascending cards")
    for placed in (placed for trick in state.tricks for placed in trick):
        seated = placed.seat < rules.seats and placed.row < rules.rows
        if not seated or not {placed.card, *placed.taken} <= set(rules.deck):
            raise malformed(_show_trick((placed,)), "a placement at this table")
    for hand in state.hands:
        if list(hand) != sorted(hand):
            raise malformed(notation.show(hand), "a hand in ascending order")
    sizes = {len(hand) for hand in state.hands}
    match phase:
        case Committing(cards):
            for card, hand in zip(cards, state.hands, strict=True):
                if card is not None and card not in hand:
                    raise malformed(str(card), "a card of the hand that commits it")
            if len(sizes) > 1 or 0 in sizes or None not in cards:
                raise impossible(
                    _show_phase(phase), "all hands have one size, and a commitment is missing"
                )
        case Drafting(seat, pool):
            picked = [len(hand) for hand in state.hands]
            laps, more = divmod(sum(picked), rules.seats)  # the `more` before the drafter are ahead
            ahead = [(seat - 1 - at) % rules.seats < more for at in range(rules.seats)]
            in_turn = seat < rules.seats and picked == [laps + each for each in ahead]
            everything = sorted([*pool, *(card for hand in state.hands for card in hand)])
            whole = everything == list(rules.deck) and list(pool) == sorted(pool)
            if rules.variant != "draft" or not (in_turn and whole and len(pool) > rules.rows):
                raise malformed(_show_phase(phase), "a draft in progress with these rules")
        case ChoosingRow(seat, cards):
            lowest = len(cards) == rules.seats and seat == cards.index(min(cards))
            if (
                len(sizes) > 1
                or not lowest
                or placing.target_row(state.rows, min(cards)) is not None
            ):
                raise impossible(
                    _show_phase(phase), "the owner of a card lower than every row chooses"
                )
        case RoundOver():
            if sizes != {0}:
                raise impossible("over", "there are cards in hands")


def _show_phase(phase: Phase) -> str:
    match phase:
        case Committing(cards):
            return "commit " + " ".join("-" if card is None else str(card) for card in cards)
        case Drafting(seat, pool):
            return f"draft {seat} from {notation.show(pool)}"
        case ChoosingRow(seat, cards):
            return f"choose {seat} of {notation.show(cards)}"
        case RoundOver():
            return "over"


def _phase(word: str, text: str, seats: int) -> Phase:
    if word == "over":
        return RoundOver()
    if word == "draft":
        seat, cards = _seat_and_cards(word, text, " from ")
        return Drafting(seat, cards)
    if word == "choose":
        seat, cards = _seat_and_cards(word, text, " of ")
        return ChoosingRow(seat, cards)
    words = notation.as_many(tuple((text or "- " * seats).split()), seats, "commit")
    return Committing(tuple(None if word == "-" else notation.number(word) for word in words))


def _seat_and_cards(word: str, text: str, between: str) -> tuple[int, Cards]:
    seat, found, cards = text.partition(between)
    if not found:
        raise malformed(f"{word} {text}", f"a phase like '{word} 1{between}30 3'")
    return notation.number(seat), notation.numbers(cards)


def _show_trick(trick: Trick) -> str:
    return " ".join(
        f"{placed.seat}:{placed.card}@{placed.row + 1}"
        + ("x" + ",".join(map(str, placed.taken)) if placed.taken else "")
        for placed in trick
    )


def _trick(text: str) -> Trick:
    return tuple(_placed(word) for word in text.split())


def _placed(word: str) -> Placed:
    found = re.fullmatch(r"([0-9]+):([0-9]+)@([1-9][0-9]*)(?:x([0-9,]+))?", word)
    if not found:
        raise malformed(word, "a placement like 0:14@1 or 2:30@1x12,14,15,21,26")
    seat, card, row = map(notation.number, found.groups()[:3])
    taken = tuple(map(notation.number, found[4].split(","))) if found[4] else ()
    return Placed(seat, card, row - 1, taken)
