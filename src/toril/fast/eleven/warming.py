"""Compile what the bots of 11 nimmt! need, on the smallest of games."""

from toril.engine.eleven_nimmt import ElevenNimmt, ElevenRound, Take
from toril.fast.eleven.packed_view import pack
from toril.fast.eleven.policies import POLICIES
from toril.fast.eleven.search import evaluate


def warm() -> None:
    """Call every kernel that bots use once, so that it is compiled and kept."""
    rules = ElevenNimmt(seats=2, hand_size=1, top_card=4, reach=1)
    view = ElevenRound.deal(rules, rules.deck, 0).recall_view(0)
    evaluate(pack(view), [Take(view.table.tops[0])], range(1), 0, POLICIES[0])
