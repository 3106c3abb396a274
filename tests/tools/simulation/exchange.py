"""Others see the same whichever of the people who show no result reached which, gave up, or did not take part.

The people of one challenge and server who show no result are exchanged, the results stay: every page must stay as it
was, to the last byte, and so must what is posted. Sums of many (leaderboard, season, profile) follow another setting:
of those who are not listed either, whole people are exchanged, with their attempts at all days. Exchanging one result
of several would change a sum, and so perhaps the rank of somebody else, which is counted among all.
"""

import sqlite3
from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import partial
from pathlib import Path
from random import Random
from typing import TypeVar

from msgspec.structs import replace

from bot.discord_kit.custom_ids import CustomId
from bot.domain.person import InvokingUser, PersonId
from bot.domain.table import Location, TableId
from bot.features.challenges.message import AttemptMessage
from bot.features.challenges.model import Attempt, Challenge, ChallengeKind, ChallengeRanking, RankedAttempt
from bot.features.pinned_posts.model import ChallengePostMessage
from bot.features.server_duels.message import DuelPostMessage
from bot.notifications.outgoing import Message
from tests.support.stage import ABROAD, Stage
from tests.tools.simulation.onlookers import Onlooker, questions
from tests.tools.simulation.report import Report

T = TypeVar("T")

LEAST, ASKED = 3, 2
"""People who are exchanged at least; who look on, and whose tables are asked for."""

SERVERS = 1
"""Servers whose people are exchanged at a challenge in one evening, by chance: each time everything is counted anew."""

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


def some_of(groups: Mapping[int | None, T], luck: Random) -> list[tuple[int | None, T]]:
    """Return the groups of a few servers."""
    return luck.sample(sorted(groups.items(), key=str), min(SERVERS, len(groups)))


def exchange(copy: sqlite3.Connection, tables: Sequence[TableId], people: Sequence[PersonId]) -> None:
    """Let these people have played at these tables in a database; there may be more people than tables."""
    copy.execute("DROP INDEX IF EXISTS uq_attempts_ranked")
    for table, person in zip(tables, people, strict=False):
        copy.execute("UPDATE attempts SET person = ? WHERE table_id = ?", (person, table))
        copy.execute("UPDATE results SET person = ? WHERE table_id = ? AND person IS NOT NULL", (person, table))
        copy.execute("UPDATE seats SET person = ? WHERE table_id = ? AND person IS NOT NULL", (person, table))
        copy.execute("UPDATE tables SET host = ? WHERE id = ?", (person, table))


def exchange_people(copy: sqlite3.Connection, code: str, people: Sequence[PersonId]) -> None:
    """Let each of these people have made the attempts of the next one, at a challenge and at those of all days."""
    made = "code = ? OR code IN (SELECT code FROM challenges WHERE kind = 'daily')"
    found = {
        person: copy.execute(f"SELECT table_id FROM attempts WHERE person = ? AND ({made})", (person, code)).fetchall()
        for person in people
    }
    for person, other in zip(people, (*people[1:], people[0]), strict=True):
        tables = [table for (table,) in found[other]]
        exchange(copy, tables, [person] * len(tables))


async def compare(  # noqa: PLR0917
    stage: Stage,
    home: Path,
    report: Report,
    challenge: Challenge,
    people: Mapping[PersonId, tuple[InvokingUser, Location | None]],
    hidden: Sequence[PersonId],
    unlisted: Collection[PersonId],
    luck: Random,
) -> None:
    """Let others look at a challenge with the people exchanged who show no result; at a duel, those outside it.

    `unlisted` are those of them who are in no sum either.
    """
    attempts = await stage.service.repositories.challenges.ranked(challenge.code)
    took_part = {one.person for one in attempts}
    for guild, found in some_of(hidden_attempts(attempts, hidden), luck):
        some, tables = zip(*found, strict=True)
        absent = [one for one in hidden if one not in took_part and getattr(people[one][1], "guild", None) == guild]
        rotated = (*absent[:1], *some[1:], some[0])
        viewers = [one for number, one in people.items() if number not in rotated]
        for onlooker in _onlookers(stage, challenge, viewers, luck):
            custom_ids = of_single_results(questions(challenge, found[:ASKED]))
            changed = await onlooker.compared(home, custom_ids, partial(exchange, tables=tables, people=rotated))
            report.hold("pages with others hidden", changed, [], (challenge.name, onlooker.who.id))
    for guild, found in some_of(hidden_attempts(attempts, unlisted), luck):
        absent = [one for one in unlisted if one not in took_part and getattr(people[one][1], "guild", None) == guild]
        rotated = (*(person for person, _ in found), *absent[:1])
        viewers = [one for number, one in people.items() if number not in rotated]
        for onlooker in _onlookers(stage, challenge, viewers, luck)[:1]:
            custom_ids = questions(challenge, found[:ASKED])
            change = partial(exchange_people, code=challenge.code, people=rotated)
            changed = await onlooker.compared(home, custom_ids, change)
            report.hold("pages with people unlisted", changed, [], (challenge.name, onlooker.who.id))


def _onlookers(
    stage: Stage, challenge: Challenge, viewers: Sequence[tuple[InvokingUser, Location | None]], luck: Random
) -> list[Onlooker]:
    """Return some people who look on; at a duel nobody whom it concerns."""
    chosen = luck.sample(viewers, min(ASKED, len(viewers)))
    is_duel = challenge.kind is ChallengeKind.DUEL
    return [
        Onlooker(stage, user, place or ABROAD)
        for user, place in chosen
        if not is_duel or not challenge.invites(user.id)
    ]


def exchanged(message: Message) -> Message | None:
    """Return a public message as it would be were the people who show no result others; None where there are none."""
    if isinstance(message, ChallengePostMessage):
        last = None if message.last is None else _exchanged(message.last)
        return replace(message, today=_exchanged(message.today), week=_exchanged(message.week), last=last)
    if isinstance(message, DuelPostMessage | AttemptMessage):
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
