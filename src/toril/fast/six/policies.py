"""How seats play in a playout: by lot, or by counting what a card seems to cost in this trick.

A seat that plays by lot plays the first card of its hand, which lies in random order. One that
counts plays the card with the least risk, see `risk`.

Nobody knows how the people at the table play, so a world draws that too: in some worlds a seat
plays by lot, in the others it counts. A policy says in how many, or leaves it to what the seat
has shown so far.
"""

from collections.abc import Sequence

from toril.engine.game import Seat

DRAWS = 16
"""In each world every seat draws a number, 0 to 15; it counts when that is below its *share*."""

COUNTING_SHARES: dict[str, tuple[int, int | None]] = {
    "watchful": (DRAWS, None),
    "mixed": (DRAWS, DRAWS // 2),
    "careful": (DRAWS, DRAWS),
    "lone": (DRAWS, 0),
    "random": (0, 0),
}
"""The policies: in how many of `DRAWS` worlds we count, and in how many each of the others.

None: as each of them seems to play, see `opponents`.
"""

POLICIES = tuple(COUNTING_SHARES)
"""The names of the policies; the first is the one to use where nothing else is said."""


def shares_of(policy: str, seat: Seat, shown: Sequence[int]) -> list[int]:
    """Return, by seat, in how many of `DRAWS` worlds each counts where `seat` is ours.

    >>> shares_of("watchful", 1, [3, 8, 15]), shares_of("lone", 1, [3, 8, 15])
    ([3, 16, 15], [0, 16, 0])
    """
    own, others = COUNTING_SHARES[policy]
    by_seat = list(shown) if others is None else [others] * len(shown)
    by_seat[seat] = own
    return by_seat
