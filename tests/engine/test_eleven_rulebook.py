"""11 nimmt!, rule by rule: cards, deal, turns, takes, E1 to E4 and E8; the rulebook's example."""

from collections import Counter

import pytest

from tests.helpers import SEED, after, play
from toril import ElevenNimmt, Match, SixNimmt, deck_order, parse_position
from toril.engine.eleven_nimmt import (
    BullCardGained,
    ElevenRound,
    PilesOpened,
    PileTaken,
    Play,
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
