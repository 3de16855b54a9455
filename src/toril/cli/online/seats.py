"""Which seats are mine: tokens by server and table, so that the same command returns to one."""

import json
from typing import Any

from toril.cli.files import write_whole
from toril.places import data_folder

MOST = 200
"""Tables come and go: the oldest seats are forgotten."""

_FIELDS = ("server", "code", "name", "token")
_OWNER_ONLY = 0o600


def kept_seat(server: str, code: str, name: str | None) -> str | None:
    """Return the token of a seat at a table: of the person called `name`, or the last one."""
    mine = {seat["name"]: seat["token"] for seat in _seats() if _is_at(seat, server, code)}
    if name is not None:
        return mine.get(name)
    return next(reversed(mine.values()), None)


def keep_seat(server: str, code: str, name: str, token: str) -> None:
    """Remember a seat; several people may use one computer."""
    seat = {"server": server, "code": code, "name": name, "token": token}
    _write([*_others(server, code, token, name), seat])


def forget_seat(server: str, code: str, token: str) -> None:
    """Forget a seat that is not ours any more."""
    _write(_others(server, code, token))


def _others(server: str, code: str, token: str, name: str | None = None) -> list[dict[str, str]]:
    return [
        seat
        for seat in _seats()
        if not _is_at(seat, server, code) or (seat["token"] != token and seat["name"] != name)
    ]


def _is_at(seat: dict[str, str], server: str, code: str) -> bool:
    return seat["server"] == server and seat["code"] == code


def _seats() -> list[dict[str, str]]:
    """Return what is kept, oldest first; a file that is not as we write it holds nothing."""
    try:
        data: Any = json.loads((data_folder() / "seats.json").read_bytes())
        return [{field: str(seat[field]) for field in _FIELDS} for seat in data["seats"]]
    except (OSError, ValueError, KeyError, TypeError):
        return []


def _write(seats: list[dict[str, str]]) -> None:
    folder = data_folder()
    folder.mkdir(parents=True, exist_ok=True)
    text = json.dumps({"seats": seats[-MOST:]}, ensure_ascii=False, indent=1)
    write_whole(folder / "seats.json", text + "\n", _OWNER_ONLY)
