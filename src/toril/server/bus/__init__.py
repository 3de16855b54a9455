"""What workers tell each other at once: that there is something to read, and who is connected.

A bus may lose messages: whatever counts is in the store. `interface` says what one must do, `local`
is one inside a process, and `redis_bus` one among processes and machines.
"""

from toril.extras import require
from toril.server.bus.address import BusAddress, channel_of
from toril.server.bus.interface import Bus
from toril.server.bus.local import LocalBus, LocalHub

__all__ = ["Bus", "LocalBus", "LocalHub", "channel_of", "open_bus"]


def open_bus(url: str, channel: str) -> Bus:
    """Return the bus of a URL: whoever names the same channel hears us, from its `open` on."""
    address = BusAddress(url)
    require("redis")
    from toril.server.bus.redis_bus import RedisBus

    return RedisBus(address, channel)
