"""The hashes of a draw, each SHA-256 over a label of its own: none can be taken for another.

Every number that a device adds, and the server's secret, has 32 random bytes.
"""

import hashlib
import re
from collections.abc import Sequence

PROTOCOL = "toril-fair-2"
TABLE_BYTES = 16
NUMBER_BYTES = 32
_MISSING = bytes(1 + NUMBER_BYTES)


def seal(table: bytes, number: bytes) -> str:
    """Return what a device shows of its number beforehand, in hex: it fixes it and hides it."""
    return _hash("number", table, number).hex()


def secret_seal(table: bytes, secret: bytes) -> str:
    """Return what the server shows of its secret in the draw, in hex."""
    return _hash("secret", table, secret).hex()


def draw_hash(text: str) -> bytes:
    """Return the hash of a draw's text, as it was received."""
    return _hash("draw", text.encode())


def numbers_hash(draw: bytes, numbers: Sequence[bytes | None]) -> bytes:
    """Return the hash that fixes which numbers came to the draw of that hash, by seat."""
    return _hash("numbers", draw, *(_MISSING if r is None else b"\x01" + r for r in numbers))


def seed_of(numbers: bytes, secret: bytes) -> bytes:
    """Return the seed that follows from the hash of the numbers and the server's secret."""
    return _hash("seed", numbers, secret)


def is_hex(digits: object, length: int) -> bool:
    """Return whether something is so many bytes in hex digits, as we write them."""
    return isinstance(digits, str) and bool(re.fullmatch(f"[0-9a-f]{{{2 * length}}}", digits))


def _hash(label: str, *parts: bytes) -> bytes:
    return hashlib.sha256(b"".join((f"{PROTOCOL} {label}\0".encode(), *parts))).digest()
