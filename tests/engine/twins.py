"""Twins: rounds that differ only in what one viewer cannot know.

They are made here, card by card, and not with the engine's own `sample`.
"""

from collections.abc import Collection, Sequence
from dataclasses import replace
from random import Random
from typing import Any

from tests.engine.on_show import Viewer, cards_of, six_on_show
from tests.strategies import Step
from toril import Match
from toril.engine.eleven_nimmt import ElevenRound, Play, Take
from toril.engine.eleven_nimmt import RoundOver as ElevenOver
from toril.engine.game import Card, Cards, Event, Move, Seat
from toril.engine.match_events import RoundScored
from toril.engine.six_nimmt import Commit, Committing, Placed, SixRound
from toril.engine.value import value

LOOKS = ("table_view", "recall_view")


@value
class Twin:
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


def viewers_of(match: Match[Any]) -> list[Viewer]:
    return [None, *range(match.rules.seats)]
