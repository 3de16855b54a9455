"""11 nimmt! in arrays: `pack` a view, `evaluate` moves in worlds sampled from it.

All seat counts and options. `toril.fast` says what each module has; besides those that both games
have there are here `masks`, `plans`, `greedy_turns` and `random_turns`.
"""

from toril.fast.eleven.packed_view import PackedView, pack
from toril.fast.eleven.policies import POLICIES
from toril.fast.eleven.rounds import play_rounds
from toril.fast.eleven.search import evaluate
from toril.fast.eleven.warming import warm
from toril.fast.supported import ELEVEN

supports = ELEVEN.supports

__all__ = ["POLICIES", "PackedView", "evaluate", "pack", "play_rounds", "supports", "warm"]
