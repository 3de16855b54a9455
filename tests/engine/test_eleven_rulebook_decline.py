"""11 nimmt!, rule by rule: E10 where a taker may rob or decline, the option `rob`."""

import pytest

from tests.helpers import after, play, refused
from toril import parse_position
from toril.engine.eleven_nimmt import (
    BullCardGained,
    ChoosingVictim,
    Decline,
    Declined,
    ElevenRound,
    LastTake,
    MayRob,
    PilesOpened,
    PileTaken,
    Rob,
    Turn,
)

# Seat 0 can take three cards and so a bull card, or the 70 alone.
THREE = "piles 40 44 48/70; hands 1 2/3 4/5 6/7 8; deck 90 95 ..."
FREE = f"eleven_nimmt seats=4 rob=may; {THREE}"


@pytest.mark.parametrize(("bulls", "victims"), [("1 3 4 2", (2,)), ("2 3 2 3", (1, 3))])
def test_e10_who_may_rob_is_asked_whether_one_seat_holds_most_or_several(
    bulls: str, victims: tuple[int, ...]
) -> None:
    state: ElevenRound = parse_position(f"{FREE}; bulls {bulls}")
    asked, events = play(state, "0: take 48")
    assert events == (PileTaken(0, 48, (40, 44, 48)), MayRob(0, victims))
    assert asked.phase == ChoosingVictim(0, 48, victims)
    assert asked.bull_cards == state.bull_cards
    assert asked.draw_deck == state.draw_deck
    assert list(asked.legal(0)) == [*map(Rob, victims), Decline()]
    assert asked.legal(0).count() == len(victims) + 1
    done, events = play(asked, f"0: rob {victims[0]}")
    assert events == (BullCardGained(0, victims[0]), PilesOpened((90, 95)))
    assert done.bull_cards[0] == state.bull_cards[0] + 1


def test_e10_a_taker_who_declines_goes_without_and_the_take_is_finished() -> None:
    asked = after(parse_position(f"{FREE}; bulls 1 3 4 2"), "0: take 48")
    done, events = play(asked, "0: decline")
    assert events == (Declined(0), PilesOpened((90, 95)))
    assert done.bull_cards == (1, 3, 4, 2)
    assert done.piles == ((70,), (90,), (95,))
    assert done.hands[0] == (1, 2, 40, 44, 48)
    assert done.lap == (LastTake(0, 48, None, (90, 95)),)
    assert done.phase == Turn(1)


def test_e10_only_the_taker_who_is_asked_may_decline_and_only_where_it_may() -> None:
    free: ElevenRound = parse_position(f"{FREE}; bulls 1 3 4 2")
    assert refused(free, "0: decline") == "wrong_kind"
    asked = after(free, "0: take 48")
    assert refused(asked, "1: decline") == "not_your_turn"
    assert refused(asked, "0: rob 1") == "not_a_victim"
    assert refused(asked, "0: take 70") == "wrong_kind"
    bound = after(parse_position(f"eleven_nimmt seats=4; {THREE}; bulls 2 3 2 3"), "0: take 48")
    assert refused(bound, "0: decline") == "wrong_kind"
    assert Decline() not in bound.legal(0)


@pytest.mark.parametrize(
    ("options", "bulls", "turn"),
    [
        ("", "10 0 0 0", "0: take 48"),
        ("", "1 3 4 2", "0: take 70"),
        ("", "0 5 4 0", "0: take 48"),
        ("steal=leader", "4 3 3 0", "0: take 48"),
        ("supply=0", "0 0 0 0", "0: take 48"),
    ],
)
def test_e10_nobody_is_asked_where_there_is_nobody_to_rob(
    options: str, bulls: str, turn: str
) -> None:
    rest = f"{THREE}; bulls {bulls}"
    free = after(parse_position(f"eleven_nimmt seats=4 rob=may {options}; {rest}"), turn)
    bound = after(parse_position(f"eleven_nimmt seats=4 {options}; {rest}"), turn)
    assert free.phase == bound.phase == Turn(1)
    assert free.bull_cards == bound.bull_cards


def test_e10_steal_leader_asks_only_about_who_holds_at_least_as_many() -> None:
    asked = after(
        parse_position(f"eleven_nimmt seats=4 steal=leader rob=may; {THREE}; bulls 4 4 2 0"),
        "0: take 48",
    )
    assert asked.phase == ChoosingVictim(0, 48, (1,))


def test_e11_a_take_that_empties_the_deck_is_finished_though_its_taker_declines() -> None:
    asked = after(
        parse_position(
            "eleven_nimmt seats=2 rob=may supply=1 top_card=8 hand_size=2 reach=3 bull_card_from=1;"
            " piles 5/6; hands 1 2/3 4; deck 7 8; bulls 0 1"
        ),
        "0: take 6",
    )
    over, events = play(asked, "0: decline")
    assert [type(event).__name__ for event in events] == ["Declined", "PilesOpened", "RoundEnded"]
    assert over.penalties == (3, 2)


def test_e14_what_the_table_remembers_does_not_tell_a_taker_who_declined() -> None:
    """The question and the answer are public when they happen; the lap shows neither."""
    asked = after(parse_position(f"{FREE}; bulls 1 3 4 2"), "0: take 48")
    _, events = play(asked, "0: decline")
    assert [event.seen_by(None) for event in events] == list(events)
    done, small = (
        after(asked, "0: decline"),
        after(
            parse_position(
                "eleven_nimmt seats=4 rob=may; piles 40/44 48/70; hands 1 2/3 4/5 6/7 8; "
                "deck 90 95 ...; bulls 1 3 4 2"
            ),
            "0: take 48",
        ),
    )
    assert done.table_view(1).lap == small.table_view(1).lap
