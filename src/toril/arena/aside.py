"""What is told beside the results, on stderr: nothing depends on whether anybody listens."""

import sys
from contextlib import suppress


def tell(text: str) -> None:
    """Write to stderr, unless it was closed, is full, or its reader has gone."""
    with suppress(OSError, ValueError):
        if sys.stderr is not None:  # where the shell closed it, like `2>&-`
            sys.stderr.write(text)
            sys.stderr.flush()
