"""6 nimmt! in arrays: `pack` a view, `evaluate` moves in worlds sampled from it.

All seat counts and options. `toril.fast` says what each module has; besides those that both games
have there are here `risk`, `random_deals` and `lanes/`.
"""

from toril.fast.six.packed_view import PackedView, pack
from toril.fast.six.policies import POLICIES
from toril.fast.six.random_deals import random_deals
from toril.fast.six.rounds import play_rounds, traced_rounds
from toril.fast.six.search import evaluate
from toril.fast.six.warming import warm
from toril.fast.supported import SIX

supports = SIX.supports

__all__ = [
    "POLICIES",
    "PackedView",
    "evaluate",
    "pack",
    "play_rounds",
    "random_deals",
    "supports",
    "traced_rounds",
    "warm",
]
