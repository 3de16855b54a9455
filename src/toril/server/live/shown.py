"""How a table looks on the wire, made once for all who look at it; what is hidden stays here.

Everything here follows from a table, which never changes: what was made for one viewer is there for
the next. A seat's view differs from the spectators' in a hand and little else, so only that is made
for each.
"""

from functools import cached_property
from typing import Any

from toril.engine import eleven_nimmt, six_nimmt
from toril.engine.codec import fields_to_json, to_json
from toril.engine.game import Event
from toril.engine.older_data import cached_by_class, field_names
from toril.engine.six_nimmt import Placed
from toril.engine.views import View
from toril.server.tables.chairs import Chair
from toril.server.tables.table import Table
from toril.wire.literals import PersonId


class Shown:
    """One table, as it is now, for all its viewers."""

    def __init__(self, table: Table) -> None:
        """Make nothing before somebody asks."""
        self.table = table

    @cached_property
    def info(self) -> dict[str, Any]:
        """What everybody may know about the table."""
        return table_info(self.table)

    def play(self, person: PersonId | None) -> dict[str, Any] | None:
        """Return the match as `person` (None: a spectator) sees it; None where there is none."""
        match, seat = self.table.match, self.table.seat_of(person)
        if match is None:
            return None
        if seat is None:
            return self._for_spectators
        view, (_, data) = match.table_view(seat), self._public
        round_data = {**data["round"], **self.own_fields(view)}
        return self._seen({**data, "round": round_data}, view)

    def own_fields(self, view: View) -> dict[str, Any]:
        """Return the fields of the round that a seat's `view` shows otherwise than spectators'."""
        public, _ = self._public
        return {
            name: to_json(getattr(view.round, name))
            for name in _told_of(type(view.round))
            if getattr(view.round, name) != getattr(public.round, name)
        }

    @cached_property
    def _for_spectators(self) -> dict[str, Any]:
        view, data = self._public
        return self._seen(data, view)

    @cached_property
    def _public(self) -> tuple[View, dict[str, Any]]:
        assert self.table.match is not None
        view = self.table.match.table_view(None)
        return view, {
            "round_number": view.round_number,
            "starter": view.starter,
            "scores": to_json(view.scores),
            "outcome": to_json(view.outcome),
            "round": fields_to_json(view.round, _told_of(type(view.round))),
        }

    def _seen(self, data: dict[str, Any], view: View) -> dict[str, Any]:
        return {**self._head, "view": data, "legal": view.legal.factored()}

    @cached_property
    def _head(self) -> dict[str, Any]:
        table = self.table
        assert table.match is not None
        return {
            "match": table.match_number,
            "turn": table.turn,
            "deadline": table.deadline,
            "to_act": list(table.match.to_act),
            "rests": table.rests,
        }

    @cached_property
    def everybody_saw(self) -> dict[str, Any]:
        """What a spectator with a perfect memory knows of the round, in 6 nimmt! only (E14)."""
        nothing: dict[str, Any] = {"tricks": [], "drafted": None}
        if self.table.match is None:
            return nothing
        match self.table.match.recall_view(None).round:
            case six_nimmt.RecallView(tricks=tricks, hands=hands):
                shown = [[event_info(placed) for placed in trick] for trick in tricks]
                return {"tricks": shown, "drafted": to_json(hands)}
            case eleven_nimmt.RecallView():
                return nothing
            case other:
                raise TypeError(f"nobody has decided what everybody saw of {other.rules.game}")


@cached_by_class
def _told_of(view: type[Any]) -> tuple[str, ...]:
    """Return the fields of a round's view that are told; the rules stand with the table."""
    return tuple([name for name in field_names(view) if name != "rules"])


def event_info(event: Event) -> dict[str, Any]:
    """Return an event with the reason for it, where it has one."""
    data: dict[str, Any] = to_json(event)
    if isinstance(event, Placed):
        data["why"] = event.why
    return data


def table_info(table: Table) -> dict[str, Any]:
    """Return what everybody may know about a table."""
    return {
        "id": table.id,
        "code": table.code,
        "state": table.state,
        "game": table.rules.game,
        "rules": to_json(table.rules),
        "clock": table.clock,
        "listed": table.listed,
        "counter": table.counter,
        "paused": table.paused,
        "host": table.host,
        "match": table.match_number,
        "seats": [_seat_info(table, chair) for chair in table.chairs],
        "names": _names(table),
        "earlier": _earlier(table),
        "fairness": _fairness_info(table),
        "day": table.day and table.day.deal.date,
    }


def _names(table: Table) -> list[str]:
    """Return the names of the match, whoever has left since its draw; none in a lobby."""
    match table.state:
        case "lobby":
            return []
        case _:
            return list(table.names_now)


def _earlier(table: Table) -> list[dict[str, Any]]:
    """Return who had the seats before somebody took one over, and up to which round."""
    draws = [each.draw for each in table.earlier_draws]
    after = [] if table.draw is None else [*draws[1:], table.draw.draw]
    return [
        {
            "until": following.round - 1,
            "names": [None if seat.bot else seat.name for seat in drawn.seats],
        }
        for drawn, following in zip(draws, after, strict=False)
    ]


def _fairness_info(table: Table) -> dict[str, Any] | None:
    """Return the draw: the numbers when all are fixed, the secret when nothing is left to play."""
    if not table.draws:
        return None
    opened = table.draws[-1]
    return {
        "draw": opened.text,
        "numbers": None if table.state == "draw" else list(opened.numbers),
        "secret": opened.secret if table.state == "result" else None,
    }


def _seat_info(table: Table, chair: Chair) -> dict[str, Any]:
    there = None if chair.person is None else table.person(chair.person)
    sits, waits = (None, there) if chair.has_heir else (there, None)
    return {
        "person": sits and sits.id,
        "name": sits and sits.name,
        "bot": chair.bot,
        "stand_in": chair.stand_in,
        "resigned": chair.resigned,
        "colour": chair.colour,
        "offered": chair.offered,
        "heir": waits and {"person": waits.id, "name": waits.name},
    }
