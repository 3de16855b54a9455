"""The version of what is said over the wire."""

PROTOCOL = 2
"""A client names it in its hello; raised when an old client would misread us."""
