"""What stands in the way of a cluster is said in one line; nothing here starts Ray."""

import importlib.util
import socket
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.arena.contests import six
from tests.cli.terminal import refused, toril
from tests.services.service import free_port
from toril import TorilError
from toril.arena.cluster import connection
from toril.arena.cluster.connection import Connection
from toril.arena.cluster.driver import _player
from toril.arena.cluster.ray_pool import RayPool
from toril.arena.cluster.work import our_toril
from toril.arena.run import Run
from toril.text import Catalogue

CONTEST = ("arena", "six", "random", "random", "--deals", "1")

CONNECTED = """print('{"processors": 2}', flush=True); """


@pytest.fixture
def driver(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Return what puts a script in the place of the process that speaks with Ray."""

    def use(script: str) -> None:
        def start(_address: str, _cpus: int, _folder: str) -> subprocess.Popen[str]:
            pipe = subprocess.PIPE
            return subprocess.Popen(
                [sys.executable, "-c", script],
                stdin=pipe,
                stdout=pipe,
                text=True,
                start_new_session=True,
            )

        monkeypatch.setattr(connection, "_start_child", start)
        monkeypatch.setattr(connection, "refuse_early", lambda _: None)
        monkeypatch.setattr(connection, "REACH_SECONDS", 0.5)

    return use


def why_not(address: str = "there:1") -> str:
    """Return why there is no connection."""
    with pytest.raises(TorilError) as caught:
        Connection(address, 1)
    assert Catalogue("es").refusal(caught.value) != caught.value.sentence
    return caught.value.sentence


def test_without_ray_the_extra_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    said = refused(toril(*CONTEST, "--ray", "auto", home=tmp_path))
    assert "Ray needs an extra: pip install 'toril[ray]'." in said
    assert not list(tmp_path.rglob("*.jsonl"))


def test_programs_play_on_this_machine_only(tmp_path: Path) -> None:
    arguments = ("arena", "six", "exec:true", "random", "--ray", "local")
    said = refused(toril(*arguments, home=tmp_path))
    assert "A program plays on this machine only: leave out --ray, or exec:true." in said


@pytest.mark.parametrize("address", ["", "here", "here:port", "here:99999", ":6379", "ray://"])
def test_what_is_no_address_is_refused(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "find_spec", lambda _: True)
    said = f"{address!r} is not the address of a Ray cluster: say local, auto, HOST:PORT or ray://HOST:PORT."
    assert why_not(address) == said


def test_a_port_that_nobody_listens_on_is_told_at_once(tmp_path: Path) -> None:
    address = f"127.0.0.1:{free_port()}"
    said = refused(toril(*CONTEST, "--ray", address, home=tmp_path))
    assert f"No Ray cluster can be reached at {address}: Connection refused." in said
    assert not list(tmp_path.rglob("*.jsonl"))


def test_an_address_of_rays_client_needs_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def all_but_grpc(name: str) -> object:
        return None if name == "grpc" else importlib.util.find_spec(name)

    monkeypatch.setattr(connection, "find_spec", all_but_grpc)
    assert why_not("ray://there:1") == "ray:// needs more of Ray: pip install 'ray[client]'."


def test_a_cluster_that_does_not_answer_is_given_up(driver: Callable[[str], None]) -> None:
    driver("import sys; sys.stdin.read(); import time; time.sleep(100)")
    said = "No Ray cluster can be reached at there:1: no answer in 0 seconds."
    assert why_not() == said


def test_what_is_no_ray_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:
        address = f"127.0.0.1:{silent.getsockname()[1]}"
        monkeypatch.setattr(connection, "REACH_SECONDS", 0.5)
        assert why_not(address).startswith(f"No Ray cluster can be reached at {address}: ")


def test_the_reason_is_the_first_paragraph_of_rays(driver: Callable[[str], None]) -> None:
    driver("""print('{"error": "Versions:\\\\n  3.\\\\n\\\\nMuch more."}')""")
    assert why_not() == "No Ray cluster can be reached at there:1: Versions: 3."
    assert why_not("local") == "Ray does not start here: Versions: 3."
    assert why_not("auto") == (
        "No Ray cluster was found here; --ray local starts one. Ray says: Versions: 3."
    )


def test_a_cluster_that_is_lost_ends_the_run(tmp_path: Path, driver: Callable[[str], None]) -> None:
    driver(CONNECTED + "input()")
    with RayPool("there:1") as pool, Run(six("random", "random"), tmp_path / "a.jsonl") as run:
        assert pool.places == 2
        for _ in range(2):  # and again, where somebody tries
            with pytest.raises(TorilError) as caught:
                list(run.play(5, pool=pool))
            assert caught.value.code == "ray_lost"


def test_a_machine_without_toril_is_named(tmp_path: Path, driver: Callable[[str], None]) -> None:
    driver(CONNECTED + """input(); print('{"done": 1, "answer": {"machine": "10.0.0.7"}}')""")
    with (
        RayPool("there:1") as pool,
        Run(six("random", "random"), tmp_path / "a.jsonl") as run,
        pytest.raises(TorilError) as caught,
    ):
        list(run.play(5, pool=pool))
    assert caught.value.sentence == (
        f"The cluster's machine 10.0.0.7 has no toril that can play there; here is {our_toril()}."
    )


def test_a_process_without_toril_says_where_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    class Util:
        @staticmethod
        def get_node_ip_address() -> str:
            return "10.0.0.7"

    monkeypatch.setitem(sys.modules, "ray.util", Util())
    monkeypatch.setitem(sys.modules, "toril.arena.cluster.work", None)
    assert _player()("{}", 0, 0) == {"machine": "10.0.0.7"}
