"""Par games of challenges, and an index of a server's attempts."""

import sqlalchemy as sa
from alembic import op

revision = "0025"
down_revision = "0024"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add them; par games of open challenges are played from now on."""
    op.create_table(
        "pars",
        sa.Column("code", sa.Text(), nullable=False),
        sa.Column("played", sa.Integer(), nullable=False),
        sa.Column("evenings", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["code"], ["challenges.code"], name=op.f("fk_pars_code")),
        sa.PrimaryKeyConstraint("code", name=op.f("pk_pars")),
    )
    op.create_index(op.f("ix_attempts_guild_code"), "attempts", ["guild", "code"], unique=False)
