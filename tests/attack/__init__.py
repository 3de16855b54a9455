"""The attacks that one bad client can make, as programs, with honest people who play meanwhile.

`python -m tests.attack` runs them one after the other, each against a fresh server, and prints one
table. Everything shares one core, so that whatever the server spends on an attacker is taken from
the people at its tables.
"""
