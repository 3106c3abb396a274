"""The crier: keeps the standing posts of servers as they should be, the latest version of each."""

import logging
from datetime import timedelta
from typing import Protocol

from msgspec import Struct

from bot.contest import Contest, Post, Standing
from bot.outbox import CLAIM, UNREACHABLE_DELAY, Later, Unreachable, back_off
from bot.refusals import StoreRefusal
from bot.store.rows import millis
from bot.tables import TableService

log = logging.getLogger(__name__)

AT_ONCE = 25


class Bulletin(Struct, frozen=True):
    """What a standing post has to say: today, this week, and how the last closed day ended, on that server."""

    post: Post
    today: Standing
    week: Standing
    last: Standing | None


class Billposter(Protocol):
    """Shows one standing post; implemented with Discord."""

    async def show(self, bulletin: Bulletin) -> int:
        """Post or edit the message and return its id. Raises Unreachable or Later."""


class Crier:
    """Carries standing posts to their places, at least once."""

    def __init__(self, service: TableService, billposter: Billposter) -> None:
        self._service = service
        self._posts = service.store.posts
        self._billposter = billposter

    async def carry_all(self) -> int:
        """Show every post that is due anew, and return how many were."""
        shown = 0
        now = millis(self._service.now())
        for post in await self._posts.due(now, AT_ONCE):
            if await self._posts.claim(post, now, now + CLAIM // timedelta(milliseconds=1)):
                shown += await self._carry(post)
        return shown

    async def _carry(self, post: Post) -> bool:
        try:
            bulletin = await self.bulletin(post)
            message = await self._billposter.show(bulletin)
        except StoreRefusal:
            raise
        except Unreachable as error:
            log.warning("the post of %s on server %s: the place is %s", post.game, post.guild, error.reason)
            await self._again(post, UNREACHABLE_DELAY)
        except Later as error:
            await self._again(post, back_off(post.tries) if error.after is None else timedelta(seconds=error.after))
        except Exception:
            log.exception("the post of %s on server %s could not be shown", post.game, post.guild)
            await self._again(post, back_off(post.tries))
        else:
            await self._posts.shown(post, bulletin.today.challenge.code, message)
            return True
        return False

    async def bulletin(self, post: Post) -> Bulletin:
        """Return what a post has to say now."""
        service = self._service
        today = await service.challenges.current(post.game, Contest.DAILY)
        week = await service.challenges.current(post.game, Contest.WEEKLY)
        past = await service.challenges.past(post.game, Contest.DAILY)
        found = [await service.verdicts.standing(one.code) for one in (today, week, *past[:1])]
        here = [standing.within(post.guild) for standing in found]
        return Bulletin(post, here[0], here[1], here[2] if len(here) > 2 else None)

    async def _again(self, post: Post, delay: timedelta) -> None:
        await self._posts.again(post, millis(self._service.now() + delay))
