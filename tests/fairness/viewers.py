"""Simulated devices of honest people: what each is shown, and how it was with its number."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias

from toril.engine.fairness.draw import Draw
from toril.engine.game import Event
from toril.engine.match import Match
from toril.engine.six_nimmt import RecallView
from toril.fairness.device import Device
from toril.fairness.notes import Notes, Shown
from toril.fairness.observe import Observer

Kind: TypeAlias = Literal["answers", "late", "sleeps", "absent", "other_window", "misses", "bot"]
"""What is at a seat: a device that answers in time; one whose number comes too late; one that never
answers; one without a seal; one whose other window sealed; one that comes after the draw; a bot."""

LISTED = ("answers", "late", "sleeps", "other_window")
UNSEEN = ("sleeps", "misses")
WHY = {"late": "left_out", "sleeps": "not_there", "misses": "not_there"}


@dataclass(slots=True)
class Viewer:
    """One who looks at the table: at a seat, or as a spectator (None).

    `came` is the round from whose draw on they have a seat in this match; `drawn` says of each draw
    since then how it was with their device; whoever was sent away is `gone`.
    """

    seat: int | None
    kind: Kind
    device: Device
    away: float = 0.0
    observer: Observer | None = None
    online: bool = True
    openings: set[int] = field(default_factory=set)
    came: int = 1
    drawn: list[Kind] = field(default_factory=list)
    gone: bool = False

    @property
    def notes(self) -> Notes:
        """All that this viewer's device has noted."""
        return self.device.notes

    def begin(self, number: int, shown: Shown, since: int = 1) -> None:
        """Look at a match, or go on to."""
        known = self.notes.match(number)
        self.observer = Observer(known or Observer.of(number, self.seat, shown, since).note)

    def see(self, match: Match[Any], shown: Shown, draw: Draw) -> None:
        """Be shown the match as it is, and who sits where by the last draw."""
        assert self.observer is not None
        if self.seat is not None and self.observer.note.seat is None:
            self.observer.sit_down(self.seat)
        self.observer.shows(match.table_view(self.seat))
        rounds = sum(1 for _ in match.scores) + 1
        if not match.outcome and _nothing_played(match):
            self.openings.add(rounds)
        self.sees(shown, draw)

    def sees(self, shown: Shown, draw: Draw) -> None:
        """Be shown who sits where."""
        assert self.observer is not None
        is_noted = self.notes.draw(draw.hash.hex()) is not None
        self.observer.sees(shown, draw, is_noted=is_noted)
        self.device.notes = self.notes.with_match(self.observer.note)

    def hear(self, events: Sequence[Event]) -> None:
        """Hear what happened."""
        assert self.observer is not None
        for event in events:
            if (seen := event.seen_by(self.seat)) is not None:
                self.observer.happened(seen)

    def come_back(self, match: Match[Any], shown: Shown, draw: Draw) -> None:
        """Connect anew, if the connection was lost."""
        assert self.observer is not None
        if self.online or self.gone:
            return
        self.online = True
        if self.seat is not None and self.observer.note.seat is None:
            self.observer.sit_down(self.seat)
        round_view = match.recall_view(None).round
        tricks = round_view.tricks if isinstance(round_view, RecallView) else ()
        self.observer.missed(match.table_view(self.seat), tricks)
        self.see(match, shown, draw)

    def reasons(self, rounds: int, *, is_draft: bool) -> set[str]:
        """Return the reasons why this viewer's check cannot prove the match."""
        assert self.observer is not None
        seen = self.observer.note.rounds
        reasons = set() if any(any(each.plays) for each in seen) else {"rounds_unseen"}
        unseen = set(range(1, rounds + 1)) - self.openings
        if is_draft:
            reasons.add("draft")
        elif any(number >= self.came for number in unseen):
            reasons.add("rounds_unseen")
        if any(kind in UNSEEN for kind in self.drawn):
            reasons.add("not_there")
        if self.seat is None:
            return reasons | {"looking_on"}
        if self.came > 1:
            reasons.add("came_later")
        why = [WHY.get(kind, kind) for kind in self.drawn if kind != "answers"]
        return reasons | set(why[:1])


def _nothing_played(match: Match[Any]) -> bool:
    sizes = {len(hand) for hand in match.round.hands}
    fresh = getattr(match.round, "tricks", ()) == () and getattr(match.round, "lap", ()) == ()
    return fresh and sizes == {getattr(match.rules, "hand_size", None)}
