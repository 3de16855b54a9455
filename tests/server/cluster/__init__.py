"""Several workers, each with an event loop of its own, over a real PostgreSQL and a real Redis."""
