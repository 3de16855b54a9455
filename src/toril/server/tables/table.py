"""A table as a value: the people, their chairs and the match, and what follows from these.

A table goes through a lobby, a draw, a match and its result, and again: configuring it after a
match clears it for the next. People keep their tokens; seats are handed on. Only `evolve` changes
one.
"""

from typing import Any

from toril.engine.fairness.draw import OpenedDraw
from toril.engine.fairness.older import ChainedSeed
from toril.engine.game import Seat
from toril.engine.games import AnyRules
from toril.engine.match import Match
from toril.engine.record import Record, ended_by
from toril.engine.record_json import LaterSeats
from toril.engine.value import value
from toril.server.tables.chairs import Chair, Person
from toril.server.tables.day import Day
from toril.wire.literals import ClockName, PersonId, State


@value
class Table:
    """All that is known about a table."""

    id: str
    code: str
    root: str | None  # of a table that was opened before there were draws
    rules: AnyRules
    clock: ClockName
    listed: bool
    chairs: tuple[Chair, ...]
    counter: bool = False  # pages may show which cards of a round of 6 nimmt! have been seen
    people: tuple[Person, ...] = ()
    host: PersonId | None = None
    match_number: int = 0  # of the current or last match
    draw: OpenedDraw | None = None  # the last one of this match
    earlier_draws: tuple[OpenedDraw, ...] = ()  # of this match: there is one for each change
    match: Match[Any] | None = None
    older_seed: ChainedSeed | None = None  # of a match that began before there were draws
    day: Day | None = None  # of a try at the deal of the day
    names: tuple[str, ...] = ()  # as they were when the match started, by seat
    turn: int = 0  # decisions that were completed in this match
    round_turn: int = 0  # how many they were when this round began
    exchanges: tuple[int, ...] = ()  # how often each seat replaced its commitment in this turn
    shown_until: tuple[int, ...] = ()  # when a page has told a seat all since its last decision
    paused: bool = False
    deadline: int | None = None
    turn_deadline: int | None = None  # stays while bots stand in for all who are late
    public_version: int = 0  # how many events everybody was told
    told_at: int = 0  # when they were told the last one

    @property
    def state(self) -> State:
        """Whether people sit down, wait for the draw, play, or look at the result."""
        if self.match is None:
            return "lobby" if self.draw is None else "draw"
        if self.match.outcome:
            return "result"
        return "draw" if self.match.is_between else "match"

    @property
    def is_running(self) -> bool:
        """Whether a match has begun and not ended."""
        return self.match is not None and self.match.outcome is None

    def ended(self, number: int | None) -> int | None:
        """Return the number of a match that has ended, the last unless named; None: it has not."""
        last = self.match_number - self.is_running
        wanted = last if number is None else number
        return wanted if 1 <= wanted <= last else None

    @property
    def wants_host(self) -> bool:
        """Whether the next person becomes the host; at a deal of the day there is none."""
        return self.host is None and self.day is None

    @property
    def is_draw_near(self) -> bool:
        """Whether a draw may come before people play on: devices say then that they are awake."""
        return self.state != "match" or any(chair.has_heir for chair in self.chairs)

    def name_at(self, seat: Seat) -> str:
        """Return the name of the person or the bot at a seat."""
        chair = self.chairs[seat]
        return chair.bot or "?" if chair.person is None else self.person(chair.person).name

    @property
    def names_now(self) -> tuple[str, ...]:
        """The names of the last draw, by seat, whoever has left since."""
        drawn = self.draw
        return self.names if drawn is None else tuple(seat.name for seat in drawn.draw.seats)

    @property
    def names_so_far(self) -> set[str]:
        """The names of everybody who had a seat in this match, by all of its draws."""
        drawn = [each for each in (*self.earlier_draws, self.draw) if each is not None]
        return {*self.names, *(seat.name for each in drawn for seat in each.draw.seats)}

    @property
    def draws(self) -> tuple[OpenedDraw, ...]:
        """The draws of the match as everybody was shown them: gone when names were pruned."""
        draws = () if self.draw is None else (*self.earlier_draws, self.draw)
        return () if any(each.hash_kept is not None for each in draws) else draws

    def record(self) -> Record:
        """Return the record of the match; its seed is secret until the match has ended."""
        assert self.match is not None
        match, later = self.match, (*self.earlier_draws, self.draw)[1:]
        return Record(
            match.rules,
            self.names,
            match.seed,
            match.moves,
            self.draws or (self.day.deal if self.day else self.older_seed),
            ended_by(match),
            tuple(_later_seats(drawn) for drawn in later if drawn is not None),
        )

    def person(self, number: PersonId) -> Person:
        """Return the person of that number."""
        return self.people[number - 1]

    def seat_of(self, person: PersonId | None) -> Seat | None:
        """Return where a person sits and has not given up; None: only looking on.

        So does who waits for a bot's seat, until the draw has dealt.
        """
        seat = None if person is None else self.person(person).seat
        if seat is None or self.chairs[seat].resigned or self.chairs[seat].has_heir:
            return None
        return seat

    def own_version(self, person: PersonId | None) -> int:
        """Return how many events only that person has been told; a spectator none."""
        return 0 if person is None else self.person(person).private_version

    @property
    def waits_for(self) -> tuple[Seat, ...]:
        """The seats that a running match waits for."""
        playing = self.is_running and not self.paused and not self.rests
        return self.match.to_act if playing and self.match else ()

    @property
    def rests(self) -> bool:
        """Whether the match rests between two rounds: bots stand in for everybody who plays.

        For one of them because the time ran out: so a match is not played to its end among bots
        before a page that nobody looks at. It goes on when the first of them has the seat back.
        """
        match = self.match
        if match is None or match.outcome or match.round_number == 1:
            return False
        if self.turn != self.round_turn or match.round.pending:
            return False
        people = [each for each in self.chairs if each.person is not None and not each.has_heir]
        playing = [each for each in people if not each.resigned]
        reasons = [chair.stand_in for chair in playing]
        return all(reasons) and "clock" in reasons

    @property
    def seated(self) -> tuple[Person, ...]:
        """The people at the table, from seat to seat."""
        return tuple(self.person(chair.person) for chair in self.chairs if chair.person is not None)


def _later_seats(opened: OpenedDraw) -> LaterSeats:
    names = tuple(seat.name for seat in opened.draw.seats)
    return LaterSeats(opened.draw.round, opened.seed, names)
