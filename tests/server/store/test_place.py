"""Where a database is, said without its password: nowhere it is printed, logged or raised."""

import os
import pickle
from pathlib import Path
from urllib.parse import quote

import httpx2 as httpx
import psycopg
import pytest
from pydantic import ValidationError
from structlog.testing import capture_logs

from tests.cli.terminal import toril
from tests.harness.as_process import ServerProcess
from tests.services.service import free_port
from toril.engine.errors import TorilError
from toril.server.settings import Settings
from toril.server.store import Place, open_store, place_of
from toril.server.store.postgres_connection import connect, reason
from toril.server.store.upkeep import back_up, migrate_place

HIDDEN = "h%s/Wd@7:?#x"
URL = f"postgresql://ana:{quote(HIDDEN, safe='')}@db.example:5433/toril?sslmode=require"


def is_told(text: str) -> bool:
    return HIDDEN in text or quote(HIDDEN, safe="") in text


def test_a_file_is_a_file() -> None:
    for named in ("toril.db", Path("toril.db"), Place(Path("toril.db"))):
        assert place_of(named) == Place(Path("toril.db"))
        assert str(place_of(named)) == "toril.db"


def test_a_url_is_shown_without_its_password() -> None:
    place = place_of(URL)
    assert str(place) == "postgresql://ana:***@db.example:5433/toril?sslmode=require"
    in_query = place_of("postgres:///toril?host=/run/pg&password=hWd&sslpassword=k1")
    assert str(in_query) == "postgres:///toril?host=/run/pg&password=***&sslpassword=***"
    assert str(place_of("postgresql://ana@a:1,b:2/t")) == "postgresql://ana@a:1,b:2/t"
    for each in (place, Settings(database=place)):
        assert not is_told(f"{each} {each!r} {[each]}")
    assert pickle.loads(pickle.dumps(place)) == place
    assert place.without_secrets(f"no {HIDDEN}, no {quote(HIDDEN, safe='')}") == "no ***, no ***"


@pytest.mark.parametrize(
    "named",
    [
        "postgresql://ana:hWd@7@host/t",
        "postgresql://ana:hWd/7@host/t",
        "postgresql://ana:12/hWd7@host/t",
        "postgresql://ana:12#hWd7@host/t",
        "postgresql://ana:12?hWd7@host/t",
        "postgresql://ana:hWd:7@host/t",
        "postgresql://ana:hWd7@host:port/t",
        "postgresql://ana:hWd%zz7@host/t",
        "mysql://ana:hWd7@host/t",
        "postgresql+psycopg://ana:hWd7@host/t",
    ],
)
def test_what_cannot_be_read_is_refused_without_quoting_it(named: str) -> None:
    with pytest.raises(TorilError) as caught:
        open_store(place_of(named))
    assert caught.value.code in ("bad_database_url", "bad_database_scheme")
    assert "hWd" not in f"{caught.value} {caught.value.facts}"
    assert caught.value.__suppress_context__ or caught.value.__context__ is None
    if "%" not in named:
        with pytest.raises(ValidationError) as invalid:
            Settings.model_validate({"database": named})
        assert "hWd" not in str(invalid.value)


def test_the_environment_names_a_place(monkeypatch: pytest.MonkeyPatch) -> None:
    for named in (URL, "somewhere/toril.db"):
        monkeypatch.setenv("TORIL_DATABASE", named)
        assert Settings().database == place_of(named)


def test_an_empty_variable_names_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    variables = [f"TORIL_{name.upper()}" for name in Settings.model_fields]
    for each in variables:
        monkeypatch.delenv(each, raising=False)
    usual = Settings().model_dump()
    for each in variables:
        monkeypatch.setenv(each, "")
    assert Settings().model_dump() == usual


def test_the_command_line_never_shows_it(tmp_path: Path) -> None:
    nowhere = f"postgresql://ana:{quote(HIDDEN, safe='')}@127.0.0.1:1/toril"
    for arguments in (
        ("serve", "--port", "0", "--database", nowhere),
        ("db", "migrate", "--database", nowhere),
        ("db", "prune", "--days", "1", "--database", nowhere),
        ("db", "backup", str(tmp_path / "copy"), "--database", nowhere),
        ("db", "copy", nowhere, str(tmp_path / "copy.db")),
    ):
        refused = toril(*arguments, home=tmp_path)
        assert refused.code == 2
        assert refused.err.count("\n") == 1
        assert "postgresql://ana:***@127.0.0.1:1/toril" in refused.err
        assert not is_told(refused.err + refused.out)


@pytest.mark.slow
def test_a_server_on_postgresql_tells_nobody(tmp_path: Path, postgres_place: Place) -> None:
    """Nor while the database fails: PostgreSQL takes any password here."""
    url = postgres_place.url.replace("postgres@", f"postgres:{quote(HIDDEN, safe='')}@")
    assert url != postgres_place.url
    log, metrics = tmp_path / "log", f"127.0.0.1:{free_port()}"
    variables = {**os.environ, "TORIL_DATABASE": url, "TORIL_LOG": "debug"}
    server = ServerProcess("--metrics", metrics, environment=variables, errors=log)
    try:
        new = {"name": "Ana", "claim": "0" * 32, "game": "six_nimmt", "seats": 4}
        tables = f"{server.base}/api/tables"
        table = httpx.post(tables, json=new | {"id": "command-1"})
        assert table.status_code == 201
        assert httpx.get(f"{server.base}/readyz").status_code == 200
        with psycopg.connect(postgres_place.url, autocommit=True) as link:
            link.execute("ALTER TABLE tables RENAME TO others")
            assert httpx.get(f"{server.base}/healthz").status_code == 200
            failed = httpx.post(tables, json=new | {"id": "command-2"})
            assert failed.status_code == 503
        told = [server.said, log.read_text("utf-8"), httpx.get(f"http://{metrics}/metrics").text]
        told += [table.text, failed.text]
    finally:
        server.stop()
    assert "postgresql://postgres:***@" in server.said
    assert "postgresql://postgres:***@" in told[1]
    assert not any(map(is_told, told))


@pytest.mark.services
def test_a_wrong_password_is_not_told(postgres_place: Place) -> None:
    with psycopg.connect(postgres_place.url) as link:
        host, port, name = link.info.host, link.info.port, link.info.dbname
    nobody = place_of(f"postgresql://nobody:{quote(HIDDEN, safe='')}@{host}:{port}/{name}")
    with capture_logs() as logs, pytest.raises(TorilError) as caught:
        open_store(nobody)
    assert caught.value.code == "bad_database"
    assert 'role "nobody" does not exist' in str(caught.value)
    assert not is_told(f"{caught.value} {caught.value.facts} {logs}")
    with pytest.raises(psycopg.Error) as raw:
        connect(nobody)
    assert not is_told(reason(nobody, raw.value))


def test_postgresql_has_its_own_backup(tmp_path: Path) -> None:
    with pytest.raises(TorilError) as caught:
        back_up(place_of(URL), tmp_path / "copy")
    assert "pg_dump" in str(caught.value)
    assert not is_told(str(caught.value))


def test_what_a_url_says_is_heeded(postgres_place: Place) -> None:
    both = "?options=-c%20statement_timeout%3D77s%20-c%20work_mem%3D2MB&application_name=here"
    with connect(place_of(postgres_place.url + both)) as link:
        asked = ("statement_timeout", "work_mem", "application_name", "synchronous_commit")
        found = [link.execute(f"SHOW {name}".encode()).fetchone() for name in asked]
        assert found == [("77s",), ("2MB",), ("here",), ("on",)]
    migrate_place(postgres_place)
