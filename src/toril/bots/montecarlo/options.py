"""What the options of `montecarlo` mean: how effort scales them, and which policies there are."""

from collections.abc import Mapping
from importlib import import_module
from typing import Any

from toril.fast import PACKAGES
from toril.fast.checks import check_policy

SAMPLES = 256
"""How many worlds, where nothing is said."""


def scaled(options: Mapping[str, Any], effort: float) -> dict[str, Any]:
    """Return the options with `effort`: so many of the worlds and so much of the time.

    >>> scaled({"samples": 64, "memory": "some"}, 0.5)
    {'samples': 32.0, 'memory': 'some'}
    """
    budget = {name: options[name] for name in ("samples", "ms") if name in options}
    much = budget or {"samples": SAMPLES}
    return {**options, **{name: effort * each for name, each in much.items()}}


def read_policy(text: str) -> str | None:
    """Read the name of a playout policy; refuse one that neither game's kernels have."""
    if not (text.isidentifier() and text.isascii()):
        return None
    kernels = [import_module(package) for package in PACKAGES.values()]
    check_policy(text, dict.fromkeys(name for each in kernels for name in each.POLICIES))
    return text
