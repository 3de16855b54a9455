"""Goes on from a view where a message brings none: what news say changes nothing else."""

from collections.abc import Sequence
from typing import Any

from toril.engine.game import Commitment, Event
from toril.engine.value import replace
from toril.wire.match_seen import MatchSeen
from toril.wire.table_events import Unknown


def follow(play: MatchSeen, events: Sequence[Event | Unknown]) -> MatchSeen:
    """Return the match as it is seen after `events`, news; ValueError where they cannot be."""
    seen: Any = play.view.round
    for event in events:
        if not isinstance(event, Commitment):
            raise ValueError("only commitments are told without a view")
        seen = event.shown_on(seen)
    view = replace(play.view, round=seen)
    return play.model_copy(update={"view": view, "to_act": list(seen.to_act)})
