"""The room where challenges end: they are closed and judged, and seasons, streaks and replays come of them."""

import logging
from collections.abc import Awaitable
from datetime import date

from msgspec import Struct

from bot import almanac
from bot.contest import Challenge, Contest, Placed, Post, Standing, State, Streak, Total
from bot.model import Caller, Kind, Look, Person, PersonId, Settings
from bot.refusals import NoReplay, Secret, StoreRefusal
from bot.service.attempts import AttemptRoom
from bot.service.news import move_of
from bot.store.rows import Note, millis
from games.core import play
from games.core.challenge import ranks, season_points

log = logging.getLogger(__name__)

AT_ONCE = 100
"""How many challenges or attempts one tick of the clock looks at; the others come with the next."""


class Replay(Struct, frozen=True):
    """A moment of the best attempt at a closed challenge: after `number` of `moves` answers.

    `rounds` are the numbers of answers after which rounds began; `look` has no prompt.
    """

    challenge: Challenge
    best: Placed
    look: Look
    number: int
    moves: int
    rounds: tuple[int, ...]


class SeasonRoom(AttemptRoom):
    """Close challenges, and tell what came of them."""

    # -- for the clock -------------------------------------------------------------------------------------------------

    async def tend_challenges(self) -> None:
        """Prove what is still to be proved, close what is over, and renew the posts that show an old challenge.

        One challenge that fails does not stand in the way of the others. Raises the store's refusals.
        """
        for table in await self.store.challenges.unproved(AT_ONCE):
            await self._tried(table, self.prove(table))
        for code in await self.store.challenges.to_close(millis(self.now()), AT_ONCE):
            await self._tried(code, self.close(code))
        for post in await self.store.posts.all():
            await self._tried(post.game, self._renew(post))

    async def _tried(self, what: str, work: Awaitable[None]) -> None:
        try:
            await work
        except StoreRefusal:
            raise
        except Exception:
            log.exception("challenge or attempt %s must wait", what)

    async def close(self, code: str) -> None:
        """Close a challenge: unfinished attempts are given up, ranks and season points stay for good."""
        challenge = await self.challenge(code)
        for attempt in await self.store.challenges.ranked(challenge.code):
            if attempt.state is State.RUNNING:
                await self.end_table(attempt.table, attempt.person)
            await self.prove(attempt.table)
        standing = await self.standing(code)
        if any(one.state in (State.RUNNING, State.DONE) for one in standing.others):
            return  # somebody's proof has failed for now; the clock comes again
        await self._closed(standing)

    async def _closed(self, standing: Standing) -> None:
        challenge, now = standing.challenge, self.now()
        places = {one.attempt.table: (one.rank, _points(challenge, one)) for one in standing.placed}
        told = challenge.kind in (Contest.CUSTOM, Contest.DUEL)
        public = [one.attempt.table for one in standing.placed if told and one.attempt.guild is not None]
        note = (public[0], Note(Kind.VERDICT)) if public else None  # where the best plays whom others can hear
        ended = millis(min(now, challenge.ends_at))
        if await self.store.challenges.close(challenge.code, ended, places, note, millis(now)):
            if challenge.kind is Contest.DAILY:
                await self.store.posts.stale(challenge.game, millis(now))
            self.on_change()

    async def all_done(self, challenge: Challenge) -> None:
        """Close a duel or a rung as soon as everybody has tried who may."""
        if challenge.kind not in (Contest.DUEL, Contest.LADDER) or challenge.closed_at is not None:
            return
        tried = {one.person for one in await self.store.challenges.ranked(challenge.code) if one.state in _ENDED}
        if {challenge.host, *challenge.guests} <= tried:
            await self._closed(await self.standing(challenge.code))

    # -- standing posts ------------------------------------------------------------------------------------------------

    async def post_here(self, guild: int, game: str, channel: int) -> None:
        """Keep the daily challenge of a game posted in this channel. Raises UnknownGame, NoChallenges."""
        await self.current(game, Contest.DAILY)
        await self.store.posts.want(guild, game, channel, millis(self.now()))
        self.on_change()

    async def post_nowhere(self, guild: int, game: str) -> bool:
        """Post the challenges of a game no longer on this server; False if they were not posted."""
        return await self.store.posts.drop(guild, game)

    async def set_settings(self, who: Caller, settings: Settings) -> Person:
        """Keep a person's wishes; whoever begins or ceases to be listed does so on standing posts too.

        Raises BadSetting.
        """
        before = await self.person(who.id)
        person = await super().set_settings(who, settings)
        if (before.settings if before else Settings()).listed != settings.listed:
            await self.posts_anew()
        return person

    async def _renew(self, post: Post) -> None:
        today = await self.current(post.game, Contest.DAILY)
        if post.code is not None and post.code != today.code:
            await self.store.posts.stale(post.game, millis(self.now()))
            self.on_change()

    # -- seasons, streaks, replays -------------------------------------------------------------------------------------

    async def season(self, game: str, month: str) -> tuple[Total, ...]:
        """Return the season table of a month (2026-11): the closed daily challenges, most points first.

        Equal points mean the same rank; among them the greater average lead is shown first.
        """
        rows = await self.store.challenges.season(game, f"{month}-01", f"{month}-31")
        ordered = sorted(rows, key=lambda row: (-row.points, -row.margins / row.days, row.person))
        rank = dict(ranks({row.person: (row.points,) for row in ordered}))
        return tuple(
            Total(rank[row.person], row.person, row.name, row.points, row.days, row.wins, row.margins, row.listed)
            for row in ordered
        )

    async def streak(self, person: PersonId, game: str) -> Streak:
        """Return on how many days in a row somebody has finished the daily challenge."""
        today = date.fromisoformat(almanac.day_at(self.now()).label)
        return almanac.streak(await self.store.challenges.days(person, game), today)

    async def replay(self, code: str, number: int) -> Replay:
        """Return a moment of the best attempt. Raises UnknownChallenge, Secret before the end, NoReplay."""
        standing = await self.standing(code)
        if standing.challenge.closed_at is None:
            raise Secret()
        if not standing.placed:
            raise NoReplay()
        best = standing.placed[0]
        seated = await self.seated(best.attempt.table, sure=True)
        kept = await self.store.log.replaying(best.attempt.table)
        moves = [move_of(seated.game, entry) for entry in kept.moves]
        at = max(0, min(number, len(moves)))
        shown = await self._thinker.scene(seated.game, kept.match, moves, at)
        match = play.load(seated.game, shown.match)
        scores = tuple(play.score(seated.game, match)) if match.over else ()
        look = Look(table=seated.table, view=play.view(seated.game, match, None), scores=scores)
        return Replay(standing.challenge, best, look, at, len(moves), shown.rounds)


_ENDED = (State.LISTED, State.GIVEN_UP, State.VOID)


def _points(challenge: Challenge, placed: Placed) -> int:
    if challenge.kind is not Contest.DAILY:
        return 0
    return season_points(placed.rank, won=placed.attempt.won)
