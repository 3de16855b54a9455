"""`make smooth`: how long the page's main thread is busy at a time while ten cards fly.

A trick of 6 nimmt! with ten seats, from the tap to the end of its story, on a processor that is
four times slower. Tasks are judged by the processor's time: other programs cost none of it.
"""

import json
import os
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser

from tests.browser.client_thread import ClientThread, client_thread
from tests.browser.flights import COUNT_FLIGHTS
from tests.browser.launch import built_page, launched
from tests.browser.page_moves import six_card
from tests.browser.visitor import PHONE, visit
from tests.harness.in_thread import Running, running
from tests.harness.settings import settings
from toril.engine.value import value

RUNS = 5
SLOWER = 4
MOST = 50.0
"""Milliseconds: a longer task can be felt."""

SEATS = 10
TASK = "disabled-by-default-devtools.timeline"
MAIN = "CrRendererMain"


@value
class Busy:
    """The longest tasks of one trick, in milliseconds, and how many there were."""

    tasks: int
    by_processor: tuple[float, ...]
    by_wall: float
    flights: int


def trick(browser: Browser, server: Running, clients: ClientThread) -> Busy:
    """Let ten cards fly once."""
    bots = [None, *["random"] * (SEATS - 1)]
    host = clients.open(server.base, seats=SEATS, bots=bots)
    clients.run(host.post("start"))
    visitor = visit(browser, server.base, PHONE, speed="normal").sit_as(host)
    page = visitor.page
    visitor.until(lambda me: me.my_turn)
    page.wait_for_timeout(4000)  # what a round's end needs has been fetched by then
    page.evaluate(COUNT_FLIGHTS)
    throttle = visitor.context.new_cdp_session(page)
    throttle.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    card = six_card(visitor, max(visitor.round["hand"])).bounding_box()
    assert card
    skip = visitor.find("button", "match-skip")
    with tempfile.TemporaryDirectory() as folder:
        trace = Path(folder) / "trace.json"
        browser.start_tracing(page=page, path=trace, categories=[TASK])
        page.touchscreen.tap(card["x"] + card["width"] / 2, card["y"] + card["height"] / 2)
        page.wait_for_timeout(1000)
        while skip.is_visible():
            page.wait_for_timeout(500)
        browser.stop_tracing()
        events = json.loads(trace.read_text(encoding="utf-8"))["traceEvents"]
    flights = page.evaluate("() => window.flights")
    visitor.context.close()
    return busy(events, flights)


def busy(events: list[dict[str, Any]], flights: int) -> Busy:
    """Read the tasks of the page's main thread from a trace."""
    threads = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == MAIN
    }
    tasks: dict[tuple[int, int], list[dict[str, Any]]] = {thread: [] for thread in threads}
    for event in events:
        whole = event["name"] == "RunTask" and "dur" in event
        if whole and (event["pid"], event["tid"]) in tasks:
            tasks[event["pid"], event["tid"]].append(event)
    ours = max(tasks.values(), key=len)
    by_processor = sorted((task.get("tdur", task["dur"]) / 1000 for task in ours), reverse=True)
    by_wall = max(task["dur"] for task in ours) / 1000
    return Busy(len(ours), tuple(by_processor[:3]), by_wall, flights)


def main() -> int:
    """Print the longest tasks of some tricks; return 1 when their median is too long."""
    built_page()
    longest, longest_wall = [], []
    with (
        tempfile.TemporaryDirectory() as folder,
        running(settings(Path(folder))) as server,
        client_thread() as clients,
        launched() as browser,
    ):
        trick(browser, server, clients)  # the first one warms up
        for run in range(1, RUNS + 1):
            found = trick(browser, server, clients)
            longest.append(found.by_processor[0])
            longest_wall.append(found.by_wall)
            first = ", ".join(f"{each:.0f}" for each in found.by_processor)
            sys.stdout.write(
                f"run {run}: {found.tasks} tasks, {found.flights} flights; the longest: "
                f"{first} ms of the processor, {found.by_wall:.0f} ms by the clock\n"
            )
            sys.stdout.flush()
    middle = median(longest)
    sys.stdout.write(
        f"median: {middle:.0f} ms of a processor {SLOWER} times slower, "
        f"{median(longest_wall):.0f} ms by the clock; "
        f"the load here was {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors; "
        f"{'fine' if middle <= MOST else 'too long'}: at most {MOST:.0f} ms was asked for.\n"
    )
    return int(middle > MOST)


if __name__ == "__main__":
    sys.exit(main())
