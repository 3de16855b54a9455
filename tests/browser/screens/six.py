"""Tables of 6 nimmt!."""

from tests.browser.page_moves import move, six_card
from tests.browser.positions import (
    LONG,
    NAMES,
    cautiously,
    ended,
    last_card,
    named,
    six,
    too_low,
)
from tests.browser.prepared_table import PreparedTable
from tests.browser.screens.stage import Stage, rare, screen
from tests.browser.visitor import Visitor
from toril.engine.six_nimmt import Commit, SixNimmt
from toril.server.tables import commands


@screen
def six_first_trick(stage: Stage, visitor: Visitor) -> None:
    stage.sit(visitor, "six first", lambda name: six(name, tricks=0))


@screen
def six_two_seats(stage: Stage, visitor: Visitor) -> None:
    stage.sit(visitor, "six two", lambda name: six(name, seats=2, tricks=5))


@screen
def six_four_seats_card_looked_at(stage: Stage, visitor: Visitor) -> None:
    stage.sit(visitor, "six four", six)
    six_card(visitor, max(visitor.round["hand"])).focus()


@screen
def six_ten_seats(stage: Stage, visitor: Visitor) -> None:
    stage.sit(visitor, "six ten", lambda name: six(name, seats=10, tricks=3))


@screen
def six_ten_long_names_some_have_chosen(stage: Stage, visitor: Visitor) -> None:
    stage.sit(visitor, "six long", six_long)


def six_long(name: str) -> PreparedTable:
    prepared = PreparedTable(
        named(name), SixNimmt(seats=10), (*LONG, *NAMES[:6]), counter=True
    ).start()
    prepared.play(cautiously(), lambda match: len(match.round.tricks) >= 6)
    for seat in (0, 2, 3, 7):
        prepared.move(seat, Commit(prepared.match.round.hands[seat][0]))
    return prepared


@screen
def six_card_to_confirm(stage: Stage, visitor: Visitor) -> None:
    stage.sit(visitor, "six four", six)
    visitor.prefer(confirm=True)
    visitor.press(six_card(visitor, max(visitor.round["hand"])))


@screen
def six_choose_a_row(stage: Stage, visitor: Visitor) -> None:
    stage.sit(visitor, "too low", too_low)


@screen
def six_somebody_chooses_a_row(stage: Stage, visitor: Visitor) -> None:
    stage.sit(visitor, "too low", too_low, seat=1)


@screen
def six_spectator(stage: Stage, visitor: Visitor) -> None:
    stage.watch(visitor, "six four", six)


@screen
def six_paused_by_the_host(stage: Stage, visitor: Visitor) -> None:
    stage.sit(visitor, "six paused", _paused)


@screen
def six_paused_for_a_guest(stage: Stage, visitor: Visitor) -> None:
    stage.sit(visitor, "six paused", _paused, seat=1)


def _paused(name: str) -> PreparedTable:
    prepared = six(name)
    commands.host.pause.within(prepared.pen)
    return prepared


@screen
def six_under_the_clock(stage: Stage, visitor: Visitor) -> None:
    stage.sit(visitor, "six clock", _clock)


def _clock(name: str) -> PreparedTable:
    return (
        PreparedTable(named(name), SixNimmt(seats=4), NAMES[:4], clock="relaxed")
        .start()
        .deadline(59)
    )


@screen
def six_draft_of_six(stage: Stage, visitor: Visitor) -> None:
    rules = SixNimmt(seats=6, variant="draft")
    stage.sit(visitor, "draft", lambda name: PreparedTable(named(name), rules, NAMES[:6]).start())


@screen
def six_draft_later(stage: Stage, visitor: Visitor) -> None:
    stage.sit(visitor, "draft later", _draft_later)


def _draft_later(name: str) -> PreparedTable:
    prepared = PreparedTable(named(name), SixNimmt(seats=4, variant="draft"), NAMES[:4]).start()
    return prepared.play(cautiously(), lambda match: len(match.moves) >= 20)


@screen
def six_draft_hands(stage: Stage, visitor: Visitor) -> None:
    six_draft_later(stage, visitor)
    visitor.tap("six-hands")


@rare
def six_draft_beside_a_large_table(stage: Stage, visitor: Visitor) -> None:
    """Everybody's hand and the counter lie in the panel."""
    visitor.page.set_viewport_size({"width": 1920, "height": 1080})

    def make(name: str) -> PreparedTable:
        return six(name, tricks=2, variant="draft")

    stage.sit(visitor, "draft beside", make)
    for title in ("six-hands-title", "page-menu-counter", "page-menu-log"):
        visitor.page.get_by_role("heading", name=visitor.say(title), exact=True).wait_for()


@screen
def six_tactics(stage: Stage, visitor: Visitor) -> None:
    stage.sit(visitor, "tactics", lambda name: six(name, seats=3, variant="tactics"))


@screen
def six_round_summary(stage: Stage, visitor: Visitor) -> None:
    stage.sit(visitor, "six summary", lambda name: last_card(name, seats=6))
    move(visitor, Commit(visitor.round["hand"][0]))
    visitor.page.get_by_role("dialog").wait_for()


@screen
def six_result_of_the_host(stage: Stage, visitor: Visitor) -> None:
    stage.sit(visitor, "six result", lambda name: ended(name, SixNimmt(seats=5)))


@screen
def six_result_of_ten_with_long_names(stage: Stage, visitor: Visitor) -> None:
    names = (*LONG, *NAMES[:6])
    stage.sit(visitor, "six ten result", lambda name: ended(name, SixNimmt(seats=10), names), 1)


@screen
def six_result_shared(stage: Stage, visitor: Visitor) -> None:
    six_result_of_the_host(stage, visitor)
    visitor.tap("page-share")
    visitor.page.get_by_role("dialog").get_by_role("img").wait_for()


@rare
def six_result_asked_for_another(stage: Stage, visitor: Visitor) -> None:
    stage.sit(visitor, "six result", lambda name: ended(name, SixNimmt(seats=5)), seat=1)
    visitor.tap("match-ask-again")
    asked = visitor.say("story-asked-again", you="yes", n=1, names="")
    visitor.page.get_by_text(asked).wait_for()


@screen
def six_result_table_behind(stage: Stage, visitor: Visitor) -> None:
    six_result_of_the_host(stage, visitor)
    visitor.tap("match-look")


@screen
def six_a_bot_stands_in_for_me(stage: Stage, visitor: Visitor) -> None:
    stage.sit(visitor, "six stood in", _stood_in)


def _stood_in(name: str) -> PreparedTable:
    prepared = six(name)
    commands.server.stand_in.within(prepared.pen, [0], "clock")
    return prepared
