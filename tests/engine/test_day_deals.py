"""The deal of the day: what follows from its secret, and the records that hold it."""

import hashlib
import hmac
import json

import pytest

from tests.helpers import SEED
from toril import BadRecord, Match, Record, SixNimmt
from toril.engine.fairness.day import DayDeal, day_secret
from toril.engine.record_json import digest

KEY = bytes(range(32))
DAY = DayDeal("2026-11-19", day_secret(KEY, "2026-11-19", "six_nimmt"))
NAMES = ("Ana", "ox", "ox", "ox")
RULES = SixNimmt(seats=4, rounds=1)


def sha256(*parts: bytes) -> bytes:
    return hashlib.sha256(b"".join(parts)).digest()


def test_secret_hash_seed_and_luck_are_made_as_specified() -> None:
    label = b"toril-day-1 secret\x002026-11-19\x00six_nimmt\x00"
    secret = hmac.digest(KEY, label, "sha256")
    assert DAY.secret == secret.hex()
    assert (
        DAY.hash("six_nimmt")
        == sha256(b"toril-day-1 hash\x002026-11-19\x00six_nimmt\x00", secret).hex()
    )
    assert DAY.seed == sha256(b"toril-day-1 seed\x00", secret)
    assert DAY.luck(12, 3) == sha256(b"toril-day-1 luck\x0012\x003\x00", secret)


def test_known_answers() -> None:
    assert bytes.fromhex(DAY.secret) == bytes.fromhex(
        "615af8e9c631b00180ab308da429c4ca44288a1ab3b347c746a623e0a2e86bb6"
    )
    assert (
        DAY.hash("six_nimmt") == "50484ff5823a0f1e203f9a195a9c9b18d4fbc8aad8ce26f5fa7643eac6686f63"
    )
    assert DAY.seed.hex() == "da1b316d2f81313675e410305fca077133194a299d87ba733f9665173c4f58aa"
    assert (
        DAY.luck(0, 1).hex() == "18adbd08fb4e406550d2de599d430507d6a5fe9123a05498cce20b98654e7875"
    )


def test_each_day_and_each_game_has_a_secret_of_its_own() -> None:
    made = {
        day_secret(key, date, game)
        for key in (KEY, bytes(32))
        for date in ("2026-11-19", "2026-11-20")
        for game in ("six_nimmt", "eleven_nimmt")
    }
    assert len(made) == 8


def test_each_seat_has_luck_of_its_own_in_each_turn() -> None:
    assert len({DAY.luck(turn, seat) for turn in range(20) for seat in range(4)}) == 80


def test_a_record_keeps_which_day_it_is_of() -> None:
    match = Match.start(RULES, DAY.seed)
    record = Record(match.rules, NAMES, DAY.seed, (), DAY)
    again = Record.loads(record.dumps().encode())
    assert again == record
    assert again.fairness == DAY
    assert record.to_json()["fairness"] == {"day": "2026-11-19", "secret": DAY.secret}
    assert record.to_json()["schema"] == "toril-record-1"
    assert DAY.secret not in repr(record)


def test_a_record_whose_seed_does_not_follow_from_its_day_is_refused() -> None:
    with pytest.raises(BadRecord) as caught:
        Record(RULES, NAMES, SEED, (), DAY)
    assert caught.value.code == "unfair_seed"


@pytest.mark.parametrize(
    "changes",
    [
        {"day": "19.11.2026"},
        {"day": "2026-11-19\n"},
        {"day": None},
        {"day": ["2026-11-19"]},
        {"secret": "33" * 31},
        {"secret": "3G" * 32},
        {"secret": 5},
        {"table": "11" * 16},
    ],
)
def test_a_torn_day_is_refused_in_one_line(changes: dict[str, object]) -> None:
    data = Record(RULES, NAMES, DAY.seed, (), DAY).to_json()
    data["fairness"] |= changes
    del data["digest"]
    with pytest.raises(BadRecord) as caught:
        Record.loads(json.dumps(data | {"digest": digest(data)}).encode())
    assert "\n" not in caught.value.sentence
