"""People for tests: who sits down at a server's table, plays, listens, and what each of them checks."""
