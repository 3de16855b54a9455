"""How uvicorn runs the application, and the accounts that its connections share."""

import asyncio
from typing import Any

import uvicorn

from toril.server.settings import Settings
from toril.server.transport.address_accounts import AddressAccounts, Allowance

MOST_HEADERS = 16 * 1024
MOST_MESSAGE = 4 * 1024
"""Bytes of one message from a client; the longest play is far below."""

OWN_FILES = 64
"""Files that the server itself may have open: the rest may be connections."""


class Config(uvicorn.Config):
    """uvicorn's configuration, by which the protocols find the accounts too."""

    def __init__(
        self,
        app: Any,
        accounts: AddressAccounts,
        *,
        http: type[asyncio.Protocol],
        websocket: type[asyncio.Protocol],
    ) -> None:
        """Serve `app` by these protocols: `http` speaks first."""
        super().__init__(
            app,
            http=http,
            h11_max_incomplete_event_size=MOST_HEADERS,
            ws=websocket,
            ws_max_size=MOST_MESSAGE,
            ws_per_message_deflate=False,  # 73 kB a socket with it, 29 kB without
            ws_ping_interval=None,  # a timer for each socket: we go round (`keepalive`)
            proxy_headers=False,  # we ask the same middleware ourselves, to know the proxies
            server_header=False,
            access_log=False,
            log_config=None,
            timeout_keep_alive=15,
            timeout_graceful_shutdown=5,
        )
        self.accounts = accounts


def allowance(settings: Settings, files: float) -> Allowance:
    """Return what the settings allow on a system that lets us open so many files."""
    times = {
        "request_seconds": settings.request_seconds,
        "stall_seconds": settings.stall_seconds,
    }
    if not settings.limited:
        return Allowance(**times)
    peers = max(OWN_FILES, files - OWN_FILES)
    return Allowance(
        peer_bytes=settings.socket_bytes,
        peer_rate=settings.socket_rate,
        address_bytes=settings.address_bytes,
        address_rate=settings.address_rate,
        peers=peers,
        # However few files there are, one address cannot have them all.
        peers_of_address=min(settings.most_connections_of_address, peers // 4),
        longest_wait=settings.longest_wait,
        **times,
    )
