"""Points 10 to 12: what was seen of the deals, the plays and the scores."""

from typing import Any

from toril.engine import eleven_nimmt, six_nimmt
from toril.engine.deal import deck_order
from toril.engine.errors import BadRecord
from toril.engine.game import Cards, Seat
from toril.engine.games import deal, game_of
from toril.engine.match import Match
from toril.engine.record import Record
from toril.fairness.drawn import Draws
from toril.fairness.matching import fits as plays_fit
from toril.fairness.notes import MatchNote, RoundNote
from toril.fairness.points import Finding, Point, differs, fits, not_compared

SEEN: tuple[Point, ...] = ("deals", "plays", "scores")


def answers(draws: Draws) -> tuple[Finding, ...]:
    """Answer the three points, as far as the record's moves are legal."""
    record, seen = draws.record, draws.seen
    if draws.notes is None:
        drafted = _is_draft(record)
        return tuple(
            not_compared(point, "draft" if drafted and point == "deals" else "no_notes")
            for point in SEEN
        )
    if seen is None:
        return tuple(not_compared(point, "rounds_unseen") for point in SEEN)
    whole = _Whole(record)
    seats = (seen.seat, *(drawn.note.seat for drawn in draws.all if drawn.note is not None))
    sat = any(seat is not None for seat in seats)
    return (
        _deals(record, seen, whole, draws.since if sat else None),
        _plays(seen, whole),
        _scores(seen, whole.match),
    )


def is_of(record: Record, seen: MatchNote) -> bool:
    """Return whether a record is of the match that was seen: the same rules, people and plays."""
    names = tuple(seat.name for seat in seen.shown.seats)
    same = (seen.shown.rules, names) == (record.rules, record.names_in(seen.since))
    return same and _plays(seen, _Whole(record)).state == "fits"


class _Whole:
    """A record's moves by round, as far as they are legal."""

    def __init__(self, record: Record) -> None:
        show = game_of(record.rules).format_move
        self.match: Match[Any] = Match.start(record.rules, record.seed)
        self.rounds: list[list[tuple[Seat, str]]] = [[]]
        try:
            for (seat, move), (match, _) in zip(
                ((-1, None), *record.moves), record.steps(), strict=False
            ):
                if move is not None:
                    self.rounds[self.match.round_number - 1].append((seat, show(move)))
                self.match = match
                self.rounds += [[] for _ in range(match.round_number - len(self.rounds))]
        except BadRecord:
            pass  # point 1 says so


def _is_draft(record: Record) -> bool:
    return isinstance(record.rules, six_nimmt.SixNimmt) and record.rules.variant == "draft"


def _deals(record: Record, seen: MatchNote, whole: _Whole, sat_from: int | None) -> Finding:
    """Point 10; `sat_from` is the round from which the device had a seat, None: it never had."""
    if _is_draft(record):
        return not_compared("deals", "draft")
    for noted in seen.rounds:
        order = deck_order(record.seed_in(noted.round), noted.round, record.rules.deck)
        dealt = deal(record.rules, order, 0)
        wrong = noted.opening is not None and noted.opening != _opening(dealt)
        if noted.hand is not None and seen.seat is not None:
            wrong = wrong or noted.hand != dealt.hands[seen.seat]
        if wrong:
            return differs("deals", round=noted.round)
    rounds = whole.match.round_number
    unseen = [
        number
        for number in range(1, rounds + 1)
        if not _was_seen(seen.round(number), sat=sat_from is not None and number >= sat_from)
    ]
    if unseen and sat_from is not None and unseen[-1] < sat_from:
        return not_compared("deals", "came_later")
    if unseen:
        listed = ", ".join(map(str, unseen))
        return not_compared("deals", "rounds_unseen", rounds=listed, seen=rounds - len(unseen))
    return fits("deals", rounds=rounds)


def _was_seen(noted: RoundNote | None, *, sat: bool) -> bool:
    return noted is not None and noted.opening is not None and (noted.hand is not None or not sat)


def _opening(dealt: Any) -> Cards:
    match dealt:
        case six_nimmt.SixRound(rows=rows):
            return tuple(row[0] for row in rows)
        case eleven_nimmt.ElevenRound(piles=piles):
            return tuple(pile[0] for pile in piles)
        case other:
            raise TypeError(f"nobody has decided what opens a round of {other.rules.game}")


def _plays(seen: MatchNote, whole: _Whole) -> Finding:
    compared = gaps = 0
    for noted in seen.rounds:
        inside = noted.round <= len(whole.rounds)
        moves = whole.rounds[noted.round - 1] if inside else []
        if not inside or not plays_fit(noted.plays, moves, complete=noted.scores is not None):
            return differs("plays", round=noted.round)
        compared += sum(play is not None for play in noted.plays)
        gaps += noted.plays.count(None)
    if not compared and any(whole.rounds):
        return not_compared("plays", "rounds_unseen")
    elsewhere = [
        noted.round
        for noted in seen.rounds
        for play in noted.plays
        if play is not None and play.by == "elsewhere"
    ]
    if elsewhere:
        return not_compared("plays", "elsewhere", round=elsewhere[0])
    return fits("plays", plays=compared, gaps=gaps)


def _scores(seen: MatchNote, match: Match[Any]) -> Finding:
    for noted in seen.rounds:
        if noted.scores is None:
            continue
        if noted.round > len(match.scores) or noted.scores != match.scores[noted.round - 1]:
            return differs("scores", round=noted.round)
    if seen.outcome is None:
        return not_compared("scores", "end_unseen")
    outcome = match.outcome
    if outcome is None or (seen.outcome.totals, seen.outcome.winners) != (
        outcome.totals,
        outcome.winners,
    ):
        return differs("scores", round=match.round_number)
    return fits("scores", rounds=len(match.scores))
