"""What lies open before a viewer, written from S13 and E14 and not from the engine's views."""

from collections.abc import Iterator
from typing import Any

from toril import to_json
from toril.engine.eleven_nimmt import ChoosingVictim, ElevenRound, LastPlay
from toril.engine.eleven_nimmt import RoundOver as ElevenOver
from toril.engine.game import Card, Seat
from toril.engine.six_nimmt import ChoosingRow, Drafting, SixRound

Viewer = Seat | None
"""A seat that looks, or None for a spectator."""


def cards_of(state: SixRound) -> set[Card]:
    """Return every card that was dealt."""
    loose = state.phase.cards if isinstance(state.phase, ChoosingRow) else ()
    pool = state.phase.pool if isinstance(state.phase, Drafting) else ()
    zones = (*state.rows, *state.hands, *state.bull_piles, loose, pool)
    return {card for zone in zones for card in zone}


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
