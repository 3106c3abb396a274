"""The judge of a month: attempts are proved, streaks, skies and duels counted, by the book alone."""

from collections.abc import Iterable
from datetime import date, datetime, timedelta
from hashlib import sha256
from hmac import digest
from zoneinfo import ZoneInfo

import msgspec

from bot.domain.person import PersonId
from bot.domain.table import TableId
from bot.features.challenges.model import AttemptState, Challenge, ChallengeKind
from bot.features.server_duels import rules as server_duels_rules
from bot.refusals.challenges import Secret
from games import GAMES
from games.core import record
from games.core.match import AnyMatch
from games.core.record import Record
from tests.support.stage import Stage
from tests.tools.simulation.diary import JAPAN, Diary, run
from tests.tools.simulation.report import Report
from tests.tools.simulation.witness import hold_sky

NOON = timedelta(hours=36)
"""So long after its day began a daily challenge closes: at the next noon in Japan."""


class Judge:
    """Holds what the bot knows against the diary."""

    def __init__(self, stage: Stage, diary: Diary, report: Report) -> None:
        self._stage, self._diary, self._report = stage, diary, report
        self.sides: dict[str, dict[int, list[tuple[int, ...]]]] = {}
        """What each server's people have reached in a duel of servers, by its code."""
        self.gone: dict[str, int] = {}
        """Who has withdrawn from one."""

    async def attempt(self, code: str, table: TableId, person: PersonId, last: AnyMatch, answers: int) -> None:
        """Play a finished attempt again from its record, with the seed that nobody could choose."""
        service, hold = self._stage.service, self._report.hold
        challenge, own = await service.challenges.find(code), await service.attempts.of(code, person)
        secret = await service.challenges.secret()
        seed = digest(secret, challenge.name.encode(), "sha256")[:16].hex()
        kept = msgspec.json.decode(await service.queries.export(table, secret=True), type=Record)
        game = GAMES[challenge.game]
        again = record.verify(game, kept, challenge.commitment)
        rules = game.challenge
        assert rules is not None
        figures = rules.figures(again.state)
        hold("seeds", (kept.seed, challenge.commitment), (seed, sha256(bytes.fromhex(seed)).hexdigest()), code)
        hold("answers", len(kept.moves), answers, table)
        found = None if own is None else (own.state, own.table, own.own, own.rival, own.figures)
        proved = (AttemptState.LISTED, table, figures.own, figures.rival, figures.key)
        hold("attempts", found, proved, table)
        hold("last matches", again.state == last.state, True, table)
        self.sides.get(code, {}).get((own.guild if own else None) or 0, []).append(figures.key)

    async def secrets(self, challenge: Challenge, person: PersonId, tables: Iterable[TableId]) -> None:
        """Ask in every other way for what somebody must not know who has not finished."""
        service, hold = self._stage.service, self._report.hold
        hold("par", (await service.pars.of(challenge.code, person)).par_games, (), person)
        for table in tables:
            if self._diary.names(next(iter(self._diary.matches[table].people))):
                proof = await service.proofs.of(table, person)
                hold("proofs without a board", (proof.holds, proof.table_view), (True, None), table)
            else:
                hold("proofs of hidden results", await _refused(service.proofs.of(table, person)), True, table)
            ways = (
                service.play.view(table, person),
                service.queries.export(table, person),
                service.races.race(challenge.code, person, table, 0),
                service.races.replay(challenge.code, person, 0),
            )
            for way in ways:
                hold("secrets", await _refused(way), True, (table, way))

    async def streaks(self, people: dict[PersonId, str], guilds: Iterable[int], games: Iterable[str]) -> None:
        """Hold all streaks against the diary."""
        rooms, now, hold = self._stage.service.challenges, self._stage.now(), self._report.hold
        today = now.astimezone(JAPAN).date()
        for person, game in [(person, game) for person in people for game in games]:
            days = self._diary.finished.get((person, game), set())
            hold("streaks", _of(await rooms.streak(person, game)), run(days, today), (person, game))
        for guild, game in [(guild, game) for guild in guilds for game in games]:
            days = self._diary.finished_here.get((guild, game), set())
            hold("streaks of servers", _of(await rooms.streak_here(guild, game)), run(days, today), (guild, game))
        for person, zone in people.items():
            found = (await self._stage.service.rankings.profile(person, person)).daily
            hold("streaks of profiles", _of(found), self._diary.daily(person, zone, now), person)

    async def skies(self, weeks: dict[int, tuple[datetime, datetime]]) -> None:
        """Hold the skies of servers so far against the diary."""
        for guild, (first, last) in weeks.items():
            sky = await self._stage.service.skies.so_far(guild)
            self._report.hold("weeks", (sky.week.begins, sky.week.ends), (first, last), guild)
            hold_sky(self._report, "skies", sky, self._diary.heaven(guild, first, last))

    async def closed(self, challenge: Challenge) -> None:
        """Judge a challenge that has closed: when, and who has won between servers."""
        if challenge.kind is ChallengeKind.DAILY:
            opens = datetime.combine(date.fromisoformat(challenge.label), datetime.min.time(), ZoneInfo("Asia/Tokyo"))
            self._report.hold("ends of days", challenge.closed_at, opens + NOON, challenge.name)
        if challenge.kind is ChallengeKind.SERVERS:
            won = server_duels_rules.winner(await self._stage.service.attempt_results.ranking(challenge.code))
            self._report.hold("duels of servers", won and won.guild, self._winner(challenge), challenge.code)

    def _winner(self, challenge: Challenge) -> int | None:
        """Return the server with the greater sums of its best results; the other one where one has withdrawn."""
        reached, gone = self.sides[challenge.code], self.gone.get(challenge.code)
        if gone is not None:
            return next(guild for guild in reached if guild != gone)
        counted = {guild: sorted(keys, reverse=True)[: challenge.best] for guild, keys in reached.items()}
        sums = {guild: (len(keys), [sum(one) for one in zip(*keys, strict=True)]) for guild, keys in counted.items()}
        first, second = sorted(sums.items(), key=lambda one: one[1], reverse=True)
        return None if first[1] == second[1] else first[0]


def _of(streak: object) -> tuple[int, ...]:
    fields = msgspec.structs.asdict(streak)  # type: ignore[arg-type]
    return fields["now"], fields["best"], fields["nights"]


async def _refused(way: object) -> bool:
    try:
        await way  # type: ignore[misc]
    except Secret:
        return True
    return False
