"""What a server sends, as the engine's own values: so that it is drawn and told as any match is."""

from functools import reduce
from operator import or_
from typing import Any

from toril.engine import eleven_nimmt, six_nimmt
from toril.engine.game import Event
from toril.engine.games import from_json
from toril.engine.match import MatchEnded, RoundScored, RoundStarted
from toril.engine.views import View

_EVENTS: Any = reduce(
    or_,
    (six_nimmt.SixEvent, eleven_nimmt.ElevenEvent, RoundScored | RoundStarted | MatchEnded),
)
_TOLD = {event.__name__ for event in _EVENTS.__args__}


def read_view(view: dict[str, Any], rules: dict[str, Any]) -> View:
    """Return a view; the rules, which the wire leaves out of it, stand in the table's info."""
    whole = {**view, "kind": "match.view", "round": {**view["round"], "rules": rules}}
    read: View = from_json(View, whole)
    return read


def read_event(event: dict[str, Any]) -> Event | None:
    """Return an event of the match; None for one of the table around it."""
    if event["kind"] not in _TOLD:
        return None
    fields = {name: value for name, value in event.items() if name != "why"}  # it follows
    read: Event = from_json(_EVENTS, fields)
    return read
