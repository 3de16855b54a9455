"""Each promise can be broken: what is measured reaches the judgement."""

import pytest

from tests.attack.processes import Deeds, PlayFigures
from tests.attack.promises import CONTROL, worst_of
from tests.attack.trial import Trial


@pytest.mark.parametrize(
    ("latencies", "broken"), [([], ["no commitment was heard"]), ([0.001, 0.002], [])]
)
def test_a_bout_in_which_nobody_could_play_breaks_a_promise(
    latencies: list[float], broken: list[str]
) -> None:
    seen = PlayFigures.of(latencies, unanswered=0, dropped=0)
    assert seen.commitments == len(latencies)
    (worst,) = worst_of([Trial(CONTROL, seen, Deeds(), statuses={}, peak=0.0)])
    assert worst.broken() == broken
