"""`python -m tests.cluster`: fifty kills and every other disaster, while people play."""

import argparse
import asyncio
import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from time import monotonic

from rich.console import Console
from rich.table import Table

from tests.cluster.findings import Findings
from tests.cluster.trial import Plan, Trial
from toril.machine import machine_info

TELL_SECONDS = 15


def main() -> int:
    """Let it all happen and print what was found; return 1 when a promise was broken."""
    plan = _asked()
    console = Console(log_path=False, highlight=False)
    folder = Path(tempfile.mkdtemp(prefix="toril-cluster-"))
    try:
        with console.status("starting") as status:
            tell = status.update if console.is_terminal else _now_and_then(console)
            findings = asyncio.run(Trial(plan, tell).run(folder))
    except KeyboardInterrupt:
        console.print("Stopped before the end: nothing is said.")
        shutil.rmtree(folder)
        return 1
    except BaseException:
        console.print(f"A promise was broken. What the workers logged is in {folder}.")
        raise
    console.print(_table(findings))
    if findings.faults:
        for fault in findings.faults:
            console.print(f"logged, and should not be: {fault}")
        console.print(f"The logs are in {folder}.")
        return 1
    shutil.rmtree(folder)
    console.print(
        "No acknowledged command was lost, none was done twice, every match was played to its "
        "end, no clock ran out twice, no match was drawn twice."
    )
    return 0


def _now_and_then(console: Console) -> Callable[[str], None]:
    """Return what tells how far it is where no line can be written over."""
    told = 0.0

    def tell(line: str) -> None:
        nonlocal told
        if monotonic() - told >= TELL_SECONDS:
            told = monotonic()
            console.log(line)

    return tell


def _asked() -> Plan:
    parser = argparse.ArgumentParser(prog="python -m tests.cluster", description=__doc__)
    parser.add_argument("--kills", type=int, default=50, help="of workers [50]")
    parser.add_argument("--rounds", type=int, default=4, help="of every other disaster [4]")
    parser.add_argument("--pause", type=float, default=10, help="seconds of a paused worker [10]")
    parser.add_argument("--rest", type=float, default=2, help="seconds between two disasters [2]")
    parser.add_argument("--thinks", type=float, default=0.2, help="seconds before a move [0.2]")
    parser.add_argument("--seed", type=int, default=1, help="of what happens when [1]")
    asked = parser.parse_args()
    return Plan(asked.kills, asked.rounds, asked.pause, asked.rest, asked.thinks, seed=asked.seed)


def _table(findings: Findings) -> Table:
    facts = ", ".join(f"{name} {fact}" for name, fact in machine_info().items())
    table = Table(title=f"{findings.seconds:.0f} s", caption=facts)
    table.add_column("what")
    table.add_column("how often", justify="right")
    for some in (findings.disasters, findings.figures, dict(sorted(findings.logged.items()))):
        for name, count in some.items():
            table.add_row(name, f"{count:,}")
        table.add_section()
    return table


if __name__ == "__main__":
    sys.exit(main())
