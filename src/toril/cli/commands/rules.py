"""`toril rules`: a game explained in a minute."""

from typing import Annotated

import typer
from rich.text import Text

from toril.cli.flags import EITHER_GAME
from toril.cli.language import Lang, speak
from toril.cli.talk.console import Terminal
from toril.engine.games import FIRST, ShortName


def rules(
    game: Annotated[ShortName, typer.Argument(help=EITHER_GAME)] = FIRST, lang: Lang = None
) -> None:
    """Explain a game in a minute."""
    Terminal().print(Text(speak(lang).say(f"rules-{game}")))
