"""Commands that come twice, commitments that are exchanged, and what each viewer has counted."""

from random import Random

import pytest

from tests.server.tables.story import (
    ANA,
    BEN,
    CLEO,
    Story,
    claim_of,
    finished,
    lobby,
    newcomer,
    playing,
    refusal,
    rules_for,
    token_of,
)
from toril.engine.six_nimmt import Commit
from toril.server.tables import commands
from toril.server.tables.commands.people import MOST_EXCHANGES
from toril.server.tables.entries import Line, Sat
from toril.server.tables.evolve import REMEMBERED, evolve
from toril.server.tables.senders import TokenDigest, digest, holder_of, sender_of
from toril.server.tables.setup import Setup


def is_known(story: Story, person: int, command: str) -> bool:
    return story.pen(person, command).is_resent(person)


def test_a_command_is_known_again_by_its_id_and_its_sender() -> None:
    story = playing(2)
    story.move(ANA, Commit(story.hand(0)[0]), command="command-1")
    assert is_known(story, ANA, "command-1")
    assert not is_known(story, BEN, "command-1")
    assert not is_known(story, ANA, "command-2")
    assert story.read_again().person(ANA).recent_commands == ("command-1",)


def test_a_command_that_was_refused_or_did_nothing_is_not_remembered() -> None:
    story = playing(2)
    assert (
        refusal(story, commands.people.move, ANA, 1, 9, Commit(1), command="command-1")
        == "stale_turn"
    )
    story.do(commands.host.resume, ANA, command="command-2")
    assert not is_known(story, ANA, "command-1")
    assert not is_known(story, ANA, "command-2")


def test_a_command_is_remembered_once_however_much_it_wrote() -> None:
    story = finished(2, clock="quick")
    rules = story.table.rules
    story.do(
        commands.host.rematch,
        ANA,
        Setup(rules, "quick", listed=False),
        start=True,
        command="command-1",
    )
    assert story.written == ["Configured", "Drawn", "Started", "ClockSet"]
    assert [line.command for line in story.lines[-4:]] == ["command-1", None, None, None]
    assert story.table.person(ANA).recent_commands == ("command-1",)


def test_the_last_commands_of_each_person_are_remembered() -> None:
    story = playing(2)
    story.move(BEN, Commit(story.hand(1)[0]), command="of Ben")
    for number in range(REMEMBERED + 1):
        story.do(
            commands.host.resume if story.table.paused else commands.host.pause,
            ANA,
            command=f"{number}",
        )
    assert not is_known(story, ANA, "0")
    assert all(is_known(story, ANA, f"{number}") for number in range(1, REMEMBERED + 1))
    assert is_known(story, BEN, "of Ben")


def test_who_has_left_is_known_by_what_they_did_and_may_do_nothing_more() -> None:
    story = lobby(2)
    story.do(commands.people.leave, BEN, command="command-1")
    token_digest = digest(token_of(BEN))
    assert holder_of(story.table, token_digest) is None
    assert sender_of(story.table, token_digest) == BEN
    story.do(commands.people.leave, BEN, command="command-1")
    assert story.written == []
    assert refusal(story, commands.people.leave, BEN, command="command-2") == "not_seated"
    assert story.do(commands.people.sit, BEN, "Ben", None, **newcomer(CLEO)) == CLEO


@pytest.mark.parametrize("token_digest", [None, TokenDigest(""), digest("")])
def test_who_brings_no_token_is_a_stranger_even_where_somebody_has_gone(
    token_digest: TokenDigest | None,
) -> None:
    story = lobby(3)
    story.do(commands.host.kick, ANA, BEN)
    story.do(commands.people.leave, CLEO)
    assert holder_of(story.table, token_digest) is sender_of(story.table, token_digest) is None


@pytest.mark.parametrize("started", [False, True])
def test_sitting_down_again_with_the_same_id_and_claim_finds_the_seat(started: bool) -> None:
    story = lobby(1, rules_for(2))
    story.sit(BEN, command="command-1")
    if started:  # the answer got lost, and the host did not wait
        story.do(commands.host.start, ANA)
    again = newcomer(BEN) | {"token": "second"}
    assert story.do(commands.people.sit, None, "Ben", None, command="command-1", **again) == BEN
    assert story.written == ["TokenChanged"]
    assert holder_of(story.table, digest("second")) == BEN
    assert holder_of(story.table, digest(token_of(BEN))) is None
    assert len(story.table.people) == 2


def test_a_claim_is_kept_as_its_digest_only() -> None:
    story = lobby(1, rules_for(2))
    assert claim_of(ANA) not in str(story.table)
    assert story.table.person(ANA).claim == digest(claim_of(ANA))


def test_who_sat_down_before_there_were_claims_is_claimed_by_nobody() -> None:
    story = lobby(1, rules_for(2))
    without = Sat(BEN, 1, "Ben", digest(token_of(BEN)), nonce="0" * 32)
    story.table, _ = evolve(story.table, Line(story.now, without, BEN, "command-1"))
    for claim in ("", "0" * 32):
        again = {"token": "of a thief", "claim": claim, "command": "command-1"}
        assert refusal(story, commands.people.sit, None, "Eve", None, **again) == "table_full"


def test_neither_the_id_nor_the_claim_alone_takes_a_seat_over() -> None:
    story = lobby(1, rules_for(2))
    story.sit(BEN, command="command-1")
    wrong_id = newcomer(BEN) | {"command": "command-2"}
    wrong_claim = newcomer(9) | {"command": "command-1"}
    for named in (wrong_id, wrong_claim, newcomer(BEN)):
        assert refusal(story, commands.people.sit, None, "Eve", None, **named) == "table_full"
    assert holder_of(story.table, digest(token_of(BEN))) == BEN


def test_a_move_for_another_turn_or_match_is_refused() -> None:
    story = playing(2)
    move = Commit(story.hand(0)[0])
    for number, turn in ((1, 1), (2, 0), (0, 0)):
        assert refusal(story, commands.people.move, ANA, number, turn, move) == "stale_turn"
    story.play_out()
    story.do(commands.host.rematch, ANA, Setup(story.table.rules, "off", listed=False), start=True)
    move = Commit(story.hand(1)[0])
    assert refusal(story, commands.people.move, ANA, 1, 0, move) == "stale_turn"
    story.do(commands.people.move, ANA, 2, 0, move)


def test_a_commitment_is_exchanged_so_often_and_no_oftener() -> None:
    story = playing(2, rules_for(2, hand_size=3))
    hand = story.hand(0)
    for number in range(MOST_EXCHANGES + 1):
        story.move(ANA, Commit(hand[number % 2]))
    assert story.table.exchanges == (MOST_EXCHANGES, 0)
    assert refusal(story, commands.people.move, ANA, 1, 0, Commit(hand[1])) == "too_often"
    rng = Random(1)
    while len(story.table.waits_for) != 2:  # the trick ends; perhaps somebody chooses a row
        story.step(rng)
    assert story.table.exchanges == (0, 0)
    story.move(ANA, Commit(story.hand(0)[0]))
    story.move(ANA, Commit(story.hand(0)[1]))


def versions(story: Story) -> list[int]:
    """Return what everybody was told, then what only a spectator, Ana and Ben were."""
    table = story.table
    return [table.public_version, *(table.own_version(person) for person in (None, ANA, BEN))]


def test_an_exchanged_commitment_is_counted_for_its_owner_only() -> None:
    story = playing(2)
    hand = story.hand(0)
    everybody, *own = versions(story)
    assert own == [0, 0, 0]
    story.move(ANA, Commit(hand[0]))
    assert versions(story) == [everybody + 1, 0, 0, 0]
    story.move(ANA, Commit(hand[1]))
    assert versions(story) == [everybody + 1, 0, 1, 0]
    story.move(ANA, Commit(hand[1]))
    assert versions(story) == [everybody + 1, 0, 2, 0]
    story.do(commands.host.pause, ANA)
    assert versions(story) == [everybody + 2, 0, 2, 0]


def test_nobody_else_can_tell_that_a_commitment_was_exchanged() -> None:
    changed, kept = playing(2, clock="quick"), playing(2, clock="quick")
    for story in (changed, kept):
        story.move(ANA, Commit(story.hand(0)[0]))
    changed.now += 5000
    changed.move(ANA, Commit(changed.hand(0)[1]))
    assert changed.written == ["Moved"]
    assert not any(event.seen_by(1) or event.seen_by(None) for event in changed.events)
    for viewer, seat in ((None, None), (BEN, 1)):
        assert changed.table.own_version(viewer) == kept.table.own_version(viewer) == 0
        assert changed.table.match is not None
        assert kept.table.match is not None
        assert changed.table.match.table_view(seat) == kept.table.match.table_view(seat)
    assert changed.table.public_version == kept.table.public_version
    assert changed.table.deadline == kept.table.deadline


def test_what_was_counted_for_one_person_stays_with_that_person() -> None:
    story = playing(2)
    story.move(ANA, Commit(story.hand(0)[0]))
    story.move(ANA, Commit(story.hand(0)[1]))
    story.play_out()
    before = story.table.own_version(ANA)
    story.do(commands.host.rematch, ANA, Setup(story.table.rules, "off", listed=False), start=True)
    assert story.table.own_version(ANA) == before == 1
