"""`toril join` keeps notes, checks the deals by itself, and loses nothing."""

import asyncio
import json
import re
import threading
from dataclasses import replace
from pathlib import Path

import pytest

from tests.cli.tables import AGAIN, CARD, END, PROVEN
from tests.cli.terminal import toril
from tests.cli.typist import Typist
from tests.fairness.honest import some_notes
from tests.harness.in_thread import Running
from toril.cli.join import kept_notes
from toril.cli.join.kept_notes import KeptNotes
from toril.engine.record import Record
from toril.fairness.notes import Notes
from toril.server.live.room import Room

TABLE = "ab" * 16
HANDED = re.compile(r"http\S+#seat=[\w-]{22}&notes=[\w-]{139}")


def test_two_people_at_one_computer_have_notes_of_their_own(
    server: Running, tmp_path: Path
) -> None:
    arguments = ["--seats", "2", "--rounds", "1", "--name", "Berta", "--one-step"]
    with Typist(tmp_path, "join", server.base, *arguments) as berta:
        berta.asked("Type bot .*")
        link = re.findall(r"http\S+/t/\w+", berta.shown)[0]
        with Typist(tmp_path, "join", link, "--name", "Luis", "--one-step") as luis:
            luis.asked("Waiting for Berta to start.*")
            berta.answer("Every seat is taken.*", "start")
            playing = threading.Thread(target=luis.play, args=(END["en"],))
            playing.start()
            berta.play(AGAIN["en"])
            playing.join()
            for typist in (berta, luis):
                typist.see(PROVEN["en"])
                typist.see("the numbers of 2 devices")
                typist.see("Notes: ")
    notes = [*tmp_path.rglob("notes/*.json")]
    records = [*tmp_path.rglob("records/*.json")]
    assert (len(notes), len(records)) == (2, 2)
    for file in notes:
        checked = toril("verify", str(records[0]), "--notes", str(file))
        assert (checked.code, PROVEN["en"] in checked.out) == (0, True)
    assert len({json.loads(file.read_bytes())["matches"][0]["seat"] for file in notes}) == 2


def test_a_folder_that_cannot_be_written_is_told_once_and_the_match_goes_on(
    server: Running, tmp_path: Path
) -> None:
    arguments = ["--seats", "2", "--rounds", "1", "--start", "--name", "Berta", "--one-step"]
    with Typist(tmp_path, "join", server.base, *arguments) as berta:
        berta.asked(CARD)
        folder = next(tmp_path.rglob("notes"))
        for file in folder.iterdir():
            file.unlink()
        folder.rmdir()
        folder.write_text("in the way")
        berta.play(AGAIN["en"])
        berta.see(PROVEN["en"])
        assert berta.shown.replace("\n", " ").count("can’t be saved") == 1


def test_a_hand_over_link_takes_the_draw_along(server: Running, tmp_path: Path) -> None:
    arguments = ["--seats", "2", "--rounds", "1", "--start", "--name", "Berta", "--one-step"]
    with Typist(tmp_path / "laptop", "join", server.base, *arguments) as berta:
        berta.asked(CARD)
        berta.enter("link")
        berta.wait(lambda: HANDED.search(berta.shown.replace("\n", "")))
        link = HANDED.findall(berta.shown.replace("\n", ""))[0]
        hand = re.findall(r"Your hand: (\d+)", berta.shown)[-1]
        berta.answer(CARD, hand)
        berta.see("Revealed:")
        with Typist(tmp_path / "phone", "join", link, "--one-step") as phone:
            phone.answer("This link takes the seat away.*", "y")
            phone.play(AGAIN["en"])
            phone.see("Notes: ")
            said = " ".join(phone.shown.split())
    assert "though nothing is wrong: this device didn’t see every deal. The draw was noted" in said
    assert "by the device that gave the link" in said


def test_a_draw_is_answered_while_the_match_before_is_being_checked(
    server: Running, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = Room.record

    async def slow(room: Room, match: int | None) -> tuple[int, Record]:
        await asyncio.sleep(4)  # longer than a draw waits for numbers
        return await record(room, match)

    monkeypatch.setattr(Room, "record", slow)
    arguments = ["--seats", "2", "--rounds", "1", "--start", "--name", "Berta", "--one-step"]
    with Typist(tmp_path, "join", server.base, *arguments) as berta:
        berta.play(AGAIN["en"])
        berta.enter("again")
        berta.play(AGAIN["en"])
        berta.enter("q")
        assert berta.ends() == 0  # and not before the verdict about the second match
        assert " ".join(berta.shown.split()).count(PROVEN["en"]) == 2


def kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, address: str = "") -> KeptNotes:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return KeptNotes(pytest.fail, address=lambda: address)


def test_notes_come_back_as_they_were_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    files, notes = kept(monkeypatch, tmp_path), some_notes()
    assert files.load(notes.table, 1) == Notes(notes.table)
    files.keep(notes)
    assert files.load(notes.table, 1) == notes
    assert files.path is not None
    assert files.path.stat().st_mode & 0o777 == 0o600
    assert files.load(notes.table, None) == Notes(notes.table)


@pytest.mark.parametrize(("ended", "address"), [(False, "a"), (True, "a"), (False, "b")])
def test_a_table_that_takes_anothers_place_is_not_met_as_a_new_one(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, ended: bool, address: str
) -> None:
    noted = some_notes()
    draws = tuple(replace(draw, ended=ended) for draw in noted.draws)
    before = kept(monkeypatch, tmp_path, "a")
    before.load(noted.table, 1)
    before.keep(replace(noted, draws=draws))
    after = kept(monkeypatch, tmp_path, address).load(TABLE, 2)
    replaced = not ended and address == "a"
    assert after.table == (noted.table if replaced else TABLE)


def test_what_is_kept_of_addresses_may_be_anything(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    files = kept(monkeypatch, tmp_path, "a")
    files.load(TABLE, 1)
    (listed,) = tmp_path.rglob("tables")
    for text in ("", "[]", '{"a": 7}', '{"a": "../.."}', "\x00"):
        listed.write_text(text)
        assert files.load(TABLE, 1) == Notes(TABLE)


def test_notes_that_cannot_be_read_are_set_aside(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    files = kept(monkeypatch, tmp_path)
    files.load(TABLE, 1)
    files.keep(Notes(TABLE))
    assert files.path is not None
    files.path.write_text("torn")
    assert files.load(TABLE, 1) == Notes(TABLE)
    assert [file.read_text() for file in tmp_path.rglob("*.unreadable")] == ["torn"]


def test_the_oldest_notes_are_deleted(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(kept_notes, "MOST_FILES", 3)
    files = kept(monkeypatch, tmp_path)
    for person in range(1, 6):
        files.load(TABLE, person)
        files.keep(Notes(TABLE))
    assert len([*tmp_path.rglob("*.json")]) == 3
    assert files.path is not None
    assert files.path.exists()
