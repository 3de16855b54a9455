"""Tables of 11 nimmt!."""

from tests.browser.page_moves import eleven_card, eleven_pile, lay_beside, move
from tests.browser.positions import NAMES, eleven, ended, hoarding, many_piles, named, robbing
from tests.browser.prepared_table import PreparedTable
from tests.browser.screens.stage import Stage, screen
from tests.browser.visitor import Visitor
from toril.engine.eleven_nimmt import ElevenNimmt, Take


@screen
def eleven_first_turn(stage: Stage, visitor: Visitor) -> None:
    stage.sit(visitor, "eleven first", lambda name: eleven(name, turns=0))


@screen
def eleven_four_seats(stage: Stage, visitor: Visitor) -> None:
    stage.sit(visitor, "eleven four", eleven)


@screen
def eleven_pile_chosen(stage: Stage, visitor: Visitor) -> None:
    eleven_four_seats(stage, visitor)
    visitor.press(eleven_pile(visitor, visitor.legal["take"][0]))


@screen
def eleven_card_chosen(stage: Stage, visitor: Visitor) -> None:
    eleven_four_seats(stage, visitor)
    fits = [card for cards in visitor.legal["reach"].values() for card in cards]
    several = [card for card in fits if fits.count(card) > 1]
    visitor.press(eleven_card(visitor, (several or fits)[0]))


@screen
def eleven_play_on_several_piles(stage: Stage, visitor: Visitor) -> None:
    stage.sit(visitor, "many bull cards", lambda name: many_piles(name, bull_card_from=1))
    used: set[int] = set()
    for top, cards in list(visitor.legal["reach"].items())[: min(4, visitor.legal["piles"])]:
        free = [card for card in cards if card not in used][:2]
        if free:
            lay_beside(visitor, int(top), *free)
            used.update(free)


@screen
def eleven_seven_seats(stage: Stage, visitor: Visitor) -> None:
    stage.sit(visitor, "eleven seven", lambda name: eleven(name, seats=7, turns=45))


@screen
def eleven_many_piles(stage: Stage, visitor: Visitor) -> None:
    stage.sit(visitor, "many piles", many_piles)


@screen
def eleven_choose_whom_to_rob(stage: Stage, visitor: Visitor) -> None:
    stage.sit(visitor, "robbing", robbing)


@screen
def eleven_rob_one_of_six_or_nobody(stage: Stage, visitor: Visitor) -> None:
    stage.sit(visitor, "mercy", lambda name: robbing(name, seats=7, rob="may"))


@screen
def eleven_others_turn(stage: Stage, visitor: Visitor) -> None:
    stage.sit(visitor, "eleven four", eleven, seat=2)


@screen
def eleven_spectator(stage: Stage, visitor: Visitor) -> None:
    stage.watch(visitor, "eleven four", eleven)


@screen
def eleven_result(stage: Stage, visitor: Visitor) -> None:
    stage.sit(visitor, "eleven result", lambda name: ended(name, ElevenNimmt(seats=4)))


@screen
def eleven_round_summary(stage: Stage, visitor: Visitor) -> None:
    stage.sit(visitor, "eleven summary", _last_take)
    move(visitor, Take(visitor.legal["take"][0]))
    visitor.page.get_by_role("dialog").wait_for()


def _last_take(name: str) -> PreparedTable:
    """Return a table of two where Ana's next take empties the deck: both have many cards."""
    for luck in range(100):
        code, rules = named(f"{name} {luck}"), ElevenNimmt(seats=2, rounds=2)
        prepared = PreparedTable(code, rules, NAMES[:2]).start()
        prepared.play(hoarding(), lambda match: len(match.round.piles) == 40)
        if prepared.match.to_act == (0,):
            return prepared
    raise LookupError("no such deal")
