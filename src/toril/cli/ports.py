"""The ports of a server on this computer: `toril serve` takes one, `toril join` looks there."""

PORTS = range(6104, 6114)
"""`toril serve` takes the first that is free, unless a port is asked for."""

PORT = PORTS[0]
"""Where a server is looked for first."""
