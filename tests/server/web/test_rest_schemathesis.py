"""Schemathesis on every REST route: whatever is sent, the answer is as announced, never a 5xx."""

import asyncio
from collections.abc import Iterator
from itertools import cycle
from random import Random
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck
from hypothesis import settings as hypothesis_settings
from schemathesis import Case
from schemathesis.specs.openapi.checks import positive_data_acceptance

from tests.harness.in_thread import running
from tests.harness.settings import settings
from tests.people.playing import play_through
from toril.client import RawClient
from toril.server.web.app import protocol_document

rest = schemathesis.openapi.from_dict(protocol_document())


class Tables:
    """Tables in every state. What is well formed comes to a fresh one and may change it."""

    def __init__(self, base: str) -> None:
        self.base = base
        states = ("lobby", "match", "result")
        self._fresh = cycle([*((state, True) for state in states), ("lobby", False), ("", False)])
        self._worn = cycle([asyncio.run(self._make(state)) for state in states])

    def next(self, *, well_formed: bool) -> tuple[str | None, str | None]:
        """Return a table's code (None: whatever was drawn), and now and then its host's token."""
        if not well_formed:
            return next(self._worn).code, None  # the cookie may be what is wrong
        state, seated = next(self._fresh)
        if not state:
            return None, None
        host = asyncio.run(self._make(state))
        return host.code, host.token if seated else None

    async def _make(self, state: str) -> RawClient:
        host = RawClient(self.base)
        options = {"rounds": 1, "hand_size": 1}
        await host.open(name="Ana", game="six_nimmt", seats=2, options=options)
        if state != "lobby":
            await host.post("bot", seat=1, bot="random")
            await host.post("start")
        if state == "result":
            await play_through(host, Random(1))
        return host


# The parameter is for the tests' names: without any, those of all routes would have the same one.
@pytest.fixture(scope="module", params=["tables"])
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Tables]:
    with running(settings(tmp_path_factory.mktemp("rest"))) as server:
        yield Tables(server.base)


@pytest.mark.slow
@rest.parametrize()
@hypothesis_settings(
    derandomize=True,
    deadline=None,
    database=None,
    max_examples=20,
    suppress_health_check=list(HealthCheck),
)
def test_no_request_breaks_the_server_and_every_answer_is_as_announced(
    case: "Case[Any]", tables: Tables
) -> None:
    assert case.meta is not None
    code, token = tables.next(well_formed=case.meta.generation.mode.is_positive)
    if code and "code" in case.path_parameters:
        case.path_parameters["code"] = code
    case.call_and_validate(
        base_url=tables.base,
        cookies={"seat": token} if token else None,
        excluded_checks=[positive_data_acceptance],  # options and states refuse much that fits
    )
