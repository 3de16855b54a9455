"""The deal of the day: one secret for a game and a day, the same for everybody at a server.

No device adds a number, so nothing is proven: the server chose the secret. What can be known is
that it did not change it since it showed its seal. `docs/fairness.md` says what that is worth.
"""

import hashlib
import hmac
import re
from dataclasses import field

from toril.engine.errors import BadRecord
from toril.engine.fairness.hashes import NUMBER_BYTES, is_hex
from toril.engine.game import Seat
from toril.engine.value import value

PROTOCOL = "toril-day-1"
_DATE = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")


def day_secret(key: bytes, date: str, game: str) -> str:
    """Return the secret of a day, in hex: whoever has the server's `key` can compute any."""
    return hmac.digest(key, _labelled("secret", date, game), "sha256").hex()


@value
class DayDeal:
    """What the seed of a deal of the day was made from: its secret, in hex, and which day it is."""

    date: str
    secret: str = field(repr=False)  # until a whole day after the day

    def __post_init__(self) -> None:
        """Refuse what is no date, and a secret that is not hex of the right length."""
        if not _is_date(self.date) or not is_hex(self.secret, NUMBER_BYTES):
            raise BadRecord(
                "bad_day",
                f"A deal of the day has a date and a secret of {NUMBER_BYTES} bytes in hex digits.",
                bytes=NUMBER_BYTES,
            )

    def hash(self, game: str) -> str:
        """Return the seal of the secret, in hex, that is shown from the day before on."""
        return self._hash(_labelled("hash", self.date, game)).hex()

    @property
    def seed(self) -> bytes:
        """The seed that follows."""
        return self._hash(_labelled("seed"))

    def luck(self, turn: int, seat: Seat) -> bytes:
        """Return the random bits of the bot at a seat in a turn: at each table the same."""
        return self._hash(_labelled("luck", str(turn), str(seat)))

    def _hash(self, label: bytes) -> bytes:
        return hashlib.sha256(label + bytes.fromhex(self.secret)).digest()


def _is_date(text: object) -> bool:
    """Return whether something is written as a date is; the calendar is not asked."""
    return isinstance(text, str) and bool(_DATE.fullmatch(text))


def _labelled(label: str, *parts: str) -> bytes:
    """Return the beginning of what is hashed for one purpose; each part ends with a zero byte."""
    return "".join(f"{each}\0" for each in (f"{PROTOCOL} {label}", *parts)).encode()
