"""A few of each disaster; `make cluster-crash` has fifty kills and many of the others."""

import asyncio
from pathlib import Path

import pytest

from tests.cluster.trial import Plan, Trial

SHORT = Plan(kills=5, rounds=1, pause_seconds=6.5, rest=0.2, thinks=0.05, tables=5)
"""The pause is longer than a lease without a sign of life."""


@pytest.mark.slow
@pytest.mark.services
def test_whatever_happens_to_two_workers_nothing_is_lost_and_nothing_done_twice(
    tmp_path: Path,
) -> None:
    findings = asyncio.run(Trial(SHORT, lambda _: None).run(tmp_path))
    assert findings.faults == []
    assert len(findings.disasters) == 10
    assert findings.disasters["worker killed"] >= SHORT.kills
    # Clocks run out, too, but only if luck will have it in so short a time.
    for figure in ("moves by bots", "numbers given to them"):
        assert findings.figures[figure] > 0
