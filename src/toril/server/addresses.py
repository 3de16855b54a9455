"""Addresses: the key by which a client is counted, and whether it is this machine itself."""

from contextlib import suppress
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address

LONGEST_ADDRESS = 64
"""In characters, longer than any: a proxy may hand on what a stranger wrote, and keys are kept."""


def counted_as(host: str) -> str:
    """Return the key of an address; of IPv6 the network, of which a home has a whole one.

    An IPv4 address that is written as IPv6, as `--host ::` sees them, is an IPv4 address.

    >>> counted_as("2001:db8:1:2:3:4:5:6")
    '2001:db8:1:2::/64'
    >>> counted_as("::ffff:203.0.113.7")
    '203.0.113.7'
    """
    return _known(host[:LONGEST_ADDRESS])[0]


def is_loopback(host: str) -> bool:
    """Return whether an address means this machine.

    >>> [is_loopback(host) for host in ("127.0.0.1", "::1", "::ffff:127.0.0.1", "192.168.1.2")]
    [True, True, True, False]
    """
    return _known(host[:LONGEST_ADDRESS])[1]


def with_mapped(proxies: str) -> str:
    """Return a list of proxies with its IPv4 ones as `--host ::` sees them too.

    >>> with_mapped("127.0.0.1, 10.0.0.0/8, proxy.sock")
    '127.0.0.1,::ffff:127.0.0.1,10.0.0.0/8,::ffff:10.0.0.0/104,proxy.sock'
    """
    found = []
    for proxy in proxies.replace(" ", "").split(","):
        found.append(proxy)
        address, slash, length = proxy.partition("/")
        with suppress(ValueError):
            bits = str(96 + int(length)) if slash else ""
            found.append(f"::ffff:{IPv4Address(address)}{slash}{bits}")
    return ",".join(found)


@lru_cache(maxsize=4096)
def _known(host: str) -> tuple[str, bool]:
    """Return the key of `host`, and whether it is this machine."""
    try:
        found: IPv4Address | IPv6Address = ip_address(host.partition("%")[0])
    except ValueError:
        return host, False
    if isinstance(found, IPv6Address):
        found = found.ipv4_mapped or found
    if isinstance(found, IPv6Address):
        return str(IPv6Network((int(found), 64), strict=False)), found.is_loopback
    return str(found), found.is_loopback
