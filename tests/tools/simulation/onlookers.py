"""Who has not finished a challenge sees the same whatever others have reached in it, wherever they look.

The database is copied, the results of that challenge are lifted there and everything is counted anew: every page must
stay as it was, to the last byte, and so must what is posted.
"""

import json
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from msgspec.structs import replace

from bot.discord_kit.custom_ids import NOWHERE, CustomId
from bot.domain.person import InvokingUser, PersonId
from bot.domain.table import Location, TableId
from bot.features.challenges.message import AttemptMessage
from bot.features.challenges.model import Attempt, Challenge, ChallengeRanking, RankedAttempt
from bot.features.pinned_posts.model import ChallengePostMessage
from bot.features.server_duels.message import DuelPostMessage
from bot.notifications.outgoing import Message
from tests.support.stage import Stage, stage_in, written

FAR = 7_000
"""By so much results are lifted: their order stays, and none is what it was."""

FILE = "tables.db"


# -- what is asked ----------------------------------------------------------------------------------------------------


def questions(challenge: Challenge, rivals: Sequence[tuple[PersonId, TableId]]) -> list[CustomId]:
    """Return all that somebody can ask about a challenge, those who have finished it, and their tables."""
    code, game, table = challenge.code, challenge.game, NOWHERE.table
    asked = [("cshow", code), ("cmore", code), ("crank", code, "all"), ("crank", code, "here"), ("cshare", code)]
    asked += [("cpost", code), ("crep", code, "0"), ("crace", code), ("crace", code, "par", "0"), ("cseason", game)]
    orders = ("daily", "weekly", "rating", "wins", "solo")
    asked += [
        ("ranks", game, order, where, "all", "0", mode, "x")
        for order in orders
        for where in ("here", "all")
        for mode in "ps"
    ]
    asked += [("stats", game, sheet, mode, "x") for sheet in ("scores", "seats", "use", "sky") for mode in "pt"]
    for person, _ in rivals:
        asked += [("prof", str(person), mode, "x") for mode in "pt"]
        asked += [("medals", str(person), "t", "x", game)]
    asked += [("crace", code, rival, "0") for _, rival in rivals]
    custom_ids = [CustomId(table, verb, args) for verb, *rest in asked for args in [tuple(rest)]]
    looks = ("move", "hand", "text", "more", "log", "since", "options", "ends", "rec")
    return [*custom_ids, *(CustomId(rival, verb) for _, rival in rivals for verb in looks)]


class Onlooker(NamedTuple):
    """Somebody, somewhere."""

    stage: Stage
    who: InvokingUser
    place: Location

    async def answers(self, custom_ids: Sequence[CustomId]) -> list[str]:
        """Return all that they are told."""
        said = [await self.stage.click(self.who, custom_id, place=self.place) for custom_id in custom_ids]
        return ["\n".join(map(written, one)) for one in said]

    async def compared(
        self, home: Path, custom_ids: Sequence[CustomId], change: Callable[[sqlite3.Connection], None]
    ) -> list[str]:
        """Return the presses whose answers are others after a change of the database."""
        here = await self.answers(custom_ids)
        with TemporaryDirectory(dir=home) as name:
            other = Path(name)
            with closing(sqlite3.connect(home / FILE)) as source, closing(sqlite3.connect(other / FILE)) as copy:
                source.backup(copy)
                change(copy)
                copy.commit()
            async with stage_in(other) as beside:
                beside.house.clock.now = self.stage.house.clock.now
                await beside.service.repositories.rankings.rebuild()
                there = await self._replace(stage=beside).answers(custom_ids)
        return [custom_id.text for custom_id, one, two in zip(custom_ids, here, there, strict=True) if one != two]


# -- what others have reached -----------------------------------------------------------------------------------------


def lift(copy: sqlite3.Connection, code: str) -> None:
    """Lift all results of a challenge in a database, and par."""
    found = copy.execute("SELECT table_id, figures, course FROM attempts WHERE code = ? AND state = 'listed'", (code,))
    for table, figures, course in found.fetchall():
        higher = [json.dumps([number + FAR for number in json.loads(kept)]) for kept in (figures, course)]
        copy.execute(
            "UPDATE attempts SET own = own + ?, rival = rival + ?, stars = 3 - stars, figures = ?, course = ?"
            " WHERE table_id = ?",
            (2 * FAR, FAR, *higher, table),
        )
        copy.execute("UPDATE results SET total = total + ?, won = 1 - won WHERE table_id = ?", (FAR, table))
    for kept in copy.execute("SELECT evenings FROM pars WHERE code = ?", (code,)).fetchall():
        par_games = json.loads(kept[0])
        for one in par_games:
            one |= {"own": one["own"] + 2 * FAR, "rival": one["rival"] + FAR}
            one["course"] = [lead + FAR for lead in one["course"]]
        copy.execute("UPDATE pars SET evenings = ? WHERE code = ?", (json.dumps(par_games), code))


def lifted(message: Message) -> Message | None:
    """Return a public message as it would be had everybody reached more so far; None if it tells of no challenge."""
    if isinstance(message, ChallengePostMessage):
        return replace(message, today=_lifted(message.today), week=_lifted(message.week))
    if isinstance(message, DuelPostMessage | AttemptMessage):
        return replace(message, ranking=_lifted(message.ranking))
    return None


def _lifted(ranking: ChallengeRanking) -> ChallengeRanking:
    if ranking.challenge.closed_at is not None:
        return ranking
    return replace(ranking, placed=tuple(RankedAttempt(one.rank, _more(one.attempt)) for one in ranking.placed))


def _more(one: Attempt) -> Attempt:
    figures, course = (tuple(number + FAR for number in kept) for kept in (one.figures, one.course))
    return replace(
        one, own=one.own + 2 * FAR, rival=one.rival + FAR, stars=3 - one.stars, figures=figures, course=course
    )
