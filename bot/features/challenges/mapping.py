"""Maps rows of challenges and attempts to structs and back."""

from collections.abc import Iterable
from typing import Any

import msgspec
from sqlalchemy import Row

from bot.database.mapping import settings_of
from bot.database.row_mapping import Values, dump
from bot.database.schema_challenges import challenges
from bot.domain.person import PersonId
from bot.domain.result_visibility import is_ranked_result_shown
from bot.domain.timestamps import from_millis, moment_or_none, to_millis_or_none
from bot.features.challenges.model import Attempt, AttemptState, Challenge, ChallengeKind, DuelSide, SeasonTotal

_OPTIONS = msgspec.json.Decoder(dict[str, Any])
_NUMBERS = msgspec.json.Decoder(tuple[int, ...])
_TIMES = ("opens_at", "closes_at", "ends_at", "closed_at", "agreed_at", "reminded_at")
_PLAIN = ("code", "person", "name", "guild", "ranked", "reached", "rank", "points", "rules")
_NUMBERED = ("own", "rival", "stars")


def season_total_of(row: Row[Any]) -> SeasonTotal:
    """Return the season of a person, not yet ranked."""
    points, days, wins, margins = map(int, row[3:])  # sums may come as decimals
    return SeasonTotal(0, row.person, row.name, points, days, wins, margins, settings_of(row.settings).listed)


def challenge_values(challenge: Challenge, seed: str) -> Values:
    """Return the row of a challenge."""
    values = {column.name: getattr(challenge, column.name) for column in challenges.columns}
    times = {name: to_millis_or_none(values[name]) for name in _TIMES}
    others = {"best": challenge.best or None, "days": challenge.days or None}
    return {**values, **times, **others, "kind": challenge.kind.value, "options": dump(challenge.options), "seed": seed}


def side_values(side: DuelSide, place: int) -> Values:
    """Return the row of a side, the first or the second of its challenge."""
    return msgspec.structs.asdict(side) | {"place": place}


def challenge_of(row: Row[Any], guests: Iterable[PersonId], sides: Iterable[DuelSide] = ()) -> Challenge:
    """Return the challenge of a row, with its seed once it has closed."""
    values = {column.name: getattr(row, column.name) for column in challenges.columns}
    values |= {name: moment_or_none(values[name]) for name in _TIMES}
    values |= {"kind": ChallengeKind(row.kind), "options": _OPTIONS.decode(row.options)}
    values |= {"seed": row.seed if row.closed_at else None, "best": row.best or 0, "days": row.days or 0}
    return Challenge(**values, guests=tuple(guests), sides=tuple(sides))


def side_of(row: Row[Any]) -> DuelSide:
    """Return the side of a row."""
    return DuelSide(row.guild, row.name, row.channel, row.code, row.message, row.over, row.gone)


def attempt_of(row: Row[Any]) -> Attempt:
    """Return the attempt of a row that includes the name and the settings of its person."""
    values = {name: getattr(row, name) for name in _PLAIN} | {name: getattr(row, name) or 0 for name in _NUMBERED}
    return Attempt(
        **values,
        table=row.table_id,
        state=AttemptState(row.state),
        begun_at=from_millis(row.begun_at),
        finished_at=moment_or_none(row.finished_at),
        won=bool(row.won),
        figures=_NUMBERS.decode(row.figures or "[]"),
        course=_NUMBERS.decode(row.course or "[]"),
        shown=is_ranked_result_shown(settings_of(row.settings), announced=row.announced),
    )
