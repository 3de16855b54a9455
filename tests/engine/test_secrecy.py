"""Nobody learns what the rules hide: S3, S13 and E14, at every point of random matches.

A *twin* of a round differs from it only in what one viewer cannot know. The twins are made here,
card by card, and not with the engine's own `sample`. Whoever looks must not be able to tell twins
apart: not by the view, not by what the next move shows, not by the view after it.
"""

import json
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace
from itertools import permutations
from math import sqrt
from random import Random
from typing import Any, Literal, NamedTuple

import pytest
from hypothesis import given

from tests.strategies import (
    Script,
    Step,
    all_scripts,
    choices,
    eleven_scripts,
    six_scripts,
    small_script,
    some,
)
from toril import Match, parse_position, sample, to_json
from toril.engine.eleven_nimmt import (
    BullCardGained,
    ChoosingVictim,
    ElevenRound,
    LastPlay,
    LastTake,
    PilesOpened,
    PileTaken,
    Play,
    Played,
    Take,
)
from toril.engine.eleven_nimmt import RoundOver as ElevenOver
from toril.engine.game import Card, Cards, Event, Move, Seat
from toril.engine.match_events import RoundScored
from toril.engine.six_nimmt import (
    ChoosingRow,
    Commit,
    Committing,
    Drafting,
    Placed,
    Replaced,
    SixRound,
)

Viewer = Seat | None
LOOKS = ("table_view", "recall_view")


class Twin(NamedTuple):
    """Another match, and the move in it that `viewer` cannot tell from the step's."""

    match: Match[Any]
    move: Move


def twin_of(step: Step, viewer: Viewer, look: str, rng: Random) -> Twin:
    """Return a twin of the match before a step; its next move reveals what the step's does."""
    state: Any = step.before.round
    move = step.move
    if isinstance(state, SixRound):
        state, move = six_twin(step, state, viewer, look, rng)
    elif look == "table_view":
        state = eleven_table_twin(step, state, viewer, rng)
    else:
        state = eleven_recall_twin(step, state, viewer, rng)
    twin = replace(step.before, round=state)
    if not any(isinstance(event, RoundScored) for event in step.events):
        # The seed and the list of moves are nobody's business either, until a new deal needs one.
        twin = replace(twin, seed=rng.randbytes(32), revealed=())
    return Twin(twin, move)


def redealt(
    hands: Sequence[Cards], spare: Cards, kept: Collection[Card], rng: Random
) -> tuple[list[Cards], Cards]:
    """Shuffle the cards of `hands` with the `spare` ones and deal again; `kept` ones stay put."""
    loose = [card for hand in (*hands, spare) for card in hand if card not in kept]
    rng.shuffle(loose)
    dealt = [tuple(sorted(loose.pop() if c not in kept else c for c in hand)) for hand in hands]
    return dealt, tuple(loose.pop() if card not in kept else card for card in spare)


def others_than(viewer: Viewer, seats: int) -> list[Seat]:
    return [seat for seat in range(seats) if seat != viewer]


def cards_revealed(step: Step, state: SixRound) -> set[Card]:
    """Return the cards that the step turns up: a whole trick with its last commitment (S3)."""
    if not isinstance(state.phase, Committing) or state.to_act != (step.seat,):
        return set()
    if not isinstance(step.move, Commit) or state.phase.cards[step.seat] is not None:
        return set()
    return {step.move.card, *(card for card in state.phase.cards if card is not None)}


def six_twin(
    step: Step, state: SixRound, viewer: Viewer, look: str, rng: Random
) -> tuple[SixRound, Move]:
    """Exchange the others' cards with each other and with the undealt ones; commit others.

    Unless the step reveals the trick, even the card that it lays face down is another one.
    """
    others, revealed = others_than(viewer, state.rules.seats), cards_revealed(step, state)
    hands = list(state.hands)
    # In the draft all hands were picked in the open (S12), so a memory knows them.
    if state.rules.variant != "draft" or look == "table_view":
        undealt = tuple(set(state.rules.deck) - cards_of(state))
        dealt, _ = redealt([hands[seat] for seat in others], undealt, revealed, rng)
        for seat, hand in zip(others, dealt, strict=True):
            hands[seat] = hand
    state = replace(state, hands=tuple(hands))
    if look == "table_view":
        state = forget_six(state, viewer, revealed, rng)
    if not isinstance(state.phase, Committing) or revealed:
        return state, step.move
    lying = list(state.phase.cards)
    for seat in others:
        if lying[seat] is not None:
            lying[seat] = rng.choice(state.hands[seat])
    state = replace(state, phase=Committing(tuple(lying)))
    return state, step.move if step.seat == viewer else Commit(rng.choice(state.hands[step.seat]))


def cards_of(state: SixRound) -> set[Card]:
    """Return every card that was dealt."""
    loose = state.phase.cards if isinstance(state.phase, ChoosingRow) else ()
    pool = state.phase.pool if isinstance(state.phase, Drafting) else ()
    zones = (*state.rows, *state.hands, *state.bull_piles, loose, pool)
    return {card for zone in zones for card in zone}


def forget_six(state: SixRound, viewer: Viewer, revealed: set[Card], rng: Random) -> SixRound:
    """Rename cards that a table view does not show: in hands, in bull piles, in older tricks.

    A card takes the name of one that shows as many bullheads, since their sums are open (S7).
    """
    on_show = six_on_show(state, viewer) | revealed
    table = state.rules.bullheads
    names = {card: card for card in state.rules.deck}
    for heads in set(table):
        alike = [c for c in state.rules.deck if table[c - 1] == heads and c not in on_show]
        names.update(zip(alike, rng.sample(alike, len(alike)), strict=True))

    def renamed(cards: Cards) -> Cards:
        return tuple(names[card] for card in cards)

    older = tuple(
        tuple(Placed(p.seat, names[p.card], p.row, renamed(p.taken)) for p in trick)
        for trick in state.tricks[:-1]
    )
    return replace(
        state,
        hands=tuple(tuple(sorted(renamed(hand))) for hand in state.hands),
        bull_piles=tuple(renamed(pile) for pile in state.bull_piles),
        tricks=(*older, *state.tricks[-1:]),
    )


def six_on_show(state: SixRound, viewer: Viewer) -> set[Card]:
    """Return the cards that S13 puts before a viewer's eyes, and no others."""
    last = state.tricks[-1] if state.tricks else ()
    cards = {card for row in state.rows for card in row}
    cards |= {card for placed in last for card in (placed.card, *placed.taken)}
    if viewer is not None:
        cards |= set(state.hands[viewer])
    if isinstance(state.phase, ChoosingRow):
        cards |= set(state.phase.cards)
    if isinstance(state.phase, Drafting):
        cards |= set(state.phase.pool)
    return cards


def eleven_on_show(state: ElevenRound, viewer: Viewer) -> set[Card]:
    """Return the cards that E14 puts before a viewer's eyes, and no others."""
    cards = {pile[-1] for pile in state.piles}
    for turn in state.lap:  # the moves of the last lap are open, by their tops
        cards |= set(turn.tops if isinstance(turn, LastPlay) else (turn.top, *turn.opened))
    if viewer is not None:
        cards |= set(state.hands[viewer])
    if isinstance(state.phase, ChoosingVictim):
        cards.add(state.phase.top)
    if isinstance(state.phase, ElevenOver):
        cards |= {card for hand in state.hands for card in hand}
    return cards


def eleven_recall_twin(step: Step, state: ElevenRound, viewer: Viewer, rng: Random) -> ElevenRound:
    """Exchange the others' cards that nobody saw with each other and with the draw deck."""
    others = others_than(viewer, state.rules.seats)
    kept = turned_up(step) | {card for known in state.known for card in known}
    dealt, deck = redealt([state.hands[seat] for seat in others], state.draw_deck, kept, rng)
    hands = list(state.hands)
    for seat, hand in zip(others, dealt, strict=True):
        hands[seat] = hand
    return replace(state, hands=tuple(hands), draw_deck=deck)


def turned_up(step: Step) -> set[Card]:
    """Return the hidden cards that the step shows to everybody: played, opened, or at the end."""
    # Told from the states, not from the events: those are what is being tested.
    cards = set(step.before.round.draw_deck) - set(step.round_after.draw_deck)
    if isinstance(step.move, Play):
        cards.update(card for _, group in step.move.groups for card in group)
    if isinstance(step.round_after.phase, ElevenOver):
        cards.update(card for hand in step.round_after.hands for card in hand)
    return cards


def eleven_table_twin(step: Step, state: ElevenRound, viewer: Viewer, rng: Random) -> ElevenRound:
    """Exchange also what lies below the tops, and heap it up differently.

    The pile that the step takes keeps its size, which then shows in a hand and by a bull card,
    and keeps its cards if the viewer takes it. What everybody saw is forgotten.
    """
    others = others_than(viewer, state.rules.seats)
    kept = turned_up(step)
    taken = step.move.top if isinstance(step.move, Take) else None
    below = {pile[-1]: pile[:-1] for pile in state.piles}
    if taken is not None and step.seat == viewer:
        kept |= set(below[taken])
    heaps = [top for top in below if top != taken]
    heaped = tuple(card for top in heaps for card in below[top])
    hidden = [*(state.hands[seat] for seat in others), state.draw_deck, below.get(taken or 0, ())]
    loose = [c for zone in (*hidden, heaped) for c in zone if c not in kept]
    rng.shuffle(loose)
    *new_hands, deck, bottom = (
        tuple(loose.pop() if card not in kept else card for card in zone) for zone in hidden
    )
    # Kept cards are played, opened, taken by the viewer or shown at the end: none lies in a heap.
    heap: dict[Card, list[Card]] = {top: [] for top in heaps}
    for card in loose:
        heap[rng.choice(heaps)].append(card)
    hands = list(state.hands)
    for seat, hand in zip(others, new_hands, strict=True):
        hands[seat] = tuple(sorted(hand))
    return replace(
        state,
        piles=tuple((*(bottom if top == taken else heap[top]), top) for top in below),
        hands=tuple(hands),
        draw_deck=deck,
        known=tuple(tuple(card for card in hand if rng.random() < 0.5) for hand in hands),
    )


def seen(events: Sequence[Event], viewer: Viewer) -> list[Event]:
    return [shown for event in events if (shown := event.seen_by(viewer)) is not None]


def as_text(value: Any) -> str:
    return json.dumps(to_json(value))


def assert_the_viewer_cannot_tell(step: Step, twin: Twin, viewer: Viewer, look: str) -> None:
    def view(match: Match[Any]) -> Any:
        return getattr(match, look)(viewer)

    assert view(twin.match) == view(step.before)
    if look == "table_view":  # what goes over the wire
        assert as_text(view(twin.match)) == as_text(view(step.before))
    assert view(twin.match).legal == view(step.before).legal
    after, events = twin.match.play(step.seat, twin.move)
    assert seen(events, viewer) == seen(step.events, viewer)
    assert view(after) == view(step.after)


def viewers_of(match: Match[Any]) -> list[Viewer]:
    return [None, *range(match.rules.seats)]


def compare_twins(script: Script, look: str, rng: Random) -> None:
    for step in script.steps():
        # Two viewers at each point: over a match everybody has looked many times.
        for viewer in rng.sample(viewers_of(step.before), 2):
            twin = twin_of(step, viewer, look, rng)
            assert_the_viewer_cannot_tell(step, twin, viewer, look)


@pytest.mark.parametrize("look", LOOKS)
@given(script=six_scripts, order=choices)
def test_nobody_can_tell_twins_of_6_nimmt_apart(look: str, script: Script, order: int) -> None:
    compare_twins(script, look, Random(order))


@pytest.mark.parametrize("look", LOOKS)
@given(script=eleven_scripts, order=choices)
def test_nobody_can_tell_twins_of_11_nimmt_apart(look: str, script: Script, order: int) -> None:
    compare_twins(script, look, Random(order))


def test_twins_differ_in_everything_that_is_hidden() -> None:
    # Otherwise the comparison above would compare each round with itself.
    rng, differs = Random(0), Counter[str]()
    for number in range(60):
        for step in small_script(Random(number)).steps():
            for look in LOOKS:
                twin = twin_of(step, rng.choice(viewers_of(step.before)), look, rng)
                differs.update(_differences(step, twin, look))
    six = ("hands", "phase", "move", "undealt")
    eleven = ("hands", "draw_deck")
    wanted = {f"six {look} {what}" for look in LOOKS for what in six}
    wanted |= {f"six table_view {what}" for what in ("bull_piles", "tricks")}
    wanted |= {f"eleven {look} {what}" for look in LOOKS for what in eleven}
    wanted |= {f"eleven table_view {what}" for what in ("piles", "known", "pile sizes")}
    assert set(differs) == wanted | {
        f"{game} {look} seed" for game in ("six", "eleven") for look in LOOKS
    }
    assert min(differs.values()) >= 20, differs


def _differences(step: Step, twin: Twin, look: str) -> Iterator[str]:
    one, other = step.before.round, twin.match.round
    game = "six" if isinstance(one, SixRound) else "eleven"
    for name in type(one).__dataclass_fields__:
        if getattr(one, name) != getattr(other, name):
            yield f"{game} {look} {name}"
    if twin.move != step.move:
        yield f"{game} {look} move"
    if twin.match.seed != step.before.seed:
        yield f"{game} {look} seed"
    if isinstance(one, SixRound) and cards_of(one) != cards_of(other):
        yield f"six {look} undealt"
    if isinstance(one, ElevenRound) and [*map(len, one.piles)] != [*map(len, other.piles)]:
        yield f"eleven {look} pile sizes"


@given(script=six_scripts)
def test_nobody_but_its_owner_notices_a_replaced_commitment(script: Script) -> None:
    for step in script.steps():
        replaced = any(isinstance(event, Replaced) for event in step.events)
        for viewer in viewers_of(step.before) if replaced else ():
            if viewer == step.seat:
                assert seen(step.events, viewer) == list(step.events)
                continue
            assert seen(step.events, viewer) == []
            assert step.before.table_view(viewer) == step.after.table_view(viewer)
            assert step.before.recall_view(viewer) == step.after.recall_view(viewer)


@given(script=all_scripts)
def test_the_order_of_what_is_shown_tells_no_age(script: Script) -> None:
    for step in script.steps():
        state = step.round_after
        for hand in state.hands:
            assert list(hand) == sorted(hand)
        if isinstance(state, ElevenRound):
            shown = state.table_view(None)
            assert list(shown.tops) == sorted(shown.tops)
            for turn in shown.lap:
                assert isinstance(turn, LastTake) or list(turn.tops) == sorted(turn.tops)


@given(script=eleven_scripts)
def test_the_last_lap_is_remembered_by_its_tops_only(script: Script) -> None:
    lap: list[LastPlay | LastTake] = []
    top: Card = 0
    source: Seat | Literal["supply"] | None = None
    for step in script.steps():
        if not step.before.round.lap:
            lap = []
        for event in step.events:
            match event:
                case Played(seat, groups):
                    lap.append(LastPlay(seat, tuple(sorted(cards[-1] for _, cards in groups))))
                case PileTaken():
                    top, source = event.top, None
                case BullCardGained():
                    source = event.source
                case PilesOpened(cards):
                    lap.append(LastTake(step.seat, top, source, cards))
                case _:
                    pass
        lap = lap[-script.rules.seats :]
        assert list(step.round_after.table_view(None).lap) == lap


@given(script=all_scripts)
def test_legal_moves_follow_from_the_table_view_alone(script: Script) -> None:
    for step in script.steps():
        for state in (step.before.round, step.round_after):
            for seat in range(script.rules.seats):
                legal = state.legal(seat)
                assert state.table_view(seat).legal == legal
                assert state.recall_view(seat).legal == legal
            assert not state.table_view(None).legal


@given(script=eleven_scripts, order=choices)
def test_a_table_view_does_not_depend_on_what_lies_below_the_tops(
    script: Script, order: int
) -> None:
    rng = Random(order)
    for step in script.steps():
        state: ElevenRound = step.round_after
        below = [card for pile in state.piles for card in pile[:-1]]
        if not below:
            continue
        # All of it below one top, in another order.
        heap = rng.choice(state.tops)
        piles = [(*below[::-1], p[-1]) if p[-1] == heap else p[-1:] for p in state.piles]
        heaped = replace(state, piles=tuple(piles))
        viewer = rng.choice(viewers_of(step.before))
        assert as_text(heaped.table_view(viewer)) == as_text(state.table_view(viewer))


NOT_CARDS = {
    *("kind", "rules", "seat", "hand_sizes", "draw_deck_size", "bull_cards", "supply", "source"),
    *("committed", "row", "victims", "out", "bullheads_taken"),
}
"""The fields of table views that hold no cards. Whatever is added counts as cards."""


def cards_shown(view: Any) -> set[int]:
    """Return all numbers in the JSON of a table view that stand where cards stand."""
    return set(_numbers(to_json(view)))


def _numbers(data: Any) -> Iterator[int]:
    if isinstance(data, dict):
        for name, value in data.items():
            if name not in NOT_CARDS:
                yield from _numbers(value)
    elif isinstance(data, list):
        for value in data:
            yield from _numbers(value)
    elif type(data) is int:
        yield data


@given(script=all_scripts)
def test_a_table_view_shows_no_card_from_elsewhere(script: Script) -> None:
    for step in script.steps():
        state = step.round_after
        for viewer in viewers_of(step.before):
            if isinstance(state, SixRound):
                on_show = six_on_show(state, viewer)
            else:
                on_show = eleven_on_show(state, viewer)
            assert cards_shown(state.table_view(viewer)) == on_show


@given(script=all_scripts, order=choices)
def test_a_sampled_round_looks_like_the_real_one(script: Script, order: int) -> None:
    rng = Random(order)
    for step in some(script.steps(), rng, 12):
        for state in (step.before.round, step.round_after):
            for viewer in viewers_of(step.before):
                view = state.recall_view(viewer)
                sampled = sample(view, rng)
                assert sampled.recall_view(viewer) == view
                assert [*map(len, sampled.hands)] == [*map(len, state.hands)]
                if isinstance(sampled, SixRound):
                    assert len(cards_of(sampled)) == len(cards_of(state))
                    assert cards_of(sampled) <= set(sampled.rules.deck)
                else:
                    zones = (*sampled.piles, *sampled.hands, sampled.draw_deck)
                    cards = sorted(card for zone in zones for card in zone)
                    assert cards == list(sampled.rules.deck)


def assert_uniform(drawn: Counter[Any], wanted: set[Any]) -> None:
    """Assert that each of `wanted` came up, and about as often as the others (chi-square)."""
    assert set(drawn) == wanted
    expected = drawn.total() / len(wanted)
    distance = sum((count - expected) ** 2 / expected for count in drawn.values())
    freedom = len(wanted) - 1
    # Five standard deviations above the mean of the chi-square distribution.
    assert distance < freedom + 5 * sqrt(2 * freedom)


def test_samples_of_6_nimmt_are_uniform() -> None:
    state = parse_position(
        "six_nimmt seats=3 rounds=1 hand_size=2 rows=1 row_length=3 top_card=9; "
        "rows 4; hands 1 2/3 5/6 7; commit - 3 -"
    )
    view, rng = state.recall_view(0), Random(6)
    drawn = Counter[Any]()
    for _ in range(18_000):
        sampled = sample(view, rng)
        drawn[(*sampled.hands[1:], sampled.phase.cards[1])] += 1
    unseen = (3, 5, 6, 7, 8, 9)
    deals = {(tuple(sorted(p[:2])), tuple(sorted(p[2:4]))) for p in permutations(unseen)}
    assert_uniform(drawn, {(hand, other, card) for hand, other in deals for card in hand})


def test_samples_of_11_nimmt_are_uniform() -> None:
    state = parse_position(
        "eleven_nimmt seats=3 rounds=1 hand_size=2 top_card=10 reach=3 supply=1; "
        "piles 2 3/7; hands 1/4 5/6; deck 8 9 10; known -/5/-; turn 0"
    )
    view, rng = state.recall_view(0), Random(11)
    drawn = Counter[Any]()
    for _ in range(12_000):
        sampled = sample(view, rng)
        drawn[(*sampled.hands, sampled.draw_deck)] += 1
    deals = permutations((4, 6, 8, 9, 10))
    assert_uniform(
        drawn,
        {((1,), tuple(sorted((5, mine))), (yours,), (*rest,)) for mine, yours, *rest in deals},
    )
