"""Faces that people at a table show each other: told to whoever is there, and kept nowhere."""

from typing import get_args

from toril.server.live import messages
from toril.server.live.presence import LivePresence
from toril.server.tables.refusals import Refused
from toril.wire.literals import Face, PersonId

PAUSE = 2_000
"""Milliseconds from one face of a person to the next, in whichever window it is shown."""

FACES: tuple[str, ...] = get_args(Face)


class Reactions:
    """Who at one table has just shown a face."""

    def __init__(self, presence: LivePresence) -> None:
        """Tell those who are in `presence`."""
        self._presence = presence
        self._shown_at: dict[PersonId, int] = {}

    def give(self, person: PersonId, face: Face, now: int) -> None:
        """Show everybody here a face; refuse one that comes too soon.

        It is refused and not passed over in silence: whoever sends something is answered, always.
        """
        shown_at = self._shown_at.get(person)
        if shown_at is not None and now - shown_at < PAUSE:
            raise Refused(
                "too_soon",
                f"One reaction every {PAUSE // 1000} seconds.",
                seconds=PAUSE // 1000,
            )
        self.show(person, face, now)

    def show(self, person: PersonId, face: str, now: int) -> None:
        """Show everybody here a face, which may have been given to another worker."""
        if face not in FACES:  # of a newer version
            return
        recent = {each: at for each, at in self._shown_at.items() if now - at < PAUSE}
        self._shown_at = {**recent, person: now}
        frame = messages.frame(messages.reaction(person, face))
        for connection in self._presence:
            connection.push(frame)
