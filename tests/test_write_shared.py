"""What the page shares with the server is written from the server's own schema."""

import json
import subprocess
import sys
from pathlib import Path

from toril.server.web.app import protocol_document
from toril.wire.closing import CROWDED, FINAL, Closing
from toril.wire.version import PROTOCOL

ROOT = Path(__file__).parents[1]
WRITTEN = ROOT / "web" / "src" / "wire" / "shared.ts"


def write(schema: object, folder: Path, out: Path, *flags: str) -> subprocess.CompletedProcess[str]:
    kept = folder / "schema.json"
    kept.write_text(json.dumps(schema), encoding="utf-8")
    command = [sys.executable, "web/write_shared.py", str(kept), str(out), *flags]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


def test_the_page_has_what_the_server_says_now(tmp_path: Path) -> None:
    assert write(protocol_document(), tmp_path, WRITTEN, "--check").returncode == 0


def test_every_extension_of_the_schema_becomes_a_constant(tmp_path: Path) -> None:
    out = tmp_path / "shared.ts"
    schema = {"openapi": "3.1.0", "x-protocol": 7, "x-table-codes": {"letters": "ÑB"}}
    assert write(schema, tmp_path, out).returncode == 0
    text = out.read_text(encoding="utf-8")
    assert "export const protocol = 7 as const;" in text
    assert 'export const tableCodes = {\n  "letters": "ÑB"\n} as const;' in text
    assert "openapi" not in text
    assert write(schema, tmp_path, out, "--check").returncode == 0
    old = write(schema | {"x-games": {}}, tmp_path, out, "--check")
    assert old.returncode == 1
    assert "make types" in old.stderr


def test_the_schema_says_what_each_closing_asks_for() -> None:
    document = protocol_document()
    assert document["x-protocol"] == PROTOCOL
    said = {each["code"]: each["come_back"] for each in document["x-closing"].values()}
    assert said == {closing.value: closing.come_back for closing in Closing}
    assert {closing.value for closing in FINAL} == {
        *(1009, 4400, 4403, 4404, 4406, 4409, 4410, 4411, 4426)
    }
    assert {closing.value for closing in CROWDED} == {4413, 4429}
