"""Rounds into a match: who starts, when it ends, who has won, and what anybody may see of it.

A match is fully determined by its rules, its seed and its moves; everything else is derived, and
replaying is the definition. `play` is pure: it returns the next match and leaves this one alone.
"""

from dataclasses import field, replace
from typing import Generic

from toril.engine.deal import check_seed, deck_order, seed_from_text
from toril.engine.game import Event, Legal, Move, PublicEvent, R, Rules, Seat
from toril.engine.outcome import Outcome
from toril.engine.refusals import NoMoves, match_over
from toril.engine.value import value
from toril.engine.views import View, totals_of


@value
class RoundScored(PublicEvent):
    """A round was added to the score sheet (S8, E11)."""

    round_number: int
    penalties: tuple[int, ...]
    totals: tuple[int, ...]


@value
class RoundStarted(PublicEvent):
    """The next round was dealt; `starter` begins (S12, E12)."""

    round_number: int
    starter: Seat


@value
class MatchEnded(PublicEvent):
    """The match is over (S9, S10, E12, E13)."""

    outcome: Outcome


@value
class Match(Generic[R]):
    """A match in progress or over.

    The seed is secret until the match has ended, so it stays out of the `repr`.
    """

    rules: Rules[R]
    seed: bytes = field(repr=False)
    round_number: int
    starter: Seat
    round: R
    scores: tuple[tuple[int, ...], ...] = ()
    revealed: tuple[tuple[Seat, Move], ...] = field(default=(), repr=False)
    outcome: Outcome | None = None

    @classmethod
    def start(cls, rules: Rules[R], seed: bytes | str) -> "Match[R]":
        """Return a fresh match; a seed given as text is read as `seed_from_text` says."""
        seed = seed_from_text(seed) if isinstance(seed, str) else check_seed(seed)
        return _deal(cls, rules, seed, 1, rules.first_starter)

    @property
    def moves(self) -> tuple[tuple[Seat, Move], ...]:
        """Every (seat, move) so far. Commitments stand in seat order, final ones only."""
        return self.revealed + self.round.pending

    @property
    def totals(self) -> tuple[int, ...]:
        """The bullheads of each seat over the finished rounds."""
        return totals_of(self.scores, self.rules.seats)

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seats that the match waits for."""
        return self.round.to_act

    def legal(self, seat: Seat) -> Legal:
        """Return the legal moves of `seat`."""
        return NoMoves(match_over()) if self.outcome else self.round.legal(seat)

    def play(self, seat: Seat, move: Move) -> tuple["Match[R]", tuple[Event, ...]]:
        """Return the match after `move` and what happened; raise IllegalMove, change nothing."""
        if self.outcome:
            raise match_over()
        after, events = self.round.apply(seat, move)
        revealed = self.revealed
        if not after.pending:  # nothing lies face down any more: the trick's moves are final
            revealed += tuple(sorted({**dict(self.round.pending), seat: move}.items()))
        match = replace(self, round=after, revealed=revealed)
        if after.penalties is None:
            return match, events
        match, scored = match._score(after.penalties)
        return match, events + scored

    def _score(self, penalties: tuple[int, ...]) -> tuple["Match[R]", tuple[Event, ...]]:
        """Write the round down; end the match or deal the next round (S9, E12)."""
        match = replace(self, scores=(*self.scores, penalties))
        scored = RoundScored(self.round_number, penalties, match.totals)
        termination = self.rules.ended(match.totals, self.round_number)
        if termination is not None:
            outcome = Outcome.of(match.totals, termination)
            return replace(match, outcome=outcome), (scored, MatchEnded(outcome))
        starter = self.rules.next_starter(self.starter, penalties, match.totals)
        fresh = _deal(type(self), self.rules, self.seed, self.round_number + 1, starter)
        started = RoundStarted(fresh.round_number, starter)
        return replace(fresh, scores=match.scores, revealed=match.revealed), (scored, started)

    def table_view(self, seat: Seat | None) -> View:
        """Return what `seat` (None: a spectator) sees of the match (S13, E14)."""
        return View(
            self.round_number, self.starter, self.scores, self.outcome, self.round.table_view(seat)
        )

    def recall_view(self, seat: Seat | None) -> View:
        """Return what `seat` knows with a perfect memory of the round (S13, E14)."""
        return View(
            self.round_number, self.starter, self.scores, self.outcome, self.round.recall_view(seat)
        )


def _deal(
    cls: type[Match[R]], rules: Rules[R], seed: bytes, round_number: int, starter: Seat
) -> Match[R]:
    order = deck_order(seed, round_number, rules.deck)
    return cls(rules, seed, round_number, starter, rules.deal(order, starter))
