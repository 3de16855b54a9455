"""The arena's side of the protocol, with one program from hello to bye.

Every question has a number and every answer repeats it, so that an answer that comes too late is
recognised. Whatever goes wrong is raised as a `LostTurn`, and as nothing else.
"""

from collections.abc import Sequence
from time import monotonic

from toril.arena.programs import protocol
from toril.arena.programs.process import LineTooLong, NoLineInTime, OutputEnded, Process
from toril.arena.programs.protocol import Limits, Message, Nonsense
from toril.arena.stderr import EntrantWarnings
from toril.engine.game import Move, Rules
from toril.engine.views import View

MARGIN_MS = 100
"""What two pipes and a busy machine may take, beside the time for the move."""

HELLO_WARNING_SECONDS = 3.0
"""How long a program may take to say hello before stderr tells that the arena waits for it."""

SILENT_TURNS = 3
"""The silent turns in a row after which a program counts as hung."""

IDLE_LINES = 1_000
"""The lines that a program may say before it answers."""

UNREAD_BYTES = 1_000_000
"""The bytes that are kept for a program that does not read, and yet says something."""


class LostTurn(Exception):
    """The program loses a turn; after a `broken` one it has to be started again."""

    def __init__(self, fault: str, why: str, *, broken: bool = False) -> None:
        """Name the fault that is counted, and tell the program's author why."""
        super().__init__(f"{fault}: {why}")
        self.fault = fault
        self.broken = broken


class OtherProtocol(LostTurn):
    """The program speaks another version."""

    def __init__(self, spoken: object) -> None:
        """Keep the version that the program named, whatever it is."""
        super().__init__("nonsense", f"it speaks protocol {protocol.shown(spoken)}")
        self.spoken = spoken


class Conversation:
    """A program that has said hello; `name` and `author` are what it calls itself."""

    def __init__(
        self, words: Sequence[str], rules: Rules, limits: Limits, warnings: EntrantWarnings
    ) -> None:
        """Start the program and exchange hellos.

        Raise OSError where it cannot be started, and LostTurn where it says no hello.
        """
        self._rules = rules
        self._limits = limits
        self._warnings = warnings
        self._asked = 0
        self._unanswered: set[int] = set()
        self._silent_turns = 0
        self._process = Process(words, limits.line_bytes, warnings)
        try:
            answer = self._hello()
        except BaseException:
            self._process.stop(0)
            raise
        self.name, self.author = (
            str(answer.get(field) or "")[:100] for field in ("name", "author")
        )

    def tell(self, message: Message) -> None:
        """Say something that needs no answer."""
        self._process.write(protocol.written(message))

    def ask(self, view: View) -> Move:
        """Return the program's move, which is legal."""
        if self._process.unwritten > UNREAD_BYTES:
            raise LostTurn("timeout", "it does not read what it is asked", broken=True)
        self._asked += 1
        self.tell(protocol.choose(self._asked, view, self._limits.move_ms))
        try:
            answer = self._answer()
        except LostTurn:
            self._unanswered.add(self._asked)
            raise
        self._silent_turns = 0
        try:
            move = protocol.move_in(answer, self._rules)
        except Nonsense as error:
            raise LostTurn("nonsense", str(error)) from error
        if reason := view.legal.why_not(move):
            raise LostTurn("illegal", f"{protocol.shown(answer['move'])}: {reason.sentence}")
        return move

    def end(self, grace: float) -> None:
        """Say bye, wait a moment, and leave no process behind."""
        self.tell(protocol.BYE)
        self._process.stop(grace)

    def _hello(self) -> Message:
        self.tell(protocol.hello(self._rules, self._limits))
        begin, seconds = monotonic(), self._limits.start_ms / 1000
        if seconds > HELLO_WARNING_SECONDS and not self._process.has_output(
            begin + HELLO_WARNING_SECONDS
        ):
            self._warnings.warn("hello", f"waiting for it to say hello, up to {seconds:.0f} s")
        for _ in range(IDLE_LINES):
            message = self._hear(begin + seconds)
            if message["kind"] == "hello":
                if message.get("protocol") != protocol.PROTOCOL:
                    raise OtherProtocol(message.get("protocol"))
                return message
            if message["kind"] == "error":
                raise LostTurn("nonsense", f"it says {protocol.shown(message.get('message'))}")
        raise LostTurn("nonsense", f"{IDLE_LINES} lines and no hello")

    def _answer(self) -> Message:
        """Return the answer to this question; late answers to earlier ones are passed over."""
        until = monotonic() + (self._limits.move_ms + MARGIN_MS) / 1000
        for _ in range(IDLE_LINES):
            message = self._hear(until)
            if message["kind"] not in ("move", "error"):
                continue
            number = message.get("id")
            if type(number) is int and number in self._unanswered:
                self._unanswered.remove(number)
            elif message["kind"] == "error":
                raise LostTurn("nonsense", f"it says {protocol.shown(message.get('message'))}")
            elif type(number) is not int or number != self._asked:
                raise LostTurn(
                    "nonsense", f"an answer to question {protocol.shown(number)}, not {self._asked}"
                )
            else:
                return message
        raise LostTurn("nonsense", f"{IDLE_LINES} lines and no answer", broken=True)

    def _hear(self, until: float) -> Message:
        try:
            return protocol.read(self._process.read_line(until))
        except Nonsense as error:
            raise LostTurn("nonsense", str(error)) from error
        except LineTooLong:
            longest = f"a line of more than {self._limits.line_bytes} bytes"
            raise LostTurn("nonsense", longest, broken=True) from None
        except OutputEnded:
            raise LostTurn("crash", "it has ended, or closed its output", broken=True) from None
        except NoLineInTime:
            self._silent_turns += 1
            hung = self._silent_turns >= SILENT_TURNS
            raise LostTurn("timeout", "no answer in time", broken=hung) from None
