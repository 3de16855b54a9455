"""6 nimmt! on arrays: playouts from a fresh deal and from any view, all seat counts and options.

`placing` says how rows lie in memory and has the rules, `lanes` the same for many tables at once.
`policy` says how seats go on in a playout, with the `risk` of a card and the `habits` that others
show; `playing` is a round played on. `position` is a view in arrays, `dealing` draws worlds from
it, `search` evaluates moves in them, with the kernels of `search_plain` and `search_lanes`. From
fresh deals: `deals` by lot, as many as the machine can, and `rounds` of any policy.
"""

from toril.fast.six.dealing import sampled_hands
from toril.fast.six.deals import random_deals
from toril.fast.six.policy import POLICIES
from toril.fast.six.position import Position, pack
from toril.fast.six.rounds import play_rounds, traced_rounds
from toril.fast.six.search import evaluate
from toril.fast.six.warming import warm
from toril.fast.supported import SIX

supports = SIX.supports

__all__ = [
    "POLICIES",
    "Position",
    "evaluate",
    "pack",
    "play_rounds",
    "random_deals",
    "sampled_hands",
    "supports",
    "traced_rounds",
    "warm",
]
