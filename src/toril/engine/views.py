"""What anybody may see of a match: the round's view, and the score sheet that lies open.

`view.round` is the game's own `TableView` or `RecallView`; hidden information leaves the engine
through these and through `Event.seen_by`, and nowhere else.
"""

from abc import ABC, abstractmethod
from typing import Any

from toril.engine.game import Card, Cards, Legal, RoundView, Rules, Seat
from toril.engine.no_moves import NoMoves
from toril.engine.outcome import Outcome
from toril.engine.refusals import match_over
from toril.engine.value import value


@value(kind="match.view")
class View:
    """A match as one seat, or a spectator, sees it."""

    round_number: int
    starter: Seat
    scores: tuple[tuple[int, ...], ...]
    outcome: Outcome | None
    round: "RoundView"  # in quotes: `from_json` resolves the name to the views of both games

    @property
    def seat(self) -> Seat | None:
        """The seat that looks; None for a spectator."""
        return self.round.seat

    @property
    def legal(self) -> Legal:
        """The legal moves of the seat that looks."""
        return NoMoves(match_over()) if self.outcome else self.round.legal

    @property
    def totals(self) -> tuple[int, ...]:
        """The bullheads of each seat over the finished rounds."""
        seats = range(len(self.round.hand_sizes))
        return tuple(sum(penalties[seat] for penalties in self.scores) for seat in seats)


class Recall(ABC):
    """What every recall view derives from the table view in it and from its `known_groups`."""

    __slots__ = ()
    table: Any  # each game's own TableView

    @property
    @abstractmethod
    def known_groups(self) -> tuple[Cards, ...]:
        """The groups of cards whose place is known."""

    @property
    def seat(self) -> Seat | None:
        """The seat that looks; None for a spectator."""
        seat: Seat | None = self.table.seat
        return seat

    @property
    def rules(self) -> Rules:
        """The rules that are played by."""
        rules: Rules = self.table.rules
        return rules

    @property
    def hand_sizes(self) -> tuple[int, ...]:
        """The number of cards in each hand."""
        sizes: tuple[int, ...] = self.table.hand_sizes
        return sizes

    @property
    def legal(self) -> Legal:
        """The legal moves of the seat that looks."""
        legal: Legal = self.table.legal
        return legal

    @property
    def seen(self) -> frozenset[Card]:
        """The cards whose place is known."""
        return frozenset(card for group in self.known_groups for card in group)

    @property
    def unseen(self) -> Cards:
        """The other cards: in somebody's hand, in the draw deck, or out of play."""
        seen = self.seen
        return tuple(card for card in self.table.rules.deck if card not in seen)
