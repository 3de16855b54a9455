"""Whatever a match holds can be written and read again: JSON, notation, records."""

import json
from random import Random
from typing import Any

from hypothesis import given

from tests.strategies import Script, all_scripts, choices, some
from tests.tally import counted
from toril import GAMES, Outcome, Record, View, format_position, from_json, parse_position, to_json
from toril.engine import eleven_nimmt, six_nimmt
from toril.engine.eleven_nimmt import ElevenRound
from toril.engine.game import Event
from toril.engine.match_events import MatchEvent
from toril.engine.six_nimmt import Committed, Replaced, SixRound

SIX_TYPES = (SixRound, six_nimmt.SixMove, six_nimmt.SixEvent)
ELEVEN_TYPES = (ElevenRound, eleven_nimmt.ElevenMove, eleven_nimmt.ElevenEvent)


def same_after_json(kind: Any, value: Any) -> bool:
    """Return whether `value` survives being written as text and read back."""
    return bool(from_json(kind, json.loads(json.dumps(to_json(value)))) == value)


@given(script=all_scripts, order=choices)
def test_every_value_survives_json(script: Script, order: int) -> None:
    six = isinstance(script.start().round, SixRound)
    package: Any = six_nimmt if six else eleven_nimmt
    state_type, move_type, event_type = SIX_TYPES if six else ELEVEN_TYPES
    assert same_after_json(type(script.rules), script.rules)
    rng = Random(order)
    for step in some(counted(script.steps()), rng, 6):
        assert same_after_json(move_type, step.move)
        viewers = (None, step.seat, rng.randrange(step.before.rules.seats))
        for state in (step.before.round, step.round_after):
            assert same_after_json(state_type, state)
            for seat in viewers:
                assert same_after_json(package.TableView, state.table_view(seat))
                assert same_after_json(package.RecallView, state.recall_view(seat))
        for event in step.events:
            kind = MatchEvent if isinstance(event, MatchEvent) else event_type
            seen = [event.seen_by(seat) for seat in viewers]
            for value in [event, *(value for value in seen if value is not None)]:
                assert same_after_json(kind, value)
        for seat in viewers:
            assert same_after_json(View, step.after.table_view(seat))
            assert same_after_json(View, step.after.recall_view(seat))
        if step.after.outcome:
            assert same_after_json(Outcome, step.after.outcome)


@given(script=all_scripts, order=choices)
def test_moves_and_positions_survive_notation(script: Script, order: int) -> None:
    game = GAMES[script.rules.game]
    for step in some(counted(script.steps()), Random(order), 12):
        text = game.format_move(step.move)
        assert game.parse_move(text) == step.move
        for state in (step.before.round, step.round_after):
            line = format_position(state)
            assert "\n" not in line
            assert parse_position(line) == state


@given(script=all_scripts, order=choices)
def test_a_record_replays_to_every_point_and_goes_on_from_there(script: Script, order: int) -> None:
    rng = Random(order)
    steps = list(counted(script.steps()))
    final = steps[-1].after
    record = Record.of(final)
    assert record.replay() == final
    assert Record.loads(record.dumps().encode()) == record
    for index in rng.sample(range(len(steps)), min(4, len(steps))):
        here = steps[index].after
        stopped = Record.loads(Record.of(here).dumps().encode())
        resumed = stopped.replay()
        assert resumed == here
        if not here.round.pending:  # commitments are recorded in seat order, not as they came
            assert record.replay(len(here.moves)) == here
        for step in steps[index + 1 :]:
            resumed, events = resumed.play(step.seat, step.move)
            assert events == step.events
        assert resumed == final


@given(script=all_scripts)
def test_a_replay_shows_what_was_seen_when_it_was_played(script: Script) -> None:
    steps = list(counted(script.steps()))
    replayed = [event for _, events in Record.of(steps[-1].after).steps() for event in events]
    played = [event for step in steps for event in step.events]

    # Which card lay face down first, and in which order, is the only thing a record forgets.
    def open_ones(events: list[Event]) -> list[Event]:
        return [event for event in events if not isinstance(event, Committed | Replaced)]

    assert open_ones(replayed) == open_ones(played)
