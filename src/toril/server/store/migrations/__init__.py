"""The history of the database's schema, run by Alembic through `toril.server.store.database.migrate`."""
