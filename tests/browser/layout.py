"""Whether a screen can be used: nothing covered, nothing cut off, no target too small."""

from pathlib import Path
from typing import Any

from tests.browser.in_page import AT_REST, PAINTED
from tests.browser.visitor import Visitor

MEASURE = (Path(__file__).parent / "measure.js").read_text(encoding="utf-8")


def measure(visitor: Visitor) -> dict[str, Any]:
    """Return what is wrong with the layout, by kind."""
    found: dict[str, Any] = visitor.page.evaluate(MEASURE)
    return found


def check_layout(visitor: Visitor, *, fixed: bool = False, cards_apart: bool = True) -> None:
    """Check that everything can be seen and pressed; a `fixed` screen does not scroll at all.

    Whatever flies is at its end first: what it passes on its way is no fault.
    """
    visitor.page.evaluate(PAINTED)
    visitor.page.evaluate(AT_REST)
    found = measure(visitor)
    wrong = {name: found[name] for name in ("outside", "overlapping", "covered") if found[name]}
    if found["sideways"] > 0:
        wrong["sideways"] = found["sideways"]
    if found["down"] > 0 and fixed:
        wrong["down"] = found["down"]
    if found["small"] and visitor.touch:
        wrong["small"] = found["small"]
    if found["cards"] and cards_apart:
        wrong["cards"] = found["cards"]
    assert not wrong, wrong
    assert found["pressed"], visitor.shown()
