"""Standing posts of servers on their way: edited while what they tell goes on, posted anew for what comes after it."""

from collections.abc import Sequence

import discord

from bot.discord_kit.command_mentions import CommandMentions
from bot.discord_kit.components import Block, layout
from bot.domain.notification import OutboxMessage
from bot.features.pinned_posts import view as pinned_posts_view
from bot.features.pinned_posts.model import ChallengePostMessage
from bot.features.server_duels import view as server_duels_view
from bot.features.server_duels.message import DuelPostMessage
from bot.i18n.translator import Translator
from bot.notifications.discord_errors import NOTHING_THERE, UNKNOWN_MESSAGE, send_once


class PinnedPostSender:
    """Sends and edits them; raises what Discord says."""

    def __init__(self, client: discord.Client, mentions: CommandMentions | None) -> None:
        self._client = client
        self._mentions = mentions

    async def challenge_post(self, challenge_post: ChallengePostMessage, words: Translator) -> int:
        """Show a server's standing post: edited while its day lasts, posted anew for the next one."""
        post = challenge_post.post
        blocks = pinned_posts_view.pinned_post(challenge_post, words)
        home = self._client.get_partial_messageable(post.channel, guild_id=post.guild)
        stands = post.message if post.code == challenge_post.today.challenge.code else None
        return await self._show(home, stands, blocks, challenge_post.outbox_message)

    async def encounter(self, encounter: DuelPostMessage, words: Translator) -> int:
        """Show how a duel with another server stands: edited while it lasts; its end is posted anew, for all to see."""
        side, challenge = encounter.side, encounter.ranking.challenge
        blocks = server_duels_view.post(encounter.ranking, words)
        home = self._client.get_partial_messageable(side.channel, guild_id=side.guild)
        goes_on = side.over == (challenge.closed_at is not None)
        if side.message is not None and not goes_on:
            await self._shrink(home, side.message, server_duels_view.ended(challenge, words))
        return await self._show(home, side.message if goes_on else None, blocks, encounter.outbox_message)

    async def _show(
        self,
        home: discord.PartialMessageable,
        message: int | None,
        blocks: Sequence[Block],
        outbox_message: OutboxMessage,
    ) -> int:
        """Let the message that stands say this, or a new one where there is none (any more)."""
        if message is not None:
            try:
                await home.get_partial_message(message).edit(
                    view=layout(*blocks, mentions=self._mentions), allowed_mentions=discord.AllowedMentions.none()
                )
                return message
            except discord.HTTPException as error:
                if error.code != UNKNOWN_MESSAGE:
                    raise
        quiet = discord.AllowedMentions.none()
        view = layout(*blocks, mentions=self._mentions)
        return await send_once(
            outbox_message, home.send(view=view, allowed_mentions=quiet, silent=True, nonce=outbox_message.nonce)
        )

    async def _shrink(self, home: discord.PartialMessageable, message: int, blocks: Sequence[Block]) -> None:
        """Let a post say that it is past; one that is gone needs not."""
        try:
            await home.get_partial_message(message).edit(
                view=layout(*blocks, mentions=self._mentions), allowed_mentions=discord.AllowedMentions.none()
            )
        except discord.HTTPException as error:
            if error.code not in NOTHING_THERE:
                raise
