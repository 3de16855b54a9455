"""A table drawn in the terminal, from a table view and nothing else, within 80 columns."""

from collections.abc import Iterator, Sequence

from rich.text import Text

from toril.cli.story import show
from toril.engine import eleven_nimmt, six_nimmt
from toril.engine.cards import Table
from toril.engine.eleven_nimmt.legal import LegalTurn
from toril.engine.game import Card, Cards, Legal
from toril.engine.views import View
from toril.text import Catalogue

WIDTH = 80
_RAISED = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")
_WEIGHT = {1: "", 2: "cyan", 3: "yellow", 5: "magenta", 7: "bold red"}


def card_text(card: Card, table: Table) -> Text:
    """Return a card with its bullheads raised beside it, where it shows more than one."""
    heads = table[card - 1]
    raised = str(heads).translate(_RAISED) if heads > 1 else ""
    return Text(f"{card}{raised}", style=_WEIGHT.get(heads, "bold"))


def draw(view: View, names: Sequence[str], catalogue: Catalogue) -> Iterator[Text]:
    """Yield the lines of a table as the seat of `view`, a table view, sees it."""
    match view.round:
        case six_nimmt.TableView() as table:
            yield from _draw_six(view, table, names, catalogue)
        case eleven_nimmt.TableView() as table:
            yield from _draw_eleven(view, table, names, catalogue)
        case _:
            raise TypeError("only table views are drawn: people get what lies on the table")


def _draw_six(
    view: View, table: six_nimmt.TableView, names: Sequence[str], catalogue: Catalogue
) -> Iterator[Text]:
    say, rules = catalogue.say, table.rules
    if isinstance(table.phase, six_nimmt.Drafting):
        yield _title(say("title-draft", round=view.round_number))
        yield _labelled(say("label-pool"), table.phase.pool, rules.bullheads)
    else:
        left = max(table.hand_sizes) + isinstance(table.phase, six_nimmt.ChoosingRow)
        trick = min(rules.hand_size, rules.hand_size - left + 1)
        yield _title(say("title-six", round=view.round_number, trick=trick, tricks=rules.hand_size))
        for number, (row, price) in enumerate(zip(table.rows, table.prices(), strict=True), 1):
            yield _row(say("label-row", row=number), row, rules) + Text(
                "  " + say("bullheads", n=price)
            )
    yield _seats(
        [
            say("seat-six", name=name, taken=taken, total=total)
            for name, taken, total in zip(names, table.taken, view.totals, strict=True)
        ]
    )
    if table.hand is not None:
        yield _labelled(say("label-hand"), table.hand, rules.bullheads)


def _row(label: str, row: Cards, rules: six_nimmt.SixNimmt) -> Text:
    """Return a row with its places; the one after the last is marked: a card there takes all."""
    full = len(row) == rules.row_length
    line = Text(f"  {label}", style="bold red" if full else "")
    for place in range(rules.row_length):
        cell = card_text(row[place], rules.bullheads) if place < len(row) else Text("·")
        line += Text(" " * (5 - len(cell))) + cell
    return line + Text("  !" if full else "  |", style="bold red" if full else "dim")


def _draw_eleven(
    view: View, table: eleven_nimmt.TableView, names: Sequence[str], catalogue: Catalogue
) -> Iterator[Text]:
    say, rules = catalogue.say, table.rules
    turn = names[table.to_act[0]] if table.to_act else "-"
    yield _title(say("title-eleven", round=view.round_number, name=turn))
    yield _labelled(say("label-piles"), table.tops, rules.table)
    yield Text("  " + say("label-state", deck=table.deck_size, supply=table.supply))
    yield _seats(
        [
            say("seat-eleven", name=names[seat], cards=cards, bulls=bulls, total=total)
            for seat, (cards, bulls, total) in enumerate(
                zip(table.hand_sizes, table.bull_cards, view.totals, strict=True)
            )
        ]
    )
    if table.hand is not None:
        yield _labelled(say("label-hand"), table.hand, rules.table)
        yield from _may_play(table.legal, catalogue)


def _may_play(legal: Legal, catalogue: Catalogue) -> Iterator[Text]:
    """Yield which cards fit on which pile, and how many of them may go."""
    if not isinstance(legal, LegalTurn) or not (reach := legal.reach()):
        return
    say = catalogue.say
    groups = ", ".join(
        say("story-group", cards=show(cards), top=top) for top, cards in reach.items()
    )
    many = "may-play-many" if legal.bull_cards else "may-play-one"
    yield Text(f"  {say('may-play', groups=groups)} ({say(many, piles=legal.piles)})")


def _title(text: str) -> Text:
    return Text(f"\n{text} ".ljust(WIDTH - 1, "─"), style="bold")


def _labelled(label: str, cards: Sequence[Card], table: Table) -> Text:
    """Return a label and cards, as many on a line as fit, the next lines below the first."""
    return _flow(f"  {label}: ", [card_text(card, table) for card in cards], " ")


def _seats(seats: Sequence[str]) -> Text:
    return _flow("  ", [Text(seat) for seat in seats], " · ")


def _flow(head: str, items: Sequence[Text], between: str) -> Text:
    lines, line = Text(head, style="bold"), len(head)
    for number, item in enumerate(items):
        if number and line + len(between) + len(item) > WIDTH - 1:
            lines, line = lines + Text("\n" + " " * len(head)), len(head)
        elif number:
            lines, line = lines + Text(between), line + len(between)
        lines, line = lines + item, line + len(item)
    return lines
