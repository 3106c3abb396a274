"""Adds, removes and updates pinned posts of challenges."""

from collections.abc import Iterable
from dataclasses import dataclass

from bot.database.repositories import Repositories
from bot.domain.notification import MessageKind, NewMessage
from bot.domain.person import Person, PersonId, PersonSettings
from bot.domain.table import Table
from bot.domain.timestamps import to_millis
from bot.features.challenges.model import Challenge, ChallengeKind, DuelSide, PinnedPost
from bot.features.challenges.service import ChallengeService
from bot.features.challenges.sides_repository import DuelSideRepository
from bot.features.pinned_posts.repository import PinnedPostRepository
from bot.refusals.isolated import isolated
from bot.tables.catalog import Games, challenge_rules_of, games_with_challenges
from bot.tables.repository import ChangeSignal, Clock


@dataclass(eq=False)
class PinnedPostService:
    """The service that adds, removes and updates pinned posts."""

    repositories: Repositories
    post_repository: PinnedPostRepository
    side_repository: DuelSideRepository
    now: Clock
    games: Games
    change_signal: ChangeSignal
    challenges: ChallengeService

    async def here(self, guild: int, game: str, channel: int) -> None:
        """Pin the daily challenge of a game in this channel. Raises UnknownGame, NoChallenges."""
        challenge_rules_of(self.games, game)
        await self.post_repository.want(guild, game, channel, to_millis(self.now()))
        self.change_signal.ring()

    async def nowhere(self, guild: int, game: str) -> bool:
        """Remove the pinned post of a game from a server; return False if there was none."""
        return await self.post_repository.drop(guild, game)

    async def anew(self, *games: str) -> None:
        """Update the posts of these games: a challenge, a result or a name has changed."""
        for game in games:
            await self.post_repository.stale(game, to_millis(self.now()))
        self.change_signal.ring()

    async def sides_anew(self, sides: Iterable[DuelSide]) -> None:
        """Update the posts of a server duel: a player has finished, or a name has changed."""
        for side in sides:
            await self.repositories.outbox.post(side.topic, (NewMessage(MessageKind.SIDE),), to_millis(self.now()))

    async def naming(self, person: PersonId) -> tuple[DuelSide, ...]:
        """Return the sides of server duels whose posts may name a person."""
        return await self.side_repository.naming(person)

    async def all_anew(self, sides: Iterable[DuelSide]) -> None:
        """Update all posts, and those of these sides of server duels, as a name may have to appear or disappear."""
        await self.sides_anew(sides)
        await self.anew(*games_with_challenges(self.games))

    async def person_changed(self, person: Person, before: PersonSettings) -> None:
        """Update all posts if the visibility of the person's name or results has changed."""
        now = person.settings
        if (before.listed, before.announce) != (now.listed, now.announce):
            await self.all_anew(await self.naming(person.id))

    async def results_changed(self, challenge: Challenge) -> None:
        """Update the posts that list the results of a challenge."""
        if challenge.kind.traits.period:
            await self.anew(challenge.game)
        await self.sides_anew(challenge.sides)

    async def challenge_closed(self, challenge: Challenge) -> None:
        """Update the posts that list a daily challenge."""
        if challenge.kind.traits.is_daily:
            await self.anew(challenge.game)

    async def result_voided(self, _: Table, challenge: Challenge | None) -> None:
        """Update the posts of a challenge after a result was voided or restored."""
        if challenge is not None:
            await self.anew(challenge.game)
            await self.sides_anew(challenge.sides)

    async def tend(self) -> None:
        """Update the posts that show the challenge of an earlier day. Raises the refusals of the database."""
        for post in await self.post_repository.all():
            with isolated(f"the post of {post.game}"):
                await self._renew(post)

    async def _renew(self, post: PinnedPost) -> None:
        today = await self.challenges.current(post.game, ChallengeKind.DAILY)
        is_old = post.code is not None and post.code != today.code
        if is_old and not await self.repositories.outbox.has_message(post.topic):
            await self.anew(post.game)
