"""The moves that are worth trying: in 6 nimmt! all, there are never many; in 11 nimmt! some."""

from toril.bots.montecarlo.eleven_candidates import eleven_candidates
from toril.engine import eleven_nimmt, six_nimmt
from toril.engine.game import Move
from toril.engine.views import View


def candidates(view: View) -> list[Move]:
    """Return the moves worth trying in a recall view, the most promising first."""
    match view.round:
        case six_nimmt.RecallView() as recall:
            return list(recall.legal)
        case eleven_nimmt.RecallView() as recall:
            return eleven_candidates(recall)
        case _:
            raise TypeError("only a recall view can be searched")
