"""What came of tries at the deal of the day: bullheads, and no names."""

from collections.abc import Mapping

import sqlalchemy as sa

from toril.server.store.interface import Try
from toril.server.store.leases import Beside, Changing
from toril.server.store.schema import tries


class DatabaseTries:
    """Tries as rows. Times and people are not among their columns."""

    def __init__(self, beside: Beside, changing: Changing, reading: Changing) -> None:
        """Ask with `changing` and `reading`, beside the event loop."""
        self._beside, self._changing, self._reading = beside, changing, reading

    async def count(self, one: Try) -> None:
        """Count a try; one that is counted already stays as it is."""
        row = {
            "id": one.id,
            "day": one.day,
            "game": one.game,
            "bots": one.bots,
            "bullheads": one.bullheads,
        }
        await self._beside(lambda: self._changing(lambda link: link.execute(_COUNT, row)))

    async def counted(self, day: str, game: str, bots: str) -> Mapping[int, int]:
        """Return how many tries ended with so many bullheads, from the fewest to the most."""
        asked = {"day": day, "game": game, "bots": bots}

        def read(link: sa.Connection) -> Mapping[int, int]:
            return {row.bullheads: row.tries for row in link.execute(_COUNTED, asked)}

        return await self._beside(lambda: self._reading(read))


_COUNT = sa.text("""
    INSERT INTO tries (id, day, game, bots, bullheads) VALUES (:id, :day, :game, :bots, :bullheads)
    ON CONFLICT DO NOTHING
""")
_COUNTED = (
    sa.select(tries.c.bullheads, sa.func.count().label("tries"))
    .where(tries.c.day == sa.bindparam("day"))
    .where(tries.c.game == sa.bindparam("game"))
    .where(tries.c.bots == sa.bindparam("bots"))
    .group_by(tries.c.bullheads)
    .order_by(tries.c.bullheads)
)
