"""What libraries log about strangers' bytes: good to know, and no reason to wake anybody.

Everybody who can reach the port can cause these lines. A failure of the application, or of a
library, is another line, and stays as loud as it is.
"""

import logging

from toril.server.transport.uvicorn_says import LOGGED_ABOUT_STRANGERS


class NoiseFilter(logging.Filter):
    """Makes such a line information, without its traceback."""

    def __init__(self, level: int) -> None:
        """Let lines of that level pass, and those above."""
        super().__init__()
        self._level = level

    def filter(self, record: logging.LogRecord) -> bool:
        """Lower a line, and return whether it is still to be written."""
        begins = LOGGED_ABOUT_STRANGERS.get(record.name)
        if begins and isinstance(record.msg, str) and record.msg.startswith(begins):
            record.levelno, record.levelname = logging.INFO, logging.getLevelName(logging.INFO)
            record.exc_info = record.exc_text = None
        return record.levelno >= self._level
