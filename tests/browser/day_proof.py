"""`make day-proof`: the deal of the day by two browsers, two workers, cold kernels and midnight.

Two processes serve one database. One of them has no kernels yet and no folder where any are kept.
Ana begins there once it has compiled some, Eva at the other at once; both move alike. At midnight
each goes on at the other's worker. What they saw must be the same to the byte.
"""

import json
import os
import signal
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from datetime import date, timedelta
from time import monotonic, sleep
from typing import Any

from playwright.sync_api import expect

from tests.browser.launch import built_page, launched
from tests.browser.page_moves import Choose, by_lot, move
from tests.browser.screens.day import begin, open_day
from tests.browser.visitor import DESKTOP, PHONE, Visitor, visit
from tests.harness.as_process import ServerProcess
from tests.people.requests import ask
from tests.services.postgres import PostgresServer
from tests.services.redis_server import RedisServer
from toril.client import new_claim, new_id

GAMES = ("six_nimmt", "eleven_nimmt")
COMMAND = (sys.executable, "-m", "tests.harness.jumping")
BEFORE_MIDNIGHT = 3
"""So many moves each."""

TOLD_ALIKE = ("round", "turn", "events", "own", "play", "mine", "open", "stand_ins")
"""What a frame of a replay says besides the table, which has a code and names."""

ASKED = """async ([path, body]) => {
  const headers = { "content-type": "application/json" };
  const sent = body === null ? {} : { method: "POST", headers, body: JSON.stringify(body) };
  const answer = await fetch(path, sent);
  return [answer.status, await answer.json()];
}"""


def main() -> None:
    """Show it, and say what was seen."""
    built_page()
    with ExitStack() as stack:
        postgres, redis = stack.enter_context(PostgresServer()), stack.enter_context(RedisServer())
        where = ("--database", postgres.new_database(), "--bus", redis.new_db())
        empty = stack.enter_context(tempfile.TemporaryDirectory())
        cold = stack.enter_context(worker(where, XDG_CACHE_HOME=empty))
        warm = stack.enter_context(worker(where))
        browser = stack.enter_context(launched())
        ana = visit(browser, cold.base, PHONE, "es")
        eva = visit(browser, warm.base, DESKTOP, "en")
        zoe = visit(browser, cold.base, PHONE, "de")
        show(cold, warm, ana, eva, zoe)


@contextmanager
def worker(where: tuple[str, ...], **variables: str) -> Iterator[ServerProcess]:
    """Run one of several workers, whose clock can jump."""
    given = os.environ | {"TORIL_BOT_PAUSE": "0", "TORIL_LIMITED": "false"} | variables
    server = ServerProcess(*where, command=COMMAND, environment=given)
    try:
        yield server
    finally:
        server.stop()


def show(
    cold: ServerProcess, warm: ServerProcess, ana: Visitor, eva: Visitor, zoe: Visitor
) -> None:
    """Let two people move alike, and a third look on from one day to the next."""
    today = days_at(cold)["date"]
    refused_while_cold(cold, zoe, today)
    lots: dict[tuple[Visitor, str], Choose] = {
        (each, game): by_lot(7) for each in (ana, eva) for game in GAMES
    }
    codes = begun_by(eva, lots)
    said(f"Eva has begun both tries at the one worker, on {today}")
    wait_until_ready(cold)
    codes |= begun_by(ana, lots)
    expect(zoe.page.get_by_text(zoe.say("day-unready"))).to_have_count(0, timeout=120_000)
    said("Ana has begun both tries at the other, which has kernels now")

    for server in (cold, warm):
        server.process.send_signal(signal.SIGUSR1)
    open_day(zoe)
    seals = {game: told["tomorrow"] for game, told in days_at(warm)["games"].items()}
    tomorrow = (date.fromisoformat(today) + timedelta(days=1)).isoformat()
    zoe.page.get_by_text(zoe.say("day-fair")).click()
    expect(zoe.page.get_by_text(zoe.say("day-seen", seen="fits"))).to_have_count(2, timeout=60_000)
    for server in (cold, warm):
        told = days_at(server)
        assert told["date"] == tomorrow
        assert {game: told["games"][game]["hash"] for game in GAMES} == seals
    said("midnight: both workers have the next day, with the seals of the day before")

    ana.base, eva.base = eva.base, ana.base
    for game in GAMES:
        ends = [ended(each, codes[each, game], lots[each, game]) for each in (ana, eva)]
        assert ends[0] == ends[1]
        said(f"{game}: {len(ends[0])} frames, the same to the byte at both workers")
    for each in (ana, eva):
        results = asked(each, f"/api/day?date={today}")[1]["games"]
        assert {results[game]["mine"]["state"] for game in GAMES} == {"counted"}
        assert {results[game]["result"]["tries"] for game in GAMES} == {2}
        for base in (cold.base, warm.base):
            each.base = base
            each.open("/day")
            assert {tried_again(each, game, today) for game in GAMES} == {(409, "day_tried")}
    begin(ana, "six_nimmt")
    ana.base = cold.base
    ana.open("/day")
    assert tried_again(ana, "six_nimmt", tomorrow) == (409, "day_tried")
    said("all four count, and a second try is refused at both workers, on both days")
    for each in (ana, eva, zoe):
        each.forgive("409", "503")
        assert each.unforgiven == []


def refused_while_cold(cold: ServerProcess, zoe: Visitor, today: str) -> None:
    """Check that no try begins where there are no kernels."""
    assert not any(told["ready"] for told in days_at(cold)["games"].values())
    zoe.open("/day")
    zoe.page.get_by_text(zoe.say("day-unready")).first.wait_for()
    assert {tried_again(zoe, game, today) for game in GAMES} == {(503, "day_not_ready")}
    said("no try begins at the worker without kernels")


def wait_until_ready(cold: ServerProcess) -> None:
    """Wait until it has compiled them."""
    began = monotonic()
    while not all(told["ready"] for told in days_at(cold)["games"].values()):
        sleep(1)
    said(f"it has kernels after {monotonic() - began:.0f} s more")


def begun_by(visitor: Visitor, lots: dict[tuple[Visitor, str], Choose]) -> dict[Any, str]:
    """Begin one's tries and make some moves; return their tables' codes."""
    codes = {}
    for game in GAMES:
        begin(visitor, game)
        visitor.page.wait_for_url("**/t/*")
        codes[visitor, game] = visitor.code
        visitor.until(lambda me: me.table.get("code") == me.code)
        for _ in range(BEFORE_MIDNIGHT):
            visitor.until(lambda me: me.my_turn)
            move(visitor, lots[visitor, game](visitor))
    return codes


def ended(visitor: Visitor, code: str, choose: Choose) -> list[str]:
    """Go on with a try to its end; return what one can look back at."""
    visitor.open(f"/t/{code}")
    visitor.until(lambda me: me.table.get("code") == code and (me.my_turn or me.over))
    while not visitor.over:
        move(visitor, choose(visitor))
        visitor.until(lambda me: me.my_turn or me.over)
    visitor.find("button", "day-share").wait_for()
    status, replay = asked(visitor, f"/api/tables/{code}/replay")
    assert status == 200
    return [json.dumps([frame[part] for part in TOLD_ALIKE]) for frame in replay["frames"]]


def tried_again(visitor: Visitor, game: str, day: str) -> tuple[int, str]:
    """Ask for a try; return how it was refused."""
    body = {"id": new_id(), "date": day, "name": "Ana", "claim": new_claim()}
    status, answer = asked(visitor, f"/api/day/{game}", body)
    return status, answer["code"]


def asked(visitor: Visitor, path: str, body: Any = None) -> tuple[int, Any]:
    """Ask as the page on the screen does."""
    status, answer = visitor.page.evaluate(ASKED, [path, body])
    return status, answer


def days_at(server: ServerProcess) -> dict[str, Any]:
    """Return the deals of today as a stranger sees them at a worker."""
    told: dict[str, Any] = ask(server.base, "GET", "/api/day").json
    return told


def said(what: str) -> None:
    """Say it at once, with the time since the beginning."""
    sys.stdout.write(f"{monotonic() - BEGAN:5.0f} s  {what}\n")
    sys.stdout.flush()


BEGAN = monotonic()

if __name__ == "__main__":
    main()
