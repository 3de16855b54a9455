"""How seats may change from one draw of a match to the next: somebody new for a bot, no more."""

from collections.abc import Sequence, Set
from itertools import pairwise

from toril.fairness.notes import ShownSeat


def may_follow(lists: Sequence[Sequence[ShownSeat]]) -> bool:
    """Return whether each list of seats may follow the ones before it, in one match.

    Somebody new has taken over a bot's seat: nobody of that name has had a seat before. Who was
    there stays in place, or has gone: a bot has the seat then, or already somebody new.
    """
    people: set[str] = set()
    for before, after in pairwise(lists):
        people |= {seat.name for seat in before if seat.bot is None}
        if len(before) != len(after) or not _may_follow(before, after, people):
            return False
    return True


def _may_follow(before: Sequence[ShownSeat], after: Sequence[ShownSeat], people: Set[str]) -> bool:
    changed = [(was, now) for was, now in zip(before, after, strict=True) if was != now]
    came = [now.name for _, now in changed if now.bot is None]
    exchanged = any(was.bot is not None and now.bot is not None for was, now in changed)
    return bool(came) and len(set(came)) == len(came) and not exchanged and people.isdisjoint(came)
