"""An honest server with simulated devices: whole matches through the engine, and everybody's notes.

Nothing here asks the checker what it would say: what a verdict must be follows from who answered
and who was away.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any, Literal, TypeAlias

from toril import Match, Record
from toril.engine.fairness.draw import DrawnSeat, OpenedDraw, write_draw
from toril.engine.fairness.hashes import secret_seal
from toril.engine.game import Event, Move, Rules
from toril.engine.six_nimmt import RecallView, SixNimmt
from toril.fairness.device import Device
from toril.fairness.notes import Notes, Shown, ShownSeat
from toril.fairness.observe import Observer

Kind: TypeAlias = Literal["answers", "late", "sleeps", "absent", "other_window", "misses", "bot"]
"""What is at a seat: a device that answers in time; one whose number comes too late; one that never
answers; one without a seal; one whose other window sealed; one that comes after the draw; a bot."""

NAMES = ("Ana", "Bo", "Zoë", "Dora", "Eva", "Fritz", "Güler", "Hugo", "Iñigo", "Jun")
LISTED = ("answers", "late", "sleeps", "other_window")


@dataclass(slots=True)
class Viewer:
    """One who looks at the table: at a seat, or as a spectator (None)."""

    seat: int | None
    kind: Kind
    device: Device
    away: float = 0.0
    observer: Observer | None = None
    online: bool = True
    openings: set[int] = field(default_factory=set)

    @property
    def notes(self) -> Notes:
        """All that this viewer's device has noted."""
        return self.device.notes


class HonestTable:
    """A table of one server: matches one after the other, with the same devices."""

    def __init__(
        self, rules: Rules, kinds: Sequence[Kind], seed: int, away: float = 0.0, watchers: int = 1
    ) -> None:
        """`away` is how probable it is, at each move, that a device goes or comes back."""
        self.rules, self.kinds, self.rng = rules, tuple(kinds), Random(seed)
        self.id = self.rng.randbytes(16).hex()
        self.number, self.now = 0, 1_700_000_000_000
        self.shown = Shown(
            rules,
            tuple(
                ShownSeat("cautious", "cautious") if kind == "bot" else ShownSeat(name, None)
                for name, kind in zip(NAMES, kinds, strict=False)
            ),
        )
        looking: list[tuple[int | None, Kind]] = [
            (seat, kind) for seat, kind in enumerate(kinds) if kind != "bot"
        ]
        looking += [(None, "absent")] * watchers
        self.viewers = [
            Viewer(seat, kind, Device(Notes(self.id), self.rng.randbytes), away)
            for seat, kind in looking
        ]

    def tick(self) -> int:
        """Return the time, which goes on."""
        self.now += self.rng.randrange(100)
        return self.now

    def draw(self) -> OpenedDraw:
        """Draw the next match: seals, text, numbers, secret."""
        self.number += 1
        secret = self.rng.randbytes(32)
        by_seat = {viewer.seat: viewer for viewer in self.viewers if viewer.seat is not None}
        seats = []
        for seat, shown in enumerate(self.shown.seats):
            seal = None
            if shown.bot is None and by_seat[seat].kind in LISTED:
                seal = by_seat[seat].device.seal
                if by_seat[seat].kind == "other_window":
                    seal = self.rng.randbytes(32).hex()
            seats.append(DrawnSeat(shown.name, shown.bot, seal))
        table = bytes.fromhex(self.id)
        text = write_draw(
            self.id, self.number, 1, self.rules, tuple(seats), secret_seal(table, secret)
        )
        numbers: list[str | None] = [None] * self.rules.seats
        for viewer in self.viewers:
            viewer.openings, viewer.online = set(), viewer.kind != "misses"
            if viewer.kind in ("misses", "sleeps"):
                continue
            answer = viewer.device.answer(
                text, (self.number, 1), viewer.seat, self.shown, self.tick
            )
            if answer is not None and viewer.kind == "answers":
                assert viewer.seat is not None
                numbers[viewer.seat] = answer.number
        for viewer in self.viewers:
            viewer.device.told(text, numbers)
        return OpenedDraw(text, tuple(numbers), secret.hex())

    def play(self, moves: int | None = None) -> tuple[Record, OpenedDraw]:
        """Draw and play one match to its end; every viewer notes what it is shown.

        After so many `moves`, if it has not ended then, the host ends it for everybody.
        """
        opened = self.draw()
        match: Match[Any] = Match.start(self.rules, opened.seed)
        for viewer in self.viewers:
            known = viewer.notes.match(self.number)
            of = Observer.of(self.number, viewer.seat, self.shown)
            viewer.observer = Observer(known) if known else of
            if viewer.online:
                self._show(viewer, match)
        while match.outcome is None:
            if moves is not None and len(match.moves) >= moves:
                match, events = match.end_for_all()
                for viewer in self.viewers:
                    self._tell(viewer, events, match)
                break
            seat = self.rng.choice(match.to_act)
            move = match.legal(seat).pick(self.rng)
            for viewer in self.viewers:
                self._come_or_go(viewer, match)
                self._decide(viewer, seat, move)
            match, events = match.play(seat, move)
            for viewer in self.viewers:
                self._tell(viewer, events, match)
        for viewer in self.viewers:
            self._come_back(viewer, match)
        record = replace(
            Record.of(match, tuple(seat.name for seat in self.shown.seats)), fairness=(opened,)
        )
        for viewer in self.viewers:
            if record.ended_by is None:
                viewer.device.notes = viewer.device.notes.ended(opened.draw.hash.hex())
        return record, opened

    def _come_or_go(self, viewer: Viewer, match: Match[Any]) -> None:
        if self.rng.random() >= viewer.away:
            return
        if viewer.online:
            viewer.online = False
        else:
            self._come_back(viewer, match)

    def _come_back(self, viewer: Viewer, match: Match[Any]) -> None:
        assert viewer.observer is not None
        if viewer.online:
            return
        viewer.online = True
        round_view = match.recall_view(None).round
        tricks = round_view.tricks if isinstance(round_view, RecallView) else ()
        viewer.observer.missed(match.table_view(viewer.seat), tricks)
        self._show(viewer, match)

    def _decide(self, viewer: Viewer, seat: int, move: Move) -> None:
        assert viewer.observer is not None
        if viewer.seat == seat:
            viewer.observer.stand_in = not viewer.online or self.rng.random() < 0.1
            if not viewer.observer.stand_in:
                viewer.observer.sent(move)

    def _tell(self, viewer: Viewer, events: Sequence[Event], match: Match[Any]) -> None:
        assert viewer.observer is not None
        if not viewer.online:
            return
        for event in events:
            if (seen := event.seen_by(viewer.seat)) is not None:
                viewer.observer.happened(seen)
        self._show(viewer, match)

    def _show(self, viewer: Viewer, match: Match[Any]) -> None:
        assert viewer.observer is not None
        viewer.observer.shows(match.table_view(viewer.seat))
        rounds = sum(1 for _ in match.scores) + 1
        if not match.outcome and self._nothing_played(match):
            viewer.openings.add(rounds)
        viewer.device.notes = viewer.device.notes.with_match(viewer.observer.note)

    @staticmethod
    def _nothing_played(match: Match[Any]) -> bool:
        sizes = {len(hand) for hand in match.round.hands}
        fresh = getattr(match.round, "tricks", ()) == () and getattr(match.round, "lap", ()) == ()
        return fresh and sizes == {getattr(match.rules, "hand_size", None)}

    def expected(self, viewer: Viewer, rounds: int) -> tuple[str, set[str]]:
        """Return the verdict and the reasons that this viewer's check must give."""
        assert viewer.observer is not None
        seen = viewer.observer.note.rounds
        reasons = set() if any(any(each.plays) for each in seen) else {"rounds_unseen"}
        if isinstance(self.rules, SixNimmt) and self.rules.variant == "draft":
            reasons.add("draft")
        elif viewer.openings < set(range(1, rounds + 1)):
            reasons.add("rounds_unseen")
        why = {"late": "left_out", "sleeps": "not_there", "misses": "not_there"}
        if viewer.seat is None:
            reasons.add("looking_on")
        elif viewer.kind != "answers":
            reasons.add(why.get(viewer.kind, viewer.kind))
        if reasons:
            return "not_proven", reasons
        missing = [kind for kind in self.kinds if kind in LISTED and kind != "answers"]
        return ("choice" if missing else "proven"), set()


def some_notes(seed: int = 1) -> Notes:
    """Return what somebody noted who was away now and then."""
    table = HonestTable(SixNimmt(seats=3, rounds=1), ("answers", "absent", "bot"), seed, 0.1)
    table.play()
    return table.viewers[0].notes
