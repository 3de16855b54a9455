"""The check of the deals in words: each point, and the verdict in one line."""

from collections.abc import Iterator, Sequence

from toril.fairness.points import POINTS, Finding
from toril.fairness.verdict import Verdict
from toril.text import Catalogue


def points_in_words(
    findings: Sequence[Finding], words: Catalogue, reason: str | None = None
) -> Iterator[str]:
    """Yield a line for each point; `reason` says why the record does not hold, in words."""
    for finding in findings:
        what = _what(finding, words, reason)
        state = words.say(f"fair-{finding.state.replace('_', '-')}")
        yield words.say("fair-line", number=f"{finding.number:2}", state=state, what=what)


def verdict_in_words(verdict: Verdict, words: Catalogue) -> str:
    """Return the verdict in one line, and from where the note of the draw came."""
    said = _verdict(verdict, words)
    return f"{said} {words.say('fair-carried')}" if verdict.carried else said


def _verdict(verdict: Verdict, words: Catalogue) -> str:
    if verdict.name == "differs" and verdict.first is not None:
        what = _what(verdict.first, words, None)
        return words.say("fair-does-not-fit", number=verdict.first.number, what=what)
    if verdict.name == "proven":
        return words.say("fair-proven", listed=verdict.listed)
    if verdict.name == "choice" and verdict.later:
        return _of_later(verdict, words)
    if verdict.reasons == ("came_later",):
        return words.say("fair-came-later", since=verdict.since, deals=verdict.deals)
    if verdict.name == "choice":
        names = ", ".join(verdict.missing)
        absent = len(verdict.missing)
        return words.say("fair-choice", n=absent, names=names, deals=verdict.deals)
    why = "; ".join(words.say(f"fair-why-{_id(reason)}") for reason in verdict.reasons)
    return words.say("fair-not-proven", why=why)


def _of_later(verdict: Verdict, words: Catalogue) -> str:
    """Tell the choice of when to draw anew, and whose numbers were missing besides."""
    rounds, times = ", ".join(map(str, verdict.later)), len(verdict.later)
    said = words.say("fair-choice-later", rounds=rounds, times=times, deals=verdict.deals)
    if not verdict.missing:
        return said
    names, absent = ", ".join(verdict.missing), len(verdict.missing)
    return f"{said} {words.say('fair-later-missing', n=absent, names=names)}"


def _what(finding: Finding, words: Catalogue, reason: str | None) -> str:
    """Return what a point is about, and what is remarked on it."""
    about = words.say(f"fair-point-{_id(finding.point)}")
    return " ".join((about, *(f"({remark})" for remark in _remarks(finding, words, reason))))


def _remarks(finding: Finding, words: Catalogue, reason: str | None) -> Iterator[str]:
    facts = dict(finding.facts)
    if "drawn" in facts:
        yield words.say("fair-in-draw", round=facts["drawn"])
    if finding.why is not None:
        yield words.say(f"fair-why-{_id(finding.why)}")
    elif finding.point == "record" and finding.state == "differs":
        if facts["code"] == "not_ended":
            yield words.say("fair-record-open")
        elif reason is not None:
            yield reason
    elif finding.state == "differs" and "round" in facts and finding.point in POINTS[9:]:
        yield words.say("fair-in-round", round=facts["round"])
    elif finding.state == "differs" and "name" in facts:
        yield words.say("fair-at-seat", name=facts["name"])
    elif facts.get("carried"):
        yield words.say("fair-noted-elsewhere")
    elif facts.get("missing"):
        yield words.say("fair-missing", names=facts["names"])
    elif facts.get("gaps"):
        yield words.say("fair-gaps", gaps=facts["gaps"])


def _id(code: str) -> str:
    return code.replace("_", "-")
