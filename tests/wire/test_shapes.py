"""The protocol's number is raised when what is there changes its meaning, its name or goes."""

from typing import Any

import pytest

from tests import raw_sockets
from tests.wire.shapes import Shapes, broken, recorded, shapes
from toril.wire.version import PROTOCOL


def test_nothing_on_the_wire_has_changed_under_the_same_protocol() -> None:
    protocol, before = recorded()
    assert protocol == PROTOCOL, "record it: python -m tests.wire.shapes"
    assert broken(before, shapes()) == []


def test_what_was_added_is_recorded() -> None:
    assert recorded()[1] == shapes(), "record it: python -m tests.wire.shapes"


def test_options_of_a_game_are_not_recorded_they_may_come_at_any_time() -> None:
    assert {name: fields for name, fields in shapes().items() if name.endswith("Rules")} == {
        "SixRules": {"kind": '"six.rules"', "version": "integer"},
        "ElevenRules": {"kind": '"eleven.rules"', "version": "integer"},
        "Rules": {"": "ElevenRules | SixRules"},
    }


def changed(name: str, **fields: Any) -> Shapes:
    """Return what is sent now with other fields of one kind; None takes one away."""
    now = shapes()
    whole = now[name] | fields
    return now | {name: {field: each for field, each in whole.items() if each is not None}}


@pytest.mark.parametrize(
    "after",
    [
        {name: fields for name, fields in shapes().items() if name != "SixPlaced"},
        changed("SixPlaced", card=None),
        changed("SixPlaced", card=None, number="integer"),
        changed("SixPlaced", card="string"),
        changed("SixPlaced", card="integer | null"),
        changed("SixPlaced", shade="integer"),
        changed("SixRules", version=None),
    ],
    ids=["a kind gone", "gone", "renamed", "another type", "a wider type", "one more", "rules"],
)
def test_what_an_old_client_would_miss_or_misread_is_found(after: Shapes) -> None:
    assert broken(shapes(), after)


def test_new_kinds_break_nothing() -> None:
    events = shapes()["Event"][""]
    more = changed("Event", **{"": f"{events} | SixSwapped"})
    assert (
        broken(shapes(), more | {"SixSwapped": {"kind": '"six.swapped"', "seat": "integer"}}) == []
    )


def test_strangers_written_by_hand_say_todays_hello() -> None:
    assert (
        raw_sockets.frame(raw_sockets.TEXT, b'{"kind":"hello","protocol":%d}' % PROTOCOL)
        == raw_sockets.HELLO
    )
