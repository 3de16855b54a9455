"""The same deals every day, in a server of this process."""

from random import Random

import pytest

from toril.server.live import hall
from toril.server.store import database
from toril.server.web.routes import table_commands


class Drawn:
    """Stands for the `secrets` module where a test needs the same deals every day."""

    def __init__(self, seed: int) -> None:
        self._rng = Random(seed)
        self._codes = Random(seed)  # another draw for a code does not change the deals

    def token_bytes(self, length: int) -> bytes:
        return self._rng.randbytes(length)

    def token_hex(self, length: int) -> str:
        return self.token_bytes(length).hex()

    def choice(self, signs: str) -> str:
        return self._codes.choice(signs)


def fix_deals(monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    """Make secrets and the bots' luck, and so every deal, follow from `seed`."""
    drawn = Drawn(seed)
    monkeypatch.setattr(database, "secrets", drawn)
    monkeypatch.setattr(hall, "secrets", drawn)
    monkeypatch.setattr(table_commands, "new_secret", lambda: drawn.token_hex(32))
