"""A table drawn in the terminal, from a table view and nothing else."""

from collections.abc import Iterator, Sequence

from rich.text import Text

from toril.cli.talk.story import Story, show
from toril.engine import eleven_nimmt, six_nimmt
from toril.engine.cards import BullheadTable
from toril.engine.eleven_nimmt.legal import LegalTurn
from toril.engine.eleven_nimmt.reach import laid
from toril.engine.game import Card, Cards, Legal
from toril.engine.value import value
from toril.engine.views import View

WIDTH = 80
_RAISED = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")
_WEIGHT = {1: "", 2: "cyan", 3: "yellow", 5: "magenta", 7: "bold red"}


@value
class Drawing:
    """Draws tables for the reader of `story`, in lines of at most `width` columns."""

    story: Story
    width: int = WIDTH

    def draw(self, view: View) -> Iterator[Text]:
        """Yield the lines of a table as the seat of `view`, a table view, sees it."""
        match view.round:
            case six_nimmt.TableView() as table:
                yield from self._six(view, table)
            case eleven_nimmt.TableView() as table:
                yield from self._eleven(view, table)
            case _:
                raise TypeError("only table views are drawn: people get what lies on the table")

    def _six(self, view: View, table: six_nimmt.TableView) -> Iterator[Text]:
        say, rules = self.story.catalogue.say, table.rules
        if isinstance(table.phase, six_nimmt.Drafting):
            yield self._title(say("title-draft", round=view.round_number))
            yield self._cards(say("label-pool"), table.phase.pool, rules.bullheads)
        else:
            left = max(table.hand_sizes) + isinstance(table.phase, six_nimmt.ChoosingRow)
            trick = min(rules.hand_size, rules.hand_size - left + 1)
            yield self._title(
                say("title-six", round=view.round_number, trick=trick, tricks=rules.hand_size)
            )
            for number, (row, price) in enumerate(zip(table.rows, table.prices(), strict=True), 1):
                line = _row(say("label-row", row=number), row, rules)
                words = say("bullheads", n=price)
                fits = len(line) + 2 + len(words) < self.width
                yield line + Text("  " + (words if fits else str(price)))
        yield self._flow(
            "  ",
            [
                Text(say("seat-six", name=name, taken=taken, total=total))
                for name, taken, total in zip(
                    self.story.names, table.bullheads_taken, _in_all(view, table), strict=True
                )
            ],
            " · ",
        )
        if table.hand is not None:
            yield self._cards(say("label-hand"), table.hand, rules.bullheads)
        if isinstance(table.phase, six_nimmt.CommittingSeen) and table.phase.own is not None:
            yield self._cards(say("label-own"), [table.phase.own], rules.bullheads)

    def _eleven(self, view: View, table: eleven_nimmt.TableView) -> Iterator[Text]:
        say, rules = self.story.catalogue.say, table.rules
        if table.to_act:
            title = self.story.of(table.to_act[0], "title-eleven", round=view.round_number)
        else:
            title = say("title-over", round=view.round_number)
        yield self._title(title)
        yield self._cards(say("label-piles"), table.tops, rules.bullhead_table)
        yield Text("  " + say("label-state", deck=table.draw_deck_size, supply=table.supply))
        yield self._flow(
            "  ",
            [
                Text(say("seat-eleven", name=name, cards=cards, bulls=bulls, total=total))
                for name, cards, bulls, total in zip(
                    self.story.names, table.hand_sizes, table.bull_cards, view.totals, strict=True
                )
            ],
            " · ",
        )
        if table.hand is not None:
            yield self._cards(say("label-hand"), table.hand, rules.bullhead_table)
            yield from self._may_play(table.legal)

    def _may_play(self, legal: Legal) -> Iterator[Text]:
        """Yield which cards fit on which pile, as one types it, and how many of them may go."""
        if not isinstance(legal, LegalTurn) or not (reach := legal.reach()):
            return
        size, say = legal.rules.top_card, self.story.catalogue.say
        groups = [f"{show(laid(near, top, size))}>{top}" for top, near in reach.items()]
        with_commas = [*(f"{group}," for group in groups[:-1]), groups[-1]]  # where a line ends too
        many = say("fits-many", piles=legal.piles) if legal.bull_cards else say("fits-one")
        yield self._flow(f"  {many}: ", list(map(Text, with_commas)), " ")

    def resumed(self, view: View) -> Iterator[str]:
        """Yield that the match goes on, and what happened last if the table still shows it."""
        say, last = self.story.catalogue.say, list(self._recent(view))
        goes_on = say("resumed", round=view.round_number)
        yield f"{goes_on} {say('resumed-last')}" if last else goes_on
        yield from last

    def _recent(self, view: View) -> Iterator[str]:
        """Yield what the table still shows of the last trick or the last lap."""
        match view.round:
            case six_nimmt.TableView(last_trick=trick, phase=phase):
                yield from self.story.tell(trick or ())
                if isinstance(phase, six_nimmt.ChoosingRow):
                    yield from self.story.tell([six_nimmt.Revealed(phase.cards)])
            case eleven_nimmt.TableView(lap=lap):
                yield from map(self.story.turn, lap)
            case _:
                return

    def _title(self, text: str) -> Text:
        return Text(f"\n{text} ".ljust(self.width - 1, "─"), style="bold")

    def _cards(self, label: str, cards: Sequence[Card], table: BullheadTable) -> Text:
        """Return a label and cards, as many on a line as fit, the next lines below the first."""
        return self._flow(f"  {label}: ", [_card(card, table) for card in cards], " ")

    def _flow(self, head: str, items: Sequence[Text], between: str) -> Text:
        lines, line = Text(head, style="bold"), len(head)
        for number, item in enumerate(items):
            if number and line + len(between) + len(item) > self.width - 1:
                lines, line = lines + Text("\n" + " " * len(head)), len(head)
            elif number:
                lines, line = lines + Text(between), line + len(between)
            lines, line = lines + item, line + len(item)
        return lines


def _in_all(view: View, table: six_nimmt.TableView) -> tuple[int, ...]:
    """Return each seat's bullheads, those of this round too; after the match they are counted."""
    if view.outcome:
        return view.totals
    return tuple(map(sum, zip(view.totals, table.bullheads_taken, strict=True)))


def _card(card: Card, table: BullheadTable) -> Text:
    """Return a card with its bullheads raised beside it, where it shows more than one."""
    heads = table[card - 1]
    raised = str(heads).translate(_RAISED) if heads > 1 else ""
    return Text(f"{card}{raised}", style=_WEIGHT.get(heads, "bold"))


def _row(label: str, row: Cards, rules: six_nimmt.SixNimmt) -> Text:
    """Return a row with its places; the place where a card takes the row is marked."""
    full = len(row) == rules.row_length
    line = Text(f"  {label}", style="bold red" if full else "")
    for place in range(rules.row_length):
        cell = _card(row[place], rules.bullheads) if place < len(row) else Text("·")
        digits = len(str(row[place])) if place < len(row) else 1
        line += Text(" " * (4 - digits)) + cell + Text(" " * (1 - len(cell) + digits))
    return line + Text(" !" if full else " |", style="bold red" if full else "dim")
