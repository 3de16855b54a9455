"""The published schema as a judge: every message and every answer must be as it says."""

import json
import re
import sys
from random import Random
from typing import Any

import jsonschema_rs

from tests.people.day import GAMES, Browser
from tests.people.listener import tell
from tests.people.playing import play_through
from tests.people.requests import Answer, ask
from toril.client import RawClient, ServerRefused, new_id
from toril.engine.game import Commitment, Event, OwnersEvent, PublicEvent
from toril.engine.kinds import kind_of
from toril.fast.compiling import ready
from toril.server.live.days import ENOUGH_TRIES
from toril.server.live.shown import event_info
from toril.wire import inbound, outbound
from toril.wire.reading import ReadContext
from toril.wire.table_events import TableChanged

REF = "#/components/schemas/"


class SchemaCheck:
    """A server's own document, and what was checked against it."""

    def __init__(self, base: str) -> None:
        self.document: dict[str, Any] = ask(base, "GET", "/api/openapi.json").json
        self._from_server = self.validator({"$ref": f"{REF}FromServer"})
        self._from_client = self.validator({"$ref": f"{REF}FromClient"})
        self.events: set[str] = set()
        self.legal: set[str] = set()
        self.messages: set[str] = set()
        self.answers: set[tuple[str, str, int]] = set()

    def validator(self, schema: dict[str, Any]) -> jsonschema_rs.Validator:
        """Return a validator of a schema that refers to the document's components."""
        whole = schema | {"components": self.document["components"]}
        return jsonschema_rs.Draft202012Validator(whole)

    def heard(self, message: dict[str, Any], told: ReadContext) -> None:
        """Check what the server said, against the document and against the models."""
        self._from_server.validate(message)
        read = outbound.FROM_SERVER.validate_python(message, context=told)
        if isinstance(read, outbound.Update | outbound.News):
            # Not one event is unknown to us, and none is lost.
            assert [event_info(event) for event in read.events if isinstance(event, Event)] == (
                message["events"]
            )
        self.messages.add(message["kind"])
        if message.get("play"):
            self.legal.add(message["play"]["legal"]["kind"])
        for event in message.get("events", ()):
            self.events.add(event["kind"])

    def said(self, text: str) -> None:
        """Check what a client says."""
        self._from_client.validate(json.loads(text))
        inbound.FROM_CLIENT.validate_json(text)

    def answered(self, method: str, path: str, answer: Answer) -> None:
        """Check an answer: the status is announced, and the body as announced."""
        template = re.sub(r"^/api/tables/[^/]+", "/api/tables/{code}", path)
        template = re.sub(r"^/api/day/[^/]+", "/api/day/{game}", template)
        responses = self.document["paths"][template][method.lower()]["responses"]
        content = responses[str(answer.status)]["content"]
        self.validator(content["application/json"]["schema"]).validate(answer.json)
        self.answers.add((method, template, answer.status))


def every_event_kind() -> set[str]:
    """Return the kinds of all events that there are, found by their common ancestor.

    Some Pythons (3.11.2) keep the class that a value was made from, which nothing else refers to.
    """
    found: set[str] = set()
    classes: list[type[Event]] = list(Event.__subclasses__())
    while classes:
        kind = classes.pop()
        classes += kind.__subclasses__()
        is_known = getattr(sys.modules[kind.__module__], kind.__name__, None) is kind
        ours = kind.__module__.startswith("toril.") and is_known
        if ours and kind not in (PublicEvent, OwnersEvent, Commitment, TableChanged):
            found.add(kind_of(kind))
    return found


class CheckedClient(RawClient):
    """A client whose every request, answer and message is checked."""

    def __init__(
        self, check: SchemaCheck, base: str, code: str | None = None, token: str | None = None
    ) -> None:
        super().__init__(base, code, token)
        self.check = check
        self._told = ReadContext()

    def _ask(self, method: str, path: str, body: Any) -> dict[str, Any]:
        headers = {"cookie": f"seat={self.token}"} if self.token else {}
        answer = ask(self.base, method, path, body, headers)
        self.check.answered(method, path, answer)
        self._keep(answer.headers.get_all("set-cookie", []))
        data: dict[str, Any] = answer.json
        if answer.status >= 400:
            raise ServerRefused(data["code"], data["sentence"], **data["facts"])
        return data

    async def receive(self) -> dict[str, Any]:
        message = await super().receive()
        self.check.heard(message, self._told)
        return message

    async def send(self, **message: Any) -> str:
        self.check.said(json.dumps({"id": new_id()} | message))
        return await super().send(**message)


def play_the_deals_of_the_day(check: SchemaCheck, base: str) -> None:
    """Try both, one browser after the other, until tries are shown beside each other."""
    ready.wait_until_ready()
    for seed in range(ENOUGH_TRIES):
        browser = Browser(base)
        check.answered("GET", "/api/day", browser.ask("GET", "/api/day"))
        for game in GAMES:
            answer = browser.asked_to_begin(game)
            check.answered("POST", f"/api/day/{game}", answer)
            check.answered("GET", "/api/day", browser.ask("GET", "/api/day"))
            client = CheckedClient(
                check, base, answer.json["table"]["code"], browser.cookies["seat"]
            )
            tell(play_through(client, Random(seed)))
            check.answered("GET", "/api/day", browser.ask("GET", "/api/day"))
