"""The outermost layer: every request is counted before anything of it is read.

What is refused here is answered without exceptions: they would keep their frames, and the request
with them, until somebody looks for cycles.
"""

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from toril.server.metrics import TURNED_AWAY
from toril.server.transport import prices
from toril.server.transport.accounts import Account, Accounts
from toril.server.transport.line import Line
from toril.server.web.door import address_of, allows
from toril.server.web.guard import refuse
from toril.server.web.limits import Limits, too_often

FAULTS = frozenset((400, 413, 421, 422, 429))
"""Answers to what should not have been sent."""


class Counted:
    """Counts requests by address, and what came of them."""

    def __init__(self, app: ASGIApp, accounts: Accounts, limits: Limits) -> None:
        """Count for `app`."""
        self._app, self._accounts, self._limits = app, accounts, limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or answer it here; charge for what was at fault."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        scope["app"] = self._app  # as it does itself, a little later
        line: Line = scope["state"]["line"]
        account, seconds = self._admit(scope, line)
        seconds = seconds or account.owes() or self._asks_again_in(scope)
        status = 0

        async def noted(message: Message) -> None:
            nonlocal status
            status = message.get("status", status)
            await send(message)

        if seconds:
            TURNED_AWAY.labels("too_many_requests").inc()
            await refuse(scope, noted, 429, too_often(seconds))
        else:
            await self._app(scope, receive, noted)
        is_cut_off = not status and scope["type"] == "http"
        if is_cut_off or status in FAULTS:
            (line if line.account is account else account).charge(prices.FAULT)

    def _admit(self, scope: Scope, line: Line) -> tuple[Account, int]:
        """Return the account that a request counts for, and how long that one has to wait.

        Who comes by themselves has paid, or was not let in, at the doorway; who comes by a proxy
        does so here.
        """
        client: str = scope["client"][0] if scope["client"] else ""
        if client == line.host:
            return line.account, 0
        account = self._accounts.of(client)
        headers = sum(len(name) + len(value) for name, value in scope["headers"])
        account.charge(prices.REQUEST + headers)
        if scope["type"] == "websocket":
            line.belong_to(account)
        return account, account.waits()

    def _asks_again_in(self, scope: Scope) -> int:
        """Count a call of the protocol; return for how many seconds there were too many."""
        if scope["type"] != "http" or not scope["path"].startswith("/api/"):
            return 0
        asker, asking = HTTPConnection(scope), self._limits.ask
        return 0 if allows(asker, asking) else self._limits.wait(asking, address_of(asker))
