"""What there is after a match: shared, watched again, my matches, an introduction, the day."""

import time
from collections.abc import Callable

from tests.browser.engines.player import Player
from tests.browser.learning import SAID, SCENES, ways
from tests.browser.targets import button, presses
from toril.engine.games import BY_SHORT

SIDEWAYS = """() => [...document.querySelectorAll("*")].filter((element) =>
  ["auto", "scroll"].includes(getComputedStyle(element).overflowX)
    && element.scrollWidth > element.clientWidth && element.clientWidth > 1
).map((element) => `scrolls sideways: ${element.className}`)"""
DRAWN = """() => [...document.querySelectorAll("select")].filter((element) =>
  getComputedStyle(element).appearance !== "none"
).map((element) => `is drawn by the device, by night too: ${element.ariaLabel}`)"""
"""WebKit writes our dark ink upon a ground of its own, which by night is dark."""
PICTURE = "() => document.querySelector('dialog img')?.naturalWidth ?? 0"
MATCHES = "() => document.querySelectorAll('summary').length"
SETTLE = 0.7
PLAYS = 2.0


def look_around(
    player: Player, base: str, game: str, photograph: Callable[[str], None]
) -> list[str]:
    """Go to each of these, with pictures; return what was wrong there."""
    engine, found = player.engine, list[str]()

    def go(path: str) -> None:
        found.extend(engine.complaints())
        engine.open(base + path)

    def seen(name: str) -> None:
        time.sleep(SETTLE)
        photograph(f"after-{name}")
        found.extend(engine.ask(DRAWN))

    found += engine.ask(SIDEWAYS)
    player.press(button(player, "page-share"))
    player.until(lambda: engine.ask(PICTURE) == 1200)
    seen("share")
    go(f"/t/{player.table['code']}/replay/1#at=1.2")
    player.until(lambda: player.sees(button(player, "replay-play")))
    seen("replay")
    player.press(button(player, "replay-play"))
    time.sleep(PLAYS)
    seen("replay-plays")
    go("/matches")
    player.until(lambda: bool(engine.ask(MATCHES)))
    seen("matches")
    go("/day")
    player.until(lambda: bool(engine.ask("() => document.querySelectorAll('main button').length")))
    seen("day")
    go(f"/learn/{game}")
    learn(player, game)
    seen("learn")
    return list(dict.fromkeys(found + engine.complaints()))


def learn(player: Player, game: str) -> None:
    """Do what the first scene asks for."""
    made = SCENES[game][0]
    task = player.say(f"lesson-{game}-{SAID.get(made['name'], made['name'])}")
    player.until(lambda: task in player.engine.ask("() => document.body.textContent"))
    player.hear(made["welcome"])
    answers = made["answers"]
    for text in next(ways(answers, asked_for=True)):
        for target in presses(player, BY_SHORT[game].parse_move(text)):
            player.press(target)
        answers = answers[text]["answers"]
    player.until(lambda: player.sees(button(player, "lesson-next")))
