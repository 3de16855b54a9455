"""Rules and seats of a table as a client shows them: what a draw must not say otherwise."""

from toril.fairness.notes import Shown, ShownSeat
from toril.wire.outbound import TableInfo


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
