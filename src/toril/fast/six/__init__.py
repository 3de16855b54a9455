"""6 nimmt! on arrays: playouts from a fresh deal and from any view, all seat counts and options."""

from toril.fast.six.dealing import sampled_hands
from toril.fast.six.deals import random_deals
from toril.fast.six.policy import POLICIES
from toril.fast.six.position import Position, pack
from toril.fast.six.rounds import play_rounds, traced_rounds
from toril.fast.six.search import evaluate
from toril.fast.six.warming import warm

__all__ = [
    "POLICIES",
    "Position",
    "evaluate",
    "pack",
    "play_rounds",
    "random_deals",
    "sampled_hands",
    "traced_rounds",
    "warm",
]
