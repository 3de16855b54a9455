"""A Redis of our own, or a Valkey."""

from itertools import count

from redis import Redis
from redis.exceptions import RedisError

from tests.services.finding import found, redis_program
from tests.services.service import Service


class RedisServer(Service):
    """Redis, with a password where one is given; it keeps nothing when it ends."""

    def __init__(self, *, password: str = "") -> None:
        self._program = found(redis_program(), "Redis")
        super().__init__("redis")
        self._password = password
        self._numbers = count(1)

    @property
    def url(self) -> str:
        """Where it is, with its password."""
        who = f":{self._password}@" if self._password else ""
        return f"redis://{who}127.0.0.1:{self.port}"

    @property
    def unix_url(self) -> str:
        """Where it is for whoever is on this machine."""
        who = f":{self._password}@" if self._password else ""
        return f"unix://{who}{self.folder}/socket"

    def new_db(self) -> str:
        """Return the URL of an empty database. (Channels are the same in all of them.)"""
        return f"{self.url}/{next(self._numbers)}"

    def command(self) -> list[str]:
        call = [str(self._program), "--port", str(self.port), "--bind", "127.0.0.1"]
        call += ["--save", "", "--appendonly", "no", "--databases", "1000"]
        call += ["--dir", str(self.folder), "--unixsocket", str(self.folder / "socket")]
        return [*call, "--requirepass", self._password] if self._password else call

    def answers(self) -> bool:
        with Redis.from_url(self.url, socket_timeout=2) as redis:
            try:
                return bool(redis.ping())
            except RedisError:
                return False
