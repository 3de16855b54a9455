"""What is due at a table, and that somebody who never came can hold nobody up."""

import time
from pathlib import Path

import pytest

from tests.harness.in_thread import running
from tests.harness.settings import settings
from tests.people.listener import Listener, tell
from tests.people.playing import table_of
from tests.people.steps import started_match
from tests.server.tables.story import ANA, BEN, CLEO, Story, rules_for
from toril.server.live.offered_bots import OFFERED_BOTS
from toril.server.tables import commands, showing_times
from toril.server.tables.clock import CLOCKS, Clock
from toril.server.tables.command import carry_out
from toril.server.tables.due import HOST_AWAY, next_due
from toril.server.tables.pen import Pen
from toril.server.tables.presence import Absences, FixedPresence
from toril.wire.literals import ClockName


def started(clock_name: ClockName = "off") -> Story:
    story = Story(rules_for(3), clock_name)
    for person in (ANA, BEN, CLEO):
        story.sit(person)
    story.do(commands.host.start, ANA)
    return story


def when_due(story: Story, now: int, away: Absences, present: set[int]) -> Pen:
    """Return what is written at that moment, if nothing happened before."""
    pen = Pen(story.table, now, bots=OFFERED_BOTS, presence=FixedPresence(present, away))
    carry_out(pen, commands.server.do_what_is_due())
    return pen


def test_while_everybody_is_here_and_no_clock_runs_nothing_is_ever_due() -> None:
    assert next_due(started().table, {}) is None


def test_without_a_clock_an_absent_person_is_due_and_nobody_else() -> None:
    story = started()
    away = {BEN: 500}
    assert next_due(story.table, away) == 500 + CLOCKS["off"].away
    pen = when_due(story, 500 + CLOCKS["off"].away, away, {ANA, CLEO})
    assert [chair.stand_in for chair in pen.table.chairs] == [None, "away", None]
    assert next_due(pen.table, away) is None  # or the timer would never rest


def test_with_a_clock_all_who_are_late_are_due_whether_here_or_not() -> None:
    story = started("quick")
    assert story.table.deadline is not None
    assert next_due(story.table, {BEN: 500}) == story.table.deadline
    pen = when_due(story, story.table.deadline, {BEN: 500}, {ANA, CLEO})
    assert [chair.stand_in for chair in pen.table.chairs] == ["clock"] * 3
    assert next_due(pen.table, {BEN: 500}) is None


def test_a_host_who_is_away_passes_the_rights_on_once() -> None:
    story = Story(rules_for(3))
    for person in (ANA, BEN, CLEO):
        story.sit(person)
    away = {ANA: 500, BEN: 500}
    assert next_due(story.table, away) == 500 + HOST_AWAY
    assert not when_due(story, 499 + HOST_AWAY, away, {CLEO}).lines
    pen = when_due(story, 500 + HOST_AWAY, away, {CLEO})
    assert pen.table.host == CLEO
    assert next_due(pen.table, away) is None


def test_who_sat_down_and_never_came_is_stood_in_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(CLOCKS, "off", Clock(think=None, away=50))

    async def story(base: str) -> None:
        host, _ = await table_of(base, 2)  # the other phone died before its socket opened
        ana = Listener(host)
        await ana.connect()
        await host.post("start")
        assert await ana.until_event("table.stood_in") == {
            "kind": "table.stood_in",
            "seat": 1,
            "why": "away",
        }

    with running(settings(tmp_path)) as server:
        tell(story(server.base))


def test_bots_among_themselves_leave_time_to_come_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(CLOCKS, "quick", Clock(think=1, away=1))
    monkeypatch.setattr(showing_times, "_showing", lambda _: 20)

    async def story(base: str) -> None:
        bots = [None, "random", "random"]
        (ana,) = await started_match(
            base, 1, seats=3, bots=bots, clock="quick", options={"rounds": 1}
        )
        await ana.until_event("table.stood_in")
        begin = time.perf_counter()
        await ana.until(lambda heard: heard.play["view"]["outcome"])
        # Ten tricks, each with a pause and at least five events to be shown.
        assert time.perf_counter() - begin > 10 * (0.05 + 5 * 0.02) * 0.8

    with running(settings(tmp_path, bot_pause=0.05)) as server:
        tell(story(server.base))
