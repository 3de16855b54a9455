"""A position as a picture: whatever a view shows, of either game, and nothing that it does not."""

from collections.abc import Callable, Sequence
from typing import Any

from toril.engine import eleven_nimmt, six_nimmt
from toril.engine.game import RoundView
from toril.engine.games import GAMES, game_of
from toril.engine.views import Recall, View
from toril.pictures import eleven, six
from toril.pictures.blocks import Block, below, beside
from toril.pictures.colours import INK, INK_SOFT, SAND
from toril.pictures.names import label
from toril.pictures.seats import Around, around, figure
from toril.pictures.svg import Svg, element, moved, picture

MARGIN = 18.0

_DRAW: dict[str, Callable[[Any, Around], list[Block]]] = {
    six_nimmt.SixNimmt.game: six.draw,
    eleven_nimmt.ElevenNimmt.game: eleven.draw,
}


def to_svg(view: View | RoundView, names: Sequence[str] | None = None) -> Svg:
    """Return a picture of what a table view, a recall view or a match's view shows.

    It is text that notebooks show as a picture. Seats are told by shape, colour and number, and
    by their `names` where these are given.

    >>> from toril import parse_position
    >>> line = "six_nimmt seats=2; rows 12/37/43/58; hands 3 21/9 26"
    >>> to_svg(parse_position(line).table_view(0))[:4]
    '<svg'
    """
    whole = view if isinstance(view, View) else None
    shown: RoundView = view.round if isinstance(view, View) else view
    table: Any = shown.table if isinstance(shown, Recall) else shown
    if not any(isinstance(table, game.table_view) for game in GAMES.values()):
        raise TypeError("only what somebody sees can be drawn: a view, not a round or a match")
    title = game_of(table.rules).title
    to_act = () if whole and whole.outcome else table.to_act
    people = around(
        shown,
        to_act,
        names,
        None if whole is None else whole.totals,
        whole.outcome.winners if whole and whole.outcome else (),
    )
    head = _head(title, None if whole is None else whole.round_number)
    body = below((head, *_DRAW[table.rules.game](shown, people)), 14)
    width, height = body.width + 2 * MARGIN, body.height + 2 * MARGIN
    ground = element("rect", width=width, height=height, rx=16, fill=SAND)
    return picture(width, height, title, ground, moved(MARGIN, MARGIN, body.drawn))


def _head(title: str, round_number: int | None) -> Block:
    """Return the game's name, and the number of the round beside a turning arrow."""
    name = Block(128, 22, label(title, 0, 11, 150, 20, INK, weight=800))
    if round_number is None:
        return name
    arrow = element(
        "path",
        d="M16 5A7.500 7.500 0 1 0 17.500 9M16.500 1V6H11.500",
        fill="none",
        stroke=INK_SOFT,
        stroke_width=2.2,
    )
    return beside((name, Block(20, 18, arrow), figure(round_number, 18, INK_SOFT)), 6)
