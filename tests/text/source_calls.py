"""What the source asks its catalogues for: ids of messages, and codes of errors.

Some modules are imported here because the errors they define must be known.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import toril
import toril.client
import toril.server.tables.refusals
from tests.text.page_calls import asked_by_page
from toril.bots import LEVELS
from toril.cli.join.orders import ORDERS
from toril.engine.errors import TorilError
from toril.engine.games import BY_SHORT
from toril.fairness.points import POINTS, REASONS

PACKAGE = Path(toril.__file__).parent
SOURCE = "\n".join(path.read_text() for path in sorted(PACKAGE.rglob("*.py")))
TREE = ast.parse(SOURCE)
PAGE = asked_by_page()


def everything_under(error: type[TorilError]) -> Iterator[type[TorilError]]:
    yield error
    for kind in error.__subclasses__():
        yield from everything_under(kind)


def codes(source: str = SOURCE) -> set[str]:
    """Every error code that the source can raise."""
    errors = [error.__name__ for error in everything_under(TorilError)] + ["_file_error"]
    pattern = rf'(?:{"|".join(errors)})\(\s*"(\w+)"'
    return set(re.findall(pattern, source)) | http_codes()


def http_codes() -> set[str]:
    """The codes of answers that are no errors of ours: bad form, a wrong path."""
    answers = (PACKAGE / "server" / "web" / "error_responses.py").read_text()
    return set(re.findall(r'(?:\d{3}: |status_code, |"code": )"(\w+)"', answers))


def literals(node: ast.AST) -> set[str]:
    return {
        found.value
        for found in ast.walk(node)
        if isinstance(found, ast.Constant) and isinstance(found.value, str)
    }


def asked_for() -> set[str]:
    """Every message id that is the first argument of a call of `say`, in the page too."""
    found = {name for call in PAGE for name in call.ids}
    for node in ast.walk(TREE):
        if isinstance(node, ast.Call) and node.args:
            name = getattr(node.func, "attr", getattr(node.func, "id", None))
            if name == "say" and not isinstance(node.args[0], ast.JoinedStr):
                found |= literals(node.args[0])
    return found


BUILT = {
    *(f"game-{game}" for game in toril.GAMES),
    *(f"{of}-{game}" for of in ("rules", "help-signs") for game in BY_SHORT),
    "ended-limit",
    "ended-rounds",
    *(f"typed-{order.__name__}" for order in ORDERS.values()),
    *(f"typed-{thing}" for thing in ("yes", "none", "row", "take", "on", "nobody")),
    *(f"typed-game-{game}" for game in BY_SHORT),
    *(f"typed-{level}" for level in LEVELS),
    *(f"fair-{state}" for state in ("fits", "differs", "not-compared")),
    *(f"fair-point-{point.replace('_', '-')}" for point in POINTS),
    *(f"fair-why-{reason.replace('_', '-')}" for reason in REASONS),
}
"""The ids that the source puts together."""
