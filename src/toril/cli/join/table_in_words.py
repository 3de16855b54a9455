"""A server's table in words: who sits where, how it is played, and what happens around a match."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields
from typing import Any, TypeAlias

from toril.cli.talk.bots import called, told_apart
from toril.cli.talk.story import Story
from toril.engine.game import Rules, Seat, put_at
from toril.engine.games import GAMES
from toril.engine.value import value
from toril.text import Catalogue
from toril.wire.literals import State
from toril.wire.table_events import (
    BotSeated,
    ClockSet,
    Configured,
    DrawOpened,
    GaveBack,
    HostPassed,
    Kicked,
    Left,
    LinkGiven,
    Paused,
    Resigned,
    Resumed,
    Seated,
    SeatOffered,
    Started,
    StoodIn,
    TableEvent,
    Unknown,
    WentOn,
)
from toril.wire.table_seen import SeatInfo, TableInfo

_CLOCKS = {"off": "join-clock-off", "relaxed": "join-clock-relaxed", "quick": "join-clock-quick"}
Cast: TypeAlias = Sequence[tuple[int | None, str]]
"""By seat, who sat there when the match began (None: a bot), and how they are called."""

_STOOD_IN = {
    "left": "company-bot-left",
    "clock": "company-bot-clock",
    "away": "company-bot-away",
}


@value
class TableInWords:
    """A table as `person` (None: a spectator) knows it. `people` has everybody who ever sat here.

    During a match the `cast` stays as it began, so that no name moves to another seat.
    """

    words: Catalogue
    info: TableInfo
    person: int | None
    people: Mapping[int, str]
    cast: Cast

    @property
    def state(self) -> State:
        """Whether people sit down, play or look at the result."""
        return self.info.state

    @property
    def rules(self) -> Rules:
        """The game with its options."""
        return self.info.rules

    @property
    def seat(self) -> Seat | None:
        """Where the person sits."""
        people = [chair.person for chair in self.info.seats]
        return people.index(self.person) if self.person in people and self.person else None

    @property
    def is_heir(self) -> bool:
        """Whether the person waits for a bot's seat."""
        heirs = [chair.heir.person for chair in self.info.seats if chair.heir is not None]
        return self.person in heirs

    @property
    def is_offered(self) -> bool:
        """Whether whoever comes may take over a bot's seat."""
        return self.state == "match" and bool(self.offered)

    @property
    def offered(self) -> list[Seat]:
        """The bots' seats that the host offers and for which nobody waits."""
        chairs = enumerate(self.info.seats)
        return [seat for seat, chair in chairs if chair.offered and chair.heir is None]

    @property
    def is_host(self) -> bool:
        """Whether the person is the host."""
        return self.person is not None and self.info.host == self.person

    @property
    def free(self) -> list[Seat]:
        """The seats without a person or a bot."""
        chairs = enumerate(self.info.seats)
        return [seat for seat, chair in chairs if chair.person is None and chair.bot is None]

    @property
    def bots(self) -> list[Seat]:
        """The seats that bots have."""
        return [seat for seat, chair in enumerate(self.info.seats) if chair.bot is not None]

    @property
    def host_name(self) -> str:
        """The host's name; a question mark where there is no host."""
        return self._name(self.info.host)

    @property
    def names(self) -> tuple[str, ...]:
        """The names by seat; where a person has left for good, it is said that a bot plays."""
        return self._called("join-bot")

    def _called(self, resigned: str) -> tuple[str, ...]:
        say = self.words.say
        called = []
        for (person, name), chair in zip(self.cast, self.info.seats, strict=True):
            if person is not None and chair.resigned:
                called.append(say(resigned, name=name))
            elif person is not None and (chair.person != person or chair.stand_in == "left"):
                called.append(say("join-bot", name=name))
            else:
                called.append(name)
        return tuple(called)

    @property
    def stands_in(self) -> bool:
        """Whether a bot plays for the person now."""
        return self.seat is not None and self.info.seats[self.seat].stand_in is not None

    def story(self, *, ending: bool = False) -> Story:
        """Return the story of the match for this person; for one who gave up, as for a spectator.

        The story of the `ending` marks the people who gave up.
        """
        seat, names = self.seat, self._called("join-gave-up") if ending else self.names
        if seat is None or self.info.seats[seat].resigned:
            return Story(self.words, self.rules, names, None)
        return Story(self.words, self.rules, put_at(names, seat, self.words.say("you")), seat)

    def lobby(self) -> Iterator[str]:
        """Yield the table before the match: the game, and who sits where."""
        say, info = self.words.say, self.info
        clock = _CLOCKS[info.clock]
        title = [say(f"game-{info.game}"), say(clock), *self._options()]
        yield "\n" + say("join-table", code=info.code, game=" · ".join(title))
        for seat, chair in enumerate(info.seats):
            yield f"  {say('join-seat', seat=seat)}  {self._sitter(chair)}"

    def _options(self) -> Iterator[str]:
        """Yield the options that are not as usual, in words where there are any."""
        rules, say = self.rules, self.words.say
        usual: Any = type(rules)
        usual = usual(seats=rules.seats)
        chosen = {field.name: getattr(rules, field.name) for field in fields(usual)}
        other = {name for name, value in chosen.items() if value != getattr(usual, name)}
        if "variant" in other:
            yield say("join-variant", variant=chosen["variant"])
            other -= {"variant", "top_card"}  # the variant decides the cards
        if "rounds" in other and chosen["rounds"] is not None:
            yield say("join-rounds", rounds=chosen["rounds"])
        if "limit" in other and chosen["limit"] is not None:
            yield say("join-limit", limit=chosen["limit"])
        if other - {"rounds", "limit"}:
            yield say("join-own-rules")
        if self.info.counter and GAMES[self.info.game].allows_counter:
            yield say("join-counter")

    def _sitter(self, chair: SeatInfo) -> str:
        say, name = self.words.say, chair.name
        if chair.bot is not None:
            return say("join-bot", name=called(chair.bot, self.words))
        if chair.person is None:
            return say("join-free")
        marks = [say("join-mark-you")] if chair.person == self.person else []
        marks += [say("join-mark-host")] if chair.person == self.info.host else []
        return f"{name} ({', '.join(marks)})" if marks else f"{name}"

    def tell(self, event: TableEvent | Unknown) -> Iterator[str]:
        """Yield what happened at the table, outside the match itself."""
        say = self.words.say
        match event:
            case Seated(person, seat, name) if self.info.seats[seat].heir is not None:
                you, bot = self._you(person), self.cast[seat][1]
                yield say("join-heir", name=name, you=you, bot=bot)
            case Seated(_, seat, name):
                yield say("join-sat", name=name, seat=seat)
            case SeatOffered(seat, offered):
                message = "join-offered" if offered else "join-not-offered"
                yield say(message, bot=self.cast[seat][1])
            case BotSeated(seat, bot):
                yield self._bot_seated(seat, bot)
            case Left(person):
                yield self._of(person, "company-left")
            case Kicked(person):
                playing = self.state == "match"
                yield self._of(person, "company-kicked-match" if playing else "company-kicked")
            case Resigned(person):
                yield self._of(person, "company-resigned")
            case HostPassed(int(person)):
                yield self._of(person, "company-host-now")
            case StoodIn(seat, why):
                yield self._of(self.info.seats[seat].person, _STOOD_IN[why])
            case GaveBack(seat):
                yield self._of(self.info.seats[seat].person, "company-gave-back")
            case DrawOpened():
                yield say("join-drawing")
            case WentOn(number):
                yield say("join-went-on", round=number)
            case Paused():
                yield say("join-paused")
            case Resumed():
                yield say("join-resumed")
            case LinkGiven(person):
                yield self._of(person, "company-link-given")
            case HostPassed() | Configured() | Started() | ClockSet() | Unknown():
                return  # these need no words here

    def _bot_seated(self, seat: Seat, bot: str | None) -> str:
        if bot is None:
            return self.words.say("join-freed", seat=seat)
        return self.words.say("join-bot-sat", seat=seat, bot=called(bot, self.words))

    def _name(self, person: int | None) -> str:
        return "?" if person is None else self.people.get(person, "?")

    def _you(self, person: int | None) -> str:
        return "yes" if person == self.person else "no"

    def _of(self, person: int | None, message: str) -> str:
        return self.words.say(message, names=self._name(person), n=1, you=self._you(person))


def is_abandoned(info: TableInfo) -> bool:
    """Return whether everybody has left a result: whoever sits down opens the table again."""
    people = [chair for chair in info.seats if chair.person is not None]
    return info.state == "result" and all(chair.stand_in == "left" for chair in people)


def cast_of(info: TableInfo, words: Catalogue) -> Cast:
    """Return who sits where at a table now; two bots of a kind are told apart."""
    chairs = info.seats
    names = told_apart([chair.name or called(chair.bot or "?", words) for chair in chairs])
    return [(chair.person, name) for chair, name in zip(chairs, names, strict=True)]
