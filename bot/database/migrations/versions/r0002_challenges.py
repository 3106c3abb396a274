"""Challenges: the secret of their seeds, attempts and posts."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the tables of challenges."""
    op.create_table(
        "secrets",
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("value", sa.LargeBinary(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_secrets")),
    )
    op.create_table(
        "standing_posts",
        sa.Column("guild", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("channel", sa.BigInteger(), nullable=False),
        sa.Column("code", sa.Text(), nullable=True),
        sa.Column("message", sa.BigInteger(), nullable=True),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("due_at", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("guild", "game", name=op.f("pk_standing_posts")),
    )
    op.create_index(op.f("ix_standing_posts_due_at"), "standing_posts", ["due_at"], unique=False)
    op.create_table(
        "challenges",
        sa.Column("code", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("label", sa.Text(), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("seed", sa.Text(), nullable=False),
        sa.Column("commitment", sa.Text(), nullable=False),
        sa.Column("host", sa.BigInteger(), nullable=True),
        sa.Column("opens_at", sa.BigInteger(), nullable=False),
        sa.Column("closes_at", sa.BigInteger(), nullable=False),
        sa.Column("ends_at", sa.BigInteger(), nullable=False),
        sa.Column("closed_at", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["host"], ["people.id"], name=op.f("fk_challenges_host")),
        sa.PrimaryKeyConstraint("code", name=op.f("pk_challenges")),
    )
    op.create_index(op.f("uq_challenges_name"), "challenges", ["name"], unique=True)
    op.create_index(op.f("ix_challenges_closed_at_ends_at"), "challenges", ["closed_at", "ends_at"], unique=False)
    op.create_index(op.f("ix_challenges_game_kind_label"), "challenges", ["game", "kind", "label"], unique=False)
    op.create_index(op.f("ix_challenges_host"), "challenges", ["host"], unique=False)
    op.create_table(
        "invitations",
        sa.Column("code", sa.Text(), nullable=False),
        sa.Column("person", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.ForeignKeyConstraint(["code"], ["challenges.code"], name=op.f("fk_invitations_code")),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_invitations_person")),
        sa.PrimaryKeyConstraint("code", "person", name=op.f("pk_invitations")),
    )
    op.create_index(op.f("ix_invitations_person"), "invitations", ["person"], unique=False)
    _attempts()


def _attempts() -> None:
    op.create_table(
        "attempts",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("code", sa.Text(), nullable=False),
        sa.Column("person", sa.BigInteger(), nullable=False),
        sa.Column("guild", sa.BigInteger(), nullable=True),
        sa.Column("ranked", sa.Boolean(), nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
        sa.Column("begun_at", sa.BigInteger(), nullable=False),
        sa.Column("finished_at", sa.BigInteger(), nullable=True),
        sa.Column("reached", sa.Integer(), nullable=False),
        sa.Column("own", sa.Integer(), nullable=True),
        sa.Column("rival", sa.Integer(), nullable=True),
        sa.Column("won", sa.Boolean(), nullable=True),
        sa.Column("stars", sa.Integer(), nullable=True),
        sa.Column("figures", sa.Text(), nullable=True),
        sa.Column("course", sa.Text(), nullable=True),
        sa.Column("proved_at", sa.BigInteger(), nullable=True),
        sa.Column("rank", sa.Integer(), nullable=True),
        sa.Column("points", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(["code"], ["challenges.code"], name=op.f("fk_attempts_code")),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_attempts_person")),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_attempts_table_id")),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_attempts")),
    )
    op.create_index(
        op.f("uq_attempts_ranked"),
        "attempts",
        ["code", "person"],
        unique=True,
        sqlite_where=sa.text("ranked"),
        postgresql_where=sa.text("ranked"),
    )
    op.create_index(op.f("ix_attempts_person_begun_at"), "attempts", ["person", "begun_at"], unique=False)
    op.create_index(op.f("ix_attempts_state"), "attempts", ["state"], unique=False)
