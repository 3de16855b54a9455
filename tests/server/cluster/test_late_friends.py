"""Somebody takes over a bot's seat at another worker than the host's, by one draw."""

from tests.harness.in_thread import Running
from tests.people.listener import tell
from tests.people.noting_player import Player, welcomed
from toril.client import Client

SHORT = {"rounds": 2, "hand_size": 2}


def test_a_friend_who_comes_elsewhere_is_drawn_with_and_told_since_when(
    pair: list[Running],
) -> None:
    async def story() -> None:
        here, there = pair
        ana = Client(here.base)
        bots = [None, "random", "random"]
        table = await ana.open(name="Ana", game="six_nimmt", seats=3, options=SHORT, bots=bots)
        host = Player(ana, 1, plays=False)
        await welcomed(host)
        await ana.post("start")
        await ana.post("offer", seat=1, offered=True)
        ben = Client(there.base, table.code)
        await ben.sit("Ben")
        late = Player(ben, 2)
        await welcomed(late)
        host.may_play.set()
        was_there, came = await host.verdict(1), await late.verdict(1)
        assert (was_there.name, was_there.listed, was_there.missing) == ("choice", 1, ())
        assert (came.reasons, came.since, came.listed, came.missing) == (("came_later",), 2, 2, ())
        for player in (host, late):
            await player.leave()

    tell(story())
