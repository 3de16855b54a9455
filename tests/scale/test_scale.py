"""docs/scale.md says what its figures give, and the simulation says what was measured."""

from pathlib import Path

import pytest

from tests.scale.arithmetic import load, rows, workers_for
from tests.scale.figures import Figures
from tests.scale.simulation import Simulation

PAGE = Path(__file__).parents[2] / "docs" / "scale.md"


def test_the_page_has_what_the_figures_give() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert [row for row in rows(Figures()) if row not in page] == []


@pytest.mark.parametrize(("moves", "measured"), [(857, 6.0), (1934, 8.1)])
def test_one_simulated_worker_is_as_quick_as_the_measured_one(moves: int, measured: float) -> None:
    found = Simulation(Figures(), 1, moves, 2.0, together=True).run()
    assert 0.75 * measured < found.p50 < 1.25 * measured
    assert found.busy == pytest.approx(
        load(Figures(postgres_factor=1.0), moves, 1, together=True), rel=0.1
    )


def test_beyond_some_rate_of_doorbells_no_number_of_workers_is_enough() -> None:
    loud = Figures(doorbell_cpu=1e-4)
    assert workers_for(loud, 5_000, 1, together=True) is not None
    assert workers_for(loud, 6_000, 1, together=True) is None
