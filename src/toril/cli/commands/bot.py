"""`toril bot`: one of our bots as a program that speaks the bot protocol."""

import contextlib
import sys
from functools import partial
from typing import Annotated

import typer

from toril.arena.own_bots import OwnBot, prepare_bot
from toril.arena.programs.protocol import Message, written
from toril.arena.programs.responder import Responder


def bot(
    name: Annotated[str, typer.Argument(help="A bot as the arena names it, like cautious.")],
) -> None:
    """Let one of our bots speak the bot protocol on stdin and stdout."""
    player, out = OwnBot(name), sys.stdout

    def say(message: Message) -> None:
        out.write(written(message).decode())
        out.flush()

    with contextlib.redirect_stdout(sys.stderr):  # only the protocol writes to stdout
        Responder(player, say, partial(prepare_bot, name)).answer(sys.stdin)
