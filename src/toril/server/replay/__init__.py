"""A match that is over, told again: the frames of it, made by what makes the live messages."""
