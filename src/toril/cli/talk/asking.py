"""Asking a person for a move: a question, an answer, and unless in one step a confirmation."""

from collections.abc import Awaitable, Callable, Generator
from typing import TypeAlias

from toril.cli.talk.read_typed import Unclear, ask_rob, read_move
from toril.cli.talk.rules_told import rules_told
from toril.cli.talk.story import Story
from toril.engine import eleven_nimmt, six_nimmt
from toril.engine.eleven_nimmt.legal import LegalTurn, LegalVictims
from toril.engine.errors import TorilError
from toril.engine.game import Move
from toril.engine.games import game_of
from toril.engine.six_nimmt.legal import LegalCards, LegalRows
from toril.engine.value import value
from toril.engine.views import View

Ask: TypeAlias = Callable[[str], Awaitable[str]]
"""Shows a question and returns the answer."""

Talk: TypeAlias = Generator[str, str, Move]
"""A conversation: yields questions, is sent what was typed, and ends with a move."""


class Quit(Exception):
    """The person wants to stop; what was played is kept."""


@value
class Asker:
    """Asks one person, who sees table views. `keys` is what is said about other things to type."""

    story: Story
    write: Callable[[str], None]
    draw: Callable[[View], None]
    one_step: bool
    keys: str

    def ask(self, view: View, read: Callable[[str], str]) -> Move:
        """Return the move that the person chose; `read` shows a question, returns a typed line."""
        self.draw(view)
        talk = self.talk(view)
        question = next(talk)
        while True:
            try:
                question = talk.send(read(question))
            except StopIteration as end:
                move: Move = end.value
                return move

    def talk(self, view: View) -> Talk:
        """Ask until the person has chosen and, unless in one step, confirmed a move."""
        chosen: Move | None = None
        while True:
            text = yield self._question(view) if chosen is None else self._confirmation(chosen)
            text = text.strip()
            if text.lower() in ("q", "?", "r"):
                self._command(text.lower(), view)
            elif text:
                move = self._understand(text, view)
                if move is not None and (self.one_step or move == chosen):
                    return move
                chosen = move or chosen
            elif chosen is not None:
                return chosen
            else:
                self.draw(view)  # Enter alone: let me see the table again

    def _command(self, letter: str, view: View) -> None:
        say = self.story.catalogue.say
        match letter:
            case "q":
                raise Quit
            case "r":
                self.write(rules_told(view.round.rules, self.story.catalogue))
                self.draw(view)
            case _:
                self.write(self._help(view))
                self.write(say(f"help-signs-{game_of(view.round.rules).short}"))
                self.write(self.keys)

    def _help(self, view: View) -> str:
        say = self.story.catalogue.say
        match view.legal:
            case LegalRows():
                return say("help-row")
            case LegalVictims(may_decline=may):
                return say("help-may-rob" if may else "help-rob")
            case LegalTurn():
                return say("help-turn")
            case LegalCards():
                return say("help-card")
            case other:
                raise TypeError(f"there is no help for {type(other).__name__}")

    def _understand(self, text: str, view: View) -> Move | None:
        """Return the legal move that `text` means; None after saying why it is none."""
        try:
            move = read_move(text, view, self.story)
            if reason := view.legal.why_not(move):
                raise reason
        except Unclear as answer:
            self.write(str(answer))
        except TorilError as error:
            self.write(self.story.catalogue.refusal(error))
        else:
            return move
        return None

    def _question(self, view: View) -> str:
        say, legal, table = self.story.catalogue.say, view.legal, view.round
        match legal:
            case LegalRows(rows):
                assert isinstance(table, six_nimmt.TableView)
                assert isinstance(table.phase, six_nimmt.ChoosingRow)
                return say("ask-row", card=min(table.phase.cards), last=len(rows))
            case LegalTurn():
                return say("ask-turn") if legal.reach() else say("ask-turn-none")
            case LegalVictims():
                return ask_rob(legal, self.story)
            case LegalCards(move):
                return say("ask-draft") if move is six_nimmt.Draft else say("ask-commit")
            case _:
                raise TypeError(f"there is no question for {type(legal).__name__}")

    def _confirmation(self, move: Move) -> str:
        say = self.story.catalogue.say
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
            case eleven_nimmt.Decline():
                return say("confirm-decline")
            case _:
                raise AssertionError(move)  # `read_move` makes nothing else
