"""`toril serve`: tables for people on this machine, at home or anywhere."""

import socket
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Annotated, Any

import typer

from toril.cli.browser import open_page
from toril.cli.language import Lang, speak
from toril.cli.ports import PORTS
from toril.cli.talk.console import command_line
from toril.engine.errors import TorilError
from toril.text import Catalogue

if TYPE_CHECKING:
    from toril.server.settings import Settings

EVERYWHERE = ("0.0.0.0", "::")
"""Addresses that mean all of this machine's: `--lan` listens on the first."""


def serve(
    host: Annotated[str | None, typer.Option(help="Listen on this address [127.0.0.1].")] = None,
    port: Annotated[
        int | None, typer.Option(help="Listen on this port [6104, or the next that is free].")
    ] = None,
    lan: Annotated[
        bool, typer.Option("--lan", help="Open it to the home network, for phones.")
    ] = False,
    database: Annotated[
        str | None,
        typer.Option(help="What everything is kept in: a file, or postgresql://…"),
    ] = None,
    workers: Annotated[
        int | None,
        typer.Option(help="Serve by so many processes [1]; several need PostgreSQL and Redis."),
    ] = None,
    bus: Annotated[
        str | None, typer.Option(help="Where workers hear each other, like redis://host:6379.")
    ] = None,
    metrics: Annotated[
        str | None,
        typer.Option(
            help="Show metrics to Prometheus, like 127.0.0.1:9464; each further worker's are one"
            " port higher."
        ),
    ] = None,
    log: Annotated[
        str | None, typer.Option(help="How much to log: debug, info, warning or error [warning].")
    ] = None,
    log_json: Annotated[bool, typer.Option("--log-json", help="Log as JSON.")] = False,
    browser: Annotated[
        bool, typer.Option("--browser/--no-browser", help="Open the page in a browser.")
    ] = True,
    lang: Lang = None,
) -> None:
    """Serve tables that people join by a link. TORIL_PORT and so on set the same, and more."""
    words = speak(lang)
    asked = {
        "host": EVERYWHERE[0] if lan and host is None else host,
        "port": port,
        "database": database or None,  # a script's empty variable names none
        "workers": workers,
        "bus": bus,
        "metrics": metrics,
        "log": log,
        "log_json": log_json or None,
    }
    flags = {name: flag for name, flag in asked.items() if flag is not None}
    settings = _settings(flags)

    def ready() -> None:
        own = settings.host in EVERYWHERE or settings.host in ("127.0.0.1", "::1", "localhost")
        here = f"http://{'localhost' if own else _bracketed(settings.host)}:{where}"
        print(words.say("serve-here", link=here))
        if settings.host in EVERYWHERE:
            _invite(words, where)
        print(words.say("serve-join", command=command_line("join", here)))
        print(words.say("serve-database", file=str(settings.database)))
        print(words.say("serve-stop"), flush=True)
        if browser:
            open_page(here)

    with _listen(settings) as listening:
        where = listening.getsockname()[1]
        if code := _serve(settings, flags, listening, ready):
            raise typer.Exit(code)
    print(words.say("serve-stopped"))


def _serve(
    settings: "Settings",
    flags: dict[str, Any],
    listening: socket.socket,
    ready: Callable[[], None],
) -> int:
    """Serve in this process, or by several workers; return the exit code."""
    if settings.workers > 1:
        from toril.server.workers.plan import serve_by_workers

        return serve_by_workers(settings, flags, listening, ready)
    from toril.server.serve import serve as serve_tables

    serve_tables(settings, listening, ready)
    return 0


def _settings(flags: dict[str, Any]) -> "Settings":
    """Return the settings: flags before the environment before what is usual."""
    from pydantic import ValidationError

    from toril.server.settings import Settings

    try:
        settings = Settings(**flags)
    except ValidationError as error:
        first = error.errors()[0]
        cause = first.get("ctx", {}).get("error")
        if isinstance(cause, TorilError):
            raise cause from None  # it says what is wrong, and no password
        name = "_".join(map(str, first["loc"]))
        shown = f"--{name} / TORIL_{name.upper()}"
        why = "debug, info, warning, error" if name == "log" else first["msg"]
        raise TorilError("bad_setting", f"{shown}: {why}.", name=shown, why=why) from error
    if settings.workers > 1:
        from toril.server.workers.plan import check

        check(settings)
    return settings


def _listen(settings: "Settings") -> socket.socket:
    """Listen on the port that was asked for, else on the first usual one that is free."""
    from toril.server.listening import listen

    if settings.port is not None:
        return listen(settings.host, settings.port)
    for port in PORTS:
        with suppress(TorilError):
            return listen(settings.host, port)
    return listen(settings.host, PORTS[0])  # to say why not


def _invite(words: Catalogue, port: int) -> None:
    """Print the address for devices in the home network, as a link and as a QR code."""
    from toril.server.web.qr import blocks

    address = _own_address()
    if address is None:
        print(words.say("serve-no-network"))
        return
    link = f"http://{address}:{port}"
    print(words.say("serve-lan", link=link))
    print(blocks(link))


def _bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def _own_address() -> str | None:
    """Return this machine's address in the home network; nothing is sent to find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address that no machine has
        except OSError:
            return None
        address: str = probe.getsockname()[0]
        return address
