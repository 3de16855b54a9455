"""Which code this is: the digest of some of our packages' source."""

import hashlib
import secrets
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable


def digest_of_code(*packages: str) -> str:
    """Return the digest of all Python source in these packages.

    Where the code is not there to be read, it is like no other: what is kept by it is for this
    process alone.
    """
    digest, found = hashlib.sha256(), False
    for package in packages:
        for name, text in _sources(files(package), package):
            digest.update(f"{name} {len(text)}\n".encode() + text)
            found = True
    return digest.hexdigest() if found else secrets.token_hex(32)


def _sources(folder: Traversable, name: str) -> Iterator[tuple[str, bytes]]:
    for inside in sorted(folder.iterdir(), key=lambda each: each.name):
        if inside.is_dir():
            yield from _sources(inside, f"{name}.{inside.name}")
        elif inside.name.endswith(".py"):
            yield f"{name}.{inside.name}", inside.read_bytes()
