"""The bots that tables offer, as a value: a table itself knows none."""

from toril.bots import BOTS
from toril.server.tables.bots import Bots

OFFERED = Bots(tuple(BOTS), stand_in="cautious")
"""Who stands in answers at once, kernels or not."""
