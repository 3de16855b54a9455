"""A snapshot is of one version: that of the code by which a table follows from its lines."""

from pathlib import Path

import pytest

from toril.server.store import code_digest, snapshots
from toril.server.store.snapshots import version


def test_the_version_is_that_of_all_code_which_decides_what_a_table_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = Path(snapshots.__file__).parents[3]
    assert version() == version.__wrapped__()
    digests = {version()}
    copies = tmp_path / "toril"
    for name in ("engine", "wire", "server/tables", "server/store"):
        for source in (package / "toril" / name).rglob("*.py"):
            copy = copies / source.relative_to(package / "toril")
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_bytes(source.read_bytes())
    monkeypatch.setattr(code_digest, "files", lambda name: tmp_path.joinpath(*name.split(".")))
    assert version.__wrapped__() == version()
    for name in ("engine/six_nimmt/placing.py", "server/tables/evolve.py", "wire/literals.py"):
        with (copies / name).open("a") as file:
            file.write("# another\n")
        digests.add(version.__wrapped__())
    assert len(digests) == 4
    for source in copies.rglob("*.py"):
        source.unlink()
    assert version.__wrapped__() != version.__wrapped__()  # no code, no trust
