"""Seals and numbers from wrong senders or at wrong times: refused, and nothing is stored."""

from collections.abc import Iterator

import pytest

from tests.server.web.quiet_tables import STATES, STRANGERS, QuietTables, quiet_tables

NUMBER = {"kind": "number", "number": "0" * 64, "seal": "0" * 64}


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[QuietTables]:
    with quiet_tables(tmp_path_factory.mktemp("quiet")) as made:
        yield made


@pytest.mark.parametrize("state", STATES)
@pytest.mark.parametrize("sender", STRANGERS)
def test_a_spectator_gives_no_number(tables: QuietTables, sender: str, state: str) -> None:
    assert tables.say(state, sender, match=1, **NUMBER) == "not_seated"


@pytest.mark.parametrize("state", STATES)
@pytest.mark.parametrize("sender", ["guest", "host"])
def test_a_number_without_an_open_draw_comes_too_late(
    tables: QuietTables, sender: str, state: str
) -> None:
    for match in (1, 2):
        assert tables.say(state, sender, match=match, **NUMBER) == "draw_over"


@pytest.mark.parametrize("state", STATES)
@pytest.mark.parametrize("sender", [*STRANGERS, "guest", "host"])
def test_a_seal_leaves_no_trace_on_disk(tables: QuietTables, sender: str, state: str) -> None:
    assert tables.say(state, sender, kind="seal", seal="0" * 64) == "ack"
