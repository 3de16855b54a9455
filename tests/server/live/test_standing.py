"""What somebody is told who thinks of coming back to a table: how it stands, and nobody's hand."""

from pathlib import Path
from typing import Any

from tests.harness.in_thread import running
from tests.harness.settings import settings
from tests.people.listener import Listener, tell
from tests.people.steps import make_move, started_match
from toril.client import RawClient


async def standing(person: Listener, token: str | None) -> dict[str, Any]:
    client = RawClient(person.client.base, person.client.code, token)
    return await client.ask("GET", f"/api/tables/{client.code}/standing")


def test_who_has_a_seat_is_told_so_and_all_else_is_the_same_for_everybody(tmp_path: Path) -> None:
    async def story(base: str) -> None:
        people = await started_match(base, 2)
        await make_move(people[0])
        answers = [await standing(people[0], each.client.token) for each in people]
        answers.append(await standing(people[0], None))
        assert [each.pop("person") for each in answers] == [1, 2, None]
        assert all(each.pop("now") >= each["changed"] > 0 for each in answers)
        first, *others = answers
        assert others == [first, first]
        play = first["play"]
        assert play["to_act"] == [1]
        assert play["view"]["round_number"] == 1
        assert play["view"]["round"]["hand"] is None
        assert play["view"]["round"]["phase"]["own"] is None

    with running(settings(tmp_path)) as server:
        tell(story(server.base))


def test_who_was_sent_away_has_no_seat_to_come_back_to(tmp_path: Path) -> None:
    async def story(base: str) -> None:
        ana, eva = await started_match(base, 2)
        await ana.client.post("kick", person=eva.client.person)
        assert (await standing(ana, eva.client.token))["person"] is None

    with running(settings(tmp_path)) as server:
        tell(story(server.base))
