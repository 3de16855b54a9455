"""How the page's packages come into the checkout (`web/npm.py`)."""

import importlib.util
import os
from pathlib import Path
from types import ModuleType

import pytest


@pytest.fixture
def npm(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The module, for a checkout with a lock file and nothing installed."""
    source = Path(__file__).parents[1] / "web" / "npm.py"
    spec = importlib.util.spec_from_file_location("npm_of_the_page", source)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    (tmp_path / "package-lock.json").write_text("{}", encoding="utf-8")
    monkeypatch.setattr(module, "WEB", tmp_path)
    monkeypatch.setattr(module, "ran", [], raising=False)
    monkeypatch.setattr(module, "npm", lambda *arguments, **_: module.ran.append(arguments))
    return module


def test_packages_are_fetched_when_there_are_none(npm: ModuleType) -> None:
    npm.install()
    assert npm.ran == [("ci", "--no-progress")]


def test_packages_as_new_as_the_lock_are_kept(npm: ModuleType, tmp_path: Path) -> None:
    (tmp_path / "node_modules").mkdir()
    installed = tmp_path / "node_modules" / ".package-lock.json"
    installed.write_text("{}", encoding="utf-8")
    npm.install()
    assert npm.ran == []
    os.utime(installed, (0, 0))
    npm.install()
    assert len(npm.ran) == 1


def test_packages_of_another_checkout_are_never_emptied(npm: ModuleType, tmp_path: Path) -> None:
    (tmp_path / "other").mkdir()
    (tmp_path / "node_modules").symlink_to(tmp_path / "other", target_is_directory=True)
    npm.install()
    assert npm.ran == []
