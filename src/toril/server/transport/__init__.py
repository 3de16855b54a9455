"""What clients may do to a connection before anything of ours is asked.

    Admission  ->  Peer of an Account  ->  Http, then Socket

Every connection is a `Peer`, every address has an `Account`. What a client sends is counted
before it is parsed, parsed in small pieces that take turns, and an address that sends too much is
hung up on and has to wait. See `prices` for what things cost and docs/server.md for the promises.
"""
