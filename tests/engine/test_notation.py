"""One line for every move and position: what it looks like, and what is not one."""

import contextlib
import random
from typing import Any

import pytest

from toril import (
    GAMES,
    BadNotation,
    ElevenNimmt,
    Match,
    SixNimmt,
    TorilError,
    format_position,
    parse_position,
)
from toril.engine.eleven_nimmt import Decline, Play, Rob, Take
from toril.engine.game import Move
from toril.engine.six_nimmt import ChooseRow, Commit, Draft

MOVES: list[tuple[str, Move, str]] = [
    ("six_nimmt", Commit(42), "42"),
    ("six_nimmt", Draft(7), "draft 7"),
    ("six_nimmt", ChooseRow(1), "row 2"),
    ("eleven_nimmt", Play.of({33: [36, 34], 50: [51]}), "34 36>33, 51>50"),
    ("eleven_nimmt", Take(33), "take 33"),
    ("eleven_nimmt", Rob(2), "rob 2"),
    ("eleven_nimmt", Decline(), "decline"),
]

LONE = (
    "hand_size=2 top_card=7 reach=2 supply=1; piles 5; hands 1 2/3 4; deck 6 7; bulls 0 1; "
    "victim 0 of 2 from 1"
)
"""One seat to rob: that is asked only where one may decline (E10)."""

POSITIONS = [
    "six_nimmt seats=2; rows 12 14/37/43/58; hands 3 21/9 26; commit 3 -",
    "six_nimmt seats=2 limit=67; rows 12/37/43/58; hands 3/9; taken 1 2/-; commit - -",
    "six_nimmt seats=2 variant=draft; hands 1/-; draft 1 from "
    + " ".join(str(card) for card in range(2, 25)),
    "six_nimmt seats=2; rows 12/37/43/58; hands 99/-; choose 1 of 30 3".replace("99/-", "99/98"),
    "six_nimmt seats=2 limit=none rounds=2; rows 12/37/43/58; hands -/-; over",
    "six_nimmt seats=2 rounds=3 limit=66; rows 12/37/43/58; hands -/-; over",
    "eleven_nimmt seats=2 bullheads=reported steal=leader; piles 5/31 36; hands 1 2/3 4; deck "
    + " ".join(str(card) for card in range(6, 101) if card not in (31, 36))
    + "; bulls 1 0; known 1/-; lap 0>36 | 1<46 supply 5 6; turn 1",
    f"eleven_nimmt seats=2 bullheads=six rob=may {LONE}",
]


@pytest.mark.parametrize(("game", "move", "text"), MOVES)
def test_a_move_is_one_line_and_parses_back(game: str, move: Move, text: str) -> None:
    assert GAMES[game].format_move(move) == text
    assert GAMES[game].parse_move(text) == move


@pytest.mark.parametrize("line", POSITIONS)
def test_a_position_is_one_line_and_parses_back(line: str) -> None:
    assert format_position(parse_position(line)) == line


NO_SIX_MOVE = ["", " ", "0", "-1", "042", "42 ", "row 0", "row", "row 1 2", "draft", "take 3", "٤٢"]


@pytest.mark.parametrize("text", [*NO_SIX_MOVE, "4.0", "9" * 40, "commit 42"])
def test_what_is_no_move_of_6_nimmt(text: str) -> None:
    with pytest.raises(BadNotation):
        GAMES["six_nimmt"].parse_move(text)


@pytest.mark.parametrize("text", ["", "34", ">33", "34>", "34>33,", "34,36>33", "take", "take x",
                                  "rob none", "decline 1", "Decline", "decline ",
                                  "rob -1", "->5", "34>33>32", "34>x", "take 01"])  # fmt: skip
def test_what_is_no_move_of_11_nimmt(text: str) -> None:
    with pytest.raises(BadNotation):
        GAMES["eleven_nimmt"].parse_move(text)


DRAFT = "six_nimmt seats=2 variant=draft hand_size=1"
THREE = "eleven_nimmt seats=3 supply=0; piles 5; hands 1/2/3; deck ..."
ODD = {
    "another game": "chess seats=2; rows 1",
    "nothing": "",
    "an unknown option": "six_nimmt seats=2 wings=3; rows 1/2/3/4; hands 5/6",
    "an option twice": "six_nimmt seats=2 seats=2; rows 1/2/3/4; hands 5/6",
    "an unknown part": "six_nimmt seats=2; rows 1/2/3/4; hands 5/6; weather nice",
    "a part twice": "six_nimmt seats=2; rows 1/2/3/4; rows 1/2/3/4; hands 5/6",
    "no hands": "six_nimmt seats=2; rows 1/2/3/4",
    "too few hands": "six_nimmt seats=3; rows 1/2/3/4; hands 5/6",
    "too few rows": "six_nimmt seats=2; rows 1/2/3; hands 5/6",
    "an empty row": "six_nimmt seats=2; rows 1/2/3/-; hands 5/6",
    "a descending row": "six_nimmt seats=2; rows 2 1/7/3/4; hands 5/6",
    "six in a row": "six_nimmt seats=2; rows 1 2 3 4 5 6/7/8/9; hands 50/60",
    "a card twice": "six_nimmt seats=2; rows 1/2/3/4; hands 5/5",
    "a card that is none": "six_nimmt seats=2; rows 1/2/3/105; hands 5/6",
    "card zero": "six_nimmt seats=2; rows 1/2/3/0; hands 5/6",
    "hands of two sizes": "six_nimmt seats=2; rows 1/2/3/4; hands 5 6/7",
    "an unsorted hand": "six_nimmt seats=2; rows 1/2/3/4; hands 6 5/7 8",
    "a commitment from elsewhere": "six_nimmt seats=2; rows 1/2/3/4; hands 5/6; commit 6 -",
    "all committed": "six_nimmt seats=2; rows 1/2/3/4; hands 5/6; commit 5 6",
    "over with cards": "six_nimmt seats=2; rows 1/2/3/4; hands 5/6; over",
    "two phases": "six_nimmt seats=2; rows 1/2/3/4; hands 5/6; over; commit - -",
    "a choice that is not due": "six_nimmt seats=2; rows 1/2/3/4; hands 5/6; choose 0 of 7 8",
    "a draft without one": "six_nimmt seats=2; hands -/-; draft 0 from 1 2 3",
    "a draft with cards missing": "six_nimmt seats=2 variant=draft; hands 1 2/3; draft 0 from 5",
    "a draft out of turn": f"{DRAFT}; hands 3/-; draft 0 from 1 2 4 5 6",
    "an unsorted pool": f"{DRAFT}; hands 3/-; draft 1 from 6 2 5 1 4",
    "a placement of nobody": "six_nimmt seats=2; rows 1/2/3/4; hands 5/6; tricks 7:1@1",
    "a victim of nobody": f"{THREE}; victim 0 of 9 from 7 8",
    "victims who have nothing": f"{THREE}; victim 0 of 9 from 1 2",
    "a lone victim where one must rob": f"eleven_nimmt seats=2 {LONE}",
    "a victim of nobody where one may rob": f"eleven_nimmt seats=2 rob=may {LONE}".replace(
        "bulls 0 1", "bulls 1 0"
    ),
    "a turn that nobody had": "eleven_nimmt seats=2; piles 5; hands 1/2; deck ...; lap 9>3",
    "hands of two sizes at a choice": "six_nimmt seats=2; rows 12/37/43/58; hands 3 21/-; "
    "choose 0 of 1 2",
    "a draft that skipped a seat": "six_nimmt seats=3 variant=draft hand_size=1; hands -/1/-; "
    "draft 0 from 2 3 4 5 6 7",
    "a placement without end": "six_nimmt seats=2; rows 1/2/3/4; hands 5/6; tricks 0:1@1x"
    + "9" * 5000,
    "a card known twice": "eleven_nimmt seats=2; piles 5; hands 1/2; deck ...; known 1 1/-",
    "cards after the dots": "eleven_nimmt seats=2; piles 5; hands 1/2; deck 7 ... 9",
    "a lap too long": "eleven_nimmt seats=2; piles 5; hands 1/2; deck ...; lap 0>3 | 1>4 | 0>5",
    "a bull card from nobody": "eleven_nimmt seats=2; piles 5; hands 1/2; deck ...; lap 0<3 7 4 5",
    "out with cards": "eleven_nimmt seats=2; piles 5; hands 1/-; deck ...; out 0",
    "a placement that is none": "six_nimmt seats=2; rows 1/2/3/4; hands 5/6; tricks 0:1@0",
    "cards left out": "eleven_nimmt seats=2; piles 5; hands 1/2; deck 3 4",
    "known to be elsewhere": "eleven_nimmt seats=2; piles 5; hands 1/2; deck ...; known 2/-",
    "too many bull cards": "eleven_nimmt seats=2; piles 5; hands 1/2; deck ...; bulls 9 9",
    "a turn of nobody": "eleven_nimmt seats=2; piles 5; hands 1/2; deck ...; turn 2",
    "an end without reason": "eleven_nimmt seats=2; piles 5; hands 1/2; deck ...; over",
    "a lap that is none": "eleven_nimmt seats=2; piles 5; hands 1/2; deck ...; lap 0=5",
}


def test_a_line_may_leave_all_options_at_their_defaults() -> None:
    assert parse_position("six_nimmt; rows 12/37/43/58; hands 3/4/5/6").rules == SixNimmt()
    assert parse_position("eleven_nimmt; piles 5; hands 1/2/3/4; deck ...").rules == ElevenNimmt()


@pytest.mark.parametrize("name", ODD)
def test_what_is_no_position(name: str) -> None:
    with pytest.raises(TorilError) as refused:
        parse_position(ODD[name])
    assert "\n" not in refused.value.sentence


@pytest.mark.parametrize("rules", [SixNimmt(seats=3), ElevenNimmt(seats=3, supply=1)], ids=str)
def test_a_garbled_line_is_refused_or_read_and_never_breaks(rules: Any) -> None:
    """Lines of real positions with a few characters changed: a TorilError, or a position."""
    rng = random.Random(6)
    match: Match[Any] = Match.start(rules, "hola")
    for _ in range(60):
        seat = match.to_act[0]
        match, _ = match.play(seat, match.legal(seat).pick(rng))
        line = list(format_position(match.round))
        for _ in range(25):
            garbled = line.copy()
            for _ in range(rng.randint(1, 3)):
                garbled[rng.randrange(len(garbled))] = rng.choice(" ;/|-=<>@x0123456789az\n\x00")
            with contextlib.suppress(TorilError):
                parse_position("".join(garbled))
