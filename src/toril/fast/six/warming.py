"""Compile what the bots of 6 nimmt! need, on the smallest of games."""

import numpy as np

from toril.engine.six_nimmt import SixNimmt, SixRound
from toril.fast.six.opponents import risks
from toril.fast.six.packed_view import pack
from toril.fast.six.policies import POLICIES
from toril.fast.six.search import evaluate_in_lanes, evaluate_with


def warm() -> None:
    """Call every kernel that bots use once, so that it is compiled and kept; try which pay."""
    rules = SixNimmt(seats=2, hand_size=1, rows=1, top_card=3)
    view = SixRound.deal(rules, rules.deck, 0).recall_view(0)
    risks(view, [[1]], np.array([2], np.int64))
    for in_lanes in (False, True):
        evaluate_with(pack(view), list(view.legal), range(1), 0, POLICIES[0], in_lanes=in_lanes)
    evaluate_in_lanes()
