"""The services of the tests: they start, hang, die and come back, and never stay behind."""

import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from urllib.request import urlopen

import psycopg
import pytest
from redis import Redis
from redis.exceptions import RedisError

from tests.services import finding
from tests.services.fixtures import new_database, new_redis_db
from tests.services.given import GivenPostgres, GivenRedis
from tests.services.nginx_server import NginxServer
from tests.services.postgres import PostgresServer
from tests.services.redis_server import RedisServer

AnyPostgres = PostgresServer | GivenPostgres
AnyRedis = RedisServer | GivenRedis


def test_every_new_database_is_empty_and_apart(postgres_server: AnyPostgres) -> None:
    first, second = new_database(postgres_server), new_database(postgres_server)
    with psycopg.connect(first) as connection:
        connection.execute("CREATE TABLE kept (id int)")
    with psycopg.connect(second) as connection:
        found = connection.execute("SELECT to_regclass('kept')").fetchone()
    assert found == (None,)


def test_every_new_redis_db_is_empty_and_apart(redis_server: AnyRedis) -> None:
    with Redis.from_url(new_redis_db(redis_server)) as first:
        first.set("kept", 1)
    with Redis.from_url(new_redis_db(redis_server)) as second:
        assert second.get("kept") is None


@pytest.mark.services
def test_a_killed_redis_comes_back_at_the_same_place_with_its_password() -> None:
    with RedisServer(password="open sesame".replace(" ", "")) as server:
        with Redis.from_url(server.url) as redis:
            assert redis.ping()
            server.kill()
            with pytest.raises(RedisError):
                redis.ping()
            server.start()
            assert redis.ping()
        server.restart()
        server.stop()
        server.stop()


@pytest.mark.services
def test_a_paused_redis_hangs_until_it_is_resumed() -> None:
    with RedisServer() as server, Redis.from_url(server.url, socket_timeout=0.2) as redis:
        server.pause()
        with pytest.raises(RedisError):
            redis.ping()
        server.resume()
        assert redis.ping()


@pytest.mark.slow
@pytest.mark.services
def test_a_killed_postgres_keeps_what_was_committed() -> None:
    with PostgresServer(durable=True) as server:
        url = server.new_database()
        with psycopg.connect(url) as connection:
            assert connection.execute("SHOW fsync").fetchone() == ("on",)
            connection.execute("CREATE TABLE kept AS SELECT 1 AS one")
        with psycopg.connect(url) as connection:
            server.kill()
            with pytest.raises(psycopg.OperationalError):
                connection.execute("SELECT 1")
        server.start()
        with psycopg.connect(url) as connection:
            assert connection.execute("SELECT one FROM kept").fetchone() == (1,)


@pytest.mark.services
def test_nginx_serves_what_a_test_configures() -> None:
    http = "server { listen 127.0.0.1:PORT; return 200 'hello'; }"
    with NginxServer(http) as server, urlopen(server.url) as answer:
        assert answer.read() == b"hello"


@pytest.mark.services
def test_no_service_outlives_tests_that_were_killed() -> None:
    tests = (
        "from tests.services.redis_server import RedisServer\n"
        "server = RedisServer(); server.start()\n"
        "print(server.pid, server.folder, flush=True); input()"
    )
    run = subprocess.Popen(
        [sys.executable, "-c", tests], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert run.stdout is not None
    pid, folder = run.stdout.readline().split()
    run.kill()
    run.communicate()
    _until(lambda: not _lives(int(pid)) and not Path(folder).exists())


def test_without_a_program_the_text_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(finding, "redis_program", lambda: None)
    monkeypatch.delenv(finding.REDIS, raising=False)
    assert "Redis" in finding.missing()
    with pytest.raises(FileNotFoundError, match="sudo apt-get install") as refused:
        finding.found(None, "Redis")
    assert "TORIL_TEST_REDIS=redis://" in str(refused.value)


def test_what_a_variable_names_is_not_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(finding, "postgres_programs", lambda: None)
    monkeypatch.setenv(finding.POSTGRES, "postgresql://elsewhere/postgres")
    assert "PostgreSQL" not in finding.missing()


def _lives(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    status = Path(f"/proc/{pid}/stat")
    return not (status.exists() and status.read_text().rsplit(")", 1)[1].split()[0] == "Z")


def _until(done: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 10
    while not done():
        assert time.monotonic() < deadline
        time.sleep(0.05)
