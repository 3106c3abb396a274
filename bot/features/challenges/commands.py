"""The `/challenge` commands: daily, weekly and own challenges, the ladder, rankings, seasons and replays."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date, timedelta

from discord import User, app_commands

from bot.discord_kit.command_text import command_options, command_text, games
from bot.discord_kit.command_tree import kindly
from bot.discord_kit.custom_ids import NOWHERE
from bot.discord_kit.interaction import AnyInteraction, InteractionContext
from bot.discord_kit.modals import modal
from bot.discord_kit.places import invited_by_name
from bot.discord_kit.rate_limit import RateClass
from bot.domain import challenge_code
from bot.domain.typed_text import dashed, read_month
from bot.features.challenges import calendar, view
from bot.features.challenges.cog import ChallengeCog
from bot.features.challenges.model import PERIODIC, Challenge, ChallengeKind
from bot.features.challenges.service import ChallengeService
from bot.presentation.base_cog import BaseCog, listing, matching_choices
from bot.refusals.discord import UnknownMonth
from bot.tables.repository import Clock
from games.api import GAMES

DEFAULT_GAME = next(key for key, game in GAMES.items() if game.challenge is not None)
"""The default game of the commands."""

MONTHS = 12


@dataclass(eq=False)
class ChallengeCommands(BaseCog):
    """The commands; `challenge_cog` shows their panels."""

    challenge_cog: ChallengeCog
    challenges: ChallengeService
    now: Clock

    group = app_commands.Group(**command_text("challenge"))

    @group.command(**command_text("daily"))
    @command_options("challenge", "game", game=games(challenges=True))
    @kindly
    async def daily(self, interaction: AnyInteraction, game: str = DEFAULT_GAME) -> None:
        """Show today's challenge."""
        ctx = await InteractionContext.acknowledge(interaction, self.people)
        await self.challenge_cog.home(ctx, await self.challenges.current(game, ChallengeKind.DAILY))

    @group.command(**command_text("weekly"))
    @command_options("challenge", "game", game=games(challenges=True))
    @kindly
    async def weekly(self, interaction: AnyInteraction, game: str = DEFAULT_GAME) -> None:
        """Show this week's challenge."""
        ctx = await InteractionContext.acknowledge(interaction, self.people)
        await self.challenge_cog.home(ctx, await self.challenges.current(game, ChallengeKind.WEEKLY))

    @group.command(**command_text("ladder"))
    @command_options("challenge", "game", game=games(challenges=True))
    @kindly
    async def ladder(self, interaction: AnyInteraction, game: str = DEFAULT_GAME) -> None:
        """Show the person's ladder."""
        ctx = await InteractionContext.acknowledge(interaction, self.people)
        await self.challenge_cog.show_ladder(ctx, game)

    @group.command(**command_text("new"))
    @command_options("challenge", "game", game=games(challenges=True))
    @kindly
    async def new(self, interaction: AnyInteraction, game: str = DEFAULT_GAME) -> None:
        """Make a challenge to share."""
        form = await self.challenge_cog.form(interaction, game)
        await interaction.response.send_modal(modal(form, NOWHERE))

    @group.command(**command_text("duel", RateClass.LOUD))
    @command_options("challenge", "person", "game", game=games(challenges=True))
    @kindly
    async def duel(self, interaction: AnyInteraction, person: User, game: str = DEFAULT_GAME) -> None:
        """Challenge one person to a duel with drawn options."""
        guest = invited_by_name(interaction, person)
        ctx = await InteractionContext.acknowledge(interaction, self.people)
        await self.challenge_cog.make(ctx, game, {}, (guest,))

    @group.command(**command_text("join"))
    @command_options("challenge", "code")
    @kindly
    async def join(self, interaction: AnyInteraction, code: str) -> None:
        """Show the challenge of a code."""
        ctx = await InteractionContext.acknowledge(interaction, self.people)
        await self.challenge_cog.home(ctx, await self.challenges.find(code))

    @group.command(**command_text("ranking"))
    @command_options("challenge", "code", "game", game=games(challenges=True))
    @kindly
    async def ranking(self, interaction: AnyInteraction, code: str | None = None, game: str = DEFAULT_GAME) -> None:
        """Show the ranking of the challenge of a code, or of today's."""
        ctx = await InteractionContext.acknowledge(interaction, self.people)
        if code is None:
            code = (await self.challenges.current(game, ChallengeKind.DAILY)).code
        await self.challenge_cog.show_ranking(ctx, code, here=False, page=0)

    @group.command(**command_text("monthly"))
    @command_options("challenge", "game", "month", game=games(challenges=True))
    @kindly
    async def season(self, interaction: AnyInteraction, game: str = DEFAULT_GAME, month: str | None = None) -> None:
        """Show the season table of a month."""
        ctx = await InteractionContext.acknowledge(interaction, self.people)
        wanted = calendar.month_at(self.now()) if month is None else read_month(month)
        if wanted is None or not calendar.is_month(wanted):
            raise UnknownMonth(month=(month or "")[:20])
        await self.challenge_cog.show_season(ctx, game, wanted, 0)

    @group.command(**command_text("replay", RateClass.REPLAYS))
    @command_options("challenge", "code")
    @kindly
    async def replay(self, interaction: AnyInteraction, code: str) -> None:
        """Show the best attempt at a challenge that has closed."""
        ctx = await InteractionContext.acknowledge(interaction, self.people)
        await self.challenge_cog.show_replay(ctx, code, 0)

    @join.autocomplete("code")
    @listing
    async def open_codes(self, interaction: AnyInteraction, typed: str) -> list[app_commands.Choice[str]]:
        """List the open challenges that the person made, plays or is invited to."""
        return self._codes(interaction, typed, await self.challenges.open_to(interaction.user.id))

    @ranking.autocomplete("code")
    @replay.autocomplete("code")
    @listing
    async def closed_codes(self, interaction: AnyInteraction, typed: str) -> list[app_commands.Choice[str]]:
        """List the latest closed challenges of the day and week."""
        game = str(getattr(interaction.namespace, "game", None) or next(iter(self.challenges.on_offer())))
        found = [one for kind in PERIODIC if game in GAMES for one in await self.challenges.past(game, kind)]
        return self._codes(interaction, typed, found)

    def _codes(
        self, interaction: AnyInteraction, typed: str, found: Iterable[Challenge]
    ) -> list[app_commands.Choice[str]]:
        words = self.words(interaction)
        texts = [(f"{challenge_code.format_code(one.code)} · {view.title(one, words)}", one.code) for one in found]
        return matching_choices(texts, typed)

    @season.autocomplete("month")
    async def months(self, _: AnyInteraction, typed: str) -> list[app_commands.Choice[str]]:
        """List the latest months."""
        month = date.fromisoformat(f"{calendar.month_at(self.now())}-01")
        found = []
        for __ in range(MONTHS):
            found.append(month.isoformat()[:7])
            month = (month - timedelta(days=1)).replace(day=1)
        wanted = read_month(typed) or dashed(typed)
        return [app_commands.Choice(name=one, value=one) for one in found if wanted in one]
