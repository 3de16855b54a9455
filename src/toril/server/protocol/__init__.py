"""What goes over the wire.

`inbound` and `outbound` are the contract, `messages` fills it, `schema` prints it.
"""

PROTOCOL = 2
"""The version that a client names in its hello; raised when an old client would misread us."""
