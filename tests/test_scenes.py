"""The introductions' scenes: what the page answers from is what the engine makes of every move."""

from collections.abc import Iterator, Mapping
from itertools import pairwise
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest

import write_scenes
from scenes.eleven import ELEVEN
from scenes.scene import LEARNER, Lesson
from scenes.six import SIX
from scenes.staged import Staged, Step, staged
from toril.engine.games import GAMES, format_position
from toril.server.tables.table import Table
from toril.server.web.app import protocol_document
from toril.wire.outbound import FROM_SERVER
from toril.wire.reading import ReadContext

LESSONS = (SIX, ELEVEN)
MADE = {lesson.game: {made.scene.name: made for made in staged(lesson)} for lesson in LESSONS}
DOCUMENT = protocol_document()
SCHEMA = jsonschema_rs.Draft202012Validator(
    {"$ref": "#/components/schemas/FromServer", "components": DOCUMENT["components"]}
)
EVERY = [(lesson, name) for lesson in LESSONS for name in MADE[lesson.game]]


def steps(answers: Mapping[str, Step], before: str = "") -> Iterator[tuple[str, Step]]:
    """Yield every step by the way that leads to it: the moves of the learner."""
    for move, step in answers.items():
        yield before + move, step
        yield from steps(step.answers, f"{before}{move}; ")


def after(game: str, name: str, way: str) -> Step:
    return dict(steps(MADE[game][name].answers))[way]


def rows(step: Step) -> str:
    state = _match(step.table).round
    return "/".join(" ".join(map(str, row)) for row in state.rows)


def piles(step: Step) -> str:
    state = _match(step.table).round
    return "/".join(" ".join(map(str, pile)) for pile in state.piles)


def _match(table: Table) -> Any:
    assert table.match is not None
    return table.match


@pytest.mark.parametrize(
    ("scene", "way", "lying", "taken"),
    [
        ("where", "44", "12 14 15/37/43 44/58 61", (0, 0, 0, 0)),
        ("where", "41", "12 14 15/37 41/43/58 61", (0, 0, 0, 0)),
        ("where", "70", "12 14 15/37/43/58 61 70", (0, 0, 0, 0)),
        ("sixth", "46", "33/37/43 44 46 47/58 61 70", (0, 6, 0, 0)),
        ("sixth", "88", "33/37/43 44 47/58 61 70 88", (0, 6, 0, 0)),
        ("sixth", "29", "29 33/37/43 44 47/58 61 70", (6, 0, 0, 0)),
        ("at-once", "23", "21 23/50/60/77 79 80", (0, 0, 8, 0)),
        ("at-once", "49", "21/49 50/60/77 79 80", (8, 0, 0, 0)),
        ("too-low", "3; row 2", "30 36/3 9/43 44/58 61 68 83", (1, 0, 0, 0)),
        ("too-low", "8; row 2", "30 36/8 9/43 44/58 61 68 83", (1, 0, 0, 0)),
        ("too-low", "3; row 1", "3 9/37/43 44/58 61 68 83", (4, 0, 0, 0)),
        ("too-low", "3; row 3", "30 36/37/3 9/58 61 68 83", (6, 0, 0, 0)),
        ("too-low", "3; row 4", "30 36/37/43 44 68 83/3 9", (2, 0, 0, 0)),
        ("count", "7; row 3", "55 66/33 34/7/70 80 90", (4, 2, 7, 1)),
        ("count", "7; row 1", "7/33 34/61 62 63 64 66/70 80 90", (7, 2, 7, 1)),
        ("count", "7; row 2", "55/7 34/61 62 63 64 66/70 80 90", (5, 2, 7, 1)),
        ("count", "7; row 4", "55/33 34/90/7", (6, 2, 7, 10)),
        ("draft", "draft 15", "3/8/20/21", (0, 0)),
        ("draft", "draft 24", "3/8/15/20", (0, 0)),
    ],
)
def test_a_trick_of_an_introduction(
    scene: str, way: str, lying: str, taken: tuple[int, ...]
) -> None:
    step = after("six_nimmt", scene, way)
    assert rows(step) == lying
    assert _match(step.table).round.bullheads_taken == taken


@pytest.mark.parametrize("low", ["3", "8"])
def test_a_card_below_every_row_asks_for_one_by_its_price(low: str) -> None:
    told = after("six_nimmt", "too-low", low).told[-1]
    assert told["play"]["legal"] == {"kind": "choose_row", "prices": [4, 1, 6, 2]}
    counted = after("six_nimmt", "count", "7").told[-1]
    assert counted["play"]["legal"]["prices"] == [7, 5, 4, 6]


@pytest.mark.parametrize(
    ("row", "totals"),
    [
        (3, (26, 51, 67, 36)),
        (1, (29, 51, 67, 36)),
        (2, (27, 51, 67, 36)),
        (4, (28, 51, 67, 45)),
    ],
)
def test_the_last_card_ends_the_match_for_the_learner(row: int, totals: tuple[int, ...]) -> None:
    outcome = _match(after("six_nimmt", "count", f"7; row {row}").table).outcome
    assert (outcome.totals, outcome.winners, outcome.termination) == (totals, (0,), "limit")


@pytest.mark.parametrize(
    ("scene", "way", "lying", "hand", "bulls"),
    [
        ("reach", "95>88", "88 95 97 100", "4 57 80 99", (0, 0, 0)),
        ("reach", "take 88", "40 47 50/85", "4 57 80 88 95 99", (0, 0, 0)),
        ("past-the-end", "4>100", "88 95 97 100 4 12 20", "57 80 99", (0, 0, 0)),
        ("past-the-end", "take 100", "40 47 50/85", "4 57 80 88 95 97 99 100", (1, 0, 0)),
        ("take", "take 20", "40 47 50/85", "4 12 20 57 80 88 95 97 99 100", (1, 0, 0)),
        ("bull-card", "88 95>85", "40 47 50/85 88 95", "4 12 20 57 80 97 99 100", (1, 0, 0)),
        ("bull-card", "57>50", "40 47 50 57/85", "4 12 20 80 88 95 97 99 100", (1, 0, 0)),
        ("end", "36>33, 51 58>50", "33 36/50 51 58/77", "", (2, 0, 1)),
        ("end", "36>33", "33 36/50/77", "51 58", (2, 0, 1)),
        ("rob", "take 29; rob 1", "8/64/90", "2 12 20 29 45 80", (3, 3, 4)),
        ("rob", "take 29; rob 2", "8/64/90", "2 12 20 29 45 80", (3, 4, 3)),
        ("rob", "take 64", "8/12 20 29/90", "2 45 64 80", (2, 4, 4)),
    ],
)
def test_a_turn_of_an_introduction(
    scene: str, way: str, lying: str, hand: str, bulls: tuple[int, ...]
) -> None:
    step = after("eleven_nimmt", scene, way)
    state = _match(step.table).round
    assert piles(step) == lying
    assert " ".join(map(str, state.hands[LEARNER])) == hand
    assert state.bull_cards == bulls


def test_what_opens_after_the_first_take_is_what_the_story_needs() -> None:
    told = [
        event for each in after("eleven_nimmt", "take", "take 20").told for event in each["events"]
    ]
    taken, gained, opened, *_ = told
    assert taken["cards"] == [88, 95, 97, 100, 4, 12, 20]
    assert gained["source"] == "supply"
    assert opened["cards"] == [40, 85]


def test_who_is_out_scores_nothing_and_the_others_what_they_hold() -> None:
    match = _match(after("eleven_nimmt", "end", "36>33, 51 58>50").table)
    assert match.scores[-1] == (0, 11, 15)
    assert match.outcome.termination == "rounds"
    others = [step for way, step in steps(MADE["eleven_nimmt"]["end"].answers) if not step.asked]
    assert len(others) == 9
    assert all(_match(step.table).outcome is None for step in others)


def test_the_first_four_scenes_of_11_nimmt_are_one_story() -> None:
    story = [MADE["eleven_nimmt"][name] for name in ("reach", "past-the-end", "take", "bull-card")]
    for one, following in pairwise(story):
        assert one.asked_end == following.table
    assert format_position(_match(story[-1].table).round).startswith(
        "eleven_nimmt seats=3; piles 40 47 50/85; hands 4 12 20 57 80 88 95 97 99 100/66 73/68 75"
    )


@pytest.mark.parametrize(("lesson", "name"), EVERY)
def test_the_file_answers_every_legal_move_and_no_other(lesson: Lesson, name: str) -> None:
    game, made = GAMES[lesson.game], MADE[lesson.game][name]

    def check(table: Table, answers: Mapping[str, Step]) -> None:
        legal = [game.format_move(move) for move in _match(table).legal(LEARNER)]
        assert sorted(answers) == sorted(legal)
        assert len(legal) > 0
        for step in answers.values():
            if step.answers:
                check(step.table, step.answers)

    check(made.table, made.answers)


@pytest.mark.parametrize(("lesson", "name"), EVERY)
def test_every_way_that_is_asked_for_leads_to_the_end(lesson: Lesson, name: str) -> None:
    made = MADE[lesson.game][name]
    ends = {way for way, step in steps(made.answers) if step.asked and not step.answers}
    assert ends == {"; ".join(way) for way in made.scene.asked}


@pytest.mark.parametrize(("lesson", "name"), EVERY)
def test_what_is_told_is_what_servers_tell(lesson: Lesson, name: str) -> None:
    made: Staged = MADE[lesson.game][name]
    context = ReadContext()
    for message in [made.welcome, *(told for _, step in steps(made.answers) for told in step.told)]:
        SCHEMA.validate(message)
        FROM_SERVER.validate_python(message, context=context)
    assert made.welcome["play"]["view"]["round"]["hand"]


@pytest.mark.parametrize("lesson", LESSONS)
def test_the_page_has_the_scenes_as_they_are_now(lesson: Lesson) -> None:
    assert write_scenes.place(lesson).read_text(encoding="utf-8") == write_scenes.written(lesson)


def test_old_scenes_are_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(write_scenes, "PAGE", tmp_path / "web" / "src" / "games")
    for lesson in LESSONS:
        (tmp_path / "web" / "src" / "games" / GAMES[lesson.game].short).mkdir(parents=True)
    write_scenes.main()
    write_scenes.main("--check")
    old = write_scenes.place(ELEVEN)
    old.write_text(old.read_text(encoding="utf-8").replace("97", "98"), encoding="utf-8")
    with pytest.raises(SystemExit, match=r"eleven/scenes\.json is old: make scenes"):
        write_scenes.main("--check")
