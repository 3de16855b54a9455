"""How many bullheads a card shows: S1 and E1, as data in one place."""

from functools import cache
from typing import TypeAlias

from toril.engine.errors import BadRules
from toril.engine.game import Card, Cards
from toril.engine.options import MOST
from toril.engine.quoting import short

BullheadTable: TypeAlias = tuple[int, ...]
"""The bullheads of the cards 1, 2, 3, …, in that order."""


def bullheads(card: Card) -> int:
    """Return the bullheads that a card of 6 nimmt! shows (S1).

    >>> [bullheads(card) for card in (55, 22, 30, 15, 1)]
    [7, 5, 3, 2, 1]
    """
    if card == 55:
        return 7
    if card % 11 == 0:
        return 5
    if card % 10 == 0:
        return 3
    if card % 10 == 5:
        return 2
    return 1


def _reported(card: Card) -> int:
    """Return what one public implementation of 11 nimmt! gives; nobody has confirmed it (E1)."""
    if card in (33, 63, 93):
        return 7
    if card % 10 == 3:
        return 5
    if card > 1 and all(card % divisor for divisor in range(2, card)):
        return 3
    return 1


@cache
def six_bullheads(top_card: int) -> BullheadTable:
    """Return S1's bullheads of the cards 1..top_card."""
    return tuple(bullheads(card) for card in range(1, top_card + 1))


@cache
def reported_bullheads(top_card: int) -> BullheadTable:
    """Return E1's "reported" bullheads of the cards 1..top_card."""
    return tuple(_reported(card) for card in range(1, top_card + 1))


BULLHEAD_TABLES = {"six": six_bullheads, "reported": reported_bullheads}
"""The tables that E1's option `bullheads` knows by name."""


def resolve_bullheads(chosen: object, top_card: int) -> BullheadTable:
    """Return the table that E1's option means: a name, or one number for each card."""
    if isinstance(chosen, str) and chosen in BULLHEAD_TABLES:
        return BULLHEAD_TABLES[chosen](top_card)
    if isinstance(chosen, list | tuple) and len(chosen) == top_card:
        numbers: BullheadTable = tuple(chosen)
        if all(type(number) is int and 1 <= number <= MOST for number in numbers):
            return numbers
    names = ", ".join(BULLHEAD_TABLES)
    raise BadRules(
        "bad_table",
        f"bullheads must be one of {names} or a list of {top_card} whole numbers, "
        f"each 1 to {MOST}, not {short(chosen)}.",
        names=names,
        cards=top_card,
        most=MOST,
        given=short(chosen),
    )


def bullheads_name(table: BullheadTable) -> str | None:
    """Return the name of a table that has one."""
    return next((name for name, make in BULLHEAD_TABLES.items() if make(len(table)) == table), None)


def bullheads_in(groups: tuple[Cards, ...], table: BullheadTable) -> tuple[int, ...]:
    """Return the bullheads of each row, pile or hand."""
    return tuple([sum([table[card - 1] for card in group]) for group in groups])
