"""A scene played out: what a server would send the learner, whatever they choose.

A staged position is no deal, so no server has such a table; but it is a table as servers have them,
it goes on by the same `evolve`, and the messages are made by the functions that make every other.
"""

import json
from collections.abc import Iterator, Mapping
from typing import Any

from scenes.scene import LEARNER, Lesson, Scene
from toril.engine.game import Move
from toril.engine.games import GAMES, parse_position
from toril.engine.match import Match
from toril.engine.value import replace, value
from toril.server.live import messages
from toril.server.live.broadcast import Frames
from toril.server.live.shown import Shown
from toril.server.tables.chairs import Chair, Person
from toril.server.tables.entries import Line, Moved
from toril.server.tables.evolve import evolve
from toril.server.tables.table import Table

ME = 1
"""The learner, as the people at a table are numbered."""
OTHER = "cautious"
"""Who sits at the other seats, as the page is told."""
ACK = "ack"
"""What a move of the learner is answered with; the page puts in the id that it sent."""
NOW = 0
"""No clock runs, and the page measures from when it is told."""

Message = dict[str, Any]


@value
class Step:
    """What comes of a move: messages in their order, the table then, and what can follow.

    `asked`: it is what the learner was asked for, or leads there. Where nothing can follow the
    scene has come to its end.
    """

    told: tuple[Message, ...]
    table: Table
    asked: bool
    answers: Mapping[str, "Step"]


@value
class Staged:
    """A scene with its beginning and with everything that can come of it."""

    scene: Scene
    table: Table
    answers: Mapping[str, Step]

    @property
    def welcome(self) -> Message:
        """What a server would tell the learner who comes to this table."""
        here = messages.presence([ME], 0, [], {})
        told = messages.welcome(Shown(self.table), ME, here, NOW, None, sent_away=False)
        return {**told, "server": ""}  # a new version changes nothing else in here

    @property
    def asked_end(self) -> Table:
        """The table when the learner has done what is asked, in the first of several ways."""
        answers, table = self.answers, self.table
        for move in self.scene.asked[0]:
            answers, table = answers[move].answers, answers[move].table
        return table


def staged(lesson: Lesson) -> Iterator[Staged]:
    """Yield the scenes of a game, played out."""
    table = None
    for scene in lesson.scenes:
        if scene.position is not None:
            table = _set_up(lesson, scene)
        assert table is not None
        made = Staged(scene, table, _answers(lesson, scene, table, ()))
        yield made
        table = made.asked_end


def _set_up(lesson: Lesson, scene: Scene) -> Table:
    """Return a table that shows the position of a scene."""
    assert scene.position is not None
    state = parse_position(scene.position)
    rules = state.rules
    seats, totals = rules.seats, tuple(map(sum, zip(*scene.scores, strict=True)))
    match: Match[Any] = Match(
        rules=rules,
        seed=bytes(16),  # nothing is dealt from it: no scene goes on into another round
        round_number=len(scene.scores) + 1,
        starter=0,
        round=state,
        totals=totals or (0,) * seats,
        scores=scene.scores,
    )
    others = (OTHER,) * (seats - 1)
    return Table(
        id="0" * 32,
        code="",
        root=None,
        rules=rules,
        clock="off",
        listed=False,
        chairs=(Chair(person=ME), *(Chair(bot=bot) for bot in others)),
        counter=GAMES[lesson.game].allows_counter,
        people=(Person(ME, "", "", LEARNER),),
        host=ME,
        match_number=1,
        match=match,
        names=("", *others),
        exchanges=(0,) * seats,
        shown_until=(0,) * seats,
    )


def _answers(
    lesson: Lesson, scene: Scene, table: Table, before: tuple[str, ...]
) -> Mapping[str, Step]:
    """Return what comes of every legal move of the learner, by its notation."""
    match = table.match
    assert match is not None
    written = GAMES[lesson.game].format_move
    moves = {written(move): move for move in match.legal(LEARNER)}
    return {
        text: _step(lesson, scene, table, move, (*before, text)) for text, move in moves.items()
    }


def _step(lesson: Lesson, scene: Scene, table: Table, move: Move, way: tuple[str, ...]) -> Step:
    """Let the learner move, and the others answer."""
    asked = any(each[: len(way)] == way for each in scene.asked)
    after, told = _moved(table, LEARNER, move)
    assert after.match is not None
    if _is_midway(after.match):
        return Step(told, after, asked, _answers(lesson, scene, after, way))
    parse = GAMES[lesson.game].parse_move
    for seat, text in enumerate(scene.others, start=LEARNER + 1):
        wanted, legal = parse(text), after.match.legal(seat)
        answer = wanted if wanted in legal else lesson.otherwise(after.match, seat)
        after, more = _moved(after, seat, answer)
        assert after.match is not None
        told += more
    return Step(told, after, asked, {})


def _is_midway(match: Match[Any]) -> bool:
    """Whether the learner has to decide again before the trick or the turn is over."""
    return match.to_act == (LEARNER,) and getattr(match.round.phase, "seat", None) == LEARNER


def _moved(table: Table, seat: int, move: Move) -> tuple[Table, tuple[Message, ...]]:
    """Let a seat move, as a server does; return what the learner is told."""
    mine = seat == LEARNER
    after, events = evolve(table, Line(NOW, Moved(seat, move, "person" if mine else "bot")))
    frames = Frames(Shown(after), events, NOW).to(ME, ACK if mine else None)
    return replace(after, told_at=NOW), tuple(_message(frame) for frame in frames)


def _message(frame: bytes) -> Message:
    """Return what a frame says, without what says where it ends."""
    message: Message = json.loads(frame[frame.index(b"{") :])
    return message
