"""Upserts for SQLite and PostgreSQL."""

from collections.abc import Callable, Iterable
from functools import cache
from typing import Any

from sqlalchemy import Table, and_, case, func, or_
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.sql.dml import Insert

from bot.database import schema, schema_challenges, schema_rankings
from bot.database.row_mapping import Values

Columns = Any
"""The columns of a row, by name."""


class Upserts:
    """The statements for one kind of database."""

    def __init__(self, *, for_sqlite: bool) -> None:
        self._insert: Callable[[Table], Any] = sqlite.insert if for_sqlite else postgresql.insert
        self.waiting = self._upsert(schema.waiting, ("table_id", "seat"), _waiting)
        self.checkpoint = self._put(schema.checkpoints, ("table_id", "number"))
        self.person = self._put(schema.people, ("id",), keep=("met_at",))
        self.prepared = self._put(schema.prepared, ("table_id", "seat"))
        self.guild = self._put(schema.guilds, ("id",))
        self.familiar = self._upsert(schema.familiar, ("person", "game", "kind"), _familiar)
        self.past = self._keep(schema.past, "message")
        self.outbox_message = self._upsert(schema.outbox, ("key",), _outbox_message)
        self.imported = self._put(schema.imports, ("person",))
        self.watch_level = self._put(schema.wishes, ("table_id", "person"))
        self.call = self._put(schema.calls, ("topic", "person"))
        self.post = self._put(schema_challenges.standing_posts, ("guild", "game"))
        self.sky = self._upsert(schema.skies, ("guild",), _sky)
        self.pulse = self._put(schema.pulse, ("name",))
        self.first_pulse = self._keep(schema.pulse, "name")
        self.lease = self._keep(schema.leases, "name")
        self.secret = self._keep(schema_challenges.secrets, "name")
        self.challenge = self._keep(schema_challenges.challenges, "name")
        self.par = self._put(schema_challenges.pars, ("code",))
        self.ranking = self._put(schema_rankings.rankings, ("game", "guild", "season", "person"))
        self.tally = self._upsert(schema_rankings.tallies, ("game", "kind", "players", "key"), _tally)

    def _upsert(self, table: Table, key: Iterable[str], merge: Callable[[Columns, Columns], Values]) -> Insert:
        """Return an upsert; `merge` returns the columns to set from the old and the new row."""
        statement = self._insert(table)
        upsert: Insert = statement.on_conflict_do_update(
            index_elements=list(key), set_=merge(table.c, statement.excluded)
        )
        return upsert

    def _put(self, table: Table, key: Iterable[str], keep: Iterable[str] = ()) -> Insert:
        """Return an upsert of whole rows, which does not change the columns to `keep`."""
        changed = [column.name for column in table.columns if column.name not in {*key, *keep}]
        return self._upsert(table, key, lambda _, new: {name: new[name] for name in changed})

    def _keep(self, table: Table, key: str) -> Insert:
        statement: Insert = self._insert(table).on_conflict_do_nothing(index_elements=[key])
        return statement


def _waiting(old: Columns, new: Columns) -> Values:
    """Keep marks set in between, as long as the turn is the same."""
    marks = ("notified_at", "reminded_at", "nudged_at", "snoozed_until")
    plain = ("person", "since", "last_since", "check_at")
    lasts = and_(old.since == new.since, old.person == new.person)
    same = {name: case((lasts, func.coalesce(new[name], old[name])), else_=new[name]) for name in marks}
    paused = case((lasts, old.paused), else_=new.paused)
    return {name: new[name] for name in plain} | same | {"paused": paused}


def _outbox_message(old: Columns, new: Columns) -> Values:
    """Let the latest message of a key win and keep its due time.

    `fresh` is never reset. With a `latest_at`, a message waits for further moves: each one may delay it, but not beyond
    that time. If either of the two messages has none, the result does not wait. A claimed message shows the moves until
    now, so that the time for further ones starts again.
    """
    collected = and_(new.latest_at.is_not(None), or_(old.latest_at.is_not(None), old.owner.is_not(None)))
    latest = case((old.owner.is_not(None), new.latest_at), else_=old.latest_at)
    before = case((collected, latest), else_=old.due_at)
    return {
        "fresh": or_(old.fresh, new.fresh),
        "version": old.version + 1,
        "tries": 0,
        "due_at": case((before < new.due_at, before), else_=new.due_at),
        "latest_at": case((collected, latest), else_=None),
        "created_at": new.created_at,
    }


def _familiar(old: Columns, _: Columns) -> Values:
    """Count one more."""
    return {"times": old.times + 1}


def _sky(old: Columns, new: Columns) -> Values:
    """Keep the last week, and the message if the channel is the same."""
    message = case((old.channel == new.channel, old.message), else_=None)
    return {name: new[name] for name in ("channel", "zone", "hour", "due_at")} | {"message": message}


def _tally(old: Columns, new: Columns) -> Values:
    """Add the numbers."""
    return {"seats": old.seats + new.seats, "wins": old.wins + new.wins}


@cache
def upserts(*, for_sqlite: bool) -> Upserts:
    """Return the statements, created once for each kind of database."""
    return Upserts(for_sqlite=for_sqlite)
