"""A server that lies is noticed, by the device that gives no number or by the check afterwards."""

import json
import runpy
from pathlib import Path
from typing import Any

import pytest

from tests.cli.terminal import toril
from tests.fairness.attacks.attack import Attack, with_options
from tests.fairness.attacks.drawing_again import the_finished_record_before_is_given_once_more
from tests.fairness.attacks.every import ATTACKS, HARMLESS, RULES
from tests.fairness.lying import SIX, LyingServer
from toril.engine.games import AnyRules
from toril.fairness.device import Device
from toril.fairness.notes_json import dumps
from toril.fairness.points import POINTS, Finding

WEB_TESTS = Path(__file__).parents[2] / "web" / "tests"

attacks = pytest.mark.parametrize("attack", [pytest.param(each, id=each.name) for each in ATTACKS])
games = pytest.mark.parametrize("rules", [pytest.param(RULES[name], id=name) for name in RULES])

refused = pytest.mark.parametrize(
    "attack", [pytest.param(each, id=each.name) for each in ATTACKS if each.refusal]
)


def run(attack: Attack, rules: AnyRules = SIX) -> LyingServer:
    server = LyingServer(with_options(rules, rounds=attack.rounds), attack.honest)
    attack.run(server)
    return server


def unfit(server: LyingServer) -> list[Finding]:
    return [finding for finding in server.findings if finding.state != "fits"]


@games
@attacks
def test_an_attack_is_noticed(attack: Attack, rules: AnyRules) -> None:
    server = run(attack, rules)
    assert server.verdict.name == ("differs" if attack.differs else "not_proven")
    said = tuple(finding.point for finding in server.findings if finding.state == "differs")
    why = tuple(dict.fromkeys(finding.why for finding in server.findings if finding.why))
    if attack.more:
        assert said[:1] == attack.differs
        assert set(attack.why) <= set(why)
    else:
        assert (said, why) == (attack.differs, attack.why)
    draws = server.window.notes.draws
    assert (draws[-1].refused if draws else None) == attack.refusal


@refused
def test_the_device_gives_nothing_to_what_it_refuses(attack: Attack) -> None:
    server = run(attack)
    last = server.window.notes.draws[-1]
    assert (last.number, last.answered, last.counted) == (None, None, None)
    draws = [step for step in server.steps if _tells_a_draw(step)]
    assert draws[-1]["number"] is None


def _tells_a_draw(step: dict[str, Any]) -> bool:
    table = step.get("hear", {}).get("table")
    return bool(table and table["state"] == "draw")


@refused
def test_a_device_that_refused_nothing_would_need_the_points(
    attack: Attack, monkeypatch: pytest.MonkeyPatch
) -> None:
    refuses = Device._refuses

    def gullible(self: Device, *asked: Any) -> Any:
        refusal, draw = refuses(self, *asked)
        return (None if refusal == attack.refusal else refusal), draw

    monkeypatch.setattr(Device, "_refuses", gullible)
    server = run(attack)
    assert {finding.point for finding in unfit(server)} == set(attack.backed)
    draws = [step for step in server.steps if _tells_a_draw(step)]
    assert draws[-1]["number"] is not None


def test_without_any_one_of_the_points_some_attack_would_pass() -> None:
    """Only where record or draw are others altogether nothing else can be compared either."""
    alone = {found[0].point for each in ATTACKS if len(found := unfit(run(each))) == 1}
    assert alone == set(POINTS) - {"record", "draw"}


@attacks
def test_toril_verify_never_ends_well(attack: Attack, tmp_path: Path) -> None:
    server = run(attack)
    (tmp_path / "record.json").write_text(json.dumps(server.record), encoding="utf-8")
    (tmp_path / "notes.json").write_text(dumps(server.window.notes), encoding="utf-8")
    files = [str(tmp_path / "record.json"), "--notes", str(tmp_path / "notes.json")]
    if attack is the_finished_record_before_is_given_once_more:  # it proves another match
        assert toril("verify", *files).code == 0
        files += ["--match", str(server.match)]
    assert toril("verify", *files).code in (2, 3)


@games
@pytest.mark.parametrize("harmless", HARMLESS, ids=lambda each: each.name)
def test_what_changes_nothing_about_the_deals_is_no_alarm(
    harmless: Attack, rules: AnyRules
) -> None:
    server = run(harmless, rules)
    assert (server.verdict.name, server.verdict.deals) == ("proven", 1)


def test_the_page_is_led_through_these_attacks() -> None:
    """Where this fails: `python web/tests/attack_vectors.py` writes them anew."""
    script = runpy.run_path(str(WEB_TESTS / "attack_vectors.py"))
    kept = json.loads((WEB_TESTS / "attack-vectors.json").read_text(encoding="utf-8"))
    assert json.loads(json.dumps(script["vectors"]())) == kept
