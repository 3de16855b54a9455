"""`toril bot`: one of our bots as a program that speaks the bot protocol."""

import contextlib
import sys
from collections.abc import Callable, Iterable
from random import Random
from typing import Annotated, Any

import typer

from toril import __version__
from toril.arena.aside import tell
from toril.arena.players import OwnBot, Player, own_bot
from toril.arena.protocol import PROTOCOL, Message, Nonsense, read, written
from toril.bots.substitutes import by_rules, told_unsupported
from toril.engine.errors import TorilError
from toril.engine.game import Rules, Seat
from toril.engine.games import (
    EVERY_RULES,
    format_position,
    from_json,
    game_of,
    parse_position,
    sample,
)
from toril.engine.refusals import is_seat
from toril.engine.views import View
from toril.fast.compiling.ready import wait_until_ready

AUTHOR = f"toril {__version__}"


class Voice:
    """A player's side of the protocol: hears messages, says answers, and survives nonsense."""

    def __init__(self, player: Player, say: Callable[[Message], None]) -> None:
        """Speak for `player`."""
        self._player = player
        self._say = say
        self._rules: Rules[Any] | None = None
        self._seat: Seat | None = None

    def speak(self, lines: Iterable[bytes | str]) -> None:
        """Answer line after line until bye, or until there are no more."""
        for line in lines:
            message: Message = {}
            try:
                message = read(line)
                if message["kind"] == "bye":
                    return
                self._answer(message)
            except Exception as error:  # whatever it was, the next line may be better
                self._complain(message, error)

    def _answer(self, message: Message) -> None:
        match message["kind"]:
            case "hello":
                if message.get("protocol") == PROTOCOL:
                    self._rules = _ready_for(message.get("rules"), self._player.name)
                hello = {"protocol": PROTOCOL, "name": self._player.name, "author": AUTHOR}
                self._say({"kind": "hello"} | hello)
            case "begin":
                self._begin(message)
            case "choose":
                self._choose(message)
            case _:
                pass  # results, which our bots do not learn from, and what is yet to be invented

    def _begin(self, message: Message) -> None:
        if self._rules is None:
            raise Nonsense("begin comes after a hello of this protocol")
        seat, luck = message.get("seat"), message.get("luck")
        if not isinstance(seat, int) or not is_seat(seat, self._rules.seats):
            raise Nonsense("begin needs a seat of the table")
        if not isinstance(luck, str):
            raise Nonsense("begin needs luck in hexadecimal")
        self._player.begin(self._rules, seat, bytes.fromhex(luck))
        self._seat = seat

    def _choose(self, message: Message) -> None:
        if self._rules is None or self._seat is None:
            raise Nonsense("choose comes after begin")
        if type(message.get("id")) is not int:
            raise Nonsense("choose needs an id")
        view: View = from_json(View, message.get("view"))
        if not _is_possible(view, self._rules, self._seat):
            raise Nonsense("the view is none that this seat can decide from by these rules")
        move = game_of(self._rules).format_move(self._player.choose(view))
        self._say({"kind": "move", "id": message["id"], "move": move})

    def _complain(self, message: Message, error: Exception) -> None:
        code = error.code if isinstance(error, TorilError) else type(error).__name__.lower()
        named = {"id": message["id"]} if type(message.get("id")) is int else {}
        self._say({"kind": "error", **named, "code": code, "message": str(error)})


def _is_possible(view: View, rules: Rules[Any], seat: Seat) -> bool:
    """Return whether a table with these rules can look so to a seat that is to decide.

    Kernels trust what they are given, so whoever invents a view must not get as far as them.
    """
    try:
        state = parse_position(format_position(sample(view.round, Random(0))))
        alike = state.rules == rules and state.recall_view(seat) == view.round
    except (ValueError, LookupError, TypeError):
        return False
    sheet = all(len(penalties) == rules.seats for penalties in view.scores)
    return alike and sheet and seat in state.to_act and view.outcome is None


def _ready_for(data: object, name: str) -> Rules[Any]:
    """Return the rules that were sent, with the kernels ready that this bot needs for them."""
    rules: Rules[Any] = from_json(EVERY_RULES, data)
    playing = by_rules(own_bot(name), rules)
    if playing.why:
        tell(f"{told_unsupported(name)}\n")
    if playing.bot.needs(rules.game) == "kernels":
        wait_until_ready()
    return rules


def bot(
    name: Annotated[str, typer.Argument(help="A bot as the arena names it, like cautious.")],
) -> None:
    """Let one of our bots speak the bot protocol on stdin and stdout."""
    player, out = OwnBot(name), sys.stdout

    def say(message: Message) -> None:
        out.write(written(message).decode())
        out.flush()

    with contextlib.redirect_stdout(sys.stderr):  # the protocol alone has stdout
        Voice(player, say).speak(sys.stdin)
