"""What the page is told in its tests is what the engine makes and the server counts."""

import json
import runpy
from pathlib import Path

import pytest

WEB_TESTS = Path(__file__).parents[3] / "web" / "tests"


@pytest.mark.parametrize("kind", ["story", "coach"])
def test_the_page_is_told_matches_of_this_engine(kind: str) -> None:
    """Where this fails: `python web/tests/KIND_vectors.py` writes them anew."""
    script = runpy.run_path(str(WEB_TESTS / f"{kind}_vectors.py"))
    kept = json.loads((WEB_TESTS / f"{kind}-vectors.json").read_text(encoding="utf-8"))
    assert json.loads(json.dumps(script["vectors"]())) == kept
