"""The program's side of the protocol: lets any player answer an arena, line by line."""

from collections.abc import Callable, Iterable
from random import Random

from toril import __version__
from toril.arena.player import Player
from toril.arena.programs.protocol import PROTOCOL, Message, Nonsense, read
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
from toril.engine.seats import is_seat
from toril.engine.views import View

AUTHOR = f"toril {__version__}"


class Responder:
    """Answers messages with a player's moves, and a message that makes no sense with an error."""

    def __init__(
        self,
        player: Player,
        say: Callable[[Message], None],
        prepare: Callable[[Rules], None] = lambda _: None,
    ) -> None:
        """Answer for `player`; `prepare` is called before it says hello to rules."""
        self._player = player
        self._say = say
        self._prepare = prepare
        self._rules: Rules | None = None
        self._seat: Seat | None = None

    def answer(self, lines: Iterable[bytes | str]) -> None:
        """Answer line after line until bye, or until there are no more."""
        for line in lines:
            message: Message = {}
            try:
                message = read(line)
                if message["kind"] == "bye":
                    return
                self._answer(message)
            except Exception as error:  # whatever it was, the next line may be better
                self._say_error(message, error)

    def _answer(self, message: Message) -> None:
        match message["kind"]:
            case "hello":
                self._hello(message)
            case "begin":
                self._begin(message)
            case "choose":
                self._choose(message)
            case _:
                pass  # results, which our bots do not learn from, and kinds of later versions

    def _hello(self, message: Message) -> None:
        if message.get("protocol") == PROTOCOL:
            rules: Rules = from_json(EVERY_RULES, message.get("rules"))
            self._prepare(rules)
            self._rules = rules
        hello = {"protocol": PROTOCOL, "name": self._player.name, "author": AUTHOR}
        self._say({"kind": "hello"} | hello)

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

    def _say_error(self, message: Message, error: Exception) -> None:
        code = error.code if isinstance(error, TorilError) else type(error).__name__.lower()
        named = {"id": message["id"]} if type(message.get("id")) is int else {}
        self._say({"kind": "error", **named, "code": code, "message": str(error)})


def _is_possible(view: View, rules: Rules, seat: Seat) -> bool:
    """Return whether a table with these rules can look so to a seat that is to decide.

    Kernels trust what they are given, so an invented view must not reach them.
    """
    try:
        state = parse_position(format_position(sample(view.round, Random(0))))
        alike = state.rules == rules and state.recall_view(seat) == view.round
    except (ValueError, LookupError, TypeError):
        return False
    scored = all(len(penalties) == rules.seats for penalties in view.scores)
    return alike and scored and seat in state.to_act and view.outcome is None
