"""`python -m tests.services.lent COMMAND…`: run a command that is lent a PostgreSQL and a Redis.

`{database}` and `{bus}` in its arguments become the URLs of an empty database, as careful with its
disk as in earnest, and of a Redis. Both are gone when the command has ended.
"""

import subprocess
import sys

from tests.services.postgres import PostgresServer
from tests.services.redis_server import RedisServer


def main(arguments: list[str]) -> int:
    """Run the command; return its exit code."""
    with PostgresServer(durable=True) as postgres, RedisServer() as redis:
        urls = {"{database}": postgres.new_database(), "{bus}": redis.new_db()}
        return subprocess.run([urls.get(each, each) for each in arguments], check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
