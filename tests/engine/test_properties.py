"""What holds in every match of both games, whatever is played.

The matches are random but not tame: see `tests.strategies`. The last test asserts that they
exercised every rule, and `tests/conftest.py` prints how often.
"""

import json
from collections.abc import Iterator
from dataclasses import fields
from itertools import islice
from random import Random
from typing import Any, cast

import pytest
from hypothesis import given

from tests.reference.six import bullheads
from tests.strategies import (
    Script,
    Step,
    all_scripts,
    choices,
    eleven_scripts,
    play_on,
    six_scripts,
    small_script,
    some,
)
from tests.tally import COUNTS, EDGES, counted
from toril import (
    GAMES,
    IllegalMove,
    Match,
    Outcome,
    Record,
    View,
    format_position,
    from_json,
    parse_position,
    to_json,
)
from toril.engine import eleven_nimmt, six_nimmt
from toril.engine.eleven_nimmt import ElevenRound, Play, Rob, Take
from toril.engine.game import Event, Move, Seat
from toril.engine.match_events import MatchEnded, RoundScored, RoundStarted
from toril.engine.six_nimmt import (
    ChooseRow,
    ChoosingRow,
    Commit,
    Committed,
    Committing,
    Draft,
    Drafting,
    Placed,
    Replaced,
    Revealed,
    SixRound,
)

CODES = {
    "card_twice",
    "empty_play",
    "match_over",
    "no_such_pile",
    "no_such_row",
    "no_such_seat",
    "not_a_victim",
    "not_in_pool",
    "not_your_card",
    "not_your_turn",
    "one_card_only",
    "out_of_reach",
    "pile_twice",
    "round_over",
    "too_many_piles",
    "wrong_kind",
}
"""The refusals of a move. Pages and bots look these up, so a code is never renamed."""


def six_cards(state: SixRound) -> list[int]:
    """Every card that was dealt, wherever it lies now."""
    loose: tuple[int, ...] = ()
    if isinstance(state.phase, ChoosingRow):
        loose = state.phase.cards
    if isinstance(state.phase, Drafting):
        loose = state.phase.pool
    zones = (*state.rows, *state.hands, *state.bull_piles, loose)
    return sorted(card for zone in zones for card in zone)


@given(script=six_scripts)
def test_cards_of_6_nimmt_are_neither_lost_nor_made(script: Script) -> None:
    for step in counted(script.steps()):
        rules, dealt = step.before.round.rules, six_cards(step.before.round)
        assert six_cards(step.round_after) == dealt
        assert len(dealt) == len(set(dealt)) == rules.seats * rules.hand_size + rules.rows
        assert set(dealt) <= set(rules.deck)
        phase = step.round_after.phase
        if isinstance(phase, Committing):  # a card face down still counts as one in the hand
            for card, hand in zip(phase.cards, step.round_after.hands, strict=True):
                assert card is None or card in hand


@given(script=eleven_scripts)
def test_every_card_of_11_nimmt_lies_in_exactly_one_place(script: Script) -> None:
    for step in counted(script.steps()):
        state: ElevenRound = step.round_after
        zones = (*state.piles, *state.hands, state.draw_deck)
        assert sorted(card for zone in zones for card in zone) == list(state.rules.deck)
        assert state.supply >= 0
        assert state.supply + sum(state.bull_cards) == state.rules.supply
        assert all(set(known) <= set(hand) for known, hand in _pairs(state.known, state.hands))


def _pairs(one: Any, other: Any) -> Iterator[tuple[Any, Any]]:
    return zip(one, other, strict=True)


@given(script=six_scripts, order=choices)
def test_commitments_commute(script: Script, order: int) -> None:
    rng = Random(order)
    tricks = [step for step in counted(script.steps()) if _nobody_has_committed(step.before)]
    for step in some(tricks, rng, 4):
        match, seats = step.before, range(step.before.rules.seats)
        finals = {seat: match.legal(seat).pick(rng) for seat in seats}
        first, second = rng.sample(seats, 2)
        waiting, revealed, events = commit_all(match, finals, first, rng)
        again = commit_all(match, finals, first, rng)
        assert again == (waiting, revealed, events)
        _, with_another_last, same_events = commit_all(match, finals, second, rng)
        assert with_another_last == revealed
        assert same_events == events
        assert with_another_last.moves == revealed.moves
        later = [list(islice(play_on(m, Random(order)), 20)) for m in (revealed, with_another_last)]
        assert later[0] == later[1]


def _nobody_has_committed(match: Match[Any]) -> bool:
    return isinstance(match.round.phase, Committing) and set(match.round.phase.cards) == {None}


def commit_all(
    match: Match[Any], finals: dict[Seat, Move], last: Seat, rng: Random
) -> tuple[Match[Any], Match[Any], tuple[Event, ...]]:
    """Commit for every seat in some order, changing minds on the way.

    Return the match before the `last` seat commits, the match after, and what the reveal brought.
    """
    plan = [
        (seat, move)
        for seat, final in finals.items()
        if seat != last
        for move in (*(match.legal(seat).pick(rng) for _ in range(rng.randrange(3))), final)
    ]
    # Interleave: shuffle the seats' turns, then give each seat its own moves in their order.
    turns = [seat for seat, _ in plan]
    rng.shuffle(turns)
    queues = {seat: iter([move for owner, move in plan if owner == seat]) for seat in turns}
    waiting = match
    for seat in turns:
        waiting, _ = waiting.play(seat, next(queues[seat]))
    revealed, events = waiting.play(last, finals[last])
    committed, *rest = events
    assert isinstance(committed, Committed)
    assert isinstance(rest[0], Revealed)
    return waiting, revealed, tuple(rest)


@given(script=all_scripts, order=choices)
def test_what_is_legal_works_and_everything_else_is_refused(script: Script, order: int) -> None:
    rng = Random(order)
    steps = some(counted(script.steps()), rng, 6)
    for match in [*(step.before for step in steps), steps[-1].after]:
        snapshot = _snapshot(match)
        outcomes = {agree(match, seat, move) for seat, move in attempts(match, rng)}
        assert _snapshot(match) == snapshot
        assert outcomes == ({True, False} if match.outcome is None else {False})


def agree(match: Match[Any], seat: Any, move: Any) -> bool:
    """Check that membership, the reason and `play` say the same; return whether it is legal."""
    legal = match.legal(seat)
    reason = legal.why_not(move)
    assert (move in legal) is (reason is None)
    if reason is None:
        assert type(seat) is int
        assert only_whole_numbers(move)
        after, events = match.play(seat, move)
        assert events
        assert after != match or isinstance(events[0], Replaced)  # by the same card
    else:
        with pytest.raises(IllegalMove) as refused:
            match.play(seat, move)
        again = legal.why_not(move)
        assert again is not None
        assert refused.value.code == reason.code == again.code
        assert reason.code in CODES
        assert reason.sentence.strip()
    return reason is None


def only_whole_numbers(move: Move) -> bool:
    """Return whether nothing in a move only passes for a number: no 3.0, no True, no "3"."""
    groups = move.groups if isinstance(move, Play) else ()
    cards = [number for top, laid in groups for number in (top, *laid)]
    values = cards if groups else [getattr(move, field.name) for field in fields(cast("Any", move))]
    return all(type(value) is int for value in values)


def _snapshot(match: Match[Any]) -> str:
    return json.dumps([to_json(match.round), match.scores, repr(match.moves), repr(match.outcome)])


def attempts(match: Match[Any], rng: Random) -> Iterator[tuple[Any, Any]]:
    """Yield legal moves and others that are nearly so, for seats at and off the table."""
    seats, waiting = range(match.rules.seats), match.to_act
    for seat in waiting:
        legal = match.legal(seat)
        picked = [legal.pick(rng) for _ in range(3)]
        for move in (*islice(legal, 5), *picked, *mutants(match, seat, picked[0], rng)):
            yield seat, move
    sample = match.legal(waiting[0]).pick(rng) if waiting else Commit(1)
    for seat in (*seats, -1, len(seats), None, True, False, 0.0, "0"):
        for move in (
            sample,
            Commit(1),
            Draft(1),
            ChooseRow(0),
            Take(1),
            Rob(0),
            Play(((1, (2,)),)),
        ):
            yield seat, move
        for thing in (42, "42", None, object(), Move()):
            yield seat, thing


def mutants(match: Match[Any], seat: Seat, move: Move, rng: Random) -> Iterator[Move]:
    """Yield moves that differ from `move` in one thing, some of which are legal too."""
    deck, hands = match.rules.deck, match.round.hands
    other = rng.choice([card for hand in hands for card in hand] or [1])

    def near(card: int) -> tuple[Any, ...]:
        return card + 1, card - 1, other, 0, -1, deck[-1] + 1, *not_cards(card)

    match move:
        case Commit(card):
            yield from (Commit(wrong) for wrong in near(card))
            yield Draft(card)
        case Draft(card):
            yield from (Draft(wrong) for wrong in near(card))
            yield Commit(card)
        case ChooseRow(row):
            yield from (ChooseRow(wrong) for wrong in near(row))
        case Take(top):
            yield from (Take(wrong) for wrong in near(top))
        case Rob(victim):
            yield from (Rob(wrong) for wrong in near(victim))
        case Play(groups):
            (top, cards), *rest = groups
            tops, hand = match.round.tops, hands[seat]
            for wrong in near(cards[0]):
                yield Play(((top, (wrong,)), *rest))
            for wrong in near(top):
                yield Play(((wrong, cards),))
            yield Play(())
            yield Play(((top, ()), *rest))
            yield Play((*groups, (top, cards)))
            yield Play((*groups, (rng.choice(tops), (rng.choice(hand),))))
            yield Play(((top, (*cards, rng.choice(hand))), *rest))
            yield Play(((top, (*cards, cards[0])), *rest))
            yield Play(tuple((top, (card,)) for top, card in zip(tops, hand, strict=False)))
        case _:
            raise AssertionError(move)


def not_cards(card: int) -> tuple[Any, ...]:
    """Return what equals a card, or looks like one, and is none."""
    return float(card), str(card), True, None, (card,)


@given(script=all_scripts, order=choices)
def test_legal_moves_are_counted_and_listed_once_each(script: Script, order: int) -> None:
    rng = Random(order)
    for step in some(counted(script.steps()), rng, 8):
        for seat in range(step.before.rules.seats):
            legal = step.before.legal(seat)
            waited_for = seat in step.before.to_act or bool(step.before.round.pending)
            assert bool(legal) is waited_for is (legal.count() > 0)
            if legal.count() <= 200:
                listed = list(legal)
                assert len(listed) == len(set(listed)) == legal.count()
                assert all(move in legal for move in listed)


@given(script=all_scripts)
def test_a_move_changes_neither_the_match_nor_its_own_result(script: Script) -> None:
    for step in counted(script.steps()):
        assert step.before.play(step.seat, step.move) == (step.after, step.events)
        assert bool(step.after.to_act) is (step.after.outcome is None)


SIX_TYPES = (SixRound, six_nimmt.SixMove, six_nimmt.SixEvent)
ELEVEN_TYPES = (ElevenRound, eleven_nimmt.ElevenMove, eleven_nimmt.ElevenEvent)
OF_THE_MATCH = RoundScored | RoundStarted | MatchEnded


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
            kind = OF_THE_MATCH if isinstance(event, OF_THE_MATCH) else event_type
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


@given(script=six_scripts)
def test_penalties_of_6_nimmt_are_the_bullheads_taken(script: Script) -> None:
    taken = [0] * script.rules.seats
    for step in counted(script.steps()):
        for event in step.events:
            if isinstance(event, Placed):
                taken[event.seat] += sum(map(bullheads, event.taken))
        assert list(step.round_after.bullheads_taken) == taken
        for event in step.events:
            if isinstance(event, RoundScored):
                assert list(event.penalties) == taken
                assert sum(len(pile) for pile in step.round_after.hands) == 0
                taken = [0] * script.rules.seats


@given(script=eleven_scripts)
def test_penalties_of_11_nimmt_are_the_bullheads_held(script: Script) -> None:
    for step in counted(script.steps()):
        state: ElevenRound = step.round_after
        ended = [e for e in step.events if isinstance(e, eleven_nimmt.RoundEnded)]
        assert bool(ended) is (not state.draw_deck or not all(state.hands))
        assert (state.penalties is not None) is bool(ended)
        for event in ended:
            held = [sum(state.rules.bullhead_table[c - 1] for c in hand) for hand in state.hands]
            assert list(event.penalties) == held
            assert event.hands == state.hands
            assert (event.out is None) is all(state.hands)
            assert event.out is None or held[event.out] == 0


@given(script=all_scripts)
def test_totals_are_sums_and_a_match_ends_only_with_a_round(script: Script) -> None:
    for step in counted(script.steps()):
        before, after = step.before, step.after
        penalties = step.round_after.penalties
        kinds = [type(event) for event in step.events if isinstance(event, OF_THE_MATCH)]
        assert list(after.totals) == [
            sum(scores[seat] for scores in after.scores) for seat in range(after.rules.seats)
        ]
        if penalties is None:
            assert after.scores == before.scores
            assert after.outcome is None
            assert not kinds
            continue
        assert after.scores == (*before.scores, penalties)
        assert (after.outcome is not None) is _is_over(after)
        if after.outcome is None:
            assert kinds == [RoundScored, RoundStarted]
            assert after.round_number == before.round_number + 1 == len(after.scores) + 1
        else:
            assert kinds == [RoundScored, MatchEnded]
            fewest = min(after.totals)
            assert after.outcome.totals == after.totals
            assert [after.totals[seat] for seat in after.outcome.winners] == [fewest] * len(
                after.outcome.winners
            )
            assert after.totals.count(fewest) == len(after.outcome.winners)


def _is_over(match: Match[Any]) -> bool:
    """Say by S9 and E12 whether a match is over after the rounds on its score sheet."""
    rules: Any = match.rules
    rounds_done = rules.rounds is not None and len(match.scores) >= rules.rounds
    limit = getattr(rules, "limit", None)
    return rounds_done or (limit is not None and max(match.totals) >= limit)


def test_the_random_matches_exercise_every_rule() -> None:
    # A batch of its own, always the same: what other tests counted in this process is left out.
    before = COUNTS.copy()
    for number in range(1000):
        for step in counted(small_script(Random(number)).steps()):
            assert isinstance(step, Step)
    wanted = {*(f"S{rule}" for rule in range(1, 14)), *(f"E{rule}" for rule in range(1, 15))}
    assert {edge.split()[0] for edge in EDGES} == wanted
    found = COUNTS - before
    assert set(found) <= set(COUNTS) <= set(EDGES)
    assert [edge for edge in EDGES if not found[edge]] == []
