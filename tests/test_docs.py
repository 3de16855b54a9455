"""The documentation tells the truth: its examples run as doctests, its tables are checked here."""

import doctest
import hashlib
import re
import tempfile
from dataclasses import fields
from pathlib import Path

import pytest

from toril import ElevenNimmt, SixNimmt, deck_order, seed_from_text
from toril.server.metrics import REGISTRY
from toril.server.settings import Settings
from toril.server.web.app import protocol_document
from toril.wire.closing import Closing

ROOT = Path(__file__).parents[1]
RECORDS = (ROOT / "docs" / "records.md").read_text(encoding="utf-8")
RULES = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")

KNOWN = re.findall(r"\| (.+?) \| (\d+) \| (\d+) \| ([\d ]+) \| `([0-9a-f]{16})` \|", RECORDS)


@pytest.mark.parametrize(("seed", "cards", "number", "first", "whole"), KNOWN)
def test_the_known_answers_are_right(
    seed: str, cards: str, number: str, first: str, whole: str
) -> None:
    key = bytes(16) if seed == "16 zero bytes" else seed_from_text(seed.strip("`"))
    order = deck_order(key, int(number), range(1, int(cards) + 1))
    assert order[:12] == tuple(map(int, first.split()))
    assert hashlib.sha256(",".join(map(str, order)).encode()).hexdigest().startswith(whole)


def test_there_are_known_answers() -> None:
    assert len(KNOWN) == 12


def test_the_rules_page_has_every_rule() -> None:
    wanted = [f"S{number}" for number in range(1, 14)] + [f"E{number}" for number in range(1, 15)]
    assert re.findall(r"^\*\*([SE]\d+) ", RULES, flags=re.MULTILINE) == wanted


def test_the_rules_page_has_every_option() -> None:
    for rules in (SixNimmt, ElevenNimmt):
        table = RULES[RULES.index(f"option of `{rules.__name__}`") :].split("\n\n")[0]
        named = set(
            re.findall(r"`(\w+)`", " ".join(re.findall(r"^\| (.+?) \|", table, flags=re.M)))
        )
        assert {field.name for field in fields(rules)} <= named


def test_links_between_pages_lead_somewhere() -> None:
    for page in [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")]:
        for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8")):
            assert (page.parent / target).exists(), f"{page.name}: {target}"


def test_examples_leave_no_files_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    pages = [page for page in (ROOT / "docs").glob("*.md") if "tempfile" in page.read_text("utf-8")]
    assert pages
    for page in pages:
        assert doctest.testfile(str(page), module_relative=False, encoding="utf-8").failed == 0
    assert list(tmp_path.iterdir()) == []


def test_the_two_commands_are_where_the_readme_says() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    for command in ("play", "test"):
        assert f"make {command}" in readme
        assert re.search(rf"^{command}:", makefile, flags=re.MULTILINE)
    assert "make test" in (ROOT / ".ci" / "run").read_text(encoding="utf-8")


def test_the_server_page_has_every_setting_and_every_metric() -> None:
    page = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")
    for name in Settings.model_fields:
        assert f"`TORIL_{name.upper()}`" in page
    for metric in REGISTRY.collect():
        counted = "_total" if metric.type == "counter" else ""
        assert f"`{metric.name}{counted}`" in page


def test_the_protocol_page_has_every_call_and_every_close_code() -> None:
    page = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    for path, calls in protocol_document()["paths"].items():
        for method in calls:
            assert f"`{method.upper()} {path}`" in page
    answers = {"at once": "yes", "later": "later", "never": "no"}
    for closing in Closing:
        row = f"\n| {closing.value} | {closing.meaning}"
        assert row in page
        come_back = page[page.index(row) + len(row) :].split("|")[1].strip()
        assert come_back.startswith(answers[closing.come_back]), closing.name


def test_the_protocol_page_has_every_refusal_of_the_server() -> None:
    page = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    source = "".join(path.read_text() for path in (ROOT / "src/toril/server").rglob("*.py"))
    codes = set(re.findall(r'(?:Refused\(|_refuse\(scope, send, \d+,)\s*"(\w+)"', source))
    assert len(codes) > 25
    for code in codes:
        assert f"`{code}`" in page


def test_when_a_number_is_raised_is_said_in_the_same_words_everywhere() -> None:
    pages = ("server", "protocol", "bot-protocol", "add-a-variant")
    said = set()
    for page in pages:
        text = (ROOT / "docs" / f"{page}.md").read_text(encoding="utf-8")
        (rule,) = re.findall(r"\*\*When a number is raised\.\*\*.+?, or goes\.", text, re.DOTALL)
        said.add(" ".join(rule.split()))
    assert len(said) == 1
