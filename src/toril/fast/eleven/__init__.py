"""11 nimmt! in arrays: `pack` a view, `evaluate` moves in worlds sampled from it.

`layout` says how a round lies in memory, `turns` has the rules, `plans` writes a play down,
`policies` says how seats go on in a playout, with `greedy` and `at_random` turns; `position` is a
view in arrays, `worlds` the sampling and the evaluation, `rounds` whole rounds from fresh deals.
"""

from toril.engine.eleven_nimmt import ElevenNimmt, ElevenRound, Take
from toril.fast.eleven.policies import POLICIES
from toril.fast.eleven.position import Position, pack
from toril.fast.eleven.rounds import play_rounds
from toril.fast.eleven.worlds import evaluate
from toril.fast.supported import ELEVEN

supports = ELEVEN.supports


def warm() -> None:
    """Compile every kernel, or load what was compiled before."""
    rules = ElevenNimmt(seats=2, hand_size=1, top_card=4, reach=1)
    view = ElevenRound.deal(rules, rules.deck, 0).recall_view(0)
    evaluate(pack(view), [Take(view.table.tops[0])], range(1), 0, POLICIES[0])
    play_rounds(rules, range(1), 0)


__all__ = ["POLICIES", "Position", "evaluate", "pack", "play_rounds", "supports", "warm"]
