"""11 nimmt!, rule by rule: cards, deal and turns, E1 to E8, and the rulebook's example."""

from collections import Counter

import pytest

from tests.helpers import SEED, after, play, refused
from toril import ElevenNimmt, Match, SixNimmt, deck_order, parse_position
from toril.engine.eleven_nimmt import (
    BullCardGained,
    ElevenRound,
    PilesOpened,
    PileTaken,
    Play,
    Played,
    Take,
    Turn,
)
from toril.engine.game import Cards

ELEVEN = "eleven_nimmt seats=2"


def fitting(top: int) -> list[int]:
    """Return the cards that fit on `top`, in circle order, asking for all but the two opposite."""
    held, drawn = (top + 49) % 100, (top + 48) % 100
    hand = [card for card in range(1, 101) if card not in (top, held, drawn)]
    state: ElevenRound = parse_position(
        f"{ELEVEN}; piles {top}; hands {' '.join(map(str, hand))}/{held}; deck {drawn}"
    )
    ahead = [(top + step - 1) % 100 + 1 for step in range(1, 100)]
    return [card for card in ahead if Play(((top, (card,)),)) in state.legal(0)]


def test_e1_the_cards_are_1_to_100() -> None:
    assert ElevenNimmt().deck == range(1, 101)


def test_e1_there_are_ten_bull_cards() -> None:
    assert Match.start(ElevenNimmt(), SEED).round.supply == 10


def test_e1_the_six_table_is_that_of_6_nimmt_and_totals_167() -> None:
    table = ElevenNimmt().bullhead_table
    assert table == SixNimmt().bullheads[:100]
    assert sum(table) == 167


@pytest.mark.parametrize(
    ("heads", "cards"),
    [
        (7, (33, 63, 93)),
        (5, (3, 13, 23, 43, 53, 73, 83)),
        (3, (2, 5, 7, 11, 17, 19, 29, 31, 37, 41, 47, 59, 61, 67, 71, 79, 89, 97)),
    ],
)
def test_e1_the_reported_table_gives_these_cards_so_many(heads: int, cards: Cards) -> None:
    table = ElevenNimmt(bullheads="reported").bullhead_table
    assert tuple(card for card in range(1, 101) if table[card - 1] == heads) == cards


def test_e1_the_reported_table_totals_182() -> None:
    table = ElevenNimmt(bullheads="reported").bullhead_table
    assert sum(table) == 182
    assert Counter(table) == {1: 72, 3: 18, 5: 7, 7: 3}


def test_e1_the_bullheads_can_be_a_list_of_ones_own() -> None:
    own = range(101, 201)
    assert ElevenNimmt(bullheads=tuple(own)).bullhead_table == tuple(own)
    line = f"{ELEVEN} bullheads={','.join(map(str, own))}; piles 5; hands 6/1 7 9; deck ..."
    over = after(parse_position(line), "0: 6>5")
    assert over.penalties == (0, 101 + 107 + 109)


@pytest.mark.parametrize("seats", range(2, 8))
def test_e2_everybody_gets_ten_cards_and_the_next_opens_the_first_pile(seats: int) -> None:
    order = deck_order(SEED, 1, range(1, 101))
    state = Match.start(ElevenNimmt(seats=seats), SEED).round
    assert state.hands == tuple(
        tuple(sorted(order[10 * seat : 10 * seat + 10])) for seat in range(seats)
    )
    assert state.piles == ((order[10 * seats],),)
    assert state.draw_deck == order[10 * seats + 1 :]
    assert len(state.draw_deck) == 99 - 10 * seats
    assert state.bull_cards == (0,) * seats


def test_e3_the_turn_goes_clockwise() -> None:
    state: ElevenRound = parse_position(
        "eleven_nimmt seats=3; piles 31; hands 32 90/33 91/34 92; deck ...; turn 1"
    )
    assert state.to_act == (1,)
    assert after(state, "1: 33>31").to_act == (2,)
    assert after(state, "1: 33>31", "2: 34>33").to_act == (0,)
    assert after(state, "1: take 31", "2: take 1").to_act == (0,)


def test_e3_taking_is_allowed_when_a_card_could_be_played() -> None:
    state: ElevenRound = parse_position(f"{ELEVEN}; piles 31/50; hands 32 90/1 2; deck ...")
    assert list(state.legal(0)) == [Take(31), Take(50), Play(((31, (32,)),))]
    assert after(state, "0: take 31").hands[0] == (31, 32, 90)


def test_e3_taking_is_forced_when_no_card_can_be_played() -> None:
    state: ElevenRound = parse_position(f"{ELEVEN}; piles 31/50; hands 30 42 90/1 2; deck ...")
    assert list(state.legal(0)) == [Take(31), Take(50)]


@pytest.mark.parametrize(
    ("top", "cards"),
    [
        (33, [34, 35, 36, 37, 38, 39, 40, 41, 42, 43]),
        (96, [97, 98, 99, 100, 1, 2, 3, 4, 5, 6]),
        (98, [99, 100, 1, 2, 3, 4, 5, 6, 7, 8]),
        (100, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]),
        (90, [91, 92, 93, 94, 95, 96, 97, 98, 99, 100]),
        (1, [2, 3, 4, 5, 6, 7, 8, 9, 10, 11]),
    ],
)
def test_e4_these_ten_cards_fit_and_no_others(top: int, cards: list[int]) -> None:
    assert fitting(top) == cards


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


@pytest.mark.parametrize("top", [31, 50, 70])
def test_e8_the_taker_chooses_any_pile_and_gets_all_its_cards(top: int) -> None:
    piles: dict[int, Cards] = {31: (31,), 50: (48, 50), 70: (66, 70)}
    state: ElevenRound = parse_position(f"{ELEVEN}; piles 31/48 50/66 70; hands 32 90/1; deck ...")
    done = after(state, f"0: take {top}")
    assert done.hands[0] == tuple(sorted((32, 90, *piles.pop(top))))
    assert set(done.piles) == {*piles.values(), (2,), (3,)}


def test_e8_then_two_cards_from_the_deck_open_two_piles_and_the_next_seat_plays() -> None:
    state: ElevenRound = parse_position(f"{ELEVEN}; piles 31; hands 32/1; deck 87 23 19 ...")
    done, events = play(state, "0: take 31")
    assert events == (PileTaken(0, 31, (31,)), PilesOpened((87, 23)))
    assert done.piles == ((23,), (87,))
    assert done.draw_deck[:2] == (19, 2)
    assert done.phase == Turn(1)


def test_the_rulebooks_example() -> None:
    state: ElevenRound = parse_position(
        "eleven_nimmt seats=4; piles 31; hands 36 60 92/46 61 98/5 62 90/63 88; "
        "deck 23 87 19 78 ..."
    )
    state = after(state, "0: 36>31", "1: 46>36")
    assert state.piles == ((31, 36, 46),)
    assert list(state.legal(2)) == [Take(46)]
    state, events = play(state, "2: take 46")
    assert events == (
        PileTaken(2, 46, (31, 36, 46)),
        BullCardGained(2, "supply"),
        PilesOpened((23, 87)),
    )
    assert state.hands[2] == (5, 31, 36, 46, 62, 90)
    assert (state.bull_cards, state.supply) == ((0, 0, 1, 0), 9)
    state = after(state, "3: 88>87", "0: 92>88", "1: 98>92", "2: 5>98")
    assert state.piles == ((87, 88, 92, 98, 5), (23,))
    assert list(state.legal(3)) == [Take(5), Take(23)]
    state, events = play(state, "3: take 23")
    assert events == (PileTaken(3, 23, (23,)), PilesOpened((19, 78)))
    assert state.tops == (5, 19, 78)
    assert state.bull_cards == (0, 0, 1, 0)
    assert state.to_act == (0,)
