"""Who sits in the arena: our own bots, and other people's programs behind `exec:`.

A player lasts for the whole run and plays one match after the other, but none twice: each rotation
of the entrants has players of its own. It always answers with a legal move: what goes wrong on the
way is counted in `faults` and never stops the arena.
"""

import traceback
from collections import Counter
from collections.abc import Sequence
from functools import cache
from importlib import import_module
from random import Random
from typing import Any, Protocol

from toril.arena.aside import Told
from toril.arena.field import Field
from toril.bots import Bot, BotSpec, parse_bot
from toril.bots.substitutes import by_rules, told_unsupported
from toril.engine.game import Move, Rules, Seat
from toril.engine.views import View
from toril.fast import PACKAGES

PROGRAM = "exec:"
"""What the name of somebody else's program begins with; the rest is its command line."""


class Player(Protocol):
    """Somebody who plays match after match.

    `name` is written as on the command line. `faults` counts the turns that were lost, by kind:
    "crash", "timeout", "nonsense", "illegal", "given_up".
    """

    name: str
    faults: Counter[str]

    def begin(self, rules: Rules[Any], seat: Seat, luck: bytes) -> None:
        """Sit down in `seat` for a new match, or a single deal; draw from `luck` only."""

    def choose(self, view: View) -> Move:
        """Return a legal move for the seat whose recall view this is."""

    def round_over(self, view: View) -> None:
        """Hear that a round was scored: it is the last in the view's scores."""

    def match_over(self, view: View) -> None:
        """Hear that the match, or the single deal, is over."""

    def close(self) -> None:
        """Leave the arena for good."""


@cache
def own_bot(name: str) -> BotSpec:
    """Return the bot of ours that a name asks for: read once for all its matches and seats."""
    return parse_bot(name)


class OwnBot:
    """A bot of ours. One that raises has a bug: that is told, counted, and a lot is drawn."""

    def __init__(self, name: str, told: Told | None = None) -> None:
        """Refuse a name that no bot has."""
        self.name = name
        self._spec = own_bot(name)
        self._told = told or Told(name)
        self.faults: Counter[str] = Counter()
        self._rng = Random(0)
        self._bot: Bot | None = None

    def begin(self, rules: Rules[Any], seat: Seat, luck: bytes) -> None:
        """Make the bot anew, or who plays by these rules for it: no match leaves a trace."""
        self._rng = Random(luck)
        self._bot = by_rules(self._spec, rules).bot.make(self._rng)

    def choose(self, view: View) -> Move:
        """Return the bot's move, or one drawn by lot where the bot has none."""
        assert self._bot is not None  # begin comes first
        try:
            move = self._bot.choose(view)
        except Exception:
            self._confess("crash", traceback.format_exc())
            return view.legal.pick(self._rng)
        if reason := view.legal.why_not(move):
            self._confess("illegal", f"{move}: {reason.sentence}")
            return view.legal.pick(self._rng)
        return move

    def round_over(self, view: View) -> None:
        """Learn nothing: our bots see all they need in the view of a decision."""

    def match_over(self, view: View) -> None:
        """Learn nothing."""

    def close(self) -> None:
        """Leave nothing behind."""

    def _confess(self, kind: str, what: str) -> None:
        self._told.once(kind, what)
        self.faults[kind] += 1


def make_tables(field: Field) -> list[list[Player]]:
    """Return players for each rotation, by entrant.

    The rotations of a deal share their cards, so a program that remembers would play the second
    with open hands. Each rotation has a process of its own, which sees every deal once.
    """
    told = {name: Told(name) for name in field.entrants}
    return [
        [make_player(name, field.limit_ms, told[name]) for name in field.entrants]
        for _ in field.entrants
    ]


def make_player(spec: str, limit_ms: int, told: Told | None = None) -> Player:
    """Return the player that a name stands for; a program has `limit_ms` for each move.

    Players that share `told` tell what goes wrong once together.
    """
    if spec.startswith(PROGRAM):
        from toril.arena.programs import Program

        return Program(spec.removeprefix(PROGRAM), limit_ms, told=told)
    return OwnBot(spec, told)


def searching(rules: Rules[Any], specs: Sequence[str]) -> bool:
    """Return whether any of these players needs kernels to play by `rules`."""
    return any(
        by_rules(own_bot(spec), rules).bot.needs(rules.game) == "kernels" for spec in _ours(specs)
    )


def replaced(rules: Rules[Any], specs: Sequence[str]) -> list[str]:
    """Return a sentence for each of our bots that does not know `rules`."""
    return [
        told_unsupported(spec)
        for spec in dict.fromkeys(_ours(specs))
        if by_rules(own_bot(spec), rules).why
    ]


def prepare(rules: Rules[Any], specs: Sequence[str]) -> None:
    """Get the kernels that these players need: compiled the first time, later from disk."""
    if searching(rules, specs):
        import_module(PACKAGES[rules.game]).warm()


def _ours(specs: Sequence[str]) -> list[str]:
    return [spec for spec in specs if not spec.startswith(PROGRAM)]


def check_player(spec: str, rules: Rules[Any], limit_ms: int) -> None:
    """Refuse a name that nobody answers to, and a program that does not speak with us."""
    if spec.startswith(PROGRAM):
        from toril.arena.programs import Program

        Program(spec.removeprefix(PROGRAM), limit_ms).check(rules)
    else:
        own_bot(spec)
