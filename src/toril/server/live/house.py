"""What all tables of a server share: where they are stored, what the time is, how bots play."""

import secrets
from collections.abc import Callable

from toril.engine.fairness.hashes import NUMBER_BYTES
from toril.engine.value import value
from toril.server.live.colleagues import Colleagues
from toril.server.live.leases import Lease
from toril.server.live.thinking import Thinkers
from toril.server.store import Store


@value
class House:
    """What every room is given.

    Bots wait `bot_pause` seconds before they play; `page` names the build of the page, if one is
    served; a table has room for so many spectators. `lease` gives the right to drive a table, and
    takes who is called when we get it or lose it.
    """

    store: Store
    colleagues: Colleagues
    lease: Callable[[str, Callable[[], None]], Lease]
    thinkers: Thinkers
    now: Callable[[], int]
    bot_pause: float
    page: str | None
    most_spectators: int


def new_secret() -> str:
    """Return the server's part of a draw, in hex."""
    return secrets.token_hex(NUMBER_BYTES)
