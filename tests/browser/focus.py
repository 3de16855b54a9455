"""Where the keyboard is on a page."""

from playwright.sync_api import Page

from tests.browser.visitor import Visitor

FOCUS = """() => {
  const { activeElement: here } = document;
  return here?.getAttribute("aria-label") ?? here?.innerText ?? "";
}"""
RINGED = """() => {
  const { activeElement: here } = document;
  return [here, ...here.querySelectorAll("*")].map((each) => getComputedStyle(each))
    .some((style) => style.outlineStyle !== "none" || style.boxShadow !== "none");
}"""


def focus(page: Page) -> str:
    """Return what has the focus, as it is called."""
    return str(page.evaluate(FOCUS))


def tab_to(visitor: Visitor, *names: str, most: int = 40) -> None:
    """Press Tab until the focus is on what is called so, or on one of several."""
    seen = []
    for _ in range(most):
        seen.append(focus(visitor.page))
        if seen[-1].startswith(names):
            assert visitor.page.evaluate(RINGED), f"no focus is seen on {seen[-1]}"
            return
        visitor.page.keyboard.press("Tab")
    raise AssertionError(f"none of {names} is among {seen}")
