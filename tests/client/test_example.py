"""The clients in the documentation play a whole match, as they stand there."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.harness.in_thread import running
from tests.harness.settings import settings

PAGE = Path(__file__).parents[2] / "docs" / "protocol.md"


EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize(
    ("example", "seats"),
    list(zip(EXAMPLES, (4, 3), strict=True)),
    ids=["by hand", "with ours"],
)
def test_the_clients_of_the_protocol_page_play_a_whole_match(
    example: str, seats: int, tmp_path: Path
) -> None:
    with running(settings(tmp_path)) as server:
        played = subprocess.run(
            [sys.executable, "-c", f"BASE = {server.base!r}\n{example}"],
            capture_output=True,
            check=True,
            text=True,
            timeout=60,
        )
    numbers = ", ".join([r"-?\d+"] * seats)
    assert re.fullmatch(rf"totals: \[{numbers}\]\n", played.stdout)
