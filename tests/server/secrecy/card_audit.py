"""What everybody may see at each version, by the ledger alone, and whether it was just that."""

import json
from collections import Counter
from collections.abc import Iterator
from typing import Any

from tests.engine.on_show import NOT_CARDS, Viewer, eleven_on_show, six_on_show
from tests.people.following import counted_after, play_after
from tests.server.secrecy.dealt_table import DealtTable
from toril.engine import eleven_nimmt, six_nimmt
from toril.engine.eleven_nimmt import PilesOpened, PileTaken, Played
from toril.engine.game import Card, Event
from toril.engine.kinds import kind_of
from toril.engine.match_events import RoundStarted
from toril.engine.six_nimmt import (
    Committed,
    Drafted,
    Placed,
    Replaced,
    Revealed,
    RowsOpened,
    TooLow,
)
from toril.server.store import Store
from toril.server.tables.entries import Opened
from toril.server.tables.evolve import evolve, new_table
from toril.server.tables.table import Table
from toril.wire.table_events import GaveBack

PLAIN = NOT_CARDS | {
    *("protocol", "version", "now", "person", "presence", "host", "match", "turn", "deadline"),
    *("to_act", "round_number", "starter", "scores", "outcome", "prices", "piles", "number"),
    *("penalties", "totals", "seating", "people", "spectators", "away", "own_version"),
}
"""The fields of messages that hold no cards. Whatever is added counts as cards."""


def cards_in(data: Any) -> Iterator[Card]:
    """Yield the numbers that stand where cards stand."""
    if isinstance(data, dict):
        for name, value in data.items():
            if name.isdecimal():  # the piles in reach are named by their tops
                yield int(name)
            if name not in PLAIN:
                yield from cards_in(value)
    elif isinstance(data, list):
        for value in data:
            yield from cards_in(value)
    elif type(data) is int:
        yield data


def on_show(table: Table, viewer: Viewer) -> set[Card]:
    """Return the cards that the rules put before a viewer's eyes."""
    assert table.match is not None
    state = table.match.round
    if isinstance(state, six_nimmt.SixRound):
        return six_on_show(state, viewer)
    return eleven_on_show(state, viewer)


def shown_by(event: Event, viewer: Viewer) -> set[Card]:
    """Return the cards that an event turns up before a viewer's eyes."""
    match event:
        case Committed(seat, card) | Replaced(seat, card):
            return {card} if seat == viewer and card else set()
        case PileTaken(seat, top, cards):
            return {top, *(cards or ())} if seat == viewer else {top}
        case Played(_, groups):
            return {card for top, cards in groups for card in (top, *cards)}
        case Drafted(_, card) | TooLow(_, card):
            return {card}
        case Placed(_, card, _, taken):
            return {card, *taken}
        case Revealed(cards) | RowsOpened(cards) | PilesOpened(cards):
            return set(cards)
        case eleven_nimmt.RoundEnded(_, hands, _):
            return {card for hand in hands for card in hand}
        case _:
            return set()


Happened = list[tuple[Table, tuple[Event, ...]]]


async def history(store: Store, code: str) -> Happened:
    """Return the table after each of its lines, as they are stored, and what happened."""
    found = await store.ledger(code)
    assert found is not None
    first, *lines = found[1]
    assert isinstance(first.entry, Opened)
    table, told = new_table(first.entry), []
    for line in lines:
        table, events = evolve(table, line)
        told.append((table, events))
    return told


def entitled(history: Happened, person: int | None) -> list[tuple[Table, Event]]:
    """Return in order what a person, or a spectator, is told, and the table then.

    Both counters together say how much of it there was.
    """
    return [
        (table, event)
        for table, events in history
        for event in events
        if not isinstance(event, Replaced) or _own(event, table, person)
    ]


def _own(event: Replaced, table: Table, person: int | None) -> bool:
    return person is not None and table.chairs[event.seat].person == person


def seat_of(table: Table, person: int | None) -> Viewer:
    chairs = enumerate(table.chairs)
    return next((s for s, c in chairs if person and c.person == person and not c.resigned), None)


def everybody_saw(told: list[tuple[Table, Event]]) -> tuple[list[Any], list[list[Card]] | None]:
    """Return the round's finished tricks, and every hand of a draft, from what was public."""
    rules = told[-1][0].rules
    if not isinstance(rules, six_nimmt.SixNimmt):
        return [], None
    tricks: list[Any] = []
    hands: list[set[Card]] = [set() for _ in range(rules.seats)]
    for _, event in told:
        match event:
            case RoundStarted():
                tricks, hands = [], [set() for _ in hands]
            case Drafted(seat, card):
                hands[seat].add(card)
            case Revealed(cards):
                tricks.append([])
                hands = [hand - {card} for hand, card in zip(hands, cards, strict=True)]
            case Placed(seat, card, row, taken):
                placed = {"kind": "six.placed", "seat": seat, "card": card, "row": row}
                tricks[-1].append(placed | {"taken": [*taken], "why": event.why})
            case _:
                pass
    drafted = [sorted(hand) for hand in hands] if rules.variant == "draft" else None
    return [trick for trick in tricks if trick], drafted


def done_for(told: list[tuple[Table, Event]], person: int | None) -> list[set[Card]]:
    """Return the cards of each move of this round that a bot made for a person who is away."""
    done: list[set[Card]] = []
    for table, event in told:
        seat = seat_of(table, person)
        match event:
            case RoundStarted():
                done = []
            case GaveBack(back) if back == seat:
                done = []
            case Committed(mover) | Drafted(mover) | Played(mover) if mover == seat:
                done += [shown_by(event, seat)] if table.chairs[mover].stand_in else []
            case PileTaken(mover, top) if mover == seat:
                done += [{top}] if table.chairs[mover].stand_in else []
            case _:
                pass
        if seat is None:
            done = []
    return done


class Auditor:
    """Checks what everybody heard at one table."""

    def __init__(self, dealt: DealtTable, history: Happened) -> None:
        self.history = history
        last = history[-1][0]
        self.never, self.not_yet = dealt.hidden(last), dealt.hidden_yet(last)
        self.counts: Counter[str] = Counter()

    def check(self, viewer: Viewer, heard: list[str]) -> None:
        """Check every message that somebody heard."""
        person = None if viewer is None else viewer + 1
        told, counters, play = entitled(self.history, person), (0, 0), None
        for text in heard:
            message = json.loads(text)
            secrets = self.never | self.not_yet
            self.counts[message["kind"]] += 1
            if message["kind"] in ("welcome", "update", "news"):
                counters, play = counted_after(counters, message), play_after(play, message)
                so_far = told[: sum(counters)]
                events = message.pop("events", [])
                if message["kind"] == "welcome":
                    saw = everybody_saw(so_far)
                    assert (message.pop("tricks"), message.pop("drafted")) == saw
                    self.counts["tricks"] += len(saw[0])
                    self.counts["drafted"] += saw[1] is not None
                    self.check_absence(message.pop("while_away"), so_far, person)
                table, _ = so_far[-1]
                seat = seat_of(table, person)
                happened = [event for _, event in so_far[len(so_far) - len(events) :]]
                self.check_events(events, happened, seat)
                assert {*cards_in(play)} == on_show(table, seat), text
                assert (play["view"]["round"]["hand"] is None) == (seat is None)
                secrets = self.never if play["view"]["outcome"] else secrets
                message.pop("play", None)
            assert not {*cards_in(message)}, text
            assert not [secret for secret in secrets if secret in text]

    def check_absence(self, away: Any, told: list[tuple[Table, Event]], person: int | None) -> None:
        """Check that somebody who comes back is told their own bot's moves, and no card more."""
        moves = away["moves"] if away else []
        kinds = {"six.choose_row", "eleven.rob", "eleven.decline"}  # no cards in these
        with_cards = [move for move in moves if move["kind"] not in kinds]
        assert [{*cards_in(move)} for move in with_cards] == done_for(told, person)
        assert away is None or away["count"] >= max(1, len(moves))
        self.counts["while_away"] += len(moves)

    def check_events(self, events: list[Any], happened: list[Event], seat: Viewer) -> None:
        """Check that just this was told, and no card that the seat may not see."""
        kinds = [event["kind"] for event in events]
        assert kinds == [kind_of(type(event)) for event in happened]
        for event, true in zip(events, happened, strict=True):
            assert {*cards_in(event)} == shown_by(true, seat), event
        self.counts.update(kinds)
