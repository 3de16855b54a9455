"""The factored form of legal moves: what a display needs, and all of it."""

import json
from collections.abc import Iterator
from itertools import chain, combinations
from random import Random
from typing import Any

import pytest

from toril import ElevenNimmt, Match, SixNimmt, parse_position
from toril.engine.eleven_nimmt import Decline, Play, Rob, Take
from toril.engine.game import Move
from toril.engine.six_nimmt import ChooseRow, Commit, Draft

MERCY = "eleven_nimmt seats=3 supply=2 rob=may; piles 33; hands 9 34/2/3; deck ..."
ROBBERY = "eleven_nimmt seats=3 supply=2; piles 33; hands 9 34/2/3; deck ..."
EXAMPLES: dict[str, tuple[str, int, dict[str, Any]]] = {
    "a card to commit": (
        "six_nimmt seats=2; rows 12/37/43/58; hands 3 21/9 26; commit 3 -",
        0,
        {"kind": "commit", "cards": [3, 21]},
    ),
    "a card to draft": (
        "six_nimmt seats=2 variant=draft hand_size=1; hands 3/-; draft 1 from 1 2 4 5 6",
        1,
        {"kind": "draft", "cards": [1, 2, 4, 5, 6]},
    ),
    "a row to choose, with its price": (
        "six_nimmt seats=2; rows 12 20/37/44/55; hands 3/9; choose 0 of 1 60",
        0,
        {"kind": "choose_row", "prices": [4, 1, 5, 7]},
    ),
    "somebody else's turn": (
        "eleven_nimmt seats=2; piles 5; hands 1/2; deck ...; turn 0",
        1,
        {"kind": "nothing", "why": "not_your_turn"},
    ),
    "one card on one pile": (
        "eleven_nimmt seats=2; piles 33/96; hands 3 34 98/2; deck ...; turn 0",
        0,
        {
            "kind": "turn",
            "reach": {"33": [34], "96": [3, 98]},
            "piles": 1,
            "cards": "one",
            "take": [33, 96],
        },
    ),
    "many cards on two piles": (
        "eleven_nimmt seats=2; piles 33/60/96; hands 3 34 98/2; deck ...; bulls 2 0; turn 0",
        0,
        {
            "kind": "turn",
            "reach": {"33": [34], "96": [3, 98]},
            "piles": 2,
            "cards": "many",
            "take": [33, 60, 96],
        },
    ),
    "a seat to rob": (
        f"{ROBBERY}; bulls 0 1 1; victim 0 of 9 from 1 2",
        0,
        {"kind": "rob", "victims": [1, 2], "may_decline": False},
    ),
    "a seat to rob, or nobody": (
        f"{MERCY}; bulls 0 0 2; victim 0 of 9 from 2",
        0,
        {"kind": "rob", "victims": [2], "may_decline": True},
    ),
}


@pytest.mark.parametrize("name", EXAMPLES)
def test_the_factored_form_is(name: str) -> None:
    line, seat, factored = EXAMPLES[name]
    assert parse_position(line).legal(seat).factored() == factored


def moves_of(factored: dict[str, Any]) -> Iterator[Move]:
    """Every move that the factored form allows, by somebody who knows nothing else."""
    match factored["kind"]:
        case "commit":
            yield from map(Commit, factored["cards"])
        case "draft":
            yield from map(Draft, factored["cards"])
        case "choose_row":
            yield from map(ChooseRow, range(len(factored["prices"])))
        case "rob":
            yield from map(Rob, factored["victims"])
            if factored["may_decline"]:
                yield Decline()
        case "turn":
            yield from map(Take, factored["take"])
            yield from plays_of(factored)
        case kind:
            raise AssertionError(kind)


def plays_of(factored: dict[str, Any]) -> Iterator[Move]:
    reach = {int(top): cards for top, cards in factored["reach"].items()}
    pairs = [(top, card) for top, cards in reach.items() for card in cards]
    most = len(pairs) if factored["cards"] == "many" else 1
    for chosen in chain.from_iterable(combinations(pairs, size) for size in range(1, most + 1)):
        groups: dict[int, list[int]] = {}
        for top, card in chosen:
            groups.setdefault(top, []).append(card)
        once = len({card for _, card in chosen}) == len(chosen)
        if once and len(groups) <= factored["piles"]:
            yield Play.of(groups)


TABLES: list[Any] = [
    SixNimmt(seats=3, rounds=1),
    SixNimmt(seats=2, variant="draft", rounds=1),
    ElevenNimmt(seats=2, hand_size=2, top_card=12, reach=3, supply=2, bull_card_from=1),
    ElevenNimmt(seats=3, hand_size=2, top_card=14, reach=4, supply=2, bull_card_from=1),
    ElevenNimmt(seats=3, hand_size=2, top_card=14, reach=4, supply=2, bull_card_from=1, rob="may"),
]


@pytest.mark.parametrize("rules", TABLES, ids=str)
def test_the_factored_form_holds_every_legal_move_and_no_other(rules: Any) -> None:
    rng, compared = Random(2), 0
    for number in range(12):
        match: Match[Any] = Match.start(rules, f"factored {number}")
        while not match.outcome:
            seat = rng.choice(match.to_act)
            legal = match.legal(seat)
            factored = json.loads(json.dumps(legal.factored()))
            assert factored == match.table_view(seat).legal.factored()
            if sum(map(len, factored.get("reach", {}).values())) <= 10:  # else too many to list
                assert set(moves_of(factored)) == set(legal)
                compared += 1
            match, _ = match.play(seat, legal.pick(rng))
    assert compared > 50
