"""What a typed line means as a move, however it is spaced, and however long it is."""

from time import process_time
from typing import Any

import pytest

from toril import Match, SixNimmt
from toril.cli.talk.read_typed import Unclear, read_move
from toril.cli.talk.story import Story
from toril.engine.eleven_nimmt import ElevenNimmt, Play, Take
from toril.engine.game import Move
from toril.text import Catalogue


def meant(text: str, rules: Any = None) -> Move:
    match: Match[Any] = Match.start(rules or ElevenNimmt(seats=2), "toril")
    view = match.table_view(0)
    return read_move(text, view, Story(Catalogue("en"), match.rules, ("Ana", "Bo"), 0))


@pytest.mark.parametrize(
    "text",
    ["34 36 > 33", "34 36>33", "34,36>33", "34+36 >33", "34 , 36 on the 33", " 34  36 on 33 ;"],
)
def test_cards_for_one_pile_in_every_spelling(text: str) -> None:
    assert meant(text) == Play(((33, (34, 36)),))


@pytest.mark.parametrize("text", ["34 36>33, 51>50", "34 36>33 51 > 50", "34,36 > 33; 51 on 50,"])
def test_cards_for_several_piles_in_every_spelling(text: str) -> None:
    assert meant(text) == Play(((33, (34, 36)), (50, (51,))))


def test_a_pile_to_take() -> None:
    assert meant("take 33") == meant("t33") == Take(33)


@pytest.mark.parametrize(
    "text",
    [
        "1" * 28,
        "1" * 5_000,
        "1" * 5_000 + ">33",
        "1>" + "1111>" * 2_000 + "x",
        "34 36 " * 2_000 + "x",
        "34>33 " * 2_000 + "x",
        "34" + " , ;" * 2_000 + "x",
        "34>33" + " , ;" * 2_000 + "x",
        "take " * 2_000,
    ],
)
@pytest.mark.parametrize("rules", [ElevenNimmt(seats=2), SixNimmt(seats=2)])
def test_a_long_line_that_means_nothing_is_answered_at_once(text: str, rules: Any) -> None:
    meant("34" if isinstance(rules, SixNimmt) else "take 83", rules)  # what is made once is made
    begun = process_time()
    with pytest.raises(Unclear):
        meant(text, rules)
    assert process_time() - begun < 2  # of minutes and hours, if every way were tried
