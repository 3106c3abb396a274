"""The context menus of a person (profile, duel) and of a message (proof of a result, table)."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

import discord
from discord.app_commands import ContextMenu
from msgspec import Struct

from bot.discord_kit import custom_ids
from bot.discord_kit.command_text import RATE, localized
from bot.discord_kit.command_tree import kindly
from bot.discord_kit.custom_ids import NOWHERE, CustomId
from bot.discord_kit.interaction import AnyInteraction, InteractionContext
from bot.discord_kit.modals import modal
from bot.discord_kit.places import invited_by_name
from bot.discord_kit.rate_limit import RateClass
from bot.domain.challenge_code import parse_code
from bot.features.challenges import create_view
from bot.features.challenges.cog import ChallengeCog
from bot.features.challenges.service import ChallengeService
from bot.features.profiles.cog import ProfileCog
from bot.features.verification import view as verification_view
from bot.features.verification.service import ProofService
from bot.features.viewing.cog import ViewingCog
from bot.presentation.base_cog import BaseCog
from bot.refusals.discord import NothingBehind


class MessageTarget(Struct, frozen=True):
    """The subject of a message: a `table`, else a challenge by its `code`."""

    table: str = ""
    code: str = ""


@dataclass(eq=False)
class ContextMenuCog(BaseCog):
    """The context menus; the pages belong to other cogs."""

    viewing: ViewingCog
    challenge_cog: ChallengeCog
    profiles: ProfileCog
    challenges: ChallengeService
    proofs: ProofService

    @property
    def menus(self) -> tuple[ContextMenu, ...]:
        """Return the commands, to be added to the tree."""
        return (
            ContextMenu(name=localized("bot.menu.profile"), callback=self.profile),
            ContextMenu(name=localized("bot.menu.duel"), callback=self.duel),
            ContextMenu(name=localized("bot.menu.proof"), callback=self.prove, extras={RATE: RateClass.REPLAYS}),
            ContextMenu(name=localized("bot.menu.table"), callback=self.show),
        )

    @kindly
    async def profile(self, interaction: AnyInteraction, person: discord.User) -> None:
        """Show a person's profile."""
        await self.profiles.of(await InteractionContext.acknowledge(interaction, self.people), person)

    @kindly
    async def duel(self, interaction: AnyInteraction, person: discord.User) -> None:
        """Open the form that challenges this person to a duel."""
        guest = invited_by_name(interaction, person)
        known = (guest,) if guest.id != interaction.user.id else ()
        words, games = await self.own_words(interaction), self.challenges.on_offer()
        await interaction.response.send_modal(modal(create_view.dare(games, known, words), NOWHERE))

    @kindly
    async def prove(self, interaction: AnyInteraction, message: discord.Message) -> None:
        """Verify the result in a message by replaying its match; for a challenge, show the proof of its results."""
        ctx = await InteractionContext.acknowledge(interaction, self.people)
        found = target_of(message, interaction.client)
        if found.table:
            proof = await self.proofs.of(found.table, ctx.person.id)
            await ctx.answer(*verification_view.shown(proof, ctx.words))
        else:
            challenge = await self.challenges.find(found.code)
            await self.challenge_cog.show_more(ctx, challenge, ctx.words("bot.proof.listed"))

    @kindly
    async def show(self, interaction: AnyInteraction, message: discord.Message) -> None:
        """Show the table of a message: the person's prompt, else the board."""
        ctx = await InteractionContext.acknowledge(interaction, self.people)
        found = target_of(message, interaction.client)
        if found.table:
            await self.viewing.show(ctx, found.table)
        else:
            await self.challenge_cog.home(ctx, await self.challenges.find(found.code))


def target_of(message: discord.Message, client: Any) -> MessageTarget:
    """Return the subject of a message of the bot. Raises NothingBehind."""
    ours = (getattr(client.user, "id", None), client.application_id)  # the author of answers to commands
    found = list(_custom_ids(message.components)) if message.author.id in ours else []
    tables = (custom_id.table for custom_id in found if custom_id.table != NOWHERE.table)
    codes = (code for custom_id in found if (code := _code(custom_id)))
    for table in tables:
        return MessageTarget(table=table)
    for code in codes:
        return MessageTarget(code=code)
    raise NothingBehind


def _custom_ids(parts: Iterable[Any]) -> Iterator[CustomId]:
    """Yield the custom ids of components at any depth."""
    for part in parts:
        custom_id = custom_ids.read(getattr(part, "custom_id", None) or "")
        if custom_id is not None:
            yield custom_id
        yield from _custom_ids(getattr(part, "children", ()))


def _code(custom_id: CustomId) -> str:
    """Return the challenge code of a button, or an empty text."""
    return (parse_code(custom_id.args[0]) or "") if custom_id.verb.startswith("c") and custom_id.args else ""
