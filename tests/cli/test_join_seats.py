"""Whose seat it is in `toril join`: households, windows, links, and a seat that is gone."""

import asyncio
import json
import re
from contextlib import nullcontext
from pathlib import Path

import pytest

from tests.cli.tables import link_of, opened, post
from tests.cli.terminal import toril_process
from tests.cli.typist import Typist
from tests.harness.in_thread import Running
from toril.cli.join.address import Address
from toril.cli.join.seating import Seating
from toril.cli.join.session import SeatGone
from toril.cli.join.visit import Visit
from toril.cli.join.wishes import Wishes
from toril.cli.talk.asking import Quit
from toril.cli.talk.lines import Lines
from toril.client import RawClient
from toril.text import catalogue


def test_two_people_of_one_household_have_seats_of_their_own(
    server: Running, tmp_path: Path
) -> None:
    host = opened(server, seats=3)
    for name in ("Luis", "Eva", "Luis"):
        with Typist(tmp_path, "join", link_of(host), "--name", name) as person:
            person.asked("Waiting for Ana to start.*")
            assert f"{name} (you)" in person.shown
    seats = asyncio.run(host.look())["seats"]
    assert [seat["name"] for seat in seats] == ["Ana", "Luis", "Eva"]


def test_a_second_window_may_be_somebody_else(server: Running, tmp_path: Path) -> None:
    host = opened(server, seats=3)
    open_elsewhere = "You already have a seat here as {} in another window.*"
    with Typist(tmp_path, "join", link_of(host), "--name", "Luis") as luis:
        luis.asked("Waiting for Ana to start.*")
        with Typist(tmp_path, "join", link_of(host)) as eva:
            eva.answer(open_elsewhere.format("Luis"), "---")
            eva.see("A name has 1 to 20 letters")
            eva.answer("Your name.*", "Eva")
            eva.asked("Waiting for Ana to start.*")
            assert "seat 1  Luis\n  seat 2  Eva (you)" in eva.shown
            with Typist(tmp_path, "join", link_of(host), "--name", "Luis") as again:
                again.answer(open_elsewhere.format("Luis"))
                again.asked("Waiting for Ana to start.*")
                assert "Luis (you)" in again.shown
            eva.enter("q")
            eva.see(f"join {link_of(host)} --name Eva")
            assert eva.ends() == 0


def test_another_address_of_the_server_leads_to_the_same_seat(
    server: Running, tmp_path: Path
) -> None:
    host = opened(server, seats=3)
    for base in (server.base, server.base.replace("127.0.0.1", "localhost")):
        with Typist(tmp_path, "join", f"{base}/t/{host.code}", "--name", "Luis") as luis:
            luis.answer("Waiting for Ana to start.*", "q")
            assert luis.ends() == 0
    seats = asyncio.run(host.look())["seats"]
    assert [seat["name"] for seat in seats] == ["Ana", "Luis", None]


def test_a_hand_over_link_asks_first(server: Running, tmp_path: Path) -> None:
    host = opened(server)
    laptop, phone = tmp_path / "laptop", tmp_path / "phone"
    with Typist(laptop, "join", link_of(host), "--name", "Luis") as luis:
        luis.answer("Waiting for Ana to start.*", "link")
        luis.asked("Waiting for Ana to start.*")
        path = re.findall(r"/t/\w+#seat=[\w-]{22}", luis.shown.replace("\n", ""))[0]
        with Typist(phone, "join", server.base + path) as other:
            other.answer("This link takes the seat away.*")
            assert other.ends() == 0
        assert not phone.exists()
        luis.enter()
        luis.asked("Waiting for Ana to start.*")  # nothing has happened to the seat
        with Typist(phone, "join", server.base + path) as other:
            other.answer("This link takes the seat away.*", "y")
            other.asked("Waiting for Ana to start.*")
            assert "Luis (you)" in other.shown
        luis.see("You’re now playing on another device or in another window.")
        assert luis.ends() == 0
    assert (
        "already used"
        in toril_process("join", server.base + path, typed=b"y\n", home=tmp_path / "third").err
    )


def test_a_seat_that_is_gone_is_said_and_a_new_one_offered(server: Running, tmp_path: Path) -> None:
    host = opened(server)
    with Typist(tmp_path, "join", link_of(host), "--name", "Luis") as luis:
        luis.asked("Waiting for Ana to start.*")
    (kept,) = json.loads((tmp_path / "toril" / "seats.json").read_text())["seats"]
    post(RawClient(server.base, host.code, kept["token"]), "leave")  # from another window
    with Typist(tmp_path, "join", link_of(host)) as luis:
        luis.asked("Your name.*")
        assert "You no longer have your seat at this table." in luis.shown


def test_a_start_is_ordered_once_also_when_the_seat_is_gone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ordered: list[bool] = []

    class Leaving:
        def __init__(self, *_: object, **__: object) -> None: ...

        async def stay(self, *, begin: bool) -> None:
            ordered.append(begin)
            raise SeatGone(sent_away=False) if len(ordered) == 1 else Quit

    async def done(_: object) -> bool:
        return True

    monkeypatch.setattr("toril.cli.join.visit.TableSession", Leaving)
    monkeypatch.setattr(Visit, "_open_table", done)
    monkeypatch.setattr(Seating, "find", done)
    monkeypatch.setattr(Visit, "_tell_return", lambda *_: None)
    monkeypatch.setattr(Lines, "open", lambda _: nullcontext())
    wishes = Wishes("six", 2, ("ox",), "off", {}, (), start=True)
    address = Address("http://127.0.0.1:1", None, None)
    visit = Visit(
        address, catalogue("en"), wishes, decided=True, name="Ana", watch=False, one_step=False
    )
    visit.run()
    assert ordered == [True, False]
