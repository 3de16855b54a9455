"""What our transport takes for granted about uvicorn, and about websockets beneath it.

When one of these fails after an update, nothing may be wrong with the test: uvicorn changed, and
`src/toril/server/transport/uvicorn_internals.py` has to follow.
"""

import ast
import asyncio
import inspect
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import uvicorn

import toril
from tests.server.transport.protocols import LOOK, SEAM, SEAMS, made_by
from toril.server.transport.http import Http
from toril.server.transport.uvicorn_internals import (
    HttpBase,
    Server,
    ServerState,
)
from toril.server.transport.uvicorn_socket import SocketBase
from toril.server.transport.websocket import Socket

PACKAGE = Path(toril.__file__).parent


def trees(*paths: Path) -> Iterator[tuple[Path, ast.Module]]:
    for path in paths:
        if path not in SEAMS:
            yield path, ast.parse(path.read_text("utf-8"))


def imported(node: ast.AST) -> list[str]:
    if isinstance(node, ast.ImportFrom):
        return [f"{node.module}.{alias.name}" for alias in node.names]
    return [alias.name for alias in node.names] if isinstance(node, ast.Import) else []


def test_no_other_module_imports_what_is_inside_uvicorn() -> None:
    public = {"uvicorn", *(f"uvicorn.{name}" for name in uvicorn.__all__)}
    for path, tree in trees(*PACKAGE.rglob("*.py")):
        for node in ast.walk(tree):
            names = imported(node)
            if isinstance(node, ast.Attribute):  # `import uvicorn`, then `uvicorn.server`
                names = [ast.unparse(node)]
            inside = {name for name in names if name.startswith("uvicorn.")} - public
            assert not inside, f"{path} takes {inside}: only {SEAM} may"


def test_the_server_knows_the_libraries_beneath_uvicorn_only_in_the_seam() -> None:
    for path, tree in trees(*(PACKAGE / "server").rglob("*.py")):
        for node in ast.walk(tree):
            beneath = {name.partition(".")[0] for name in imported(node)} & {"h11", "websockets"}
            assert not beneath, f"{path} imports {beneath}: only {SEAM} may"


NOT_UVICORNS = {
    *("asker.app", "request.app", "socket.app"),  # Starlette's
    *("asker.scope", "request.scope", "socket.scope", "socket.receive", "asker.client"),
    *("asker.headers", "request.headers", "encoding.headers", "error.headers"),
    *("request.url.scheme", "from_there.scheme"),  # of an address
    *("self.peer.receive", "self._peer.receive", "def receive"),  # a Peer's
    *("self.queue", "self.account.queue"),  # an AddressAccount's
    "def shutdown",  # what the server calls on every protocol, also on Admission
}
"""Names that something inside uvicorn has too, where they are something else's."""


def names_in(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """Everything that is looked up on something, or defined: its name, and how it is written."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute):
            yield node.attr, ast.unparse(node)
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node.name, f"def {node.name}"


def test_no_other_module_names_what_is_inside_uvicorns_protocols() -> None:
    hidden = set(vars(ServerState()))
    for base in (HttpBase, SocketBase):
        theirs = base.__bases__[0]
        made = made_by(theirs)
        ours = {name for name in vars(base) if name not in dir(theirs)}
        hidden |= (set(dir(made)) | set(vars(made))) - set(dir(asyncio.Protocol)) - ours
    assert hidden > {"transport", "conn", "handle_events", "connections"}
    server = PACKAGE / "server"
    folders = [*(server / "transport").rglob("*.py"), *(server / "web").rglob("*.py")]
    for path, tree in trees(server / "serve.py", *folders):
        named = {written for name, written in names_in(tree) if name in hidden}
        assert named <= NOT_UVICORNS, f"{path} names what only {SEAM} may"


OVERRIDDEN: dict[type[Any], dict[str, tuple[str, ...]]] = {
    HttpBase: {
        "__init__": ("self", "config", "server_state", "app_state", "_loop"),
        "connection_made": ("self", "transport"),
        "data_received": ("self", "data"),
        "connection_lost": ("self", "exc"),
        "pause_writing": ("self",),
        "resume_writing": ("self",),
        "handle_events": ("self",),
        "shutdown": ("self",),
        "send_400_response": ("self", "msg"),
        "_unset_keepalive_if_required": ("self",),
    },
    SocketBase: {
        "__init__": ("self", "config", "server_state", "app_state", "_loop"),
        "connection_made": ("self", "transport"),
        "data_received": ("self", "data"),
        "connection_lost": ("self", "exc"),
        "pause_writing": ("self",),
        "resume_writing": ("self",),
        "handle_events": ("self",),
        "shutdown": ("self",),
        "handle_close": ("self", "event"),
        "handle_parser_exception": ("self",),
        "send": ("self", "message"),
        "run_asgi": ("self",),
        "keepalive_timeout": ("self",),
        "send_receive_event_to_app": ("self",),
        "send_500_response": ("self",),
    },
    Server: {
        "__init__": ("self", "config"),
        "startup": ("self", "sockets"),
        "shutdown": ("self", "sockets"),
    },
}
ASYNC = {"send", "run_asgi", "startup"}


@pytest.mark.parametrize(
    ("ours", "name"), [(ours, name) for ours, methods in OVERRIDDEN.items() for name in methods]
)
def test_a_method_that_we_call_or_override_is_what_it_was(ours: type[Any], name: str) -> None:
    theirs = ours.__bases__[0]
    method = getattr(theirs, name, None)
    assert method is not None, f"{LOOK}{theirs.__name__} has no {name}"
    parameters = tuple(inspect.signature(method).parameters)
    assert parameters == OVERRIDDEN[ours][name], f"{LOOK}{theirs.__name__}.{name}{parameters}"
    waits = name in ASYNC or (ours is Server and name == "shutdown")
    assert inspect.iscoroutinefunction(method) == waits, f"{LOOK}{theirs.__name__}.{name}"


ATTRIBUTES: dict[type[Any], tuple[str, ...]] = {
    HttpBase: ("transport", "conn.our_state", "conn.their_state", "flow", "scope", "cycle"),
    SocketBase: (
        *("transport", "app_state", "handshake_initiated", "handshake_complete", "close_sent"),
        *(
            "frames",
            "conn.events",
            "conn.data_to_send",
            "conn.send_close",
            "conn.parser",
            "loop",
            "logger",
            "app",
        ),
        *("queue", "read_paused", "disconnected", "close_timer", "close_timeout"),
        "curr_msg_data_type",
    ),
}


@pytest.mark.parametrize(
    ("ours", "name"), [(ours, name) for ours, names in ATTRIBUTES.items() for name in names]
)
def test_an_attribute_that_we_use_is_still_there(ours: type[Any], name: str) -> None:
    theirs = ours.__bases__[0]
    found = made_by(theirs)
    for part in name.split("."):
        assert hasattr(found, part), f"{LOOK}{theirs.__name__} has no {name}"
        found = getattr(found, part)


@pytest.mark.parametrize("ours", OVERRIDDEN)
def test_everything_that_we_override_is_listed_and_nothing_of_ours_hides_theirs(
    ours: type[Any],
) -> None:
    theirs = ours.__bases__[0]
    both = {name for name in vars(ours) if name in dir(theirs) and not name.startswith("__")}
    assert both <= OVERRIDDEN[ours].keys(), f"{LOOK}{theirs.__name__} has names of ours"
    hooks = {name for name in vars(ours) if not name.startswith("__")} - both
    set_by_them = set(vars(made_by(theirs))) if ours is not Server else set[str]()
    assert not hooks & set_by_them, f"{LOOK}{theirs.__name__} sets names of ours"


def test_what_is_served_is_built_on_the_seam() -> None:
    assert issubclass(Http, HttpBase)
    assert issubclass(Socket, SocketBase)
