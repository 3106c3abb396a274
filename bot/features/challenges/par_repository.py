"""Evenings of the strong computer player on the luck of challenges."""

from collections.abc import Iterable

import msgspec
from sqlalchemy import and_, bindparam, func, select

from bot.database import schema_challenges as tables
from bot.database.engine import Database
from bot.database.mapping import dump
from bot.features.challenges.model import PERIODIC
from bot.features.challenges.par import Par
from bot.workers.par_games import ParGame

_c, _p = tables.challenges.c, tables.pars.c
_PAR_GAMES = msgspec.json.Decoder(tuple[ParGame, ...])
_OF = select(_p.evenings).where(_p.code == bindparam("which"))
_LACKING = (
    select(_c.code)
    .outerjoin(tables.pars, _p.code == _c.code)
    .where(
        and_(_c.closed_at.is_(None), _c.ends_at > bindparam("now")),
        _c.kind.in_(PERIODIC),
        func.coalesce(_p.played, 0) < bindparam("wanted"),
    )
    .order_by(_c.opens_at.desc(), _c.code)
)


class ParRepository:
    """What par comes of."""

    def __init__(self, engine: Database) -> None:
        self._engine = engine

    async def of(self, code: str) -> Par:
        """Return the evenings that have been played of a challenge."""
        async with self._engine.reading() as connection:
            found: str | None = (await connection.execute(_OF, {"which": code})).scalar_one_or_none()
        return Par(() if found is None else _PAR_GAMES.decode(found))

    async def lacking(self, wanted: int, now: int) -> tuple[str, ...]:
        """Return the open challenges of days and weeks of which fewer evenings have been played, the latest first."""
        async with self._engine.reading() as connection:
            return tuple((await connection.execute(_LACKING, {"wanted": wanted, "now": now})).scalars())

    async def keep(self, code: str, par_games: Iterable[ParGame]) -> None:
        """Keep all evenings that have been played of a challenge."""
        kept = tuple(par_games)
        row = {"code": code, "played": len(kept), "evenings": dump(kept)}
        async with self._engine.writing() as connection:
            await connection.execute(self._engine.put.par, row)
