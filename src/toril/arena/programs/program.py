"""Somebody's program on stdin and stdout, as a player.

A turn that the program loses is played by `random`, so that a fault never gains anything over a
bad move, and it is counted once, by what went wrong. A program that has crashed or hangs is
started again. A program that makes no move between two starts, a few times in a row, is given up,
and so is a program that does not even say hello: then only `random` plays, until the next
deal or match begins. So nothing depends on which deals the same process happens to play.
"""

import errno
import os
import shlex
import shutil
from collections import Counter
from pathlib import Path
from random import Random

from toril.arena.programs import protocol
from toril.arena.programs.conversation import Conversation, LostTurn, OtherProtocol
from toril.arena.programs.protocol import Limits, Message
from toril.arena.stderr import EntrantWarnings
from toril.bots.substitutes import LOST_TURN
from toril.engine.errors import TorilError
from toril.engine.game import Move, Rules, Seat
from toril.engine.views import View

PROGRAM = "exec:"
"""What the name of a program begins with in a contest; the rest is its command line."""

STARTS = 11
"""How often a program is started without a single move in between, before it is given up."""

GIVEN_UP = "given_up"
"""The fault of every turn for which the program was not asked any more."""

GRACE = 1.0
"""Seconds that a program has to end after bye."""


class Program:
    """A player whose moves a program chooses."""

    def __init__(
        self,
        command: str,
        limit_ms: int,
        start_ms: int = 60_000,
        warnings: EntrantWarnings | None = None,
    ) -> None:
        """Refuse a command that cannot be run; nothing is started before the first match."""
        self.name = PROGRAM + command
        self.faults: Counter[str] = Counter()
        self._words = _words(command)
        self._limits = Limits(limit_ms, start_ms)
        self._conversation: Conversation | None = None
        self._rules: Rules | None = None
        self._begun: Message = {}
        self._fallback = LOST_TURN.make(Random(0))
        self._starts_left = STARTS
        self._no_hello: LostTurn | None = None
        self._warnings = warnings or EntrantWarnings(self.name)

    def check(self, rules: Rules) -> str:
        """Return how the program introduces itself; refuse it where it says no proper hello."""
        try:
            conversation = Conversation(self._words, rules, self._limits, self._warnings)
        except OSError as error:
            raise _cannot_start(self._words[0], error) from error
        except OtherProtocol as other:
            found = protocol.shown(other.spoken)
            raise TorilError(
                "program_protocol",
                f"{self.name} speaks protocol {found}; this is protocol {protocol.PROTOCOL}.",
                program=self.name,
                found=found,
                known=protocol.PROTOCOL,
            ) from other
        except LostTurn as lost:
            raise TorilError(
                "program_no_hello",
                f"{self.name} does not answer hello: {lost}.{_advice(lost)}",
                program=self.name,
                fault=lost.fault,
            ) from lost
        conversation.end(GRACE)
        return ", by ".join(filter(None, (conversation.name, conversation.author))) or self.name

    def begin(self, rules: Rules, seat: Seat, luck: bytes) -> None:
        """Tell the program where it sits; start it first, so that no move has to wait for that."""
        if rules != self._rules:
            self.close()
            self._rules = rules
        self._starts_left, self._no_hello = STARTS, None
        self._begun = protocol.begin(seat, luck)
        self._fallback = LOST_TURN.make(Random(luck))
        if self._conversation:
            self._conversation.tell(self._begun)
            return
        try:
            self._start()
        except LostTurn as lost:
            self._no_hello = lost  # counted with the first turn, for there is no turn yet

    def choose(self, view: View) -> Move:
        """Return the program's move, or the fallback's where the program loses its turn."""
        try:
            move = self._ready().ask(view)
        except LostTurn as lost:
            self._warnings.warn(lost.fault, str(lost))
            self.faults[lost.fault] += 1
            if lost.broken:
                self._end(0)
            return self._fallback.choose(view)
        self._starts_left = STARTS
        return move

    def round_over(self, view: View) -> None:
        """Send the program the round's penalties."""
        if self._conversation:
            self._conversation.tell(protocol.round_over(view))

    def match_over(self, view: View) -> None:
        """Send the program the totals and winners."""
        if self._conversation:
            self._conversation.tell(protocol.match_over(view))

    def close(self) -> None:
        """Say bye and leave no process behind."""
        self._end(GRACE)

    def _ready(self) -> Conversation:
        """Return the conversation; start the program where it does not run."""
        if self._conversation:
            return self._conversation
        if self._no_hello:
            lost, self._no_hello = self._no_hello, None
            raise lost
        if not self._starts_left:
            raise LostTurn(GIVEN_UP, "a random bot plays for it until this deal or match is over")
        return self._start()

    def _start(self) -> Conversation:
        assert self._rules is not None  # begin comes first
        self._starts_left -= 1
        try:
            conversation = Conversation(self._words, self._rules, self._limits, self._warnings)
        except (LostTurn, OSError) as error:  # without a hello a second start will not help
            self._starts_left = 0
            raise error if isinstance(error, LostTurn) else LostTurn("crash", str(error)) from error
        conversation.tell(self._begun)
        self._conversation = conversation
        return conversation

    def _end(self, grace: float) -> None:
        if self._conversation:
            self._conversation.end(grace)
        self._conversation = None


def _words(command: str) -> list[str]:
    """Return a command as a shell would read it; no shell takes part in running it."""
    if os.name != "posix":
        raise TorilError("programs_need_posix", "Programs cannot take part on this system.")
    try:
        words = shlex.split(command)
    except ValueError:
        words = []
    if not words:
        raise TorilError(
            "bad_command",
            f"{PROGRAM}{command} names no program: write {PROGRAM}./mybot, quotes in pairs.",
            command=command,
        )
    if shutil.which(words[0]) is None:
        raise _cannot_start(words[0], _why_not(words[0]))
    return words


def _advice(lost: LostTurn) -> str:
    """Return what is most often the reason for a silent program."""
    if lost.fault != "timeout":
        return ""
    return " Does it read line by line, and flush what it writes?"


def _why_not(program: str) -> OSError:
    """Return why something that is no command cannot be run."""
    if not Path(program).exists():
        return FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT))
    if os.sep not in program:  # a shell looks for such a name on the PATH only, and so do we
        return FileNotFoundError(errno.ENOENT, f"in this folder it is ./{program}")
    return PermissionError(errno.EACCES, os.strerror(errno.EACCES))


def _cannot_start(program: str, error: OSError) -> TorilError:
    why = error.strerror or str(error)
    if error.errno == errno.ENOEXEC:
        why += " (a script needs a first line like #!/usr/bin/env python3)"
    return TorilError(
        "cannot_start", f"{program} cannot be started: {why}.", program=program, why=why
    )
