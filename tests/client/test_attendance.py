"""A client takes part in draws by itself, and its notes prove the deals."""

from pathlib import Path
from typing import Any

import pytest

from tests.harness.in_thread import running
from tests.harness.settings import settings
from tests.people.listener import tell
from tests.people.noting_player import Player, welcomed
from toril.client import Client, RawClient
from toril.client.attendance import Attendance
from toril.client.client import PING_SECONDS
from toril.engine.games import GAMES


async def table_of_two(base: str, **setup: Any) -> tuple[Client, Client]:
    host = Client(base)
    bots = [None, None, "random"]
    await host.open(name="Ana", **{"seats": 3, "bots": bots, "options": {"rounds": 2}} | setup)
    guest = Client(base, host.code)
    await guest.sit("Bo")
    return host, guest


@pytest.mark.parametrize("game", GAMES)
def test_two_clients_and_a_spectator_and_another_match(game: str, tmp_path: Path) -> None:
    async def story(base: str) -> None:
        host, guest = await table_of_two(base, game=game)
        players = [Player(host, 1), Player(guest, 2), Player(Client(base, host.code), 3)]
        await welcomed(*players)
        for match in (1, 2):
            await host.post("start" if match == 1 else "rematch")
            verdicts = [await player.verdict(match) for player in players]
            assert [each.name for each in verdicts] == ["proven", "proven", "not_proven"]
            assert verdicts[2].reasons == ("looking_on",)
            assert (verdicts[0].listed, verdicts[0].deals) == (2, 1)
            for player in players:
                player.ended.clear()
        assert host.attendance is not None
        notes = host.attendance.notes
        assert notes is not None
        assert [(draw.counted, draw.ended) for draw in notes.draws] == [(True, True)] * 2
        plays = [play for seen in notes.matches[1].rounds for play in seen.plays]
        assert None not in plays  # nothing was missed
        assert {play.by for play in plays if play} == {None, "mine"}
        for player in players:
            await player.leave()

    with running(settings(tmp_path)) as server:
        tell(story(server.base))


@pytest.mark.parametrize("game", GAMES)
def test_a_client_that_loses_its_connection_still_proves_what_it_saw(
    game: str, tmp_path: Path
) -> None:
    async def story(base: str) -> None:
        host, guest = await table_of_two(base, game=game)
        players = [Player(host, 1, drops=3), Player(guest, 2)]
        await welcomed(*players)
        await host.post("start")
        first, second = [await player.verdict(1) for player in players]
        assert second.name == "proven"
        assert first.name == "proven" or first.reasons == ("rounds_unseen",)
        for player in players:
            await player.leave()

    with running(settings(tmp_path)) as server:
        tell(story(server.base))


def test_one_who_takes_no_part_is_absent_and_one_who_comes_later_was_not_there(
    tmp_path: Path,
) -> None:
    async def story(base: str) -> None:
        host, guest = await table_of_two(base, game="six_nimmt", options={"rounds": 1})
        guest.attendance = None
        players = [Player(host, 1), Player(guest, 2)]
        await welcomed(*players)
        await host.post("start")
        late = Player(Client(base, guest.code, guest.token), 5)
        assert (await players[0].verdict(1)).name == "proven"
        assert {"absent", "not_there"} & {*(await late.verdict(1)).reasons}
        for player in (*players, late):
            await player.leave()

    with running(settings(tmp_path)) as server:
        tell(story(server.base))


def test_who_was_absent_from_a_draw_that_asked_nobody_knows_it(tmp_path: Path) -> None:
    async def story(base: str) -> None:
        host, guest = await table_of_two(base, game="six_nimmt", options={"rounds": 1})
        host.attendance = None
        await host.post("kick", person=2)
        await host.post("bot", seat=1, bot="random")
        looking = Client(base, host.code)
        players = [Player(host, 1), Player(looking, 2)]
        await welcomed(*players)
        await host.post("start")
        verdict = await players[1].verdict(1)
        assert verdict.reasons == ("looking_on",)
        for player in players:
            await player.leave()
        await guest.close()

    with running(settings(tmp_path)) as server:
        tell(story(server.base))


def test_notes_are_kept_before_a_number_is_sent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(base: str) -> None:
        host, guest = await table_of_two(base, game="six_nimmt", options={"rounds": 1})
        kept: list[Any] = []
        host.attendance = Attendance(keep=kept.append)
        sent: list[tuple[str, int]] = []
        send = host.raw.send_once

        async def watched(**message: Any) -> str:
            noted = sum(1 for notes in kept[-1:] for draw in notes.draws if draw.number)
            sent.append((message["kind"], noted))
            return await send(**message)

        monkeypatch.setattr(host.raw, "send_once", watched)
        players = [Player(host, 1), Player(guest, 2)]
        await welcomed(*players)
        await host.post("start")
        assert (await players[0].verdict(1)).name == "proven"
        # With the end it is heard again at once: a rematch may come any moment.
        assert sent == [("seal", 0), ("number", 1), ("ping", 1)]
        assert PING_SECONDS < 25
        for player in players:
            await player.leave()

    with running(settings(tmp_path)) as server:
        tell(story(server.base))


class Grudging(RawClient):
    """A connection whose server cannot write the first numbers that it is given."""

    refused = 0

    async def send_once(self, **message: Any) -> str:
        if message["kind"] == "number" and self.refused < 2:
            self.refused += 1
            message["match"] = 99  # so that the server does refuse it
        return await super().send_once(**message)

    async def receive(self) -> dict[str, Any]:
        message = await super().receive()
        return message | {"code": "not_stored"} if message.get("code") == "draw_over" else message


def test_a_number_that_could_not_be_written_is_given_again(tmp_path: Path) -> None:
    async def story(base: str) -> None:
        host, guest = await table_of_two(base, game="six_nimmt", options={"rounds": 1})
        guest.raw = grudging = Grudging(base, guest.code, guest.token)
        players = [Player(host, 1), Player(guest, 2)]
        await welcomed(*players)
        await host.post("start")
        verdicts = [await player.verdict(1) for player in players]
        assert grudging.refused == 2
        assert [(each.name, each.listed) for each in verdicts] == [("proven", 2)] * 2
        for player in players:
            await player.leave()

    with running(settings(tmp_path)) as server:
        tell(story(server.base))
