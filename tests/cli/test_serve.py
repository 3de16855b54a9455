"""`toril serve`, `schema`, `db` and `bench server`, as an operator runs them."""

import asyncio
import json
import os
import signal
import socket
import sqlite3
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from tests.cli.terminal import toril, toril_process
from tests.harness.as_process import ServerProcess, server_process
from tests.harness.in_thread import running
from tests.harness.settings import settings
from tests.people.playing import play_match, table_of
from tests.people.requests import ask
from toril.client import RawClient
from toril.engine.games import GAMES
from toril.engine.record import Record
from toril.server.worker import worker_name


@contextmanager
def served_from(home: Path, *options: str) -> Iterator[ServerProcess]:
    """Run `toril serve` until the block ends, with what it keeps in `home`."""
    with server_process(*options, environment=os.environ | {"XDG_DATA_HOME": str(home)}) as server:
        yield server


def read(link: str) -> str:
    with urllib.request.urlopen(link, timeout=10) as answer:
        text: str = answer.read().decode()
        return text


def test_it_says_where_it_is_and_how_to_sit_down(tmp_path: Path) -> None:
    with served_from(tmp_path) as server:
        link = server.base
        assert link.startswith("http://localhost:")
        assert f"-m toril join {link}" in server.said  # as it was started here
        assert str(tmp_path / "toril" / "toril.db") in server.said
        assert "home network" not in server.said
        assert read(f"{link}/healthz") == "ok\n"
        assert json.loads(read(f"{link}/readyz")) == {"ready": True}
        assert "<title>Toril</title>" in read(link)  # the page, or how to build it
        assert "Everything is saved." in server.interrupt()
        assert server.stop() == 0


def test_what_is_kept_is_for_its_owner_only(tmp_path: Path) -> None:
    file, copy = tmp_path / "toril" / "toril.db", tmp_path / "copy.db"
    with served_from(tmp_path) as server:
        assert read(f"{server.base}/healthz") == "ok\n"
        toril("db", "backup", str(copy), "--database", str(file))
        for kept in (*file.parent.iterdir(), copy):
            assert kept.stat().st_mode & 0o077 == 0, kept
    assert file.parent.stat().st_mode & 0o077 == 0


def test_the_names_of_a_server_are_a_plain_list(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TORIL_HOSTS", "toril.example, bulls.example")
    with served_from(tmp_path) as server:
        for name, status in (("bulls.example", 200), ("cows.example", 421)):
            assert ask(server.base, "GET", "/healthz", None, {"host": name}).status == status


def test_for_the_home_network_it_says_so_and_shows_a_code(tmp_path: Path) -> None:
    with served_from(tmp_path, "--lan") as server:
        assert "Open to the home network" in server.said
        assert "█" in server.said
        assert read(f"{server.base}/healthz") == "ok\n"


def test_metrics_have_a_bind_of_their_own(tmp_path: Path) -> None:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with served_from(tmp_path, "--metrics", f"127.0.0.1:{port}") as server:
        metrics = read(f"http://127.0.0.1:{port}/metrics")
        assert "toril_tables_live" in metrics
        for game in GAMES:
            labels = f'game="{game}",worker="{worker_name()}"'
            assert f"toril_kernels_ready{{{labels}}} " in metrics
        samples = [line for line in metrics.splitlines() if not line.startswith("#")]
        assert all(f'worker="{worker_name()}"' in line for line in samples)
        assert read(f"http://127.0.0.1:{port}/metrics?name[]=toril_sockets").count("worker=") == 1
        with pytest.raises(urllib.error.HTTPError):
            read(f"{server.base}/metrics")


@pytest.mark.slow
def test_before_it_stops_it_says_so_to_proxies_for_as_long_as_they_need(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TORIL_DRAIN_SECONDS", "60")
    with served_from(tmp_path) as server:
        server.process.send_signal(signal.SIGTERM)
        while ask(server.base, "GET", "/readyz").status == 200:
            pass
        assert ask(server.base, "GET", "/readyz").status == 503
        assert read(f"{server.base}/healthz") == "ok\n"  # whoever is here is served
        server.interrupt()  # it need not be 60 seconds


def test_a_second_server_on_the_same_file_is_refused(tmp_path: Path) -> None:
    with served_from(tmp_path):
        second = toril("serve", "--port", "0", home=tmp_path)
        assert second.code == 2
        assert "Another server uses" in second.err


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--port", "70000"], "port"),
        (["--metrics", "here"], "127.0.0.1:9464"),
        (["--log", "loudly"], "TORIL_LOG: debug, info"),
        (["--host", "192.0.2.77", "--port", "6104"], "Cannot listen"),
        (["--database", "/dev/null/toril.db"], "Cannot use the database"),
        (["--workers", "2"], "Several workers need PostgreSQL"),
        (["--workers", "65"], "TORIL_WORKERS"),
    ],
)
def test_a_bad_setting_is_one_clear_line(tmp_path: Path, arguments: list[str], said: str) -> None:
    refused = toril("serve", *arguments, home=tmp_path)
    assert refused.code == 2
    assert said in refused.err
    assert refused.err.count("\n") == 1


def test_the_schema_is_the_whole_protocol() -> None:
    document = json.loads(toril("schema").out)
    assert "/api/tables/{code}/sit" in document["paths"]
    assert {"FromClient", "FromServer", "View", "Event", "Move"} <= set(
        document["components"]["schemas"]
    )


def test_a_database_is_backed_up_while_it_is_used_and_pruned_by_age(tmp_path: Path) -> None:
    file, copy = tmp_path / "toril.db", tmp_path / "copy.db"

    async def a_match(base: str) -> None:
        await play_match(await table_of(base, 2, options={"rounds": 1}))
        assert toril("db", "backup", str(copy), "--database", str(file)).code == 0

    with running(settings(tmp_path)) as server:
        asyncio.run(a_match(server.base))
    again = toril("db", "backup", str(copy), "--database", str(file))
    assert (again.code, "already exists" in again.err) == (2, True)
    for database in (file, copy):
        with closing(sqlite3.connect(database)) as link:
            assert link.execute("SELECT count(*) FROM tables").fetchone() == (1,)

    kept = toril("db", "prune", "--days", "1", "--names", "1", "--database", str(file))
    assert "Tables deleted: 0" in kept.out
    two_days = 2 * 24 * 3600 * 1000
    with closing(sqlite3.connect(file)) as link:
        link.execute("UPDATE entries SET at = at - ?", (two_days,))
        link.commit()
    named = toril("db", "prune", "--days", "9", "--names", "1", "--database", str(file))
    assert "names were deleted: 1" in named.out
    with closing(sqlite3.connect(file)) as link:
        assert not link.execute("SELECT 1 FROM entries WHERE entry LIKE '%Ana%'").fetchall()
    pruned = toril("db", "prune", "--days", "1", "--database", str(file))
    assert "Tables deleted: 1" in pruned.out
    with closing(sqlite3.connect(file)) as link:
        assert link.execute("SELECT count(*) FROM entries").fetchone() == (0,)


def test_a_database_is_pruned_beside_a_server_that_writes(tmp_path: Path) -> None:
    file = str(tmp_path / "toril.db")

    async def busy(base: str) -> None:
        clients = await table_of(base, 2, options={"rounds": 2})
        match = asyncio.create_task(play_match(clients))
        while not match.done():
            pruned = await asyncio.to_thread(
                toril_process, "db", "prune", "--days", "1", "--names", "1", "--database", file
            )
            assert (pruned.code, pruned.err) == (0, "")
        await match

    with running(settings(tmp_path)) as server:
        asyncio.run(busy(server.base))


def test_what_is_no_database_is_said_in_one_line(tmp_path: Path) -> None:
    file = tmp_path / "text.db"
    file.write_text("This is no database.\n" * 100, encoding="utf-8")
    for command in (["migrate"], ["prune", "--days", "1"], ["backup", str(tmp_path / "copy")]):
        refused = toril("db", *command, "--database", str(file))
        assert (refused.code, refused.err.count("\n")) == (2, 1)
        assert "not a database" in refused.err


def test_a_table_without_names_can_still_be_loaded(tmp_path: Path) -> None:
    async def a_match(base: str) -> str:
        clients = await table_of(base, 2, options={"rounds": 1})
        await play_match(clients)
        assert clients[0].code
        return clients[0].code

    with running(settings(tmp_path)) as server:
        code = asyncio.run(a_match(server.base))
    file = str(tmp_path / "toril.db")
    with closing(sqlite3.connect(file)) as link:
        link.execute("UPDATE entries SET at = 0")
        link.commit()
    toril("db", "prune", "--days", "40000", "--names", "1", "--database", file)

    async def look(base: str) -> list[str]:
        return [seat["name"] for seat in (await RawClient(base, code).look())["seats"]]

    with running(settings(tmp_path)) as server:
        assert asyncio.run(look(server.base)) == ["—", "—"]
        record = json.loads(read(f"{server.base}/api/tables/{code}/record"))
        assert record["seats"] == ["—", "—"]
        assert Record.from_json(record).replay().outcome  # the same deals
        assert "fairness" not in record  # the draw that everybody saw had names


def test_a_database_is_made_and_migrated_and_a_missing_one_is_said(tmp_path: Path) -> None:
    file = tmp_path / "new" / "toril.db"
    assert "from version 0 to" in toril("db", "migrate", "--database", str(file)).out
    assert "already" in toril("db", "migrate", "--database", str(file)).out
    for command in (["backup", str(tmp_path / "x")], ["prune", "--days", "3"]):
        missing = toril("db", *command, "--database", str(tmp_path / "none.db"))
        assert (missing.code, "There is no database" in missing.err) == (2, True)


def test_the_bench_measures_real_sockets() -> None:
    options = ["--json", "--tables", "2", "--pace", "0", "--seconds", "1"]
    measured = toril_process("bench", "server", *options)
    (run,) = json.loads(measured.out)["runs"]
    assert run["tables"] == 2
    assert run["moves"] > 20
    assert run["p50_ms"] > 0
    assert run["refused"] == run["lost"] == 0
    assert {"moves_per_cpu_second", "p99_ms", "kib_per_table"} <= set(run)
