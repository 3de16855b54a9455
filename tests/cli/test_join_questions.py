"""What `toril join` asks before there is a table: each answer is checked where it is given."""

from pathlib import Path

import pytest

from tests.cli.tables import opened
from tests.cli.terminal import refused, toril
from tests.cli.typist import Typist
from tests.harness.in_thread import Running
from toril.cli.join.address import Address, read_address


def test_a_question_is_asked_again_until_its_answer_is_clear(
    server: Running, tmp_path: Path
) -> None:
    with Typist(tmp_path, "join", server.base) as host:
        host.answer("Table code.*", "nonsense")
        host.see("A code has six letters")
        host.answer("Table code.*", "AAAAAA")
        host.see("There is no such table.")
        host.answer("Table code.*")
        host.answer(r"6 or 11\? \[6\]", "seven")
        host.see('I don’t understand "seven"')
        host.answer(r"6 or 11\? \[6\]", "once")
        host.answer("How many seats.*", "cuatro")
        host.see('I don’t understand "cuatro"')
        host.answer("How many seats.*", "9")
        host.see("whole number, 2 to 7")  # so many cannot play it
        host.answer("How many seats.*", "4")
        host.answer(r"Bots\?.*", "clever")
        host.see("There is no bot 'clever': choose among calf, heifer, ox, bull,")
        host.answer(r"Bots\?.*", "4")
        host.see("there is room for 3")
        host.answer(r"Bots\?.*", "2")
        host.answer("Your name.*", "---")
        host.see("A name has 1 to 20 letters")
        host.answer("Your name.*")
        host.asked("Type bot .*")
        assert "11 nimmt!" in host.shown
        seats = ["somebody (you, host)", "free", "ox (bot)", "heifer (bot)"]
        assert "\n".join(f"  seat {seat}  {who}" for seat, who in enumerate(seats)) in host.shown


@pytest.mark.parametrize(
    ("typed", "game"), [("6", "6"), ("six", "6"), ("Seis", "6"), ("", "6"), ("11", "11")]
)
def test_a_game_is_named_by_number_or_word(
    server: Running, tmp_path: Path, typed: str, game: str
) -> None:
    answers = f"\n{typed}\n3\nrandom,cautious\nAna\nq\n"
    shown = toril("join", server.base, typed=answers, home=tmp_path).out
    assert f" · {game} nimmt! · no clock\n" in shown
    assert "seat 1  random (bot)\n  seat 2  cautious (bot)" in shown


def test_a_level_is_named_in_spanish_and_the_bots_need_their_seats(
    server: Running, tmp_path: Path
) -> None:
    common = ["join", server.base, "--name", "Ana", "--lang", "es"]
    shown = toril(*common, "--bots", "toro,becerro,becerro,ox", typed="q\n", home=tmp_path).out
    names = [
        "Ana (tú, organiza la mesa)",
        *(f"{name} (bot)" for name in ("toro", "becerro", "becerro", "novillo")),
    ]
    assert "\n".join(f"  asiento {seat}  {name}" for seat, name in enumerate(names)) in shown


def test_a_code_that_exists_is_a_table_to_sit_down_at(server: Running, tmp_path: Path) -> None:
    code = opened(server).code
    shown = toril("join", server.base, typed=f"{code}\nLuis\nq\n", home=tmp_path).out
    assert "seat 1  Luis (you)" in shown


def test_the_header_says_options_in_words(server: Running, tmp_path: Path) -> None:
    flags = ["--rounds", "1", "--variant", "tactics", "-o", "rows=3", "--name", "Ana"]
    shown = toril("join", server.base, *flags, "--lang", "es", typed="q\n", home=tmp_path).out
    assert "6 nimmt! · sin reloj · variante tactics · 1 ronda · con reglas propias " in " ".join(
        shown.split()
    )


def test_a_server_that_is_down_is_said_before_any_question(tmp_path: Path) -> None:
    result = toril("join", "localhost:1", typed="\n6\n", home=tmp_path)
    assert "does not answer" in refused(result)
    assert "Table code" not in result.out


def test_a_bot_that_there_is_not_is_refused_before_anything_is_sent() -> None:
    line = refused(toril("join", "localhost:1", "--bots", "clever"))
    assert "There is no bot 'clever'" in line


@pytest.mark.parametrize("typed", ["QS49UB", "qs49ub", "QS4-9UB"])
def test_a_code_alone_is_a_table_of_this_computer(typed: str) -> None:
    found = read_address(typed)
    assert found == Address("http://localhost:6104", "QS49UB", None, any_port=True)
    assert found.bases[:2] == ("http://localhost:6104", "http://localhost:6105")


def test_a_code_alone_is_looked_for_at_every_port_that_a_server_takes(
    server: Running, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = opened(server).code
    port = int(server.base.rpartition(":")[2])
    monkeypatch.setattr("toril.cli.join.address.PORTS", (1, port))
    shown = toril("join", str(code), "--name", "Luis", typed="q\n", home=tmp_path).out
    assert "seat 1  Luis (you)" in shown
    assert "There is no such table." in refused(toril("join", "AAAAAA", home=tmp_path))
    monkeypatch.setattr("toril.cli.join.address.PORTS", (1, 2))
    assert "localhost:1 does not answer" in refused(toril("join", "AAAAAA", home=tmp_path))


@pytest.mark.parametrize(
    ("typed", "base"),
    [
        ("QS49UO", "http://QS49UO:6104"),  # no code has an O
        ("QS49UB:80", "http://QS49UB:80"),
        ("qs4.ub", "http://qs4.ub:6104"),
        ("http://QS49UB", "http://QS49UB"),
        ("tables", "http://tables:6104"),
    ],
)
def test_what_is_no_code_is_a_server(typed: str, base: str) -> None:
    assert read_address(typed) == Address(base, None, None)
