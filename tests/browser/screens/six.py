"""Tables of 6 nimmt!."""

import re

from tests.browser.page_moves import move, six_card
from tests.browser.positions import (
    LONG,
    NAMES,
    cautiously,
    ended,
    named,
    six,
    too_low,
)
from tests.browser.prepared_table import PreparedTable
from tests.browser.screens.stage import Stage, screen
from tests.browser.visitor import Visitor
from toril.engine.six_nimmt import Commit, Placed, SixNimmt
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
    visitor.page.evaluate(CONFIRM)
    visitor.page.reload()
    visitor.press(six_card(visitor, max(visitor.round["hand"])))


CONFIRM = """() => localStorage.setItem("toril.settings", JSON.stringify(
  { ...JSON.parse(localStorage.getItem("toril.settings")), confirm: true }))"""


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


@screen
def six_tactics(stage: Stage, visitor: Visitor) -> None:
    stage.sit(visitor, "tactics", lambda name: six(name, seats=3, variant="tactics"))


@screen
def six_round_summary(stage: Stage, visitor: Visitor) -> None:
    stage.sit(visitor, "six summary", _last_card)
    move(visitor, Commit(visitor.round["hand"][0]))
    visitor.page.get_by_role("dialog").wait_for()


def _last_card(name: str) -> PreparedTable:
    """Return a table at which only Ana's last card of the round lacks, and none is too low."""
    for luck in range(1000):
        code = named(f"{name} {luck}")
        prepared = PreparedTable(code, SixNimmt(seats=6), NAMES[:6], counter=True).start()
        prepared.play(cautiously(), lambda match: len(match.round.tricks) == 9)
        for seat in range(1, 6):
            prepared.move(seat, Commit(prepared.match.round.hands[seat][0]))
        after, _ = prepared.match.play(0, Commit(prepared.match.round.hands[0][0]))
        if after.round_number == 2:
            return prepared
    raise LookupError("no such deal")


@screen
def six_result_of_the_host(stage: Stage, visitor: Visitor) -> None:
    stage.sit(visitor, "six result", lambda name: ended(name, SixNimmt(seats=5)))


@screen
def six_result_of_ten_with_long_names(stage: Stage, visitor: Visitor) -> None:
    names = (*LONG, *NAMES[:6])
    stage.sit(visitor, "six ten result", lambda name: ended(name, SixNimmt(seats=10), names), 1)


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


@screen
def six_cards_are_revealed(stage: Stage, visitor: Visitor) -> None:
    _tell(stage, visitor, "six revealed", "six-revealed")


@screen
def six_a_row_is_taken(stage: Stage, visitor: Visitor) -> None:
    _tell(stage, visitor, "six taken", None)


def _tell(stage: Stage, visitor: Visitor, name: str, sentence: str | None) -> None:
    """Play the highest card, slowly, and stop the story at a sentence, or at a taken row."""
    stage.sit(visitor, name, _all_but_me)
    visitor.page.evaluate(SLOWLY)
    visitor.page.reload()
    visitor.press(six_card(visitor, max(visitor.round["hand"])))
    bar = visitor.page.get_by_role("banner")
    if sentence is not None:
        bar.get_by_text(visitor.say(sentence)).wait_for()
        return
    told = visitor.say("six-sixth", you="no", name="…", card=0, n=0).split("…")[1]
    mine = visitor.say("six-sixth", you="yes", name="", card=0, n=0).split("0")[1]
    bar.get_by_text(re.compile(f"{re.escape(mine[:12])}|{re.escape(told[:12])}")).wait_for()


def _all_but_me(name: str) -> PreparedTable:
    """Return a table at which only Ana's highest card lacks, and the trick will cost a row."""
    for luck in range(200):
        prepared = six(f"{name} {luck}", seats=5, tricks=6)
        for seat in range(1, 5):
            prepared.move(seat, Commit(max(prepared.match.round.hands[seat])))
        last = prepared.match.play(0, Commit(max(prepared.match.round.hands[0])))[1]
        if any(isinstance(each, Placed) and each.why == "sixth card" for each in last):
            return prepared
    raise LookupError("no such deal")


SLOWLY = CONFIRM.replace("confirm: true", 'speed: "slow"')
