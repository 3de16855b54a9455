"""An nginx of our own, for a configuration that a test writes."""

import os
import pwd
import socket

from tests.services.finding import found, nginx_program
from tests.services.service import Service

FRAME = """daemon off;
{user}
worker_processes 1;
pid {folder}/nginx.pid;
error_log stderr warn;
events {{ worker_connections 4096; }}
http {{
  access_log off;
  client_body_temp_path {folder}/body;
  proxy_temp_path {folder}/proxy;
  fastcgi_temp_path {folder}/fastcgi;
  uwsgi_temp_path {folder}/uwsgi;
  scgi_temp_path {folder}/scgi;
{http}
}}
"""


class NginxServer(Service):
    """nginx; `http` is what stands in its http block, with PORT where it listens."""

    def __init__(self, http: str = "server { listen 127.0.0.1:PORT; return 204; }") -> None:
        self._program = found(nginx_program(), "nginx")
        super().__init__("nginx")
        self.http = http

    @property
    def url(self) -> str:
        """Where it listens."""
        return f"http://127.0.0.1:{self.port}"

    def command(self) -> list[str]:
        user = ""
        if hasattr(os, "geteuid") and os.geteuid() == 0:
            user = f"user {pwd.getpwuid(0).pw_name};"  # whoever started us; no user is looked for
        http = self.http.replace("PORT", str(self.port))
        file = self.folder / "nginx.conf"
        file.write_text(FRAME.format(folder=self.folder, http=http, user=user))
        return [str(self._program), "-p", str(self.folder), "-e", "stderr", "-c", str(file)]

    def answers(self) -> bool:
        try:
            socket.create_connection(("127.0.0.1", self.port), 2).close()
        except OSError:
            return False
        return True
