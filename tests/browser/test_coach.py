"""A first match: hints that lie over nothing, a first tap that plays nothing; and moves that can be taken back."""

from collections.abc import Callable, Iterable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.client_thread import ClientThread
from tests.browser.focus import tab_to
from tests.browser.layout import check_layout
from tests.browser.page_moves import DOUBLE_TAP, eleven_pile, move, six_card
from tests.browser.positions import ended, six, too_low
from tests.browser.screens.coach import HINTS, after, hint, waiting
from tests.browser.visitor import AT_REST, DESKTOP, PAINTED, PHONE, Visit, Visitor
from tests.harness.in_thread import Running
from toril.engine.six_nimmt import ChooseRow, SixNimmt

SIZES = [(320, 568), (360, 640), (740, 360), (1280, 800)]
MEETS = """(hint) => {
  const box = hint.getBoundingClientRect();
  const inside = box.top >= 0 && box.left >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
  const cut = hint.scrollWidth > hint.clientWidth || hint.scrollHeight > hint.clientHeight;
  const over = (one, other) => Math.min(one, other) > 0.5;
  const met = [...document.querySelectorAll("[data-flip], button")].filter((element) => {
    const other = element.getBoundingClientRect();
    return Math.min(box.right, other.right) - Math.max(box.left, other.left) > 0.5
      && Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 0.5;
  });
  return [...met.map((element) => element.outerHTML), ...(inside ? [] : ["outside"]), ...(cut ? ["cut"] : [])];
}"""
