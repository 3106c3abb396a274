"""Standing posts use the common outbox: the topic of a message is a table or a post."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

_WAITING = """
INSERT INTO outbox (key, topic, kind, fresh, version, tries, due_at, created_at)
SELECT guild || '/' || game || ':post:', guild || '/' || game, 'post', :fresh, 1, 0, due_at, due_at
FROM standing_posts WHERE due_at IS NOT NULL ORDER BY due_at
"""


def upgrade() -> None:
    """Replace tables by topics, and enqueue the standing posts that are due."""
    with op.batch_alter_table("outbox") as outbox:
        outbox.drop_constraint(op.f("fk_outbox_table_id"), type_="foreignkey")
        outbox.alter_column("table_id", new_column_name="topic", existing_type=sa.Text(), existing_nullable=False)
    op.create_index(op.f("ix_outbox_topic"), "outbox", ["topic"], unique=False)
    op.execute(sa.text(_WAITING).bindparams(sa.bindparam("fresh", False, sa.Boolean())))
    op.drop_index(op.f("ix_standing_posts_due_at"), "standing_posts")
    for column in ("version", "tries", "due_at"):
        op.drop_column("standing_posts", column)
