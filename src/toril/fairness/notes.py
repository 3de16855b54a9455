"""What a device notes about one table: the draws that it saw, and what it showed of the matches.

The notes are what a record is compared with, so they come from what the device received and showed,
never from the record. Their JSON stands in `toril.fairness.notes_json`.
"""

from typing import Literal, TypeAlias

from toril.engine.fairness.draw import Draw
from toril.engine.game import Cards, Rules, Seat
from toril.engine.value import replace, value

Refusal: TypeAlias = Literal[
    "absent",
    "other_window",
    "not_canonical",
    "other_table",
    "not_above",
    "used",
    "other_rules",
    "other_seats",
    "looking_on",
    "not_due",
]
"""Why a device gave no number to a draw."""

By: TypeAlias = Literal["mine", "stand-in", "elsewhere"]
"""Where a play of the own seat came from: this device, a bot that stood in, or neither."""


@value
class DrawNote:
    """A draw that the device saw: `docs/fairness.md` tells each field."""

    match: int
    round: int
    hash: str
    time: int
    seat: Seat | None
    number: str | None = None
    refused: Refusal | None = None
    all_numbers: str | None = None
    counted: bool | None = None
    answered: int | None = None
    ended: bool = False
    carried: bool = False


@value
class ShownSeat:
    """Who sits at a seat, as shown; `bot` is None for a person."""

    name: str
    bot: str | None


def seats_of(draw: Draw) -> tuple[ShownSeat, ...]:
    """Return who sits where as a draw says it."""
    return tuple(ShownSeat(seat.name, seat.bot) for seat in draw.seats)


@value
class Shown:
    """A match's rules and seats, as shown."""

    rules: Rules
    seats: tuple[ShownSeat, ...]


@value
class SeatsFrom:
    """Who sits where from the draw for a round on, as shown."""

    round: int
    seats: tuple[ShownSeat, ...]


@value
class PlayNote:
    """A play in a record's notation; `by` says whose it was at the own seat, else it is None."""

    seat: Seat
    move: str
    by: By | None = None


@value
class RoundNote:
    """What was seen of a round; a None among the plays is a gap."""

    round: int
    hand: Cards | None = None
    opening: Cards | None = None
    plays: tuple[PlayNote | None, ...] = ()
    scores: tuple[int, ...] | None = None


@value
class ResultNote:
    """How the match ended, as shown; nobody has won one that was ended for everybody."""

    totals: tuple[int, ...]
    winners: tuple[Seat, ...]


@value
class MatchNote:
    """What was seen of a match.

    `shown` was shown from the draw for round `since` on: not 1 where the device came after later
    draws. `later` are the seats from each draw on that came then.
    """

    match: int
    seat: Seat | None
    shown: Shown
    rounds: tuple[RoundNote, ...] = ()
    outcome: ResultNote | None = None
    since: int = 1
    later: tuple[SeatsFrom, ...] = ()

    @property
    def seats(self) -> tuple[SeatsFrom, ...]:
        """Who sat where, from which draw on."""
        return (SeatsFrom(self.since, self.shown.seats), *self.later)

    def with_last_seats(self, seats: tuple[ShownSeat, ...]) -> "MatchNote":
        """Return the note with others at the seats since the last draw."""
        if not self.later:
            return replace(self, shown=replace(self.shown, seats=seats))
        last = replace(self.later[-1], seats=seats)
        return replace(self, later=(*self.later[:-1], last))

    @property
    def was_played(self) -> bool:
        """Whether a play of it was seen, or its result."""
        return self.outcome is not None or any(any(each.plays) for each in self.rounds)

    def round(self, number: int) -> RoundNote | None:
        """Return what was seen of a round; None if nothing was."""
        return next((seen for seen in self.rounds if seen.round == number), None)

    def with_round(self, seen: RoundNote) -> "MatchNote":
        """Return the note with that round put in its place, or exchanged."""
        others = [other for other in self.rounds if other.round != seen.round]
        rounds = sorted([*others, seen], key=lambda each: each.round)
        return replace(self, rounds=tuple(rounds))


@value
class Notes:
    """All notes about one table, draws in the order in which they were seen."""

    table: str
    draws: tuple[DrawNote, ...] = ()
    matches: tuple[MatchNote, ...] = ()

    def draw(self, hashed: str) -> DrawNote | None:
        """Return the note of the draw with that hash."""
        return next((draw for draw in self.draws if draw.hash == hashed), None)

    def with_draw(self, note: DrawNote) -> "Notes":
        """Return the notes with one more draw, or the draw of that hash exchanged."""
        if self.draw(note.hash) is None:
            return replace(self, draws=(*self.draws, note))
        draws = tuple(note if draw.hash == note.hash else draw for draw in self.draws)
        return replace(self, draws=draws)

    def match(self, number: int) -> MatchNote | None:
        """Return what was seen of a match."""
        return next((match for match in self.matches if match.match == number), None)

    def with_match(self, note: MatchNote) -> "Notes":
        """Return the notes with that match put in its place, or exchanged."""
        others = [match for match in self.matches if match.match != note.match]
        matches = sorted([*others, note], key=lambda each: each.match)
        return replace(self, matches=tuple(matches))

    def with_earlier(self, other: "Notes") -> "Notes":
        """Return the notes with what only `other`, of the same table, has."""
        draws = tuple(note for note in other.draws if self.draw(note.hash) is None)
        notes = replace(self, draws=(*self.draws, *draws))
        for note in other.matches:
            notes = notes if notes.match(note.match) else notes.with_match(note)
        return notes

    def was_ended_for_all(self, number: int) -> bool:
        """Return whether a match was seen to be ended for everybody, before its end."""
        seen = self.match(number)
        return seen is not None and seen.outcome is not None and not seen.outcome.winners

    def ended(self, hashed: str) -> "Notes":
        """Return the notes after the finished record of that draw was in our hands.

        A record alone may be of a match that the server played by itself, afterwards: something
        of it must have been seen.
        """
        note = self.draw(hashed)
        seen = None if note is None else self.match(note.match)
        if note is None or seen is None or not seen.was_played:
            return self
        return self.with_draw(replace(note, ended=True))
