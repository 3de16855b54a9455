"""A position of 11 nimmt!: piles by their tops, draw deck, bull cards, seats, hands."""

from toril.engine.eleven_nimmt import RecallView, TableView
from toril.engine.eleven_nimmt.events import LastPlay
from toril.engine.eleven_nimmt.phases import ChoosingVictim
from toril.engine.game import Cards, Seat
from toril.pictures.blocks import GAP, Block, below, beside, flow, side_by_side
from toril.pictures.cards import HEIGHT, WIDTH, Owners, back, face, faces, small
from toril.pictures.colours import CLAY, INK
from toril.pictures.glyphs import bull
from toril.pictures.seats import Around, badge, bulls, figure, heads, seats
from toril.pictures.svg import element, moved

SCALE = 0.8
PER_LINE = 8
SHADE = 3.0
"""That a pile throws to the right, and below it."""


def draw(view: TableView | RecallView, shown: Around) -> list[Block]:
    """Return what lies on the table and in front of the seats, from top to bottom."""
    table = view.table if isinstance(view, RecallView) else view
    width = PER_LINE * (WIDTH * SCALE + SHADE + GAP)
    counted = [
        (*((bulls(count),) if count else ()), *_robbed(table, seat), *_caught(table, seat))
        for seat, count in enumerate(table.bull_cards)
    ]
    piles = view.piles if isinstance(view, RecallView) else tuple((top,) for top in table.tops)
    left = below((_stock(table), _piles(table, piles, width)), 14)
    middle = side_by_side((left, seats(shown, counted)), 20)
    width = max(middle.width, width + 162)
    parts = [middle]
    if table.hands is not None:
        parts.append(_by_seat(table.hands, table, width))
    elif isinstance(view, RecallView):
        parts.append(_by_seat(view.known, table, width))
    hand = () if table.hands is not None else table.hand or ()
    return [*parts, flow(faces(hand, table.rules.bullhead_table, 0.9), width)]


def _stock(table: TableView) -> Block:
    """Return the draw deck and the bull cards that nobody has."""
    deck = beside((back(0.5), figure(table.draw_deck_size, 24, INK)), 6)
    supply = beside((Block(40, 37, bull(0, 0, 40)), figure(table.supply, 24, INK)), 6)
    return beside((deck, supply), 26)


def _piles(table: TableView, piles: tuple[Cards, ...], width: float) -> Block:
    owners = _changed(table)
    return flow([_pile(pile, table, owners) for pile in piles], width)


def _pile(pile: Cards, table: TableView, owners: Owners) -> Block:
    """Return a pile: its top, and of what is known below it a strip with each card's number."""
    *under, top = pile
    strips = [small(card, table.rules.bullhead_table) for card in under]
    top_face = face(top, table.rules.bullhead_table, SCALE, owners.get(top))
    lower = below(reversed(strips), 2)
    ground = element("rect", x=3, y=4, width=top_face.width, height=top_face.height, rx=6,
                     fill=CLAY, opacity=0.18)  # fmt: skip
    known = moved((top_face.width - lower.width) / 2, top_face.height + 5, lower.drawn)
    height = HEIGHT * SCALE + (5 + lower.height if under else 0) + SHADE
    return Block(top_face.width + SHADE, height, ground + top_face.drawn + known)


def _changed(table: TableView) -> Owners:
    """Return who left which top in the last lap, or had it opened."""
    owners: Owners = {}
    for turn in table.lap:
        for card in turn.tops if isinstance(turn, LastPlay) else turn.opened:
            owners[card] = turn.seat
    return owners


def _robbed(table: TableView, seat: Seat) -> tuple[Block, ...]:
    """Return a sign before each seat that may be robbed now."""
    if not isinstance(table.phase, ChoosingVictim) or seat not in table.phase.victims:
        return ()
    arrow = element("path", d="M2 8H14M9 3L14 8L9 13", fill="none", stroke=CLAY, stroke_width=2.6)
    return (Block(16, 16, arrow),)


def _caught(table: TableView, seat: Seat) -> tuple[Block, ...]:
    """Return what a hand costs, once the round is over."""
    if table.hands is None:
        return ()
    count = sum(table.rules.bullhead_table[card - 1] for card in table.hands[seat])
    return (heads(count),)


def _by_seat(hands: tuple[Cards, ...], table: TableView, width: float) -> Block:
    """Return by seat the cards that all may know of: what was seen, and at the end the hands."""
    lines = [
        beside((badge(seat), flow([small(card, table.rules.bullhead_table) for card in cards],
                                  width - 28, 2)), 8)
        for seat, cards in enumerate(hands)
        if cards
    ]  # fmt: skip
    return below(lines, 4)
