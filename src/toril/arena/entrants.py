"""Entrants: the names of a contest, as players. A bot of ours, or a program behind `exec:`."""

from importlib import import_module

from toril.arena.contest import Contest
from toril.arena.own_bots import OwnBot, bot_needs_kernels, substitute_note
from toril.arena.player import Player
from toril.arena.programs.program import PROGRAM, Program
from toril.arena.stderr import EntrantWarnings
from toril.engine.errors import TorilError
from toril.engine.game import Rules
from toril.fast import PACKAGES


def make_tables(contest: Contest) -> list[list[Player]]:
    """Return players for each rotation, by entrant.

    The rotations of a deal share their cards, so a program that remembers would play the second
    with open hands. Each rotation has a process of its own, which sees every deal once.
    """
    warnings = {name: EntrantWarnings(name) for name in contest.entrants}
    return [
        [make_player(name, contest.limit_ms, warnings[name]) for name in contest.entrants]
        for _ in contest.entrants
    ]


def make_player(name: str, limit_ms: int, warnings: EntrantWarnings | None = None) -> Player:
    """Return the player that a name stands for; a program has `limit_ms` for each move.

    Players that share `warnings` warn once together. A name that stands for nothing is refused.
    """
    if name.startswith(PROGRAM):
        return Program(name.removeprefix(PROGRAM), limit_ms, warnings=warnings)
    return OwnBot(name, warnings)


def check_entrant(name: str, rules: Rules, limit_ms: int) -> None:
    """Refuse a name that stands for nothing, and a program that does not answer hello."""
    player = make_player(name, limit_ms)
    if isinstance(player, Program):
        player.check(rules)


def refuse_programs(contest: Contest) -> None:
    """Refuse entrants that are programs: a command of this machine means nothing on others."""
    for name in contest.entrants:
        if name.startswith(PROGRAM):
            raise TorilError(
                "program_on_cluster",
                f"A program plays on this machine only: leave out --ray, or {name}.",
                entrant=name,
            )


def needs_kernels(contest: Contest) -> bool:
    """Return whether any entrant of ours needs kernels."""
    return any(bot_needs_kernels(name, contest.rules) for name in _own(contest))


def substitute_notes(contest: Contest) -> list[str]:
    """Return a sentence for each entrant of ours that does not know the rules."""
    return [why for name in _own(contest) if (why := substitute_note(name, contest.rules))]


def prepare(contest: Contest) -> None:
    """Get the kernels that the entrants need: compiled the first time, later from disk."""
    if needs_kernels(contest):
        import_module(PACKAGES[contest.rules.game]).warm()


def _own(contest: Contest) -> list[str]:
    """Return the names of the entrants that are bots of ours, each once."""
    return [name for name in dict.fromkeys(contest.entrants) if not name.startswith(PROGRAM)]
