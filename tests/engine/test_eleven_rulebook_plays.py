"""11 nimmt!, rule by rule: how many cards a play lays on how many piles, E5 to E7."""

import pytest

from tests.helpers import after, play, refused
from toril import parse_position
from toril.engine.eleven_nimmt import ElevenRound, Play, Played, Take

ELEVEN = "eleven_nimmt seats=2"


def test_e5_without_a_bull_card_one_card_goes_on_one_pile() -> None:
    state: ElevenRound = parse_position(f"{ELEVEN}; piles 33/50; hands 34 36 51/1; deck ...")
    assert list(state.legal(0)) == [
        Take(33),
        Take(50),
        Play(((33, (34,)),)),
        Play(((33, (36,)),)),
        Play(((50, (51,)),)),
    ]
    done = after(state, "0: 36>33")
    assert done.piles == ((33, 36), (50,))
    assert done.hands[0] == (34, 51)


@pytest.mark.parametrize(
    ("turn", "code"), [("0: 34 36>33", "one_card_only"), ("0: 34>33, 51>50", "too_many_piles")]
)
def test_e5_without_a_bull_card_two_cards_are_refused(turn: str, code: str) -> None:
    state: ElevenRound = parse_position(f"{ELEVEN}; piles 33/50; hands 34 36 51/1; deck ...")
    assert refused(state, turn) == code


def test_e6_with_one_bull_card_any_of_34_to_43_go_on_a_33_together() -> None:
    hand = " ".join(map(str, range(34, 44)))
    state: ElevenRound = parse_position(
        f"{ELEVEN}; piles 20 33; hands {hand} 90/1; deck ...; bulls 1 0"
    )
    assert state.legal(0).count() == 2**10 - 1 + 1
    assert after(state, "0: 34 43>33").piles == ((20, 33, 34, 43),)
    assert after(state, f"0: {hand}>33").piles == ((20, 33, *range(34, 44)),)


def test_e6_cards_do_not_chain() -> None:
    state: ElevenRound = parse_position(f"{ELEVEN}; piles 33; hands 43 44/1; deck ...; bulls 1 0")
    assert refused(state, "0: 43 44>33") == "out_of_reach"
    assert list(state.legal(0)) == [Take(33), Play(((33, (43,)),))]


def test_e6_on_a_96_the_98_and_the_3_leave_the_3_on_top() -> None:
    state: ElevenRound = parse_position(f"{ELEVEN}; piles 96; hands 3 50 98/1; deck ...; bulls 1 0")
    done, events = play(state, "0: 3 98>96")
    assert events == (Played(0, ((96, (98, 3)),)),)
    assert done.piles == ((96, 98, 3),)
    assert done.tops == (3,)


def test_e6_one_bull_card_is_for_one_pile() -> None:
    state: ElevenRound = parse_position(
        f"{ELEVEN}; piles 33/50; hands 34 36 51/1; deck ...; bulls 1 0"
    )
    assert refused(state, "0: 34>33, 51>50") == "too_many_piles"
    assert after(state, "0: 34 36>33").tops == (36, 50)


K_PILES = f"{ELEVEN}; piles 10/33/50/70; hands 11 34 36 51 52 71 99/1; deck ...; bulls"


def test_e7_with_two_bull_cards_groups_go_on_two_piles() -> None:
    done, events = play(parse_position(f"{K_PILES} 2 0"), "0: 51 52>50, 34 36>33")
    assert events == (Played(0, ((33, (34, 36)), (50, (51, 52)))),)
    assert done.piles == ((10,), (33, 34, 36), (50, 51, 52), (70,))
    assert done.hands[0] == (11, 71, 99)


@pytest.mark.parametrize(
    ("bulls", "most"), [("0 9", 1), ("1 9", 1), ("2 8", 2), ("3 7", 3), ("4 6", 4), ("10 0", 4)]
)
def test_e7_k_bull_cards_allow_k_piles_and_no_more(bulls: str, most: int) -> None:
    state: ElevenRound = parse_position(f"{K_PILES} {bulls}")
    piles = ["11>10", "34>33", "51>50", "71>70"]
    for number in range(1, 5):
        turn = "0: " + ", ".join(piles[:number])
        if number <= most:
            assert len(after(state, turn).hands[0]) == 7 - number
        else:
            assert refused(state, turn) == "too_many_piles"


def test_e7_fewer_piles_than_bull_cards_may_be_used() -> None:
    assert after(parse_position(f"{K_PILES} 4 0"), "0: 11>10").tops == (11, 33, 50, 70)


def test_e7_bull_cards_are_not_spent() -> None:
    done = after(parse_position(f"{K_PILES} 2 1"), "0: 51 52>50, 34 36>33")
    assert done.bull_cards == (2, 1)
    assert done.supply == 7


OVERLAP = f"{ELEVEN}; piles 33/36; hands 37 40 46 90/1; deck ...; bulls 2 0"


def test_e7_where_reaches_overlap_the_owner_says_which_card_goes_where() -> None:
    state: ElevenRound = parse_position(OVERLAP)
    assert after(state, "0: 37>33, 40>36").piles == ((33, 37), (36, 40))
    assert after(state, "0: 40>33, 37>36").piles == ((36, 37), (33, 40))
    assert after(state, "0: 37 40>33").piles == ((36,), (33, 37, 40))
    assert after(state, "0: 37 40>36").piles == ((33,), (36, 37, 40))


def test_e7_every_way_to_share_the_cards_out_is_legal() -> None:
    """The 37 and the 40 stay or go on either pile, the 46 stays or goes on the 36."""
    legal = parse_position(OVERLAP).legal(0)
    assert legal.count() == 3 * 3 * 2 - 1 + 2
    assert len(set(legal)) == 19


def test_e7_each_group_is_in_reach_of_its_own_pile() -> None:
    state: ElevenRound = parse_position(OVERLAP)
    assert refused(state, "0: 46>33, 37>36") == "out_of_reach"


def test_e7_reach_is_counted_from_the_tops_before_the_play() -> None:
    state: ElevenRound = parse_position(
        f"{ELEVEN}; piles 33/60; hands 40 61/1; deck ...; bulls 2 0"
    )
    assert refused(state, "0: 40>33, 61>40") == "no_such_pile"
