"""What stands in the way of playing on a cluster."""

from toril.engine.errors import TorilError

LONGEST_REASON = 240
"""So many signs of what Ray says are passed on: it tells its reason first, then what one may do."""


def bad_address(address: str) -> TorilError:
    """Return the error for an address that nothing can be reached at."""
    return TorilError(
        "bad_ray_address",
        f"{address!r} is not the address of a Ray cluster: say local, auto, HOST:PORT or "
        "ray://HOST:PORT.",
        address=address,
    )


def unreachable(address: str, why: str) -> TorilError:
    """Return the error for a cluster that does not answer, or not to us."""
    reason = _short(why)
    return TorilError(
        "ray_unreachable",
        f"No Ray cluster can be reached at {address}: {reason}.",
        address=address,
        why=reason,
    )


def none_here(why: str) -> TorilError:
    """Return the error for a machine that runs no Ray where one was to be found."""
    reason = _short(why).split(". ")[0]  # then it names a flag of its own
    return TorilError(
        "no_ray_here",
        f"No Ray cluster was found here; --ray local starts one. Ray says: {reason}.",
        why=reason,
    )


def not_started(why: str) -> TorilError:
    """Return the error for a Ray that does not start on this machine."""
    reason = _short(why)
    return TorilError("ray_not_started", f"Ray does not start here: {reason}.", why=reason)


def client_missing() -> TorilError:
    """Return the error for a Ray without its client."""
    return TorilError("ray_client_missing", "ray:// needs more of Ray: pip install 'ray[client]'.")


def cluster_lost() -> TorilError:
    """Return the error for a cluster that is gone in the middle of a run."""
    return TorilError("ray_lost", "The Ray cluster is lost: what was played before is kept.")


def no_toril(machine: str, here: str) -> TorilError:
    """Return the error for a machine that has no Toril, or one too old to know of clusters."""
    return TorilError(
        "no_toril_on_cluster",
        f"The cluster's machine {machine} has no toril that can play there; here is {here}.",
        machine=machine,
        here=here,
    )


def other_toril(machine: str, there: str, here: str) -> TorilError:
    """Return the error for a machine whose Toril might play otherwise."""
    return TorilError(
        "other_toril_on_cluster",
        f"The cluster's machine {machine} has {there}, here is {here}: install the same.",
        machine=machine,
        there=there,
        here=here,
    )


def _short(why: str) -> str:
    """Return the first paragraph of what Ray says, in one line, cut where it is long."""
    first = " ".join(why.strip().split("\n\n")[0].split())
    return first[:LONGEST_REASON].rstrip(". :")
