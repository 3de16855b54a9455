"""Every bot: legal everywhere, as described, and blind to what is hidden."""

import random
from collections import Counter
from typing import Any

import pytest

from tests.bots.decisions import TABLES, decisions, play, view_of
from toril import ElevenNimmt, SixNimmt, TorilError, View, parse_position, sample
from toril.bots import TABLE_BOTS, make_bot, parse_bot
from toril.bots.cautious import risk
from toril.engine import eleven_nimmt, six_nimmt

EVERYBODY = [*TABLE_BOTS, "montecarlo:samples=8", "montecarlo:samples=8,memory=some,match=no"]
EFFORT = 0.02
"""Enough to see what a bot looks at, little enough for a test."""


@pytest.mark.parametrize("name", EVERYBODY)
@pytest.mark.parametrize("rules", TABLES, ids=str)
def test_every_bot_takes_every_decision_of_both_games(rules: Any, name: str) -> None:
    assert play(rules, [name] * rules.seats, seed=3, effort=EFFORT).outcome


def test_random_commits_each_card_of_the_hand_equally_often() -> None:
    view = view_of("six_nimmt seats=2; rows 12/37/43/58; hands 3 21 50 70/9 26 60 80", 0)
    bot = make_bot("random", random.Random(1))
    counts = Counter(bot.choose(view) for _ in range(4000))
    assert set(counts) == {six_nimmt.Commit(card) for card in (3, 21, 50, 70)}
    assert all(900 < count < 1100 for count in counts.values())


def test_random_takes_the_cheapest_row_the_first_of_several() -> None:
    line = "six_nimmt seats=2; rows 50/20/31/41; hands 60/70; choose 0 of 3 80"
    bot = make_bot("random", random.Random(1))
    assert {bot.choose(view_of(line, 0)) for _ in range(50)} == {six_nimmt.ChooseRow(2)}


def test_random_plays_every_legal_move_of_11_nimmt_equally_often() -> None:
    line = "eleven_nimmt seats=2; piles 30/60; hands 32 34 61 90/1 2; deck ...; bulls 2 0; turn 0"
    view, bot = view_of(line, 0), make_bot("random", random.Random(1))
    # {32, 34} in any part on the 30, the 61 on the 60 or not, but not nothing; or one of 2 takes.
    legal = set(view.legal)
    assert len(legal) == view.legal.count() == 4 * 2 - 1 + 2
    counts = Counter(bot.choose(view) for _ in range(9000))
    assert set(counts) == legal
    assert all(850 < count < 1150 for count in counts.values())


def test_cautious_counts_the_unseen_cards_that_may_come_between() -> None:
    """A row of four that ends in 40: with a 42 one card may come between, with a 60 nineteen."""
    line = "six_nimmt seats=4; rows 31 33 36 40/90/91/92; hands 42 60/1 2/3 4/5 6"
    state = parse_position(line)
    view = state.recall_view(0)
    assert 0 < risk(view, 42) < risk(view, 60)
    bot = make_bot("cautious", random.Random(1))
    assert bot.choose(view_of(line, 0)) == six_nimmt.Commit(42)


def test_cautious_knows_that_one_other_seat_cannot_fill_two_places() -> None:
    """Both cards of the other hand would come between, but only one is played in a trick."""
    line = "six_nimmt seats=2 variant=draft; rows 1/2/3/4 5 6; hands 22 23/20 21"
    view = parse_position(line).recall_view(0)
    assert risk(view, 23) == 0.0


def test_cautious_avoids_being_the_sixth_card() -> None:
    line = "six_nimmt seats=2; rows 10 20 30 31 32/40/80/81; hands 33 41/1 2"
    bot = make_bot("cautious", random.Random(1))
    assert bot.choose(view_of(line, 0)) == six_nimmt.Commit(41)


def test_cautious_sheds_as_many_bullheads_as_it_may() -> None:
    line = "eleven_nimmt seats=2; piles 30/60; hands 32 33 61 90/1 2; deck ...; bulls {}; turn 0"
    bot = make_bot("cautious", random.Random(1))
    assert bot.choose(view_of(line.format("0 0"), 0)) == eleven_nimmt.Play.of({30: [33]})
    assert bot.choose(view_of(line.format("1 0"), 0)) == eleven_nimmt.Play.of({30: [32, 33]})
    both = eleven_nimmt.Play.of({30: [32, 33], 60: [61]})
    assert bot.choose(view_of(line.format("2 0"), 0)) == both


def test_cautious_takes_the_pile_that_costs_least_when_nothing_fits() -> None:
    line = "eleven_nimmt seats=2; piles 20 30/60; hands 90/1 2; deck ...; turn 0"
    bot = make_bot("cautious", random.Random(1))
    assert bot.choose(view_of(line, 0)) == eleven_nimmt.Take(60)


@pytest.mark.parametrize("name", EVERYBODY)
@pytest.mark.parametrize("rules", TABLES, ids=str)
def test_exchanging_what_is_hidden_does_not_change_a_seeded_choice(rules: Any, name: str) -> None:
    rng = random.Random(5)
    for number, view in enumerate(decisions(rules, "hola", 40)):
        twin = with_round(view, sample(view.round, rng).recall_view(view.seat))
        choices = {make_bot(name, random.Random(number), 0.02).choose(v) for v in (view, twin)}
        assert len(choices) == 1


def with_round(view: View, round_view: Any) -> View:
    return View(view.round_number, view.starter, view.scores, view.outcome, round_view)


def test_chaos_takes_every_row_equally_often() -> None:
    view = view_of("six_nimmt seats=2; rows 50/20/31/41; hands 60/70; choose 0 of 3 80", 0)
    bot = make_bot("chaos", random.Random(1))
    counts = Counter(bot.choose(view) for _ in range(4000))
    assert set(counts) == {six_nimmt.ChooseRow(row) for row in range(4)}
    assert all(900 < count < 1100 for count in counts.values())


def test_cautious_loses_far_less_than_random() -> None:
    """Four seats, one cautious: measured 7.2 against 13.5 bullheads a deal in 6 nimmt!."""
    for rules, most in ((SixNimmt(seats=4, rounds=1), 0.75), (ElevenNimmt(seats=4, rounds=1), 0.4)):
        totals = [0, 0, 0, 0]
        for deal in range(120):
            match = play(rules, ["cautious", "random", "random", "random"], seed=deal)
            totals = [total + more for total, more in zip(totals, match.totals, strict=True)]
        assert totals[0] < most * sum(totals[1:]) / 3


MERCY = (
    "eleven_nimmt seats=3 supply=2 rob=may; piles 30/60; hands 31 32 33 34/1 2 3 4 5/90 91 92 93 "
    "94; deck 95 96 97 ...; bulls {}; victim 0 of 34 from {}"
)


@pytest.mark.parametrize("name", ["cautious", "calf", "heifer", "ox", "bull"])
@pytest.mark.parametrize(("bulls", "victims"), [("0 2 0", "1"), ("0 1 1", "1 2")])
def test_e10_who_may_decline_robs_where_a_bull_card_is_worth_having(
    name: str, bulls: str, victims: str
) -> None:
    """One bull card lets the whole hand of four go at once."""
    view = view_of(MERCY.format(bulls, victims), 0)
    bot = make_bot(name, random.Random(1))
    assert {type(bot.choose(view)) for _ in range(5)} == {eleven_nimmt.Rob}


def test_e10_random_declines_as_often_as_it_robs_a_seat() -> None:
    view, bot = view_of(MERCY.format("0 1 1", "1 2"), 0), make_bot("random", random.Random(1))
    counts = Counter(bot.choose(view) for _ in range(3000))
    assert set(counts) == {eleven_nimmt.Rob(1), eleven_nimmt.Rob(2), eleven_nimmt.Decline()}
    assert all(900 < count < 1100 for count in counts.values())


def test_an_unknown_bot_is_refused_with_the_names_there_are() -> None:
    for refuse in (parse_bot, lambda name: make_bot(name, random.Random(1))):
        with pytest.raises(TorilError, match="calf, heifer, ox, bull, random, cautious") as caught:
            refuse("deepblue")
        assert caught.value.code == "unknown_bot"
