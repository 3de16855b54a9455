"""A client's part in fair deals: it seals numbers, answers draws and notes what it is shown.

What is decided and noted stands in `toril.fairness`; here it is fed with what a server tells.
"""

import secrets
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeAlias

from toril.client.counters import Counted, Counters
from toril.client.shown_table import place_of_draw, shown_by, told_draw
from toril.engine.errors import TorilError
from toril.engine.fairness.draw import read_draw
from toril.engine.fairness.hashes import TABLE_BYTES, is_hex
from toril.engine.game import Event, Move, Seat
from toril.engine.match_events import MatchEnded
from toril.engine.record import Record
from toril.engine.six_nimmt import Placed
from toril.fairness.check import check, with_ended
from toril.fairness.device import Device
from toril.fairness.notes import DrawNote, Notes
from toril.fairness.observe import Observer
from toril.fairness.points import Finding
from toril.fairness.verdict import Verdict, verdict
from toril.wire.match_seen import MatchSeen
from toril.wire.outbound import News, Update, Welcome
from toril.wire.table_events import GaveBack, Seated, Started, StoodIn, Unknown, WentOn
from toril.wire.table_seen import TableInfo

Load: TypeAlias = Callable[[str, int | None], Notes]
"""Gives the notes that there are about a table, by its id and the person."""


def _no_notes(table: str, _: int | None) -> Notes:
    return Notes(table)


def _now() -> int:
    return time.time_ns() // 1_000_000


class Attendance:
    """One device at one table at a time. `keep` gets the notes whenever they have changed."""

    def __init__(self, load: Load = _no_notes, keep: Callable[[Notes], None] | None = None) -> None:
        """Know nothing yet."""
        self._load, self._keep = load, keep
        self._device: Device | None = None
        self._observer: Observer | None = None
        self._info: TableInfo | None = None
        self._person: int | None = None
        self._counters: Counters | None = None
        self._missed = False  # since the last view
        self._kept: Notes | None = None
        self.left_out: DrawNote | None = None  # the last draw that did not count our number

    @property
    def notes(self) -> Notes | None:
        """What was noted; None before the first welcome."""
        return None if self._device is None else self._device.notes

    @property
    def is_draw_near(self) -> bool:
        """Whether a draw may come: outside of a match, and where somebody waits for a seat."""
        info = self._info
        return info is None or info.state != "match" or any(chair.heir for chair in info.seats)

    def leave(self) -> None:
        """Go to another table: what is told next is about that one."""
        self._device = self._observer = self._info = self._kept = None

    def sent(self, move: Move) -> None:
        """Remember a move that this client sent."""
        if self._observer is not None:
            self._observer.sent(move)

    def heard(self, message: Counted) -> Iterator[dict[str, Any]]:
        """Note what a message says; yield what to send for it, once it is noted."""
        device = self._at(message) if isinstance(message, Welcome) else self._device
        if device is None:
            return
        self._count(message)
        if not isinstance(message, Welcome):
            for event in message.events:
                self._happened(event)
        answer = None if isinstance(message, News) else self._shown(device, message)
        if self._keep is not None and device.notes != self._kept:
            self._keep(device.notes)
        self._kept = device.notes
        if isinstance(message, Welcome) and message.person is not None:
            yield {"kind": "seal", "seal": device.seal}
        if answer is not None:
            yield answer
        if isinstance(message, Update) and self._brings_a_draw_near(message):
            yield {"kind": "ping"}  # the draw may come before the next ping

    def _brings_a_draw_near(self, message: Update) -> bool:
        """Whether a match ended, or somebody came in it for a bot's seat."""
        if any(isinstance(event, MatchEnded) for event in message.events):
            return True
        came = any(isinstance(event, Seated) for event in message.events)
        return came and self._info is not None and self._info.state == "match"

    def _count(self, message: Counted) -> None:
        """Note whether something is missing before a message; the next view fills the gap."""
        before = self._counters
        self._missed = self._missed or before is None or not before.follow_with(message)
        self._counters = (before or Counters(0, 0)).after(message)

    def _shown(self, device: Device, message: Welcome | Update) -> dict[str, Any] | None:
        """Note what a message shows of the table and the match; return the answer to its draw."""
        self._info = message.table or self._info
        play, tricks = message.play, message.tricks if isinstance(message, Welcome) else ()
        is_between = self._info is not None and self._info.state == "draw" and play is not None
        if play is not None and is_between:  # whether the round is over matters to the answer
            self._shows(device, play, tricks, missed=self._missed)
        answer = self._draw(device, message)
        if play is not None and self._info is not None:
            if not is_between:
                self._shows(device, play, tricks, missed=self._missed)
            self._sees(device, self._info)
        self._missed = False
        return answer

    def check(self, record: Record, match: int) -> tuple[tuple[Finding, ...], Verdict]:
        """Check the record of a match here, and note what was found."""
        findings = check(record, self.notes, match)
        return findings, self.checked(record, findings)

    def checked(self, record: Record, findings: tuple[Finding, ...]) -> Verdict:
        """Return what the findings amount to; note that a draw's finished record was here."""
        if self._device is not None:
            self._device.notes = with_ended(self._device.notes, record, findings)
            if self._keep is not None:
                self._keep(self._device.notes)
        return verdict(record, findings)

    def _at(self, message: Welcome) -> Device | None:
        """Return the device for a table and a person: the same one for as long as they are.

        A table whose id changes, while nobody went to another, gets no number (`other_table`). And
        whoever the server says we are now, what was given at this table was given.
        """
        table, before = message.table.id, self._device
        if not is_hex(table, TABLE_BYTES):
            return None  # nothing could be sealed for it
        if before is None or self._person != message.person:
            self._person, self._observer, self._counters = message.person, None, None
            notes = self._load(table if before is None else before.notes.table, message.person)
            notes = notes if before is None else notes.with_earlier(before.notes)
            self._device, self._kept = Device(notes, secrets.token_bytes), notes
        return self._device

    @property
    def _seat(self) -> Seat | None:
        """Where the person sits and has not given up."""
        assert self._info is not None
        for seat, chair in enumerate(self._info.seats):
            if chair.person is not None and chair.person == self._person and not chair.resigned:
                return seat
        return None

    @property
    def _drawn_seat(self) -> Seat | None:
        """Where the person sits at a draw: in a match, also who waits for a bot's seat."""
        assert self._info is not None
        heirs = [chair.heir and chair.heir.person for chair in self._info.seats]
        waits = self._person is not None and self._person in heirs
        return heirs.index(self._person) if waits else self._seat

    def _draw(self, device: Device, message: Welcome | Update) -> dict[str, Any] | None:
        """Answer an open draw once, and again after a welcome; note the numbers when they come."""
        info = message.table
        if info is None or info.fairness is None:
            return None
        text, numbers, answer = info.fairness.draw, info.fairness.numbers, None
        resent = isinstance(message, Welcome)
        if info.state == "draw" or (not resent and self._begins_at_once(message, text)):
            noted = len(device.notes.draws)
            place = place_of_draw(info, message.play)
            answer = device.answer(text, place, self._drawn_seat, shown_by(info), _now)
            if len(device.notes.draws) == noted and not resent:
                answer = None
        if numbers is not None:
            told = device.told(text, numbers)
            if told is not None and told.counted is False:
                self.left_out = told
        if answer is None:
            return None
        number, sealed = answer.number, answer.seal
        which = {"match": answer.match, "round": answer.round}
        return {"kind": "number", **which, "number": number, "seal": sealed}

    def _begins_at_once(self, message: Welcome | Update, text: str) -> bool:
        """Whether a match begins whose draw asked nobody, or not us: that is noted too."""
        events = message.events if isinstance(message, Update) else ()
        if not any(isinstance(event, Started | WentOn) for event in events):
            return False
        try:
            seats = read_draw(text).seats
        except TorilError:
            return True
        seat = self._seat
        return seat is None or seat >= len(seats) or seats[seat].seal is None

    def _happened(self, event: Event | Unknown) -> None:
        if isinstance(event, Started):
            self._observer = None
        elif self._observer is None or isinstance(event, Unknown):
            pass
        elif isinstance(event, StoodIn | GaveBack):
            if event.seat == self._observer.note.seat:
                self._observer.stand_in = isinstance(event, StoodIn)
        else:
            self._observer.happened(event)

    def _shows(
        self, device: Device, play: MatchSeen, tricks: Sequence[Sequence[Placed]], *, missed: bool
    ) -> None:
        assert self._info is not None
        observer = self._observer
        if observer is None or observer.note.match != play.match:
            known = device.notes.match(play.match)
            told = told_draw(self._info)
            since = told.round if told is not None and told.match == play.match else 1
            of_now = Observer.of(play.match, self._seat, shown_by(self._info), since)
            observer, missed = Observer(known) if known else of_now, True
        if observer.note.seat is None and self._seat is not None:
            observer.sit_down(self._seat)
        if missed:
            observer.missed(play.view, tricks)
        observer.shows(play.view)
        seat = observer.note.seat
        chair = None if seat is None else self._info.seats[seat]
        observer.stand_in = chair is not None and (
            chair.person != self._person or chair.stand_in is not None or chair.resigned
        )
        self._observer = observer
        device.notes = device.notes.with_match(observer.note)

    def _sees(self, device: Device, info: TableInfo) -> None:
        """Note who sits where in the match, where that is news."""
        assert self._observer is not None
        draw = told_draw(info)
        is_noted = draw is not None and device.notes.draw(draw.hash.hex()) is not None
        self._observer.sees(shown_by(info), draw, is_noted=is_noted)
        device.notes = device.notes.with_match(self._observer.note)
