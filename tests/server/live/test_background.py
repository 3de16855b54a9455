"""What a room does beside the commands, when it fails."""

import asyncio

import pytest

from tests.harness.log import log_lines, logged
from toril.server.live import background
from toril.server.live.background import BackgroundJobs
from toril.server.tables.refusals import not_stored


@pytest.mark.parametrize(
    ("error", "lines"), [(not_stored(), []), (ValueError("a fault"), ["job_failed"])]
)
def test_a_job_that_could_not_be_stored_is_no_fault_and_is_looked_at_again(
    error: Exception, lines: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(background, "AGAIN_SECONDS", 0.0)

    async def story() -> None:
        looked = asyncio.Event()

        async def job() -> None:
            raise error

        BackgroundJobs("ab" * 16, looked.set).run(job)
        await asyncio.wait_for(looked.wait(), 10)

    with logged() as log:
        asyncio.run(story())
    assert [line["event"] for line in log_lines(log) if line["level"] != "debug"] == lines
