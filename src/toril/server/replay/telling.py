"""A match told frame by frame, from tables and what happened at them.

Everything in a frame is made by what makes the live messages. What belongs to a table that is
played at is left out: commitments, clocks, and draws that wait for numbers.
"""

from collections.abc import Callable, Sequence
from typing import Any

from toril.engine import eleven_nimmt, six_nimmt
from toril.engine.game import Commitment, Event, Move, OwnersEvent, Seat
from toril.engine.match import Match
from toril.engine.match_events import MatchEnded, RoundScored
from toril.engine.value import replace
from toril.server.live.shown import Shown, event_info
from toril.server.tables.table import Table
from toril.wire.literals import DecidedBy
from toril.wire.table_events import ClockSet, DrawOpened, LinkGiven

LIVE = (Commitment, ClockSet, LinkGiven, DrawOpened)
"""Who has committed, how long is left, who asked for a link, that devices are asked: of no interest
to who looks back."""

BEGINS_TURN = (six_nimmt.Revealed, eleven_nimmt.Played, eleven_nimmt.PileTaken)
"""What a trick or a turn begins with. A draft comes before the first trick."""

Frame = dict[str, Any]
"""In the shape of the model `toril.wire.replay.Frame`."""

Add = Callable[[Frame], None]
"""Takes the frames, one after the other: all of them may be too many to hold."""

Head = dict[str, Any]
"""What a replay says besides its frames."""


class Telling:
    """A match as far as it has been told. The first frame is from before anything happened."""

    def __init__(self, table: Table, add: Add) -> None:
        """Begin with the table at which the first round was just dealt."""
        self._add_frame = add
        self._round, self._turn = _match_at(table).round_number, 0
        self._stand_ins: set[Seat] = set()
        self.table = self._last = _info(Shown(table))
        self._add(table, [], [])

    def moved(
        self,
        before: Table,
        after: Table,
        seat: Seat,
        move: Move,
        by: DecidedBy,
        happened: Sequence[Event],
    ) -> None:
        """Tell of a move; a round's end and the next deal are frames of their own."""
        self._stand_ins.discard(seat)  # of what lay face down only the last is played
        if by == "stand-in":
            self._stand_ins.add(seat)
        end = _end_of_round(happened)
        then = after if end == len(happened) else _between(before, seat, move)
        if self._tell(then, happened[:end], sorted(self._stand_ins)):
            self._stand_ins.clear()
        self.happened(after, happened[end:])

    def ended(self, after: Table, happened: Sequence[Event]) -> None:
        """Tell that the host ended the match, in a frame of its own."""
        going_on = replace(_match_at(after), outcome=None)
        self.happened(replace(after, match=going_on), happened[:-1])
        self.happened(after, happened[-1:])

    def happened(self, after: Table, happened: Sequence[Event]) -> None:
        """Tell of what happened besides the moves, up to the table `after` it."""
        self._tell(after, happened, [])

    def _tell(self, after: Table, happened: Sequence[Event], stand_ins: list[Seat]) -> bool:
        """Add a frame, and return whether there was anything to tell."""
        told = [event for event in happened if not isinstance(event, LIVE)]
        if not told:
            return False
        number = _match_at(after).round_number
        if number != self._round:
            self._round, self._turn = number, 0
        self._turn += sum(isinstance(event, BEGINS_TURN) for event in told)
        self._add(after, told, stand_ins)
        return True

    def _add(self, table: Table, events: Sequence[Event], stand_ins: list[Seat]) -> None:
        shown, match = Shown(table), _match_at(table)
        info, seats = _info(shown), range(match.rules.seats)
        owners = {event.seat for event in events if isinstance(event, OwnersEvent)}
        self._add_frame(
            {
                "round": self._round,
                "turn": self._turn,
                "events": _seen_by(None, events),
                "own": [_seen_by(seat, events) if seat in owners else None for seat in seats],
                "table": None if info == self._last else info,
                "play": _play(shown),
                "mine": [shown.own_fields(match.table_view(seat)) for seat in seats],
                "open": open_cards(match),
                "stand_ins": stand_ins,
            }
        )
        self._last = info


def seen_from(frame: Frame, seat: Seat) -> Frame:
    """Return a frame without what only other seats saw, or nobody."""
    hands = frame["open"]["hands"]
    return {
        **frame,
        "own": [own if at == seat else None for at, own in enumerate(frame["own"])],
        "mine": [mine if at == seat else {} for at, mine in enumerate(frame["mine"])],
        "open": {"hands": [h if at == seat else [] for at, h in enumerate(hands)], "piles": None},
    }


def open_cards(match: Match[Any]) -> dict[str, Any]:
    """Return what of a round only the match's end lays open."""
    match match.round:
        case six_nimmt.SixRound(hands=hands):
            return {"hands": list(map(list, hands)), "piles": None}
        case eleven_nimmt.ElevenRound(hands=hands, piles=piles):
            return {"hands": list(map(list, hands)), "piles": list(map(list, piles))}
        case other:
            raise TypeError(f"nobody has decided what is hidden in {other.rules.game}")


def _end_of_round(happened: Sequence[Event]) -> int:
    """Return how many of the events come before a next deal that follows at once."""
    for end, event in enumerate(happened, start=1):
        if isinstance(event, RoundScored) and not isinstance(happened[-1], MatchEnded):
            return end
    return len(happened)


def _between(before: Table, seat: Seat, move: Move) -> Table:
    """Return the table after a move that ends a round, as it is before the next deal."""
    match, _ = _match_at(before).hold(True).play(seat, move)
    return replace(before, match=match, turn=before.turn + 1)


def _match_at(table: Table) -> Match[Any]:
    assert table.match is not None
    return table.match


def _info(shown: Shown) -> dict[str, Any]:
    """Return the table; whoever looks back waits for no draw."""
    return {**shown.info, "state": "match"} if shown.info["state"] == "draw" else shown.info


def _play(shown: Shown) -> dict[str, Any]:
    """Return the match as spectators saw it; it waits for nobody any more."""
    play = shown.play(None)
    assert play is not None
    return {**play, "deadline": None, "rests": False}


def _seen_by(seat: Seat | None, events: Sequence[Event]) -> list[dict[str, Any]]:
    return [event_info(seen) for event in events if (seen := event.seen_by(seat)) is not None]
