"""The rules under which a match began: after a change, its moves cannot be replayed."""

import re

import sqlalchemy as sa
from alembic import op

revision = "0028"
down_revision = "0027"
branch_labels = None
depends_on = None

HEAD = 200
"""Bytes read of a stored match, which begins with its game and rules."""

_FIRST = sa.text(
    "SELECT c.table_id, substr(c.match, 1, :head) AS head FROM checkpoints c JOIN "
    "(SELECT table_id, min(number) AS number FROM checkpoints GROUP BY table_id) f "
    "ON f.table_id = c.table_id AND f.number = c.number"
)
_RULES = re.compile(rb'"rules":\s*(\d+)')


def upgrade() -> None:
    """Read the rules from the first checkpoint of each match.

    Drop the flag of imported records.
    """
    op.add_column("tables", sa.Column("rules", sa.Integer(), nullable=True))
    connection = op.get_bind()
    rows = [
        {"rules": int(found[1]), "this": row.table_id}
        for row in connection.execute(_FIRST, {"head": HEAD})
        if (found := _RULES.search(bytes(row.head)))
    ]
    if rows:
        connection.execute(sa.text("UPDATE tables SET rules = :rules WHERE id = :this"), rows)
    op.drop_column("imports", "verified")
