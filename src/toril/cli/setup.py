"""From command-line options to a match: rules, names, bots, and whose seat is whose."""

import hashlib
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from toril.bots import Bot, BotSpec, parse_bot
from toril.bots.substitutes import for_now
from toril.cli.levels import bot_meant
from toril.engine.ages import field_names
from toril.engine.errors import TorilError
from toril.engine.game import Rules, Seat
from toril.engine.games import BY_SHORT, SIX
from toril.engine.match import Match
from toril.engine.names import NAME_LENGTH, is_name
from toril.engine.notation import options as parse_options
from toril.engine.record import Record
from toril.engine.seats import not_at_the_table

PERSON = "player"
"""The name of a person who gives none: plain, because a record is read in any language."""

LIMITS = SIX.options["limit"].words


@dataclass(frozen=True, slots=True)
class Setting:
    """A match with its company: who sits where, and which seat is the person's."""

    match: Match[Any]
    names: tuple[str, ...]
    you: Seat
    bots: Mapping[Seat, BotSpec]

    def bot(self, seat: Seat, match: Match[Any]) -> Bot:
        """Return the bot of a seat for its next decision.

        Its random numbers are made anew for each decision, so that a match that was interrupted
        goes on as it would have; they come from a hash and tell nothing about the deals. While
        kernels are being compiled, at the first match on a machine, another one decides.
        """
        key = b"toril-bots" + match.seed + f"{len(match.moves)}:{seat}".encode()
        bot = for_now(self.bots[seat], match.rules).bot
        return bot.make(Random(hashlib.sha256(key).digest()))


def make_rules(game: str, chosen: Mapping[str, Any], extra: Sequence[str]) -> Rules:
    """Return the rules that options give: `chosen` by flag (None: not given), `extra` by name."""
    rules: Rules = BY_SHORT[game].rules(**options_of(game, chosen, extra))
    return rules


def options_of(game: str, chosen: Mapping[str, Any], extra: Sequence[str]) -> dict[str, Any]:
    """Return the options that were given; refuse what is no option of the game."""
    known = field_names(BY_SHORT[game].rules)
    given = {name: value for name, value in chosen.items() if value is not None}
    for name in given:
        if name not in known:
            raise TorilError(
                "option_of_other_game",
                f"--{name} is not an option of {game}.",
                option=f"--{name}",
                game=game,
            )
    try:
        return given | parse_options(extra, known)
    except TorilError as error:
        names = ", ".join(known)
        raise TorilError(
            "bad_option",
            f"An option is written name=value; {game} has: {names}.",
            game=game,
            options=names,
        ) from error


def parse_limit(text: str | None) -> int | None:
    """Return a limit given as a number, or by the name that an edition has for it (S9)."""
    if text is None or text in LIMITS:
        return LIMITS[text] if text else None
    if text.isascii() and text.isdigit() and len(text) < 10:
        return int(text)
    names = ", ".join(LIMITS)
    raise TorilError(
        "bad_limit", f"The limit is a number or one of these names: {names}.", names=names
    )


def fresh(rules: Rules, seed: bytes | str, name: str, bots: Sequence[str]) -> Setting:
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
                f"With so many options {bot!r} is too long to stand in a record: "
                f"{NAME_LENGTH} characters at most.",
                bot=bot,
                length=NAME_LENGTH,
            )
    company = {seat: specs[at] for seat, at in enumerate(others, 1)}
    return Setting(Match.start(rules, seed), names, 0, company)


def read_company(text: str) -> tuple[str, ...]:
    """Return the bots of a list with commas, which may also stand between a bot's options.

    >>> read_company("toro, montecarlo:samples=64,memory=table")
    ('bull', 'montecarlo:samples=64,memory=table')
    """
    return tuple(bot_meant(part.strip()) for part in re.split(r",(?!\s*\w+=)", text))


def check_room(bots: Sequence[str], others: int) -> None:
    """Refuse more bots than there are seats for `others`."""
    if len(bots) > others:
        raise TorilError(
            "too_many_bots", f"More bots than seats: there is room for {others}.", most=others
        )


def told_apart(names: Sequence[str]) -> tuple[str, ...]:
    """Return the names at a table so that no two are the same: cautious, cautious-2.

    >>> told_apart(["Ana", "cautious", "cautious"])
    ('Ana', 'cautious', 'cautious-2')
    """
    before = [names[:seat].count(name) for seat, name in enumerate(names)]
    return tuple(
        f"{name}-{again + 1}" if again else name for name, again in zip(names, before, strict=True)
    )


def resumed(record: Record, seat: Seat | None, bots: Sequence[str]) -> Setting:
    """Return the match of a record: bots go on where their names stand, the person elsewhere."""
    match = record.replay()
    people = [at for at, name in enumerate(record.names) if not bot_of(name)]
    if seat is None and not people:
        raise TorilError("nobody_to_play", "Only bots sit in this record: say your --seat.")
    you = people[0] if seat is None else seat
    if you not in range(len(record.names)):
        raise not_at_the_table(you, len(record.names))
    company = {
        at: bot_of(name) or parse_bot(bots[at % len(bots)])
        for at, name in enumerate(record.names)
        if at != you
    }
    return Setting(match, record.names, you, company)


def bot_of(name: str) -> BotSpec | None:
    """Return the bot that a seat's name stands for.

    >>> bot_of("ox-2"), bot_of("montecarlo:samples=64-2"), bot_of("Ana")
    (parse_bot('ox'), parse_bot('montecarlo:samples=64'), None)
    """
    try:
        return parse_bot(re.sub("-[0-9]+$", "", name))
    except TorilError:
        return None
