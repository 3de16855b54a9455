"""Who may give which command in which state of a table, and how everybody else is refused."""

from typing import Any

from tests.server.web.quiet_tables import (
    BEN,
    SETUP,
    STATES,
)
from toril.client import new_claim
from toril.server.web.pages import ADDRESSES, LESSONS

LINK = "k" * 22
BODIES: dict[str, dict[str, Any]] = {
    "sit": {"name": "Eve", "claim": new_claim()},
    "change-seat": {"seat": 2},
    "bot": {"seat": 2, "bot": "random"},
    "offer": {"seat": 1, "offered": True},
    "kick": {"person": BEN},
    "configure": {"seats": 2, **SETUP},
    "start": {},
    "pause": {},
    "resume": {},
    "end": {},
    "leave": {},
    "resign": {},
    "rematch": {},
    "hand-over": {},
    "redeem": {"link": LINK},
}
# Everybody in STRANGERS, a guest, the host: the code of the refusal, or "" where it is allowed.
ONLY_HOST = ("not_seated", "not_host", "")
TOO_LATE = ("not_seated", "not_host", "not_now")
NOT_NOW = ("not_now", "not_now", "not_now")
SEATED = ("not_seated", "", "")
MATRIX: dict[str, dict[str, tuple[str, str, str]]] = {
    "sit": dict.fromkeys(STATES, NOT_NOW)
    | {
        "lobby": ("", "already_seated", "already_seated"),
        "full": ("table_full", "already_seated", "already_seated"),
    },
    "change-seat": dict.fromkeys(STATES, ("not_seated", "not_now", "not_now"))
    | {"lobby": SEATED, "full": ("not_seated", "no_such_seat", "no_such_seat")},
    "bot": dict.fromkeys(STATES, TOO_LATE)
    | {"lobby": ONLY_HOST, "full": ("not_seated", "not_host", "no_such_seat")},
    "offer": dict.fromkeys(STATES, TOO_LATE)
    | dict.fromkeys(("match", "paused"), ("not_seated", "not_host", "seat_taken")),
    "kick": dict.fromkeys(STATES, ONLY_HOST),
    "configure": dict.fromkeys(STATES, TOO_LATE) | {"lobby": ONLY_HOST, "full": ONLY_HOST},
    "start": dict.fromkeys(STATES, TOO_LATE)
    | {"lobby": ("not_seated", "not_host", "seats_free"), "full": ONLY_HOST},
    "pause": dict.fromkeys(STATES, TOO_LATE) | {"match": ONLY_HOST, "paused": ONLY_HOST},
    "resume": dict.fromkeys(STATES, TOO_LATE) | {"match": ONLY_HOST, "paused": ONLY_HOST},
    "end": dict.fromkeys(STATES, TOO_LATE) | {"match": ONLY_HOST, "paused": ONLY_HOST},
    "leave": dict.fromkeys(STATES, SEATED),
    "resign": dict.fromkeys(STATES, ("not_seated", "not_now", "not_now"))
    | {"match": SEATED, "paused": SEATED},
    "rematch": dict.fromkeys(STATES, TOO_LATE) | {"result": ONLY_HOST},
    "hand-over": dict.fromkeys(STATES, SEATED),
    "redeem": dict.fromkeys(STATES, ("bad_link", "bad_link", "bad_link")),
}
STATUS = {"not_seated": 403, "not_host": 403, "bad_link": 403, "wrong_origin": 403}
STATUS |= {"no_such_person": 404, "no_such_table": 404, "match_gone": 404, "no_record": 404}
STATUS |= dict.fromkeys(("malformed", "bad_choice", "bad_number"), 422)
PAGES = (*ADDRESSES, *LESSONS)
COMMAND = "/api/tables/{code}/"
TAKING_RECORDS = {("POST", "/api/replay"), ("POST", "/api/picture")}
FOR_ALL = {
    *((method, path) for method in ("GET", "HEAD") for path in PAGES),
    ("GET", "/healthz"),
    ("GET", "/readyz"),
    ("GET", "/api/openapi.json"),
    ("HEAD", "/api/openapi.json"),
    ("GET", "/api/day"),
    ("POST", "/api/day/{game}"),
    ("GET", "/api/tables"),
    ("GET", "/api/tables/{code}"),
    ("GET", "/api/tables/{code}/standing"),
    ("GET", "/api/tables/{code}/record"),
    ("GET", "/api/tables/{code}/replay"),
    ("GET", "/api/tables/{code}/qr.svg"),
    ("GET", "/api/tables/{code}/picture.svg"),
    *TAKING_RECORDS,
    ("POST", "/api/tables"),
}
"""What anybody may ask for; a record or a replay only when the match has ended."""


OPEN = {"name": "Eve", "claim": new_claim(), "seats": 2, **SETUP}
TRY = {"name": "Eve", "claim": new_claim(), "date": "2023-11-14"}
POSTS = [
    ("/api/tables", OPEN),
    ("/api/day/six_nimmt", TRY),
    *((COMMAND + name, body) for name, body in BODIES.items()),
]
