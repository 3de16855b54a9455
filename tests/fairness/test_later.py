"""Honest late friends: who was there is told of a choice, and who came since when."""

from collections.abc import Sequence

import pytest

from tests.fairness.attacks.attack import with_options
from tests.fairness.attacks.every import RULES
from tests.fairness.lying import LyingServer
from tests.fairness.lying_later import (
    comes_late,
    draw_later,
    in_between,
    later_round,
    match_of,
    record_of,
)
from tests.server.tables.story import ANA, BEN, CLEO, DORA
from toril.fairness.check import check
from toril.fairness.hand_over import packed, unpacked
from toril.fairness.notes import Notes, ShownSeat
from toril.fairness.notes_json import dumps, loads
from toril.fairness.seats import may_follow
from toril.fairness.verdict import possible_times, verdict
from toril.server.tables import commands

games = pytest.mark.parametrize("game", RULES)


def server_of(game: str, rounds: int = 2, honest: int = ANA) -> LyingServer:
    """Return one that has not lied yet."""
    return LyingServer(with_options(RULES[game], rounds=rounds), honest)


def done(server: LyingServer) -> tuple[str, Sequence[str], int, int, Sequence[int]]:
    """Play the match to its end; return what the device says to it."""
    server.play()
    server.give_record()
    notes = server.window.notes
    assert loads(dumps(notes).encode()) == notes
    assert all(draw.ended for draw in notes.draws)
    says = server.verdict
    return says.name, says.reasons, says.deals, says.since, says.later


@games
def test_who_was_there_is_told_that_it_could_be_chosen_whether_to_draw_anew(game: str) -> None:
    server = server_of(game)
    later_round(server)
    assert done(server) == ("choice", (), 2, 1, (2,))
    (seen,) = server.window.notes.matches
    assert [each.round for each in seen.later] == [2]
    assert seen.later[0].seats[1] == ShownSeat("Dora", None)


@games
def test_of_more_rounds_the_one_to_draw_anew_could_be_chosen(game: str) -> None:
    server = server_of(game, rounds=4)
    later_round(server)
    assert done(server) == ("choice", (), 1 + 3, 1, (2,))
    assert [possible_times(4, later) for later in (0, 1, 2, 3)] == [1, 4, 7, 8]


@games
def test_a_missing_number_of_a_later_draw_multiplies_that(game: str) -> None:
    server = server_of(game)
    in_between(server)
    numbers = server.given()
    server.begin([*numbers[:3], None])
    assert done(server) == ("choice", (), 2 * (1 + 3), 1, (2,))
    assert server.verdict.missing == ("Cleo",)


@games
def test_who_came_is_told_since_when(game: str) -> None:
    server = server_of(game, honest=DORA)
    later_round(server)
    assert done(server) == ("not_proven", ("came_later",), 1, 2, ())
    assert server.verdict.listed == 4


@games
def test_for_who_came_first_the_friend_after_them_is_a_choice(game: str) -> None:
    server = server_of(game, rounds=3, honest=DORA)
    later_round(server)
    server.story.do(commands.host.kick, ANA, BEN)
    server.update()
    server.story.do(commands.host.offer, ANA, 2, offered=True)
    server.update()
    server.story.sit(5, 2)
    server.update()
    draw_later(server)
    server.begin()
    assert done(server) == ("not_proven", ("came_later",), 2, 2, (3,))


@games
def test_who_slept_through_the_later_draw_finds_no_alarm_afterwards(game: str) -> None:
    server = server_of(game, rounds=3)
    match_of(server)
    comes_late(server)
    server.lies.append(lambda _: None)
    draw_later(server)
    server.begin()
    for _ in range(4):
        server.step()
    server.lies.clear()
    server.welcome()
    server.play()
    server.give_record()
    assert server.verdict.name == "not_proven"
    assert set(server.verdict.reasons) == {"not_there", "rounds_unseen"}


@games
def test_who_only_looked_on_or_came_at_the_end_finds_no_alarm(game: str) -> None:
    server = server_of(game, rounds=3, honest=CLEO)
    later_round(server)
    done(server)
    record = record_of(server)
    for notes in (Notes(server.story.table.id), None):
        assert verdict(record, check(record, notes)).name == "not_proven"


@games
def test_the_notes_of_a_later_draw_go_along_to_another_device(game: str) -> None:
    server = server_of(game)
    later_round(server)
    notes = server.window.notes
    carried = unpacked(packed(notes, 1) or "", 5)
    assert [(each.match, each.round) for each in carried] == [(1, 1), (1, 2)]
    assert [each.hash for each in carried] == [each.hash for each in notes.draws]
    server.play()
    record = record_of(server)
    elsewhere = Notes(notes.table, carried, server.window.notes.matches)
    says = verdict(record, check(record, elsewhere))
    assert (says.name, says.carried) == ("choice", True)


def seats(*names: str) -> tuple[ShownSeat, ...]:
    """Return seats; a name in small letters is a bot's."""
    return tuple(ShownSeat(name, name if name.islower() else None) for name in names)


@pytest.mark.parametrize(
    ("lists", "right"),
    [
        (["Ana bot Ben"], True),
        (["Ana bot Ben", "Ana Cleo Ben"], True),
        (["Ana bot Ben", "Ana Cleo easy"], True),
        (["Ana bot Ben", "Ana bot Cleo"], True),
        (["Ana bot Ben", "Ana bot Ben"], False),
        (["Ana bot Ben", "Ana bot easy"], False),
        (["Ana bot Ben", "Ben Cleo Ana"], False),
        (["Ana bot Ben", "Ana Ben easy"], False),
        (["Ana bot Ben", "Ana Ana Ben"], False),
        (["Ana bot Ben bot", "Ana Cleo Ben easy"], False),
        (["Ana bot Ben bot", "Ana Cleo Ben Cleo"], False),
        (["Ana bot Ben", "Ana Cleo"], False),
        (["Ana bot Ben", "Ana Cleo easy", "Ana easy Dora"], True),
        (["Ana bot Ben", "Ana Cleo easy", "Ana easy Ben"], False),
    ],
)
def test_somebody_new_takes_a_bots_seat_and_whoever_stays_stays_there(
    lists: list[str], *, right: bool
) -> None:
    assert may_follow([seats(*each.split()) for each in lists]) is right
