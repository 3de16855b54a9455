"""Why the server closes a socket, and what a client does about it."""

from enum import IntEnum
from typing import Literal, TypeAlias

ComeBack: TypeAlias = Literal["at once", "later", "never"]
"""When a client comes back by itself; `never` leaves it to a person."""


class Closing(IntEnum):
    """The codes, each with what it means in a few words and when to come back."""

    meaning: str
    come_back: ComeBack

    def __new__(cls, code: int, come_back: ComeBack, meaning: str) -> "Closing":
        """Make a number that knows more."""
        closing = int.__new__(cls, code)
        closing._value_ = code
        closing.come_back, closing.meaning = come_back, meaning
        return closing

    TOO_LARGE = 1009, "never", "a message over 4 KiB"
    RESTARTING = 1012, "at once", "the server restarts"
    TRY_LATER = 1013, "at once", "the server cannot let you in just now"
    MALFORMED = 4400, "never", "malformed message, or another one than hello first"
    KICKED = 4403, "never", "the host sent you away"
    NO_SUCH_TABLE = 4404, "never", "no such table"
    OTHER_PROTOCOL = 4406, "never", "another protocol version: load the page anew"
    NO_HELLO = 4408, "at once", "no hello within ten seconds"
    ELSEWHERE = 4409, "never", "the seat is open on another device now, or in a seventh window"
    LEFT = 4410, "never", "you left"
    DAY_ALONE = 4411, "never", "a try at the deal of the day, which only its player sees"
    TOO_MANY = 4413, "later", "too many connections here"
    SLOW = 4418, "at once", "you read too slowly"  # counted, not sent: such a client sees 1006
    TABLE_NEWER = 4426, "never", "the table was played by a newer Toril than this server"
    FLOOD = 4429, "later", "too many messages or connections"


FINAL = frozenset(closing for closing in Closing if closing.come_back == "never")
"""After these, coming back is of no use."""

CROWDED = frozenset(closing for closing in Closing if closing.come_back == "later")
"""These ask for patience."""

SENTENCES = {
    Closing.NO_SUCH_TABLE: "There is no such table.",
    Closing.DAY_ALONE: "A try at the deal of the day is seen only by the one who plays it.",
    Closing.TABLE_NEWER: (
        "This table was played with a newer Toril than this server: ask whoever runs it."
    ),
}
"""What a person is told in whole sentences, where a request is refused for the same reason too."""
