"""Real PostgreSQL, Redis and nginx for tests: `python -m tests.services` finds them or gets them.

A test that needs one is never left out because there is none: it fails.
"""
