"""Events as sentences: what happened, in the reader's language."""

from collections.abc import Iterator, Sequence

from toril.cli.talk.bots import called
from toril.engine import eleven_nimmt, six_nimmt
from toril.engine.cards import bullheads_in
from toril.engine.game import Cards, Event, Rules, Seat
from toril.engine.match_events import MatchEnded, RoundScored, RoundStarted
from toril.engine.outcome import Outcome
from toril.engine.record import Record
from toril.engine.value import value
from toril.text import Catalogue


@value
class Story:
    """Tells events to one reader: `you` is the reader's seat, None for a spectator."""

    catalogue: Catalogue
    rules: Rules
    names: Sequence[str]
    you: Seat | None

    def tell(self, events: Sequence[Event]) -> Iterator[str]:
        """Yield the sentences of `events`, leaving out what the reader knows anyway."""
        for event in events:
            yield from self._tell(event)

    def _tell(self, event: Event) -> Iterator[str]:
        say = self.catalogue.say
        match event:
            case six_nimmt.Drafted(seat, card):
                yield self.of(seat, "story-drafted", card=card)
            case six_nimmt.RowsOpened(cards):
                yield say("story-rows-opened", cards=show(cards))
            case six_nimmt.Revealed(cards):
                shown = (f"{name}: {card}" for name, card in zip(self.names, cards, strict=True))
                yield say("story-revealed", cards=", ".join(shown))
            case six_nimmt.TooLow(seat, card):
                yield self.of(seat, "story-too-low", card=card)
            case six_nimmt.Placed():
                yield self._placed(event)
            case eleven_nimmt.Played(seat, groups):
                yield self.of(seat, "story-played", groups=self.groups(groups))
            case eleven_nimmt.PileTaken(seat, top, cards):
                yield self.of(seat, "story-pile-taken", top=top)
                if cards is not None and seat == self.you:
                    yield say("story-pile-cards", cards=show(cards))
            case eleven_nimmt.MustRob(seat):
                yield self.of(seat, "story-must-rob")
            case eleven_nimmt.MayRob(seat):
                yield self.of(seat, "story-may-rob")
            case eleven_nimmt.Declined(seat):
                yield self.of(seat, "story-declined")
            case eleven_nimmt.BullCardGained(seat, "supply"):
                yield self.of(seat, "story-bull-supply")
            case eleven_nimmt.BullCardGained(seat, int(victim)):
                robbed = "story-robbed-you" if victim == self.you else "story-bull-robbed"
                yield self.of(seat, robbed, victim=self.names[victim])
            case eleven_nimmt.PilesOpened(cards):
                yield say("story-piles-opened", cards=show(cards))
            case eleven_nimmt.RoundEnded(out, hands, penalties):
                yield from self._hands_shown(out, hands, penalties)
            case RoundScored(number, penalties, totals):
                yield self._scored(number, penalties, totals)
            case RoundStarted(number, starter):
                yield self._started(number, starter)
            case MatchEnded(outcome):
                yield self.outcome(outcome)
            case six_nimmt.Committed() | six_nimmt.Replaced() | six_nimmt.RoundEnded():
                return  # known anyway, or told by the score sheet
            case _:
                raise TypeError(f"there is no sentence for {type(event).__name__}")

    def of(self, seat: Seat, message: str, **facts: int | str) -> str:
        """Return a sentence about `seat`, which may be the reader's own."""
        you = "yes" if seat == self.you else "no"
        return self.catalogue.say(message, name=self.names[seat], you=you, **facts)

    def _placed(self, placed: six_nimmt.Placed) -> str:
        assert isinstance(self.rules, six_nimmt.SixNimmt)
        message = {"fits": "story-placed", "too low": "story-took-row"}.get(placed.why)
        if message is None:
            message = "story-sixth" if self.rules.row_length == 5 else "story-full-row"
        return self.of(
            placed.seat,
            message,
            card=placed.card,
            row=placed.row + 1,
            cards=show(placed.taken),
            n=bullheads_in((placed.taken,), self.rules.bullheads)[0],
        )

    def _hands_shown(
        self, out: Seat | None, hands: Sequence[Cards], penalties: Sequence[int]
    ) -> Iterator[str]:
        yield self.catalogue.say("story-deck-empty") if out is None else self.of(out, "story-out")
        for seat, hand in enumerate(hands):
            if hand:
                yield self.of(seat, "story-hand-left", cards=show(hand), n=penalties[seat])

    def _scored(self, number: int, penalties: Sequence[int], totals: Sequence[int]) -> str:
        scores = (
            self.catalogue.say("score", name=name, n=penalty, total=total)
            for name, penalty, total in zip(self.names, penalties, totals, strict=True)
        )
        return self.catalogue.say("round-scored", round=number, scores=", ".join(scores))

    def groups(self, groups: Sequence[tuple[int, Cards]]) -> str:
        """Return groups of a play as words."""
        parts = (
            self.catalogue.say("story-group", cards=show(cards), top=top) for top, cards in groups
        )
        return ", ".join(parts)

    def outcome(self, outcome: Outcome) -> str:
        """Return how the match ended, in one line."""
        say, winners, fewest = self.catalogue.say, outcome.winners, min(outcome.totals)
        why = say(f"ended-{outcome.termination}", n=max(outcome.totals))
        over = f"{say('story-match-over')} {why}"
        if not winners:
            return over
        if len(winners) > 1:
            names = self.all_of([self.names[seat] for seat in winners if seat != self.you])
            you = "yes" if self.you in winners else "no"
            won = say("story-match-shared", you=you, names=names, n=fewest)
        else:
            won = self.of(winners[0], "story-match-won", n=fewest)
        return f"{over} {won}"

    def _started(self, number: int, starter: Seat) -> str:
        """Return that a round begins; who is first matters where seats move in turn."""
        if self.rules.in_turn:
            return self.of(starter, "round-started-by", round=number)
        return self.catalogue.say("round-started", round=number)

    def turn(self, turn: eleven_nimmt.LastPlay | eleven_nimmt.LastTake) -> str:
        """Return a turn of the last lap, as the table remembers it (E14)."""
        if isinstance(turn, eleven_nimmt.LastPlay):
            return self.of(turn.seat, "lap-play", cards=show(turn.tops))
        return self.of(turn.seat, "lap-take", top=turn.top, cards=show(turn.opened))

    def all_of(self, names: Sequence[str]) -> str:
        """Return names as one says them: a, b and c."""
        return self._joined(names, self.catalogue.say("and"))

    def either(self, options: Sequence[str]) -> str:
        """Return options as one says them: a, b or c."""
        return self._joined(options, self.catalogue.say("or"))

    def _joined(self, items: Sequence[str], last: str) -> str:
        return f"{', '.join(items[:-1])} {last} {items[-1]}" if len(items) > 1 else "".join(items)

    def numbered(self, seats: Sequence[Seat]) -> str:
        """Return seats by number and name, to choose from."""
        return self.either([f"{seat} ({self.names[seat]})" for seat in seats])


def show(cards: Sequence[int]) -> str:
    """Return cards as a person writes them down."""
    return " ".join(map(str, cards))


def story_of(record: Record, catalogue: Catalogue, number: int) -> Story:
    """Return the story of a record as a spectator hears it, with who sits there in a round."""
    names = [called(name, catalogue) for name in record.names_in(number)]
    return Story(catalogue, record.rules, names, None)
