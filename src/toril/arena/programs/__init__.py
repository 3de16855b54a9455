"""Other people's programs: the protocol that they speak, both ends of it, and the processes."""
