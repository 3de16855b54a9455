"""The replays that the page's tests look at are those that the server makes now."""

import json
import runpy
from pathlib import Path

WEB_TESTS = Path(__file__).parents[2] / "web" / "tests"


def test_the_replays_of_the_pages_tests_are_those_that_the_server_makes() -> None:
    """Where this fails: `PYTHONPATH=. python web/tests/replay_vectors.py` writes them anew."""
    script = runpy.run_path(str(WEB_TESTS / "replay_vectors.py"))
    kept = json.loads((WEB_TESTS / "replay-vectors.json").read_text(encoding="utf-8"))
    assert json.loads(json.dumps(script["vectors"]())) == kept
