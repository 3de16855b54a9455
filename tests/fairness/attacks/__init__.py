"""Every way to cheat with the deals that we could think of, by what the server lies about."""
