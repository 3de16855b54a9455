"""`python -m tests.services`: see that PostgreSQL, Redis and nginx are here, before the tests."""

import sys

from tests.services.finding import MISSING, fetch, missing

if __name__ == "__main__":
    if names := missing():
        sys.stdout.write(f"No {', '.join(names)}: installing Debian's packages, once…\n")
        sys.stdout.flush()
        fetch(names)
    if names := missing():
        sys.exit(MISSING.format(what=", no ".join(names)))
