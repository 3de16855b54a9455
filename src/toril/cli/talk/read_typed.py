"""Reads what a person typed as a move: forgiving about how it is written, never about the rules."""

import re

from toril.cli.talk.story import Story, show
from toril.cli.talk.vocabulary import any_of, words_for
from toril.engine import eleven_nimmt, six_nimmt
from toril.engine.eleven_nimmt.legal import LegalTurn, LegalVictims
from toril.engine.game import Cards, Legal, Move
from toril.engine.quoting import printable
from toril.engine.views import View
from toril.text import Catalogue

_NUMBER = r"[0-9]{1,4}"
# Something stands between any two numbers: where it could be left out, a long number could be cut
# into short ones in more ways than there is time to try.
_CARDS = rf"{_NUMBER}(?:[ ,;+]+{_NUMBER})*[ ,;+]*"
_GROUP = rf"({_CARDS})> ?({_NUMBER})"
_GROUPS = rf"{_GROUP}(?:[ ,;]+{_GROUP})*[ ,;]*"


class Unclear(Exception):
    """What was typed is no move; carries the sentence to answer with."""


def read_move(text: str, view: View, story: Story) -> Move:
    """Return the move that `text` means in the position of `view`, legal or not."""
    words = " ".join(text.lower().split())
    table, legal = view.round, view.legal
    match table:
        case six_nimmt.TableView():
            move = _six(words, table)
        case eleven_nimmt.TableView() if isinstance(legal, LegalVictims):
            move = _victim(words, legal, story)
        case eleven_nimmt.TableView():
            move = _turn(words, legal, story)
        case _:
            raise TypeError(f"no moves of {table.rules.game} can be typed")
    if move is None:
        raise not_understood(text, story.catalogue)
    return move


def not_understood(text: str, catalogue: Catalogue) -> Unclear:
    """Answer what means nothing, quoting some of it."""
    shown = printable(text[:40])
    return Unclear(catalogue.say("not-understood", text=shown))


def _six(words: str, table: six_nimmt.TableView) -> Move | None:
    match table.phase:
        case six_nimmt.ChoosingRow():
            number = re.fullmatch(rf"(?:{any_of('row')} )?({_NUMBER})", words)
            return six_nimmt.ChooseRow(int(number[1]) - 1) if number else None
        case six_nimmt.Drafting():
            return six_nimmt.Draft(int(words)) if re.fullmatch(_NUMBER, words) else None
        case _:
            return six_nimmt.Commit(int(words)) if re.fullmatch(_NUMBER, words) else None


def _victim(words: str, legal: LegalVictims, story: Story) -> Move:
    for seat in legal.victims:
        name = story.names[seat].lower()
        if words in (str(seat), name, name.partition(" (")[0]):
            return eleven_nimmt.Rob(seat)
    if legal.may_decline and words in words_for("nobody"):  # somebody may be called No
        return eleven_nimmt.Decline()
    raise Unclear(ask_rob(legal, story))


def ask_rob(legal: LegalVictims, story: Story) -> str:
    """Return the question whom to rob, with the answers that there are."""
    message = "ask-may-rob" if legal.may_decline else "ask-rob"
    return story.catalogue.say(message, seats=story.numbered(legal.victims))


def _turn(words: str, legal: Legal, story: Story) -> Move | None:
    if take := re.fullmatch(rf"{any_of('take')} ?({_NUMBER})", words):
        return eleven_nimmt.Take(int(take[1]))
    words = re.sub(f" ?{any_of('on')} ?", ">", words)
    if re.fullmatch(_GROUPS, words):
        found = re.findall(_GROUP, words)
        return eleven_nimmt.Play(tuple((int(top), _cards(cards)) for cards, top in found))
    if re.fullmatch(_CARDS, words) and isinstance(legal, LegalTurn):
        return _without_a_pile(_cards(words), legal, story)
    return None


def _cards(words: str) -> Cards:
    return tuple(map(int, re.findall(_NUMBER, words)))


def _without_a_pile(cards: Cards, legal: LegalTurn, story: Story) -> Move:
    """Return the play on the one pile that all `cards` fit on; ask where there are several."""
    reach = legal.reach()
    if not reach and len(cards) == 1:  # nothing can be played: it is a pile to take
        return eleven_nimmt.Take(cards[0])
    fitting = [top for top, near in reach.items() if set(cards) <= set(near)]
    if len(fitting) > 1:
        examples = story.either([f"{show(cards)}>{top}" for top in fitting])
        raise Unclear(story.catalogue.say("which-pile", examples=examples))
    return eleven_nimmt.Play((((fitting or legal.tops)[0], cards),))
