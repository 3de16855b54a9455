"""What things cost. The unit is a byte that was sent; about a microsecond of our time.

A byte is the least that a client can do, but frames, requests and connections are work by
themselves, however few bytes they have: floods of empty frames would be free otherwise.
"""

CONNECTION = 1024
REQUEST = 1024
"""A request's headers, its routing and its answer; a WebSocket's handshake is one too."""

PIECE = 100
"""What comes in one piece, were it a single byte: reading it is a call to the system."""

FRAME = 150
"""Of a WebSocket, whatever is in it."""

FAULT = 8 * 1024
"""What had to be refused for its form: bad JSON, a cut body, a message that is none, a flood."""

MOVE_TOLD = 250
"""A move of a record that is told again: the one call that may be a second of work."""

SLICE = 1024
"""How much of one address is parsed before the event loop serves others: a request, or a few
messages."""

ON_ITS_WAY = 4 * 1024
"""What a client that is sent away may have sent before it knew."""
