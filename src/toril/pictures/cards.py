"""Cards as the page shows them: the number is the hero, the foot heavier the more bullheads."""

from typing import TypeAlias

from toril.engine.cards import BullheadTable
from toril.engine.game import Card, Cards, Seat
from toril.pictures.blocks import Block
from toril.pictures.colours import ALBERO, BAND, BULLHEADS, CARD, CARD_EDGE, GLAZE, INK, TILE
from toril.pictures.glyphs import bullheads, mark
from toril.pictures.numerals import numeral
from toril.pictures.svg import element, moved

WIDTH, HEIGHT = 60.0, 84.0
_FOOT = 60.0
"""Where the foot of a card begins."""
_ROUND = "M1 {top}H59V77a6 6 0 0 1-6 6H7a6 6 0 0 1-6-6z"
SMALL = (27.0, 34.0)

Owners: TypeAlias = dict[Card, Seat]
"""Who laid a card: it bears that seat's shape."""


def weight_of(heads: int) -> int:
    """Return how heavy a card looks: five degrees of ink and frame."""
    return next(weight for weight in (7, 5, 3, 2, 1) if heads >= weight or weight == 1)


def face(card: Card, table: BullheadTable, scale: float = 1, owner: Seat | None = None) -> Block:
    """Return a card, face up."""
    heads = table[card - 1]
    weight = weight_of(heads)
    ink = CARD if weight == 7 else BULLHEADS[weight]
    drawn = (
        _edged(WIDTH, HEIGHT, 7, BULLHEADS[7] if weight == 7 else CARD),
        *_weight(weight),
        numeral(card, WIDTH / 2, 35, 42, ink, most=50),
        *_pips(heads, weight),
        "" if owner is None else mark(owner, WIDTH - 7.5, 7.5, 8),
    )
    return Block(WIDTH * scale, HEIGHT * scale, moved(0, 0, *drawn, scale=scale))


def faces(
    cards: Cards, table: BullheadTable, scale: float = 1, owners: Owners | None = None
) -> list[Block]:
    """Return cards, face up; those of `owners` bear a shape."""
    return [face(card, table, scale, (owners or {}).get(card)) for card in cards]


def small(card: Card, table: BullheadTable) -> Block:
    """Return a card so small that only its number and its colour tell what it is."""
    weight, (width, height) = weight_of(table[card - 1]), SMALL
    framed = weight == 7
    drawn = (
        _edged(width, height, 4, BULLHEADS[7] if framed else CARD),
        numeral(card, width / 2, 14.5, 19, CARD if framed else BULLHEADS[weight], most=22),
        element(
            "rect",
            x=4,
            y=height - 7,
            width=width - 8,
            height=min(weight, 5) * 0.8,
            rx=0.8,
            fill=CARD if framed else BULLHEADS[weight],
        ),
    )
    return Block(width, height, "".join(drawn))


def back(scale: float = 1) -> Block:
    """Return a card, face down: a tile within a whitewashed edge."""
    return Block(WIDTH * scale, HEIGHT * scale, moved(0, 0, *_back(), scale=scale))


def _back() -> tuple[str, ...]:
    lattice = "M30 12L49 42L30 72L11 42zM30 27L39.500 42L30 57L20.500 42z"
    return (
        _edged(WIDTH, HEIGHT, 7, GLAZE),
        element("rect", x=5, y=5, width=WIDTH - 10, height=HEIGHT - 10, rx=4, fill=TILE),
        element("path", d=lattice, fill="none", stroke=GLAZE, stroke_width=2.5),
        element("circle", cx=WIDTH / 2, cy=HEIGHT / 2, r=4, fill=ALBERO),
    )


def _edged(width: float, height: float, corner: float, fill: str) -> str:
    return element(
        "rect",
        x=0.5,
        y=0.5,
        width=width - 1,
        height=height - 1,
        rx=corner,
        fill=fill,
        stroke=CARD_EDGE,
    )


def _weight(weight: int) -> tuple[str, ...]:
    """Return what makes a card heavy, readable in grey: thin band, band, double band, frame."""
    ink = BULLHEADS[weight]
    if weight == 2:
        return (element("rect", x=1, y=_FOOT, width=WIDTH - 2, height=2.4, fill=ink),)
    if weight == 3:
        return (
            element("path", d=_ROUND.format(top=_FOOT), fill=BAND),
            element("rect", x=1, y=_FOOT, width=WIDTH - 2, height=1.8, fill=ink),
        )
    if weight == 5:
        return (
            element("path", d=_ROUND.format(top=_FOOT), fill=ink),
            element("rect", x=1, y=_FOOT - 4.4, width=WIDTH - 2, height=2.2, fill=ink),
        )
    if weight == 7:
        return (
            element(
                "rect",
                x=4,
                y=4,
                width=WIDTH - 8,
                height=HEIGHT - 8,
                rx=4.5,
                fill="none",
                stroke=CARD,
                stroke_width=1.8,
            ),
        )
    return ()


def _pips(heads: int, weight: int) -> tuple[str, ...]:
    """Return the bullheads of a card: countable, and from four on with the figure beside them."""
    middle = (_FOOT + HEIGHT) / 2
    fill = {1: BULLHEADS[1], 2: BULLHEADS[2], 3: INK, 5: CARD, 7: CARD}[weight]
    if heads <= 3:
        left = WIDTH / 2 - (heads - 1) * 8.5
        return (bullheads([(left + 17 * at, middle) for at in range(heads)], 15, fill),)
    if heads > 7:
        figure = numeral(heads, WIDTH / 2 + 4, middle, 15, fill, anchor=0, most=24)
        return (bullheads([(WIDTH / 2 - 10, middle)], 17, fill), figure)
    lines = ((heads + 1) // 2, heads // 2)
    step, up = (10.5, 4.8) if weight < 7 else (7.9, 6)
    spots = [
        (22 + (at - (count - 1) / 2) * step, middle - up + row * 9.2)
        for row, count in enumerate(lines)
        for at in range(count)
    ]
    lower = 0 if weight < 7 else -1.5
    figure = numeral(heads, 48, middle + lower, 16 if weight < 7 else 15, fill)
    return (bullheads(spots, 9.6 if weight < 7 else 7.4, fill), figure)
