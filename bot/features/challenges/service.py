"""Makes and finds challenges; their seeds come from the installation's secret."""

import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date

import msgspec
from msgspec.structs import replace

from bot.domain import challenge_code
from bot.domain.person import InvokingUser, Person, PersonId
from bot.domain.timestamps import to_millis
from bot.features.challenges import calendar
from bot.features.challenges.model import AttemptState, Challenge, ChallengeKind, LadderPosition
from bot.features.challenges.repository import ChallengeRepository
from bot.features.challenges.vault import SeedVault
from bot.features.rankings.streaks import Streak
from bot.refusals import UnknownOption
from bot.refusals.challenges import NoLadder, OwnDuel, UnknownChallenge
from bot.tables.catalog import Games, challenge_rules_of, game_of, games_with_challenges
from bot.tables.people import PeopleService
from bot.tables.repository import Clock, TableRepository
from games.api import Chance, InvalidOption, Option, play

LISTED = 25
"""So many challenges are listed at once."""


@dataclass(eq=False)
class ChallengeService:
    """Find and make challenges."""

    challenge_repository: ChallengeRepository
    now: Clock
    games: Games
    repository: TableRepository
    vault: SeedVault
    people: PeopleService

    async def find(self, code: str) -> Challenge:
        """Return the challenge of a code as somebody has typed it. Raises UnknownChallenge."""
        known = challenge_code.parse_code(code)
        found = await self.challenge_repository.find(known) if known else None
        if found is None:
            raise UnknownChallenge(code=code[:20])
        return found

    def on_offer(self) -> tuple[str, ...]:
        """Return the games that have challenges."""
        return games_with_challenges(self.games)

    async def current(self, game: str, kind: ChallengeKind) -> Challenge:
        """Return the challenge of today, or of this week (WEEKLY). Raises UnknownGame, NoChallenges."""
        now = self.now()
        span = calendar.week_at(now) if kind is ChallengeKind.WEEKLY else calendar.day_at(now)
        return await self._periodic(game, kind, span)

    async def _periodic(self, key: str, kind: ChallengeKind, span: calendar.ChallengePeriod) -> Challenge:
        rules, name = challenge_rules_of(self.games, key), calendar.challenge_name(key, kind, span.label)
        found = await self.challenge_repository.named(name)
        if found is not None:
            return found
        chosen = rules.weekly(span.number) if kind is ChallengeKind.WEEKLY else rules.daily(span.number)
        made = await self.drawn(key, kind, name, chosen)
        times = {"opens_at": span.opens_at, "closes_at": span.closes_at, "ends_at": span.closes_at + calendar.GRACE}
        return await self.add(replace(made, label=span.label, **times))

    async def make(
        self, host: InvokingUser, game: str, chosen: Mapping[str, str], guests: tuple[InvokingUser, ...] = ()
    ) -> Challenge:
        """Make a challenge to share; with guests a duel, for them and the host alone.

        What was not chosen is drawn. Raises UnknownGame, NoChallenges, UnknownOption, OwnDuel.
        """
        if guests and all(one.id == host.id for one in guests):
            raise OwnDuel
        people = [await self.people.known(one) for one in (host, *guests)]
        code = challenge_code.new_code(secrets.randbelow)
        invited = tuple(dict.fromkeys(one.id for one in people[1:] if one.id != host.id))
        kind = ChallengeKind.DUEL if invited else ChallengeKind.CUSTOM
        made = await self.drawn(game, kind, calendar.challenge_name(game, kind, code), chosen)
        ends = made.opens_at + (calendar.DUEL_LIFE if invited else calendar.CUSTOM_LIFE)
        made = replace(made, code=code, host=host.id, guests=invited, closes_at=ends, ends_at=ends)
        return await self.add(made, *people)

    async def climb(self, who: InvokingUser, game: str) -> Challenge:
        """Return the open challenge of a person's ladder; the next one is made where there is none.

        Raises UnknownGame, NoChallenges, NoLadder.
        """
        person = await self.people.known(who)
        async with self.repository.lock(f"{game}/{ChallengeKind.LADDER}/{person.id}"):
            rung = await self.ladder(person.id, game)
            for challenge, state, _ in await self.challenge_repository.ladder(person.id, game):
                if (
                    challenge.closed_at is None
                    and challenge.ends_at > self.now()
                    and state in (None, AttemptState.RUNNING)
                ):
                    return challenge
            return await self._next_rung(person, game, rung)

    async def _next_rung(self, person: Person, game: str, rung: LadderPosition) -> Challenge:
        """Return a new challenge at this level; its name and its seed say nothing of whose it is."""
        code = challenge_code.new_code(secrets.randbelow)
        name = calendar.challenge_name(game, ChallengeKind.LADDER, code)
        made = await self.drawn(
            game, ChallengeKind.LADDER, name, {challenge_rules_of(self.games, game).level: rung.level}
        )
        ends = made.opens_at + calendar.CUSTOM_LIFE
        return await self.add(replace(made, code=code, host=person.id, closes_at=ends, ends_at=ends), person)

    async def ladder(self, person: PersonId, game: str) -> LadderPosition:
        """Return how high somebody has climbed: each level must be won once.

        Raises UnknownGame, NoChallenges, NoLadder.
        """
        rules = challenge_rules_of(self.games, game)
        if not rules.levels:
            raise NoLadder(game=game)
        tried = [one for one in await self.challenge_repository.ladder(person, game) if one[1] is not None]
        wins = [
            challenge.options[rules.level] for challenge, state, won in tried if state is AttemptState.LISTED and won
        ]
        missing = [level for level in rules.levels if level not in wins]
        won = tuple(level for level in rules.levels if level not in missing)
        return LadderPosition(won, missing[0] if missing else rules.levels[-1], len(tried), len(wins), not missing)

    def choices(self, game: str, chosen: Mapping[str, str]) -> tuple[Option, ...]:
        """Return what may be chosen for a challenge of one's own. Raises UnknownGame, NoChallenges."""
        return challenge_rules_of(self.games, game).choices(chosen)

    async def open_to(self, person: PersonId) -> tuple[Challenge, ...]:
        """Return the open challenges that a person made, plays or is invited to."""
        return await self.challenge_repository.open_to(person, LISTED)

    async def past(self, game: str, kind: ChallengeKind) -> tuple[Challenge, ...]:
        """Return the challenges of a kind that have closed, the latest first."""
        return await self.challenge_repository.closed(game, kind, LISTED)

    # -- streaks -------------------------------------------------------------------------------------------------------

    async def streak(self, person: PersonId, game: str) -> Streak:
        """Return on how many days in a row somebody has finished the daily challenge."""
        return self._streak(await self.challenge_repository.days(person, game))

    async def streak_here(self, guild: int, game: str) -> Streak:
        """Return on how many days in a row somebody of a server has finished the daily challenge."""
        return self._streak(await self.challenge_repository.days_here(guild, game))

    def _streak(self, labels: tuple[str, ...]) -> Streak:
        return calendar.streak(labels, date.fromisoformat(calendar.day_at(self.now()).label))

    # -- making --------------------------------------------------------------------------------------------------------

    async def drawn(self, key: str, kind: ChallengeKind, name: str, chosen: Mapping[str, str]) -> Challenge:
        """Return a new challenge that begins now and has no end yet, drawn where nothing was chosen.

        Raises UnknownGame, NoChallenges, UnknownOption.
        """
        rules, seed, now = challenge_rules_of(self.games, key), await self.vault.seed(name), self.now()
        try:
            options = rules.settle(chosen, Chance(key, bytes.fromhex(seed)))
        except InvalidOption as error:
            raise UnknownOption(option=error.key[:60], value=error.value[:60], possible=error.possible) from error
        return Challenge(
            code=challenge_code.new_code(secrets.randbelow),
            name=name,
            game=key,
            kind=kind,
            label="",
            rules=game_of(self.games, key).rules,
            options=msgspec.to_builtins(
                {field.encode_name: getattr(options, field.name) for field in msgspec.structs.fields(options)}
            ),
            commitment=play.commitment(seed),
            opens_at=now,
            closes_at=now,
            ends_at=now,
        )

    async def add(self, challenge: Challenge, *people: Person) -> Challenge:
        """Keep a new challenge with its people, and return it or the one of this name that was there before."""
        seed = await self.vault.seed(challenge.name)
        return await self.challenge_repository.add(challenge, seed, people, to_millis(self.now()))
