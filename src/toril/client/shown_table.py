"""Rules and seats of a table as a client shows them, and the draw that it tells."""

from toril.engine.errors import TorilError
from toril.engine.fairness.draw import Draw, read_draw
from toril.fairness.notes import Shown, ShownSeat
from toril.wire.match_seen import MatchSeen
from toril.wire.table_seen import TableInfo


def shown_by(info: TableInfo) -> Shown:
    """Return rules and seats as a client shows them; a bot is named by its kind.

    A bot that plays on for a person who went has the seat, and the person's name stays on it. While
    the draw is open the others' names are those of before: it must not seat them otherwise. Who
    waits for a bot's seat has it with the draw.
    """
    seats = []
    for seat, chair in enumerate(info.seats):
        heir = chair.heir if info.state == "draw" else None
        there = (heir and heir.name) or chair.name or chair.bot or "?"
        kept = info.names[seat] if seat < len(info.names) else there
        name = there if info.state == "draw" and (chair.person or heir) else kept
        bot = chair.bot if heir is None and chair.bot == name else None
        seats.append(ShownSeat(name, bot))
    return Shown(info.rules, tuple(seats))


def told_draw(info: TableInfo) -> Draw | None:
    """Return the draw that a table's info tells; None if it tells none that can be read."""
    try:
        return None if info.fairness is None else read_draw(info.fairness.draw)
    except TorilError:
        return None


def place_of_draw(info: TableInfo, play: MatchSeen | None) -> tuple[int, int]:
    """Return match and round for which a draw is open as the table stands, or was just now."""
    if play is None:
        return info.match + 1, 1
    over = play.view.round_number
    return play.match, over + 1 if info.state == "draw" else over
