"""Who comes back is told what happened: what a bot did for them, that the match rests, or that the
host sent them away."""

from pathlib import Path

import pytest

from tests.harness.clock import StandingClock
from tests.harness.deals import fix_deals
from tests.people.listener import Listener, listeners
from tests.people.playing import table_of
from tests.people.steps import make_move, play_trick, started_match, wake
from tests.people.stories import at_server
from toril.client import Client, RawClient
from toril.engine.six_nimmt import Commit


@pytest.fixture(autouse=True)
def same_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """In these deals nobody's card is too low before a test is over."""
    fix_deals(monkeypatch, 3)


async def follow_bot(ana: Listener, turn: int) -> None:
    """Wait until a bot has laid a card for the other person in that turn."""
    await ana.until(lambda heard: heard.play["turn"] == turn and heard.play["to_act"] == [0])


async def turn_over(ana: Listener, turn: int) -> None:
    await ana.until(lambda heard: heard.play["turn"] > turn)


def test_who_was_away_is_told_what_a_bot_did_and_nobody_else_is(tmp_path: Path) -> None:
    async def story(base: str) -> None:
        ana, eva = await started_match(base, 2, options={"rounds": 2, "hand_size": 3})
        await play_trick([ana, eva])
        await eva.client.post("leave")
        await follow_bot(ana, 1)
        await make_move(ana)
        await follow_bot(ana, 2)
        for other in (RawClient(base, ana.client.code, ana.client.token), RawClient(base)):
            other.code = ana.client.code
            assert (await Listener(other).connect())["while_away"] is None
        welcome = await eva.connect()
        away = welcome["while_away"]
        phase = welcome["play"]["view"]["round"]["phase"]
        assert away["moves"][-1] == {"kind": "six.commit", "card": phase["own"]}
        assert (away["count"], len(away["moves"])) == (2, 2)
        assert all(move["kind"] == "six.commit" for move in away["moves"])
        await eva.until_event("table.gave_back")
        assert (await eva.connect())["while_away"] is None  # it was told

    at_server(tmp_path, story)


def test_moves_of_an_earlier_round_are_only_counted(tmp_path: Path) -> None:
    async def story(base: str) -> None:
        ana, eva = await started_match(base, 2, options={"rounds": 2, "hand_size": 2})
        await eva.client.post("leave")
        while ana.play["view"]["round_number"] == 1:
            await ana.until(lambda heard: heard.play["to_act"] == [0])
            turn = ana.play["turn"]
            await make_move(ana)
            await turn_over(ana, turn)
        await ana.until(lambda heard: heard.play["to_act"] == [0])
        client = Client(base, eva.client.code, eva.client.token)
        welcome = await client.connect()
        await client.close()
        assert welcome.while_away is not None
        assert welcome.while_away.count >= 3  # and rows that a card was too low for
        (move,) = welcome.while_away.moves
        assert isinstance(move, Commit)

    at_server(tmp_path, story)


def test_a_match_that_nobody_plays_rests_until_somebody_is_back(tmp_path: Path) -> None:
    clock = StandingClock()

    async def story(base: str) -> None:
        options = {"rounds": 3, "hand_size": 2}
        ana, eva = await started_match(base, 2, clock="quick", options=options)
        clock.time = ana.play["deadline"]
        await wake(ana)
        await ana.until(lambda heard: heard.play["view"]["round_number"] == 2)
        assert ana.play["rests"]
        assert ana.play["deadline"] is None
        clock.time += 3_600_000
        await wake(ana)
        onlooker = Listener(RawClient(base, ana.client.code))
        assert (await onlooker.connect())["play"]["rests"]
        await ana.answer(await ana.client.send(kind="back"))
        await onlooker.until_event("table.gave_back")
        for listener in (ana, onlooker):
            assert not listener.play["rests"]
            assert listener.play["deadline"] is not None
        await eva.until(lambda heard: not heard.play["rests"])

    at_server(tmp_path, story, clock)


@pytest.mark.parametrize("state", ["lobby", "match"])
def test_who_was_sent_away_meanwhile_is_told_so(tmp_path: Path, state: str) -> None:
    async def story(base: str) -> None:
        ana, eva, ida = await listeners(await table_of(base, 3))
        if state == "match":
            await ana.client.post("start")
        await eva.client.close()
        await ana.client.post("kick", person=eva.client.person)
        await ida.client.post("leave")
        welcome = await eva.connect()
        assert (welcome["person"], welcome["sent_away"]) == (None, True)
        assert welcome["while_away"] is None
        assert not (await ana.connect())["sent_away"]
        assert not (await ida.connect())["sent_away"]  # she went by herself
        stranger = Listener(RawClient(base, ana.client.code))
        assert not (await stranger.connect())["sent_away"]
        if state == "lobby":
            await eva.client.sit("Eva")
            assert not (await eva.connect())["sent_away"]

    at_server(tmp_path, story)
