"""A match that holds between two rounds and goes on with a seed of its own for what follows."""

from random import Random
from typing import Any

import pytest

from toril import BadRecord, ElevenNimmt, IllegalMove, Match, Record, SixNimmt
from toril.engine.deal import deck_order
from toril.engine.game import Event, Rules
from toril.engine.games import deal
from toril.engine.match_events import MatchEnded, RoundScored, RoundStarted
from toril.engine.record_json import LaterSeats, digest

RULES: list[Rules] = [
    SixNimmt(seats=3, rounds=3, hand_size=3),
    ElevenNimmt(seats=3, rounds=3, hand_size=4, top_card=30, starter="total"),
]
NEW = b"a seed of its own"
both = pytest.mark.parametrize("rules", RULES, ids=["six", "eleven"])


def play_round(match: Match[Any], rng: Random) -> tuple[Match[Any], tuple[Event, ...]]:
    """Play by lot until the round is over; return what the last move led to."""
    number = match.round_number
    events: tuple[Event, ...] = ()
    while match.outcome is None and not match.is_between and match.round_number == number:
        seat = rng.choice(match.to_act)
        match, events = match.play(seat, match.legal(seat).pick(rng))
    return match, events


@both
def test_a_match_that_holds_deals_nothing_and_nobody_may_move(rules: Rules) -> None:
    match, events = play_round(Match.start(rules, "toril").hold(True), Random(1))
    assert match.is_between
    assert isinstance(events[-1], RoundScored)
    assert (match.round_number, match.to_act, len(match.scores)) == (1, (), 1)
    with pytest.raises(IllegalMove):
        match.play(0, next(iter(Match.start(rules, "toril").legal(rules.first_starter))))


@both
def test_it_goes_on_as_if_it_had_never_held(rules: Rules) -> None:
    plain, events = play_round(Match.start(rules, "toril"), Random(1))
    held, some = play_round(Match.start(rules, "toril").hold(True), Random(1))
    on, started = held.go_on()
    assert on == plain
    assert some + started == events


@both
def test_the_rounds_from_there_on_follow_from_the_new_seed(rules: Rules) -> None:
    match, _ = play_round(Match.start(rules, "toril").hold(True), Random(1))
    match, (started,) = match.go_on(NEW)
    assert isinstance(started, RoundStarted)
    for number in (2, 3):
        assert match.round == deal(rules, deck_order(NEW, number, rules.deck), match.starter)
        match, _ = play_round(match, Random(number))
    assert (match.later, match.outcome is None) == (((2, NEW),), False)


@both
def test_the_last_round_ends_the_match_though_it_holds(rules: Rules) -> None:
    match: Match[Any] = Match.start(rules, "toril")
    for _ in range(2):
        match, _ = play_round(match, Random(1))
    match, events = play_round(match.hold(True), Random(1))
    assert isinstance(events[-1], MatchEnded)
    assert not match.is_between


@both
def test_a_match_that_is_ended_between_two_rounds_is_as_one_that_held_nothing(
    rules: Rules,
) -> None:
    plain, _ = play_round(Match.start(rules, "toril"), Random(1))
    held, _ = play_round(Match.start(rules, "toril").hold(True), Random(1))
    assert held.end_for_all()[0] == plain.end_for_all()[0]


@both
def test_only_between_two_rounds_it_goes_on(rules: Rules) -> None:
    with pytest.raises(ValueError, match="not over"):
        Match.start(rules, "toril").go_on(NEW)


def late_record(rules: Rules) -> tuple[Record, Match[Any]]:
    """Return a finished match in which somebody sat down for rounds 2 and 3 each."""
    match, _ = play_round(Match.start(rules, "toril").hold(True), Random(1))
    match, _ = play_round(match.go_on(NEW)[0].hold(True), Random(2))
    match, _ = play_round(match.go_on(NEW[::-1])[0], Random(3))
    later = (
        LaterSeats(2, NEW, ("Ana", "Bo", "bot")),
        LaterSeats(3, NEW[::-1], ("Ana", "Bo", "Cleo")),
    )
    names = ("Ana", "bot", "bot")
    return Record(rules, names, match.seed, match.moves, later=later), match


@both
def test_a_record_has_the_old_names_the_new_ones_and_every_seed(rules: Rules) -> None:
    record, match = late_record(rules)
    again = Record.loads(record.dumps().encode())
    assert again == record
    assert again.replay() == match
    assert sum(isinstance(each, RoundStarted) for _, some in again.steps() for each in some) == 2
    data = record.to_json()
    assert (data["schema"], data["seats"]) == ("toril-record-2", ["Ana", "bot", "bot"])
    assert [each["round"] for each in data["later"]] == [2, 3]


@both
def test_a_record_without_its_later_seeds_does_not_replay(rules: Rules) -> None:
    record, _ = late_record(rules)
    for later in ((), record.later[:1], record.later[1:]):
        with pytest.raises(BadRecord):
            Record(rules, record.names, record.seed, record.moves, later=later).replay()


def test_later_seats_stand_in_order_and_for_rounds_that_were_played() -> None:
    record, _ = late_record(RULES[0])
    one, two = record.later
    beyond = LaterSeats(4, NEW, one.names)
    first = LaterSeats(1, NEW, one.names)
    for later in ((two, one), (one, one), (first,)):
        with pytest.raises(BadRecord):
            Record(RULES[0], record.names, record.seed, record.moves, later=later)
    with pytest.raises(BadRecord):
        Record(RULES[0], record.names, record.seed, record.moves, later=(one, two, beyond)).replay()


@pytest.mark.parametrize(
    "later", [[], None, [{}], [{"round": "2", "seed": "00" * 16, "seats": ["a", "b", "c"]}]]
)
def test_what_are_no_later_seats_is_refused(later: object) -> None:
    data = late_record(RULES[0])[0].to_json() | {"later": later}
    del data["digest"]
    with pytest.raises(BadRecord):
        Record.from_json(data | {"digest": digest(data)})
