"""`@value` is a frozen, slotted dataclass to everybody who uses one."""

import copy
import pickle
from dataclasses import FrozenInstanceError, field, fields, is_dataclass, replace
from typing import Any, ClassVar

import pytest

from toril import ElevenNimmt, Match, SixNimmt, parse_position
from toril.engine.six_nimmt import Commit, Draft
from toril.engine.value import value


@value
class Point:
    """A value with a default, a class variable, a hidden field and a check."""

    unit: ClassVar[str] = "cm"
    x: int
    y: int = 2
    note: str = field(default="", repr=False)

    def __post_init__(self) -> None:
        """Refuse what no point has."""
        if self.x < 0:
            raise ValueError("x")


@value
class Empty:
    """A value without fields."""


def test_it_is_made_like_a_dataclass() -> None:
    assert (Point(1).x, Point(1).y, Point(x=3, y=4).y) == (1, 2, 4)
    assert [each.name for each in fields(Point)] == ["x", "y", "note"]
    assert replace(Point(1), y=9) == Point(1, 9)
    assert Point.__match_args__ == ("x", "y", "note")
    make: Any = Point
    with pytest.raises(TypeError):
        make()
    assert is_dataclass(make)
    with pytest.raises(ValueError, match="x"):
        Point(-1)


def test_it_cannot_be_changed() -> None:
    point: Any = Point(1)
    with pytest.raises(FrozenInstanceError):
        point.x = 2
    with pytest.raises(FrozenInstanceError):
        del point.x
    with pytest.raises((FrozenInstanceError, AttributeError)):
        point.other = 2
    assert not hasattr(point, "__dict__")
    assert point == Point(1)


def test_it_is_equal_by_class_and_fields() -> None:
    assert Point(1, 2) == Point(1)
    assert Point(1) != Point(2)
    plain: Any = (1, 2, "")
    assert Point(1) != plain
    assert hash(Point(1)) == hash(Point(1, 2))
    assert len({Commit(7), Draft(7), Commit(7)}) == 2
    assert Empty() == Empty()
    assert hash(Empty()) == hash(Empty())


def test_its_repr_evaluates_back_and_leaves_out_what_is_secret() -> None:
    assert repr(Point(1, note="secret")) == "Point(x=1, y=2)"
    assert eval(repr(Point(1, 5))) == Point(1, 5)
    assert repr(Empty()) == "Empty()"


LINE = "six_nimmt seats=2; rows 12 14/37/43/58; hands 3 21/9 26; commit 3 -"


@pytest.mark.parametrize(
    "thing",
    [
        SixNimmt(seats=3),
        ElevenNimmt(seats=3),
        Commit(3),
        parse_position(LINE),
        parse_position(LINE).recall_view(0),
        parse_position(LINE).legal(7),
        Match.start(ElevenNimmt(), "hola"),
    ],
    ids=lambda thing: type(thing).__name__,
)
def test_it_survives_pickling_and_copying(thing: Any) -> None:
    for again in (pickle.loads(pickle.dumps(thing)), copy.copy(thing), copy.deepcopy(thing)):
        assert again == thing
        assert hash(again) == hash(thing)


def test_a_refusal_survives_pickling_with_its_code_and_facts() -> None:
    error = parse_position(LINE).legal(0).why_not(Commit(104))
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), again.code, again.facts) == (type(error), error.code, error.facts)
    assert again.sentence == error.sentence


@pytest.mark.parametrize("made", [field(default_factory=list), field(compare=False)])
def test_what_it_does_not_support_is_refused_where_it_is_written(made: Any) -> None:
    with pytest.raises(TypeError, match="is not a field of a value"):
        value(type("Odd", (), {"__annotations__": {"many": list}, "many": made}))
