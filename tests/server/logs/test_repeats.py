"""A log that cannot be flooded: repeated lines are counted and summed up."""

import io
import logging
import threading
import time
from collections import Counter
from collections.abc import Iterator

import pytest
import structlog

from tests.harness.log import log_lines, logged
from toril.server.logs import repeats
from toril.server.logs.repeats import FEW, MANY, MOST_SIGNATURES, CountingHandler

library = logging.getLogger("another.package")


@pytest.fixture
def log() -> Iterator[io.StringIO]:
    with logged("info") as written:
        yield written


def end_the_window() -> None:
    for handler in logging.getLogger().handlers:
        if isinstance(handler, CountingHandler):
            handler.close()


def said(log: io.StringIO) -> Counter[str]:
    return Counter(line["event"] for line in log_lines(log))


def break_down() -> float:
    return 1 / 0


def break_down_elsewhere() -> int:
    return 1 // 0


def test_a_line_of_ours_is_written_a_few_times_and_then_counted(log: io.StringIO) -> None:
    ours = structlog.get_logger()
    for number in range(1234):
        ours.warning("not_stored", table=str(number))  # the facts make no new line of it
    assert said(log) == {"not_stored": FEW}
    end_the_window()
    *few, last = log_lines(log)
    assert [line["table"] for line in few] == ["0", "1", "2", "3", "4"]
    told = {"event": "said_again", "line": "not_stored", "times": 1234 - FEW, "level": "warning"}
    assert told.items() <= last.items()


def test_a_librarys_line_is_known_by_its_template(log: io.StringIO) -> None:
    for number in range(20):
        library.warning("Lost %s of %s", number, 20)
        library.error("Lost %s of %s", number, 20)
    library.warning("Found it")
    end_the_window()
    assert said(log) == {"Found it": 1, "said_again": 2} | {
        f"Lost {number} of 20": 2 for number in range(FEW)
    }
    assert [line["level"] for line in log_lines(log)[-2:]] == ["warning", "error"]


def test_what_happens_is_told_more_often_than_what_fails(log: io.StringIO) -> None:
    for _ in range(MANY + 7):
        structlog.get_logger().info("table.opened")
    end_the_window()
    assert said(log) == {"table.opened": MANY, "said_again": 1}
    assert log_lines(log)[-1]["times"] == 7


def test_a_traceback_is_the_same_line_by_its_error_and_its_place(log: io.StringIO) -> None:
    ours = structlog.get_logger()
    for number in range(20):
        for breaks in (break_down, break_down_elsewhere):
            try:
                breaks()
            except ZeroDivisionError as error:
                ours.exception("failed", number=number)
                ours.error("failed_too", exc_info=error)
                library.exception("Failed at %s", number)
    end_the_window()
    traces = Counter(
        line["event"].split(" at ")[0] for line in log_lines(log) if "exception" in line
    )
    assert traces == {"failed": 2 * FEW, "failed_too": 2 * FEW, "Failed": 2 * FEW}
    sums = [line for line in log_lines(log) if line["event"] == "said_again"]
    assert len(sums) == 6
    assert {(line["times"], line["error"]) for line in sums} == {(20 - FEW, "ZeroDivisionError")}


def test_only_the_first_row_of_a_message_counts(log: io.StringIO) -> None:
    for number in range(20):
        library.error(f"Task exception was never retrieved\nfuture: <Task {number}>")
    end_the_window()
    assert log_lines(log)[-1]["line"] == "Task exception was never retrieved"
    assert len(log_lines(log)) == FEW + 1


def test_the_sum_comes_by_itself_when_the_flood_stops(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(repeats, "WINDOW_SECONDS", 0.2)
    with logged() as log:
        for _ in range(100):
            library.warning("Again")
        deadline = time.monotonic() + 10
        while "said_again" not in log.getvalue() and time.monotonic() < deadline:
            time.sleep(0.01)
        assert log_lines(log)[-1]["times"] == 100 - FEW
        library.warning("Again")
        assert said(log) == {"Again": FEW + 1, "said_again": 1}


def test_the_sum_comes_before_the_first_line_of_the_next_window(
    log: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    for _ in range(100):
        library.warning("Again")
    later = time.monotonic() + repeats.WINDOW_SECONDS
    monkeypatch.setattr(repeats, "monotonic", lambda: later)
    library.warning("Something else")
    assert [line["event"] for line in log_lines(log)[FEW:]] == ["said_again", "Something else"]


def test_lines_that_are_never_the_same_are_bounded_too(log: io.StringIO) -> None:
    for number in range(MOST_SIGNATURES + 300):
        library.warning(f"Who is {number}?")
    end_the_window()
    assert len(log_lines(log)) == MOST_SIGNATURES + FEW + 1
    assert log_lines(log)[-1]["line"] == "other lines"
    assert log_lines(log)[-1]["times"] == 300 - FEW


def test_threads_that_log_at_once_are_counted_exactly(log: io.StringIO) -> None:
    def flood() -> None:
        for _ in range(500):
            library.warning("Again")

    threads = [threading.Thread(target=flood) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    end_the_window()
    assert said(log) == {"Again": FEW, "said_again": 1}
    assert log_lines(log)[-1]["times"] == 8 * 500 - FEW
