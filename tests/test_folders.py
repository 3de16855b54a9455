"""Where files are kept: nothing moves on Linux, other systems have their own folders."""

from pathlib import Path

import platformdirs
import pytest
from platformdirs import windows
from platformdirs.api import PlatformDirsABC
from platformdirs.macos import MacOS
from platformdirs.unix import Unix
from platformdirs.windows import Windows

from toril.folders import cache_folder, data_folder, database_named

VARIABLES = ("XDG_DATA_HOME", "XDG_CACHE_HOME", "TORIL_DATABASE")


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name in VARIABLES:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path / "AppData" / "Local"))
    return tmp_path


SYSTEMS: list[tuple[type[PlatformDirsABC], str, str]] = [
    (Unix, ".local/share/toril", ".cache/toril"),
    (MacOS, "Library/Application Support/toril", "Library/Caches/toril"),
    (Windows, "AppData/Local/toril", "AppData/Local/toril/Cache"),
]


@pytest.mark.parametrize(("system", "data", "cache"), SYSTEMS)
def test_each_system_has_its_own_folders(
    home: Path,
    monkeypatch: pytest.MonkeyPatch,
    system: type[PlatformDirsABC],
    data: str,
    cache: str,
) -> None:
    monkeypatch.setattr(platformdirs, "PlatformDirs", system)
    monkeypatch.setattr(windows, "get_win_folder", windows.get_win_folder_from_env_vars)
    assert parts(data_folder()) == parts(home / data)
    assert parts(cache_folder()) == parts(home / cache)
    assert database_named() == str(data_folder() / "toril.db")


@pytest.mark.parametrize("system", [each for each, _, _ in SYSTEMS])
def test_what_lies_at_the_old_place_is_used_there(
    home: Path, monkeypatch: pytest.MonkeyPatch, system: type[PlatformDirsABC]
) -> None:
    monkeypatch.setattr(platformdirs, "PlatformDirs", system)
    data, cache = home / ".local" / "share" / "toril", home / ".cache" / "toril"
    data.mkdir(parents=True)
    cache.mkdir(parents=True)
    assert (data_folder(), cache_folder()) == (data, cache)


@pytest.mark.parametrize("system", [each for each, _, _ in SYSTEMS])
def test_a_variable_comes_first(
    home: Path, monkeypatch: pytest.MonkeyPatch, system: type[PlatformDirsABC]
) -> None:
    monkeypatch.setattr(platformdirs, "PlatformDirs", system)
    (home / ".local" / "share" / "toril").mkdir(parents=True)
    monkeypatch.setenv("XDG_DATA_HOME", str(home / "data"))
    monkeypatch.setenv("XDG_CACHE_HOME", str(home / "cache"))
    assert data_folder() == home / "data" / "toril"
    assert cache_folder() == home / "cache" / "toril"
    monkeypatch.setenv("TORIL_DATABASE", str(home / "other.db"))
    assert database_named() == str(home / "other.db")


def parts(path: Path) -> list[str]:
    """Return the parts of a path, by whichever stroke they are separated."""
    return str(path).replace("\\", "/").split("/")
