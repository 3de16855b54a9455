"""`python -m toril.arena.cluster.driver`: the process that Ray knows, the only one with Ray in it.

Ray prints what it likes, to stdout too, may block the process that asks it for minutes, and ends
it where a cluster is lost; what it starts would get the terminal's Ctrl-C. So all of it happens in
a process and a session of its own, which speaks lines of JSON with the arena and ends with it.
"""

import json
import os
import shutil
import sys
from collections.abc import Callable
from importlib import import_module
from threading import Event, Lock, Thread
from typing import IO, Any

QUIET: dict[str, Any] = {"log_to_driver": False, "logging_level": "CRITICAL"}
"""How Ray is always asked to start or to connect."""

STORE_BYTES = 80 * 2**20
"""Ray's memory for large objects, nearly the least that it takes: results are small."""

RETRIES = 100
"""How often a piece is begun again after its process was lost: a bad night, and yet not for ever,
for a piece that ends every process it comes to."""

LOOK_SECONDS = 2.0
"""How often the processors of a cluster are counted: it grows and shrinks."""


def main(address: str, cpus: str, folder: str) -> None:
    """Connect to an address, or start Ray with so many processors where that is `local`."""
    say = _Lines(_own_output()).say
    options = _local(int(cpus), folder) if address == "local" else {}
    try:
        ray: Any = import_module("ray")
        ray.init(address=address, **QUIET, **options)
    except BaseException as error:  # whatever it is: it is told by the process that asks
        say(error=str(error) or type(error).__name__)
        return
    _listen(ray, sys.stdin, say)
    ray.shutdown()
    if options:
        shutil.rmtree(folder, ignore_errors=True)  # the arena may be gone by now


def _own_output() -> IO[str]:
    """Return what was stdout; what Ray prints there from now on, nobody reads."""
    ours = os.fdopen(os.dup(sys.stdout.fileno()), "w")
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return ours


def _local(cpus: int, folder: str) -> dict[str, Any]:
    """Return what is to be said to start Ray."""
    return {
        "num_cpus": cpus,
        "num_gpus": 0,
        "include_dashboard": False,
        "object_store_memory": STORE_BYTES,
        "_temp_dir": folder,
    }


class _Lines:
    """Lines of JSON to the arena, from any thread."""

    def __init__(self, out: IO[str]) -> None:
        self._out = out
        self._one_at_a_time = Lock()

    def say(self, **data: Any) -> None:
        """Write a line; where the arena is gone, the end of our input tells it."""
        try:
            with self._one_at_a_time:
                self._out.write(json.dumps(data) + "\n")
                self._out.flush()
        except OSError:
            pass


def _listen(ray: Any, orders: IO[str], say: Callable[..., None]) -> None:
    """Do what the arena asks for until it ends: hand out a piece, or give up all of them."""
    over = Event()
    Thread(target=_tell_processors, args=(ray, say, over), daemon=True).start()
    task = ray.remote(num_cpus=1, max_retries=RETRIES, retry_exceptions=False)(_player())
    out: dict[int, Any] = {}
    for line in orders:
        order = json.loads(line)
        if "give" in order:
            number = order["give"]
            out[number] = task.remote(order["contest"], order["start"], order["stop"])
            out[number].future().add_done_callback(_teller(ray, number, out, say))
        else:
            for piece in list(out.values()):
                ray.cancel(piece)
    over.set()


def _tell_processors(ray: Any, say: Callable[..., None], over: Event) -> None:
    """Say how many processors there are, and again when that has changed."""
    told = -1
    while not over.is_set():
        there = int(ray.cluster_resources().get("CPU", 0))
        if there != told:
            say(processors=there)
            told = there
        over.wait(LOOK_SECONDS)


def _player() -> Callable[[str, int, int], dict[str, Any]]:
    """Return what Ray has played: a function that it sends whole, being inside another one."""

    def play(contest: str, start: int, stop: int) -> dict[str, Any]:
        from importlib import import_module

        machine = {"machine": import_module("ray.util").get_node_ip_address()}
        try:
            from toril.arena.cluster.work import play_piece
        except ImportError:  # the machine has no toril, or one that knew no clusters
            return machine
        return machine | play_piece(contest, start, stop)

    return play


def _teller(
    ray: Any, number: int, out: dict[int, Any], say: Callable[..., None]
) -> Callable[[Any], None]:
    """Return what tells the arena about a piece that has come to an end."""

    def tell(done: Any) -> None:
        out.pop(number, None)
        try:
            say(done=number, answer=done.result())
        except ray.exceptions.TaskCancelledError:
            pass
        except ray.exceptions.RayTaskError as error:  # an error of ours
            say(done=number, bug=str(error))
        except BaseException:  # its process was lost too often
            say(done=number)

    return tell


if __name__ == "__main__":
    main(*sys.argv[1:])
