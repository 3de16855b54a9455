"""Runs one service and ends it, and removes its folder, when whoever asked for it is gone.

It is a process of its own: `keeper.py PARENT FOLDER USER COMMAND…`. Its first line says which
process the service is. However the tests end, even by signal 9, no service stays behind; and a
service does not end with the thread that started it, as it would if the kernel alone saw to it.
"""

import contextlib
import ctypes
import os
import select
import shutil
import signal
import subprocess
import sys
import time

LOOKS_EVERY = 0.5
"""Seconds between two looks at who started us."""

DIE_WITH_PARENT = 1  # PR_SET_PDEATHSIG: the service does not outlive the keeper either


def keep(parent: int, folder: str, user: str, command: list[str]) -> int:
    """Run the command until it ends or the parent is gone; return how it ended."""
    heard, wakes = os.pipe()
    os.set_blocking(wakes, False)
    signal.set_wakeup_fd(wakes)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT):
        signal.signal(number, lambda *_: None)  # meant for the tests, which stop us in order
    service = _start(user, command)
    sys.stdout.write(f"{service.pid}\n")
    sys.stdout.flush()
    while service.poll() is None:
        if os.getppid() != parent:
            service.send_signal(signal.SIGKILL)
            service.wait()
            time.sleep(0.2)  # its own children have noticed by then
            shutil.rmtree(folder, ignore_errors=True)
            break
        if select.select([heard], [], [], LOOKS_EVERY)[0]:
            os.read(heard, 512)
    return service.returncode


def _start(user: str, command: list[str]) -> "subprocess.Popen[bytes]":
    libc = ctypes.CDLL(None)

    def die_with_parent() -> None:
        with contextlib.suppress(AttributeError):  # only Linux has it
            libc.prctl(DIE_WITH_PARENT, signal.SIGKILL)

    return subprocess.Popen(
        command,
        stdin=subprocess.DEVNULL,
        stdout=sys.stderr,
        user=user or None,
        group=user or None,
        extra_groups=[] if user else None,
        start_new_session=True,
        preexec_fn=die_with_parent,
    )


if __name__ == "__main__":
    _parent, _folder, _user, *_command = sys.argv[1:]
    sys.exit(keep(int(_parent), _folder, _user, _command))
