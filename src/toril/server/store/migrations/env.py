"""Alembic's entry: runs the migrations on the connection that `migrate` hands over."""

from alembic import context

from toril.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite cannot alter a column in place
)
with context.begin_transaction():
    context.run_migrations()
