"""The edge: rows of the database to the bot's structs and back, and the structs that only the store's users see."""

from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Any

import msgspec
from sqlalchemy import Row

from bot.domain.audit import Deed, Power
from bot.domain.notification import Kind, Notice
from bot.domain.planned_moves import Course, Prepared
from bot.domain.server_settings import Guild
from bot.domain.table import Chair, Person, PersonId, Place, Settings, Status, Table, TableId
from bot.domain.time_control import Pace, Timeout
from bot.domain.undo_request import Request
from bot.features.challenges.model import Trial
from games.core.scores import Line, Score
from games.core.step import Seat

Values = dict[str, Any]

FIRST_CHECK = 3_600_000
"""Milliseconds before which nobody is reminded of anything after a call, whatever their wishes."""

_OPTIONS = msgspec.json.Decoder(dict[str, str])
_PEOPLE = msgspec.json.Decoder(tuple[PersonId, ...])
_SETTINGS = msgspec.json.Decoder(Settings)
_GUILD = msgspec.json.Decoder(Guild)
_COURSES = msgspec.json.Decoder(tuple[Course, ...])
_LINES = msgspec.json.Decoder(tuple[Line, ...])
_REQUEST = msgspec.json.Decoder(Request)


class Wait(msgspec.Struct, frozen=True):
    """A seat that is waited for, as the clock keeps it; times in milliseconds.

    `since`: asked, or its last answer; `last_since`: it is the last one of several; `check_at`: the clock looks again;
    `snoozed_until`: the person wishes to be called again then, and not before; `paused`: so much of the time since then
    does not count, besides the person's own pauses; `sealed`: some of that waits for their first look.
    """

    seat: Seat
    person: PersonId | None
    since: int
    last_since: int | None = None
    notified_at: int | None = None
    reminded_at: int | None = None
    nudged_at: int | None = None
    check_at: int | None = None
    snoozed_until: int | None = None
    paused: int = 0
    sealed: bool = False


class Paused(msgspec.Struct, frozen=True):
    """So many milliseconds `more` (or, below zero, less) of a turn at a table that do not count."""

    table: TableId
    wait: Wait
    more: int


class Note(msgspec.Struct, frozen=True):
    """A message to be sent after the transaction; `fresh` = posted anew, with a ping; `after` so many milliseconds."""

    kind: Kind
    person: PersonId | None = None
    fresh: bool = False
    after: int = 0

    @classmethod
    def board(cls, *, fresh: bool) -> "Note":
        """Return the note that everybody's picture has changed."""
        return cls(Kind.BOARD, fresh=fresh)


class Past(msgspec.Struct, frozen=True):
    """A message of a table whose place another has taken: a lobby or a board, and the channel or thread it stands in.

    `since` and `until` are the numbers of answers between which it was the newest.
    """

    message: int
    kind: Kind
    home: int
    since: int = 0
    until: int = 0


class Logged(msgspec.Struct, frozen=True):
    """One answer as the log keeps it; `action` and `events` are JSON, number 0 is the opening (seat -1).

    `person` None and `level` set: a computer player; both set: a computer that stood in for an absent person. `took`
    are the milliseconds for which a person was waited for; `prepared` says that it was there before it was asked for.
    `agreement` is JSON: an answer undone by several people.
    """

    number: int
    seat: Seat
    action: str
    events: str
    at: int
    person: PersonId | None = None
    level: str | None = None
    taken_back_at: int | None = None
    took: int | None = None
    prepared: bool = False
    agreement: str | None = None


class Result(msgspec.Struct, frozen=True):
    """What a seat has reached, with all that a leaderboard needs; the automatic opponent has seat -1.

    `helped` counts the answers of the seat that were not the person's own (all of them once a master was asked),
    `answers` all that the seat has given;
    `thought` are the milliseconds that `thoughts` of the person's own answers took.
    """

    score: Score
    person: PersonId | None
    level: str | None
    game: str
    rules: int
    options: dict[str, str]
    guild: int | None
    players: int
    computers: int
    helped: int
    moves: int
    finished_at: int
    answers: int = 0
    thought: int = 0
    thoughts: int = 0


def ms(moment: datetime | None) -> int | None:
    """Return a time in milliseconds since 1970."""
    return None if moment is None else millis(moment)


def millis(moment: datetime) -> int:
    """Return a time in milliseconds since 1970."""
    return int(moment.timestamp() * 1000)


def moment(value: int) -> datetime:
    """Return the time of these milliseconds since 1970."""
    return datetime.fromtimestamp(value / 1000, UTC)


def moment_or_none(value: int | None) -> datetime | None:
    """Return the time of these milliseconds since 1970, or None."""
    return None if value is None else moment(value)


def dump(value: object) -> str:
    """Return a value as JSON text."""
    return msgspec.json.encode(value).decode()


def table_values(table: Table) -> Values:
    """Return the row of a table, without the columns that belong to its messages and its seed."""
    return {
        "id": table.id,
        "game": table.game,
        "status": table.status.value,
        "host": table.host,
        "guild": table.place.guild,
        "channel": table.place.channel,
        "thread": table.place.thread,
        "home": table.place.home,
        "wanted": table.wanted,
        "options": dump(table.options),
        "private": table.private,
        "reserved": dump(table.reserved),
        "pace": table.pace.value,
        "timeout": table.timeout.value,
        "sealed": table.sealed,
        "revision": table.revision,
        "moves": table.moves,
        "commitment": table.commitment,
        "created_at": millis(table.created_at),
        "changed_at": millis(table.changed_at),
        "expires_at": ms(table.expires_at),
        "started_at": ms(table.started_at),
        "finished_at": ms(table.finished_at),
        "lesson": table.lesson,
        "request": table.request and dump(table.request),
        "request_until": ms(table.request.until) if table.request and table.request.open else None,
        "announced": table.announced,
    }


def table_of(row: Row[Any], chairs: Iterable[Row[Any]]) -> Table:
    """Return the table of a row (with what is known of its challenge) and the rows of its seats, in seat order."""
    status, trial = Status(row.status), _trial_of(row)
    return Table(
        id=row.id,
        game=row.game,
        status=status,
        host=row.host,
        place=Place(row.channel, row.guild, row.thread),
        wanted=row.wanted,
        chairs=tuple(chair_of(chair) for chair in chairs),
        options=_OPTIONS.decode(row.options),
        private=row.private,
        reserved=_PEOPLE.decode(row.reserved),
        pace=Pace(row.pace),
        timeout=Timeout(row.timeout),
        sealed=row.sealed,
        revision=row.revision,
        moves=row.moves,
        created_at=moment(row.created_at),
        changed_at=moment(row.changed_at),
        expires_at=moment_or_none(row.expires_at),
        started_at=moment_or_none(row.started_at),
        finished_at=moment_or_none(row.finished_at),
        commitment=row.commitment,
        seed=row.seed if status in (Status.OVER, Status.ENDED) and not (trial and trial.secret) else None,
        lobby_message=row.lobby_message,
        board_message=row.board_message,
        offer_message=row.offer_message,
        reachable=row.reachable,
        trial=trial,
        lesson=row.lesson,
        request=_REQUEST.decode(row.request) if row.request else None,
        request_message=row.request_message,
        announced=row.announced,
    )


def _trial_of(row: Row[Any]) -> Trial | None:
    return None if row.code is None else Trial(row.code, row.ranked, moment(row.ends_at), row.closed_at is None)


def chair_values(table: TableId, chair: Chair) -> Values:
    """Return the row of a seat."""
    return {
        "table_id": table,
        "seat": chair.seat,
        "person": chair.person,
        "level": chair.level,
        "vacated": chair.vacated,
        "missed": chair.missed,
        "pilot": chair.pilot,
        "wants_end": chair.wants_end,
        "offered": chair.offered,
        "bank": chair.bank,
        "hinted": chair.hinted,
    }


def chair_of(row: Row[Any]) -> Chair:
    """Return the chair of a seat's row with its person's name."""
    return Chair(
        seat=row.seat,
        person=row.person,
        level=row.level,
        name=row.name or "",
        vacated=row.vacated,
        pilot=row.pilot,
        missed=row.missed,
        wants_end=row.wants_end,
        offered=row.offered,
        bank=row.bank,
        hinted=row.hinted,
    )


def struct_values(table: TableId, value: msgspec.Struct) -> Values:
    """Return the row of a struct whose fields are its columns."""
    return {"table_id": table, **msgspec.structs.asdict(value)}


def wait_of(row: Row[Any]) -> Wait:
    """Return what a row tells about a seat that is waited for."""
    return Wait(*(getattr(row, name) for name in Wait.__struct_fields__))


def prepared_values(table: TableId, plan: Prepared) -> Values:
    """Return the row of what is prepared for a seat."""
    return struct_values(table, plan) | {"courses": dump(plan.courses)}


def prepared_of(row: Row[Any]) -> Prepared:
    """Return what a row tells about what is prepared for a seat."""
    return Prepared(row.seat, row.person, _COURSES.decode(row.courses), row.failed)


def logged_of(row: Row[Any]) -> Logged:
    """Return what a row tells about an answer."""
    return Logged(*(getattr(row, name) for name in Logged.__struct_fields__))


def deed_values(table: Table, deed: Deed, at: int) -> Values:
    """Return the row of a deed with which a table has come to its revision."""
    row = {name: getattr(deed, name) for name in ("person", "about", "seat", "detail", "moderator")}
    where = {"table_id": table.id, "revision": table.revision, "move": table.moves}
    return {**row, **where, "power": deed.power.value, "at": at}


def deed_of(row: Row[Any]) -> Deed:
    """Return what a row tells about a deed."""
    what = (row.person, row.about, row.seat, row.detail, row.moderator)
    return Deed(Power(row.power), *what, moment(row.at), row.move)


def result_values(table: TableId, result: Result) -> Values:
    """Return the row of a seat's result."""
    score = result.score
    return {
        "table_id": table,
        "seat": score.seat,
        "person": result.person,
        "level": result.level,
        "game": result.game,
        "rules": result.rules,
        "options": dump(result.options),
        "guild": result.guild,
        "players": result.players,
        "computers": result.computers,
        "helped": result.helped,
        "place": score.place,
        "won": score.won,
        "total": score.total,
        "lines": dump(score.lines),
        "moves": result.moves,
        "finished_at": result.finished_at,
        "answers": result.answers,
        "thought": result.thought,
        "thoughts": result.thoughts,
    }


def result_of(row: Row[Any]) -> Result:
    """Return what a row tells about a seat's result; tie-breaks are not kept, the place is."""
    score = Score(row.seat, _LINES.decode(row.lines), row.total, (), row.place, row.won)
    kept = (row.person, row.level, row.game, row.rules, _OPTIONS.decode(row.options), row.guild)
    effort = (row.answers, row.thought, row.thoughts)
    return Result(score, *kept, row.players, row.computers, row.helped, row.moves, row.finished_at, *effort)


def notice_of(row: Row[Any]) -> Notice:
    """Return the notice of a row."""
    about = (row.id, Kind(row.kind), row.topic, row.person, row.fresh or bool(row.owed))
    return Notice(*about, row.version, row.tries, moment(row.created_at), row.nonce or "")


def past_of(row: Row[Any]) -> Past:
    """Return the message of a row."""
    return Past(row.message, Kind(row.kind), row.home, row.since, row.until)


def person_of(row: Row[Any]) -> Person:
    """Return the person of a row."""
    return Person(row.id, row.name, row.locale, _SETTINGS.decode(row.settings))


def settings_of(text: str) -> Settings:
    """Return how a person wants to be spoken to."""
    return _SETTINGS.decode(text)


def guild_of(settings: str) -> Guild:
    """Return what a server has settled."""
    return _GUILD.decode(settings)
