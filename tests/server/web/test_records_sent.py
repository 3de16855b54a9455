"""A record that is sent to one of the doors which take records is kept nowhere."""

from collections.abc import Iterator

import pytest

from tests.people.requests import ask
from tests.server.web.quiet_tables import QuietTables, quiet_tables
from tests.server.web.sender_matrix import COMMAND, TAKING_RECORDS


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[QuietTables]:
    with quiet_tables(tmp_path_factory.mktemp("quiet")) as made:
        yield made


@pytest.mark.parametrize(("method", "path"), sorted(TAKING_RECORDS))
def test_a_record_that_is_sent_is_kept_nowhere(tables: QuietTables, method: str, path: str) -> None:
    record = tables.ask("result", "nobody", "GET", COMMAND + "record").body
    with tables.unchanged():
        assert ask(tables.server.base, method, path, record).status == 200
