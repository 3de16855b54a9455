"""A server that lies is noticed, by the device that gives no number or by the check afterwards."""

import pytest

from tests.fairness.attacks import at_the_draw, drawing_again, in_the_match, in_the_record, with_numbers
from tests.fairness.attacks.attack import Attack
from tests.fairness.lying import SIX, LyingServer
from toril import ElevenNimmt
from toril.engine.games import AnyRules

ELEVEN = ElevenNimmt(seats=4, rounds=1, hand_size=3, supply=1)
ALL = [
    *at_the_draw.ATTACKS,
    *drawing_again.ATTACKS,
    *with_numbers.ATTACKS,
    *in_the_match.ATTACKS,
    *in_the_record.ATTACKS,
]
RULES = {"six": SIX, "eleven": ELEVEN}

attacks = pytest.mark.parametrize("attack", [pytest.param(each, id=each.name) for each in ALL])
games = pytest.mark.parametrize("rules", [pytest.param(RULES[name], id=name) for name in RULES])


@games
@attacks
def test_an_attack_is_noticed(attack: Attack, rules: AnyRules) -> None:
    server = LyingServer(rules, attack.honest)
    attack.run(server)
    assert server.verdict is not None
    said = tuple(finding.point for finding in server.findings if finding.state == "differs")
    why = tuple(dict.fromkeys(each.why for each in server.findings if each.why))
    if attack.more:
        assert said[:1] == attack.differs
        assert set(attack.why) <= set(why)
    else:
        assert (said, why) == (attack.differs, attack.why)
    assert server.verdict.name == ("differs" if attack.differs else "not_proven")
    draws = server.window.notes.draws
    assert (draws[-1].refused if draws else None) == attack.refusal
