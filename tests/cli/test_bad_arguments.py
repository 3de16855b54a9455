"""Whatever is wrong with an argument: one clear line on stderr, exit code 2, never a traceback."""

from pathlib import Path

import pytest

from tests.cli.terminal import refused, toril, toril_process


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (["play", "seven"], "seven"),
        (["play", "--seats", "11"], "2 to 10"),
        (["play", "--seats", "0"], "2 to 10"),
        (["play", "--seats", "many"], "--seats"),
        (["play", "eleven", "--seats", "8"], "2 to 7"),
        (["play", "--variant", "blitz"], "standard, tactics, draft"),
        (["play", "--variant", "draft", "--seats", "7"], "2 to 6"),
        (["play", "--limit", "lots"], "at-least-66"),
        (["play", "--limit", "0"], "1 to 1000000"),
        (["play", "--rounds", "0"], "1 to 1000000"),
        (["play", "eleven", "--limit", "66"], "--limit"),
        (["play", "six", "--steal", "leader"], "--steal"),
        (["play", "-o", "wings=2"], "six has no option wings; it has: seats"),
        (["play", "-o", "rows=12345678901"], "rows=12345678901 cannot be read"),
        (["play", "-o", "rows=3", "-o", "rows=4"], "rows cannot be both 3 and 4"),
        (["play", "-o", "seats=3", "--seats", "4"], "seats cannot be both 4 and 3"),
        (["play", "-o", "limit=10", "--limit", "66"], "limit cannot be both 66 and 10"),
        (["join", "localhost:1", "-o", "seats=3"], "seats cannot be both 4 and 3"),
        (["arena", "six", "random", "random", "-o", "seats=3"], "seats cannot be both 2 and 3"),
        (["play", "-o", "rows"], "name=value"),
        (["play", "-o", "rows=four"], "whole number"),
        (["play", "--bots", "deepblue"], "cautious"),
        (["play", "--bots", ""], "cautious"),
        (["play", "--name", ""], "name"),
        (["play", "--name", "random"], "name"),
        (["play", "--nonsense"], "--nonsense"),
        (["play", "--lang", "xx"], "xx"),
        (["dance"], "dance"),
        (["rules", "seven"], "seven"),
        (["bench", "nothing"], "nothing"),
        (["verify"], "FILE"),
    ],
)
def test_an_unknown_option_or_value(arguments: list[str], word: str, tmp_path: Path) -> None:
    assert word.lower() in refused(toril(*arguments, home=tmp_path)).lower()


def test_a_place_that_cannot_be_written_to_is_said_before_the_match(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    assert "Cannot write" in refused(
        toril("play", "--record", str(tmp_path / "file" / "match.json"))
    )


def test_a_seat_is_chosen_only_in_a_match_that_goes_on() -> None:
    assert "--resume" in refused(toril("play", "--seat", "1"))


@pytest.mark.parametrize("place", ["/", ".", ""])
def test_a_record_needs_a_name(place: str) -> None:
    refused(toril("play", "--record", place))


def test_any_text_is_a_seed(tmp_path: Path) -> None:
    played = toril_process("play", "--seed", "\udcff", typed=b"q\n", home=tmp_path)
    assert (played.code, played.err) == (0, "")
