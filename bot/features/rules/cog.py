"""The commands `/help` and `/rules`, and the rule behind a prompt."""

from dataclasses import dataclass

from discord import app_commands

import renderers
from bot.discord_kit import files
from bot.discord_kit.command_text import choices, command_options, command_text, games
from bot.discord_kit.command_tree import kindly
from bot.discord_kit.components import ControlRows, controls
from bot.discord_kit.custom_ids import NOWHERE, CustomId
from bot.discord_kit.files import Drawn
from bot.discord_kit.handlers import action
from bot.discord_kit.interaction import AnyInteraction, InteractionContext
from bot.features.play.presenter import TurnPresenter
from bot.features.rules import help_view, search
from bot.game_ui.guide import chapters, reason, sections
from bot.game_ui.registry import game_ui_of
from bot.i18n.translator import Translator, translator_for
from bot.presentation import page_picture
from bot.presentation.base_cog import BaseCog, games_menu, running, table_of
from bot.refusals import Refusal
from bot.refusals.discord import NoRules, NothingFound
from bot.ui_kit.pagination import broken, paginate
from bot.ui_kit.panels import Button, Row, SelectMenu, SelectOption
from bot.workers.pictures import PictureRequest, PictureService, attempt
from games.api import GAMES
from renderers.rule_picture import RULE_PICTURE
from renderers.specimen import SPECIMEN

ABOUT_ICONS, ABOUT_COMMANDS = "signs", "commands"


@dataclass(eq=False)
class RulesCog(BaseCog):
    """The commands and clicks of rules and help."""

    turns: TurnPresenter
    pictures: PictureService

    # -- commands ----------------------------------------------------------------------------------------------------

    @app_commands.command(**command_text("help"))
    @command_options("help", "about", about=choices("bot.help.about", (ABOUT_COMMANDS, ABOUT_ICONS)))
    @kindly
    async def help(self, interaction: AnyInteraction, about: str | None = None) -> None:
        """Show how the bot works and a game to begin with, or all commands, or the meaning of the icons."""
        ctx = await InteractionContext.acknowledge(interaction, self.people)
        if about == ABOUT_ICONS:
            await help_view.show_icons(ctx)
            return
        if about == ABOUT_COMMANDS:
            await help_view.show_commands(ctx)
            return
        await self._help(ctx)

    @action("help")
    async def help_clicked(self, ctx: InteractionContext, _: CustomId, __: tuple[str, ...]) -> None:
        """Show the first page of the help again."""
        await self._help(ctx)

    async def _help(self, ctx: InteractionContext) -> None:
        words = ctx.words
        games_ = "\n".join((f"### {words('bot.help.games')}", *help_view.games(words)))
        how = f"### {words('bot.help.how')}\n{words('bot.help')}"
        await ctx.answer(words("bot.help.head"), games_, ControlRows(NOWHERE, (help_view.buttons(words),)), how)

    @app_commands.command(**command_text("rules"))
    @command_options("rules", "about", "game", game=games())
    @kindly
    async def rules(self, interaction: AnyInteraction, about: str | None = None, game: str | None = None) -> None:
        """Show the rules of a game, or one entry."""
        ctx = await InteractionContext.acknowledge(interaction, self.people)
        if about:
            await self._about(ctx, self._found(ctx, about, game or ""))
        else:
            await self._rules(ctx, game or await self._usual(interaction))

    async def _usual(self, interaction: AnyInteraction) -> str:
        """Return the game of the table here, else the one that the person has finished last, else the first one."""
        try:
            return table_of((await self.find_tables(interaction, None, running, watching=True))[0]).game
        except Refusal:
            last = await self.people.last_finished(interaction.user.id)
            return last if last in GAMES else help_view.first()

    def _found(self, ctx: InteractionContext, about: str, game: str) -> search.RuleEntry:
        """Return the entry that was picked from the list, or the best match. Raises NothingFound."""
        game = game if game in GAMES else ""
        known = search.picked(ctx.words.locale, about, game)
        hits = [known] if known else search.search(ctx.words.locale, about, game)
        if not hits:
            raise NothingFound(about=about[:60])
        return hits[0]

    @rules.autocomplete("about")
    async def entries(self, interaction: AnyInteraction, typed: str) -> list[app_commands.Choice[str]]:
        """List the entries that match the typed text."""
        words, game = self.words(interaction), getattr(interaction.namespace, "game", None) or ""
        found = search.search(words.locale, typed, game if game in GAMES else "")
        labels = ((search.label(entry, words, named=not game), entry.key) for entry in found)
        return [app_commands.Choice(name=label, value=key) for label, key in labels]

    # -- clicks ------------------------------------------------------------------------------------------------------

    @action("rules")
    async def rules_clicked(self, ctx: InteractionContext, custom_id: CustomId, values: tuple[str, ...]) -> None:
        """Show a page of a game's rules, or those of the game that was chosen."""
        game = next((one for one in (*values, *custom_id.args) if one in GAMES), "")
        if not game:
            game = (await self.queries.table(custom_id.table)).game
        await self._rules(ctx, game, custom_id.page, custom_id.table)

    async def _rules(self, ctx: InteractionContext, game: str, page: int = 0, table: str = "0") -> None:
        words = ctx.words
        told = chapters(game, words) if game in GAMES else []
        if not told:
            raise NoRules
        leaves = [(number, text) for number, chapter in enumerate(told, start=1) for text in broken(chapter)]
        shown = paginate(leaves, page, 1)
        ((chapter, text),) = shown.shown
        menu = games_menu(("rules", game, "g"), game, words)
        rows = controls(table, shown.turns(("rules", game), words), *self._sections(ctx, game), menu)
        title, drawn = f"## 📖 {words(f'{game}.name')}", await self._rule_picture(game, f"{chapter}.1", words)
        await ctx.answer(shown.titled(title, words), drawn, text, rows)

    async def _rule_picture(self, game: str, number: str, words: Translator) -> Drawn | None:
        """Draw the picture of a section's chapter, if it has one."""
        chapter, renderer = int(number.partition(".")[0]), renderers.RENDERERS.get(game)
        if renderer is None or chapter not in renderer.rule_pictures:
            return None
        heading = found.heading if (found := sections(game, words).get(number)) else ""
        alt = f"{words(f'{game}.name')} · {heading}"
        return await page_picture.drawn(self.pictures, game, f"{RULE_PICTURE}-{chapter}", None, words=words, alt=alt)

    def _sections(self, ctx: InteractionContext, game: str, chosen: str = "") -> tuple[Row, ...]:
        found = search.search(ctx.words.locale, "", game)
        items = tuple(SelectOption(entry.id, entry.name, chosen=entry.key == chosen) for entry in found)
        return (SelectMenu(("about", game), ctx.words("bot.rules.sections"), items),)

    @action("about")
    async def about_clicked(self, ctx: InteractionContext, custom_id: CustomId, values: tuple[str, ...]) -> None:
        """Show the chosen section."""
        game, number = (custom_id.args[0] if custom_id.args else ""), (values[0] if values else "")
        entry = search.book(ctx.words.locale).get(f"{game}:{search.SECTION}:{number}")
        if entry is None:
            raise NoRules
        await self._about(ctx, entry, custom_id.table)

    async def _about(self, ctx: InteractionContext, entry: search.RuleEntry, table: str = "0") -> None:
        """Show an entry with its picture, and a button to the rules."""
        words, game = ctx.words, entry.game
        heading = f"## {entry.name}\n-# {words(entry.kind)} · {words(f'{game}.name')}"
        drawn = None
        if entry.picture and entry.picture in renderers.RENDERERS[game].specimens:
            drawn = await self._specimen(entry, words)
        elif entry.kind == "bot.kind.section":
            drawn = await self._rule_picture(game, entry.id, words)
        rows = controls(table, *self._sections(ctx, game, entry.key), _way(game, words))
        await ctx.answer(heading, drawn, "\n".join(entry.lines), rows)

    async def _specimen(self, entry: search.RuleEntry, words: Translator) -> Drawn | None:
        plain, name = translator_for(words.locale), f"{entry.game}-{SPECIMEN}-{entry.id}-{words.locale}"
        data = await attempt(self.pictures, PictureRequest(name, entry.game, entry.id, SPECIMEN, plain, {}))
        return None if data is None else files.picture(data, name, words.join_sentences((entry.name, *entry.lines)))

    @action("why")
    async def why(self, ctx: InteractionContext, custom_id: CustomId, _: tuple[str, ...]) -> None:
        """Show the rule behind a person's prompt, next to the prompt."""
        table_view, words = await self.turns.seated(custom_id.table, ctx), ctx.words
        prompt, out_of_turn, game = table_view.prompt, table_view.out_of_turn, table_view.table.game
        if out_of_turn is not None and (prompt is None or out_of_turn.token == custom_id.prompt_token):
            prompt = out_of_turn
        section = reason(game, game_ui_of(game).guide, prompt.name if prompt else "", words)
        if section is None:
            raise NoRules
        rows = controls(custom_id.table, _way(game, words))
        await ctx.send_followup(f"### ❔ {section.heading}", section.text, rows)

    @action("signs")
    async def icons_clicked(self, ctx: InteractionContext, custom_id: CustomId, _: tuple[str, ...]) -> None:
        """Show a page of the meanings of icons."""
        game = custom_id.args[0] if custom_id.args and custom_id.args[0] in GAMES else ""
        await help_view.show_icons(ctx, custom_id.table, game, custom_id.page)

    @action("commands")
    async def commands_clicked(self, ctx: InteractionContext, custom_id: CustomId, _: tuple[str, ...]) -> None:
        """Show a page of all commands."""
        await help_view.show_commands(ctx, custom_id.page)


def _way(game: str, words: Translator) -> tuple[Button, ...]:
    return (Button(("rules", game), words("bot.rules.whole"), emoji="📖"),)
