"""A position of 6 nimmt!: rows with the place where the danger is, seats, hands, what lies open."""

from toril.engine.game import Cards, Seat
from toril.engine.six_nimmt import RecallView, TableView
from toril.engine.six_nimmt.phases import ChoosingRow, CommittingSeen, Drafting
from toril.pictures.blocks import GAP, Block, below, beside, flow, side_by_side
from toril.pictures.cards import HEIGHT, WIDTH, Owners, back, faces, small
from toril.pictures.colours import CLAY, CLAY_SOFT, INK, PLACE
from toril.pictures.glyphs import bullheads
from toril.pictures.numerals import numeral
from toril.pictures.seats import Around, badge, heads, seats
from toril.pictures.svg import element, moved

MOST_PLACES = 12
"""Longer rows are shown as far as they are filled."""
POOL_WIDTH = 390.0
SCALE = 0.8
LEAST_SCALE = 0.72
"""Of a hand's cards: ten lie in one line."""


def draw(view: TableView | RecallView, shown: Around) -> list[Block]:
    """Return what lies on the table and in front of the seats, from top to bottom."""
    recall = view if isinstance(view, RecallView) else None
    table = view.table if isinstance(view, RecallView) else view
    counted = [
        (heads(taken), *_before(table, seat)) for seat, taken in enumerate(table.bullheads_taken)
    ]
    middle = side_by_side((_rows(table), seats(shown, counted)), 20)
    width = middle.width
    if isinstance(table.phase, Drafting):  # there are no rows yet
        middle = side_by_side((_pool(table), middle), 20)
        width = middle.width
    parts = [middle]
    if recall is not None:
        parts += _known(recall, width)
    return [*parts, _hand(table, width)]


def _rows(table: TableView) -> Block:
    owners: Owners = {each.card: each.seat for each in table.last_trick or ()}
    longest = max(map(len, table.rows), default=0)
    places = min(table.rules.row_length, max(MOST_PLACES, longest))
    drawn = [
        _row(row, places, price, table, owners)
        for row, price in zip(table.rows, table.prices(), strict=True)
    ]
    return below(drawn)


def _row(row: Cards, places: int, price: int, table: TableView, owners: Owners) -> Block:
    """Return a row, its places and the one that takes it, and what it costs."""
    wide, high = WIDTH * SCALE, HEIGHT * SCALE
    full = len(row) == table.rules.row_length
    ground = [
        element(
            "rect",
            x=at * (wide + 5) + 1,
            y=1,
            width=wide - 2,
            height=high - 2,
            rx=6,
            fill=CLAY_SOFT if full else PLACE,
        )
        for at in range(places)
    ]
    last = element(
        "rect",
        x=places * (wide + 5) + 1,
        y=1,
        width=wide - 2,
        height=high - 2,
        rx=6,
        fill=CLAY_SOFT if full else "none",
        stroke=CLAY,
        stroke_width=2.4 if full else 1.6,
        stroke_dasharray=None if full else "4 4",
    )
    cards = [
        moved(at * (wide + 5), 0, each.drawn)
        for at, each in enumerate(faces(row, table.rules.bullheads, SCALE, owners))
    ]
    right = (places + 1) * (wide + 5) + 6
    cost = (
        numeral(price, right + 17, high / 2 - 11, 24, CLAY if full else INK, most=36),
        bullheads([(right + 17, high / 2 + 15)], 20, CLAY if full else INK),
    )
    return Block(right + 36, high, "".join((*ground, last, *cards, *cost)))


def _before(table: TableView, seat: Seat) -> tuple[Block, ...]:
    """Return the card that lies before a seat: face down, or revealed and not yet placed."""
    match table.phase:
        case CommittingSeen(committed) if committed[seat]:
            return (back(0.36),)
        case ChoosingRow(_, cards):
            return (small(cards[seat], table.rules.bullheads),)
        case _:
            return ()


def _pool(table: TableView) -> Block:
    """Return the cards of a draft that nobody has picked yet."""
    pool = table.phase.pool if isinstance(table.phase, Drafting) else ()
    return flow(faces(pool, table.rules.bullheads, 0.7), POOL_WIDTH)


def _hand(table: TableView, width: float) -> Block:
    """Return one's own hand; the card that one has committed stands up in it."""
    own = table.phase.own if isinstance(table.phase, CommittingSeen) else None
    hand = table.hand or ()
    fitting = ((width + GAP) / max(1, len(hand)) - GAP) / WIDTH
    scale = max(LEAST_SCALE, min(1.0, fitting - 0.001))
    cards = faces(hand, table.rules.bullheads, scale)
    lift = 0.0 if own is None else 12.0
    return flow(
        [_raised(each, lift, card == own) for card, each in zip(hand, cards, strict=True)], width
    )


def _raised(card: Block, lift: float, up: bool) -> Block:
    return Block(card.width, card.height + lift, moved(0, 0 if up else lift, card.drawn))


def _known(recall: RecallView, width: float) -> list[Block]:
    """Return by seat what a perfect memory keeps besides: taken cards, and in a draft the hands."""
    table = recall.table.rules.bullheads
    lines = []
    for seat, taken in enumerate(recall.bull_piles):
        hand = () if recall.hands is None or seat == recall.seat else recall.hands[seat]
        cards = [small(card, table) for card in (*hand, *taken)]
        if hand and taken:
            cards.insert(len(hand), Block(10, 1, " "))
        if cards:
            lines.append(beside((badge(seat), flow(cards, width - 28, 2)), 8))
    return [below(lines, 4)]
