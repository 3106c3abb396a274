"""Profiles with their achievements, and the statistics of the games."""

from dataclasses import dataclass

import discord
from discord import app_commands

from bot.discord_kit.command_text import command_options, command_text, games
from bot.discord_kit.command_tree import kindly
from bot.discord_kit.custom_ids import CustomId
from bot.discord_kit.handlers import action
from bot.discord_kit.interaction import AnyInteraction, InteractionContext
from bot.discord_kit.membership import guild_of
from bot.features.leaderboards.page_cog import MODES, PICTURE, SHARE, TEXT, PageCog, Parts, lit, ways
from bot.features.profiles import statistics_view
from bot.features.profiles import view as profiles_view
from bot.features.rankings.profile import Profile
from bot.features.rankings.service import RankingService
from bot.features.weekly_sky import view as weekly_sky_view
from bot.features.weekly_sky.service import WeeklySkyService
from bot.i18n.translator import Translator
from bot.presentation import page_picture
from bot.presentation.base_cog import games_menu
from bot.refusals.discord import Forged
from bot.ui_kit import markup, names
from bot.ui_kit.pagination import Page, paginate_text
from bot.ui_kit.panels import Button, Row, SelectMenu, SelectOption
from bot.workers.pictures import PictureService
from games.api import GAMES

SKY = "sky"
"""The sheet of the statistics that shows the night sky of a server."""

GREATEST = 2**63 - 1
"""The greatest Discord id that the database can store."""


@dataclass(eq=False)
class ProfileCog(PageCog):
    """Commands of profiles, achievements and statistics."""

    rankings: RankingService
    skies: WeeklySkyService
    pictures: PictureService

    # -- profiles ----------------------------------------------------------------------------------------------------

    @app_commands.command(**command_text("profile"))
    @command_options("profile", "person")
    @kindly
    async def profile(self, interaction: AnyInteraction, person: discord.User | None = None) -> None:
        """Show the profile of a person."""
        ctx = await InteractionContext.acknowledge(interaction, self.people)
        await self.of(ctx, person or interaction.user)

    async def of(self, ctx: InteractionContext, who: discord.User | discord.Member) -> None:
        """Show the profile of a user."""
        await self._profile(ctx, who.id, PICTURE, names.tidy(who.display_name))

    @action("prof", shareable=True)
    async def profiled(self, ctx: InteractionContext, custom_id: CustomId, _: tuple[str, ...]) -> None:
        """Show a profile as picture or text, or post it."""
        person, mode = _person(custom_id.args, 2)
        await self._profile(ctx, person, mode[0])

    async def _profile(self, ctx: InteractionContext, person: int, mode: str, fallback: str = "") -> None:
        found = await self.rankings.profile(person, ctx.person.id, aloud=mode == SHARE)
        words, name = ctx.words, profiles_view.name_of(found, ctx.words, fallback)
        view = profiles_view.profile(found, words, name)
        summary = profiles_view.summary(found, words)
        alt = words("bot.profile.alt", name=name, summary=summary)
        sky = found.favourite or next(iter(GAMES))
        drawing = await page_picture.drawn(self.pictures, sky, "profile", view, words=words, alt=alt)
        heading = f"### 👤 {words('bot.profile.title')} · {_shown(found, name)}"
        text = "\n".join(profiles_view.profile_lines(found, words))
        await self.show(ctx, mode, (heading, text, drawing), self._profile_rows(found, mode, words))

    def _profile_rows(self, found: Profile, mode: str, words: Translator) -> tuple[Row, ...]:
        played = [record.career.game for record in found.records] or list(GAMES)
        items = tuple(SelectOption(game, words(f"{game}.name"), emoji="🏅") for game in played[:25])
        menu = SelectMenu(("medals", str(found.person), PICTURE, "g"), words("bot.profile.to_medals"), items)
        return menu, ways(mode, lambda mode, mark: ("prof", str(found.person), mode, mark), words)

    @action("medals", shareable=True)
    async def achievements(self, ctx: InteractionContext, custom_id: CustomId, values: tuple[str, ...]) -> None:
        """Show the achievements of a person in one game."""
        person, rest = _person(custom_id.args, 2)
        mode, game = rest[0], values[0] if values else rest[-1]
        if game not in GAMES:
            raise Forged
        found = await self.rankings.profile(person, ctx.person.id, aloud=mode == SHARE)
        words, name = ctx.words, profiles_view.name_of(found, ctx.words)
        view = profiles_view.achievements(found, game, words, name)
        lines = profiles_view.achievement_lines(view, words)
        told = words.join_sentences([view.aside, *(line.replace("*", "") for line in lines)])
        alt = words.labelled(words.join_list((view.title, view.subtitle)), told)
        drawing = await page_picture.drawn(self.pictures, game, "medals", view, words=words, alt=alt)
        parts = (f"### 🏅 {view.title} · {_shown(found, name)} · {view.aside}", "\n".join(lines), drawing)
        back = (Button(("prof", str(person), PICTURE, "v"), words("bot.profile.to_overview"), emoji="👤"),)
        modes = ways(mode, lambda mode, mark: ("medals", str(person), mode, mark, game), words)
        await self.show(ctx, mode, parts, ((*back, *modes),))

    # -- statistics --------------------------------------------------------------------------------------------------

    @app_commands.command(**command_text("statistics"))
    @command_options("statistics", "game", game=games())
    @kindly
    async def statistics(self, interaction: AnyInteraction, game: str | None = None) -> None:
        """Show the statistics of a game."""
        ctx = await InteractionContext.acknowledge(interaction, self.people)
        await self._statistics(ctx, game or await self.usual(interaction), statistics_view.SCORES, PICTURE, 0)

    @action("stats", shareable=True)
    async def stats(self, ctx: InteractionContext, custom_id: CustomId, values: tuple[str, ...]) -> None:
        """Show another sheet of the statistics as picture or text, or post it."""
        if len(custom_id.args) not in (4, 5):
            raise Forged
        game, sheet, mode = custom_id.args[:3]
        await self._statistics(ctx, values[0] if values else game, sheet, mode, custom_id.page)

    async def _statistics(self, ctx: InteractionContext, game: str, sheet: str, mode: str, page: int) -> None:
        guild = guild_of(ctx.interaction)
        if game not in GAMES or sheet not in (*statistics_view.SHEETS, SKY) or mode not in MODES:
            raise Forged
        if sheet == SKY and guild is not None:
            await self._sky(ctx, guild, game, mode, page)
            return
        sheet = statistics_view.SCORES if sheet == SKY else sheet  # in direct messages there is none
        found, words = await self.rankings.statistics(game), ctx.words
        kind, view = statistics_view.drawing(found, sheet, words)
        drawing = await page_picture.drawn(
            self.pictures, game, kind, view, words=words, alt=statistics_view.alt(found, sheet, words)
        )
        shown_page = paginate_text(statistics_view.lines(found, sheet, words), page)
        parts = (f"### 📊 {' · '.join(statistics_view.title(found, sheet, words))}", shown_page.text, drawing)
        await self._show_page(ctx, parts, shown_page, (game, sheet, mode))

    async def _sky(self, ctx: InteractionContext, guild: int, game: str, mode: str, page: int) -> None:
        """Show the night sky of this server in the current week."""
        sky, words = await self.skies.so_far(guild), ctx.words
        place = ctx.interaction.guild.name if ctx.interaction.guild else ""
        view, alt = weekly_sky_view.view(sky, place, words), weekly_sky_view.alt(sky, place, words)
        drawing = await page_picture.drawn(
            self.pictures, next(iter(sky.games), game), "night", view, words=words, alt=alt
        )
        shown_page = paginate_text(weekly_sky_view.lines(sky, words), page)
        await self._show_page(
            ctx, (weekly_sky_view.heading(sky, words), shown_page.text, drawing), shown_page, (game, SKY, mode)
        )

    async def _show_page(
        self, ctx: InteractionContext, parts: Parts, shown_page: Page[str], chosen: tuple[str, str, str]
    ) -> None:
        """Show a sheet with the buttons to all others, or post it."""
        (game, sheet, mode), words = chosen, ctx.words
        turn = shown_page.turns(("stats", game, sheet, mode, "n"), words) if mode == TEXT else ()
        menu = games_menu(("stats", game, statistics_view.SCORES if sheet == SKY else sheet, mode, "g"), game, words)
        modes = ways(mode, lambda mode, mark: ("stats", game, sheet, mode, mark), words)
        tabs = _sheets(chosen, words, sky=guild_of(ctx.interaction) is not None)
        await self.show(ctx, mode, parts, (menu, tabs, turn, modes))


def _sheets(chosen: tuple[str, str, str], words: Translator, *, sky: bool) -> tuple[Button, ...]:
    """Return the buttons of the sheets of a game's statistics, the chosen one lit; on servers also that of the sky."""
    game, lies, mode = chosen
    sheets = tuple(
        Button(("stats", game, one, mode, f"h{number}"), words(f"bot.statistics.turn.{one}"), lit(one == lies))
        for number, one in enumerate(statistics_view.SHEETS)
    )
    above = Button(("stats", game, SKY, mode, "hs"), words("bot.sky.tab"), lit(lies == SKY), "🌃")
    return (*sheets, above) if sky else sheets


def _person(args: tuple[str, ...], least: int) -> tuple[int, tuple[str, ...]]:
    """Return the person of a page, and the rest of its path. Raises Forged."""
    if len(args) <= least or not args[0].isdecimal() or int(args[0]) > GREATEST or args[1] not in MODES:
        raise Forged
    return int(args[0]), args[1:]


def _shown(found: Profile, name: str) -> str:
    """Return the escaped name of a profile."""
    return markup.shown(name) if found.person > 0 else name
