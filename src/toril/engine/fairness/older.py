"""How seeds were made before draws (`toril-seed-1`): read for good, and it proves less.

The table kept a secret and showed SHA-256(secret). Everybody who sat down brought a nonce. The seed
is SHA-256 over all of it. The secrets of a table's matches are a chain in which each is the hash of
the next (`secret_of`), so that one hash fixes them all. A server could choose such deals: it knew
the nonces when it chose the table's id, and nothing was compared with what a device saw.
"""

import hashlib
from collections.abc import Sequence

from toril.engine.errors import BadRecord
from toril.engine.fairness.hashes import TABLE_BYTES, is_hex
from toril.engine.value import value

PREFIX = b"toril-seed-1"
NONCE_BYTES = 16
SECRET_BYTES = 32
CHAIN = 1000
"""How many matches one table can play: the length of its chain of secrets."""


def secret_of(root: bytes, number: int) -> bytes:
    """Return the secret of a table's match `number` (from 1): its hash is the one before it."""
    if not 1 <= number <= CHAIN:
        raise ValueError(f"a table plays matches 1 to {CHAIN}, not {number}")
    secret = root
    for _ in range(CHAIN - number):
        secret = hashlib.sha256(secret).digest()
    return secret


def published(secret: bytes) -> str:
    """Return the hash, in hex, that is shown while the secret is not."""
    return hashlib.sha256(secret).hexdigest()


def fair_seed(table: bytes, secret: bytes, nonces: Sequence[bytes | None]) -> bytes:
    """Return the seed made from the table's id, its secret and each seat's nonce (None: a bot).

    >>> fair_seed(bytes(16), bytes(32), [b"n" * 16, None]).hex()[:16]
    '40a7bf9652a1a90f'
    """
    seats = b"".join(bytes(NONCE_BYTES) if nonce is None else nonce for nonce in nonces)
    return hashlib.sha256(PREFIX + table + secret + seats).digest()


@value
class ChainedSeed:
    """What a seed was made from, all in hex; a bot's nonce is None."""

    table: str
    secret: str
    nonces: tuple[str | None, ...]

    def __post_init__(self) -> None:
        """Refuse anything that is not hex of the right length."""
        lengths = [(self.table, TABLE_BYTES), (self.secret, SECRET_BYTES)]
        lengths += [(nonce, NONCE_BYTES) for nonce in self.nonces if nonce is not None]
        if not all(is_hex(digits, length) for digits, length in lengths):
            raise BadRecord(
                "bad_fairness",
                f"Table, secret and nonces are hex digits of {TABLE_BYTES}, {SECRET_BYTES} and "
                f"{NONCE_BYTES} bytes.",
                table=TABLE_BYTES,
                secret=SECRET_BYTES,
                nonce=NONCE_BYTES,
            )

    @property
    def hash(self) -> str:
        """The hash that was shown before the match."""
        return published(bytes.fromhex(self.secret))

    def was_promised(self, shown: str) -> bool:
        """Return whether `shown` is the hash of this secret, or of a match before at the table.

        The secrets are a chain, so one who noted the first hash can check every match.
        """
        link = self.hash
        for _ in range(CHAIN):
            if link == shown:
                return True
            link = hashlib.sha256(bytes.fromhex(link)).hexdigest()
        return False

    @property
    def seed(self) -> bytes:
        """The seed that follows from it."""
        nonces = [None if nonce is None else bytes.fromhex(nonce) for nonce in self.nonces]
        return fair_seed(bytes.fromhex(self.table), bytes.fromhex(self.secret), nonces)
