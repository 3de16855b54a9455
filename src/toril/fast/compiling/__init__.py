"""How kernels are compiled, kept on disk and loaded: no rule of any game is in here.

`jit` has the decorators `@kernel` and `@inlined`, `cache` the folders of what was compiled, `ready`
the kernels of this process. `python -m toril.fast.compiling` compiles what bots need and ends.
"""
