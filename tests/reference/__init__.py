"""Naive second implementations of both games, written from the rules alone, for cross-checks."""
