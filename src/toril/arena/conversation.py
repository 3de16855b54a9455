"""The arena's side of the protocol, with one program from hello to bye.

Every question has a number and every answer repeats it, so that an answer that comes too late is
known for what it is. Whatever goes wrong is a lost turn, `Lost`, and never anything else.
"""

from collections.abc import Sequence
from time import monotonic

from toril.arena import protocol
from toril.arena.aside import Told
from toril.arena.protocol import Limits, Message, Nonsense
from toril.arena.running import Endless, Gone, Running, Silent
from toril.engine.game import Move, Rules
from toril.engine.views import View

MARGIN_MS = 100
"""What two pipes and a busy machine may take, beside the time for the move."""

IMPATIENCE = 3.0
"""The seconds after which somebody is told that a program takes long to say hello."""

PATIENCE = 3
"""The silent turns in a row after which a program counts as hung."""

CHATTER = 1_000
"""The lines that a program may say before it answers."""

UNREAD = 1_000_000
"""The bytes that are kept for a program that does not read, and yet says something."""


class Lost(Exception):
    """A turn that the program loses; `broken`: nothing more is to be expected from it."""

    def __init__(self, fault: str, why: str, *, broken: bool = False) -> None:
        """Keep the fault by which it is counted, and say why to the program's author."""
        super().__init__(f"{fault}: {why}")
        self.fault = fault
        self.broken = broken


class OtherProtocol(Lost):
    """The program speaks another version."""

    def __init__(self, spoken: object) -> None:
        """Keep the version it speaks."""
        super().__init__("nonsense", f"it speaks protocol {protocol.shown(spoken)}")
        self.spoken = spoken


class Conversation:
    """A program that has said hello; `name` and `author` are what it calls itself."""

    def __init__(self, words: Sequence[str], rules: Rules, limits: Limits, told: Told) -> None:
        """Start it and exchange hellos; raise OSError when it cannot be started, or Lost."""
        self._rules = rules
        self._limits = limits
        self._told = told
        self._asked = 0
        self._unanswered: set[int] = set()
        self._silent_turns = 0
        self._running = Running(words, limits.line_bytes, told)
        try:
            answer = self._hello()
        except BaseException:
            self._running.stop(0)
            raise
        self.name, self.author = (
            str(answer.get(field) or "")[:100] for field in ("name", "author")
        )

    def tell(self, message: Message) -> None:
        """Say something that needs no answer."""
        self._running.say(protocol.written(message))

    def ask(self, view: View) -> Move:
        """Return the program's move, which is legal."""
        if self._running.unread > UNREAD:
            raise Lost("timeout", "it does not read what it is asked", broken=True)
        self._asked += 1
        self.tell(protocol.choose(self._asked, view, self._limits.move_ms))
        try:
            answer = self._answer()
        except Lost:
            self._unanswered.add(self._asked)
            raise
        self._silent_turns = 0
        try:
            move = protocol.move_in(answer, self._rules)
        except Nonsense as error:
            raise Lost("nonsense", str(error)) from error
        if reason := view.legal.why_not(move):
            raise Lost("illegal", f"{protocol.shown(answer['move'])}: {reason.sentence}")
        return move

    def end(self, grace: float) -> None:
        """Say bye, wait a moment, and leave no process behind."""
        self.tell(protocol.BYE)
        self._running.stop(grace)

    def _hello(self) -> Message:
        self.tell(protocol.hello(self._rules, self._limits))
        begin, seconds = monotonic(), self._limits.start_ms / 1000
        if seconds > IMPATIENCE and not self._running.speaks(begin + IMPATIENCE):
            self._told.once("hello", f"waiting for it to say hello, up to {seconds:.0f} s")
        for _ in range(CHATTER):
            message = self._hear(begin + seconds)
            if message["kind"] == "hello":
                if message.get("protocol") != protocol.PROTOCOL:
                    raise OtherProtocol(message.get("protocol"))
                return message
            if message["kind"] == "error":
                raise Lost("nonsense", f"it says {protocol.shown(message.get('message'))}")
        raise Lost("nonsense", f"{CHATTER} lines and no hello")

    def _answer(self) -> Message:
        """Return what is said to this question; late answers to lost ones are passed over."""
        until = monotonic() + (self._limits.move_ms + MARGIN_MS) / 1000
        for _ in range(CHATTER):
            message = self._hear(until)
            if message["kind"] not in ("move", "error"):
                continue
            number = message.get("id")
            if type(number) is int and number in self._unanswered:
                self._unanswered.remove(number)
            elif message["kind"] == "error":
                raise Lost("nonsense", f"it says {protocol.shown(message.get('message'))}")
            elif type(number) is not int or number != self._asked:
                raise Lost(
                    "nonsense", f"an answer to question {protocol.shown(number)}, not {self._asked}"
                )
            else:
                return message
        raise Lost("nonsense", f"{CHATTER} lines and no answer", broken=True)

    def _hear(self, until: float) -> Message:
        try:
            return protocol.read(self._running.hear(until))
        except Nonsense as error:
            raise Lost("nonsense", str(error)) from error
        except Endless:
            longest = f"a line of more than {self._limits.line_bytes} bytes"
            raise Lost("nonsense", longest, broken=True) from None
        except Gone:
            raise Lost("crash", "it has ended, or closed its output", broken=True) from None
        except Silent:
            self._silent_turns += 1
            hung = self._silent_turns >= PATIENCE
            raise Lost("timeout", "no answer in time", broken=hung) from None
