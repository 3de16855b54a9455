"""The bots that tables offer, as a value: a table itself knows none."""

from toril.bots import BOTS
from toril.bots.substitutes import STAND_IN
from toril.server.tables.bots import Bots

OFFERED = Bots(tuple(BOTS), stand_in=str(STAND_IN))
