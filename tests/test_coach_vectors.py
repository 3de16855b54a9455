"""The first matches that the page's coach is tested with are the engine's as it is now."""

import json
import runpy
from pathlib import Path

WEB_TESTS = Path(__file__).parents[1] / "web" / "tests"


def test_the_coach_is_held_to_matches_of_this_engine() -> None:
    """Where this fails: `PYTHONPATH=. python web/tests/coach_vectors.py` writes them anew."""
    script = runpy.run_path(str(WEB_TESTS / "coach_vectors.py"))
    kept = json.loads((WEB_TESTS / "coach-vectors.json").read_text(encoding="utf-8"))
    assert json.loads(json.dumps(script["vectors"]())) == kept
