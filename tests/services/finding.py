"""Where the programs are: on this machine, else from Debian's packages, else a text says how."""

import os
import shutil
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

POSTGRES, REDIS = "TORIL_TEST_POSTGRES", "TORIL_TEST_REDIS"
"""Variables with the URL of a service that already runs: it is used as it is."""

NGINX = "TORIL_TEST_NGINX"
"""The variable with the path of an nginx."""

MISSING = """No {what} for the tests, and none could be installed. Ways to get what they need:
  Debian, Ubuntu:  sudo apt-get install --no-install-recommends postgresql redis-server nginx
  anywhere:        initdb and postgres, redis-server (or valkey-server) and nginx on the PATH
  one of yours:    TORIL_TEST_POSTGRES=postgresql://user@host/postgres (creates databases)
                   TORIL_TEST_REDIS=redis://host:6379 (its numbered databases are emptied)
                   TORIL_TEST_NGINX=/path/to/nginx
`make test-fast` runs what needs none of them."""

POLICY = Path("/usr/sbin/policy-rc.d")
"""Debian asks it whether a package that was installed may start its service."""

PACKAGES = {"PostgreSQL": "postgresql", "Redis": "redis-server", "nginx": "nginx"}


def _is_postgres(folder: Path) -> bool:
    return (folder / "initdb").is_file() and (folder / "postgres").is_file()


def postgres_programs() -> Path | None:
    """Return the folder of PostgreSQL's programs, of the newest version that Debian has here."""
    debian = Path("/usr/lib/postgresql").glob("[0-9]*/bin")
    newest_first = sorted(debian, key=lambda folder: -float(folder.parent.name))
    on_path = [Path(found).resolve().parent for found in [shutil.which("initdb")] if found]
    return next(filter(_is_postgres, [*newest_first, *on_path]), None)


def redis_program() -> Path | None:
    """Return Redis, or Valkey, which speaks the same."""
    return _which("redis-server") or _which("valkey-server")


def nginx_program() -> Path | None:
    """Return nginx, which Debian keeps where only root looks."""
    named = os.environ.get(NGINX)
    return Path(named) if named else _which("nginx")


def _which(name: str) -> Path | None:
    path = f"{os.environ.get('PATH', '')}:/usr/sbin:/usr/local/sbin"
    found = shutil.which(name, path=path)
    return Path(found) if found else None


def found(program: Path | None, what: str) -> Path:
    """Return a program that was looked for; without it a test fails."""
    if program is None or not program.exists():
        raise FileNotFoundError(MISSING.format(what=what))
    return program


def missing() -> list[str]:
    """Name what is neither installed nor named by a variable."""
    here = {
        "PostgreSQL": os.environ.get(POSTGRES) or postgres_programs(),
        "Redis": os.environ.get(REDIS) or redis_program(),
        "nginx": nginx_program(),
    }
    return [what for what, there in here.items() if not there]


def fetch(names: list[str]) -> None:
    """Install Debian's packages of these, where that is allowed."""
    apt = shutil.which("apt-get")
    if not apt or not hasattr(os, "geteuid") or os.geteuid() != 0:
        return
    packages = [PACKAGES[name] for name in names]
    install = [apt, "install", "-qq", "-y", "--no-install-recommends", *packages]
    with _no_services_start():
        _ = _runs(install) or (_runs([apt, "update", "-qq"]) and _runs(install))


@contextmanager
def _no_services_start() -> Iterator[None]:
    """Keep Debian from starting what it installs on the usual ports; nothing stays behind."""
    if POLICY.exists():
        yield
        return
    before = signal.signal(signal.SIGTERM, lambda *_: exit(143))
    try:
        POLICY.write_text("#!/bin/sh\nexit 101\n")
        POLICY.chmod(0o755)
        yield
    finally:
        POLICY.unlink(missing_ok=True)
        signal.signal(signal.SIGTERM, before)


def _runs(command: list[str]) -> bool:
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    done = subprocess.run(command, env=environment, stdout=subprocess.DEVNULL, check=False)
    return done.returncode == 0
