"""A server that lies in one thing: the real tables and messages, with a hook for every lie.

It plays the whole protocol against the real code of one device: seal, draw, number, begin, events,
record. All others at the table, and their numbers, are the server's. Every step is written down, so
that the page's device can be led through the same.
"""

import copy
import json
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any, TypeAlias

from tests.fairness.window import Data, Window
from tests.harness.frames import text_in
from tests.server.tables.story import ANA, BEN, CLEO, DORA, Story, number_of, seal_of
from toril import SixNimmt
from toril.engine.codec import to_json
from toril.engine.errors import BadRecord, TorilError
from toril.engine.fairness.draw import OpenedDraw
from toril.engine.fairness.hashes import seal
from toril.engine.game import Move
from toril.engine.games import AnyRules
from toril.engine.match import Match
from toril.engine.record import Record
from toril.fairness.check import unreadable
from toril.fairness.verdict import Verdict
from toril.server.live import messages
from toril.server.live.broadcast import Frames
from toril.server.live.shown import Shown
from toril.server.tables import commands
from toril.server.tables.command import by_server
from toril.server.tables.entries import Entry
from toril.server.tables.pen import Pen
from toril.server.tables.presence import FixedPresence
from toril.wire.literals import PersonId
from toril.wire.table_events import Started, WentOn

Numbers: TypeAlias = list[str | None]
Lie: TypeAlias = Callable[[Data], Data | None]
"""Changes a message before it is sent; None: it is not sent at all."""

SIX = SixNimmt(seats=4, rounds=1, hand_size=2)
BOT = "random"


@by_server
def write_anyway(pen: Pen, entry: Entry) -> None:
    """Write down what an honest server would not."""
    pen.write(entry)


class LyingServer:
    """A table with Ana, a bot, Ben and Cleo, in that order. `honest` is whose device is honest."""

    def __init__(self, rules: AnyRules = SIX, honest: PersonId = ANA) -> None:
        """Open the table and let everybody sit down."""
        self.story, self.honest, self.rng = Story(rules), honest, Random(1)
        for person, seat in ((ANA, 0), (BEN, 2), (CLEO, 3)):
            self.story.sit(person, seat)
        self.story.do(commands.host.seat_bot, ANA, 1, BOT)
        people = [person for person in (ANA, BEN, CLEO, DORA) if person != honest]
        self.seals: dict[PersonId, str] = {person: seal_of(person) for person in people}
        self.windows = [Window()]
        self.numbers: Numbers = []
        """What the honest device gave, newest last."""
        self.lies: list[Lie] = []
        self.later: Callable[[str], str] = str
        """Changes the text of the draw for a later round."""
        self.is_lost: Callable[[Data], bool] = lambda _: False
        """Lost on the way, which is no lie: a device notices the gap."""
        self._kept_back = 0
        """How many events a lie kept from the device, which must not miss them."""
        self.steps: list[Data] = []
        self.findings = unreadable(BadRecord("none", "There is no record yet."))
        self.verdict = Verdict("differs")
        self.record: Data = {}
        self.match = 0

    @property
    def window(self) -> Window:
        """The window that was opened last."""
        return self.windows[-1]

    @property
    def seat(self) -> int:
        """The honest device's seat."""
        seat = self.story.table.seat_of(self.honest)
        assert seat is not None
        return seat

    @property
    def drawn(self) -> OpenedDraw:
        """The draw as the server has it."""
        assert self.story.table.draw is not None
        return self.story.table.draw

    @property
    def text(self) -> str:
        """The text of the draw as the server has it."""
        return self.drawn.text

    def put(self, **changes: Any) -> None:
        """Change the draw behind everybody's back."""
        self.story.table = replace(self.story.table, draw=replace(self.drawn, **changes))

    def change(self, **changes: Any) -> None:
        """Change the table behind everybody's back."""
        self.story.table = replace(self.story.table, **changes)

    def tell(self, message: Data | None) -> str | None:
        """Send a message with every lie in it; return the number that was answered, if one was."""
        happened = len((message or {}).get("events", ()))
        message = copy.deepcopy(message)
        for lie in self.lies:
            message = message and lie(message)
        self._kept_back += happened - len((message or {}).get("events", ()))
        if message is None or self.is_lost(message):
            return None
        self._kept_back *= message["kind"] != "welcome"
        message["version"] -= self._kept_back
        number = None
        for sent in self.window.hears(message):
            self.seals[self.honest] = sent.get("seal", self.seals.get(self.honest, ""))
            number = sent.get("number", number)
        if number is not None:
            self.numbers.append(number)
        of = self.windows.index(self.window)
        self.steps.append({"window": of, "hear": message, "number": number})
        return number

    def welcome(self) -> str | None:
        """Let the device connect, for the first time or again."""
        here = [person.id for person in self.story.table.people]
        if self.honest not in here:
            return None
        shown, present = Shown(self.story.table), messages.presence(here, 0, (), {})
        now = self.story.now
        return self.tell(messages.welcome(shown, self.honest, present, now, None, sent_away=False))

    def update(self) -> str | None:
        """Tell what the last command did."""
        story = self.story
        number = None
        if all(person.id != self.honest for person in story.table.people):
            return None
        for frame in Frames(Shown(story.table), story.events, story.now).to(self.honest, None):
            number = self.tell(json.loads(text_in(frame))) or number
        return number

    def draw(self, change: Callable[[str], str] = str, *, told: bool = True) -> str | None:
        """Open the next draw, whose text `change` may change; return the number that came."""
        present = (ANA, BEN, CLEO, DORA)
        self.story.presence = FixedPresence(present, {}, self.seals)
        secret = self.rng.randbytes(32).hex()
        if self.story.table.state == "lobby":
            self.story.do(commands.host.start, ANA, secret=secret)
        else:
            self.story.do(commands.host.rematch, ANA, None, start=True, secret=secret)
        if (changed := change(self.text)) != self.text:
            self.put(text=changed)
        return self.update() if told else None

    def call_off(self) -> OpenedDraw:
        """Return to a lobby, whatever was drawn or played; return the draw as it was."""
        self.put(numbers=tuple(self.given()))
        drawn = self.drawn
        self.change(draw=None, earlier_draws=(), match=None)
        return drawn

    def given(self) -> Numbers:
        """Return the numbers by seat, as an honest server has them: those that open the seals."""
        given = [number for number in self.numbers if number is not None]
        known = [*(number_of(person) for person in (ANA, BEN, CLEO, DORA)), *given]
        drawn, table = self.drawn.draw, bytes.fromhex(self.drawn.draw.table)
        opens = {seal(table, bytes.fromhex(number)): number for number in known}
        return [None if seat.seal is None else opens.get(seat.seal) for seat in drawn.seats]

    def begin(self, numbers: Numbers | None = None, *, told: bool = True) -> None:
        """Begin the match with these numbers, or with all that came."""
        self.put(numbers=tuple(self.given() if numbers is None else numbers))
        table, match = self.story.table, self.story.table.match
        if match is None:
            self.story.act(write_anyway(Started(table.match_number + 1)))
        else:
            self.story.act(write_anyway(WentOn(match.round_number + 1)))
        if told:
            self.update()

    def play(self, instead: Callable[[Match[Any], Move], Move] | None = None) -> None:
        """Play the match to its end; `instead` exchanges moves of the honest device."""
        while self.story.table.state == "match":
            self.step(instead)

    def step(self, instead: Callable[[Match[Any], Move], Move] | None = None) -> str | None:
        """Let one of those who are waited for move; return the number that came, if one did."""
        story, match = self.story, self.story.table.match
        assert match is not None
        seat = self.rng.choice(story.table.waits_for)
        move, chair = match.legal(seat).pick(self.rng), story.table.chairs[seat]
        if chair.person == self.honest and chair.by == "person":
            self.window.attendance.sent(move)
            self.steps.append({"window": self.windows.index(self.window), "move": to_json(move)})
            move = move if instead is None else instead(match, move)
        if chair.by != "person":
            number, turn = story.table.match_number, story.table.turn
            story.act(commands.server.bots_move(number, turn, {seat: move}))
        else:
            assert chair.person is not None
            story.move(chair.person, move)
        if story.table.state == "draw" and (changed := self.later(self.text)) != self.text:
            self.put(text=changed)
        return self.update()

    def end(self, *, told: bool = True) -> None:
        """Let the host end the match for everybody."""
        self.story.do(commands.host.end_match, ANA)
        if told:
            self.update()

    def give_record(self, record: Data | None = None, match: int | None = None) -> None:
        """Let the device have a record of a match and check it, the true one of this match."""
        self.match = self.story.table.match_number if match is None else match
        self.record = self.story.table.record().to_json() if record is None else record
        try:
            read = Record.from_json(self.record)
        except TorilError as error:
            self.findings, self.verdict = unreadable(error), Verdict("differs")
        else:
            self.findings, self.verdict = self.window.attendance.check(read, self.match)
        of = self.windows.index(self.window)
        self.steps.append({"window": of, "record": self.record, "match": self.match})

    def whole_match(self) -> None:
        """Draw, play and prove a match honestly."""
        self.draw()
        self.begin()
        self.play()
        self.give_record()

    def secretly_played(self, opened: OpenedDraw) -> Data:
        """Return the record of a match that nobody saw, played by the server alone."""
        match: Match[Any] = Match.start(opened.draw.rules, opened.seed)
        while match.outcome is None:
            seat = match.to_act[0]
            match, _ = match.play(seat, match.legal(seat).pick(self.rng))
        names = tuple(seat.name for seat in opened.draw.seats)
        return replace(Record.of(match, names), fairness=(opened,)).to_json()
