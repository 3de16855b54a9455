"""6 nimmt! of the engine and of the reference as plain data that can be compared."""

from typing import Any

from tests.reference import six as naive_six
from toril.engine.game import Move
from toril.engine.six_nimmt import (
    ChooseRow,
    ChoosingRow,
    Commit,
    Committing,
    Draft,
    Drafting,
    SixRound,
)


def seen_in_six(state: SixRound) -> dict[str, Any]:
    phase = state.phase
    committed: dict[int, int] = {}
    if isinstance(phase, Committing):
        committed = {seat: card for seat, card in enumerate(phase.cards) if card is not None}
    elif isinstance(phase, ChoosingRow):
        committed = dict(enumerate(phase.cards))
    return {
        "phase": type(phase).__name__,
        "waiting": list(state.to_act),
        "rows": [list(row) for row in state.rows],
        "hands": [list(hand) for hand in state.hands],
        "bull piles": [list(pile) for pile in state.bull_piles],
        "bullheads": list(state.bullheads_taken),
        "penalties": None if state.penalties is None else list(state.penalties),
        "pool": list(phase.pool) if isinstance(phase, Drafting) else [],
        "committed": committed,
    }


SIX_PHASES = {
    "draft": "Drafting",
    "commit": "Committing",
    "choose": "ChoosingRow",
    "over": "RoundOver",
}


def seen_in_naive_six(naive: naive_six.Round) -> dict[str, Any]:
    return {
        "phase": SIX_PHASES[naive.phase],
        "waiting": naive.waiting(),
        "rows": naive.rows,
        "hands": naive.hands,
        "bull piles": naive.bull_piles,
        "bullheads": naive.penalties(),
        "penalties": naive.penalties() if naive.phase == "over" else None,
        "pool": naive.pool,
        "committed": naive.committed,
    }


def six_word(move: Move) -> tuple[str, int]:
    """Return a move as the reference writes it."""
    match move:
        case Draft(card):
            return "draft", card
        case Commit(card):
            return "commit", card
        case ChooseRow(row):
            return "choose", row
        case _:
            raise AssertionError(move)


def do_six(naive: naive_six.Round, seat: int, move: Move) -> None:
    kind, value = six_word(move)
    {"draft": naive.draft, "commit": naive.commit, "choose": naive.choose}[kind](seat, value)
