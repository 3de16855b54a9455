"""Two workers over PostgreSQL and Redis to which everything happens, while people play.

`python -m tests.cluster` (`make cluster-crash`) is the long run, `test_crash.py` a short one.
"""
