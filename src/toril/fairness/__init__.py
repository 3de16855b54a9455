"""Fair deals, on a device's side: its part in a draw, its notes, and the check of a match.

`device` gives numbers, `observe` notes what a client shows, `notes` are both as values, `check`
answers the thirteen points and `verdict` what follows from them. Pure: randomness and time are
handed in. `docs/fairness.md` specifies all of it.
"""
