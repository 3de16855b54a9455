"""A story that is told at a server of its own."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from tests.harness.in_thread import running
from tests.harness.settings import settings
from tests.people.listener import tell
from toril.server.live.hall import milliseconds

Story = Callable[[str], Awaitable[None]]
"""What people do at the server of this address."""


def at_server(
    folder: Path, story: Story, now: Callable[[], int] = milliseconds, **changes: Any
) -> None:
    """Tell a story at a fresh server with these changes of its settings."""
    with running(settings(folder, **changes), now) as server:
        tell(story(server.base))
