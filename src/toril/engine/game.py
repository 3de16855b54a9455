"""The shape that both games share: rules → deal → round → moves → penalties.

*Rules* are a value with every option. By them a *round* is dealt (`games.deal`), a frozen value: it
says whose move it is, what is legal for a seat, and what it becomes when a move is applied. Its
views say what a seat may see. Nothing here has a clock, a log, a random number or a file:
`(round, seat, move)` gives the next round and the events between, always the same.

Match, record, JSON, tables, ledger and wire know a game by these protocols and by its entry in
`toril.engine.games`, and by nothing else. Bots, kernels, terminal and page speak of a game in its
own words: a third game needs a part in each, and `tests/test_games.py` and the page's
`games.test.ts` fail for one that is missing (`docs/add-a-variant.md` lists them).
"""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, ClassVar, Literal, Protocol, Self, TypeAlias, TypeVar

from toril.engine.errors import IllegalMove

Card: TypeAlias = int
Seat: TypeAlias = int
Cards: TypeAlias = tuple[Card, ...]
Termination: TypeAlias = Literal["limit", "rounds", "moves", "host"]
"""Why a match ended: a total reached the limit, or the agreed rounds were played (S9, E12); so many
moves were made that a record could not hold many more (`toril.engine.match_length`); or whoever
arranges the table ended it for everybody."""


class Move:
    """A decision of a seat. Every kind of decision is a type of its own."""

    __slots__ = ()


class Event(ABC):
    """Something that happened at the table, in the order in which it happened."""

    __slots__ = ()

    @abstractmethod
    def seen_by(self, seat: Seat | None) -> "Event | None":
        """Return what `seat` (None: a spectator) sees of it; None if it sees nothing."""


class PublicEvent(Event):
    """An event that everybody at the table sees whole."""

    __slots__ = ()

    def seen_by(self, seat: Seat | None) -> "Event":
        """Return the event itself."""
        return self


class OwnersEvent(Event):
    """An event of which its owner, who sits at `seat`, sees more; all others see the same of it."""

    __slots__ = ()
    seat: Seat


class Commitment(OwnersEvent):
    """A move was laid face down, or exchanged: who has a view goes on from the event alone."""

    __slots__ = ()

    @abstractmethod
    def shown_on(self, view: Any) -> Any:
        """Return the round's table view of this event's viewer, as it is after it.

        ValueError is raised for a view in which it cannot happen.
        """


class Legal(ABC):
    """The legal moves of one seat: a lazy set with exact and cheap membership.

    It is made from what the seat's table view shows and from nothing else, so it can never
    betray anything. It may hold far too many moves to list: ask `move in legal`.
    """

    __slots__ = ()

    @abstractmethod
    def why_not(self, move: Move) -> IllegalMove | None:
        """Return the reason why `move` is refused, None when it is legal."""

    @abstractmethod
    def __iter__(self) -> Iterator[Move]:
        """Yield every legal move once, lazily."""

    @abstractmethod
    def count(self) -> int:
        """Return how many legal moves there are, without listing them."""

    @abstractmethod
    def pick(self, rng: Random) -> Move:
        """Return one of them, each with the same probability."""

    @abstractmethod
    def factored(self) -> dict[str, Any]:
        """Return the JSON-ready form that a display needs: choices by part, never the product."""

    def __contains__(self, move: object) -> bool:
        return isinstance(move, Move) and self.why_not(move) is None

    def __bool__(self) -> bool:
        return next(iter(self), None) is not None


class RoundView(Protocol):
    """What one seat, or a spectator, may see of a round."""

    @property
    def rules(self) -> "Rules":
        """The rules that are played by."""

    @property
    def seat(self) -> Seat | None:
        """The seat that looks; None for a spectator."""

    @property
    def hand_sizes(self) -> tuple[int, ...]:
        """The number of cards in each hand."""

    @property
    def legal(self) -> Legal:
        """The legal moves of the seat that looks."""


class Round(Protocol):
    """A round in progress or over: a frozen value that knows everything."""

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seats that the round waits for; several while commitments are open."""

    @property
    def pending(self) -> tuple[tuple[Seat, Move], ...]:
        """The moves that lie face down and may still be replaced, in seat order."""

    @property
    def without_pending(self) -> Self:
        """The round with everything taken back that lies face down."""

    @property
    def penalties(self) -> tuple[int, ...] | None:
        """What each seat scores, None until the round is over."""

    def legal(self, seat: Seat) -> Legal:
        """Return the legal moves of `seat`."""

    def apply(self, seat: Seat, move: Move) -> tuple[Self, tuple[Event, ...]]:
        """Return the round after `move` and what happened; raise IllegalMove, change nothing."""

    def table_view(self, seat: Seat | None) -> RoundView:
        """Return what `seat` (None: a spectator) sees on the table."""

    def recall_view(self, seat: Seat | None) -> RoundView:
        """Return what `seat` knows with a perfect memory of this round."""


T = TypeVar("T")
R = TypeVar("R", bound=Round)


class Rules(Protocol):
    """One game with all its options resolved."""

    game: ClassVar[str]
    version: ClassVar[int]

    @property
    def seats(self) -> int:
        """How many seats there are."""

    @property
    def deck(self) -> range:
        """The cards in play."""

    @property
    def first_starter(self) -> Seat:
        """The seat that begins round 1."""

    @property
    def in_turn(self) -> bool:
        """Whether somebody begins a round; else all commit at once."""

    def next_starter(self, starter: Seat, penalties: Sequence[int], totals: Sequence[int]) -> Seat:
        """Return the seat that begins after a round that `starter` began, with its `penalties`."""

    def ended(self, totals: Sequence[int], rounds_played: int) -> Termination | None:
        """Return why the match is over after a round, None when it goes on."""


def put_at(items: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    """Return `items` with one of them exchanged."""
    return (*items[:index], item, *items[index + 1 :])
