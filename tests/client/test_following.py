"""News come to a client's user as updates, and where something is missing it connects again."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.client.canned import Canned, heard, hearing
from tests.harness.in_thread import running
from tests.harness.settings import settings
from tests.people.listener import tell
from toril.client import Client, Heard, RawClient, ServerRefused, answer_to
from toril.client.told import CannotFollow
from toril.engine.six_nimmt import Commit, Committed, CommittingSeen, Replaced
from toril.wire.outbound import Ack, Presence, Update, Welcome

PRESENCE = {"kind": "presence", "people": [1], "spectators": 0}


@pytest.fixture(scope="module")
def welcome(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """A welcome to a person at seat 0 before anybody has committed."""

    async def story(base: str) -> dict[str, Any]:
        host = RawClient(base)
        await host.open(name="Ana", game="six_nimmt", seats=3)
        for name in ("Bo", "Cleo"):
            await RawClient(base, host.code).sit(name)
        await host.post("start")
        message = await host.connect()
        while message.get("play") is None:
            message = await host.receive()
        found = await host.connect()
        await host.close()
        return found

    with running(settings(tmp_path_factory.mktemp("welcome"))) as server:
        return tell(story(server.base))


def news(welcome: dict[str, Any], more: int = 1, **changes: Any) -> dict[str, Any]:
    """Return that somebody else has committed, so many events after a welcome."""
    events = [{"kind": "six.committed", "seat": more, "card": None}]
    told = {
        "kind": "news",
        "version": welcome["version"] + more,
        "own_version": None,
        "events": events,
    }
    return told | {"ack": None} | changes


def mine(welcome: dict[str, Any], own: int, card: int) -> dict[str, Any]:
    """Return that one's own commitment was exchanged."""
    events = [{"kind": "six.replaced", "seat": 0, "card": card}]
    return news(welcome, 1, own_version=own, events=events, ack=f"command-{own}")


def test_news_come_as_updates_with_the_view_that_follows(welcome: dict[str, Any]) -> None:
    card, other = welcome["play"]["legal"]["cards"][:2]
    laid = {"kind": "six.committed", "seat": 0, "card": card}
    committed = news(welcome, events=[laid], ack="command-0")

    async def story() -> list[Heard]:
        client = hearing(welcome, committed, mine(welcome, 1, other), news(welcome, 2))
        return [await client.connect(), *[await client.receive() for _ in range(5)]]

    first, one, ack, two, again, three = asyncio.run(story())
    assert isinstance(first, Welcome)
    assert isinstance(one, Update)
    assert isinstance(two, Update)
    assert isinstance(three, Update)
    assert (ack, again) == (Ack(kind="ack", id="command-0"), Ack(kind="ack", id="command-1"))
    assert (one.events, two.events) == ([Committed(0, card)], [Replaced(0, other)])
    assert [each.version - welcome["version"] for each in (one, two, three)] == [1, 1, 2]
    seen: list[Any] = [each.play.view.round for each in (one, two, three) if each.play]
    assert [view.phase for view in seen] == [
        CommittingSeen((True, False, False), card),
        CommittingSeen((True, False, False), other),
        CommittingSeen((True, False, True), other),
    ]
    assert [each.play.to_act for each in (one, two, three) if each.play] == [[1, 2], [1, 2], [1]]
    assert all(each.table is None and each.now >= first.now for each in (one, two, three))


def test_an_update_that_answers_is_followed_by_the_answer(welcome: dict[str, Any]) -> None:
    update = {"kind": "update", "version": welcome["version"] + 1, "now": 1, "table": None}
    update |= {"events": [{"kind": "table.resumed"}], "play": welcome["play"], "ack": "command-7"}

    async def story() -> list[Heard]:
        client = hearing(welcome, update, PRESENCE)
        await client.connect()
        return [await client.receive() for _ in range(3)]

    told, ack, presence = asyncio.run(story())
    assert (type(told), type(presence)) == (Update, Presence)
    assert ack == Ack(kind="ack", id="command-7")


MISSING: dict[str, dict[str, Any]] = {
    "events that everybody was told": {"more": 2},
    "nothing, it comes twice": {"more": 1, "version": -1},
    "events that only we were told": {"own_version": 2},
    "the seat": {"events": [{"kind": "six.committed", "seat": 7, "card": None}]},
    "a view for it": {"events": [{"kind": "table.resumed"}]},
}


def broken(welcome: dict[str, Any], what: str) -> dict[str, Any]:
    changes = dict(MISSING[what])
    more = changes.pop("more", 1)
    if "version" in changes:
        changes["version"] += welcome["version"]
    return news(welcome, more, **changes)


@pytest.mark.parametrize("what", MISSING)
def test_news_of_which_something_is_missing_are_another_version(
    what: str, welcome: dict[str, Any]
) -> None:
    with pytest.raises(ServerRefused) as caught:
        asyncio.run(heard(welcome, broken(welcome, what)))
    assert caught.value.code == "old_protocol"


def test_news_without_a_match_or_before_a_welcome_are_another_version(
    welcome: dict[str, Any],
) -> None:
    for first in ([welcome | {"play": None}], []):
        with pytest.raises(ServerRefused) as caught:
            asyncio.run(heard(*first, news(welcome)))
        assert caught.value.code == "old_protocol"


class Reconnecting(Canned):
    """A connection that can drop: then the next messages come on another socket."""

    dropped = 0

    async def drop(self) -> None:
        self.dropped += 1
        while self._messages[0]["kind"] != "welcome":
            self._messages.pop(0)

    async def messages(self, *_: Any) -> Any:
        while self._messages:
            yield await self.receive()


async def heard_by_messages(*messages: Any) -> tuple[list[Heard], int]:
    client = Client("http://localhost:1", "K7W2FP")
    client.raw = raw = Reconnecting(*messages)
    return [message async for message in client.messages()], raw.dropped


@pytest.mark.parametrize("what", MISSING)
def test_messages_connect_again_where_something_is_missing(
    what: str, welcome: dict[str, Any]
) -> None:
    later = {"kind": "update", "version": welcome["version"], "now": 1, "events": []}
    later |= {"table": None, "play": welcome["play"], "ack": None}
    told, dropped = asyncio.run(
        heard_by_messages(welcome, later, broken(welcome, what), PRESENCE, welcome, news(welcome))
    )
    assert [type(message) for message in told] == [Welcome, Update, Welcome, Update]
    assert dropped == 1


def test_messages_give_up_where_a_welcome_does_not_help(welcome: dict[str, Any]) -> None:
    with pytest.raises(ServerRefused) as caught:
        asyncio.run(heard_by_messages(welcome, news(welcome, 2)))
    assert caught.value.code == "old_protocol"


def test_news_in_another_phase_are_another_version(welcome: dict[str, Any]) -> None:
    play = welcome["play"]
    seen = play["view"]["round"] | {"phase": {"kind": "six.round_over"}}
    over = welcome | {"play": play | {"view": play["view"] | {"round": seen}}}
    with pytest.raises(ServerRefused) as caught:
        asyncio.run(heard(over, news(welcome)))
    assert caught.value.code == "old_protocol"
    assert isinstance(caught.value.__cause__, CannotFollow)


def test_an_update_after_a_gap_is_taken_because_it_brings_the_whole_view(
    welcome: dict[str, Any],
) -> None:
    update = {"kind": "update", "version": welcome["version"] + 9, "now": 1, "table": None}
    update |= {"events": [{"kind": "table.resumed"}], "play": welcome["play"], "ack": None}
    after = news(welcome, 1, version=welcome["version"] + 10)
    told = asyncio.run(heard(welcome, update, after))
    assert [type(message) for message in told] == [Welcome, Update, Update]


def test_a_command_is_answered_by_whatever_names_it() -> None:
    for answer in (
        {"kind": "ack", "id": "c0ffee01"},
        {"kind": "refused", "id": "c0ffee01", "code": "paused"},
        {"kind": "update", "ack": "c0ffee01"},
        {"kind": "news", "ack": "c0ffee01"},
    ):
        assert answer_to(answer) == "c0ffee01"
    for other in ({"kind": "presence"}, {"kind": "update", "ack": None}, {"kind": "welcome"}):
        assert answer_to(other) is None


def test_a_move_that_news_answered_is_not_sent_again(tmp_path: Path) -> None:
    async def story(base: str) -> None:
        host = RawClient(base)
        await host.open(name="Ana", game="six_nimmt", seats=2)
        await RawClient(base, host.code).sit("Bo")
        await host.post("start")
        message = await host.connect()
        while message.get("play") is None:
            message = await host.receive()
        command = await host.move(message["play"], Commit(message["play"]["legal"]["cards"][0]))
        while answer_to(answer := await host.receive()) != command:
            pass
        assert answer["kind"] == "news"
        assert not host._unanswered
        await host.close()

    with running(settings(tmp_path)) as server:
        tell(story(server.base))
