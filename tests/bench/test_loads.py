"""Every load of `toril bench server`, tiny: people really play, nobody is refused or lost."""

from typing import Any

import pytest

from toril.bench.server import generators, memory_parts, stage
from toril.bench.server.bench import RUNS, bench_server
from toril.bench.server.loads import KINDS, USUAL, Load, load_named
from toril.bench.server.medians import middle
from toril.bench.server.possible import impossible
from toril.bench.server.wishes import Wishes
from toril.engine.errors import TorilError

PACE = 0.1
TINY = Wishes(seconds=1, churn_minutes=0.05)


@pytest.fixture(autouse=True)
def _soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stage, "SETTLE_SECONDS", 0.2)
    monkeypatch.setattr(memory_parts, "SETTLE_SECONDS", 0.2)


def run(load: Load, wishes: Wishes = TINY) -> dict[str, Any]:
    """Run a load; what must be true of every run is."""
    found = RUNS[load.what](load, wishes, lambda _: None)
    assert (found["refused"], found["lost"], found["unheard"]) == (0, 0, 0), found.get("faults")
    assert found["moves"] > 20
    assert 0 < found["p50_ms"] <= found["p99_ms"] <= found["max_ms"]
    return found


def test_a_paced_load_is_measured_profiled_and_compared_with_a_bare_broadcast(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(generators, "generators_here", lambda _: 2)
    load = Load("paced-3", "paced", 3, people=3, bots=1, pace=PACE, spectators=2)
    found = run(load, Wishes(seconds=2, profile=True))
    assert found["matches"] >= 3  # a match of ten cards takes a second
    assert 0 <= found["generator_late_p50_ms"] <= found["generator_late_p99_ms"]
    assert found["deliveries"] == sum(one["number"] for one in found["messages"].values())
    assert found["deliveries"] > 5 * found["moves"] * 0.9  # three people and two who look on
    assert found["generators"] == 2
    limit = found["limit"]
    assert limit["unheard"] == 0
    assert limit["deliveries_per_cpu_second"] > found["deliveries_per_cpu_second"]
    assert abs(limit["bytes"] - found["bytes_per_delivery"]) < 50
    assert 0 < limit["ratio"] < 1
    profile = found["profile"]
    assert abs(sum(profile["parts"].values()) - 1) < 0.02
    assert "writing" in profile["parts"]  # of some fifty looks, so the smaller parts are luck
    assert len(profile["parts"]) >= 4
    assert {"MainThread", "toril-writer"} <= profile["threads"].keys()


def test_everybody_comes_back_after_a_kill_and_plays_on() -> None:
    back = run(Load("back-cold-3", "", 3, pace=PACE, what="back", cold=True))["back"]
    assert (back["people"], back["missing"]) == (12, 0)
    assert back["snapshots"] in (None, 0)
    assert back["entries_per_table"] > 10
    assert 0 < back["from_listening_s"]["max"] < back["from_start_s"]["max"]


def test_people_come_and_go_while_the_memory_is_watched() -> None:
    found = run(Load("churn-10", "", 10, pace=2 * PACE, what="churn"))
    assert {"join", "leave", "rematch", "reconnect"} <= found["events"].keys()
    assert found["events_per_second"] > 5
    first = found["memory_curve"]["rows"][0]
    assert first[1] > 10
    assert first[2:] == [10, 40]


def test_memory_is_told_by_part() -> None:
    memory = run(Load("memory-3", "", 3, pace=PACE, what="memory"))["memory"]
    assert len(memory) == 5
    assert memory["mib_empty"] > 10


def test_loads_have_names_and_one_that_there_is_not_is_said() -> None:
    for name in (*USUAL, *KINDS):
        assert load_named(name).key == name
    for wrong in ("nothing", "paced-", "paced-0", "paced-two", "", "paced-100000"):
        with pytest.raises(TorilError, match="There is no load"):
            load_named(wrong)


def test_a_load_that_does_not_fit_here_is_left_out_with_the_reason() -> None:
    assert impossible(load_named("paced-2")) is None
    assert "sockets" in (impossible(Load("paced-10000000", "", 10_000_000)) or "")
    data = bench_server(Wishes(loads=("paced-99999",)), lambda _: None)
    assert data["runs"] == []
    assert data["left_out"][0]["load"] == "paced-99999"


def test_of_several_runs_the_median_of_every_figure_is_told() -> None:
    runs = [{"load": "x", "p99_ms": n, "limit": {"ratio": n / 10}, "none": None} for n in (3, 9, 4)]
    assert middle(runs) == {"load": "x", "p99_ms": 4, "limit": {"ratio": 0.4}, "none": None}
