"""Our own bots as players of the arena, and what they need to be ready."""

import traceback
from collections import Counter
from functools import cache
from random import Random

from toril.arena.stderr import EntrantWarnings, warn
from toril.bots import Bot, BotSpec, parse_bot
from toril.bots.substitutes import unsupported_sentence, who_decides_once_ready
from toril.engine.game import Move, Rules, Seat
from toril.engine.views import View
from toril.fast.compiling.ready import wait_until_ready


@cache
def own_bot(name: str) -> BotSpec:
    """Return the bot of ours that a name asks for: read once for all its matches and seats."""
    return parse_bot(name)


class OwnBot:
    """A bot of ours. One that raises has a bug: stderr tells it, it is counted, `random` plays."""

    def __init__(self, name: str, warnings: EntrantWarnings | None = None) -> None:
        """Refuse a name that no bot has."""
        self.name = name
        self._spec = own_bot(name)
        self._warnings = warnings or EntrantWarnings(name)
        self.faults: Counter[str] = Counter()
        self._rng = Random(0)
        self._bot: Bot | None = None

    def begin(self, rules: Rules, seat: Seat, luck: bytes) -> None:
        """Make the bot anew, or its substitute by these rules: no match leaves a trace."""
        self._rng = Random(luck)
        self._bot = who_decides_once_ready(self._spec, rules).bot.make(self._rng)

    def choose(self, view: View) -> Move:
        """Return the bot's move, or a random one where the bot fails."""
        assert self._bot is not None  # begin comes first
        try:
            move = self._bot.choose(view)
        except Exception:
            self._count("crash", traceback.format_exc())
            return view.legal.pick(self._rng)
        if reason := view.legal.why_not(move):
            self._count("illegal", f"{move}: {reason.sentence}")
            return view.legal.pick(self._rng)
        return move

    def round_over(self, view: View) -> None:
        """Do nothing: our bots see all they need in the view of a decision."""

    def match_over(self, view: View) -> None:
        """Do nothing, as after a round."""

    def close(self) -> None:
        """Do nothing: a bot of ours holds no process and no file."""

    def _count(self, fault: str, what: str) -> None:
        self._warnings.warn(fault, what)
        self.faults[fault] += 1


def bot_needs_kernels(name: str, rules: Rules) -> bool:
    """Return whether a bot, or its substitute, needs kernels to play by `rules`."""
    return who_decides_once_ready(own_bot(name), rules).bot.needs(rules.game) == "kernels"


def substitute_note(name: str, rules: Rules) -> str | None:
    """Return the sentence that says who plays for a bot that does not know `rules`."""
    return unsupported_sentence(name) if who_decides_once_ready(own_bot(name), rules).why else None


def prepare_bot(name: str, rules: Rules) -> None:
    """Get a bot ready in a process of its own; warn where another one plays in its place."""
    if sentence := substitute_note(name, rules):
        warn(f"{sentence}\n")
    if bot_needs_kernels(name, rules):
        wait_until_ready()
