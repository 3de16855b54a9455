"""`toril bench`: its figures have names, the C program plays the very same deals, draws delay."""

import json
import shutil

import pytest

from tests.cli.terminal import toril
from toril.bench import draws, kernels
from toril.fast.compiling.jit import COMPILED


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, count in (("RUNS", 1), ("DEALS", 6400), ("PLAIN_DEALS", 2000), ("ROUNDS", 50)):
        monkeypatch.setattr(kernels, name, count)


def test_bench_kernels_names_its_figures_and_what_they_depend_on() -> None:
    data = json.loads(toril("bench", "kernels", "--json").out)
    assert data["compiled"] is COMPILED
    assert {"load", "cpu", "numba", "llvmlite", "numpy", "compiler"} <= set(data["machine"])
    assert data["eleven"]["rounds_per_second"] > 0
    six = data["six"]
    ratios = {"ratio_to_c", "plain_ratio_to_c", "c_deals_per_second"}
    for name in set(six) - ratios:
        assert six[name] > 0
    with_c = data["machine"]["compiler"] is not None  # built it plays the same deals, or it fails
    assert all((six[name] is not None) is with_c for name in ratios)
    assert (data["note"] is None) is with_c


def test_without_a_compiler_there_is_no_ratio_and_a_note(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda _: None)
    told = toril("bench", "kernels").out
    assert "no C compiler" in told
    assert "six.deals_per_second" in told
    assert "ratio_to_c" not in told


def test_bench_draws_compares_starts_with_tables_where_no_device_takes_part(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    alone = draws.Case("nobody takes part", 2, 0, 2, sealed=False)
    asleep = draws.Case("one sleeps", 2, 1, 1)
    monkeypatch.setattr(draws, "CASES", (alone, draws.Case("all answer", 2, 0, 2), asleep))
    plain, answered, late = json.loads(toril("bench", "draws", "--json").out)["runs"]
    assert plain["delay_p50_ms"] == 0
    assert 0 < answered["p50_ms"] < late["p50_ms"]
    assert late["delay_p50_ms"] > 1_500
