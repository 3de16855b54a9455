"""A server that lies is noticed, by the device that gives no number or by the check afterwards."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.terminal import toril
from tests.fairness.attacks.attack import Attack
from tests.fairness.attacks.every import ATTACKS, HARMLESS, RULES
from tests.fairness.lying import SIX, LyingServer
from toril import Record
from toril.engine.games import AnyRules
from toril.fairness.device import Device
from toril.fairness.notes_json import dumps
from toril.fairness.points import POINTS, Finding
from toril.fairness.verdict import verdict

attacks = pytest.mark.parametrize("attack", [pytest.param(each, id=each.name) for each in ATTACKS])
games = pytest.mark.parametrize("rules", [pytest.param(RULES[name], id=name) for name in RULES])


def run(attack: Attack, rules: AnyRules = SIX) -> LyingServer:
    server = LyingServer(rules, attack.honest)
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


@pytest.mark.parametrize("attack", [each for each in ATTACKS if each.refusal], ids=lambda a: a.name)
def test_the_device_gives_nothing_to_what_it_refuses(attack: Attack) -> None:
    server = run(attack)
    last = server.window.notes.draws[-1]
    assert (last.number, last.answered, last.counted) == (None, None, None)
    draws = [step for step in server.steps if _tells_a_draw(step)]
    assert draws[-1]["number"] is None


def _tells_a_draw(step: dict[str, Any]) -> bool:
    table = step.get("hear", {}).get("table")
    return bool(table and table["state"] == "draw")


@attacks
def test_without_those_who_notice_it_an_attack_would_pass(
    attack: Attack, monkeypatch: pytest.MonkeyPatch
) -> None:
    refuses = Device._refuses

    def gullible(self: Device, *asked: Any) -> Any:
        refused, draw = refuses(self, *asked)
        return (None if refused == attack.refusal else refused), draw

    monkeypatch.setattr(Device, "_refuses", gullible)
    server = run(attack)
    noticed = {finding.point for finding in unfit(server)}
    assert not attack.refusal or noticed == set(attack.backed)
    if attack.differs != ("record",):
        record = Record.from_json(server.record)
        rest = [finding for finding in server.findings if finding.point not in noticed]
        assert verdict(record, rest).name in ("proven", "choice")


def test_almost_every_point_is_the_only_one_to_notice_some_attack() -> None:
    """Where the draw is another one nothing else can be compared either."""
    alone = {found[0].point for each in ATTACKS if len(found := unfit(run(each))) == 1}
    assert alone == set(POINTS) - {"record", "draw"}


@attacks
def test_toril_verify_never_ends_well(attack: Attack, tmp_path: Path) -> None:
    server = run(attack)
    (tmp_path / "record.json").write_text(json.dumps(server.record), encoding="utf-8")
    (tmp_path / "notes.json").write_text(dumps(server.window.notes), encoding="utf-8")
    files = [str(tmp_path / "record.json"), "--notes", str(tmp_path / "notes.json")]
    assert toril("verify", *files, "--match", str(server.match)).code in (2, 3)
    anywhere = toril("verify", *files).code
    assert anywhere in (2, 3) or attack.name == "the finished record before is given once more"


@games
@pytest.mark.parametrize("harmless", HARMLESS, ids=lambda each: each.name)
def test_what_changes_nothing_about_the_deals_is_no_alarm(
    harmless: Attack, rules: AnyRules
) -> None:
    server = run(harmless, rules)
    assert (server.verdict.name, server.verdict.deals) == ("proven", 1)
