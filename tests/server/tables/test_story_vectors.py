"""What the page is told in its tests is what the engine makes and the server counts."""

import json
import runpy
from pathlib import Path

WEB_TESTS = Path(__file__).parents[3] / "web" / "tests"


def test_the_page_tells_stories_of_this_engine() -> None:
    """Where this fails: `python web/tests/story_vectors.py` writes them anew."""
    script = runpy.run_path(str(WEB_TESTS / "story_vectors.py"))
    kept = json.loads((WEB_TESTS / "story-vectors.json").read_text(encoding="utf-8"))
    assert json.loads(json.dumps(script["vectors"]())) == kept
