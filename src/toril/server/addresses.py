"""By which key a client is counted."""

import ipaddress
from functools import lru_cache


@lru_cache(maxsize=4096)
def counted_as(host: str) -> str:
    """Return where somebody comes from; of IPv6 the network, of which a home has a whole one."""
    if ":" not in host:
        return host
    try:
        return str(ipaddress.ip_network((host.partition("%")[0], 64), strict=False))
    except ValueError:
        return host
