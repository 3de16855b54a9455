"""11 nimmt!, rule by rule: how bull cards are earned and robbed, E9 and E10."""

import pytest

from tests.helpers import after, play, refused
from toril import parse_position
from toril.engine.eleven_nimmt import (
    BullCardGained,
    ChoosingVictim,
    ElevenRound,
    MustRob,
    PilesOpened,
    PileTaken,
    Rob,
    Turn,
)

# Seat 0 can take three cards and so a bull card, or the 70 alone.
THREE = "piles 40 44 48/70; hands 1 2/3 4/5 6/7 8; deck 90 95 ..."
TIE = f"eleven_nimmt seats=4; {THREE}; bulls 2 3 2 3"


def bull_cards(bulls: str, options: str = "", turn: str = "0: take 48") -> tuple[int, ...] | None:
    """Return the bull cards after a take, None when the taker has to choose a victim."""
    state = after(parse_position(f"eleven_nimmt seats=4 {options}; {THREE}; bulls {bulls}"), turn)
    return None if isinstance(state.phase, ChoosingVictim) else state.bull_cards


@pytest.mark.parametrize(
    ("pile", "earned"), [("48", 0), ("44 48", 0), ("40 44 48", 1), ("39 40 44 48", 1)]
)
def test_e9_a_pile_of_three_or_more_with_its_opener_earns_a_bull_card(
    pile: str, earned: int
) -> None:
    state: ElevenRound = parse_position(
        f"eleven_nimmt seats=2; piles {pile}; hands 1/2; deck 90 95 ...; bulls 2 3"
    )
    done, events = play(state, "0: take 48")
    assert done.bull_cards == (2 + earned, 3)
    assert done.supply == 5 - earned
    assert (BullCardGained(0, "supply") in events) == bool(earned)


def test_e9_the_bull_card_counts_from_the_next_turn() -> None:
    state: ElevenRound = parse_position(
        "eleven_nimmt seats=2; piles 40 44 48/97; hands 1 2/3 4; deck 30 60 61 62 ..."
    )
    assert refused(state, "0: 1 2>97") == "one_card_only"
    taken = after(state, "0: take 48")
    assert taken.phase == Turn(1)
    assert refused(taken, "0: 1 2>97") == "not_your_turn"
    back = after(taken, "1: take 60")
    assert after(back, "0: 1 2>97").hands[0] == (40, 44, 48)
    assert refused(back, "0: 1>97, 40>30") == "too_many_piles"


def test_e10_the_supply_is_used_up_before_anybody_is_robbed() -> None:
    assert bull_cards("0 5 4 0") == (1, 5, 4, 0)


def test_e10_the_only_seat_that_holds_most_is_robbed_without_asking() -> None:
    state: ElevenRound = parse_position(f"eleven_nimmt seats=4; {THREE}; bulls 1 3 4 2")
    done, events = play(state, "0: take 48")
    assert events == (
        PileTaken(0, 48, (40, 44, 48)),
        BullCardGained(0, 2),
        PilesOpened((90, 95)),
    )
    assert done.bull_cards == (2, 3, 3, 2)
    assert done.phase == Turn(1)


@pytest.mark.parametrize(
    ("bulls", "then"),
    [("9 1 0 0", (10, 0, 0, 0)), ("5 2 3 0", (6, 2, 2, 0)), ("4 1 1 4", (5, 1, 1, 3))],
)
def test_e10_the_most_among_the_others_counts_even_if_the_taker_holds_more(
    bulls: str, then: tuple[int, ...]
) -> None:
    assert bull_cards(bulls) == then


def test_e10_who_holds_all_ten_gets_nothing() -> None:
    state: ElevenRound = parse_position(f"eleven_nimmt seats=4; {THREE}; bulls 10 0 0 0")
    done, events = play(state, "0: take 48")
    assert events == (PileTaken(0, 48, (40, 44, 48)), PilesOpened((90, 95)))
    assert done.bull_cards == (10, 0, 0, 0)
    assert done.phase == Turn(1)


def test_e10_nobody_is_robbed_for_a_pile_of_less_than_three() -> None:
    assert bull_cards("1 3 4 2", turn="0: take 70") == (1, 3, 4, 2)


def test_e10_among_several_the_taker_chooses_before_the_new_piles_are_opened() -> None:
    state: ElevenRound = parse_position(TIE)
    choosing, events = play(state, "0: take 48")
    assert events == (PileTaken(0, 48, (40, 44, 48)), MustRob(0, (1, 3)))
    assert choosing.phase == ChoosingVictim(0, 48, (1, 3))
    assert choosing.hands[0] == (1, 2, 40, 44, 48)
    assert choosing.piles == ((70,),)
    assert choosing.draw_deck == state.draw_deck
    assert choosing.bull_cards == (2, 3, 2, 3)
    done, events = play(choosing, "0: rob 3")
    assert events == (BullCardGained(0, 3), PilesOpened((90, 95)))
    assert done.bull_cards == (3, 3, 2, 2)
    assert done.piles == ((70,), (90,), (95,))
    assert done.phase == Turn(1)


def test_e10_the_taker_must_rob_one_of_those_who_hold_most() -> None:
    choosing = after(parse_position(TIE), "0: take 48")
    assert list(choosing.legal(0)) == [Rob(1), Rob(3)]
    assert refused(choosing, "0: rob 2") == "not_a_victim"
    assert refused(choosing, "0: take 70") == "wrong_kind"
    assert refused(choosing, "1: rob 3") == "not_your_turn"


def test_e10_a_taker_that_holds_as_many_as_the_richest_does_not_rob_itself() -> None:
    assert bull_cards("4 4 2 0") == (5, 3, 2, 0)
    choosing = after(parse_position(f"eleven_nimmt seats=4; {THREE}; bulls 3 3 3 1"), "0: take 48")
    assert choosing.phase == ChoosingVictim(0, 48, (1, 2))


@pytest.mark.parametrize(
    ("bulls", "then"),
    [
        ("4 3 3 0", (4, 3, 3, 0)),
        ("9 1 0 0", (9, 1, 0, 0)),
        ("4 4 2 0", (5, 3, 2, 0)),
        ("1 4 3 2", (2, 3, 3, 2)),
        ("3 3 3 1", None),
        ("10 0 0 0", (10, 0, 0, 0)),
    ],
)
def test_e10_steal_leader_robs_only_who_holds_at_least_as_many(
    bulls: str, then: tuple[int, ...] | None
) -> None:
    assert bull_cards(bulls, options="steal=leader") == then


def test_e10_steal_leader_changes_nothing_while_there_is_a_supply() -> None:
    assert bull_cards("4 3 2 0", options="steal=leader") == (5, 3, 2, 0)
