"""The talk with a person about their next move: asked, confirmed, and dropped with its turn."""

from toril.cli.join.latest_state import LatestState
from toril.cli.join.narrator import Narrator
from toril.cli.join.prompts import help_about
from toril.cli.talk.asking import Asker, Talk
from toril.cli.talk.lines import Lines
from toril.engine.game import Move


class MoveTalk:
    """What is being asked about a move at a server's table, while news come in."""

    def __init__(
        self, latest: LatestState, lines: Lines, narrator: Narrator, *, one_step: bool
    ) -> None:
        """Talk about moves in the `latest` state; in `one_step` without a confirmation."""
        self._latest, self._lines, self._narrator = latest, lines, narrator
        self._one_step = one_step
        self._talk: Talk | None = None
        self._question = ""
        self._confirming = False
        self._turn: tuple[int, int] | None = None  # in which a move would have counted at last look

    @property
    def question(self) -> str | None:
        """What is asked now; None where nothing is."""
        return self._question if self._talk else None

    def begin(self) -> None:
        """Begin to talk about a move."""
        table, view = self._latest.table, self._latest.view
        assert view is not None
        asker = Asker(
            table.story(),
            self._narrator.write,
            self._narrator.draw,
            self._one_step,
            help_about(table),
        )
        self._talk = asker.talk(view)
        self._question, self._confirming = next(self._talk), False

    def answer(self, line: str) -> Move | None:
        """Go on with what was typed; return the move once it is chosen.

        Where nothing is asked the talk begins: until all have chosen, a card may be exchanged (S3).
        """
        if self._talk is None:
            self.begin()
        assert self._talk is not None
        before = self._question
        try:
            self._question = self._talk.send(line)
            self._confirming = self._confirming or self._question != before
        except StopIteration as end:
            self._talk, self._confirming = None, False
            move: Move = end.value
            return move
        return None

    def drop_if_over(self, *, asked: bool) -> None:
        """Forget what was typed for a turn that has passed: it must not count in the next one.

        `asked` is whether the table waits for this person's move now.
        """
        latest = self._latest
        if self._turn is not None and self._turn != latest.moment:
            if self._lines.forget() or self._confirming:
                self._narrator.write(latest.table.words.say("join-turn-passed"))
            self._talk, self._confirming = None, False
        elif not asked and not (self._confirming and latest.may_move):
            if self._talk and latest.table.stands_in:
                self._lines.forget()
            self._talk, self._confirming = None, False
        self._turn = latest.moment if latest.may_move else None
