"""`toril bench`: its figures have names, the C program plays the very same deals, draws delay."""

import json
import shutil

import pytest

from tests.cli.terminal import toril
from toril.bench import draws, kernels
from toril.bench.yardstick import same_processor
from toril.cli.exit_codes import MEASURED_BADLY
from toril.fast.compiling.jit import COMPILED


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kernels, "RUNS", 1)
    monkeypatch.setattr(kernels, "ROUNDS", 50)
    for name in ("DEALS", "PLAIN_DEALS", "MEAN_DEALS"):
        monkeypatch.setattr(kernels, name, 6400)


def test_bench_kernels_names_its_figures_and_what_they_depend_on() -> None:
    data = json.loads(toril("bench", "kernels", "--json").out)
    assert data["compiled"] is COMPILED
    assert {"load", "cpu", "numba", "llvmlite", "numpy", "compiler"} <= set(data["machine"])
    assert data["eleven"]["rounds_per_second"] > 0
    six = data["six"]
    ratios, ways = {"ratio_to_c", "c_deals_per_second"}, {"deals_in", "evaluate_in"}
    for name in set(six) - ratios - ways:
        assert six[name] > 0
    assert {six[name] for name in ways} <= {"lanes", "plain"}
    with_c = data["machine"]["compiler"] is not None  # built it plays the same deals, or it fails
    assert all((six[name] is not None) is with_c for name in ratios)
    assert (data["note"] is None) is with_c


def test_without_a_compiler_there_is_no_ratio_and_a_note(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda _: None)
    told = toril("bench", "kernels").out
    assert "no C compiler" in told
    assert "six.deals_per_second" in told
    assert "ratio_to_c" not in told


def test_lanes_that_are_slower_than_plain_kernels_are_a_failure(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sentence = kernels.lanes_that_do_not_pay({"deals": 1.0, "plain deals": 2.0})
    assert sentence
    monkeypatch.setattr(kernels, "lanes_that_do_not_pay", lambda _: sentence)
    ended = toril("bench", "kernels", "--json")
    assert ended.code == MEASURED_BADLY
    assert json.loads(ended.out)["failed"] == sentence
    assert sentence in ended.err


def test_c_is_built_for_the_processor_that_numba_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NUMBA_CPU_NAME", raising=False)
    monkeypatch.delenv("NUMBA_CPU_FEATURES", raising=False)
    assert list(same_processor()) == ["-march=native"]
    monkeypatch.setenv("NUMBA_CPU_NAME", "generic")
    assert list(same_processor()) == ["-march=x86-64"]
    monkeypatch.setenv("NUMBA_CPU_NAME", "znver4")
    monkeypatch.setenv("NUMBA_CPU_FEATURES", "+avx2,-avx512f")
    assert list(same_processor()) == ["-march=znver4", "-mavx2", "-mno-avx512f"]


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
