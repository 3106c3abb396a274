"""The tables of the database, the same on SQLite and PostgreSQL.

Times are milliseconds since 1970 in UTC; Discord ids are 64 bits; typed values are JSON, encoded by msgspec in
`mapping`. Only migrations create and change the schema.

Some tables have older names than the code:

- `bookmarks`: the stored match of a table; `checkpoints`: the match at which a replay starts
- `waiting`: pending turns; `prepared`: planned moves
- `past`: stale messages; `calls`: sent notifications; `wishes`: who follows a table
- `deeds`: the audit log
- `guilds`: the settings of servers; `pulse`: ticks of the clock and outages of shards
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
    false,
    text,
)

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    }
)

_AGREED = "agreement IS NOT NULL"
_TAUGHT = "lesson AND status = 'running'"
_REMATCH = "status = 'lobby'"

counter = BigInteger().with_variant(Integer(), "sqlite")


def _table_id(*, primary_key: bool = False) -> Column[str]:
    return Column("table_id", Text, ForeignKey("tables.id"), nullable=False, primary_key=primary_key)


tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("host", BigInteger, nullable=False),
    Column("guild", BigInteger),
    Column("channel", BigInteger, nullable=False),
    Column("thread", BigInteger),
    Column("home", BigInteger, nullable=False),
    Column("wanted", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("private", Boolean, nullable=False),
    Column("reserved", Text, nullable=False),
    Column("pace", Text, nullable=False),
    Column("timeout", Text, nullable=False, server_default="play"),
    Column("sealed", Boolean, nullable=False, server_default=false()),
    Column("revision", Integer, nullable=False),
    Column("moves", Integer, nullable=False),
    Column("seed", Text),
    Column("commitment", Text),
    Column("created_at", BigInteger, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    Column("expires_at", BigInteger),
    Column("warned_at", BigInteger),
    Column("started_at", BigInteger),
    Column("finished_at", BigInteger),
    Column("lobby_message", BigInteger),
    Column("board_message", BigInteger),
    Column("offer_message", BigInteger),
    Column("board_move", Integer, nullable=False),
    Column("board_edited", Boolean, nullable=False, server_default=false()),  # shows moves of the current turn
    Column("reachable", Boolean, nullable=False),
    Column("lost_at", BigInteger),  # since when it is unreachable
    Column("lesson", Boolean, nullable=False, server_default=false()),
    Column("rematch_of", Text),
    Column("request", Text),
    Column("request_until", BigInteger),  # while open
    Column("request_message", BigInteger),
    Column("announced", Boolean, nullable=False, server_default=false()),
    Column("rules", Integer),  # at the start of the match
    Column("counting_rule", Integer, nullable=False, server_default="1"),
    Index(None, "home", "status"),
    Index(None, "status", "game"),
    Index(None, "expires_at"),
    Index(None, "request_until"),
    Index("uq_tables_lesson", "host", "game", unique=True, sqlite_where=text(_TAUGHT), postgresql_where=text(_TAUGHT)),
    Index("uq_tables_rematch", "rematch_of", unique=True, sqlite_where=text(_REMATCH), postgresql_where=text(_REMATCH)),
)

seats = Table(
    "seats",
    metadata,
    _table_id(primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", BigInteger, ForeignKey("people.id")),
    Column("level", Text),
    Column("vacated", BigInteger),
    Column("missed", Integer, nullable=False),
    Column("pilot", Integer),
    Column("wants_end", Boolean, nullable=False),
    Column("offered", Boolean, nullable=False, server_default=false()),
    Column("bank", BigInteger),
    Column("hinted", Boolean, nullable=False, server_default=false()),
    Column("gone", Boolean, nullable=False, server_default=false()),
    Index(None, "person"),
)

moves = Table(
    "moves",
    metadata,
    _table_id(primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("action", Text, nullable=False),
    Column("events", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("person", BigInteger),
    Column("level", Text),
    Column("taken_back_at", BigInteger),
    Column("took", BigInteger),
    Column("prepared", Boolean, nullable=False, server_default=false()),
    Column("agreement", Text),
    Index("ix_moves_agreed", "table_id", sqlite_where=text(_AGREED), postgresql_where=text(_AGREED)),
)

audit = Table(
    "deeds",
    metadata,
    _table_id(primary_key=True),
    Column("revision", Integer, primary_key=True, autoincrement=False),
    Column("power", Text, primary_key=True),
    Column("person", BigInteger, nullable=False),
    Column("about", BigInteger),
    Column("seat", Integer),
    Column("detail", Text, nullable=False),
    Column("moderator", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("move", Integer, nullable=False),
    Column("missed", Integer, nullable=False, server_default="0"),
)

bookmarks = Table(
    "bookmarks",
    metadata,
    _table_id(primary_key=True),
    Column("match", LargeBinary, nullable=False),
)

checkpoints = Table(
    "checkpoints",
    metadata,
    _table_id(primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("match", LargeBinary, nullable=False),
)

past = Table(  # messages that newer ones have replaced, until they are marked as stale
    "past",
    metadata,
    Column("message", BigInteger, primary_key=True, autoincrement=False),
    _table_id(),
    Column("kind", Text, nullable=False),
    Column("home", BigInteger, nullable=False),
    Column("since", Integer, nullable=False),  # the first move that the message shows
    Column("until", Integer, nullable=False),
    Index(None, "table_id"),
)

waiting = Table(
    "waiting",
    metadata,
    _table_id(primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", BigInteger),
    Column("since", BigInteger, nullable=False),
    Column("last_since", BigInteger),
    Column("paused", BigInteger, nullable=False, server_default="0"),
    Column("notified_at", BigInteger),
    Column("reminded_at", BigInteger),
    Column("nudged_at", BigInteger),
    Column("check_at", BigInteger),
    Column("snoozed_until", BigInteger),
    Column("sealed", Boolean, nullable=False, server_default=false()),
    Index(None, "person"),
    Index(None, "check_at"),
)

prepared = Table(
    "prepared",
    metadata,
    _table_id(primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", BigInteger, nullable=False),
    Column("courses", Text, nullable=False),
    Column("failed", Boolean, nullable=False),
    Index(None, "person"),
)

results = Table(
    "results",
    metadata,
    _table_id(primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", BigInteger),
    Column("level", Text),
    Column("game", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("guild", BigInteger),
    Column("players", Integer, nullable=False),
    Column("computers", Integer, nullable=False),
    Column("helped", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("total", Integer, nullable=False),
    Column("lines", Text, nullable=False),
    Column("moves", Integer, nullable=False),
    Column("finished_at", BigInteger, nullable=False),
    Column("answers", Integer, nullable=False, server_default="0"),
    Column("thought", BigInteger, nullable=False, server_default="0"),
    Column("thoughts", Integer, nullable=False, server_default="0"),
    Index(None, "person", "finished_at"),
    Index(None, "game", "finished_at"),
    Index(None, "guild", "finished_at"),
)

outbox = Table(
    "outbox",
    metadata,
    Column("id", counter, primary_key=True),
    Column("key", Text, nullable=False),
    Column("topic", Text, nullable=False),  # a table, or a standing post (`PinnedPost.topic`)
    Column("kind", Text, nullable=False),
    Column("person", BigInteger),
    Column("fresh", Boolean, nullable=False),
    Column("version", Integer, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("due_at", BigInteger, nullable=False),
    Column("latest_at", BigInteger),  # set if it waits for further moves of a turn
    Column("created_at", BigInteger, nullable=False),
    Column("nonce", Text),  # of the current attempt, or of one with an unknown outcome
    Column("owed", Boolean),  # whether that attempt must post
    Column("owner", Text),  # the process that has claimed it
    Column("problem", Text),  # why the last attempt failed
    UniqueConstraint("key"),
    Index(None, "due_at"),
    Index(None, "topic"),
)

calls = Table(  # notifications that exist on Discord
    "calls",
    metadata,
    Column("topic", Text, primary_key=True),
    Column("person", BigInteger, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),
    Column("since", BigInteger),  # start of the pending turn that it is about
    Column("home", BigInteger),  # the channel or thread; null in direct messages
    Column("message", BigInteger, nullable=False),
    Index(None, "person"),
)

wishes = Table(  # what people are notified of at a table
    "wishes",
    metadata,
    _table_id(primary_key=True),
    Column("person", BigInteger, primary_key=True, autoincrement=False),
    Column("wish", Text, nullable=False),
    Column("round", Integer),  # the round of the last notification
    Index(None, "person"),
)

pulse = Table(
    "pulse",
    metadata,
    Column("name", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
)

leases = Table(
    "leases",
    metadata,
    Column("name", Text, primary_key=True),
    Column("owner", Text, nullable=False),
    Column("until", BigInteger, nullable=False),
)

people = Table(
    "people",
    metadata,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    Column("name", Text, nullable=False),
    Column("locale", Text, nullable=False),
    Column("settings", Text, nullable=False),
    Column("met_at", BigInteger, nullable=False),
)

imports = Table(
    "imports",
    metadata,
    Column("person", BigInteger, primary_key=True, autoincrement=False),
    Column("record", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

familiar = Table(
    "familiar",
    metadata,
    Column("person", BigInteger, primary_key=True, autoincrement=False),
    Column("game", Text, primary_key=True),
    Column("kind", Text, primary_key=True),
    Column("times", Integer, nullable=False),
)

guilds = Table(
    "guilds",
    metadata,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    Column("settings", Text, nullable=False),
)

skies = Table(  # where servers post their weekly sky
    "skies",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("channel", BigInteger, nullable=False),
    Column("zone", Text, nullable=False),
    Column("hour", Integer, nullable=False),
    Column("due_at", BigInteger, nullable=False),
    Column("week", Text),  # the last week that was due
    Column("message", BigInteger),  # its current message
    Index(None, "due_at"),
)
