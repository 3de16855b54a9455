"""Short codes that can be read out loud: the name of a table."""

import re

from toril.server.tables.refused import no_such_table

LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"  # without 0 O 1 I L
LENGTH = 6


def read_code(text: str) -> str:
    """Return the code that somebody typed, forgiving how; refuse what cannot be one.

    >>> read_code("k7w-2fp")
    'K7W2FP'
    """
    code = text.upper().replace("-", "").replace(" ", "")
    if not re.fullmatch(f"[{LETTERS}]{{{LENGTH}}}", code):
        raise no_such_table()
    return code
