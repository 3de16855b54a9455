"""The sockets that people come to: one, or one for each of several workers."""

import socket as sockets
import sys

from toril.engine.errors import TorilError

BACKLOG = 2048
"""Connections that may wait at a socket until somebody takes them."""

SPREADS = sys.platform == "linux"
"""Whether the system shares connections out among several sockets of one port."""


def listen(host: str, port: int) -> sockets.socket:
    """Return a socket that listens; say clearly when the port is taken."""
    return _bound(host, port, listens=True)


def listen_together(first: sockets.socket, count: int) -> list[sockets.socket]:
    """Return `count` sockets that listen on the port of `first`, which is closed or among them.

    Linux gives each new connection to one of them by lot; elsewhere all workers share `first`. It
    was bound alone, which shows that nobody else had the port: sockets that share would not notice.
    """
    if not SPREADS:
        return [first] * count
    host, port = first.getsockname()[:2]
    first.close()
    return [_bound(host, port, listens=True, shared=True) for _ in range(count)]


def again(listening: sockets.socket) -> sockets.socket:
    """Return a socket for the same port to which nobody comes before somebody listens at it.

    Whoever waits at `listening` is hung up on, and finds another worker. Where all share one
    socket it is returned as it is.
    """
    if not SPREADS:
        return listening
    host, port = listening.getsockname()[:2]
    bound = _bound(host, port, listens=False, shared=True)
    listening.close()
    return bound


def _bound(host: str, port: int, *, listens: bool, shared: bool = False) -> sockets.socket:
    """Return a socket that has a port: for itself, or `shared` with others of ours."""
    family = sockets.AF_INET6 if ":" in host else sockets.AF_INET
    bound = sockets.socket(family, sockets.SOCK_STREAM)
    bound.setsockopt(sockets.SOL_SOCKET, sockets.SO_REUSEADDR, 1)
    if shared:
        bound.setsockopt(sockets.SOL_SOCKET, sockets.SO_REUSEPORT, 1)
    try:
        bound.bind((host, port))
        if listens:
            bound.listen(BACKLOG)
    except (OSError, OverflowError) as error:
        bound.close()
        why = getattr(error, "strerror", None) or str(error)
        raise TorilError(
            "cannot_listen",
            f"Cannot listen on {host} port {port}: {why}. Choose others with --host, --port.",
            host=host,
            port=port,
            why=why,
        ) from error
    return bound
