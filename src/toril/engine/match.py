"""Rounds into a match: who begins each round, when the match ends, who wins, what a seat sees.

A match is fully determined by its rules, its seed and its moves; everything else is derived, and
replaying is the definition. `play` is pure: it returns the next match and leaves this one alone.
"""

from dataclasses import field
from typing import Any, Generic

from toril.engine.deal import check_seed, deck_order, seed_from_text
from toril.engine.game import Event, Legal, Move, R, Rules, Seat, Termination
from toril.engine.games import deal
from toril.engine.match_events import MatchEnded, RoundScored, RoundStarted
from toril.engine.match_length import ENOUGH_MOVES, MAX_MOVES
from toril.engine.no_moves import NoMoves
from toril.engine.outcome import Outcome
from toril.engine.refusals import match_over
from toril.engine.value import replace, value
from toril.engine.views import View


@value
class Match(Generic[R]):
    """A match in progress or over.

    The seed is secret until the match has ended, so it stays out of the `repr`. `totals` are the
    sums of `scores`, the penalties of the finished rounds.

    One that `holds` deals nothing when its round is over: it is between two rounds then, until it
    goes on with a seed of its own for what follows, or with the one that it has.
    """

    rules: Rules
    seed: bytes = field(repr=False)
    round_number: int
    starter: Seat
    round: R
    totals: tuple[int, ...]
    scores: tuple[tuple[int, ...], ...] = ()
    revealed: tuple[tuple[Seat, Move], ...] = field(default=(), repr=False)
    outcome: Outcome | None = None
    later: tuple[tuple[int, bytes], ...] = field(default=(), repr=False)  # seeds, from a round on
    holds: bool = False  # the next round waits for its seed

    @classmethod
    def start(cls, rules: Rules, seed: bytes | str) -> "Match[Any]":
        """Return a fresh match; a seed given as text is read as `seed_from_text` says."""
        seed = seed_from_text(seed) if isinstance(seed, str) else check_seed(seed)
        starter = rules.first_starter
        dealt = _deal(rules, seed, 1, starter)
        return cls(rules, seed, 1, starter, dealt, totals=(0,) * rules.seats)

    @property
    def moves(self) -> tuple[tuple[Seat, Move], ...]:
        """Every (seat, move) so far. Commitments stand in seat order, final ones only."""
        return self.revealed + self.round.pending

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seats that the match waits for."""
        return () if self.outcome else self.round.to_act

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
        if after.penalties is not None:
            match, more = match._score(after.penalties)
        elif len(revealed) >= MAX_MOVES:
            match, more = match._end("moves")
        else:
            return match, events
        return match, events + more

    def _score(self, penalties: tuple[int, ...]) -> tuple["Match[R]", tuple[Event, ...]]:
        """Write the round down; end the match or deal the next round (S9, E12)."""
        totals = tuple(map(sum, zip(self.totals, penalties, strict=True)))
        match = replace(self, totals=totals, scores=(*self.scores, penalties))
        scored = RoundScored(self.round_number, penalties, totals)
        termination = self.rules.ended(totals, self.round_number)
        if termination is None and len(self.revealed) >= ENOUGH_MOVES:
            termination = "moves"
        if termination is not None:
            match, ended = match._end(termination)
            return match, (scored, *ended)
        if self.holds:
            return match, (scored,)
        match, started = match.go_on()
        return match, (scored, *started)

    @property
    def is_between(self) -> bool:
        """Whether a round is over and the next one not dealt."""
        return self.outcome is None and self.round.penalties is not None

    @property
    def last_seed(self) -> bytes:
        """The seed by which the rounds from now on are dealt."""
        return self.later[-1][1] if self.later else self.seed

    def hold(self, holds: bool) -> "Match[R]":
        """Return the match which deals no next round by itself, or which does so again."""
        return replace(self, holds=holds)

    def go_on(self, seed: bytes | None = None) -> tuple["Match[R]", tuple[Event, ...]]:
        """Deal the next round, with a `seed` of its own from there on or with the one there is."""
        penalties, number = self.round.penalties, self.round_number + 1
        if penalties is None:
            raise ValueError("the round is not over")
        later = self.later if seed is None else (*self.later, (number, check_seed(seed)))
        match = replace(self, later=later, holds=False)
        starter = self.rules.next_starter(self.starter, penalties, self.totals)
        dealt = _deal(self.rules, match.last_seed, number, starter)
        after = replace(match, round_number=number, starter=starter, round=dealt)
        return after, (RoundStarted(number, starter),)

    def end_for_all(self) -> tuple["Match[R]", tuple[Event, ...]]:
        """End the match where it stands: this round does not count, and nobody has won.

        What lies face down was not played: it is taken back, and no record has it. Between two
        rounds the next one is dealt first, as it would be in a match that held nothing.
        """
        if self.outcome:
            raise match_over()
        if self.is_between:
            match, started = self.go_on()
            match, ended = match.end_for_all()
            return match, started + ended
        return replace(self, round=self.round.without_pending)._end("host")

    def _end(self, termination: Termination) -> tuple["Match[R]", tuple[Event, ...]]:
        """End the match by its totals as they are (S10, E13)."""
        outcome = Outcome.of(self.totals, termination)
        return replace(self, outcome=outcome), (MatchEnded(outcome),)

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


def _deal(rules: Rules, seed: bytes, round_number: int, starter: Seat) -> Any:
    return deal(rules, deck_order(seed, round_number, rules.deck), starter)
