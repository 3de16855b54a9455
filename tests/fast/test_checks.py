"""What kernels refuse, for both games alike."""

from typing import Any

import pytest

from toril import ElevenNimmt, Match, SixNimmt, TorilError
from toril.fast import eleven, six

GAMES = [(six, SixNimmt()), (eleven, ElevenNimmt())]


@pytest.mark.parametrize(("kernels", "rules"), GAMES, ids=["six", "eleven"])
def test_an_unknown_policy_is_refused_with_those_there_are(kernels: Any, rules: Any) -> None:
    view = Match.start(rules, "olé").recall_view(0).round
    with pytest.raises(TorilError, match="watchful"):
        kernels.evaluate(kernels.pack(view), list(view.legal), range(1), 1, "clairvoyant")


@pytest.mark.parametrize(("kernels", "rules"), GAMES, ids=["six", "eleven"])
def test_the_view_of_a_match_is_not_the_view_of_its_round(kernels: Any, rules: Any) -> None:
    match: Match[Any] = Match.start(rules, "olé")
    with pytest.raises(TypeError, match=r"recall_view\(seat\)\.round"):
        kernels.pack(match.recall_view(0))
    with pytest.raises(TypeError, match="spectator"):
        kernels.pack(match.recall_view(None).round)
