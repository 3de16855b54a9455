"""Whatever is changed in a record, or shown otherwise, is noticed by the point that it concerns."""

import pytest

from tests.fairness.tampering import Tampered, tampered
from toril import ElevenNimmt, Record, SixNimmt
from toril.engine.errors import TorilError
from toril.fairness.check import check, unreadable
from toril.fairness.notes_reading import read
from toril.fairness.points import POINTS
from toril.fairness.verdict import verdict

RULES: list[SixNimmt | ElevenNimmt] = [
    SixNimmt(seats=3, rounds=2),
    SixNimmt(seats=4, variant="tactics", rounds=1),
    ElevenNimmt(seats=3, rounds=2, supply=1),
]
CASES = [
    pytest.param(case, id=f"{rules.game} {rules.seats}: {case.name}")
    for rules in RULES
    for case in tampered(rules)
]


@pytest.mark.parametrize("case", CASES)
def test_a_change_is_noticed_by_its_point(case: Tampered) -> None:
    notes = read(case.notes)
    try:
        record = Record.from_json(case.record)
    except TorilError as error:
        findings = unreadable(error)
        assert case.first == "record"
    else:
        findings = check(record, notes)
        says = verdict(record, findings)
        assert says.name == ("differs" if case.first else "not_proven")
        assert says.first is None or says.first.point == case.first
        assert case.first or set(says.reasons) == set(case.reasons)
    assert tuple(finding.point for finding in findings) == POINTS
    wrong = [finding.point for finding in findings if finding.state == "differs"]
    assert wrong[:1] == ([case.first] if case.first else [])
