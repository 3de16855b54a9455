"""What kernels are asked is checked once, before they are called."""

from collections.abc import Iterable

from toril.engine.errors import TorilError
from toril.engine.quoting import short


def check_policy(policy: object, policies: Iterable[str]) -> None:
    """Refuse a policy that is none of `policies`."""
    known = list(policies)
    if policy not in known:
        raise TorilError(
            "unknown_policy",
            f"There is no policy {short(policy)} here: choose among {', '.join(known)}.",
            given=short(policy),
            policies=", ".join(known),
        )


def check_view(view: object, recall_view: type[object]) -> None:
    """Refuse anything but the game's own recall view; a match's view around it is a common slip."""
    if not isinstance(view, recall_view):
        raise TypeError("pack wants a round's recall view: match.recall_view(seat).round")
