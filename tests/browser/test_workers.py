"""Two workers behind nginx: people at different ones see the same story, in the same words."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tests.browser.client_thread import ClientThread
from tests.browser.launch import built_page
from tests.browser.page_moves import by_lot, play_match
from tests.browser.visitor import PHONE, Visit, Visitor
from tests.harness import workers
from tests.harness.in_thread import Running
from tests.people.playing import play_through
from tests.people.requests import PATIENCE
from tests.services.nginx_server import NginxServer

NGINX = """
  map $http_upgrade $connection_of_upstream { default upgrade; '' ''; }
  upstream workers { least_conn; %s }
  server {
    listen 127.0.0.1:PORT;
    location / {
      proxy_pass http://workers;
      proxy_http_version 1.1;
      proxy_set_header Host $http_host;
      proxy_set_header Upgrade $http_upgrade;
      proxy_set_header Connection $connection_of_upstream;
    }
  }
"""

NOTED = """() => {
  window.said = [];
  const log = document.querySelector('[role=log]');
  const note = (seen) => {
    for (const change of seen) for (const node of change.addedNodes) said.push(node.textContent);
  };
  new MutationObserver(note).observe(log, { childList: true, subtree: true });
}"""


pair = workers.pair


@pytest.fixture(scope="module", autouse=True)
def page() -> None:
    """Have a page before there are workers who serve it."""
    built_page()


@pytest.fixture(scope="module")
def proxy(pair: list[Running]) -> Iterator[str]:
    # A connection of its own for each request, and no worker left out for a while: all people
    # would be at the other.
    servers = " ".join(
        f"server {worker.base.removeprefix('http://')} max_fails=0;" for worker in pair
    )
    with NginxServer(NGINX % servers) as nginx:
        yield nginx.url


MATCHES: list[dict[str, Any]] = [
    {"game": "six_nimmt", "options": {"rounds": 1, "hand_size": 3}},
    {"game": "eleven_nimmt", "options": {"rounds": 1, "hand_size": 2}},
]


@pytest.mark.slow
@pytest.mark.parametrize("setup", MATCHES, ids=[setup["game"] for setup in MATCHES])
def test_a_match_looks_and_sounds_alike_at_every_worker(
    come: Visit, clients: ClientThread, pair: list[Running], proxy: str, setup: dict[str, Any]
) -> None:
    host = clients.open(proxy, seats=3, bots=[None, None, "cautious"], **setup)
    luis = clients.join(host, "Luis")
    ana = come(PHONE, base=proxy).sit_as(host)
    spectators = [come(base=proxy), come(PHONE, base=proxy)]
    for spectator in spectators:
        spectator.open(f"/t/{host.code}").until(lambda me: bool(me.table))
        spectator.settle().page.evaluate(NOTED)
    playing = clients.begin(play_through(luis, Random(1)))
    ana.tap("start-begin")
    play_match({ana: by_lot(1)})
    playing.result(PATIENCE)
    for spectator in spectators:
        spectator.until(lambda me: me.over)
        spectator.find("button", "match-skip").wait_for(state="hidden")
    at = [_people_at(worker, host.code or "") for worker in pair]
    assert all(at), at  # or nothing would be shown by this
    told = [_story(visitor) for visitor in (ana, *spectators)]
    assert told[1] == told[2]
    assert [event["kind"] for event in told[0]] == [event["kind"] for event in told[1]]
    said = [_said(spectator) for spectator in spectators]
    assert said[0] == said[1]
    assert len(said[0]) > 3  # whatever was dealt: a sentence for each trick, or for each turn


def _people_at(worker: Running, code: str) -> int:
    return len(worker.hall._rooms[code]._presence) if code in worker.hall._rooms else 0


def _said(spectator: Visitor) -> list[str]:
    """Return what a spectator's log said, up to the check of the deals, which comes last."""
    verdict = spectator.say("deals-verdict-not", why="looking_on")
    spectator.until(lambda me: verdict in me.page.evaluate("() => said"))
    said: list[str] = spectator.page.evaluate("() => said")
    return said


def _story(visitor: Visitor) -> list[Any]:
    """Return the public events that somebody was told, in order."""
    messages = [json.loads(text) for text in visitor.heard]
    return [
        event
        for message in messages
        if message["kind"] in ("update", "news") and message.get("own_version") is None
        for event in message["events"]
    ]
