"""Seeds as older servers made them, and the records that hold them."""

import hashlib
import json

import pytest

from tests.helpers import SEED
from toril import BadRecord, Match, Record, SixNimmt
from toril.engine.fairness.older import CHAIN, ChainedSeed, fair_seed, published, secret_of
from toril.engine.record_json import digest

ROOT = bytes(range(32))
NONCES = ("ab" * 16, None, "cd" * 16)
FAIR = ChainedSeed("11" * 16, "22" * 32, NONCES)


def test_the_seed_is_the_hash_of_table_secret_and_nonces_with_zeros_for_bots() -> None:
    by_hand = b"toril-seed-1" + b"\x11" * 16 + b"\x22" * 32
    by_hand += b"\xab" * 16 + bytes(16) + b"\xcd" * 16
    assert FAIR.seed == hashlib.sha256(by_hand).digest()
    assert FAIR.hash == hashlib.sha256(b"\x22" * 32).hexdigest()


def test_every_part_of_it_changes_the_seed() -> None:
    nonces = [b"n" * 16, None]
    seeds = {
        fair_seed(bytes(16), bytes(32), nonces),
        fair_seed(b"t" * 16, bytes(32), nonces),
        fair_seed(bytes(16), b"s" * 32, nonces),
        fair_seed(bytes(16), bytes(32), [None, b"n" * 16]),
        fair_seed(bytes(16), bytes(32), [b"m" * 16, None]),
    }
    assert len(seeds) == 5


def test_the_secret_of_a_match_is_the_hash_that_was_shown_for_the_next() -> None:
    for number in (1, 2, 500, CHAIN - 1):
        assert secret_of(ROOT, number).hex() == published(secret_of(ROOT, number + 1))
    assert secret_of(ROOT, CHAIN) == ROOT


def test_whoever_noted_the_first_hash_can_check_every_match() -> None:
    third = ChainedSeed("11" * 16, secret_of(ROOT, 3).hex(), NONCES)
    for number in (1, 2, 3):
        assert third.was_promised(published(secret_of(ROOT, number)))
    assert not third.was_promised(published(secret_of(ROOT, 4)))
    assert not third.was_promised("0" * 64)


@pytest.mark.parametrize("number", [0, CHAIN + 1, -1])
def test_a_chain_has_an_end(number: int) -> None:
    with pytest.raises(ValueError, match="1 to 1000"):
        secret_of(ROOT, number)


def test_a_record_keeps_what_its_seed_was_made_from() -> None:
    match = Match.start(SixNimmt(seats=3), FAIR.seed)
    record = Record(match.rules, ("Ana", "cautious", "Bo"), FAIR.seed, (), FAIR)
    again = Record.loads(record.dumps().encode())
    assert again == record
    assert again.fairness == FAIR
    assert "22" * 32 not in repr(record)


def test_a_record_whose_seed_does_not_follow_is_refused() -> None:
    rules = SixNimmt(seats=3)
    with pytest.raises(BadRecord) as caught:
        Record(rules, ("Ana", "Bo", "Cruz"), SEED, (), FAIR)
    assert caught.value.code == "unfair_seed"
    two = ChainedSeed("11" * 16, "22" * 32, NONCES[:2])
    with pytest.raises(BadRecord):
        Record(rules, ("Ana", "Bo", "Cruz"), two.seed, (), two)


@pytest.mark.parametrize(
    "fairness",
    [
        None,
        {},
        {"table": "11" * 16, "secret": "22" * 32},
        {"table": "11" * 16, "secret": "22" * 32, "nonces": "ab"},
        {"table": "11" * 15, "secret": "22" * 32, "nonces": list(NONCES)},
        {"table": "11" * 16, "secret": "2G" * 32, "nonces": list(NONCES)},
        {"table": "11" * 16, "secret": 5, "nonces": list(NONCES)},
        {"table": "11" * 16, "secret": "22" * 32, "nonces": ["AB" * 16, None, "cd" * 16]},
        {"table": "11" * 16, "secret": "22" * 32, "nonces": [1, 2, 3]},
    ],
)
def test_a_torn_proof_is_refused_in_one_line(fairness: object) -> None:
    record = Record(SixNimmt(seats=3), ("Ana", "b", "Bo"), FAIR.seed, (), FAIR)
    data = record.to_json() | {"fairness": fairness}
    data["digest"] = digest({name: data[name] for name in data if name != "digest"})
    with pytest.raises(BadRecord):
        Record.loads(json.dumps(data).encode())
