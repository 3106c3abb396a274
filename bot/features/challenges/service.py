"""Makes and finds challenges; their seeds come from the installation's secret."""

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Any

import msgspec

from bot.domain import challenge_code
from bot.domain.person import InvokingUser, Person, PersonId
from bot.domain.table import Location
from bot.domain.timestamps import to_millis
from bot.features.challenges import calendar
from bot.features.challenges.model import AttemptState, Challenge, ChallengeKind, LadderPosition
from bot.features.challenges.repository import ChallengeRepository
from bot.features.rankings.streaks import Streak
from bot.refusals import UnknownOption
from bot.refusals.challenges import ChallengeOver, NoLadder, NotInvited, OwnDuel, UnknownChallenge
from bot.tables.catalog import Games, challenge_rules_of, game_of, games_with_challenges
from bot.tables.people import PeopleService
from bot.tables.repository import Clock, TableRepository
from games.api import Chance, InvalidOption, Option, play

SECRET_NAME = "challenges"
"""The name under which the secret of the installation is stored."""

LISTED_CHALLENGES = 25
"""Maximum number of listed challenges."""


@dataclass(eq=False)
class ChallengeService:
    """The service that finds and makes challenges."""

    challenge_repository: ChallengeRepository
    now: Clock
    games: Games
    repository: TableRepository
    people: PeopleService

    async def secret(self) -> bytes:
        """Return the secret of this installation, from which all seeds follow; it is drawn at the first request."""
        return await self.challenge_repository.secret(SECRET_NAME, secrets.token_bytes(32), to_millis(self.now()))

    async def seed(self, name: str) -> str:
        """Return the seed of the challenge of this name."""
        return calendar.challenge_seed(await self.secret(), name)

    async def find(self, code: str) -> Challenge:
        """Return the challenge of a typed code. Raises UnknownChallenge."""
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
        rules, period = challenge_rules_of(self.games, game), kind.traits.period
        assert period is not None
        span = period.at(self.now())
        found = await self.challenge_repository.named(calendar.challenge_name(game, kind, span.label))
        if found is not None:
            return found
        times = {
            "opens_at": span.opens_at,
            "closes_at": span.closes_at,
            "ends_at": span.closes_at + calendar.FINISH_GRACE,
        }
        return await self.create(kind, game, period.chosen(rules, span.number), label=span.label, **times)

    async def make(
        self,
        host: InvokingUser,
        game: str,
        chosen: Mapping[str, str],
        guests: tuple[InvokingUser, ...] = (),
        place: Location | None = None,
    ) -> Challenge:
        """Make a challenge to share; with guests a duel, for them and the host alone.

        Its end is announced at its `place`, if that is on a server; otherwise where it is played. What was not chosen
        is drawn. Raises UnknownGame, NoChallenges, UnknownOption, OwnDuel.
        """
        if guests and all(one.id == host.id for one in guests):
            raise OwnDuel
        people = [await self.people.known(one) for one in (host, *guests)]
        invited = tuple(dict.fromkeys(one.id for one in people[1:] if one.id != host.id))
        kind = ChallengeKind.DUEL if invited else ChallengeKind.CUSTOM
        posted = {} if place is None or place.guild is None else {"guild": place.guild, "channel": place.home}
        return await self.create(kind, game, chosen, *people, host=host.id, guests=invited, **posted)

    async def climb(self, who: InvokingUser, game: str) -> Challenge:
        """Return the open challenge of a person's ladder, which is made if there is none.

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
            chosen = {challenge_rules_of(self.games, game).level: rung.level}
            return await self.create(ChallengeKind.LADDER, game, chosen, person, host=person.id)

    async def ladder(self, person: PersonId, game: str) -> LadderPosition:
        """Return a person's ladder, on which each level must be won once.

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
        """Return the options of a new challenge. Raises UnknownGame, NoChallenges."""
        return challenge_rules_of(self.games, game).choices(chosen)

    def choose(self, game: str, numbers: Sequence[int | None]) -> dict[str, str]:
        """Return the values of these numbers for the options of a new challenge (None: drawn).

        A value that no longer fits an earlier one is drawn again.
        """
        chosen: dict[str, str] = {}
        for place, number in enumerate(numbers):
            option = next(iter(self.choices(game, chosen)[place : place + 1]), None)
            if option is not None and number is not None and number < len(option.values):
                chosen[option.key] = option.values[number]
        return chosen

    def fitting(self, game: str, values: Mapping[str, str]) -> dict[str, str]:
        """Return the values of options without those that do not fit an earlier one."""
        chosen: dict[str, str] = {}
        for key, value in values.items():
            if value in {option.key: option.values for option in self.choices(game, chosen)}.get(key, ()):
                chosen[key] = value
        return chosen

    def opens_choices(self, game: str, chosen: Mapping[str, str]) -> bool:
        """Return whether these values open further choices."""
        return len(self.choices(game, chosen)) > len(self.choices(game, {}))

    async def challenge_others(
        self, code: str, host: PersonId, guests: Sequence[InvokingUser]
    ) -> tuple[Challenge, tuple[PersonId, ...]]:
        """Return an open challenge, and the other people in it who are challenged to the same seed.

        Raises UnknownChallenge, ChallengeOver; NotInvited if it is not for everyone, OwnDuel without other people.
        """
        challenge, others = await self.find(code), tuple(one.id for one in guests if one.id != host)
        if not challenge.shared:
            raise NotInvited()
        if not others:
            raise OwnDuel()
        if challenge.takes_no_attempts(self.now()):
            raise ChallengeOver()
        return challenge, others

    async def open_to(self, person: PersonId) -> tuple[Challenge, ...]:
        """Return the open challenges that a person made, plays or is invited to."""
        return await self.challenge_repository.open_to(person, LISTED_CHALLENGES)

    async def unfinished(self, person: PersonId, after: Challenge) -> Challenge | None:
        """Return the challenge of the day or week before, if a person's ranked attempt at it goes on."""
        period = after.kind.traits.period
        if period is None:
            return None
        label = period.at(after.opens_at - timedelta(seconds=1)).label
        found = await self.challenge_repository.named(calendar.challenge_name(after.game, after.kind, label))
        if found is None or found.ends_at <= self.now():
            return None
        attempts = await self.challenge_repository.ranked(found.code)
        running = any(one.person == person and one.state is AttemptState.RUNNING for one in attempts)
        return found if running else None

    async def past(self, game: str, kind: ChallengeKind) -> tuple[Challenge, ...]:
        """Return the challenges of a kind that have closed, the latest first."""
        return await self.challenge_repository.closed(game, kind, LISTED_CHALLENGES)

    # -- streaks -------------------------------------------------------------------------------------------------------

    async def streak(self, person: PersonId, game: str) -> Streak:
        """Return a person's streak of finished daily challenges."""
        return self._streak(await self.challenge_repository.days(person, game))

    async def streak_here(self, guild: int, game: str) -> Streak:
        """Return the streak of days on which a daily challenge was finished on a server."""
        return self._streak(await self.challenge_repository.days_here(guild, game))

    def _streak(self, labels: tuple[str, ...]) -> Streak:
        return calendar.streak(labels, date.fromisoformat(calendar.day_at(self.now()).label))

    # -- making --------------------------------------------------------------------------------------------------------

    async def create(
        self, kind: ChallengeKind, game: str, chosen: Mapping[str, str], *people: Person, **own: Any
    ) -> Challenge:
        """Store a new challenge with its people, and return it or the one of this name that was there before.

        What was not chosen is drawn. It is open from now on for the lifetime of its kind, unless `own`, its further
        fields, says otherwise. Its name says nothing of its people, so that its seed does not follow from them.
        Raises UnknownGame, NoChallenges, UnknownOption.
        """
        code = challenge_code.new_code(secrets.randbelow)
        name = calendar.challenge_name(game, kind, own.get("label") or code)
        rules, seed, now = challenge_rules_of(self.games, game), await self.seed(name), self.now()
        try:
            options = rules.settle(chosen, Chance(game, bytes.fromhex(seed)))
        except InvalidOption as error:
            raise UnknownOption(option=error.key[:60], value=error.value[:60], possible=error.possible) from error
        ends = now + kind.traits.lifetime
        challenge = Challenge(
            code=code,
            name=name,
            game=game,
            kind=kind,
            rules=game_of(self.games, game).rules,
            options=msgspec.to_builtins(
                {field.encode_name: getattr(options, field.name) for field in msgspec.structs.fields(options)}
            ),
            commitment=play.commitment(seed),
            **{"label": "", "opens_at": now, "closes_at": ends, "ends_at": ends, **own},
        )
        return await self.challenge_repository.add(challenge, seed, people, to_millis(now))
