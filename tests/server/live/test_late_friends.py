"""A late friend at a real server: takes over a bot's seat, draws with the others, plays on."""

import asyncio
from pathlib import Path
from random import Random

from tests.harness.ledgers import forget_names
from tests.harness.restarting import Restarting
from tests.harness.settings import settings
from tests.people.drawer import Drawer
from tests.people.listener import tell
from tests.people.noting_player import Player, welcomed
from tests.people.playing import random_move
from tests.people.requests import ask, refused
from tests.people.stories import at_server
from toril.client import Client, RawClient
from toril.engine.codec import to_json
from toril.engine.record import Record
from toril.fairness.check import check
from toril.fairness.notes_json import dumps, loads

SHORT = {"rounds": 2, "hand_size": 2}
BOTS = [None, "random", "random"]


def test_a_late_friend_draws_with_the_others_and_plays_on(tmp_path: Path) -> None:
    async def story(base: str) -> None:
        ana = Client(base)
        table = await ana.open(name="Ana", game="six_nimmt", seats=3, options=SHORT, bots=BOTS)
        host = Player(ana, 1, plays=False)
        await welcomed(host)
        await ana.post("start")
        ben = Client(base, table.code)
        assert await refused(ben.sit("Ben")) == "not_now"
        await ana.post("offer", seat=1, offered=True)
        sat = await ben.sit("Ben")
        assert sat.seats[1].heir is not None
        late = Player(ben, 2)
        await welcomed(late)
        host.may_play.set()
        was_there, came = await host.verdict(1), await late.verdict(1)
        assert (was_there.name, was_there.deals, was_there.later) == ("choice", 2, (2,))
        assert (came.reasons, came.since, came.deals) == (("came_later",), 2, 1)
        record = await ben.record(1)
        assert record.names == ("Ana", "random", "random")
        assert [(each.round, each.names) for each in record.later] == [
            (2, ("Ana", "Ben", "random"))
        ]
        assert isinstance(record.fairness, tuple)
        drawn = record.fairness[1]
        assert [number is not None for number in drawn.numbers] == [True, True, False]
        assert ben.attendance is not None
        notes = ben.attendance.notes
        assert notes is not None
        assert loads(dumps(notes).encode()) == notes
        (seen,) = notes.matches
        assert (seen.seat, [each.hand is None for each in seen.rounds]) == (1, [True, False])
        for player in (host, late):
            await player.leave()

    at_server(tmp_path, story)


def test_a_server_that_is_killed_before_the_numbers_came_opens_the_same_draw(
    tmp_path: Path,
) -> None:
    with Restarting(settings(tmp_path)) as server:

        async def story() -> None:
            client = RawClient(server.base)
            setup = {"game": "six_nimmt", "seats": 2, "bots": [None, "random"]}
            options = {"rounds": 2, "hand_size": 1}
            await client.open(name="Ana", **setup, options=options)
            await client.post("start")
            await client.post("offer", seat=1, offered=True)
            friend = RawClient(server.base, client.code)
            await friend.sit("Ben")
            ana, ben = Drawer(client), Drawer(friend)
            for person in (ana, ben):
                await person.connect()
                await person.seal()
            await play_round(ana)
            await ben.until_state("draw")
            before = ben.draw
            assert (before.round, before.listed) == (2, (0, 1))
            await ben.give()
            await server.restart()
            await ana.connect()
            assert (ana.table["state"], ana.draw) == ("draw", before)
            await ana.give()
            await ana.until_state("match")
            assert ana.numbers == [ana.number, ben.number]
            await server.restart(lambda: forget_names(tmp_path))  # the deals stay as they were
            await ana.connect()
            assert ana.table["names"] == ["—", "—"]
            await ana.client.post("end")
            path = f"/api/tables/{client.code}/record"
            record = Record.from_json((await asyncio.to_thread(ask, server.base, "GET", path)).json)
            assert (record.names, record.later[0].names) == (("—", "random"), ("—", "—"))
            assert record.replay().outcome is not None
            assert {each.why for each in check(record)} == {None, "names_deleted"}

        tell(story())


async def play_round(person: Drawer) -> None:
    """Play for somebody until the round is over and drawn anew."""
    while person.table["state"] == "match":
        play = person.play
        if play and 0 in play["to_act"]:
            turn = {"match": play["match"], "turn": play["turn"]}
            move = to_json(random_move(play, Random(1)))
            await person.answer(await person.client.send(kind="move", **turn, move=move))
        else:
            await person.hear()
