"""Every screen of the page: in one language, without a violation, nothing covered or cut off."""

import os
from collections.abc import Iterator

import pytest

from tests.browser.axe import check_axe
from tests.browser.client_thread import ClientThread
from tests.browser.launch import built_page
from tests.browser.layout import check_layout
from tests.browser.reach import check_nothing_cut
from tests.browser.screens import RARE, SCREENS, Stage
from tests.browser.visitor import DESKTOP, PHONE, Device, Visit
from tests.browser.words import check_words
from tests.harness.in_thread import running
from tests.harness.settings import settings
from toril.text import LANGUAGES

NARROW = Device("narrow", 320, 568, touch=True)

TABLES = ("six-", "eleven-", "tv-")
"""Screens on which the whole table is seen at once, without scrolling."""

PASSING = (
    "six-cards-are-revealed",
    "six-a-row-is-taken",
    "six-draft-beside-a-large-table",
    "eleven-a-take-is-told",
    "eleven-round-summary",
)
"""Cards on their way, a fan whose slanted cards are boxes that meet, a summary that the next tap
closes: these lie above others."""

ALL = bool(os.environ.get("TORIL_LOOKS"))
NAMES = [name for name in SCREENS if ALL or name not in RARE]
LOOKS = {"phone-light-es": (PHONE, "es", False), "desktop-dark-en": (DESKTOP, "en", True)}
if ALL:
    LOOKS |= {"phone-dark-en": (PHONE, "en", True), "desktop-light-es": (DESKTOP, "es", False)}
    LOOKS |= {
        f"{device.name}-light-{language}": (device, language, False)
        for device in (PHONE, NARROW)
        for language in LANGUAGES
        if language not in ("en", "es")
    }
"""Two, and by `make looks` all: the other colours, every further language on phones as narrow as
320 px, and the rare screens too."""


@pytest.fixture(scope="module", params=[*LOOKS.values()], ids=[*LOOKS])
def look(request: pytest.FixtureRequest) -> tuple[Device, str, bool]:
    found: tuple[Device, str, bool] = request.param
    return found


@pytest.fixture(scope="module")
def stage(
    look: tuple[Device, str, bool], clients: ClientThread, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Stage]:
    built_page()
    with running(settings(tmp_path_factory.mktemp(f"stage-{look[0].name}-{look[1]}"))) as server:
        yield Stage(server, clients)


@pytest.mark.parametrize("name", NAMES)
def test_a_screen_is_in_one_language_and_anybody_can_use_it(
    name: str, look: tuple[Device, str, bool], stage: Stage, come: Visit
) -> None:
    device, language, dark = look
    visitor = come(device, language, dark=dark, name="Ana", base=stage.server.base)
    SCREENS[name](stage, visitor)
    check_words(visitor)
    if name not in PASSING:
        check_layout(visitor, fixed=name.startswith(TABLES), cards_apart=device is PHONE)
        check_nothing_cut(visitor)
    check_axe(visitor, name)
