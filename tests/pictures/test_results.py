"""The picture of a result says who has won, with what, in the person's language."""

from itertools import combinations, islice
from random import Random

import pytest

from tests.fairness.honest import HonestTable
from tests.pictures.hostile_names import HOSTILE
from tests.pictures.inert import active, elements, outside, texts
from tests.strategies import Script
from toril import ElevenNimmt, Match, Record, SixNimmt
from toril.pictures.chart import MOST_POINTS, chart
from toril.pictures.result import result_svg
from toril.text import LANGUAGES, catalogue

NAMES = ("Ana", "Bo", "Eva")


def finished(rules: SixNimmt | ElevenNimmt, names: tuple[str, ...], seed: int = 1) -> Record:
    *_, last = Script(rules, bytes([seed]) * 16, seed).steps()
    return Record.of(last.after, names)


def drawn(record: Record, language: str = "en") -> str:
    return result_svg(record, catalogue(language).say, (2026, 11, 19))


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("es", ("Gana", "11 nimmt! · 3 rondas · 19 de noviembre de 2026")),
        ("en", ("The winner is", "11 nimmt! · 3 rounds · 19 November 2026")),
        ("de", ("Gewonnen hat", "11 nimmt! · 3 Runden · 19. November 2026")),
    ],
)
def test_it_is_said_in_each_language(language: str, words: tuple[str, str]) -> None:
    record = finished(ElevenNimmt(seats=3), NAMES)
    outcome = record.replay().outcome
    assert outcome is not None
    (winner,) = outcome.winners
    said = texts(drawn(record, language))
    order = sorted(range(3), key=lambda seat: outcome.totals[seat])
    assert said == [words[0], NAMES[winner], *(NAMES[seat] for seat in order), words[1], "Toril"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", range(2, 11))
def test_every_number_of_seats_fits(language: str, seats: int) -> None:
    names = tuple(HOSTILE[seat * 3 % len(HOSTILE)] for seat in range(seats))
    picture = drawn(finished(SixNimmt(seats=seats), names), language)
    assert list(active(picture)) == []
    assert outside(picture) == []
    root = elements(picture)[0].attributes
    assert (root["width"], root["height"]) == ("1200", "630")


def test_a_shared_win_names_all_who_share_it() -> None:
    for seed in range(1, 200):
        record = finished(ElevenNimmt(seats=3, rounds=1, hand_size=2), NAMES, seed)
        outcome = record.replay().outcome
        if outcome and len(outcome.winners) > 1:
            break
    assert outcome is not None
    said = texts(drawn(record))
    assert said[:2] == ["A shared win", " · ".join(NAMES[seat] for seat in outcome.winners)]


def test_names_written_from_the_right_turn_nothing_around() -> None:
    names = ("שלום", "مرحبا")
    for seed in range(1, 200):
        record = finished(ElevenNimmt(seats=2, rounds=1, hand_size=1), names, seed)
        outcome = record.replay().outcome
        if outcome and len(outcome.winners) > 1:
            break
    isolated = [f"\u2068{name}\u2069" for name in names]
    picture = drawn(record)
    assert texts(picture)[1] == " · ".join(isolated)
    headline = [each for each in elements(picture) if each.name == "text"][1]
    assert "direction" not in headline.attributes
    assert "\ufffd" not in picture


def test_the_title_is_one_sentence_for_whoever_cannot_see_it() -> None:
    title = elements(drawn(finished(ElevenNimmt(seats=3), NAMES)))[1]
    assert title.name == "title"
    assert "".join(title.text) in {
        f"The winner is {name}. 11 nimmt! · 3 rounds · 19 November 2026" for name in NAMES
    }


def test_a_match_that_was_ended_for_all_has_no_winner() -> None:
    steps = islice(Script(SixNimmt(seats=3), bytes(16), 3).steps(), 40)
    *_, last = steps
    ended, _ = last.after.end_for_all()
    said = texts(drawn(Record.of(ended, NAMES)))
    assert said[:2] == ["Ended early", "6 nimmt!"]


def test_a_match_that_goes_on_says_so() -> None:
    record = Record.of(Match.start(SixNimmt(seats=3), "hola"), NAMES)
    said = texts(drawn(record))
    assert said[:2] == ["Not finished", "6 nimmt!"]
    assert said[-2] == "6 nimmt! · 19 November 2026"
    assert texts(result_svg(record, catalogue("en").say))[-2] == "6 nimmt!"


def test_a_thousand_rounds_are_a_chart_of_a_few_points() -> None:
    rng = Random(4)
    scores = tuple((rng.randrange(20), rng.randrange(20)) for _ in range(1000))
    lines = [each for each in elements(f"<g>{chart(scores, (0, 1), None, 400, 300).drawn}</g>")
             if each.attributes.get("stroke-width") == "5"]  # fmt: skip
    assert len(lines) == 2
    assert all(each.attributes["d"].count("L") <= MOST_POINTS for each in lines)


def test_bots_of_a_server_have_the_names_that_the_page_gives_them() -> None:
    """A rematch moves everybody one seat on, and a name and a colour go with them."""
    table = HonestTable(SixNimmt(seats=3), ("answers", "bot", "bot"), seed=5)
    for bots in ({"Canela", "Romero"}, {"Lucero", "Canela"}):
        record, _ = table.play()
        assert {*texts(drawn(record))} >= {"Ana", *bots}
        assert "cautious" not in drawn(record)


def test_a_name_in_a_file_without_draws_is_left_as_it_is() -> None:
    assert "cautious" in texts(drawn(finished(SixNimmt(seats=3), ("Ana", "cautious", "Eva"))))


def test_shapes_at_the_ends_of_the_chart_do_not_cover_each_other() -> None:
    drawn = elements(f"<g>{chart(((20, 21, 40),), (0, 1, 2), None, 400, 300).drawn}</g>")
    places = [
        tuple(map(float, each.attributes["transform"][len("translate(") :].split(")")[0].split()))
        for each in drawn
        if each.name == "g" and each.attributes.get("transform", "").endswith("scale(0.92)")
    ]
    assert len(places) == 3
    for one, other in combinations(places, 2):
        assert max(abs(one[0] - other[0]), abs(one[1] - other[1])) >= 22
