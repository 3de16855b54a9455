"""What holds in every match of both games, whatever is played.

The matches are random but not tame: see `tests.strategies`. The last test asserts that they
exercised every rule, and `tests/conftest.py` prints how often.
"""

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import TYPE_CHECKING, Any

from hypothesis import given

from tests.reference.six import bullheads
from tests.strategies import (
    Script,
    Step,
    all_scripts,
    choices,
    eleven_scripts,
    six_scripts,
    small_script,
    some,
    steps_from,
)
from tests.tally import COUNTS, EDGES, counted
from toril import Match
from toril.engine import eleven_nimmt
from toril.engine.game import Event, Move, Seat
from toril.engine.match_events import MatchEnded, MatchEvent, RoundScored, RoundStarted
from toril.engine.six_nimmt import (
    ChoosingRow,
    Committed,
    Committing,
    Drafting,
    Placed,
    Revealed,
    SixRound,
)

if TYPE_CHECKING:
    from toril.engine.eleven_nimmt import ElevenRound


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
        later = [
            list(islice(steps_from(m, Random(order)), 20)) for m in (revealed, with_another_last)
        ]
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


@given(script=all_scripts)
def test_a_move_changes_neither_the_match_nor_its_own_result(script: Script) -> None:
    for step in counted(script.steps()):
        assert step.before.play(step.seat, step.move) == (step.after, step.events)
        assert bool(step.after.to_act) is (step.after.outcome is None)


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
        kinds = [type(event) for event in step.events if isinstance(event, MatchEvent)]
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
