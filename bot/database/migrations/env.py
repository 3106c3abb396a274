"""Alembic's environment: `bot.database.migrate` passes the connection and transaction."""

from alembic import context

from bot.database.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    transaction_per_migration=False,
)
context.run_migrations()
