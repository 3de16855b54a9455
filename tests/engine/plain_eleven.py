"""11 nimmt! of the engine and of the reference as plain data that can be compared."""

from typing import Any

from tests.reference import eleven as naive_eleven
from toril.engine.eleven_nimmt import ChoosingVictim, ElevenRound, RoundOver


def seen_in_eleven(state: ElevenRound) -> dict[str, Any]:
    phase = state.phase
    return {
        "phase": type(phase).__name__,
        "to act": list(state.to_act),
        "piles": [list(pile) for pile in state.piles],
        "hands": [list(hand) for hand in state.hands],
        "deck": list(state.draw_deck),
        "bull cards": list(state.bull_cards),
        "supply": state.supply,
        "victims": list(phase.victims) if isinstance(phase, ChoosingVictim) else [],
        "out": phase.out if isinstance(phase, RoundOver) else None,
        "penalties": None if state.penalties is None else list(state.penalties),
    }


ELEVEN_PHASES = {"turn": "Turn", "victim": "ChoosingVictim", "over": "RoundOver"}


def seen_in_naive_eleven(naive: naive_eleven.Round) -> dict[str, Any]:
    over = naive.phase == "over"
    return {
        "phase": ELEVEN_PHASES[naive.phase],
        "to act": [] if over else [naive.turn],
        # The engine keeps piles in the order of their tops, so that none shows its age (E14).
        "piles": sorted(naive.piles, key=lambda pile: pile[-1]),
        "hands": naive.hands,
        "deck": naive.deck,
        "bull cards": naive.bull_cards,
        "supply": naive.supply,
        "victims": naive.victims(),
        "out": naive.out,
        "penalties": naive.penalties() if over else None,
    }
