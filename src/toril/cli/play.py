"""A match in the terminal: one person against bots. What was played is always on disk."""

from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.text import Text

from toril.cli.ask import Asker, Quit
from toril.cli.files import write_record
from toril.cli.setup import Setting
from toril.cli.story import Story
from toril.cli.table import draw
from toril.engine.game import Event
from toril.engine.match import MatchEnded
from toril.engine.record import Record
from toril.text import Catalogue

INTERRUPTED = 130
"""The exit code by which a shell knows that Ctrl-C ended a program."""


class Session:
    """Plays a match to its end, or until the person stops."""

    def __init__(
        self,
        setting: Setting,
        path: Path,
        console: Console,
        catalogue: Catalogue,
        *,
        one_step: bool,
    ) -> None:
        """Prepare to play `setting`, keeping the record in `path`."""
        self._setting, self._match = setting, setting.match
        self._path, self._console, self._catalogue = path, console, catalogue
        self._story = Story(catalogue, setting.match.rules, setting.names, setting.you)
        self._asker = Asker(
            catalogue,
            self._story,
            read=lambda question: console.input(Text(f"{question} ")),
            write=self._write,
            one_step=one_step,
        )

    def run(self) -> int:
        """Play; return the exit code. Ctrl-C and the end of input keep everything."""
        self._keep()
        try:
            while not self._match.outcome:
                self._step()
        except (Quit, EOFError):
            return self._leave(0)
        except KeyboardInterrupt:
            return self._leave(INTERRUPTED)
        self._keep()
        self._write_path("kept")
        return 0

    def _step(self) -> None:
        """Let one seat move: bots first, so that the person's commitment is the last."""
        match, you = self._match, self._setting.you
        seat = next((seat for seat in match.to_act if seat != you), you)
        if seat == you:
            self._keep()
            view = match.table_view(you)
            for line in draw(view, self._setting.names, self._catalogue):
                self._console.print(line)
            move = self._asker.ask(view)
        else:
            move = self._setting.bot(seat, match).choose(match.recall_view(seat))
        self._match, events = match.play(seat, move)
        self._tell(events)

    def _tell(self, events: Sequence[Event]) -> None:
        seen = [shown for event in events if (shown := event.seen_by(self._setting.you))]
        for sentence in self._story.tell(seen):
            self._write(sentence)
        if any(isinstance(event, MatchEnded) for event in seen):
            self._keep()

    def _write(self, sentence: str) -> None:
        self._console.print(Text(sentence))

    def _keep(self) -> None:
        write_record(self._path, Record.of(self._match, self._setting.names))

    def _leave(self, code: int) -> int:
        self._keep()
        self._console.print()
        self._write_path("kept")
        self._write_path("go-on")
        return code

    def _write_path(self, message: str) -> None:
        """Write a sentence with the record's path, unbroken so that it can be copied."""
        sentence = self._catalogue.say(message, file=str(self._path))
        self._console.print(Text(sentence), soft_wrap=True)
