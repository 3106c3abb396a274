"""Evenings of the strong computer player on the luck of challenges, and the attempts of a server at hand."""

import sqlalchemy as sa
from alembic import op

revision = "0025"
down_revision = "0024"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add them; challenges that are open are played from now on."""
    op.create_table(
        "pars",
        sa.Column("code", sa.Text(), nullable=False),
        sa.Column("played", sa.Integer(), nullable=False),
        sa.Column("evenings", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["code"], ["challenges.code"], name=op.f("fk_pars_code")),
        sa.PrimaryKeyConstraint("code", name=op.f("pk_pars")),
    )
    op.create_index(op.f("ix_attempts_guild_code"), "attempts", ["guild", "code"], unique=False)
