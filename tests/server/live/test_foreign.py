"""Lines of other workers, told in the orders that they were written by."""

from tests.server.tables.story import ANA, BEN, Story, playing, rules_for
from toril.engine.six_nimmt import Commit
from toril.server.live.foreign import orders_in
from toril.server.tables import commands


def exchanged_in_the_last_moment() -> tuple[Story, int]:
    """Return a table at which, in one millisecond, Ana exchanges a card and Ben ends the trick."""
    story = playing(2, rules_for(2, hand_size=4))
    story.move(ANA, Commit(story.hand(0)[0]), command="first")
    known = len(story.lines)
    story.move(ANA, Commit(story.hand(0)[1]), command="second")
    story.move(BEN, Commit(story.hand(1)[0]), command="third")
    return story, known


def test_what_only_its_owner_is_told_is_told_before_the_trick_is_over() -> None:
    story, known = exchanged_in_the_last_moment()
    orders = list(orders_in(story.lines[known:], known, ()))
    assert [order[0].command for order in orders] == ["second", "third"]


def test_a_seat_taken_back_with_a_move_is_one_order() -> None:
    story = playing(2, rules_for(2, hand_size=4), clock="quick")
    assert story.table.deadline is not None
    story.now = story.table.deadline
    story.act(commands.server.do_what_is_due())
    known = len(story.lines)
    story.move(ANA, Commit(story.hand(0)[0]), command="late")
    (order,) = orders_in(story.lines[known:], known, ())
    assert [type(line.entry).__name__ for line in order][:2] == ["GaveBack", "Moved"]
