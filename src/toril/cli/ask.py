"""Asking a person for a move: what was typed becomes a legal move, or a sentence why not."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from toril.cli.story import Story, show
from toril.engine import eleven_nimmt, six_nimmt
from toril.engine.eleven_nimmt.legal import LegalTurn, LegalVictims
from toril.engine.errors import TorilError
from toril.engine.game import Card, Cards, Legal, Move
from toril.engine.games import GAMES
from toril.engine.six_nimmt.legal import LegalRows
from toril.engine.views import View
from toril.text import Catalogue

TAKE_WORDS = ("take", "toma", "t")


class Quit(Exception):
    """The person wants to stop; what was played is kept."""


class Unclear(Exception):
    """What was typed is no move; carries the sentence to answer with."""


@dataclass(frozen=True, slots=True)
class Asker:
    """Asks one person, who sees table views. `read` shows a prompt and returns a typed line."""

    catalogue: Catalogue
    story: Story
    read: Callable[[str], str]
    write: Callable[[str], None]
    one_step: bool

    def ask(self, view: View) -> Move:
        """Return the move that the person chose and, unless in one step, confirmed."""
        question, chosen = self._question(view), None
        while True:
            text = self.read(question if chosen is None else self._confirmation(chosen)).strip()
            if text.lower() in ("q", "?", "r"):
                self._command(text.lower(), view)
            elif text:
                chosen = self._understand(text, view) or chosen
                if chosen is not None and self.one_step:
                    return chosen
            elif chosen is not None:
                return chosen
            else:
                self.write(self.catalogue.say("nothing-chosen"))

    def _command(self, letter: str, view: View) -> None:
        if letter == "q":
            raise Quit
        game = "six" if isinstance(view.round, six_nimmt.TableView) else "eleven"
        message = f"help-{game}" if letter == "?" else f"rules-{game}"
        self.write(self.catalogue.say(message))

    def _understand(self, text: str, view: View) -> Move | None:
        """Return the legal move that `text` means; None after saying why it is none."""
        try:
            move = self._parse(text, view)
            if reason := view.legal.why_not(move):
                raise reason
        except Unclear as answer:
            self.write(str(answer))
        except TorilError as error:
            self.write(self.catalogue.refusal(error))
        else:
            return move
        return None

    def _parse(self, text: str, view: View) -> Move:
        words = " ".join(text.lower().split())
        if isinstance(view.round, six_nimmt.TableView):
            return self._parse_six(words, view.round)
        return self._parse_eleven(words, view.legal)

    def _parse_six(self, words: str, table: six_nimmt.TableView) -> Move:
        number = re.fullmatch(r"(?:row |fila |draft )?([0-9]{1,4})", words)
        if not number:
            raise self._unclear(words)
        value = int(number[1])
        if isinstance(table.phase, six_nimmt.ChoosingRow):
            return six_nimmt.ChooseRow(value - 1)
        drafting = isinstance(table.phase, six_nimmt.Drafting)
        return six_nimmt.Draft(value) if drafting else six_nimmt.Commit(value)

    def _parse_eleven(self, words: str, legal: Legal) -> Move:
        if isinstance(legal, LegalVictims):
            return self._victim(words, legal)
        take = re.fullmatch(rf"(?:{'|'.join(TAKE_WORDS)}) ?([0-9]{{1,4}})", words)
        if take:
            return eleven_nimmt.Take(int(take[1]))
        cards = re.fullmatch(r"[0-9]{1,4}(?: [0-9]{1,4})*", words)
        if cards and isinstance(legal, LegalTurn):
            return self._pile_for(tuple(map(int, words.split())), legal)
        try:
            return GAMES["eleven_nimmt"].parse_move(words)
        except TorilError as error:
            raise self._unclear(words) from error

    def _pile_for(self, cards: Cards, legal: LegalTurn) -> Move:
        """Return the play of `cards` on the one pile that they all fit on."""
        reach = legal.reach()
        fitting = [top for top, near in reach.items() if set(cards) <= set(near)]
        if len(fitting) == 1:
            return eleven_nimmt.Play(((fitting[0], cards),))
        if not reach and len(cards) == 1:  # a pile's number is all there is to say
            return eleven_nimmt.Take(cards[0])
        top: Card = fitting[0] if fitting else legal.tops[0]
        if not fitting and (reason := legal.why_not(eleven_nimmt.Play(((top, cards),)))):
            raise reason
        raise Unclear(self.catalogue.say("which-pile", example=f"{show(cards)}>{top}"))

    def _victim(self, words: str, legal: LegalVictims) -> Move:
        for seat in legal.victims:
            if words in (str(seat), f"rob {seat}", self.story.names[seat].lower()):
                return eleven_nimmt.Rob(seat)
        raise self._unclear(words)

    def _unclear(self, text: str) -> Unclear:
        return Unclear(self.catalogue.say("not-understood", text=text[:40]))

    def _question(self, view: View) -> str:
        say, legal, table = self.catalogue.say, view.legal, view.round
        match legal:
            case LegalRows(prices=prices):
                rows = [say("row-price", row=row, n=price) for row, price in enumerate(prices, 1)]
                phase = getattr(table, "phase", None)
                card = min(phase.cards) if isinstance(phase, six_nimmt.ChoosingRow) else 0
                return say("ask-row", card=card, rows=", ".join(rows))
            case LegalTurn():
                return say("ask-turn" if legal.reach() else "ask-turn-none")
            case LegalVictims(victims):
                return say("ask-rob", seats=", ".join(self._numbered(victims)))
            case _:
                phase = getattr(table, "phase", None)
                drafting = isinstance(phase, six_nimmt.Drafting)
                return say("ask-draft" if drafting else "ask-commit")

    def _numbered(self, seats: Sequence[int]) -> list[str]:
        return [f"{seat} ({self.story.names[seat]})" for seat in seats]

    def _confirmation(self, move: Move) -> str:
        say = self.catalogue.say
        match move:
            case six_nimmt.Commit(card):
                return say("confirm-commit", card=card)
            case six_nimmt.Draft(card):
                return say("confirm-draft", card=card)
            case six_nimmt.ChooseRow(row):
                return say("confirm-row", row=row + 1)
            case eleven_nimmt.Play(groups):
                return say("confirm-play", groups=self.story.groups(groups))
            case eleven_nimmt.Take(top):
                return say("confirm-take", top=top)
            case eleven_nimmt.Rob(seat):
                return say("confirm-rob", name=self.story.names[seat])
            case _:
                raise AssertionError(move)  # `_parse` makes nothing else
