"""`toril play`, as a person uses it: typed lines in, a table and sentences out."""

import re
from pathlib import Path

import pytest

from tests.cli.matches import QUICK, STUBBORN_ELEVEN, STUBBORN_SIX, load
from tests.cli.terminal import toril
from toril.engine.eleven_nimmt import Decline, Play, Rob


@pytest.mark.parametrize(
    ("arguments", "typed"),
    [
        (["six", "--seats", "3"], STUBBORN_SIX),
        (["six", "--bots", "cautious", "--variant", "draft", "--rounds", "1"], STUBBORN_SIX),
        (["six", "--seats", "6", "--variant", "tactics", "--rounds", "1"], STUBBORN_SIX),
        (["six", "--seats", "10", "--rounds", "1"], STUBBORN_SIX),
        (["eleven", "--seats", "3", "--rounds", "1"], STUBBORN_ELEVEN),
        (["eleven", "--seats", "7", "--rounds", "1", "--bots", "random"], STUBBORN_ELEVEN),
    ],
)
@pytest.mark.parametrize("language", ["es", "en"])
def test_a_whole_match_can_be_played(
    tmp_path: Path, arguments: list[str], typed: str, language: str
) -> None:
    file = tmp_path / "match.json"
    played = toril(
        "play",
        *QUICK,
        *arguments,
        "--seed",
        "hola",
        "--lang",
        language,
        "--record",
        str(file),
        typed=typed,
    )
    assert played.code == 0, played.err
    assert played.err == ""
    assert load(file).replay().outcome is not None
    lines = [line for line in played.out.splitlines() if str(file) not in line]
    assert max(map(len, lines)) <= 80
    other = {"es": "bullhead", "en": "cabeza"}[language]
    assert other not in played.out


def test_an_option_may_say_how_many_sit_there(tmp_path: Path) -> None:
    for flags in (["-o", "seats=5"], ["-o", "seats=5", "--seats", "5"]):
        file = tmp_path / f"{len(flags)}.json"
        assert toril("play", *flags, "--record", str(file), typed="q\n").code == 0
        assert load(file).rules.seats == 5


def test_the_same_seed_and_the_same_typing_give_the_same_match(tmp_path: Path) -> None:
    files = [tmp_path / "one.json", tmp_path / "two.json"]
    for file in files:
        toril(
            "play",
            *QUICK,
            "--seed",
            "hola",
            "--rounds",
            "1",
            "--record",
            str(file),
            typed=STUBBORN_SIX,
        )
    assert files[0].read_bytes() == files[1].read_bytes()


def test_s5_the_sixth_card_is_explained(tmp_path: Path) -> None:
    played = toril(
        "play", *QUICK, "--seed", "hola", "--lang", "en", typed=STUBBORN_SIX, home=tmp_path
    )
    assert re.search(
        r"\d+ is the sixth card: (you take|takes) \d+ \d+ \d+ \d+ \d+, \d+ bullheads", played.out
    )


def test_s6_a_person_is_asked_which_row_to_take_and_sees_the_prices(tmp_path: Path) -> None:
    played = toril(
        "play", *QUICK, "--seed", "hola", "--lang", "es", typed=STUBBORN_SIX, home=tmp_path
    )
    assert re.search(r"Tu \d+ es menor que el final de cada fila. ¿Qué fila te llevas", played.out)
    assert re.search(r"fila 4 .* \d+ cabezas?$", played.out, flags=re.MULTILINE)


def test_choosing_and_confirming_are_two_steps_and_a_choice_can_be_changed(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    asked = toril("play", *QUICK, "--seed", "hola", "--record", str(file), typed="76\nq\n")
    assert "You play 76. Enter to confirm" in asked.out
    assert not [seat for seat, _ in load(file).moves if seat == 0]
    changed = toril("play", "--resume", str(file), typed="76\n71\n\nq\n")
    assert "You play 71. Enter to confirm" in changed.out
    assert "You: 71" in changed.out
    assert load(file).to_json()["moves"][0] == [0, "71"]


def test_typing_the_same_again_confirms_too(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    toril("play", *QUICK, "--seed", "hola", "--record", str(file), typed="71\n71\nq\n")
    assert [0, "71"] in load(file).to_json()["moves"]


def test_one_step_joins_choosing_and_confirming(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    toril("play", *QUICK, "--seed", "hola", "--one-step", "--record", str(file), typed="71\nq\n")
    assert [0, "71"] in load(file).to_json()["moves"]


def test_e6_several_cards_can_be_played_at_once(tmp_path: Path) -> None:
    """Bull cards from piles of one: the second turn may already use several cards."""
    file = tmp_path / "match.json"
    rules = ["-o", "bull_card_from=1", "-o", "reach=60", "--rounds", "1", "--bots", "cautious"]
    first = toril(
        "play",
        "eleven",
        *rules,
        "--seed",
        "hola",
        "--record",
        str(file),
        typed="take 6\n\nq\n",
    )
    assert first.code == 0
    match = load(file).replay()
    take = match.round.tops[0]
    toril("play", "--resume", str(file), typed=f"take {take}\n\nq\n")
    match = load(file).replay()
    turn = match.round.legal(0)
    assert match.round.bull_cards[0] >= 1, first.out
    reach = turn.reach()
    top, cards = max(reach.items(), key=lambda item: len(item[1]))
    assert len(cards) > 1
    line = f"{cards[0]} {cards[1]}>{top}"
    toril("play", "--resume", str(file), typed=f"{line}\n\nq\n")
    plays = [move for seat, move in load(file).moves if seat == 0 and isinstance(move, Play)]
    assert Play(((top, cards[:2]),)) in plays


def test_e10_a_person_is_asked_whom_to_rob(tmp_path: Path) -> None:
    """With two bull cards, one with each bot, the next pile of three makes the person choose."""
    for seed in range(40):
        file = tmp_path / f"{seed}.json"
        rules = ["-o", "supply=2", "-o", "bull_card_from=1", "--seats", "3", "--bots", "random"]
        typed = "".join(f"take {card}\n\n" for card in range(1, 101)) * 12 + "q\n"
        played = toril(
            "play", "eleven", *rules, "--seed", str(seed), "--record", str(file), "--lang", "en",
            typed=typed.replace("take 1\n", "1\n2\n\ntake 1\n"),
        )  # fmt: skip
        if "Who do you take a bull card from? 1 (random) or 2 (random-2)" in played.out:
            moves = [move for seat, move in load(file).moves if seat == 0]
            assert any(isinstance(move, Rob) for move in moves)
            return
    pytest.fail("no seed made the person choose")


@pytest.mark.parametrize(
    ("language", "question", "typed", "answered"),
    [
        (
            "en",
            "Who do you take a bull card from? 1 (random); or nobody",
            "nobody",
            "You: you take no bull card.",
        ),
        (
            "es",
            "¿A quién le quitas una carta de toro? 1 (random); o a nadie",
            "A nadie",
            "Tú: no le quitas una carta de toro a nadie.",
        ),
    ],
)
def test_e10_a_person_who_may_rob_is_asked_about_a_single_seat_and_may_decline(
    tmp_path: Path, language: str, question: str, typed: str, answered: str
) -> None:
    """The bot takes the only bull card; the person's next pile is the question."""
    for seed in range(40):
        file = tmp_path / f"{seed}.json"
        rules = ["-o", "supply=1", "-o", "bull_card_from=1", "--seats", "2", "--rob", "may"]
        lines = "".join(f"take {card}\n\n" for card in range(1, 101)) * 12 + "q\n"
        played = toril(
            "play", "eleven", *rules, "--bots", "random", "--seed", str(seed),
            "--record", str(file), "--lang", language,
            typed=lines.replace("take 1\n", f"?\n{typed}\n\ntake 1\n"),
        )  # fmt: skip
        if question in played.out:
            assert Decline() in [move for seat, move in load(file).moves if seat == 0]
            assert answered in played.out
            return
    pytest.fail("no seed made the person choose")


def test_a_person_is_addressed_in_the_language_of_the_moment(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    toril(
        "play", *QUICK, "--seed", "hola", "--record", str(file), "--lang", "en", typed="71\n\nq\n"
    )
    assert load(file).names[0] == "player"
    again = toril("play", "--resume", str(file), "--lang", "es", typed="1\n\nq\n")
    assert "Tú:" in again.out
    assert "You" not in again.out


@pytest.mark.parametrize(
    "typed",
    ["71>62", "71", "71 > 62", "71 on 62", "71 sobre el 62", "71 en el 62", " 71  on the 62 "],
)
def test_a_play_may_be_written_in_many_ways(tmp_path: Path, typed: str) -> None:
    file = tmp_path / "match.json"
    toril(
        "play", "eleven", *QUICK, "--seed", "hola", "--record", str(file), typed=f"{typed}\n\nq\n"
    )
    assert load(file).to_json()["moves"][0] == [0, "71>62"]


def test_the_question_mark_explains_what_is_asked_now(tmp_path: Path) -> None:
    common = ["--seed", "a", "--one-step"]
    shown = toril("play", *QUICK, *common, typed="?\n1\n?\nr\n\nq\n", home=tmp_path).out
    assert "Type the number of one of your cards." in shown
    assert "Type the number of the row you take" in shown
    assert shown.count("trick 1 of 10") == 4  # asked twice, again after the rules, and by Enter
