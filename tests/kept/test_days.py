"""The deal of the day at a server whose database an older Toril began: its key is the same."""

from tests.harness.in_thread import Running
from tests.people.day import GAMES, Browser
from toril.engine.fairness.day import DayDeal, day_secret
from toril.fast.compiling import ready


def test_an_older_database_has_deals_of_the_day_from_now_on(servers: dict[str, Running]) -> None:
    ready.wait_until_ready()
    assert servers
    for server in servers.values():
        for game in GAMES:
            browser = Browser(server.base).begin(game).play()
            told = browser.days()
            secret = day_secret(server.store.key, told["date"], game)
            assert told["games"][game]["hash"] == DayDeal(told["date"], secret).hash(game)
            assert told["games"][game]["mine"]["state"] == "counted"
            assert told["games"][game]["result"]["tries"] == 1
