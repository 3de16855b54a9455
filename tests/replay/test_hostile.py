"""Whatever file is sent, the answer is a right replay or one of five sentences, never a fault."""

from collections import Counter
from collections.abc import Iterator

import pytest

from tests.harness.in_thread import Running, running
from tests.harness.log import logged
from tests.harness.settings import settings
from tests.people.requests import ask, is_refusal
from tests.people.witness import replayed
from tests.replay.comparing import as_seen, open_cards_as_played, opened
from tests.replay.hostile import files
from toril.engine.record import Record

STATUS = {
    "record_torn": 422,
    "record_edited": 422,
    "record_illegal": 422,
    "record_newer": 422,
    "record_too_large": 413,
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(settings(tmp_path_factory.mktemp("hostile"))) as found:
        yield found


@pytest.mark.slow
def test_a_hostile_file_is_refused_in_one_sentence_or_told_rightly(server: Running) -> None:
    found: Counter[str] = Counter()
    with logged() as log:
        for body in files():
            answer = ask(server.base, "POST", "/api/replay", body, {"accept-encoding": "gzip"})
            if answer.status == 200:
                found["told"] += 1
                _is_right(answer.body, Record.loads(body))
                continue
            code = answer.json["code"]
            found[code] += 1
            assert is_refusal(answer, STATUS[code], code)
            assert answer.json["facts"] == {}
    assert log.getvalue() == ""
    assert found.total() > 1000
    assert found.keys() == STATUS.keys() | {"told"}


def _is_right(packed: bytes, record: Record) -> None:
    """Check a replay against what the engine makes of the record."""
    replay = opened(packed)
    open_cards_as_played(replay, record)
    for seat in (None, *range(record.rules.seats)):
        told = [each for frame in replay["frames"] for each in as_seen(frame, seat)[0]]
        engine = [each for each in replayed(record, seat) if each["kind"] != "six.committed"]
        assert [each for each in told if not each["kind"].startswith("table.")] == engine
    assert replay["table"]["names"] == list(record.names)
