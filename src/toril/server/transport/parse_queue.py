"""Parsing piece by piece: however much one address has sent, the event loop serves all others.

Each time the loop comes round a piece or so of an address is parsed: the rest waits in a queue.
"""

import asyncio
from collections import deque
from typing import Protocol

from toril.server.transport import prices


class Parser(Protocol):
    """A connection that has received something."""

    @property
    def has_more(self) -> bool:
        """Whether something waits to be parsed."""

    def parse_some(self) -> float:
        """Parse the next piece; return what that cost."""


class ParseQueue:
    """The connections of one address that wait to be parsed."""

    def __init__(self) -> None:
        """Begin with nobody."""
        self._waiting: deque[Parser] = deque()
        self._spent = 0.0  # since the event loop came round
        self._comes_round = False

    def add(self, parser: Parser) -> None:
        """Let it parse what it has received: now, or when those before it have parsed theirs."""
        self._waiting.append(parser)
        self._parse()

    def _parse(self) -> None:
        while self._waiting and self._spent < prices.SLICE:
            if not self._comes_round:
                self._comes_round = True
                asyncio.get_running_loop().call_soon(self._come_round)
            parser = self._waiting.popleft()
            self._spent += parser.parse_some()
            if parser.has_more:
                self._waiting.append(parser)

    def _come_round(self) -> None:
        self._spent, self._comes_round = 0.0, False
        self._parse()
