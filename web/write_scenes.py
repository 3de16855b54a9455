"""Writes what the introductions are played from: `python web/write_scenes.py [--check]`.

For each game a file with every answer to every legal move of the learner, in every scene. The page
has no engine: a line in place of the socket looks the answers up in there. `make scenes` writes
them, `make lint` checks that they are not old: a rule, an option or a message may have changed.
"""

import json
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from scenes.eleven import ELEVEN
from scenes.scene import Lesson
from scenes.six import SIX
from scenes.staged import Staged, Step, staged
from toril.engine.games import GAMES

LESSONS = (SIX, ELEVEN)
PAGE = Path(__file__).parent / "src" / "games"


def written(lesson: Lesson) -> str:
    """Return the file of a game: a line for each scene."""
    scenes = [json.dumps(_scene(made), separators=(",", ":")) for made in staged(lesson)]
    return "[\n" + ",\n".join(scenes) + "\n]\n"


def _scene(made: Staged) -> dict[str, Any]:
    return {
        "name": made.scene.name,
        "extra": made.scene.extra,
        "welcome": made.welcome,
        "answers": _answers(made.answers),
    }


def _answers(answers: Mapping[str, Step]) -> dict[str, Any]:
    return {
        move: {"told": step.told, "asked": step.asked, "answers": _answers(step.answers)}
        for move, step in answers.items()
    }


def place(lesson: Lesson) -> Path:
    """Return where the file of a game lies."""
    return PAGE / GAMES[lesson.game].short / "scenes.json"


def main(*arguments: str) -> None:
    """Write the files, or say which is old."""
    for lesson in LESSONS:
        text, path = written(lesson), place(lesson)
        if "--check" not in arguments:
            path.write_text(text, encoding="utf-8")
        elif not path.is_file() or path.read_text(encoding="utf-8") != text:
            sys.exit(f"{path.relative_to(PAGE.parents[2])} is old: make scenes")


if __name__ == "__main__":
    main(*sys.argv[1:])
