"""The edge: rows of challenges and attempts to the bot's structs and back."""

from collections.abc import Iterable
from typing import Any

import msgspec
from sqlalchemy import Row

from bot.database.mapping import Values, dump, settings_of
from bot.domain.person import PersonId
from bot.domain.result_visibility import is_ranked_result_shown
from bot.domain.timestamps import from_millis, moment_or_none, to_millis
from bot.features.challenges.model import Attempt, AttemptState, Challenge, ChallengeKind, DuelSide


class ProvedResult(msgspec.Struct, frozen=True):
    """What an attempt came to when it was played again from its log."""

    own: int
    rival: int
    won: bool
    stars: int
    figures: tuple[int, ...]
    course: tuple[int, ...]


class SeasonSum(msgspec.Struct, frozen=True):
    """What somebody has gathered in a season, not yet ranked."""

    person: PersonId
    name: str
    points: int
    days: int
    wins: int
    margins: int
    listed: bool = True


_OPTIONS = msgspec.json.Decoder(dict[str, Any])
_NUMBERS = msgspec.json.Decoder(tuple[int, ...])


def summed_of(row: Row[Any]) -> SeasonSum:
    """Return what a row tells about somebody's season."""
    points, days, wins, margins = map(int, row[3:])  # sums may come as decimals
    return SeasonSum(row.person, row.name, points, days, wins, margins, settings_of(row.settings).listed)


def challenge_values(challenge: Challenge, seed: str) -> Values:
    """Return the row of a challenge."""
    return {
        "code": challenge.code,
        "name": challenge.name,
        "game": challenge.game,
        "kind": challenge.kind.value,
        "label": challenge.label,
        "rules": challenge.rules,
        "options": dump(challenge.options),
        "seed": seed,
        "commitment": challenge.commitment,
        "host": challenge.host,
        "opens_at": to_millis(challenge.opens_at),
        "closes_at": to_millis(challenge.closes_at),
        "ends_at": to_millis(challenge.ends_at),
        "closed_at": None,
        "best": challenge.best or None,
        "days": challenge.days or None,
        "agreed_at": None,
    }


def side_values(side: DuelSide, place: int) -> Values:
    """Return the row of a side, the first or the second of its challenge."""
    return msgspec.structs.asdict(side) | {"place": place}


def challenge_of(row: Row[Any], guests: Iterable[PersonId], sides: Iterable[DuelSide] = ()) -> Challenge:
    """Return the challenge of a row; its seed is told only when it has closed."""
    return Challenge(
        code=row.code,
        name=row.name,
        game=row.game,
        kind=ChallengeKind(row.kind),
        label=row.label,
        rules=row.rules,
        options=_OPTIONS.decode(row.options),
        commitment=row.commitment,
        opens_at=from_millis(row.opens_at),
        closes_at=from_millis(row.closes_at),
        ends_at=from_millis(row.ends_at),
        closed_at=moment_or_none(row.closed_at),
        seed=None if row.closed_at is None else row.seed,
        host=row.host,
        guests=tuple(guests),
        best=row.best or 0,
        days=row.days or 0,
        agreed_at=moment_or_none(row.agreed_at),
        sides=tuple(sides),
    )


def side_of(row: Row[Any]) -> DuelSide:
    """Return the side of a row."""
    return DuelSide(row.guild, row.name, row.channel, row.code, row.message, row.over, row.gone)


def attempt_of(row: Row[Any]) -> Attempt:
    """Return the attempt of a row with its person's name."""
    return Attempt(
        table=row.table_id,
        code=row.code,
        person=row.person,
        name=row.name,
        guild=row.guild,
        ranked=row.ranked,
        state=AttemptState(row.state),
        begun_at=from_millis(row.begun_at),
        finished_at=moment_or_none(row.finished_at),
        reached=row.reached,
        own=row.own or 0,
        rival=row.rival or 0,
        won=bool(row.won),
        stars=row.stars or 0,
        figures=_NUMBERS.decode(row.figures or "[]"),
        course=_NUMBERS.decode(row.course or "[]"),
        rank=row.rank,
        points=row.points,
        shown=is_ranked_result_shown(settings_of(row.settings), announced=row.announced),
        rules=row.rules,
    )
