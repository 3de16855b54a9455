"""`toril bench server --workers`: real workers on a real PostgreSQL and Redis, tiny loads."""

import os
from typing import Any

import psycopg
import pytest

from tests.services.fixtures import new_database, new_redis_db
from tests.services.given import GivenPostgres, GivenRedis
from tests.services.postgres import PostgresServer
from tests.services.redis_server import RedisServer
from toril.bench.server import bench, stage, workers
from toril.bench.server.crowd import Crowd
from toril.bench.server.loads import Load
from toril.bench.server.seating import places
from toril.bench.server.shared import open_shared, used_by_siblings
from toril.bench.server.wishes import Wishes
from toril.bench.server.workers import Case, bench_workers, cases, counts
from toril.engine.errors import TorilError
from toril.engine.value import replace

AnyPostgres = PostgresServer | GivenPostgres
AnyRedis = RedisServer | GivenRedis

TINY = Load("paced-6", "paced", 6, pace=0.2)


def test_people_of_a_table_play_by_two_workers_and_leave_nothing_behind(
    postgres_server: AnyPostgres, redis_server: AnyRedis, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stage, "SETTLE_SECONDS", 0.2)
    # The case that others are compared with is usually one worker: here it is the only one.
    monkeypatch.setattr(workers, "cases", lambda _: [Case("postgres", 2, apart=True)])
    database = new_database(postgres_server)
    wishes = Wishes(
        seconds=1, workers=(2,), database=database, bus=new_redis_db(redis_server), profile=True
    )
    told: list[str] = []
    runs: list[dict[str, Any]] = []
    assert list(bench_workers(wishes, [TINY], told.append, runs)) == []  # medians: of one run none
    [run] = runs
    assert any("postgres" in each for each in told)
    assert (run["refused"], run["lost"], run["unheard"]) == (0, 0, 0), run.get("faults")
    assert run["moves"] > 20
    assert run["deliveries"] > 3.5 * run["moves"]
    assert run["beside"]["redis_cpu"] >= 0
    assert run["cpu_us_per_move"] > 0
    assert run["ratio_to_one_worker"] == 1
    assert set(run["profile"]) == {"worker 1", "worker 2"}
    with psycopg.connect(database) as connection:
        assert connection.execute("SELECT count(*) FROM entries").fetchone() == (0,)


def test_the_processor_time_of_postgresql_is_found_from_the_process_that_serves_us(
    postgres_server: AnyPostgres, redis_server: AnyRedis
) -> None:
    with open_shared(new_database(postgres_server), new_redis_db(redis_server)) as shared:
        before = shared.used()
        assert before["redis"] is not None
        if isinstance(postgres_server, GivenPostgres):
            return  # perhaps on another machine
        shared.postgres.execute("SELECT count(*) FROM generate_series(1, 1000000)")
        after = shared.used()
        assert before["postgres"] is not None
        assert after["postgres"] is not None
        assert after["postgres"] > before["postgres"]


def test_a_process_that_is_not_postgresql_says_nothing() -> None:
    assert used_by_siblings(os.getpid(), "toril") is None
    assert used_by_siblings(2**30, "toril") is None


def test_a_database_with_tables_in_it_is_refused_and_left_alone(
    postgres_server: AnyPostgres, redis_server: AnyRedis
) -> None:
    database, bus = new_database(postgres_server), new_redis_db(redis_server)
    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute("CREATE TABLE tables (id text)")
        with open_shared(database, bus):
            pass
        connection.execute("INSERT INTO tables VALUES ('one')")
        with (
            pytest.raises(TorilError, match="There are tables") as caught,
            open_shared(database, bus),
        ):
            pass
        assert caught.value.code == "bench_database_used"
        assert connection.execute("SELECT count(*) FROM tables").fetchone() == (1,)


@pytest.mark.parametrize(
    ("database", "bus", "code"),
    [
        ("", "redis://127.0.0.1:1", "bench_needs_services"),
        ("postgresql://127.0.0.1:1/none", "", "bench_needs_services"),
        ("postgresql://me:secret@127.0.0.1:1/none", "redis://127.0.0.1:1", "bad_database"),
        ("file.db", "redis://127.0.0.1:1", "workers_need_postgres"),
        ("mysql://127.0.0.1/none", "redis://127.0.0.1:1", "bad_database_scheme"),
        ("postgresql://127.0.0.1:1/none", "127.0.0.1", "bad_bus"),
    ],
)
def test_what_is_missing_is_said_in_one_line(database: str, bus: str, code: str) -> None:
    wishes = Wishes(workers=(1, 2), database=database, bus=bus)
    with pytest.raises(TorilError) as caught:
        bench.bench_server(wishes, lambda _: None)
    assert caught.value.code == code
    assert "secret" not in caught.value.sentence + repr(wishes)


def test_a_redis_that_does_not_answer_is_refused(postgres_server: AnyPostgres) -> None:
    database = new_database(postgres_server)
    with (
        pytest.raises(TorilError, match="Cannot use the bus redis://") as caught,
        open_shared(database, "redis://:secret@127.0.0.1:1"),
    ):
        pass
    assert "secret" not in caught.value.sentence


def test_of_several_workers_people_share_one_or_are_at_any() -> None:
    crowd = Crowd(["http://127.0.0.1:1", "http://127.0.0.1:2"], seed=6)
    load = replace(TINY, spectators=2)
    assert [places(crowd, load, number) for number in range(2)] == [[0] * 6, [1] * 6]
    apart = [places(crowd, replace(load, apart=True), number) for number in range(50)]
    assert {place for table in apart for place in table} == {0, 1}
    assert any(len(set(table)) == 2 for table in apart)
    again = Crowd(["http://127.0.0.1:1", "http://127.0.0.1:2"], seed=6)
    assert apart == [places(again, replace(load, apart=True), number) for number in range(50)]


def test_one_worker_is_always_measured_and_counts_are_read() -> None:
    assert [case.name for case in cases([3, 2, 2])] == [
        *("sqlite", "postgres", "share-2", "together-2", "spread-2"),
        *("share-3", "together-3", "spread-3"),
    ]
    assert counts("1, 2,4") == (1, 2, 4)
    for wrong in ("", "two", "0", "1,", "-1", "17", "1;2"):
        with pytest.raises(TorilError, match="from 1 to 16"):
            counts(wrong)


def test_a_load_in_which_more_happens_than_play_is_left_out(
    postgres_server: AnyPostgres, redis_server: AnyRedis
) -> None:
    database, bus = new_database(postgres_server), new_redis_db(redis_server)
    wishes = Wishes(loads=("churn-3", "back"), workers=(2,), database=database, bus=bus)
    data = bench.bench_server(wishes, lambda _: None)
    assert data["runs"] == []
    assert [each["load"] for each in data["left_out"]] == ["churn-3", "back"]
