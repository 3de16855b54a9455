"""What many people at once would need: the arithmetic of docs/scale.md, and a simulation of it."""
