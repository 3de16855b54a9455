"""What a seat and a spectator may see of 11 nimmt!: E14, example by example."""

from dataclasses import replace

import pytest

from tests.engine.positions import ELEVEN, VIEWERS
from tests.helpers import after, play
from toril import parse_position, to_json
from toril.engine import eleven_nimmt as eleven
from toril.engine.eleven_nimmt import ElevenRound, LastPlay, LastTake


def test_e14_the_table_shows_a_seat_this_and_nothing_else() -> None:
    state: ElevenRound = parse_position(ELEVEN)
    assert state.table_view(0) == eleven.TableView(
        rules=state.rules,
        seat=0,
        tops=(46, 60, 80, 95),
        hand=(47, 90),
        hand_sizes=(2, 2, 3),
        draw_deck_size=100 - 6 - 7,
        bull_cards=(1, 0, 2),
        supply=7,
        lap=(LastTake(1, 40, None, (80, 95)), LastPlay(2, (46,))),
        phase=eleven.Turn(0),
        hands=None,
    )


def test_e14_a_spectator_sees_the_table_and_no_hand() -> None:
    state: ElevenRound = parse_position(ELEVEN)
    assert state.table_view(None) == replace(state.table_view(0), seat=None, hand=None)


@pytest.mark.parametrize("piles", ["46/31 36 60", "31 46/36 60", "36 31 46/60", "8 9 46/60"])
def test_e14_which_and_how_many_cards_lie_below_a_top_is_hidden(piles: str) -> None:
    state: ElevenRound = parse_position(ELEVEN)
    other: ElevenRound = parse_position(ELEVEN.replace("31 36 46/60", piles))
    assert other.piles != state.piles
    for seat in VIEWERS:
        assert other.table_view(seat) == state.table_view(seat)


def test_e14_no_hidden_card_is_in_the_json_of_a_table_view() -> None:
    numbers = _numbers(to_json(parse_position(ELEVEN).table_view(1)))
    assert {46, 60, 80, 95, 2, 40} <= numbers
    assert not {31, 36, 47, 90, 33, 23, 88} & numbers


def _numbers(data: object) -> set[int]:
    """Return every number in a JSON value but those of the rules."""
    if isinstance(data, dict):
        return _numbers([value for name, value in data.items() if name != "rules"])
    if isinstance(data, list):
        return {number for item in data for number in _numbers(item)}
    return {data} if isinstance(data, int) else set()


@pytest.mark.parametrize("seat", [1, None])
def test_e14_nothing_in_a_view_depends_on_unknown_cards_of_the_others_or_on_the_deck(
    seat: int | None,
) -> None:
    state: ElevenRound = parse_position(ELEVEN)
    other: ElevenRound = parse_position(
        ELEVEN.replace("47 90/2 40/3 5 33", "89 90/2 40/5 33 99").replace("23 88", "61 10")
    )
    assert state.table_view(seat) == other.table_view(seat)
    assert state.recall_view(seat) == other.recall_view(seat)


def test_e14_recall_knows_the_piles_and_the_cards_seen_going_into_hands() -> None:
    state: ElevenRound = parse_position(ELEVEN)
    view = state.recall_view(0)
    assert view == eleven.RecallView(
        table=state.table_view(0),
        piles=((31, 36, 46), (60,), (80,), (95,)),
        known=((90,), (40,), (5, 33)),
    )
    assert view.seen == {31, 36, 46, 60, 80, 95, 90, 40, 5, 33, 47}
    assert view.unseen == tuple(card for card in range(1, 101) if card not in view.seen)
    assert state.recall_view(None).seen == view.seen - {47}


def test_e14_recall_learns_a_taken_pile_and_forgets_what_is_played() -> None:
    state: ElevenRound = parse_position(
        "eleven_nimmt seats=2; piles 31 36; hands 90 91/1 2; deck 30 86 ..."
    )
    taken = after(state, "0: take 36", "1: take 86")
    assert taken.recall_view(1).known == ((31, 36), (86,))
    assert after(taken, "0: 31>30").recall_view(1).known == ((36,), (86,))


def test_e14_the_cards_of_a_play_are_shown_to_all_when_it_happens() -> None:
    state: ElevenRound = parse_position(ELEVEN)
    _, (event,) = play(state, "0: 47>46")
    for seat in VIEWERS:
        assert event.seen_by(seat) == eleven.Played(0, ((46, (47,)),))


def test_e14_the_cards_of_a_taken_pile_go_to_its_taker_only() -> None:
    state: ElevenRound = parse_position(ELEVEN)
    _, events = play(state, "0: take 46")
    assert events[0].seen_by(0) == eleven.PileTaken(0, 46, (31, 36, 46))
    for seat in (1, 2, None):
        assert events[0].seen_by(seat) == eleven.PileTaken(0, 46, None)
    for seat in VIEWERS:
        assert [event.seen_by(seat) for event in events[1:]] == [
            eleven.BullCardGained(0, "supply"),
            eleven.PilesOpened((23, 88)),
        ]


def test_e14_the_table_remembers_the_moves_of_the_last_lap_by_their_tops() -> None:
    state: ElevenRound = parse_position(
        "eleven_nimmt seats=2; piles 31 36 46/80; hands 47 50 90/1 2 81; deck 23 87 ...; bulls 2 0"
    )
    state = after(state, "0: 47 50>46")
    assert state.table_view(1).lap == (LastPlay(0, (50,)),)
    state = after(state, "1: take 50")
    assert state.table_view(0).lap == (LastPlay(0, (50,)), LastTake(1, 50, "supply", (23, 87)))
    state = after(state, "0: 90>80")
    assert state.table_view(0).lap == (
        LastTake(1, 50, "supply", (23, 87)),
        LastPlay(0, (90,)),
    )


def test_e14_the_hands_are_shown_when_the_round_is_over() -> None:
    state: ElevenRound = parse_position("eleven_nimmt seats=2; piles 50; hands 51/3 30; deck ...")
    over, events = play(state, "0: 51>50")
    for seat in (0, 1, None):
        assert state.table_view(seat).hands is None
        assert over.table_view(seat).hands == ((), (3, 30))
        assert events[-1].seen_by(seat) == eleven.RoundEnded(0, ((), (3, 30)), (0, 4))
