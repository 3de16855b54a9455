"""The outermost layer: every request is counted before anything of it is read.

What is refused here is answered without exceptions: they would keep their frames, and the request
with them, until somebody looks for cycles.
"""

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from toril.server.transport import prices
from toril.server.transport.address_accounts import AddressAccount
from toril.server.transport.peer import Peer
from toril.server.web.access import address_of, is_within
from toril.server.web.guard import refuse
from toril.server.web.rate_limits import Limits, too_often

FAULTS = frozenset((400, 413, 421, 422, 429))
"""Answers to what should not have been sent."""


class Meter:
    """Counts requests by address, and what came of them."""

    def __init__(self, app: ASGIApp, limits: Limits) -> None:
        """Count for `app`."""
        self._app, self._limits = app, limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or answer it here; charge for what was at fault."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        scope["app"] = self._app  # as it does itself, a little later
        peer: Peer = scope["state"]["peer"]
        account, seconds = self._admit(scope, peer)
        scope["state"]["account"] = account
        seconds = seconds or account.seconds_in_debt() or await self._asks_again_in(scope)
        status = 0

        async def noted(message: Message) -> None:
            nonlocal status
            status = message.get("status", status)
            await send(message)

        if seconds:
            await refuse(scope, noted, 429, too_often(seconds))
        else:
            await self._app(scope, receive, noted)
        is_cut_off = not status and scope["type"] == "http"
        if is_cut_off or status in FAULTS:
            (peer if peer.account is account else account).charge(prices.FAULT)

    def _admit(self, scope: Scope, peer: Peer) -> tuple[AddressAccount, int]:
        """Return the account that a request counts for, and how long that one has to wait.

        A client of our own port has paid, or was not let in, already; one behind a proxy pays here.
        """
        client: str = scope["client"][0] if scope["client"] else ""
        if client == peer.host:
            return peer.account, 0
        account = peer.accounts.of(client)
        headers = sum(len(name) + len(value) for name, value in scope["headers"])
        account.charge(prices.REQUEST + headers)
        if scope["type"] == "websocket":
            peer.belong_to(account)
        return account, account.seconds_to_wait()

    async def _asks_again_in(self, scope: Scope) -> int:
        """Count a call of the protocol; return for how many seconds there were too many."""
        if scope["type"] != "http" or not scope["path"].startswith("/api/"):
            return 0
        asker, asking = HTTPConnection(scope), self._limits.ask
        if await is_within(asker, asking):
            return 0
        return await self._limits.seconds_until_allowed(asking, address_of(asker))
