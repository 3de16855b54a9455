"""Matches of the engine as *My matches* writes them, and their statistics, counted anew."""

import json
from collections.abc import Iterable
from decimal import ROUND_HALF_UP, Decimal
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

from toril.engine.eleven_nimmt import ElevenNimmt
from toril.engine.game import Seat
from toril.engine.match import Match
from toril.engine.record import Record
from toril.engine.six_nimmt import SixNimmt
from toril.engine.value import value

if TYPE_CHECKING:
    from tests.browser.visitor import Visitor
    from toril.engine.games import AnyRules

LEVELS = ("calf", "heifer", "ox", "bull")
PEOPLE = ("Eva", "Luis", "<b>Bo</b>", "נועה", "W" * 40)
FIRST_TIME = 1_788_000_000_000
HOUR = 3_600_000
SCHEMA = "toril-matches-1"


@value
class MyMatch:
    """A match with what a record does not hold."""

    record: Record
    seat: Seat
    bots: tuple[str | None, ...]
    not_mine: tuple[int, ...]
    ended: int

    def written(self) -> dict[str, Any]:
        """Return it as the page's file has it."""
        return {
            "record": self.record.to_json(),
            "notes": None,
            "ended": self.ended,
            "seat": self.seat,
            "bots": self.bots,
            "not_mine": self.not_mine,
            "clock": "off",
        }


def some_matches(number: int, seed: int = 1) -> list[MyMatch]:
    """Return matches of both games by lot, the latest last; in some a bot stood in."""
    rng = Random(seed)
    return [_match(rng, FIRST_TIME + index * HOUR) for index in range(number)]


def _match(rng: Random, ended: int) -> MyMatch:
    seats, rounds = rng.randint(2, 6), rng.randint(1, 3)
    rules: AnyRules = SixNimmt(seats=seats, rounds=rounds, hand_size=5)
    if rng.random() < 0.5:
        rules = ElevenNimmt(seats=seats, rounds=rounds, hand_size=3, top_card=60)
    mine = rng.randrange(seats)
    people = rng.sample(PEOPLE, len(PEOPLE))
    bots = tuple(
        None if seat == mine or rng.random() < 0.4 else rng.choice(LEVELS) for seat in range(seats)
    )
    names = tuple("Ana" if seat == mine else bot or people.pop() for seat, bot in enumerate(bots))
    match: Match[Any] = Match.start(rules, seed=f"my match {ended}")
    last = rng.randrange(5, 40) if rng.random() < 0.15 else None
    moves = 0
    while match.outcome is None and moves != last:
        seat = rng.choice(match.to_act)
        match, _ = match.play(seat, match.legal(seat).pick(rng))
        moves += 1
    if match.outcome is None:
        match, _ = match.end_for_all()
    finished = range(1, len(match.scores) + 1)
    not_mine = tuple(number for number in finished if rng.random() < 0.1)
    return MyMatch(Record.of(match, names=names), mine, bots, not_mine, ended)


def write(matches: Iterable[MyMatch], path: Path) -> Path:
    """Write the file of so many matches."""
    data = {"schema": SCHEMA, "matches": [match.written() for match in matches]}
    path.write_text(json.dumps(data), encoding="utf-8")
    return path


@value
class Line:
    """What the page says of some matches, as its cells have it."""

    wins: int
    matches: int
    rounds: int
    bullheads: int
    best: int | None
    worst: int | None


def line_of(matches: Iterable[MyMatch]) -> Line:
    """Count with the engine's own replay."""
    wins = played = 0
    rounds: list[int] = []
    for each in matches:
        match = each.record.replay()
        assert match.outcome is not None
        if match.outcome.winners and not each.not_mine:
            played += 1
            wins += each.seat in match.outcome.winners
        rounds += [
            penalties[each.seat]
            for number, penalties in enumerate(match.scores, 1)
            if number not in each.not_mine
        ]
    least, most = min(rounds, default=None), max(rounds, default=None)
    return Line(wins, played, len(rounds), sum(rounds), least, most)


def lines_of(matches: list[MyMatch], game: str) -> dict[tuple[str, str | int], Line]:
    """Return the lines of a game: of all, by seats, levels and names."""
    here = [match for match in matches if match.record.rules.game == game]

    def people(match: MyMatch) -> set[str]:
        seats = enumerate(zip(match.record.names, match.bots, strict=True))
        return {name for seat, (name, bot) in seats if bot is None and seat != match.seat}

    kinds: dict[tuple[str, str | int], list[MyMatch]] = {("all", ""): here}
    for match in here:
        of: list[tuple[str, str | int]] = [("seats", len(match.bots))]
        of += [("level", bot) for bot in {*match.bots} if bot]
        of += [("name", name) for name in people(match)]
        for kind in of:
            kinds.setdefault(kind, []).append(match)
    return {kind: line_of(those) for kind, those in kinds.items()}


def cells(line: Line) -> list[str]:
    """Return what the page shows of a line."""
    won = f"{line.wins}/{line.matches}" if line.matches else "–"
    if not line.rounds:
        return [won, "0", "–", "–", "–"]
    mean = (Decimal(line.bullheads) / line.rounds).quantize(Decimal("0.1"), ROUND_HALF_UP)
    return [won, str(line.rounds), str(mean), str(line.best), str(line.worst)]


STORED = """async () => {
  const answer = (request) => new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error);
  });
  const found = [];
  for (const { name } of await indexedDB.databases()) {
    const base = await answer(indexedDB.open(name));
    for (const store of base.objectStoreNames) {
      found.push(...await answer(base.transaction(store).objectStore(store).getAll()));
    }
    base.close();
  }
  return JSON.stringify(found);
}"""
"""All that the page's databases hold."""


def kept(visitor: "Visitor") -> list[dict[str, Any]]:
    """Return what the browser has stored of matches."""
    found: list[dict[str, Any]] = json.loads(visitor.page.evaluate(STORED))
    return found


def take(visitor: "Visitor", path: Path) -> None:
    """Choose a file to add matches from."""
    visitor.page.locator("input[type=file]").set_input_files(path)
