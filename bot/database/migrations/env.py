"""Alembic's way in: the connection comes from `bot.database.migrate`, inside one transaction of its own."""

from alembic import context

from bot.database.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    transaction_per_migration=False,
)
context.run_migrations()
