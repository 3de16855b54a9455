"""`toril rules`: a game explained in a minute."""

from typing import Annotated

import typer
from rich.text import Text

from toril.cli.flags import EITHER_GAME, NO_FLAGS, RuleFlags, with_rule_flags
from toril.cli.language import Lang, speak
from toril.cli.match_rules import given_options, make_rules
from toril.cli.talk.console import Terminal
from toril.cli.talk.rules_told import rules_told, usual_rules_told
from toril.engine.games import BY_SHORT, FIRST, ShortName


@with_rule_flags
def rules(
    game: Annotated[ShortName, typer.Argument(help=EITHER_GAME)] = FIRST,
    rules: RuleFlags = NO_FLAGS,
    lang: Lang = None,
) -> None:
    """Explain a game in a minute, as it is usual or at a table with the options given."""
    words = speak(lang)
    chosen = make_rules(game, rules.chosen(), rules.extra)
    given = given_options(game, rules.chosen(), rules.extra)
    told = rules_told(chosen, words) if given else usual_rules_told(BY_SHORT[game], words)
    Terminal().print(Text(told))
