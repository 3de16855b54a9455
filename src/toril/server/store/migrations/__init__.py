"""The history of the database's schema; `toril.server.store.database.migrate` runs it."""
