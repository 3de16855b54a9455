"""The scenes of the introductions: positions, and what the engine and the server make of them."""
