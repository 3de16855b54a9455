"""`toril rules`: a game explained in a minute."""

from typing import Annotated

import typer
from rich.text import Text

from toril.cli.flags import EITHER_GAME, NO_FLAGS, RuleFlags, with_rule_flags
from toril.cli.language import Lang, speak
from toril.cli.match_rules import make_rules
from toril.cli.talk.console import Terminal
from toril.cli.talk.rules_told import rules_told
from toril.engine.games import FIRST, ShortName


@with_rule_flags
def rules(
    game: Annotated[ShortName, typer.Argument(help=EITHER_GAME)] = FIRST,
    rules: RuleFlags = NO_FLAGS,
    lang: Lang = None,
) -> None:
    """Explain a game in a minute, as it is usual or with the options given."""
    words = speak(lang)
    chosen = make_rules(game, rules.chosen(), rules.extra)
    Terminal().print(Text(rules_told(chosen, words)))
