"""Every screen and state of the page, each with the way to it.

The tests read and measure them, `make screenshots` takes their pictures. Each look begins on a
fresh server, so that a table looks the same wherever it is shown.
"""

from tests.browser.screens import (
    coach,
    company,
    day,
    devices,
    eleven,
    fair,
    late,
    lessons,
    matches,
    panels,
    replay,
    six,
    start,
    stories,
)
from tests.browser.screens.stage import RARE, SCREENS, Stage, Way

__all__ = [
    "RARE",
    "SCREENS",
    "Stage",
    "Way",
    "coach",
    "company",
    "day",
    "devices",
    "eleven",
    "fair",
    "late",
    "lessons",
    "matches",
    "panels",
    "replay",
    "six",
    "start",
    "stories",
]
