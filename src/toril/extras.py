"""Parts that are not installed with Toril itself: asked for by name, missed in one line."""

from importlib import import_module

from toril.engine.errors import TorilError

NEEDED = {"postgres": ("PostgreSQL", "psycopg"), "redis": ("Redis", "redis"), "ray": ("Ray", "ray")}
"""By extra: what it is for, and the module that is there if it is installed."""


def require(extra: str) -> None:
    """Refuse to go on where an extra of Toril is not installed: `toril[EXTRA]`."""
    try:
        import_module(NEEDED[extra][1])
    except ImportError as error:
        raise missing(extra) from error


def missing(extra: str) -> TorilError:
    """Return the error for an extra that is not installed."""
    what, _ = NEEDED[extra]
    return TorilError(
        "missing_extra",
        f"{what} needs an extra: pip install 'toril[{extra}]'.",
        what=what,
        extra=extra,
    )
