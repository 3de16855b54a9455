"""Whether plays that were seen, with gaps, stand in a whole list of plays, in order."""

from collections.abc import Sequence

from toril.engine.game import Seat
from toril.fairness.notes import PlayNote


def fits(
    seen: Sequence[PlayNote | None], whole: Sequence[tuple[Seat, str]], complete: bool = False
) -> bool:
    """Return whether `whole` can be what was seen; a gap stands for any number of plays.

    `complete`: nothing was missed at the end either. Runs between gaps are looked for from the
    left, which finds a place for all of them if there is one.
    """
    runs: list[list[tuple[Seat, str]]] = [[]]
    for play in seen:
        if play is None:
            runs.append([])
        else:
            runs[-1].append((play.seat, play.move))
    at, last = 0, len(runs) - 1
    for number, run in enumerate(runs):
        if number == last and complete and number > 0:
            start = len(whole) - len(run)
            found = start if start >= at and list(whole[start:]) == run else None
        else:
            latest = len(whole) - len(run) if number else 0
            found = _find(run, whole, at, latest)
        if found is None:
            return False
        at = found + len(run)
    return at == len(whole) or not complete


def _find(
    run: list[tuple[Seat, str]], whole: Sequence[tuple[Seat, str]], first: int, latest: int
) -> int | None:
    for start in range(first, latest + 1):
        if list(whole[start : start + len(run)]) == run:
            return start
    return None
