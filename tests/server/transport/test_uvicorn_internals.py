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

import toril
from tests.server.transport.protocols import LOOK, SEAM, made_by
from toril.server.transport.http import Http
from toril.server.transport.uvicorn_internals import (
    HttpBase,
    Server,
    SocketBase,
)
from toril.server.transport.websocket import Socket

FOLDER = SEAM.parent


def python_files() -> Iterator[tuple[Path, ast.Module]]:
    for path in Path(toril.__file__).parent.rglob("*.py"):
        yield path, ast.parse(path.read_text("utf-8"))


def test_no_other_module_imports_what_is_inside_uvicorn() -> None:
    for path, tree in python_files():
        inside = [
            node
            for node in ast.walk(tree)
            if (isinstance(node, ast.ImportFrom) and (node.module or "").startswith("uvicorn"))
            or (
                isinstance(node, ast.Import)
                and any(alias.name.startswith("uvicorn.") for alias in node.names)
            )
        ]
        assert not inside or path == SEAM, f"{path} imports what only {SEAM.name} may"


@pytest.mark.parametrize("base", [HttpBase, SocketBase])
def test_no_other_module_names_what_is_inside_uvicorns_protocols(base: type[Any]) -> None:
    [theirs] = base.__bases__
    made = made_by(theirs)
    hidden = (set(dir(made)) | set(vars(made))) - set(dir(asyncio.Protocol))
    ours = {name for name in vars(base) if name not in dir(theirs)}
    for name in ("http.py", "websocket.py", "admission.py", "peer_protocol.py"):
        tree = ast.parse((FOLDER / name).read_text("utf-8"))
        own = {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}
        named = {
            node.attr
            for node in ast.walk(tree)
            if isinstance(node, ast.Attribute)
            and isinstance(node.value, ast.Name)
            and node.value.id == "self"
        }
        # `shutdown` is what the server calls on every protocol, also on Admission.
        assert not (named | own) & (hidden - ours - {"shutdown"}), name


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
        "handle_parser_exception": ("self",),
        "send": ("self", "message"),
        "run_asgi": ("self",),
        "keepalive_timeout": ("self",),
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
    [theirs] = ours.__bases__
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
        *("frames", "conn.events", "conn.data_to_send"),
    ),
}


@pytest.mark.parametrize(
    ("ours", "name"), [(ours, name) for ours, names in ATTRIBUTES.items() for name in names]
)
def test_an_attribute_that_we_use_is_still_there(ours: type[Any], name: str) -> None:
    [theirs] = ours.__bases__
    found = made_by(theirs)
    for part in name.split("."):
        assert hasattr(found, part), f"{LOOK}{theirs.__name__} has no {name}"
        found = getattr(found, part)


@pytest.mark.parametrize("ours", OVERRIDDEN)
def test_everything_that_we_override_is_listed_and_nothing_of_ours_hides_theirs(
    ours: type[Any],
) -> None:
    [theirs] = ours.__bases__
    both = {name for name in vars(ours) if name in dir(theirs) and not name.startswith("__")}
    assert both <= OVERRIDDEN[ours].keys(), f"{LOOK}{theirs.__name__} has names of ours"
    hooks = {name for name in vars(ours) if not name.startswith("__")} - both
    set_by_them = set(vars(made_by(theirs))) if ours is not Server else set[str]()
    assert not hooks & set_by_them, f"{LOOK}{theirs.__name__} sets names of ours"


def test_what_is_served_is_built_on_the_seam() -> None:
    assert issubclass(Http, HttpBase)
    assert issubclass(Socket, SocketBase)
