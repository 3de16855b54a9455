"""Pictures of positions: whatever a view shows can be drawn, and nothing in it is active."""

import re
from collections import Counter
from itertools import islice
from random import Random
from typing import Any

import pytest

from tests.pictures.hostile_names import HOSTILE
from tests.pictures.inert import Seen, active, elements, outside, texts
from tests.strategies import Script, small_script
from toril import ElevenNimmt, Match, SixNimmt, View, parse_position, to_svg
from toril.engine.names import NAME_LENGTH, is_name
from toril.pictures.cards import WIDTH
from toril.pictures.colours import BULLHEADS, CARD

POSITIONS = 1000
VIEWS = ("table_view", "recall_view")

ALL_RULES: list[SixNimmt | ElevenNimmt] = [
    *(SixNimmt(seats=seats) for seats in range(2, 11)),
    *(SixNimmt(seats=seats, variant="tactics") for seats in range(2, 7)),
    *(SixNimmt(seats=seats, variant="draft") for seats in range(2, 7)),
    *(ElevenNimmt(seats=seats, rob="may") for seats in range(2, 8)),
]
"""Both games as they are played, each variant, each number of seats."""


def random_position(rng: Random, number: int) -> Match[Any]:
    """Return a match somewhere: of the rules as they are played, or of odd ones."""
    rules = ALL_RULES[number % len(ALL_RULES)]
    script = Script(rules, rng.randbytes(16), number) if number % 3 else small_script(rng)
    moves = rng.choice((0, 3, 20, 90, 400))
    steps = list(islice(script.steps(), moves))
    return steps[-1].after if steps else script.start()


def drawn_view(rng: Random, match: Match[Any]) -> tuple[str, Any]:
    """Return a view of a match or of its round, by a seat or by a spectator, and its kind."""
    kind, seat = rng.choice(VIEWS), rng.choice((None, *range(match.rules.seats)))
    source = rng.choice((match, match.round))
    view = getattr(source, kind)(seat)
    whose = "spectator's" if seat is None else "seat's"
    return f"{match.rules.game} {type(source).__name__} {kind} {whose}", view


def test_a_thousand_positions_are_drawn_and_hold_nothing_active() -> None:
    rng, seen, rules = Random(22), Counter[str](), Counter[Any]()
    for number in range(POSITIONS):
        match = random_position(rng, number)
        kind, view = drawn_view(rng, match)
        names = rng.choice((None, [rng.choice(HOSTILE) for _ in range(match.rules.seats)]))
        picture = to_svg(view, names)
        assert list(active(picture)) == []
        assert outside(picture) == []
        seen[kind] += 1
        variant = getattr(match.rules, "variant", "")
        rules[match.rules.game, variant, match.rules.seats] += 1
    assert len(seen) == 16, seen
    assert {(each.game, getattr(each, "variant", ""), each.seats) for each in ALL_RULES} <= {*rules}


@pytest.mark.parametrize("name", HOSTILE)
def test_a_name_is_text_whatever_it_says(name: str) -> None:
    assert is_name(name)
    assert len(name) <= NAME_LENGTH
    picture = to_svg(Match.start(SixNimmt(seats=2), "hola").table_view(0), [name, "Ana"])
    assert list(active(picture)) == []
    game, shown, other = texts(picture)
    assert (game, other) == ("6 nimmt!", "Ana")
    assert name.startswith(shown.removesuffix("…"))


def test_signs_that_xml_does_not_have_do_no_harm() -> None:
    names = ["a\x00b\ud800\uffff", "\u202eevil\n"]
    assert list(active(to_svg(Match.start(SixNimmt(seats=2), "hola").table_view(0), names))) == []


def test_a_notebook_shows_the_picture() -> None:
    picture = to_svg(Match.start(ElevenNimmt(seats=2), "hola").table_view(1))
    assert isinstance(picture, str)
    assert picture._repr_svg_() == picture
    assert elements(picture)[0].attributes["role"] == "img"
    assert "".join(elements(picture)[1].text) == "11 nimmt!"


def test_views_that_show_the_same_are_drawn_the_same() -> None:
    """Only what a view shows is in its picture: another hand of somebody else changes nothing."""
    line = "six_nimmt seats=2; rows 12/37/43/58; hands 3 21/{} 26"
    mine = [to_svg(parse_position(line.format(card)).table_view(0)) for card in (9, 25)]
    theirs = [to_svg(parse_position(line.format(card)).table_view(1)) for card in (9, 25)]
    assert mine[0] == mine[1]
    assert theirs[0] != theirs[1]


def test_a_round_itself_is_not_drawn() -> None:
    match = Match.start(SixNimmt(seats=2), "hola")
    hidden: Any
    for hidden in (match, match.round):
        with pytest.raises(TypeError, match="a view"):
            to_svg(hidden)


def test_there_is_a_name_for_each_seat_or_none() -> None:
    view = Match.start(SixNimmt(seats=3), "hola").table_view(None)
    with pytest.raises(ValueError, match="3 seats"):
        to_svg(view, ["Ana", "Bo"])


def lines_of_cards(picture: str) -> list[int]:
    """Return how many large cards lie face up in each line, from top to bottom."""
    lines: Counter[int] = Counter()
    for each in elements(picture):
        is_large = each.attributes.get("width") == f"{WIDTH - 1:g}"
        if is_large and each.attributes.get("fill") in (CARD, BULLHEADS[7]):
            lines[round(height_of(each))] += 1
    return [lines[y] for y in sorted(lines)]


def height_of(drawn: Seen) -> float:
    """Return how far below the upper edge of the picture something is drawn."""
    y, scale = 0.0, 1.0
    for transform in drawn.moved:
        if moved := re.fullmatch(r"translate\(\S+ (\S+)\)(?: scale\((\S+)\))?", transform):
            y += scale * float(moved[1])
            scale *= float(moved[2] or 1)
    return y


@pytest.mark.parametrize("seats", range(2, 11))
def test_a_hand_of_ten_lies_in_one_line(seats: int) -> None:
    assert (
        lines_of_cards(to_svg(Match.start(SixNimmt(seats=seats), "hola").table_view(0)))[-1] == 10
    )


def test_eight_piles_lie_in_one_line() -> None:
    tops = "/".join(str(1 + 2 * at) for at in range(40))
    line = f"eleven_nimmt seats=2; piles {tops}; hands 98 99/95 96; deck ...; turn 0"
    assert lines_of_cards(to_svg(parse_position(line).table_view(0))) == [8] * 5 + [2]


def test_a_crown_covers_no_name() -> None:
    *_, last = Script(SixNimmt(seats=2), bytes(16), 1).steps()
    picture = to_svg(last.after.table_view(None), ["W" * 40, "W" * 40])
    outcome = last.after.outcome
    assert outcome is not None
    names = [each for each in elements(picture) if each.name == "svg"][2:]
    rooms = [float(each.attributes["width"]) for each in names]
    (winner,) = outcome.winners
    assert rooms[winner] < rooms[1 - winner]


@pytest.mark.parametrize(
    "rules",
    [
        SixNimmt(seats=2, rows=100, row_length=200, top_card=1000),
        SixNimmt(seats=10, hand_size=95, top_card=1000),
        ElevenNimmt(seats=2, hand_size=400, top_card=1000),
    ],
)
def test_the_largest_tables_are_drawn(rules: SixNimmt | ElevenNimmt) -> None:
    view: View = Match.start(rules, "hola").recall_view(0)
    assert list(active(to_svg(view))) == []
