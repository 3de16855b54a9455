"""Who plays instead, and why: every bot that decides in somebody else's place is named here.

There is one exception. Who has gone for good is followed by the bot that ledgers have always meant,
`toril.server.tables.chairs.FOLLOWER`: that name can never change, while those here may.

A bot whose kind needs something (`toril.bots.spec.Needs`) is asked for here before it decides: it
may not be ready yet, or not know the rules of the table. Then another one plays, and whoever asked
learns why, so that it can be said.
"""

from typing import Literal, TypeAlias, assert_never

from toril.bots.kinds import parse_bot
from toril.bots.spec import BotSpec, Needs
from toril.engine.game import Rules
from toril.engine.value import value
from toril.fast import ready
from toril.fast.supported import supports

STAND_IN = parse_bot("cautious")
"""Plays for a person who is away or has given up, and in seats that a rematch leaves empty: it
decides at once, needs nothing, and is neither a gift nor an insult to those who play on."""

NOT_READY = parse_bot("cautious")
"""Plays while what a bot needs is being made, kernels compiled for the first time say: nobody at a
table waits for that, and the first minute is a game all the same."""

UNSUPPORTED = parse_bot("cautious")
"""Plays by rules that a bot's kernels do not know: it asks the engine where a card goes and what is
legal, so it may play badly by a new rule, but by no other one."""

HURRIED = parse_bot("cautious")
"""Plays when a decision has waited too long for any search: counting takes no time."""

BY_LOT = parse_bot("random")
"""Plays when a decision has waited too long for any thought, and for a bot of ours that failed or
cheated: it needs nothing but the legal moves, so it cannot fail for the same reason."""

LOST_TURN = parse_bot("random")
"""Plays a turn that somebody's program has lost: a fault is never worth more than a thought."""

Why: TypeAlias = Literal["compiling", "loading", "unsupported"]
"""Kernels are not ready, weights are not, or what is needed does not know the rules."""


@value
class Playing:
    """Who decides; `why` another than the one asked does."""

    bot: BotSpec
    why: Why | None = None


def for_now(bot: BotSpec, rules: Rules) -> Playing:
    """Return who decides by `rules` at this moment; whoever asks sets what is missing going."""
    playing = by_rules(bot, rules)
    if playing.why or not (why := _not_ready(bot.needs(rules.game), rules.game)):
        return playing
    return Playing(NOT_READY, why)


def by_rules(bot: BotSpec, rules: Rules) -> Playing:
    """Return who decides by `rules` once everything is ready."""
    if bot.needs(rules.game) == "kernels" and not supports(rules):
        return Playing(UNSUPPORTED, "unsupported")
    return Playing(bot)


def told_unsupported(bot: object) -> str:
    """Return the sentence that says that another one plays in the place of `bot`."""
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
