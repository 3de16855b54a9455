"""What several workers need, and what each of them is given."""

import sys
from typing import Any

import pytest

from toril.engine.errors import TorilError
from toril.server.settings import Settings
from toril.server.workers.plan import check, environments

POSTGRES, REDIS = "postgresql://ana:secret@localhost/toril", "redis://localhost"


def two(**given: Any) -> Settings:
    return Settings(workers=2, **given)


@pytest.mark.parametrize(
    ("given", "platform", "code", "named"),
    [
        ({"database": "toril.db", "bus": REDIS}, "linux", "workers_need_postgres", "PostgreSQL"),
        ({"database": POSTGRES}, "linux", "workers_need_bus", "Redis"),
        ({"database": POSTGRES, "bus": REDIS}, "win32", "workers_not_here", "Windows"),
    ],
)
def test_what_several_workers_lack_is_named(
    monkeypatch: pytest.MonkeyPatch, given: dict[str, str], platform: str, code: str, named: str
) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    with pytest.raises(TorilError, match=named) as refused:
        check(two(**given))
    assert refused.value.code == code


def test_one_worker_needs_nothing() -> None:
    check(Settings())
    check(two(database=POSTGRES, bus=REDIS))


def test_each_worker_is_given_all_settings_its_number_and_its_own_port_for_metrics() -> None:
    settings = two(database=POSTGRES, bus=REDIS, metrics=":9464")
    first, second = environments(settings, {"database": POSTGRES, "log_json": True})
    assert first["TORIL_DATABASE"] == second["TORIL_DATABASE"] == POSTGRES
    assert (first["TORIL_LOG_JSON"], first["PATH"]) == ("True", second["PATH"])
    assert (first["TORIL_WORKER"], second["TORIL_WORKER"]) == ("1", "2")
    assert (first["TORIL_METRICS"], second["TORIL_METRICS"]) == (":9464", ":9465")


def test_an_address_for_metrics_that_is_none_is_left_to_the_worker_to_refuse() -> None:
    settings = two(database=POSTGRES, bus=REDIS, metrics="here")
    assert [each["TORIL_METRICS"] for each in environments(settings, {})] == ["here", "here"]
