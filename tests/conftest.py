"""What every test run shares: how far Hypothesis goes, and the rules that were exercised."""

import os
import textwrap
from typing import Any

import pytest
from hypothesis import settings

from tests import sharing
from tests.services import fixtures as services
from tests.tally import COUNTS

# "ci" is the same on every machine and every day; "roam" looks further each time it is run.
# The plugin loads the profile that --hypothesis-profile names after this file.
settings.register_profile(
    "ci", derandomize=True, deadline=None, max_examples=100, print_blob=True, database=None
)
settings.register_profile("roam", deadline=None, max_examples=3000, print_blob=True)
settings.load_profile("ci")

# Servers come and go by the dozen here: kernels get ready when a bot first needs them.
os.environ.setdefault("TORIL_WARM", "0")

postgres_server = services.postgres_server
redis_server = services.redis_server


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("dist", "no") == "no":  # who only hands out tests stays as it was
        sharing.hear_again()


@pytest.hookimpl(optionalhook=True)  # as below: only `-n` needs pytest-xdist
def pytest_xdist_auto_num_workers() -> int:
    return sharing.workers()


@pytest.hookimpl(tryfirst=True)  # before `-m` looks at the marks
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    services.mark(items)
    sharing.put_in_order(items)


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Let a worker hand in what it has counted."""
    if hasattr(session.config, "workeroutput"):
        session.config.workeroutput["tally"] = dict(COUNTS)


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    """Add up what the workers have counted; one that crashed has handed in nothing."""
    COUNTS.update(getattr(node, "workeroutput", {}).get("tally", {}))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if not COUNTS:
        return
    terminalreporter.section("how often the rules were exercised")
    counts = "; ".join(f"{edge} {COUNTS[edge]}" for edge in sorted(COUNTS, key=_by_rule))
    terminalreporter.write_line(textwrap.fill(counts, 96))


def _by_rule(edge: str) -> tuple[bool, int, str]:
    """Six before eleven, the rules in their order."""
    rule = edge.split()[0]
    return rule[0] == "E", int(rule[1:]), edge
