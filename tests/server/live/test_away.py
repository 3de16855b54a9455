"""Until when an absent person is waited for is told with who is here: the same to everybody."""

from pathlib import Path
from typing import Any

import pytest
from pydantic_core import from_json, to_json

from tests.harness.clock import StandingClock
from tests.harness.in_thread import running
from tests.harness.settings import settings
from tests.people.listener import Listener, tell
from tests.people.steps import started_match
from toril.client import RawClient
from toril.server.live.elsewhere import Connected, Sign, from_data, to_data
from toril.server.tables.clock import CLOCKS


def test_everybody_is_told_until_when_an_absent_person_is_waited_for(tmp_path: Path) -> None:
    clock = StandingClock()

    async def story() -> None:
        ana, eva, ida = await started_match(server.base, 3)
        assert ana.presence["away"] == []
        clock.time += 7_000
        await eva.client.close()
        away = [{"person": 2, "until": clock.time + CLOCKS["off"].away}]
        for each in (ana, ida):
            await each.until(lambda heard: heard.presence["away"] == away)
        clock.time += 30_000  # whoever comes later, or again, is told the same moment
        onlooker = Listener(RawClient(server.base, ana.client.code))
        assert (await onlooker.connect())["presence"]["away"] == away
        assert (await ida.connect())["presence"]["away"] == away
        await eva.connect()
        await ana.until(lambda heard: heard.presence["away"] == [])

    with running(settings(tmp_path), clock) as server:
        tell(story())


def test_absences_go_over_the_bus_only_where_there_are_any() -> None:
    quiet = Connected({2: Sign(7, None)}, 1)
    away = Connected({2: Sign(7, None)}, 1, None, (), ((3, 1_700_000_000_000),))
    assert len(to_data(quiet)) == 3
    for each in (quiet, away):
        assert from_data(from_json(to_json(to_data(each)))) == each


@pytest.mark.parametrize("away", [[[2]], [["Ana", 1]], [[2, -1]], [[2, True]], 7])
def test_what_no_worker_would_say_of_who_is_away_is_refused(away: Any) -> None:
    with pytest.raises((ValueError, TypeError)):
        from_data([[], 0, None, [], away])
