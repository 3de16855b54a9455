"""The systemd unit and its drop-in: systemd takes them, and they allow what the server needs."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.deploy.proxies import DEPLOY

UNIT, WORKERS = DEPLOY / "toril.service", DEPLOY / "toril-workers.conf"
SETTING = re.compile(r"^([A-Z]\w+)=(.*)$", re.MULTILINE)
SAFE_ENOUGH = 20
"""The exposure that `systemd-analyze security` may find, of 100; 14 was seen."""


def settings_of(file: Path) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for name, value in SETTING.findall(file.read_text("utf-8")):
        found.setdefault(name, []).append(value)
    return found


@pytest.mark.parametrize("file", [UNIT, WORKERS])
def test_every_line_is_a_setting_a_section_or_a_comment(file: Path) -> None:
    lines = [line for line in file.read_text("utf-8").splitlines() if line]
    assert [line for line in lines if line[0] not in "#[" and not SETTING.match(line)] == []


def test_systemd_takes_unit_and_drop_in(tmp_path: Path) -> None:
    unit = tmp_path / UNIT.name
    unit.write_text(
        UNIT.read_text("utf-8").replace("/opt/toril/current/bin/python", sys.executable)
    )
    drop_ins = tmp_path / f"{UNIT.name}.d"
    drop_ins.mkdir()
    shutil.copy(WORKERS, drop_ins / "workers.conf")
    if (analyze := shutil.which("systemd-analyze")) is None:
        pytest.skip("there is no systemd-analyze here: only the units' form was checked")
    for command in (
        ["verify", "--man=no"],
        ["security", "--offline=yes", f"--threshold={SAFE_ENOUGH}"],
    ):
        ran = subprocess.run([analyze, *command, str(unit)], capture_output=True, text=True)
        assert ran.returncode == 0, ran.stdout + ran.stderr
        assert str(tmp_path) not in ran.stderr, ran.stderr  # a misspelt setting is only mentioned


def test_the_unit_lets_the_server_do_what_it_must() -> None:
    unit, workers = settings_of(UNIT), settings_of(WORKERS)
    assert "MemoryDenyWriteExecute" not in unit  # Numba compiles
    variables = dict(each.split("=", 1) for line in unit["Environment"] for each in line.split())
    for folder, variable in (
        ("StateDirectory", "XDG_DATA_HOME"),
        ("CacheDirectory", "XDG_CACHE_HOME"),
    ):
        root = {"StateDirectory": "/var/lib", "CacheDirectory": "/var/cache"}[folder]
        assert (unit[folder], variables[variable]) == (["toril"], root)
    assert variables["TORIL_DATABASE"].startswith("/var/lib/toril/")
    assert unit["ProtectSystem"] == ["strict"]
    assert "ExecReload" not in unit  # one process would end by SIGHUP
    assert workers["ExecReload"] == ["/bin/kill -HUP $MAINPID"]
