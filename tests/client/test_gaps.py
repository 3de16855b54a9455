"""What a device was not told counts as missed, by either counter, as soon as a view comes."""

import json
from collections.abc import Callable, Sequence

import pytest

from tests.fairness.lying import LyingServer
from tests.fairness.window import Data
from tests.server.tables.story import ANA
from toril import SixNimmt
from toril.engine.six_nimmt import Commit, Placed
from toril.engine.views import View
from toril.fairness.observe import Observer

RULES = SixNimmt(seats=4, rounds=1, hand_size=3)


class Counting:
    """A match that has begun; `missed` counts how often its device noted a gap since."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.server = LyingServer(RULES)
        self.missed = 0
        real = Observer.missed

        def counted(observer: Observer, view: View, tricks: Sequence[Sequence[Placed]]) -> None:
            self.missed += 1
            real(observer, view, tricks)

        monkeypatch.setattr(Observer, "missed", counted)
        self.server.welcome()
        self.server.draw()
        self.server.begin()
        self.missed = 0

    def lose(self, fits: Callable[[Data], bool]) -> None:
        """Lose the next message that fits."""
        lost: list[Data] = []

        def is_lost(message: Data) -> bool:
            if lost or not fits(message):
                return False
            lost.append(message)
            return True

        self.server.is_lost = is_lost

    def heard(self) -> list[str]:
        return [step["hear"]["kind"] for step in self.server.steps if "hear" in step]

    def commit(self, card: int) -> None:
        """Let the honest person lay a card, or exchange it."""
        self.server.story.move(ANA, Commit(card))
        self.server.update()

    def others_commit(self) -> None:
        """Play on until something is revealed."""
        while self.heard()[-1] != "update":
            self.server.step()
        assert self.server.seat == 0


@pytest.fixture
def match(monkeypatch: pytest.MonkeyPatch) -> Counting:
    return Counting(monkeypatch)


def test_a_device_that_was_told_everything_missed_nothing(match: Counting) -> None:
    hand = match.server.story.hand(0)
    match.commit(hand[0])
    match.commit(hand[1])
    assert match.heard()[-2:] == ["news", "news"]
    match.others_commit()
    match.server.play()
    assert match.missed == 0


def test_a_commitment_that_was_not_told_is_missed_at_the_next_view(match: Counting) -> None:
    match.lose(lambda message: message["kind"] == "news")
    match.commit(match.server.story.hand(0)[0])
    assert match.heard()[-1] == "update"  # of the beginning: the news are lost
    match.server.step()
    assert (match.heard()[-1], match.missed) == ("news", 0)  # no view yet
    match.others_commit()
    assert match.missed == 1
    match.server.play()
    assert match.missed == 1


def test_an_exchange_of_ones_own_that_was_not_told_is_missed(match: Counting) -> None:
    hand = match.server.story.hand(0)
    match.commit(hand[0])
    match.lose(lambda message: json.dumps(message).find("six.replaced") > 0)
    match.commit(hand[1])  # lost
    match.commit(hand[2])
    assert match.heard()[-1] == "news"
    match.others_commit()
    assert match.missed == 1


def test_a_welcome_tells_that_an_exchange_was_missed(match: Counting) -> None:
    hand = match.server.story.hand(0)
    match.commit(hand[0])
    match.lose(lambda message: json.dumps(message).find("six.replaced") > 0)
    match.commit(hand[1])  # lost, and nothing comes after it
    match.server.welcome()
    assert match.missed == 1
    match.server.welcome()
    assert match.missed == 1


def test_an_update_that_was_not_told_is_missed(match: Counting) -> None:
    match.lose(lambda message: message["kind"] == "update")
    while match.server.story.table.turn == 0:
        match.server.step()
    match.server.play()
    assert match.missed == 1
