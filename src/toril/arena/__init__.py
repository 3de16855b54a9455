"""Matches by the thousand: duplicate deals, every bot in every seat, honest intervals."""
