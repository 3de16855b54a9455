"""A text as it goes over a WebSocket: made once, it is the same bytes for every client.

What a server sends is not masked (RFC 6455, 5.1), and we send every message in one frame.
"""

_TEXT = 0x81  # the last frame of a message, which is text


def text_frame(text: bytes) -> bytes:
    """Return the frame of a message.

    >>> text_frame(b"ack")
    b'\\x81\\x03ack'
    """
    size = len(text)
    if size < 126:
        return bytes((_TEXT, size)) + text
    if size < 1 << 16:
        return bytes((_TEXT, 126)) + size.to_bytes(2, "big") + text
    return bytes((_TEXT, 127)) + size.to_bytes(8, "big") + text
