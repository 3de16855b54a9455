"""What nginx does that Caddy is not asked for."""

from pathlib import Path

from tests.deploy.proxies import NAME, proxied
from tests.harness.in_thread import running
from tests.harness.settings import settings


def test_in_an_upgrade_files_of_either_page_are_found(tmp_path: Path) -> None:
    chosen = []
    for version in ("old", "new"):
        assets = tmp_path / version / "page" / "assets"
        assets.mkdir(parents=True)
        (assets.parent / "index.html").write_text(version)
        (assets / f"{version}.js").write_text("// 1")
        chosen.append(settings(tmp_path / version, page=assets.parent, hosts=NAME))
    with running(chosen[0]) as old, running(chosen[1]) as new:
        ports = [int(each.base.rpartition(":")[2]) for each in (old, new)]
        with proxied("nginx", ports, tmp_path / "proxy") as proxy:
            for name in ("old.js", "new.js") * 3:
                found = proxy.ask("GET", f"/assets/{name}")
                assert (found.status, found.body) == (200, b"// 1")
                assert "immutable" in found.headers["cache-control"]
            assert proxy.ask("GET", "/assets/other.js").status == 404
