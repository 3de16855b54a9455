"""People for tests: they sit down at a server's table, play, listen, and check what they hear."""
