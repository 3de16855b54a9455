"""What a server's frames say."""


def text_in(frame: bytes) -> bytes:
    """Return the text of one whole frame."""
    return frame[{126: 4, 127: 10}.get(frame[1], 2) :]
