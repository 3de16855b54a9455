"""Why we close a socket. 1009 (too large) comes from WebSockets itself."""

RESTARTING = 1012
TRY_LATER = 1013
MALFORMED = 4400
KICKED = 4403
NO_SUCH_TABLE = 4404
OTHER_PROTOCOL = 4406
NO_HELLO = 4408
ELSEWHERE = 4409
LEFT = 4410
TOO_MANY = 4413
SLOW = 4418
"""Counted, not sent: who reads nothing reads no farewell either."""

FLOOD = 4429
