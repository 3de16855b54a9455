"""Substitutes: every bot that decides in place of a person or of another bot is named here.

A person's substitute is called the stand-in; the seat is still the person's. One bot is named
elsewhere: a person who has gone for good is succeeded by the one that ledgers have always meant,
`toril.server.tables.chairs.SUCCESSOR`. That name can never change, those here may.

Before a bot decides, its caller asks here whether it can: what its type needs (`spec.Needs`) may
not be ready yet, or may not know the rules of the table. Then a substitute decides, and the answer
says why, so that people can be told.
"""

from typing import Literal, TypeAlias, assert_never

from toril.bots.register import parse_bot
from toril.bots.spec import BotSpec, Needs
from toril.engine.game import Rules
from toril.engine.value import value
from toril.fast.compiling import ready
from toril.fast.supported import supports

STAND_IN = parse_bot("cautious")
"""Plays for a person who is away or has given up: it decides at once, needs nothing, and is neither
a gift nor an insult to those who play on."""

FILLER = parse_bot("cautious")
"""Gets the seats that are empty when a rematch starts, in place of people who might have come."""

NOT_READY = parse_bot("cautious")
"""Plays while what a bot needs is being made, such as kernels that are compiled for the first time:
nobody at a table waits for that."""

UNSUPPORTED = parse_bot("cautious")
"""Plays by rules that a bot's kernels do not know: it asks the engine where a card goes and what is
legal, so it may play badly by a new rule, but by no other one."""

HURRIED = parse_bot("cautious")
"""Plays when a decision has waited too long for any search: counting takes no time."""

LAST_RESORT = parse_bot("random")
"""Plays when a decision has waited too long for any thought, and for a bot of ours that failed or
cheated: it needs nothing but the legal moves, so it cannot fail for the same reason."""

LOST_TURN = parse_bot("random")
"""Plays a turn that somebody's program has lost: a fault must never be better than a decision."""

Why: TypeAlias = Literal["compiling", "loading", "unsupported"]
"""Kernels are not ready, weights are not, or what is needed does not know the rules."""


@value
class Decider:
    """The bot that decides; if that is a substitute, `why` says the reason."""

    bot: BotSpec
    why: Why | None = None


def who_decides_now(bot: BotSpec, rules: Rules) -> Decider:
    """Return the bot that decides by `rules` at this moment; begin to make what is missing."""
    decider = who_decides_once_ready(bot, rules)
    if decider.why or not (why := _not_ready(bot.needs(rules.game), rules.game)):
        return decider
    return Decider(NOT_READY, why)


def who_decides_once_ready(bot: BotSpec, rules: Rules) -> Decider:
    """Return the bot that decides by `rules` once everything is ready."""
    if bot.needs(rules.game) == "kernels" and not supports(rules):
        return Decider(UNSUPPORTED, "unsupported")
    return Decider(bot)


def unsupported_sentence(bot: object) -> str:
    """Return the sentence that says that a substitute plays for `bot`."""
    return f"{bot} does not know these rules: {UNSUPPORTED} plays for it."


def _not_ready(needs: Needs, game: str) -> Why | None:
    match needs:
        case "nothing":
            return None
        case "kernels":
            if ready.is_ready(game):
                return None
            ready.warm_in_background()
            return "compiling"
        case "weights":
            return "loading"  # there are none yet
        case _:
            assert_never(needs)
