"""A replay from a ledger tells what was sent at the table, whatever people did there."""

import json
from collections import Counter
from collections.abc import Iterator
from functools import partial
from typing import Any, TypeVar

from tests.harness.frames import text_in
from tests.replay.comparing import Told, open_cards_as_played, opened, same_told, told_of_play
from tests.server.tables.chaos import Chaos
from tests.server.tables.story import Story
from toril.engine.games import AnyRules
from toril.engine.record import Record
from toril.server.live.broadcast import Frames
from toril.server.live.shown import Shown
from toril.server.replay.of_record import tell_record
from toril.server.replay.of_table import packed_match
from toril.server.replay.packing import packed
from toril.server.tables.command import Command
from toril.wire.literals import ClockName, PersonId

T = TypeVar("T")


class Heard(Story):
    """A table, and what a room would have sent to everybody."""

    def __init__(self, rules: AnyRules, clock: ClockName) -> None:
        super().__init__(rules, clock)
        self.sent: dict[PersonId | None, list[Told]] = {person: [] for person in (None, *range(30))}

    def act(self, what: Command[T], sender: Any = None, command: Any = None) -> T:
        done = super().act(what, sender, command)
        frames = Frames(Shown(self.table), self.events, self.now)
        known = {person.id for person in self.table.people}
        for person, sent in self.sent.items():
            told = map(text_in, frames.to(person if person in known else None, None))
            sent += [each for each in map(json.loads, told) if each["kind"] == "update"]
        return done


def ended_matches(table: Chaos, things: int) -> Iterator[tuple[Told, Record]]:
    """Let so many things happen; yield the replay and the record of each match that ends."""
    ended: set[int] = set()
    for _ in range(things):
        table.happen()
        number = table.table.match_number
        if table.table.state == "result" and number not in ended:
            ended.add(number)
            yield opened(packed_match(table.story.lines, number)), table.table.record()


def test_whatever_people_do_a_replay_tells_everybody_what_they_were_sent() -> None:
    told: Counter[str] = Counter()
    for choices in range(80):
        table = Chaos(choices, Heard)
        for replay, record in ended_matches(table, 80):
            assert isinstance(table.story, Heard)
            for sent in table.story.sent.values():
                same_told(replay, sent)
            open_cards_as_played(replay, record)
            frames = replay["frames"]
            told["matches"] += 1
            told["ended by the host"] += record.ended_by == "host"
            told["moves of stand-ins"] += sum(len(frame["stand_ins"]) for frame in frames)
            told.update(each["kind"] for frame in frames for each in frame["events"])
    assert told["matches"] > 40
    assert min(told["ended by the host"], told["moves of stand-ins"], told["table.went_on"]) > 5


def test_a_record_alone_tells_the_same_moves_as_its_table() -> None:
    matches = 0
    for choices in range(30):
        for replay, record in ended_matches(Chaos(choices, Heard), 80):
            if record.ended_by and record.later:  # between rounds: other cards, which nobody played
                continue
            alone = opened(packed(partial(tell_record, record)))
            assert alone["digest"] == replay["digest"]
            assert told_of_play(alone) == told_of_play(replay)
            names = [frame["table"]["names"] for frame in alone["frames"] if frame["table"]]
            assert [alone["table"]["names"], *names][-1] == list(record.names_in(1000))
            matches += 1
    assert matches > 10
