"""Deals that nobody chose: `draw` is the protocol `toril-fair-2`, `older` the one before it.

What a device does, and how a match is checked afterwards, stands in `toril.fairness`; the argument
why it holds in `docs/fairness.md`.
"""
