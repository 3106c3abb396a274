"""Others see the same whichever of the people who show no result reached which, gave up, or did not take part.

The people of one challenge and server who show no result are exchanged, the results stay: every page must stay as it
was, to the last byte, and so must what is posted. Sums of many (leaderboard, season, profile) follow another setting.
"""

import sqlite3
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from pathlib import Path
from random import Random

from msgspec.structs import replace

from bot.discord_kit.custom_ids import CustomId
from bot.domain.person import InvokingUser, PersonId
from bot.domain.table import Location, TableId
from bot.features.challenges.model import Attempt, Challenge, ChallengeKind, ChallengeRanking, RankedAttempt
from bot.features.pinned_posts.model import ChallengePostMessage
from bot.features.server_duels.message import DuelPostMessage
from bot.notifications.outgoing import Message, TableMessage
from tests.support.stage import ABROAD, Stage
from tests.tools.season.findings import Findings
from tests.tools.season.onlookers import Onlooker, questions

LEAST, ASKED = 3, 2
"""People who are exchanged at least; who look on, and whose tables are asked for."""

_SUMS = ("prof", "medals", "cseason")
_SUM_ORDERS = ("rating", "wins", "solo")


def of_single_results(custom_ids: Iterable[CustomId]) -> list[CustomId]:
    """Return the questions that are about single results."""
    asked = [one for one in custom_ids if one.verb not in _SUMS]
    return [one for one in asked if one.verb != "ranks" or one.args[1] not in _SUM_ORDERS]


def hidden_attempts(
    attempts: Iterable[Attempt], hidden: Iterable[PersonId]
) -> dict[int | None, list[tuple[PersonId, TableId]]]:
    """Return who shows no result and at which table, by server, where these are enough."""
    wanted, found = set(hidden), defaultdict(list)
    for one in attempts:
        if one.person in wanted:
            found[one.guild].append((one.person, one.table))
    return {guild: some for guild, some in found.items() if len(some) >= LEAST}


def exchange(copy: sqlite3.Connection, tables: Sequence[TableId], people: Sequence[PersonId]) -> None:
    """Let these people have played at these tables in a database; there may be more people than tables."""
    copy.execute("DROP INDEX uq_attempts_ranked")
    for table, person in zip(tables, people, strict=False):
        copy.execute("UPDATE attempts SET person = ? WHERE table_id = ?", (person, table))
        copy.execute("UPDATE results SET person = ? WHERE table_id = ? AND person IS NOT NULL", (person, table))
        copy.execute("UPDATE seats SET person = ? WHERE table_id = ? AND person IS NOT NULL", (person, table))
        copy.execute("UPDATE tables SET host = ? WHERE id = ?", (person, table))


async def compare(  # noqa: PLR0917
    stage: Stage,
    home: Path,
    findings: Findings,
    challenge: Challenge,
    people: Mapping[PersonId, tuple[InvokingUser, Location | None]],
    hidden: Sequence[PersonId],
    luck: Random,
) -> None:
    """Let others look at a challenge with the people exchanged who show no result; at a duel, those outside it."""
    attempts = await stage.service.repositories.challenges.ranked(challenge.code)
    took_part = {one.person for one in attempts}
    for guild, found in hidden_attempts(attempts, hidden).items():
        some, tables = zip(*found, strict=True)
        absent = [one for one in hidden if one not in took_part and getattr(people[one][1], "guild", None) == guild]
        rotated = (*absent[:1], *some[1:], some[0])
        custom_ids = of_single_results(questions(challenge, found[:ASKED]))
        viewers = [one for number, one in people.items() if number not in rotated]
        for user, place in luck.sample(viewers, min(ASKED, len(viewers))):
            if challenge.kind is not ChallengeKind.DUEL or not challenge.invites(user.id):
                onlooker = Onlooker(stage, user, place or ABROAD)
                changed = await onlooker.compared(home, custom_ids, partial(exchange, tables=tables, people=rotated))
                findings.hold("pages with others hidden", changed, [], (challenge.name, user.id))


def exchanged(message: Message) -> Message | None:
    """Return a public message as it would be were the people who show no result others; None where there are none."""
    if isinstance(message, ChallengePostMessage):
        last = None if message.last is None else _exchanged(message.last)
        return replace(message, today=_exchanged(message.today), week=_exchanged(message.week), last=last)
    if isinstance(message, DuelPostMessage) or (isinstance(message, TableMessage) and message.ranking is not None):
        assert message.ranking is not None
        return replace(message, ranking=_exchanged(message.ranking))
    return None


def _exchanged(ranking: ChallengeRanking) -> ChallengeRanking:
    by_guild = defaultdict(list)
    for one in (*(placed.attempt for placed in ranking.placed), *ranking.others):
        if not one.shown:
            by_guild[one.guild].append(one)
    others: dict[TableId, Attempt] = {}
    for some in by_guild.values():
        if len(some) >= LEAST:
            for one, other in zip(some, (*some[1:], some[0]), strict=True):
                others[one.table] = replace(one, person=other.person, name=other.name)
    placed = tuple(RankedAttempt(one.rank, others.get(one.attempt.table, one.attempt)) for one in ranking.placed)
    return replace(ranking, placed=placed, others=tuple(others.get(one.table, one) for one in ranking.others))
