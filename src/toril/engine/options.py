"""The options of a game, each described once: what it may be, what it is unless somebody says.

A rules class writes `rows: int = option("rows", 1, MOST, house=8, default=4)`, and every layer
reads that: the check when a value is made, records and ledgers of other ages, the house that caps
what strangers may ask for, the forms of the page. Each refusal says what would be allowed.
"""

from collections.abc import Mapping, Sequence
from dataclasses import MISSING, field, fields
from typing import Any, TypeVar, cast

from toril.engine.errors import BadRules
from toril.engine.older_data import BEFORE, SINCE, cached_by_class
from toril.engine.quoting import short

T = TypeVar("T")

MOST = 1000
"""No number of cards goes beyond this, so that a made-up record cannot eat all memory."""

MOST_ROUNDS = 1000
"""No match has more rounds than this."""

MOST_BULLHEADS = 1_000_000
"""No limit is higher than this."""

ONCE_MOST_ROUNDS = 1_000_000
"""What older records may hold for the rounds: nobody can ask for so many any more."""

OPTION = "option"


class Option:
    """What an option may be: a whole number from `low` to `high`, or one of `choices`.

    Where `by` names another option, its value may set a lower `high`; a number is less than the
    option that `below` names, which stands before it. `house` is the most that a
    table of strangers offers, where that is less: beyond it a match would not end in an evening,
    or a bot's turn would take seconds to count. `house_per` makes that less again where another
    option is small: ("hand_size", 50, 100) is 50 for each card of the hand, and 100 at least.
    `once` is the most that older data may hold, where that was more: see `stored_rules`.
    `words` are numbers that have a name. `lists`: a list of numbers may stand for a choice; the
    rules class checks it.

    Not a `@value`, because `toril.engine.value` has to know `option`.
    """

    def __init__(
        self,
        about: str,
        low: int = 0,
        high: int = 0,
        *,
        default: Any = None,
        since: int = 1,
        choices: tuple[str, ...] = (),
        lists: bool = False,
        by: tuple[str, Mapping[str, int]] | None = None,
        below: str | None = None,
        house: int | None = None,
        house_per: tuple[str, int, int] | None = None,
        once: int | None = None,
        words: Mapping[str, int] | None = None,
    ) -> None:
        self.about, self.low, self.high = about, low, high
        self.default, self.since = default, since
        self.choices, self.lists = choices, lists
        self.by, self.below = by, below
        self.house, self.house_per = house, house_per
        self.once = once
        self.words = words or {}

    def most(self, rules: Any) -> int:
        """Return the highest number beside the other options of `rules`."""
        most = self.high
        if self.below is not None:
            most = min(most, getattr(rules, self.below) - 1)
        if self.by is not None:
            name, highest = self.by
            most = min(most, highest.get(getattr(rules, name), most))
        return most

    def most_in_house(self, rules: Any) -> int:
        """Return the highest number that a table of strangers offers beside the other options."""
        most = self.most(rules)
        if self.house is not None:
            most = min(most, self.house)
        if self.house_per is not None:
            name, times, least = self.house_per
            most = min(most, max(least, times * getattr(rules, name)))
        return most


def option(
    about: str, low: int = 0, high: int = 0, *, default: Any, before: Any = MISSING, **facts: Any
) -> Any:
    """Return the field of an option; None as the default means that it follows from the others.

    An option that comes later names the rules version that brings it, `since=2`, and with `before`
    what the game was like without it, if that is not the default.
    """
    made = Option(about, low, high, default=default, **facts)
    known = {OPTION: made, SINCE: made.since, BEFORE: default if before is MISSING else before}
    return field(default=default, metadata=known)


@cached_by_class
def options_of(rules: type[Any]) -> Mapping[str, Option]:
    """Return the options of a rules class by name, the seats too."""
    options: dict[str, Option] = {}
    for each in fields(rules):
        options[each.name] = found = each.metadata[OPTION]
        if found.below is not None and options[found.below].default is None:
            raise ValueError(f"{each.name} is to be below {found.below}, which may be None")
    return options


def stored_rules(make: type[T], given: Mapping[str, Any]) -> T:
    """Return the rules of data that were stored, whatever their age.

    An option that could be more `once` stays what it was: a match is what it was played as. All
    else is checked as in a value that is made today.
    """
    highest: dict[str, int] = {}
    for each in fields(cast("Any", make)):
        known, number = each.metadata.get(OPTION), given.get(each.name)
        if known and known.once and type(number) is int and known.high < number <= known.once:
            highest[each.name] = known.high
    rules: T = make(**{**given, **highest})
    for name in highest:
        object.__setattr__(rules, name, given[name])
    return rules


def check_options(rules: Any) -> None:
    """Refuse a value of a rules class in which an option is not what it may be."""
    options = options_of(type(rules)).items()
    for name, each in options:
        if each.choices and not each.lists:
            one_of(name, getattr(rules, name), each.choices)
    for name, each in options:
        given = getattr(rules, name)
        if not each.choices and not (given is None and each.default is None):
            whole(name, given, each.low, each.most(rules))


def whole(name: str, value: Any, low: int, high: int) -> None:
    """Refuse `value` unless it is a whole number from `low` to `high`."""
    if type(value) is int and low <= value <= high:
        return
    given = short(value)
    sentence = f"{name} must be a whole number, {low} to {high}, not {given}."
    raise BadRules("bad_number", sentence, option=name, low=low, high=high, given=given)


def one_of(name: str, value: Any, names: Sequence[str]) -> None:
    """Refuse `value` unless it is one of `names`."""
    if isinstance(value, str) and value in names:
        return
    allowed = ", ".join(names)
    given = short(value)
    sentence = f"{name} must be one of {allowed}, not {given}."
    raise BadRules("bad_choice", sentence, option=name, allowed=allowed, given=given)


def enough_cards(top_card: int, needed: int) -> None:
    """Refuse a deck that cannot be dealt."""
    if top_card < needed:
        raise BadRules(
            "too_few_cards",
            f"top_card must be {needed} or more to deal to everybody, not {top_card}.",
            needed=needed,
            given=top_card,
        )
