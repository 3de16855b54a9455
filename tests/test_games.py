"""Every layer has a place for each game; one that is forgotten fails here and not at a table."""

import ast
from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any, get_args

import pytest

import toril
from toril.bots import LEVELS, make_bot, parse_bot
from toril.cli.talk.asking import Asker
from toril.cli.talk.drawing import Drawing
from toril.cli.talk.rules_told import rules_told
from toril.cli.talk.story import Story
from toril.cli.talk.vocabulary import words_for
from toril.engine import games
from toril.engine.game import OwnersEvent, PublicEvent
from toril.engine.games import BY_SHORT, GAMES, Game
from toril.engine.kinds import kind_of
from toril.engine.match import Match
from toril.engine.options import options_of
from toril.fast import PACKAGES
from toril.fast.supported import SUPPORTED
from toril.server.tables.showing_times import SHOWING
from toril.text import LANGUAGES, catalogue
from toril.wire.games import described
from toril.wire.table_events import EVERY_WIRE_EVENT

PACKAGE = Path(toril.__file__).parent

REGISTERS: Mapping[str, Any] = {
    "the kernels": PACKAGES,
    "what the kernels support": SUPPORTED,
    "the page's forms": described(),
    **{f"the level {name}": level.plays for name, level in LEVELS.items()},
}

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.short)


@pytest.mark.parametrize("name", REGISTERS)
def test_a_register_has_every_game(name: str) -> None:
    assert set(REGISTERS[name]) == set(GAMES)


def test_the_names_for_the_type_checker_and_for_people_are_those_of_the_games() -> None:
    assert get_args(games.GameName) == tuple(GAMES)
    assert get_args(games.ShortName) == tuple(BY_SHORT)
    assert all(words_for(f"game-{short}") for short in BY_SHORT)


def test_every_event_of_a_match_is_shown_for_some_time_or_none() -> None:
    assert set(SHOWING) == set(get_args(games.EVERY_EVENT))


def test_of_every_event_all_see_the_same_or_its_owner_sees_more() -> None:
    for event in get_args(EVERY_WIRE_EVENT):
        assert issubclass(event, PublicEvent) != issubclass(event, OwnersEvent), event


@every_game
def test_a_kind_says_which_game_it_belongs_to(game: Game) -> None:
    values = [game.rules, game.round, game.table_view, game.recall_view]
    for value in (*values, *game.moves, *game.events, *game.phases):
        assert kind_of(value).split(".")[0] == game.short


@every_game
def test_every_option_says_what_it_may_be_and_what_for(game: Game) -> None:
    options = options_of(game.rules)
    assert next(iter(options)) == "seats"
    for name, each in options.items():
        assert each.about, name
        assert each.choices or each.low < each.high, name
        assert 1 <= each.since <= game.rules.version, name


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_has_a_name_and_rules_in_every_language(game: Game, language: str) -> None:
    words = catalogue(language)
    assert words.say(f"game-{game.name}") == game.title
    assert rules_told(game.rules(), words).startswith(game.title)


@every_game
@pytest.mark.parametrize("bot", ["random", "chaos", "cautious", "calf"])
def test_a_bot_that_needs_nothing_decides_in_every_game(game: Game, bot: str) -> None:
    match: Match[Any] = Match.start(game.rules(), "every game")
    assert parse_bot(bot).needs(game.name) == "nothing"
    view = match.recall_view(match.to_act[0])
    assert make_bot(bot, Random(1)).choose(view) in view.legal


@every_game
def test_the_terminal_draws_asks_reads_and_tells_every_game(game: Game) -> None:
    match: Match[Any] = Match.start(game.rules(), "every game")
    rng = Random(1)
    told: list[str] = []
    for _ in range(3 * match.rules.seats):
        seat, view = match.to_act[0], match.table_view(match.to_act[0])
        story = Story(
            catalogue("en"), match.rules, [f"Seat {n}" for n in range(match.rules.seats)], seat
        )
        assert any(str(line).strip() for line in Drawing(story).draw(view))
        move = view.legal.pick(rng)
        helped: list[str] = []
        talk = Asker(story, helped.append, lambda _: None, one_step=False, keys="").talk(view)
        question = next(talk)
        assert talk.send("?") == question
        assert all(helped[:2]), "what can be typed, and what the signs of the table mean"
        assert talk.send(game.format_move(move)) != question, "it is a move, to be confirmed"
        with pytest.raises(StopIteration) as end:
            talk.send("")
        assert end.value.value == move
        match, events = match.play(seat, move)
        told += story.tell(events)
    assert len(told) >= match.rules.seats


NAMES = {*GAMES, *BY_SHORT}


def _decided_by_default(tree: ast.AST) -> list[int]:
    """Return the lines where one game is named and another meant by `else`."""
    return [
        node.lineno
        for node in ast.walk(tree)
        if isinstance(node, ast.IfExp | ast.If) and node.orelse and _names_a_game(node.test)
    ]


def _names_a_game(node: ast.AST) -> bool:
    return any(isinstance(each, ast.Constant) and each.value in NAMES for each in ast.walk(node))


@pytest.mark.parametrize(
    "path",
    sorted(PACKAGE.rglob("*.py")),
    ids=lambda path: str(path.relative_to(PACKAGE)),
)
def test_no_game_is_meant_by_default(path: Path) -> None:
    assert _decided_by_default(ast.parse(path.read_text("utf-8"))) == []


def test_such_a_default_would_be_found() -> None:
    assert _decided_by_default(ast.parse('x = 6 if game == "six_nimmt" else 11')) == [1]
