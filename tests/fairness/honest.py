"""An honest server with simulated devices: whole matches through the engine, and everybody's notes.

Nothing here asks the checker what it would say: what a verdict must be follows from who answered
and who was away.
"""

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any, get_args

from tests.fairness.viewers import LISTED, UNSEEN, Kind, Viewer
from toril import Match, Record
from toril.engine.fairness.draw import DrawnSeat, OpenedDraw, write_draw
from toril.engine.fairness.hashes import secret_seal
from toril.engine.game import Event, Move, Rules
from toril.engine.record_json import LaterSeats
from toril.engine.six_nimmt import SixNimmt
from toril.fairness.device import Device
from toril.fairness.notes import Notes, Shown, ShownSeat

NAMES = ("Ana", "Bo", "Zoë", "Dora", "Eva", "Fritz", "Güler", "Hugo", "Iñigo", "Jun")
BOT = ShownSeat("cautious", "cautious")


class HonestTable:
    """A table of one server: matches one after the other, with the same devices."""

    def __init__(
        self,
        rules: Rules,
        kinds: Sequence[Kind],
        seed: int,
        away: float = 0.0,
        watchers: int = 1,
        late: float = 0.0,
    ) -> None:
        """`away` is how probable it is, at each move, that a device goes or comes back.

        `late` is how probable it is, before each round but the first, that somebody is sent away,
        and that somebody takes over a bot's seat.
        """
        self.rules, self.rng, self.late = rules, Random(seed), late
        self.id = self.rng.randbytes(16).hex()
        self.number, self.now, self.guests = 0, 1_700_000_000_000, 0
        self.draws: list[OpenedDraw] = []
        self.listed: list[list[Kind]] = []  # how it was with each number that a draw waited for
        self.shown = Shown(
            rules,
            tuple(
                BOT if kind == "bot" else ShownSeat(name, None)
                for name, kind in zip(NAMES, kinds, strict=False)
            ),
        )
        looking: list[tuple[int | None, Kind]] = [
            (seat, kind) for seat, kind in enumerate(kinds) if kind != "bot"
        ]
        looking += [(None, "absent")] * watchers
        self.viewers = [self._viewer(seat, kind, away) for seat, kind in looking]

    def _viewer(self, seat: int | None, kind: Kind, away: float) -> Viewer:
        return Viewer(seat, kind, Device(Notes(self.id), self.rng.randbytes), away)

    def tick(self) -> int:
        """Return the time, which goes on."""
        self.now += self.rng.randrange(100)
        return self.now

    @property
    def here(self) -> list[Viewer]:
        """Everybody who has not been sent away."""
        return [viewer for viewer in self.viewers if not viewer.gone]

    def draw(self, number: int = 1) -> OpenedDraw:
        """Draw for a round: seals, text, numbers, secret."""
        secret, table = self.rng.randbytes(32), bytes.fromhex(self.id)
        now = {viewer.seat: self._at_the_draw(viewer, number) for viewer in self.here}
        seats = tuple(self._drawn(seat, now.get(seat)) for seat in range(self.rules.seats))
        seal = secret_seal(table, secret)
        text = write_draw(self.id, self.number, number, self.rules, seats, seal)
        numbers: list[str | None] = [None] * self.rules.seats
        for viewer in self.here:
            if viewer.drawn[-1] in UNSEEN:
                continue
            place = (self.number, number)
            answer = viewer.device.answer(text, place, viewer.seat, self.shown, self.tick)
            if answer is not None and viewer.kind == "answers":
                assert viewer.seat is not None
                numbers[viewer.seat] = answer.number
        for viewer in self.here:
            viewer.device.told(text, numbers)
        opened = OpenedDraw(text, tuple(numbers), secret.hex())
        self.draws.append(opened)
        seated = [viewer for viewer in self.here if viewer.seat is not None]
        self.listed.append([each.drawn[-1] for each in seated if each.drawn[-1] in LISTED])
        return opened

    def _at_the_draw(self, viewer: Viewer, number: int) -> Kind:
        """Note how it is with a device at a draw: in a match some are away."""
        kind = viewer.kind if number == 1 or viewer.online else "misses"
        viewer.drawn = [kind] if number == 1 else [*viewer.drawn, kind]
        return kind

    def _drawn(self, seat: int, kind: Kind | None) -> DrawnSeat:
        shown = self.shown.seats[seat]
        seal = None
        if shown.bot is None and kind in LISTED:
            seal = next(each.device.seal for each in self.here if each.seat == seat)
            if kind == "other_window":
                seal = self.rng.randbytes(32).hex()
        return DrawnSeat(shown.name, shown.bot, seal)

    def play(self, moves: int | None = None) -> tuple[Record, OpenedDraw]:
        """Draw and play one match to its end; every viewer notes what it is shown.

        After so many `moves`, if it has not ended then, the host ends it for everybody.
        """
        self.number += 1
        self.draws, self.listed = [], []
        for viewer in self.here:
            viewer.came, viewer.openings, viewer.online = 1, set(), viewer.kind != "misses"
        opened = self.draw()
        names = tuple(seat.name for seat in self.shown.seats)
        later: list[LaterSeats] = []
        match: Match[Any] = Match.start(self.rules, opened.seed).hold(True)
        for viewer in self.here:
            viewer.begin(self.number, self.shown)
            if viewer.online:
                viewer.see(match, self.shown, opened.draw)
        while match.outcome is None:
            if moves is not None and len(match.moves) >= moves:
                match, events = match.end_for_all()
                self._tell(events, match)
                break
            seat = self.rng.choice(match.to_act)
            move = match.legal(seat).pick(self.rng)
            for viewer in self.here:
                self._come_or_go(viewer, match)
                self._decide(viewer, seat, move)
            match, events = match.play(seat, move)
            if match.is_between and self._comes(match):
                self._tell(events, match)
                opened = self._draw_later(match)
                drawn = tuple(each.name for each in self.shown.seats)
                later.append(LaterSeats(match.round_number + 1, opened.seed, drawn))
                match, events = match.go_on(opened.seed)
            elif match.is_between:
                match, started = match.go_on()
                events += started
            match = match.hold(True)
            self._tell(events, match)
        for viewer in self.here:
            viewer.come_back(match, self.shown, self.draws[-1].draw)
        record = Record.of(match, names)
        record = replace(record, fairness=tuple(self.draws), later=tuple(later))
        for viewer in self.here:
            for each in self.draws if record.ended_by is None else ():
                viewer.device.notes = viewer.notes.ended(each.draw.hash.hex())
        return record, self.draws[0]

    def _comes(self, match: Match[Any]) -> bool:
        """Let somebody be sent away, perhaps; return whether somebody new comes for a bot."""
        if self.rng.random() < self.late / 3:
            going = self.rng.choice([each for each in self.here if each.seat is not None] or [None])
            if going is not None and len(self._bots()) < self.rules.seats - 1:
                going.gone, going.online, going.seat = True, False, None
        if self.rng.random() >= self.late or not self._bots():
            return False
        self.guests += 1
        weights = [8, 1, 1, 1, 1, 1]
        (kind,) = self.rng.choices(get_args(Kind)[:-1], weights)
        guest = self._viewer(None, kind, self.viewers[0].away)
        guest.begin(self.number, self.shown, self.draws[-1].draw.round)
        guest.online = False
        guest.come_back(match, self.shown, self.draws[-1].draw)
        guest.online = kind != "misses"
        guest.seat = self.rng.choice(self._bots())
        self.viewers.append(guest)
        return True

    def _bots(self) -> list[int]:
        """Return the seats at which nobody sits."""
        taken = {viewer.seat for viewer in self.here}
        return [seat for seat in range(self.rules.seats) if seat not in taken]

    def _draw_later(self, match: Match[Any]) -> OpenedDraw:
        """Draw for the next round: whoever came last has a seat then, bots those of the gone."""
        number, guest = match.round_number + 1, self.viewers[-1]
        seats = list(self.shown.seats)
        for seat in self._bots():
            seats[seat] = seats[seat] if seats[seat].bot else BOT
        assert guest.seat is not None
        seats[guest.seat] = ShownSeat(f"Guest {self.guests}", None)
        self.shown, guest.came = replace(self.shown, seats=tuple(seats)), number
        opened = self.draw(number)
        for viewer in self.here:
            if viewer.drawn[-1] not in UNSEEN:
                viewer.sees(self.shown, opened.draw)
        return opened

    def _come_or_go(self, viewer: Viewer, match: Match[Any]) -> None:
        if self.rng.random() >= viewer.away:
            return
        if viewer.online:
            viewer.online = False
        else:
            viewer.come_back(match, self.shown, self.draws[-1].draw)

    def _decide(self, viewer: Viewer, seat: int, move: Move) -> None:
        assert viewer.observer is not None
        if viewer.seat == seat:
            viewer.observer.stand_in = not viewer.online or self.rng.random() < 0.1
            if not viewer.observer.stand_in:
                viewer.observer.sent(move)

    def _tell(self, events: Sequence[Event], match: Match[Any]) -> None:
        for viewer in self.here:
            if viewer.online:
                viewer.hear(events)
                viewer.see(match, self.shown, self.draws[-1].draw)

    def expected(self, viewer: Viewer, rounds: int) -> tuple[str, set[str]]:
        """Return the verdict and the reasons that this viewer's check must give."""
        is_draft = isinstance(self.rules, SixNimmt) and self.rules.variant == "draft"
        reasons = viewer.reasons(rounds, is_draft=is_draft)
        if reasons:
            return "not_proven", reasons
        missing = any(kind != "answers" for listed in self.listed for kind in listed)
        return ("choice" if missing or len(self.draws) > 1 else "proven"), set()


def some_notes(seed: int = 1) -> Notes:
    """Return what somebody noted who was away now and then."""
    table = HonestTable(SixNimmt(seats=3, rounds=1), ("answers", "absent", "bot"), seed, 0.1)
    table.play()
    return table.viewers[0].notes
