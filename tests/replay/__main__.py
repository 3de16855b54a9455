"""Random matches told again: the longer proof, and fixtures for the page.

`python -m tests.replay proof --matches 200` plays over real sockets and holds what everybody was
sent against the replay. `python -m tests.replay frames 7 --late 1 > replay.json` writes the frames
of a random match, `record` its file.
"""

import argparse
import asyncio
import gzip
import sys
import tempfile
from collections import Counter
from functools import partial
from pathlib import Path

from tests.harness.in_thread import running
from tests.harness.settings import settings
from tests.replay.over_sockets import play_and_look_back
from tests.replay.some_records import some_record
from toril.server import logs
from toril.server.replay.of_record import tell_record
from toril.server.replay.packing import packed


def prove(matches: int, first: int) -> Counter[str]:
    """Play so many random matches; return what was compared."""
    found: Counter[str] = Counter()
    logs.set_up("error", as_json=False)
    with tempfile.TemporaryDirectory() as folder, running(settings(Path(folder))) as server:
        for number in range(first, first + matches):
            found += asyncio.run(play_and_look_back(server.base, number))
    return found


def main() -> None:
    """Do what was asked."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    asked = parser.add_subparsers(dest="what", required=True)
    proof = asked.add_parser("proof")
    proof.add_argument("--matches", type=int, default=200)
    proof.add_argument("--first", type=int, default=0, help="which of the random matches is first")
    for what in ("frames", "record"):
        one = asked.add_parser(what)
        one.add_argument("number", type=int, help="which of the random matches")
        one.add_argument("--late", type=float, default=0.0, help="how often somebody comes late")
        one.add_argument("--ended-after", type=int, help="the host ends it after so many moves")
    chosen = parser.parse_args()
    if chosen.what == "proof":
        found = prove(chosen.matches, chosen.first)
        sys.stdout.write(", ".join(f"{number} {what}" for what, number in found.items()) + "\n")
        return
    record = some_record(chosen.number, chosen.late, chosen.ended_after)
    frames = gzip.decompress(packed(partial(tell_record, record)))
    sys.stdout.buffer.write(frames if chosen.what == "frames" else record.dumps().encode())


if __name__ == "__main__":
    main()
