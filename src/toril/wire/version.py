"""The version of what is said over the wire."""

PROTOCOL = 5
"""A client names it in its hello. Raised when what is there changes its meaning or its name, or
goes; not for an option that a game gains, nor for new kinds (`tests/wire/shapes.json`)."""
