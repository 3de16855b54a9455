"""A match of `toril play`: who sits where, fresh or from a record."""

import hashlib
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from toril.bots import Bot, BotSpec, parse_bot
from toril.bots.substitutes import who_decides_now
from toril.cli.talk.bots import bot_of, told_apart
from toril.engine.errors import TorilError
from toril.engine.game import Rules, Seat
from toril.engine.match import Match
from toril.engine.names import NAME_LENGTH, is_name
from toril.engine.record import Record
from toril.engine.seats import not_at_the_table
from toril.engine.value import value

PERSON = "player"
"""The name of a person who gives none: plain, because a record is read in any language."""


@value
class LocalMatch:
    """A match of one person against bots: the names by seat, the person's seat, the bots."""

    match: Match[Any]
    names: tuple[str, ...]
    you: Seat
    bots: Mapping[Seat, BotSpec]

    def bot(self, seat: Seat, match: Match[Any]) -> Bot:
        """Return the bot of a seat for its next decision.

        Its random numbers are made anew for each decision, so that an interrupted match goes on
        as it would have; they come from a hash and tell nothing about the deals. While kernels
        are being compiled, at the first match on a machine, another bot decides.
        """
        key = b"toril-bots" + match.seed + f"{len(match.moves)}:{seat}".encode()
        bot = who_decides_now(self.bots[seat], match.rules).bot
        return bot.make(Random(hashlib.sha256(key).digest()))


def fresh(rules: Rules, seed: bytes | str, name: str, bots: Sequence[str]) -> LocalMatch:
    """Return a new match: the person in seat 0, bots in the others, taken in turn."""
    specs = [parse_bot(bot) for bot in bots]
    if not is_name(name) or bot_of(name):
        raise TorilError(
            "bad_name",
            f"Your name must be one line of 1 to {NAME_LENGTH} characters, and not a bot's.",
            length=NAME_LENGTH,
        )
    others = [at % len(bots) for at in range(rules.seats - 1)]
    names = told_apart([name, *(bots[at] for at in others)])
    for bot in names:
        if not is_name(bot):
            raise TorilError(
                "long_bot",
                f"With so many options {bot!r} is too long for a record: "
                f"{NAME_LENGTH} characters at most.",
                bot=bot,
                length=NAME_LENGTH,
            )
    opponents = {seat: specs[at] for seat, at in enumerate(others, 1)}
    return LocalMatch(Match.start(rules, seed), names, 0, opponents)


def resumed(record: Record, seat: Seat | None, bots: Sequence[str]) -> LocalMatch:
    """Return the match of a record: bots go on where their names stand, the person elsewhere."""
    match = record.replay()
    names = record.names_in(match.round_number)
    people = [at for at, name in enumerate(names) if not bot_of(name)]
    if seat is None and not people:
        raise TorilError(
            "nobody_to_play", "There are only bots in this record: name your seat with --seat."
        )
    you = people[0] if seat is None else seat
    if you not in range(len(names)):
        raise not_at_the_table(you, len(names))
    opponents = {
        at: bot_of(name) or parse_bot(bots[at % len(bots)])
        for at, name in enumerate(names)
        if at != you
    }
    return LocalMatch(match, names, you, opponents)
