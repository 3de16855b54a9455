"""Whether a match told again is the match that was played."""
