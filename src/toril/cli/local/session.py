"""A match in the terminal: one person against bots. What was played is always on disk."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console
from rich.text import Text

from toril.bots.substitutes import NOT_READY, UNSUPPORTED, who_decides_once_ready
from toril.cli.exit_codes import INTERRUPTED
from toril.cli.files import write_record
from toril.cli.local.match import LocalMatch
from toril.cli.talk.asking import Asker, Quit
from toril.cli.talk.bots import called
from toril.cli.talk.console import command_line, uninterrupted
from toril.cli.talk.drawing import Drawing
from toril.cli.talk.editor import can_edit, lines_in, make_editor
from toril.cli.talk.story import Story
from toril.engine.game import Event, put_at
from toril.engine.record import Record
from toril.engine.views import View
from toril.fast.compiling import ready
from toril.text import Catalogue

if TYPE_CHECKING:
    from prompt_toolkit import PromptSession


class MatchSession:
    """Plays a match to its end, or until the person stops."""

    def __init__(
        self,
        local: LocalMatch,
        path: Path,
        console: Console,
        catalogue: Catalogue,
        *,
        one_step: bool,
    ) -> None:
        """Prepare to play `local`, keeping the record in `path`."""
        self._local, self._match = local, local.match
        self._path, self._console, self._catalogue = path, console, catalogue
        names = tuple(called(name, catalogue) for name in local.names)
        shown = put_at(names, local.you, catalogue.say("you"))
        self._story = Story(catalogue, local.match.rules, shown, local.you)
        self._one_step = one_step
        self._editor: PromptSession[str] | None = None
        self._question = ""
        self._typed: list[str] = []  # lines that were pasted and not used yet
        self._asker = Asker(
            self._story,
            write=self._write,
            draw=self._draw,
            one_step=one_step,
            keys=catalogue.say("help-keys"),
        )

    def run(self) -> int:
        """Play; return the exit code. Ctrl-C and the end of input keep everything."""
        self._keep()
        self._greet()
        try:
            self._get_ready()
            while not self._match.outcome:
                self._step()
        except (Quit, EOFError):
            return self._leave(0)
        except KeyboardInterrupt:
            return self._leave(INTERRUPTED)
        self._keep()
        self._write_whole("kept", file=str(self._path))
        return 0

    def _step(self) -> None:
        """Let one seat move: bots first, so that the person's commitment is the last."""
        match, you = self._match, self._local.you
        seat = next((seat for seat in match.to_act if seat != you), you)
        if seat == you:
            self._keep()
            move = self._asker.ask(match.table_view(you), self._read)
        else:
            move = self._local.bot(seat, match).choose(match.recall_view(seat))
        self._match, events = match.play(seat, move)
        self._tell(events)

    def _greet(self) -> None:
        """Say who plays, and after a pause what happened last."""
        say, match = self._catalogue.say, self._match
        others = [name for seat, name in enumerate(self._story.names) if seat != self._local.you]
        game = say(f"game-{match.rules.game}")
        self._write(say("welcome", game=game, names=self._story.all_of(others)))
        self._write(say("help-keys"))
        if match.moves:
            for sentence in self._drawing().resumed(match.table_view(self._local.you)):
                self._write(sentence)

    def _get_ready(self) -> None:
        """Load the kernels of bots that search; say who plays where they do not yet, or cannot."""
        rules, game = self._match.rules, self._match.rules.game
        deciders = [who_decides_once_ready(bot, rules) for bot in self._local.bots.values()]
        if any(each.why for each in deciders):
            self._write(self._catalogue.say("bots-unsupported", bot=str(UNSUPPORTED)))
        if ready.is_ready(game) or all(each.bot.needs(game) != "kernels" for each in deciders):
            return
        if ready.must_compile():
            self._write(self._catalogue.say("bots-not-ready", bot=str(NOT_READY)))
            ready.warm_in_background()
        else:
            ready.wait_until_ready()

    def _drawing(self) -> Drawing:
        """Return what draws tables in the window as wide as it is now."""
        return Drawing(self._story, self._console.width)

    def _draw(self, view: View) -> None:
        for line in self._drawing().draw(view):
            self._console.print(line)

    def _tell(self, events: Sequence[Event]) -> None:
        seen = [shown for event in events if (shown := event.seen_by(self._local.you))]
        for sentence in self._story.tell(seen):
            self._write(sentence)

    def _read(self, question: str) -> str:
        """Show a question and return the line that was typed, with an editor at a terminal."""
        if not can_edit(self._console):
            return self._console.input(Text(f"{question} "))
        self._question = question
        if self._editor is None:
            self._editor = make_editor(lambda: self._question)
        if not self._typed:
            self._typed = lines_in(self._editor.prompt())
        return self._typed.pop(0)

    def _write(self, sentence: str) -> None:
        self._console.print(Text(sentence))

    def _keep(self) -> None:
        write_record(self._path, Record.of(self._match, self._local.names))

    def _leave(self, code: int) -> int:
        with uninterrupted():
            self._keep()
            self._console.print()
            self._write_whole("kept", file=str(self._path))
            self._write_whole("go-on", command=self._command())
        return code

    def _command(self) -> str:
        """Return the command that goes on with this match."""
        one_step = ["--one-step"] if self._one_step else []
        language = ["--lang", self._catalogue.language]
        return command_line("play", "--resume", str(self._path), *language, *one_step)

    def _write_whole(self, message: str, **facts: str) -> None:
        """Write a sentence without breaking it, so that a path in it can be copied."""
        self._console.print(Text(self._catalogue.say(message, **facts)), soft_wrap=True)
