"""The only chance in both games: the order of the deck of each round.

Anybody can check a deal in any language: sort the cards by the bytes of
HMAC-SHA-256(key = seed, message = "round:card"). `docs/records.md` has known answers.
"""

import hashlib
import hmac
import re
from collections.abc import Iterable

from toril.engine.errors import BadNotation
from toril.engine.game import Cards

SEED_BYTES = range(16, 33)
"""A seed has 16 to 32 bytes."""


def deck_order(seed: bytes, round_number: int, cards: Iterable[int]) -> Cards:
    """Return `cards` as they lie in the deck of round `round_number` (counted from 1)."""
    keyed = hmac.new(seed, digestmod=hashlib.sha256)

    def place(card: int) -> bytes:
        message = keyed.copy()  # half the cost of keying anew for every card
        message.update(b"%d:%d" % (round_number, card))
        return message.digest()

    return tuple(sorted(cards, key=place))


def check_seed(seed: object) -> bytes:
    """Return `seed` if it is one, refuse it otherwise."""
    if isinstance(seed, bytes) and len(seed) in SEED_BYTES:
        return seed
    raise BadNotation("bad_seed", "A seed has 16 to 32 bytes, written as 32 to 64 hex digits.")


def parse_seed(digits: str) -> bytes:
    """Return the seed that a record writes in hex."""
    whole = re.fullmatch(r"([0-9a-f]{2})+", digits)
    return check_seed(bytes.fromhex(digits) if whole else None)


def seed_from_text(text: str) -> bytes:
    """Return the seed that a person means: a seed's own hex digits, or any text's SHA-256."""
    try:
        return parse_seed(text)
    except BadNotation:
        return hashlib.sha256(text.encode(errors="surrogatepass")).digest()
