"""The JSON of a game's rules, as records and draws write it: exact both ways.

An unknown game or version is never guessed. Rules of an older version are read for good.
"""

from collections.abc import Container
from typing import Any

from toril.engine.codec import to_json
from toril.engine.errors import BadRecord
from toril.engine.game import Rules
from toril.engine.games import GAMES
from toril.engine.older_data import field_names, is_known, lacking
from toril.engine.options import stored_rules
from toril.engine.quoting import short


def write_rules(rules: Rules) -> dict[str, Any]:
    """Return the version of the rules, the game and every option resolved, the seats left out."""
    return {"rules_version": rules.version, "game": rules.game, "options": _options(rules)}


def read_rules(game: Any, version: Any, options: Any, seats: int) -> Rules:
    """Return rules of any age for so many seats: what their version did not have was as before."""
    if not isinstance(game, str) or game not in GAMES:
        raise BadRecord(
            "unknown_game", f"The game must be one of {', '.join(GAMES)}.", games=", ".join(GAMES)
        )
    make = GAMES[game].rules
    if not is_known(version, make):
        raise BadRecord(
            "unknown_version",
            f"This record was played by version {short(version)} of the rules; "
            f"versions up to {make.version} are known here.",
            known=make.version,
        )
    before = lacking(make, version)
    if not isinstance(options, dict):
        raise BadRecord("bad_fields", "Options must be an object.", fields="options")
    wanted = set(field_names(make)) - {"seats", *before}
    if set(options) != wanted:
        odd = ", ".join(sorted(map(str, set(options) ^ wanted)))
        raise BadRecord(
            "bad_options", f"Options missing or unknown: {short(odd)}.", options=short(odd)
        )
    rules: Rules = stored_rules(make, {"seats": seats, **options, **before})
    if _options(rules, before) != options:
        raise BadRecord("unresolved", "A record holds every option resolved; this one does not.")
    return rules


def _options(rules: Rules, lacking: Container[str] = ()) -> dict[str, Any]:
    names = [name for name in field_names(type(rules)) if name != "seats" and name not in lacking]
    return {name: to_json(getattr(rules, name)) for name in names}
