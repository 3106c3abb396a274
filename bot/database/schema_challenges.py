"""The tables of challenges: the secret of their seeds, challenges, attempts, posts.

A table of a challenge has a row in `attempts`; all other tables have none.
"""

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, LargeBinary, Table, Text, text

from bot.database.schema import metadata

secrets = Table(
    "secrets",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
    Column("created_at", BigInteger, nullable=False),
)

challenges = Table(
    "challenges",
    metadata,
    Column("code", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("label", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", Text, nullable=False),
    Column("commitment", Text, nullable=False),
    Column("host", BigInteger, ForeignKey("people.id")),
    Column("opens_at", BigInteger, nullable=False),
    Column("closes_at", BigInteger, nullable=False),
    Column("ends_at", BigInteger, nullable=False),
    Column("closed_at", BigInteger),
    Column("best", Integer),
    Column("days", Integer),
    Column("agreed_at", BigInteger),
    Column("reminded_at", BigInteger),  # when its players were reminded of the end
    Column("guild", BigInteger),  # where its post is
    Column("channel", BigInteger),
    Index("uq_challenges_name", "name", unique=True),
    Index(None, "closed_at", "ends_at"),
    Index(None, "game", "kind", "label"),
    Index(None, "host"),
)

invitations = Table(
    "invitations",
    metadata,
    Column("code", Text, ForeignKey("challenges.code"), primary_key=True),
    Column("person", BigInteger, ForeignKey("people.id"), primary_key=True, autoincrement=False),
    Index(None, "person"),
)

sides = Table(
    "sides",
    metadata,
    Column("code", Text, ForeignKey("challenges.code"), primary_key=True),
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("place", Integer, nullable=False),
    Column("name", Text, nullable=False),
    Column("channel", BigInteger, nullable=False),
    Column("message", BigInteger),
    Column("over", Boolean, nullable=False),
    Column("gone", Boolean, nullable=False),
    Index(None, "guild"),
)
"""The servers of a server duel."""

attempts = Table(
    "attempts",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("code", Text, ForeignKey("challenges.code"), nullable=False),
    Column("person", BigInteger, ForeignKey("people.id"), nullable=False),
    Column("guild", BigInteger),
    Column("ranked", Boolean, nullable=False),
    Column("state", Text, nullable=False),
    Column("begun_at", BigInteger, nullable=False),
    Column("finished_at", BigInteger),
    Column("reached", Integer, nullable=False),
    Column("own", Integer),
    Column("rival", Integer),
    Column("won", Boolean),
    Column("stars", Integer),
    Column("figures", Text),
    Column("course", Text),
    Column("proved_at", BigInteger),
    Column("rank", Integer),
    Column("points", Integer),
    Index(
        "uq_attempts_ranked",
        "code",
        "person",
        unique=True,
        sqlite_where=text("ranked"),
        postgresql_where=text("ranked"),
    ),
    Index(None, "code"),
    Index(None, "person", "begun_at"),
    Index(None, "guild", "code"),
    Index(None, "state"),
)

pars = Table(
    "pars",
    metadata,
    Column("code", Text, ForeignKey("challenges.code"), primary_key=True),
    Column("played", Integer, nullable=False),
    Column("evenings", Text, nullable=False),
)
"""The par games of a challenge."""

marks = Table(
    "marks",
    metadata,
    Column("code", Text, ForeignKey("challenges.code"), primary_key=True),
    Column("mark", Text, primary_key=True),
)
"""People who erased their data after an attempt, as hashes (`calendar.anonymous_mark`).

Rows are deleted when the challenge closes.
"""

standing_posts = Table(
    "standing_posts",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("game", Text, primary_key=True),
    Column("channel", BigInteger, nullable=False),
    Column("code", Text),
    Column("message", BigInteger),
)
