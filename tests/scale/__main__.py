"""Print the tables of docs/scale.md: `python -m tests.scale`."""

import sys

from tests.scale.arithmetic import load, rows
from tests.scale.figures import Figures
from tests.scale.simulation import Simulation

SECONDS = 6.0


def main() -> None:
    """Print the arithmetic, then the simulation."""
    figures = Figures()
    say("\n".join(rows(figures)))
    say("\n| workers | moves a second | busy | p50 | p99 |\n|---|---|---|---|---|")
    for workers, together in ((1, True), (2, True), (2, False), (4, False), (8, False)):
        for moves in (1000, 2000, 4000, 6000):
            if load(figures, moves, workers, together=together) < 1:
                found = Simulation(figures, workers, moves, SECONDS, together=together).run()
                kind = "" if workers == 1 else ", together" if together else ", spread"
                figure = f"{found.busy:.2f} | {found.p50:.1f} ms | {found.p99:.1f} ms"
                say(f"| {workers}{kind} | {moves:,} | {figure} |")


def say(text: str) -> None:
    """Write for people."""
    sys.stdout.write(f"{text}\n")


if __name__ == "__main__":
    main()
