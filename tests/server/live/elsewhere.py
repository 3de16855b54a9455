"""Somebody who is connected to a worker without rooms."""

from toril.server.live.elsewhere import Connected, Sign

TABLE, SEAL = "a table", "5e" * 32
HERE = Connected({2: Sign(7, SEAL)}, 1)


class Rooms:
    """Who is connected to a worker without rooms."""

    def __init__(self, *here: tuple[str, Connected]) -> None:
        self._here = here

    def here(self) -> tuple[tuple[str, Connected], ...]:
        return self._here

    def heard(self, *_: object) -> None:
        """Do nothing."""

    rung = attended = reacted = freed = heard
