"""Every card, secret and name that leaves the server, held against the ledger.

Random matches with people who reconnect, leave, return, give up or run out of time. Afterwards the
ledger says what everybody was entitled to at each version, and every message is checked against
it: nobody is shown a card from elsewhere, and everything that happened is told exactly once.
"""

import asyncio
import json
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.engine.on_show import NOT_CARDS, Viewer, eleven_on_show, six_on_show
from tests.server.deeds import Deed, code_of
from tests.server.wires import Party, Wire, serving
from tests.strategies import Habits, ordinary_eleven, ordinary_six, small_eleven, small_six
from toril.engine import eleven_nimmt, six_nimmt
from toril.engine.eleven_nimmt import PilesOpened, PileTaken, Played
from toril.engine.game import Card, Event, Seat
from toril.engine.games import AnyRules
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
from toril.server.tables import commands
from toril.server.tables.clock import CLOCKS
from toril.server.tables.senders import key_of
from toril.server.tables.table import Table

PLAIN = NOT_CARDS | {
    *("protocol", "version", "now", "person", "presence", "host", "match", "turn", "deadline"),
    *("to_act", "round_number", "starter", "scores", "outcome", "prices", "piles", "number"),
    *("penalties", "totals", "seating", "people", "spectators"),
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


def entitled(history: Happened, person: int | None) -> list[tuple[Table, Event]]:
    """Return by version, from 1, what a person, or a spectator, is told, and the table then."""
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


class Auditor:
    """Checks what everybody heard at one table."""

    def __init__(self, party: Party, history: Happened) -> None:
        self.deed, self.history = party.deed, history
        last = history[-1][0]
        self.never, self.not_yet = party.deed.hidden(last), party.deed.hidden_yet(last)
        self.counts: Counter[str] = Counter()

    def check(self, viewer: Viewer, wire: Wire) -> None:
        """Check every message that somebody heard."""
        person = None if viewer is None else viewer + 1
        told, version = entitled(self.history, person), 0
        for text in wire.heard:
            message = json.loads(text)
            secrets = self.never | self.not_yet
            self.counts[message["kind"]] += 1
            if message["kind"] in ("welcome", "update"):
                events = message.pop("events") if message["kind"] == "update" else []
                play = message.pop("play")
                if message["kind"] == "welcome":
                    saw = everybody_saw(told[: message["version"]])
                    assert (message.pop("tricks"), message.pop("drafted")) == saw
                    self.counts["tricks"] += len(saw[0])
                    self.counts["drafted"] += saw[1] is not None
                if message["kind"] == "update":
                    assert message["version"] == version + len(events)
                version = message["version"]
                table, _ = told[version - 1]
                seat = seat_of(table, person)
                happened = [event for _, event in told[version - len(events) : version]]
                self.check_events(events, happened, seat)
                assert {*cards_in(play)} == on_show(table, seat), text
                assert (play["view"]["round"]["hand"] is None) == (seat is None)
                secrets = self.never if play["view"]["outcome"] else secrets
            assert not {*cards_in(message)}, text
            assert not [secret for secret in secrets if secret in text]

    def check_events(self, events: list[Any], happened: list[Event], seat: Viewer) -> None:
        """Check that just this was told, and no card that the seat may not see."""
        kinds = [event["kind"] for event in events]
        assert kinds == [kind_of(type(event)) for event in happened]
        for event, true in zip(events, happened, strict=True):
            assert {*cards_in(event)} == shown_by(true, seat), event
        self.counts.update(kinds)


async def play_by_lot(party: Party, rng: Random) -> None:
    """Play a match in which people come and go."""
    habits = Habits(rng)
    await party.connect_all()
    while party.match.outcome is None:
        await come_and_go(party, rng)
        await party.bots_done()
        if party.match.outcome is None:
            seat, move = habits.choose(party.match)
            if party.room.table.chairs[seat].by == "person":
                assert await party.move(seat, move) == "ack"
                await party.bots_done()
    await party.settle(*party.wires)


async def come_and_go(party: Party, rng: Random) -> None:
    """Let something happen beside the match, or nothing."""
    table, wires, act = party.room.table, party.wires, party.room.act
    seat: Seat = rng.choice([seat for seat in wires if seat is not None])
    key = key_of(party.deed.token(seat))
    others = len(wires) > 2
    match rng.randrange(16):
        case 0:
            await party.glance(None)
        case 1:
            await party.glance(seat)
        case 2:
            await party.connect(seat, None)
        case 3 if others:
            await act(commands.people.leave(), key=key)
            await party.disconnect(seat)
            party.gone.append(seat)
        case 4 if party.gone:
            await party.connect(party.gone.pop())
        case 5 if others and rng.random() < 0.3:
            await act(commands.people.resign(), key=key)
        case 6 if others and table.host != seat + 1 and rng.random() < 0.3:
            await party.host_says(commands.host.kick(seat + 1))
            await party.disconnect(seat)
        case 7 if table.deadline is not None:
            party.server.clock.time = table.deadline
            await party.glance(None)  # the server looks at the clock
            await wires[None].until(lambda: party.room.table.deadline != table.deadline)
        case 8:
            info = (await party.get("", None)).decode()
            secrets = party.deed.hidden(table) | party.deed.hidden_yet(table)
            assert not any(secret in info for secret in secrets)
        case 9:
            await party.settle(seat)  # whoever ran out of time says to be back
        case _:
            pass


@pytest.mark.parametrize(
    ("draw", "matches"),
    [(small_six, 20), (small_eleven, 20), (ordinary_six, 5), (ordinary_eleven, 4)],
)
def test_nobody_is_sent_a_card_from_elsewhere(
    tmp_path: Path, draw: Callable[[Random], AnyRules], matches: int
) -> None:
    async def story() -> Counter[str]:
        counts: Counter[str] = Counter()
        async with serving(tmp_path / "server") as server:
            for number in range(matches):
                rng = Random(number)
                deed = Deed(draw(rng), code_of(number), clock=rng.choice(tuple(CLOCKS)))
                party = await Party.at(server, deed)
                await play_by_lot(party, rng)
                await party.disconnect_all()
                auditor = Auditor(party, await party.history())
                for viewer, wire in party.old:
                    auditor.check(viewer, wire)
                counts += auditor.counts
        return counts

    counts = asyncio.run(story())
    assert (counts["tricks"] > 20) == (draw in (small_six, ordinary_six))
    assert counts["drafted"] > 20 or draw is not small_six
    assert set(counts) >= {
        "welcome",
        "presence",
        "table.stood_in",
        "table.gave_back",
        "table.resigned",
        "match.ended",
    }
