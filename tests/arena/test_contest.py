"""Who sits in which seat, and where luck comes from."""

import pytest

from tests.arena.contests import six
from toril import SixNimmt, TorilError
from toril.arena.contest import Contest


@pytest.mark.parametrize("seats", range(2, 11))
def test_every_entrant_sits_in_every_seat_of_every_deal(seats: int) -> None:
    contest = six(*["random"] * seats)
    sat = {(seat, who) for turn in range(seats) for seat, who in enumerate(contest.seating(turn))}
    assert len(sat) == seats * seats


def test_every_deal_has_its_own_cards_and_every_entrant_its_own_luck() -> None:
    contest = six("random", "random")
    seeds = [contest.cards(number) for number in range(5)]
    seeds += [contest.luck(*at) for at in ((0, 0, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1))]
    assert len(set(seeds)) == len(seeds)


def test_a_contest_of_another_seed_has_other_cards() -> None:
    one = six("random", "random")
    other = type(one)(one.rules, one.entrants, one.unit, b"another sixteen!", one.limit_ms)
    assert one.cards(0) != other.cards(0)


def test_every_seat_has_an_entrant_and_every_entrant_a_seat() -> None:
    with pytest.raises(TorilError) as caught:
        Contest(SixNimmt(seats=4), ("random", "random", "random"), "deal", bytes(16), 1000)
    assert caught.value.code == "entrants_and_seats"
    assert caught.value.facts == {"seats": 4, "entrants": 3}
