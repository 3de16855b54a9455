"""The deal of the day: to play, to compare, at its table, and what cannot be had of it."""

from typing import Any

from tests.browser.page_moves import by_lot, play_match
from tests.browser.screens.stage import Stage, rare, screen
from tests.browser.visitor import Visitor

DAY = 86_400_000
HISTOGRAM = {0: 1, 2: 3, 5: 4, 7: 9, 11: 6, 12: 2, 18: 3, 25: 1, 33: 1}
STEPS = [0, 0, 3, 0, 7, 0, 12, 0, 0, 1]


@screen
def day_to_play(_: Stage, visitor: Visitor) -> None:
    open_day(visitor)
    visitor.page.get_by_text(visitor.say("day-fair")).click()


@screen
def day_unready(_: Stage, visitor: Visitor) -> None:
    answer(visitor, ready=False)
    visitor.open("/day")
    visitor.page.get_by_text(visitor.say("day-unready")).first.wait_for()


@screen
def day_compared(_: Stage, visitor: Visitor) -> None:
    """Many have played 6 nimmt!; in 11 nimmt! the own try does not count."""
    tries = sum(HISTOGRAM.values())
    bars = [{"bullheads": bullheads, "tries": many} for bullheads, many in HISTOGRAM.items()]
    six = {"bullheads": 7, "tries": tries, "place": 9, "median": 7, "histogram": bars}
    eleven = {"bullheads": 24, "tries": 3, "place": None, "median": None, "histogram": None}
    answer(
        visitor,
        six_nimmt={"mine": {"code": "ABC234", "state": "counted", "why": None}, "result": six},
        eleven_nimmt={
            "mine": {"code": "ABC235", "state": "not_counted", "why": "stood_in"},
            "result": eleven,
        },
    )
    visitor.open("/day")
    visitor.page.evaluate(KEEP, {"courses": {"ABC234": STEPS}})
    visitor.page.reload()
    visitor.page.get_by_text(visitor.say("day-median", n=7)).wait_for()


@screen
def day_begun(_: Stage, visitor: Visitor) -> None:
    begin(visitor, "six_nimmt")
    visitor.page.get_by_text(visitor.say("day-begins")).first.wait_for()


@screen
def day_result(_: Stage, visitor: Visitor) -> None:
    begin(visitor, "six_nimmt")
    play_match({visitor: by_lot(1)})
    visitor.page.get_by_role("button", name=visitor.say("day-share"), exact=True).wait_for()


@screen
def day_result_without_a_proof(stage: Stage, visitor: Visitor) -> None:
    day_result(stage, visitor)
    visitor.page.locator("button.line").click()
    visitor.page.get_by_text(visitor.say("deals-day-means")).wait_for()


@rare
def day_of_somebody_else(_: Stage, visitor: Visitor) -> None:
    begin(visitor, "eleven_nimmt")
    visitor.context.clear_cookies()
    visitor.forgive("403", "WebSocket")
    visitor.page.reload()
    visitor.page.get_by_text(visitor.say("page-ended-day")).wait_for()


def open_day(visitor: Visitor, game: str = "six_nimmt") -> None:
    """Go there, and wait until a game can be played: its kernels may have to be compiled."""
    visitor.open("/day")
    play = visitor.find("button", "day-play-game", game=visitor.say(f"game-{game}"))
    play.wait_for(timeout=120_000)


def begin(visitor: Visitor, game: str) -> None:
    """Begin one's try at a game."""
    open_day(visitor, game)
    visitor.tap("day-play-game", game=visitor.say(f"game-{game}"))
    visitor.until(lambda me: me.my_turn or me.over)
    visitor.settle()


def answer(visitor: Visitor, ready: bool = True, **games: dict[str, Any]) -> None:
    """Let the server say what takes many people, or kernels that are still to be compiled."""
    now = 1_700_000_000_000
    ends = (now // DAY + 1) * DAY
    deal = {"hash": "7e" * 32, "tomorrow": "a4" * 32, "ready": ready, "mine": None, "result": None}
    days = {
        "date": "2023-11-14",
        "now": now,
        "ends": ends,
        "out": ends + DAY,
        "games": {game: deal | games.get(game, {}) for game in ("six_nimmt", "eleven_nimmt")},
    }
    visitor.page.route("**/api/day", lambda route: route.fulfill(json=days))


KEEP = "(kept) => localStorage.setItem('toril.day', JSON.stringify(kept))"
