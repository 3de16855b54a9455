"""Array code for search and simulation: Numba kernels, seeded, without the GIL.

The engine stays the authority: for the same deck order and the same moves a kernel gives the same
result, which the tests check on tens of thousands of rounds. Each game's package here has one
`evaluate`: sampled worlds × candidate moves → the bullheads of every seat at the round's end.

Importing a game's package imports Numba and takes a second; compiling takes longer, once per
machine. Whoever cannot wait asks `toril.fast.ready`.
"""
