"""The proxies of deploy/, run as they stand there but for ports, certificate and folders."""

import http.client
import json
import os
import re
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from tests.people.requests import PATIENCE, Answer
from toril.engine.value import value

DEPLOY = Path(__file__).parents[2] / "deploy"
NAME = "toril.example.org"
TEMPORARY = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")

PROXIES = ("nginx", *(["caddy"] if shutil.which("caddy") else []))
"""nginx is needed, Debian has it; Caddy is tried where it is installed."""


@value
class Proxy:
    """A proxy that runs: it is asked for its name, at this machine."""

    port: int
    trust: ssl.SSLContext

    @property
    def origin(self) -> str:
        return f"https://{NAME}:{self.port}"

    def ask(
        self, method: str, path: str, body: Any = None, headers: dict[str, str] | None = None
    ) -> Answer:
        """Make one request by https."""
        data = body if body is None or isinstance(body, bytes) else json.dumps(body).encode()
        given = {"content-type": "application/json", "host": f"{NAME}:{self.port}"}
        connection = http.client.HTTPSConnection(NAME, self.port, context=self.trust)
        plain = socket.create_connection(("127.0.0.1", self.port), timeout=PATIENCE)
        connection.sock = self.trust.wrap_socket(plain, server_hostname=NAME)
        try:
            connection.request(method, path, data, given | (headers or {}))
            response = connection.getresponse()
            return Answer(response.status, response.headers, response.read())
        finally:
            connection.close()

    async def socket(
        self, code: str, headers: dict[str, str], source: str = "127.0.0.1"
    ) -> ClientConnection:
        """Open a table's socket as the page does; `source` is the address that we come from."""
        return await connect(
            f"wss://{NAME}:{self.port}/api/tables/{code}/socket",
            host="127.0.0.1",
            port=self.port,
            local_addr=(source, 0),
            ssl=self.trust,
            origin=Origin(self.origin),
            additional_headers=headers,
            compression=None,
            proxy=None,
        )


@contextmanager
def proxied(program: str, servers: Sequence[int], folder: Path) -> Iterator[Proxy]:
    """Run a proxy before the servers on these ports until the block ends."""
    found = shutil.which(program, path=f"{os.environ.get('PATH', '')}:/usr/sbin")
    assert found, f"{program} is missing: install Debian's package {program}"
    folder.mkdir(exist_ok=True)
    trust = _certificate(folder)
    port = _free_port()
    write = {"nginx": _nginx, "caddy": _caddy}[program]
    command = write(found, folder, port, servers)
    with (folder / "said").open("wb") as said:
        process = subprocess.Popen(command, stdout=said, stderr=said, cwd=folder)
    try:
        _wait_for(process, port, folder)
        yield Proxy(port, trust)
    finally:
        process.terminate()
        process.wait(PATIENCE)


def _nginx(program: str, folder: Path, port: int, servers: Sequence[int]) -> list[str]:
    text = _with_servers((DEPLOY / "nginx.conf").read_text("utf-8"), servers)
    text = re.sub(r"/etc/letsencrypt/live/[\w.]+/", f"{folder}/", text)
    text = re.sub(r"/var/log/nginx/|/run/", f"{folder}/", text)
    text = re.sub(r"\n *listen \[::\].*", "", text)
    text = text.replace("listen 443", f"listen 127.0.0.1:{port}")
    text = text.replace("listen 80", f"listen 127.0.0.1:{_free_port()}")
    kept = "\n".join(f"{each}_temp_path {folder}/{each};" for each in TEMPORARY)
    text = text.replace("\nhttp {", f"\ndaemon off;\nhttp {{\n{kept}")
    (folder / "nginx.conf").write_text(text, "utf-8")
    return [program, "-c", str(folder / "nginx.conf"), "-e", str(folder / "error.log")]


def _caddy(program: str, folder: Path, port: int, servers: Sequence[int]) -> list[str]:
    text = _with_servers((DEPLOY / "Caddyfile").read_text("utf-8"), servers)
    text = text.replace("{\n\tlog {", "{\n\tadmin off\n\tauto_https off\n\tlog {", 1)
    own = f"tls {folder}/fullchain.pem {folder}/privkey.pem"
    text = text.replace(f"\n{NAME} {{", f"\nhttps://{NAME}:{port} {{\n\t{own}")
    (folder / "Caddyfile").write_text(text, "utf-8")
    return [program, "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]


def _with_servers(text: str, servers: Sequence[int]) -> str:
    """Return a configuration with these servers in the place of its two; one stands for both."""
    first, last = servers[0], servers[-1]
    return text.replace("127.0.0.1:6104", f"127.0.0.1:{first}").replace(
        "127.0.0.1:6105", f"127.0.0.1:{last}"
    )


def _certificate(folder: Path) -> ssl.SSLContext:
    """Make a certificate that nobody but us trusts."""
    request = ["openssl", "req", "-x509", "-nodes", "-days", "2", "-subj", f"/CN={NAME}"]
    request += ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1"]
    request += ["-addext", f"subjectAltName=DNS:{NAME}"]
    files = ["-keyout", str(folder / "privkey.pem"), "-out", str(folder / "fullchain.pem")]
    subprocess.run([*request, *files], check=True, capture_output=True)
    return ssl.create_default_context(cafile=str(folder / "fullchain.pem"))


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def _wait_for(process: subprocess.Popen[bytes], port: int, folder: Path) -> None:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until and process.poll() is None:
        with suppress(OSError), socket.create_connection(("127.0.0.1", port), timeout=1):
            return
        time.sleep(0.02)
    raise AssertionError((folder / "said").read_text("utf-8"))
