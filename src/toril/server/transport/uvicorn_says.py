"""What uvicorn, and the libraries beneath it, say: the log lines and the errors that we know.

A release of theirs may word a line anew, or raise another error. Whether they still say all this
is what `tests/server/transport/test_uvicorn_says.py` asks. This module imports nothing: the log is
set up before there is a server.
"""

LOGGED_ABOUT_STRANGERS = {
    "uvicorn.error": (
        "Invalid HTTP request received.",
        "Unsupported upgrade request.",
        "Invalid UTF-8 sequence received from client.",
        "opening handshake failed",  # these two are by websockets, in uvicorn's name
        "parser failed",
    ),
    "asyncio": ("socket.send() raised exception",),  # they hung up, and a last word was on its way
}
"""By the name of the logger, how the lines begin that bytes of a stranger can cause."""

ALREADY_CLOSED = (RuntimeError,)
"""What uvicorn and Starlette raise where something is sent on a socket that one of them closed."""
