"""The client in the documentation plays a whole match, as it stands there."""

import re
import subprocess
import sys
from pathlib import Path

from tests.server.harness import running, settings

PAGE = Path(__file__).parents[2] / "docs" / "protocol.md"


def test_the_client_of_the_protocol_page_plays_a_whole_match(tmp_path: Path) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    with running(settings(tmp_path)) as server:
        played = subprocess.run(
            [sys.executable, "-c", f"BASE = {server.base!r}\n{example}"],
            capture_output=True,
            check=True,
            text=True,
            timeout=60,
        )
    assert re.fullmatch(r"totals: \[\d+, \d+, \d+, \d+\]\n", played.stdout)
