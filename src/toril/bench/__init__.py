"""The benchmarks behind `toril bench`: engine, kernels, bots and server. Figures, never tests.

A module that ends in `_child` is the process of its own that a benchmark starts and measures.
"""
