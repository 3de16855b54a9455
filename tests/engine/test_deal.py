"""The only chance in both games, checked without the engine, and where the dealt cards go."""

import hashlib
import hmac

import pytest

from toril.engine.deal import check_seed, deck_order, parse_seed, seed_from_text
from toril.engine.eleven_nimmt import ElevenNimmt, Turn
from toril.engine.errors import BadNotation
from toril.engine.match import Match
from toril.engine.record import Record
from toril.engine.six_nimmt import Drafting, SixNimmt

ZEROS = bytes.fromhex("00" * 16)
TORIL = hashlib.sha256(b"toril").digest()

# The first twelve cards, and the SHA-256 of the whole order, its cards joined by commas.
# docs/records.md prints them; `openssl dgst -sha256 -mac HMAC` and `sort` confirmed two of them.
VECTORS = [
    (
        ZEROS,
        1,
        104,
        (44, 85, 52, 29, 64, 90, 103, 74, 40, 2, 8, 87),
        "2cbd40cb9cb0d6175146bb6cde54a728954a67a48cd7500e6ba5a1f629977d1b",
    ),
    (
        ZEROS,
        1,
        100,
        (44, 85, 52, 29, 64, 90, 74, 40, 2, 8, 87, 42),
        "dc6c13d27ac1736fff0d174f055448efee7579b2abca94b94acb6f3bd6cea1ad",
    ),
    (
        ZEROS,
        1,
        24,
        (2, 8, 22, 24, 4, 21, 13, 16, 12, 11, 23, 6),
        "71275e14fdf8fda11184a0bcaa7834622af4453c8c6610cafaf9c8f309d55c57",
    ),
    (
        ZEROS,
        2,
        104,
        (102, 98, 30, 100, 101, 74, 2, 9, 56, 95, 45, 26),
        "37ce5e8631ebeb94572a4d39e3891f7120caa9ae0beeb7cb63d496e57dad9b9b",
    ),
    (
        ZEROS,
        2,
        100,
        (98, 30, 100, 74, 2, 9, 56, 95, 45, 26, 12, 27),
        "2f19883abb05a30a317d29c4ed7d228602b240ac37c09ee7650415fd4dbd502e",
    ),
    (
        ZEROS,
        2,
        24,
        (2, 9, 12, 4, 3, 15, 7, 14, 6, 18, 13, 10),
        "9df139614acf3ed1bfe9f4756935e7b3adc9b85d124f716a250e60c0ab1402ea",
    ),
    (
        TORIL,
        1,
        104,
        (18, 82, 43, 47, 85, 90, 3, 34, 71, 4, 65, 81),
        "0fc5d1d74ba1ef6a03c3187a2e8adcc5352063ad223eb0713b89eecfbfe97c48",
    ),
    (
        TORIL,
        1,
        100,
        (18, 82, 43, 47, 85, 90, 3, 34, 71, 4, 65, 81),
        "ece852369e2795068059a7a767841839a3df56f42ebc9cd56bdbce7dc6f6be2d",
    ),
    (
        TORIL,
        1,
        24,
        (18, 3, 4, 9, 7, 22, 17, 11, 1, 10, 12, 14),
        "a747e961c23282b05c6f66ff5f0faf4bad0a4dcdc06b6d03cac3cfe69547e258",
    ),
    (
        TORIL,
        2,
        104,
        (87, 44, 48, 96, 14, 97, 16, 59, 38, 62, 29, 52),
        "2c7fbd4953a0bee080c728cd6aeefbfc6969c72b8950f086daa275226faf9c65",
    ),
    (
        TORIL,
        2,
        100,
        (87, 44, 48, 96, 14, 97, 16, 59, 38, 62, 29, 52),
        "503d7a8b0fe43f6b43624a059dac69d6fe038eb2c291c8777ce90b000a0e33ca",
    ),
    (
        TORIL,
        2,
        24,
        (14, 16, 1, 11, 9, 8, 5, 22, 23, 7, 18, 24),
        "8ec8834318253ecf7a78c75e547834f7d6d66de23bd23395304871840ca251a1",
    ),
]


def three_lines(seed: bytes, round_number: int, top_card: int) -> list[int]:
    """Return a deal's order as anybody would check it, without the engine."""
    messages = {card: f"{round_number}:{card}".encode("ascii") for card in range(1, top_card + 1)}
    keys = {card: hmac.digest(seed, text, "sha256") for card, text in messages.items()}
    return sorted(keys, key=lambda card: keys[card])


@pytest.mark.parametrize(("seed", "round_number", "top_card", "first", "digest"), VECTORS)
def test_a_known_seed_gives_the_order_that_is_printed(
    seed: bytes, round_number: int, top_card: int, first: tuple[int, ...], digest: str
) -> None:
    order = deck_order(seed, round_number, range(1, top_card + 1))
    assert order[:12] == first
    assert hashlib.sha256(",".join(map(str, order)).encode()).hexdigest() == digest


@pytest.mark.parametrize("top_card", [104, 100, 64, 24, 1])
@pytest.mark.parametrize("round_number", [1, 2, 9, 10, 123])
@pytest.mark.parametrize(
    "seed",
    [ZEROS, TORIL, bytes(range(32)), b"\xff" * 16, bytes(range(17)), bytes.fromhex("80" * 31)],
    ids=lambda seed: seed.hex(),
)
def test_anybody_can_check_a_deal_with_three_lines(
    seed: bytes, round_number: int, top_card: int
) -> None:
    order = deck_order(seed, round_number, range(1, top_card + 1))
    assert list(order) == three_lines(seed, round_number, top_card)


def test_the_order_does_not_depend_on_how_the_cards_came() -> None:
    assert deck_order(TORIL, 1, range(104, 0, -1)) == deck_order(TORIL, 1, range(1, 105))


def test_a_smaller_deck_is_the_larger_one_without_its_highest_cards() -> None:
    whole = three_lines(TORIL, 3, 104)
    assert deck_order(TORIL, 3, range(1, 25)) == tuple(card for card in whole if card <= 24)


@pytest.mark.parametrize("seats", range(2, 11))
def test_s2_the_order_goes_to_the_seats_ten_by_ten_and_then_to_the_rows(seats: int) -> None:
    order = three_lines(TORIL, 1, 104)
    dealt = Match.start(SixNimmt(seats=seats), TORIL).round
    for seat in range(seats):
        assert dealt.hands[seat] == tuple(sorted(order[10 * seat : 10 * seat + 10]))
    # The openers are not sorted: the first row gets the next card, and so on.
    assert dealt.rows == tuple((card,) for card in order[10 * seats : 10 * seats + 4])


def test_s11_tactics_deals_the_small_deck_in_the_same_way() -> None:
    order = three_lines(TORIL, 1, 34)
    dealt = Match.start(SixNimmt(seats=3, variant="tactics"), TORIL).round
    assert dealt.hands == tuple(tuple(sorted(order[at : at + 10])) for at in (0, 10, 20))
    assert dealt.rows == tuple((card,) for card in order[30:])


def test_s12_a_draft_starts_alike_with_every_seed() -> None:
    rules = SixNimmt(seats=2, variant="draft")
    rounds = [Match.start(rules, seed).round for seed in (ZEROS, TORIL)]
    assert rounds[0] == rounds[1]
    assert rounds[0].phase == Drafting(0, tuple(range(1, 25)))


@pytest.mark.parametrize("seats", range(2, 8))
def test_e2_the_order_goes_to_the_seats_then_to_the_first_pile_then_to_the_deck(
    seats: int,
) -> None:
    order = three_lines(ZEROS, 1, 100)
    dealt = Match.start(ElevenNimmt(seats=seats), ZEROS).round
    for seat in range(seats):
        assert dealt.hands[seat] == tuple(sorted(order[10 * seat : 10 * seat + 10]))
    assert dealt.piles == ((order[10 * seats],),)
    assert dealt.draw_deck == tuple(order[10 * seats + 1 :])
    assert dealt.bull_cards == (0,) * seats
    assert dealt.supply == 10
    assert dealt.phase == Turn(0)


def test_the_second_round_is_dealt_from_its_own_order() -> None:
    match = Match.start(SixNimmt(seats=2, rounds=2), TORIL)
    while match.round_number == 1:
        seat = match.to_act[0]
        match, _ = match.play(seat, next(iter(match.legal(seat))))
    order = three_lines(TORIL, 2, 104)
    assert match.round.hands == (tuple(sorted(order[:10])), tuple(sorted(order[10:20])))
    assert match.round.rows == tuple((card,) for card in order[20:24])


@pytest.mark.parametrize("length", [0, 1, 15, 33, 64])
def test_a_seed_of_another_length_is_refused(length: int) -> None:
    rules, seed = SixNimmt(seats=2), bytes(length)
    with pytest.raises(BadNotation) as refused:
        check_seed(seed)
    assert refused.value.code == "bad_seed"
    with pytest.raises(BadNotation):
        Match.start(rules, seed)
    with pytest.raises(BadNotation):
        parse_seed(seed.hex())
    with pytest.raises(BadNotation):
        Record(rules, ("ana", "bo"), seed, ())


@pytest.mark.parametrize("length", range(16, 33))
def test_a_seed_of_16_to_32_bytes_is_taken_and_written_in_hex(length: int) -> None:
    seed = bytes(range(length))
    assert check_seed(seed) == seed
    assert parse_seed(seed.hex()) == seed
    # On a command line, too, a seed's own digits mean the seed and not their SHA-256.
    assert seed_from_text(seed.hex()) == seed
    assert Match.start(SixNimmt(seats=2), seed.hex()).seed == seed


@pytest.mark.parametrize(
    "text",
    [
        "toril",
        "",
        "ñandú",
        "00" * 15,
        "00" * 33,
        "0" * 33,
        "AB" * 16,
        "00" * 16 + "\n",
        " " + "00" * 16,
    ],
)
def test_any_other_text_means_its_sha_256(text: str) -> None:
    assert seed_from_text(text) == hashlib.sha256(text.encode("utf-8")).digest()
    assert Match.start(SixNimmt(seats=2), text).seed == seed_from_text(text)


@pytest.mark.parametrize(
    "digits", ["AB" * 16, "00" * 16 + "\n", "0x" + "00" * 16, "0" * 33, "é" * 32]
)
def test_a_record_writes_its_seed_in_small_hex_digits_and_nothing_else(digits: str) -> None:
    with pytest.raises(BadNotation):
        parse_seed(digits)
