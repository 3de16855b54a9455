"""The day a game gains an option: everything that was stored before is read as it was.

A copy of the package gets an option more in each game, two lines in each rules class, as
`docs/add-a-variant.md` says. Then all that is kept is read, replayed and gone on with by that copy.
"""

import asyncio
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import toril
from toril.engine.games import GAMES
from toril.server.store import SqliteStore
from toril.server.tables.entries import Unreadable

PACKAGE = Path(toril.__file__).parent
PROJECT = Path(__file__).parents[2]

NEW = """
    added: int = option("a test", 0, 9, since={since}, default=3, before=7)
    mood: str = option(
        "a test", choices=("calm", "wild"), since={since}, default="wild", before="calm"
    )
    ends: int | None = option("a test", 1, 9, since={since}, default=None)

"""

CHECK = """
import json
from dataclasses import replace
from tests.kept import KEPT
from toril import from_json, to_json
from toril.engine.errors import TorilError
from toril.engine.games import GAMES, EVERY_RULES
from toril.engine.record import Record
from toril.fast.supported import supports

for game in GAMES.values():
    newest = game.rules.version
    rules = game.rules()
    assert rules.added == 3 and to_json(rules)["version"] == newest
    new = ("added", "mood", "ends")
    older = {name: item for name, item in to_json(rules).items() if name not in new}
    was = from_json(EVERY_RULES, older | {"version": newest - 1})
    assert (was.added, was.mood, was.ends) == (7, "calm", None)
    assert supports(was) and not supports(rules)  # no kernel has heard of a wild mood
    for odd in ({"mood": "calm"}, {"added": 3}, {"mood": "calm", "added": 7, "ends": 4}):
        assert not supports(replace(was, **({"mood": "wild", "added": 3} | odd)))
    for odd in (older, older | {"version": newest + 1}, to_json(rules) | {"version": newest - 1}):
        try:
            raise AssertionError(from_json(EVERY_RULES, odd))
        except TorilError as error:
            assert error.code in ("bad_json", "unknown_version"), error

for kept in KEPT.values():
    for name in kept.records:
        record = Record.loads(kept.record(name))
        assert record.rules.added == 7
        again = record.to_json()
        assert again["rules_version"] == record.rules.version and again["options"]["added"] == 7
        assert Record.from_json(json.loads(json.dumps(again))) == record
print("read", sum(len(kept.records) for kept in KEPT.values()))
"""


@pytest.fixture(scope="module")
def newer(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment in which `toril` has one option more in each game."""
    folder = tmp_path_factory.mktemp("newer")
    shutil.copytree(PACKAGE, folder / "toril", ignore=shutil.ignore_patterns("__pycache__"))
    for game in GAMES.values():
        module = folder / "toril" / Path(*game.rules.__module__.split(".")[1:]).with_suffix(".py")
        source = module.read_text("utf-8")
        since = game.rules.version + 1
        source = re.sub(
            r"version: ClassVar\[int\] = \d+", f"version: ClassVar[int] = {since}", source
        )
        source = source.replace(
            "    def __post_init__", NEW.format(since=since) + "    def __post_init__", 1
        )
        module.write_text(source, "utf-8")
    return os.environ | {"PYTHONPATH": os.pathsep.join([str(folder), str(PROJECT)])}


def test_records_are_read_with_what_was_before_and_written_as_the_newest(
    newer: dict[str, str],
) -> None:
    read = subprocess.run(
        [sys.executable, "-c", CHECK], env=newer, cwd=PROJECT, capture_output=True, text=True
    )
    assert (read.returncode, read.stderr) == (0, "")
    assert int(read.stdout.split()[1]) > 50


OPEN = """
import asyncio, sys
from pathlib import Path
from toril.engine.games import GAMES
from toril.server.store import TableHeader, SqliteStore
from toril.server.tables.entries import Line, Opened

async def open_tables():
    store = SqliteStore(Path(sys.argv[1]))
    for number, game in enumerate(GAMES.values()):
        table, code = f"{number:032x}", f"NEWER{number + 2}"
        entry = Opened(table, code, game.rules(), "off", False, "1" * 64)
        header = TableHeader(table, code, f"{number:064x}", "lobby", False)
        await store.open(header, [Line(1, entry)])
    await store.close()

asyncio.run(open_tables())
"""


def test_an_older_server_refuses_only_the_tables_with_the_new_option(
    newer: dict[str, str], tmp_path: Path
) -> None:
    ours = [sys.executable, "-c", OPEN.replace("NEWER", "OLDER"), str(tmp_path / "toril.db")]
    theirs = [sys.executable, "-c", OPEN.replace("number:0", "number + 9:0"), ours[-1]]
    for command, environment in ((ours, os.environ), (theirs, newer)):
        subprocess.run(command, env=environment, cwd=PROJECT, check=True)

    async def load_all() -> None:
        store = SqliteStore(tmp_path / "toril.db")  # the revision is the same
        try:
            for number in range(len(GAMES)):
                assert await store.ledger(f"OLDER{number + 2}")
                with pytest.raises(Unreadable, match="unknown_version"):
                    await store.ledger(f"NEWER{number + 2}")
        finally:
            await store.close()

    asyncio.run(load_all())


def test_kept_tables_and_golden_records_load_replay_and_go_on(newer: dict[str, str]) -> None:
    tests = ["tests/kept/test_kept.py", "tests/engine/test_golden.py", "tests/engine/test_codec.py"]
    tests += ["tests/wire/test_shapes.py"]  # an option more does not raise the protocol
    run = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *tests],
        env=newer,
        cwd=PROJECT,
        capture_output=True,
        text=True,
    )
    assert run.returncode == 0, run.stdout[-4000:] + run.stderr[-1000:]
