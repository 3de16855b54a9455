"""What clients may do to a connection before anything of ours is asked.

    Admission  ->  Peer of an AddressAccount  ->  Http, then Socket

Every connection is a `Peer`, every address has an `AddressAccount`. What a client sends is counted
before it is parsed, parsed in small pieces that queue, and an address that sends too much is cut
and has to wait. See `prices` for what things cost and docs/server.md for the promises.
`uvicorn_internals` holds all that depends on how uvicorn is built, `uvicorn_says` on what it says.
"""
