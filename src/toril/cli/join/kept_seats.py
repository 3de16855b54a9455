"""Which seats are mine: tokens by table, so that the same command returns to one."""

import json
from dataclasses import asdict, fields
from typing import Any

from toril.cli.files import write_whole
from toril.engine.value import value
from toril.folders import data_folder

MOST = 200
"""Tables come and go: the oldest seats are forgotten."""

_OWNER_ONLY = 0o600


@value
class KeptSeat:
    """A seat that was taken here. A server has several addresses, a table has one id."""

    server: str
    code: str
    name: str
    token: str
    table: str = ""  # the table's id
    person: int | None = None

    def is_at(self, server: str, code: str, table: str) -> bool:
        """Whether it is a seat of the table with that id, or else of that code at that server."""
        same = self.table == table if self.table and table else self.server == server
        return same and self.code == code


def kept_seat(server: str, code: str, table: str, name: str | None) -> KeptSeat | None:
    """Return a seat at a table: of the person called `name`, or the last one."""
    mine = [seat for seat in _seats() if seat.is_at(server, code, table)]
    return next((seat for seat in reversed(mine) if name in (None, seat.name)), None)


def keep_seat(kept: KeptSeat) -> None:
    """Remember a seat; several people may use one computer."""
    _write([*_others(kept, kept.name), kept])


def forget_seat(kept: KeptSeat) -> None:
    """Forget a seat that is not ours any more."""
    _write(_others(kept))


def _others(kept: KeptSeat, name: str | None = None) -> list[KeptSeat]:
    return [
        seat
        for seat in _seats()
        if not seat.is_at(kept.server, kept.code, kept.table)
        or (seat.token != kept.token and seat.name != name)
    ]


def _seats() -> list[KeptSeat]:
    """Return what is kept, oldest first; a file that is not as we write it holds nothing."""
    try:
        data: Any = json.loads((data_folder() / "seats.json").read_bytes())
        return [_read(seat) for seat in data["seats"]]
    except (OSError, ValueError, KeyError, TypeError):
        return []


def _read(seat: dict[str, Any]) -> KeptSeat:
    """Return one seat; what an older Toril did not write yet is unknown."""
    known = {field.name: seat[field.name] for field in fields(KeptSeat) if field.name in seat}
    kept = KeptSeat(**known)
    texts = (kept.server, kept.code, kept.name, kept.token, kept.table)
    if not all(isinstance(text, str) for text in texts):
        raise TypeError(seat)
    return kept


def _write(seats: list[KeptSeat]) -> None:
    folder = data_folder()
    folder.mkdir(parents=True, exist_ok=True)
    kept = [asdict(seat) for seat in seats[-MOST:]]
    text = json.dumps({"seats": kept}, ensure_ascii=False, indent=1)
    write_whole(folder / "seats.json", text + "\n", _OWNER_ONLY)
