"""A further language, as somebody would add it: a folder of sentences, and no line of code."""

import re
import shutil
from pathlib import Path

import toril

PACKAGE = Path(toril.__file__).parent
LANGUAGE = "nl"
MARK = "[nl]"
OTHER_WORD = "nltake"


def copy_with_another(place: Path) -> Path:
    """Copy the package to `place`, with a folder `nl`: English, with a mark before every sentence.

    The word for *take* has another one beside it there. The folder that holds the package is
    returned.
    """
    package = place / "toril"
    shutil.copytree(
        PACKAGE, package, ignore=shutil.ignore_patterns("static", "__pycache__", "bench")
    )
    shutil.copytree(package / "text" / "en", package / "text" / LANGUAGE)
    for topic in (package / "text" / LANGUAGE).glob("*.ftl"):
        text = topic.read_text(encoding="utf-8")
        if topic.stem == "terminal_typed":
            marked = re.sub(r"^typed-take =", rf"\g<0> {OTHER_WORD},", text, flags=re.MULTILINE)
        else:
            marked = re.sub(r"^[a-z][\w-]* =", rf"\g<0> {MARK}", text, flags=re.MULTILINE)
        topic.write_text(marked, encoding="utf-8")
    return place
