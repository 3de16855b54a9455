"""axe-core, run inside the page."""

from functools import cache
from pathlib import Path

from tests.browser.in_page import AT_REST
from tests.browser.visitor import Visitor

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async () => {
  const { violations } = await axe.run(document, { resultTypes: ["violations"] });
  return violations.flatMap((rule) =>
    rule.nodes.map((node) => `${rule.id}: ${node.target.join(" ")}: ${node.failureSummary}`));
}"""


@cache
def _source() -> str:
    return AXE.read_text(encoding="utf-8")


def check_axe(visitor: Visitor, screen: str) -> None:
    """Check that axe finds nothing wrong with what is on the screen."""
    if not visitor.page.evaluate("() => 'axe' in window"):
        visitor.page.evaluate(f"() => {{ {_source()} }}")
    visitor.page.evaluate(AT_REST)
    found = visitor.page.evaluate(RUN)
    assert not found, f"{screen}: " + "\n".join(found)
