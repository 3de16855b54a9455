"""Who sits where, and where luck comes from."""

import pytest

from tests.arena.fields import six


@pytest.mark.parametrize("seats", range(2, 11))
def test_every_entrant_sits_in_every_seat_of_every_deal(seats: int) -> None:
    field = six(*["random"] * seats)
    sat = {(seat, who) for turn in range(seats) for seat, who in enumerate(field.seating(turn))}
    assert len(sat) == seats * seats


def test_every_deal_has_its_own_cards_and_every_entrant_its_own_luck() -> None:
    field = six("random", "random")
    seeds = [field.cards(number) for number in range(5)]
    seeds += [field.luck(*at) for at in ((0, 0, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1))]
    assert len(set(seeds)) == len(seeds)


def test_a_field_of_another_seed_has_other_cards() -> None:
    one = six("random", "random")
    other = type(one)(one.rules, one.entrants, one.per, b"another sixteen!", one.limit_ms)
    assert one.cards(0) != other.cards(0)
