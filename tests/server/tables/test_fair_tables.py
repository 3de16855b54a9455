"""Anybody can check that the deals were fixed before anybody sat down (DESIGN: fair seed)."""

import hashlib
import hmac

from tests.server.tables.story import (
    ANA,
    BEN,
    ROOT,
    Story,
    finished,
    lobby,
    nonce_of,
    playing,
    rules_for,
)
from toril.engine.record import Record
from toril.server.tables import commands
from toril.server.tables.setup import Setup


def sha256(data: bytes) -> bytes:
    return hashlib.sha256(data).digest()


def again(story: Story) -> None:
    story.do(commands.host.rematch, ANA, Setup(story.table.rules, "off", listed=False), start=True)


def test_the_hash_of_every_match_is_known_before_anybody_sits_down() -> None:
    story = Story(rules_for(2))
    shown = story.table.hash
    story.sit(ANA)
    story.sit(BEN)
    assert story.table.hash == shown
    story.do(commands.host.start, ANA)
    assert story.table.hash == shown
    story.play_out()
    for _ in range(3):
        secret = bytes.fromhex(story.table.secret)
        assert sha256(secret).hex() == shown
        shown = secret.hex()  # each secret is the hash that is shown before the next match
        again(story)
        assert story.table.hash == shown
        story.play_out()
    assert sha256(bytes.fromhex(story.table.secret)).hex() == shown


def test_the_chain_of_secrets_ends_at_the_tables_root() -> None:
    secret = bytes.fromhex(ROOT)
    for _ in range(999):
        secret = sha256(secret)
    assert Story(rules_for(2)).table.secret == secret.hex()


def test_the_seed_follows_from_table_secret_and_nonces_as_the_design_says() -> None:
    story = playing(2, rules_for(3))
    table = story.table
    assert table.match is not None
    nonces = bytes.fromhex(nonce_of(ANA)) + bytes.fromhex(nonce_of(BEN)) + bytes(16)
    parts = b"toril-seed-1" + bytes.fromhex(table.id) + bytes.fromhex(table.secret) + nonces
    assert table.match.seed == sha256(parts)


def test_the_deal_follows_from_the_seed() -> None:
    story = playing(2)
    assert story.table.match is not None
    seed = story.table.match.seed

    def place(card: int) -> bytes:
        return hmac.new(seed, b"1:%d" % card, hashlib.sha256).digest()

    order = sorted(range(1, 105), key=place)
    assert story.hand(0) == tuple(sorted(order[:2]))
    assert story.hand(1) == tuple(sorted(order[2:4]))


def test_nonces_stand_in_the_order_of_the_seats_also_after_a_rematch() -> None:
    story = finished(2, rules_for(3))
    assert list(story.table.nonces) == [nonce_of(ANA), nonce_of(BEN), None]
    again(story)
    assert list(story.table.nonces) == [None, nonce_of(ANA), nonce_of(BEN)]


def test_every_match_has_a_secret_and_a_deal_of_its_own() -> None:
    story = finished(2)
    seen = {(story.table.secret, story.table.record().seed)}
    for number in range(2, 6):
        again(story)
        assert story.table.match is not None
        seen.add((story.table.secret, story.table.match.seed))
        assert len(seen) == len(dict(seen)) == number
        story.play_out()


def test_configuring_the_first_match_does_not_touch_the_secret() -> None:
    story = lobby(2)
    before = story.table.secret
    story.do(commands.host.configure, ANA, Setup(rules_for(3), "quick", listed=True))
    assert story.table.secret == before


def test_the_record_carries_the_proof_and_the_names_of_who_sat_there() -> None:
    story = playing(2, rules_for(3))
    story.do(commands.host.kick, ANA, BEN)  # whoever goes later sat there all the same
    story.play_out()
    record = Record.loads(story.table.record().dumps().encode())
    assert record.names == ("Ana", "Ben", "random")
    assert record.fairness is not None
    assert record.fairness.hash == story.table.hash
    assert record.fairness.seed == record.seed
    assert record.fairness.nonces == (nonce_of(ANA), nonce_of(BEN), None)
    assert story.table.match is not None
    assert record.replay().outcome == story.table.match.outcome
