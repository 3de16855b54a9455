"""JSON is read back only where it fits exactly."""

import json
from typing import Any

import pytest

from toril import BadNotation, ElevenNimmt, Match, SixNimmt, View, from_json, to_json
from toril.engine.eleven_nimmt import ElevenMove, Play
from toril.engine.six_nimmt import ChooseRow, Commit, Draft, SixMove


def test_a_value_is_an_object_with_its_kind() -> None:
    assert to_json(Commit(42)) == {"kind": "six.commit", "card": 42}
    assert to_json(Play.of({33: [36, 34]})) == {"kind": "eleven.play", "groups": [[33, [34, 36]]]}


def test_a_union_is_read_by_kind() -> None:
    assert from_json(SixMove, {"kind": "six.draft", "card": 7}) == Draft(7)
    assert from_json(SixMove, {"kind": "six.choose_row", "row": 0}) == ChooseRow(0)
    assert from_json(ElevenMove, to_json(Play.of({33: [34]}))) == Play.of({33: [34]})


@pytest.mark.parametrize("rules", [SixNimmt(seats=3), ElevenNimmt(seats=3)], ids=str)
def test_a_whole_view_of_either_game_survives(rules: Any) -> None:
    match: Match[Any] = Match.start(rules, "hola")
    for view in (match.table_view(0), match.recall_view(1), match.table_view(None)):
        assert from_json(View, json.loads(json.dumps(to_json(view)))) == view


ODD: dict[str, Any] = {
    "nothing": None,
    "a number": 42,
    "a list": [],
    "no kind": {"card": 42},
    "an unknown kind": {"kind": "six.castle", "card": 42},
    "the name of a class": {"kind": "Commit", "card": 42},
    "a kind of the other game": {"kind": "eleven.take", "top": 42},
    "a field missing": {"kind": "six.commit"},
    "a field too many": {"kind": "six.commit", "card": 42, "row": 1},
    "a truth for a number": {"kind": "six.commit", "card": True},
    "text for a number": {"kind": "six.commit", "card": "42"},
    "a fraction": {"kind": "six.commit", "card": 42.0},
}


@pytest.mark.parametrize("name", ODD)
def test_what_does_not_fit_is_refused(name: str) -> None:
    with pytest.raises(BadNotation) as refused:
        from_json(SixMove, ODD[name])
    assert refused.value.code == "bad_json"


@pytest.mark.parametrize(
    "groups", [{}, [[33]], [[33, [34], 1]], [[33, 34]], [["33", [34]]], "33", [[33, [None]]]]
)
def test_a_play_that_does_not_fit_is_refused(groups: Any) -> None:
    with pytest.raises(BadNotation):
        from_json(ElevenMove, {"kind": "eleven.play", "groups": groups})


def test_what_has_no_json_form_is_a_mistake_of_the_caller() -> None:
    with pytest.raises(TypeError):
        to_json({1, 2})
