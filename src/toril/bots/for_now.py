"""Who plays while kernels are being compiled: at a table nobody waits for them."""

from toril.bots import needs_kernels
from toril.fast import ready

MEANWHILE = "cautious"
"""Decides at once, and well enough that the first minute is a game."""


def for_now(bot: str, game: str) -> str:
    """Return `bot`, or who decides in its place as long as its kernels are not ready.

    Whoever asks sets them going.
    """
    if not needs_kernels(bot, game) or ready.is_ready(game):
        return bot
    ready.warm_in_background()
    return MEANWHILE
