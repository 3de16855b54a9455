"""A match as a value to keep: rules, names, seed and moves, from which all else is derived.

How it is written, and how strictly it is read, stands in `toril.engine.record_json`.
"""

from collections.abc import Iterator
from dataclasses import field
from itertools import pairwise
from typing import Any

from toril.engine import record_json
from toril.engine.deal import check_seed
from toril.engine.errors import BadRecord, TorilError
from toril.engine.fairness.day import DayDeal
from toril.engine.fairness.older import ChainedSeed
from toril.engine.game import Event, Move, Rules, Seat
from toril.engine.match import Match
from toril.engine.match_length import MAX_MOVES
from toril.engine.names import NAME_LENGTH, is_name
from toril.engine.value import value


@value
class Record:
    """All that determines a match. Equal records are equal matches."""

    rules: Rules
    names: tuple[str, ...]
    seed: bytes = field(repr=False)  # secret until the match has ended
    moves: tuple[tuple[Seat, Move], ...]
    fairness: record_json.AnyFairness | None = field(default=None, repr=False)  # secret, too
    ended_by: record_json.EndedBy | None = None  # None: by the rules, or not yet
    later: tuple[record_json.LaterSeats, ...] = ()

    def __post_init__(self) -> None:
        """Refuse names that are not one short line for each seat, and a seed that is none."""
        check_seed(self.seed)
        fairness = self.fairness  # whether a seed follows from draws, `toril.fairness` says
        if isinstance(fairness, ChainedSeed) and (
            len(fairness.nonces) != self.rules.seats or fairness.seed != self.seed
        ):
            raise BadRecord(
                "unfair_seed", "The seed does not follow from the table, the secret and the nonces."
            )
        if isinstance(fairness, DayDeal) and (self.later or fairness.seed != self.seed):
            raise BadRecord("unfair_seed", "The seed does not follow from the secret of that day.")
        if len(self.moves) > MAX_MOVES:
            raise BadRecord(
                "too_many_moves", f"A record has at most {MAX_MOVES} moves.", most=MAX_MOVES
            )
        rounds = [1, *(each.round for each in self.later)]
        if any(one >= other for one, other in pairwise(rounds)):
            raise BadRecord("bad_later", "Later seats stand in the order of their rounds.")
        for names in (self.names, *(each.names for each in self.later)):
            self._check_names(names)

    def _check_names(self, names: tuple[str, ...]) -> None:
        if len(names) != self.rules.seats or not all(map(is_name, names)):
            raise BadRecord(
                "bad_names",
                f"A record names its {self.rules.seats} seats, "
                f"each in one line of 1 to {NAME_LENGTH} characters.",
                seats=self.rules.seats,
                length=NAME_LENGTH,
            )

    @classmethod
    def of(cls, match: Match[Any], names: tuple[str, ...] | None = None) -> "Record":
        """Return the record of a match; it can be continued from there.

        Whoever sat down later has the name that the seat had.
        """
        names = names or tuple(f"seat {seat}" for seat in range(match.rules.seats))
        later = tuple(record_json.LaterSeats(*each, names) for each in match.later)
        return cls(match.rules, names, match.seed, match.moves, None, ended_by(match), later)

    def names_in(self, number: int) -> tuple[str, ...]:
        """Return the names of those who sit there in a round, by seat."""
        return self._from(number).names

    def seed_in(self, number: int) -> bytes:
        """Return the seed by which a round is dealt."""
        return self._from(number).seed

    def _from(self, number: int) -> record_json.LaterSeats:
        first = record_json.LaterSeats(1, self.seed, self.names)
        return next((each for each in reversed(self.later) if each.round <= number), first)

    def steps(self) -> Iterator[tuple[Match[Any], tuple[Event, ...]]]:
        """Yield the match before the first move, then after each, with what happened.

        What was ended for everybody has ended after the last one.
        """
        match: Match[Any] = self._holding(Match.start(self.rules, self.seed))
        yield (match, ()) if self.moves else self._finished(match, ())
        for number, (seat, move) in enumerate(self.moves, start=1):
            try:
                match, events = self._played(match, seat, move)
            except TorilError as error:
                raise BadRecord(
                    "illegal_move_in_record",
                    f"Move {number} of the record is refused: {error.sentence}",
                    number=number,
                    reason=error.sentence,
                ) from error
            yield self._finished(match, events) if number == len(self.moves) else (match, events)
        if match.moves != self.moves:
            raise _not_in_order()
        if self.later and self.later[-1].round > match.round_number:
            raise BadRecord("bad_later", "Later seats are for a round that was not played.")

    def _holding(self, match: Match[Any]) -> Match[Any]:
        """Return the match as it is before a round for which there is another seed."""
        return match.hold(any(each.round == match.round_number + 1 for each in self.later))

    def _played(
        self, match: Match[Any], seat: Seat, move: Move
    ) -> tuple[Match[Any], tuple[Event, ...]]:
        match, events = match.play(seat, move)
        if match.is_between:
            number = match.round_number + 1
            seed = next(each.seed for each in self.later if each.round == number)
            match, started = match.go_on(seed)
            events += started
        return self._holding(match), events

    def _finished(
        self, match: Match[Any], events: tuple[Event, ...]
    ) -> tuple[Match[Any], tuple[Event, ...]]:
        """Return what there is after the last move: the end, where somebody ended the match."""
        if self.ended_by is None:
            return match, events
        if match.outcome:
            raise BadRecord("ended_twice", "The match had ended already: nobody could end it.")
        if match.revealed != self.moves:
            raise _not_in_order()
        match, ended = match.end_for_all()
        return match, events + ended

    def replay(self, at: int | None = None) -> Match[Any]:
        """Return the match after its first `at` moves, or after all of them."""
        at = len(self.moves) if at is None else at
        if type(at) is not int or not 0 <= at <= len(self.moves):
            raise BadRecord(
                "no_such_move",
                f"The record has {len(self.moves)} moves: ask for 0 to {len(self.moves)}.",
                last=len(self.moves),
            )
        match: Match[Any] = self._holding(Match.start(self.rules, self.seed))
        for number, (after, _) in enumerate(self.steps()):
            if number > at:
                break
            match = after  # and no other: each holds all moves before it
        return match.hold(False)  # played on, it deals by itself

    def to_json(self) -> dict[str, Any]:
        """Return the record as JSON-ready data, with the digest that closes it."""
        return record_json.write(
            self.rules,
            self.names,
            self.seed,
            self.moves,
            self.fairness,
            self.ended_by,
            self.later,
        )

    @classmethod
    def from_json(cls, data: Any) -> "Record":
        """Return the record that `data` describes; refuse anything that is not exactly one."""
        return cls(*record_json.read(data))

    def dumps(self) -> str:
        """Return the record as the text of a file, a line for each field."""
        return record_json.dumps(self.to_json())

    @classmethod
    def loads(cls, text: bytes, through: record_json.Through = iter) -> "Record":
        """Return the record that a file holds."""
        return cls(*record_json.loads(text, through))


def ended_by(match: Match[Any]) -> record_json.EndedBy | None:
    """Return who ended a match before its end by the rules; None: nobody has."""
    return "host" if match.outcome and match.outcome.termination == "host" else None


def _not_in_order() -> BadRecord:
    return BadRecord(
        "not_in_order",
        "A record holds a trick's commitments once each, in the order of the seats.",
    )
