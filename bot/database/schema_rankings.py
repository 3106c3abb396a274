"""Tables that are derived from finished matches.

A rebuild fills them from results and log.

`outcomes` has the order in which matches were counted, each once, and their `COUNTING_RULE`. Guild 0 means all servers,
season 0 means all time.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    Table,
    Text,
    UniqueConstraint,
    false,
)

from bot.database.schema import counter, metadata

outcomes = Table(
    "outcomes",
    metadata,
    Column("number", counter, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("counted", Boolean, nullable=False),
    Column("rule", Integer, nullable=False, server_default="1"),
    Column("void", Boolean, nullable=False, server_default=false()),  # it does not count
    UniqueConstraint("table_id"),
    Index(None, "counted", "number"),
)

rankings = Table(
    "standings",
    metadata,
    Column("game", Text, primary_key=True),
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("season", Integer, primary_key=True, autoincrement=False),
    Column("person", BigInteger, primary_key=True, autoincrement=False),
    Column("listed", Boolean, nullable=False),
    Column("played", Integer, nullable=False),
    Column("victories", Integer, nullable=False),
    Column("games", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    Column("mu", Float(53), nullable=False),
    Column("sigma", Float(53), nullable=False),
    Column("sure", Float(53), nullable=False),
    Column("solos", Integer, nullable=False),
    Column("best", Integer),
    Column("best_at", BigInteger),
    Column("thought", BigInteger, nullable=False),
    Column("thoughts", Integer, nullable=False),
    Column("opponents", Integer, nullable=False, server_default="0"),  # number of rows in `opponents`
    Index(None, "game", "guild", "season", "listed", "sure", "games", "opponents"),
    Index(None, "game", "guild", "season", "listed", "wins", "games"),
    Index(None, "game", "guild", "season", "listed", "best", "best_at"),
    Index(None, "person"),
)

opponents = Table(  # the first opponents of a rated person, as many as a leaderboard needs
    "opponents",
    metadata,
    Column("game", Text, primary_key=True),
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("season", Integer, primary_key=True, autoincrement=False),
    Column("person", BigInteger, primary_key=True, autoincrement=False),
    Column("opponent", BigInteger, primary_key=True, autoincrement=False),
    Index(None, "person"),
    Index(None, "opponent"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("person", BigInteger, primary_key=True, autoincrement=False),
    Column("game", Text, primary_key=True),
    Column("number", BigInteger, ForeignKey("outcomes.number"), primary_key=True, autoincrement=False),
    Column("mu", Float(53), nullable=False),
    Column("sigma", Float(53), nullable=False),
    Column("at", BigInteger, nullable=False),
)

feats = Table(
    "feats",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("key", Text, primary_key=True),
    Column("amount", Integer, nullable=False),
)

tallies = Table(
    "tallies",
    metadata,
    Column("game", Text, primary_key=True),
    Column("kind", Text, primary_key=True),
    Column("players", Integer, primary_key=True, autoincrement=False),
    Column("key", Text, primary_key=True),
    Column("seats", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
)

DERIVED = (rankings, opponents, ratings, feats, tallies)
"""The tables that a rebuild empties and fills."""
