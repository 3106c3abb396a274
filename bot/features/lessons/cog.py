"""Commands and clicks of lessons."""

from dataclasses import dataclass

from discord import app_commands

from bot.discord_kit.command_text import command_options, command_text, localized
from bot.discord_kit.command_tree import kindly
from bot.discord_kit.components import ControlRows
from bot.discord_kit.custom_ids import NOWHERE, CustomId, only
from bot.discord_kit.handlers import action
from bot.discord_kit.interaction import AnyInteraction, InteractionContext, invoking_user
from bot.discord_kit.places import check_place, place_of
from bot.discord_kit.rate_limit import RateClass
from bot.features.lessons.service import LessonService
from bot.features.lessons.tutor import lesson_of
from bot.features.lobby.service import LobbyService
from bot.features.play.presenter import TurnPresenter
from bot.game_ui.lesson import lessons
from bot.presentation.base_cog import BaseCog
from bot.refusals.discord import Forged
from bot.tables.prompts import HELPER
from bot.ui_kit.panels import Button, ButtonStyle, button_rows
from games.api import GAMES


def taught() -> list[str]:
    """Return the games with a lesson, in the order of the menus."""
    return [game for game in GAMES if game in lessons()]


@dataclass(eq=False)
class LessonCog(BaseCog):
    """The commands and clicks of lessons."""

    turns: TurnPresenter
    lessons: LessonService
    lobby: LobbyService

    @app_commands.command(**command_text("learn"))
    @command_options("learn", "game")
    @app_commands.choices(game=[app_commands.Choice(name=localized(f"{key}.name"), value=key) for key in taught()])
    @kindly
    async def learn(self, interaction: AnyInteraction, game: str | None = None) -> None:
        """Begin or continue the lesson of a game; without a game, list the lessons."""
        ctx = await InteractionContext.acknowledge(interaction, self.people)
        await (self._offer(ctx) if game is None else self._learn(ctx, game))

    async def _offer(self, ctx: InteractionContext) -> None:
        """List the lessons: how long each takes, and whether it is running."""
        words, under_way = ctx.words, await self.lessons.all_under_way(ctx.person.id)
        lines = [f"## 🎓 {words('bot.lesson.title')}", words("bot.lesson.offer")]
        buttons = []
        for key in taught():
            name, minutes = words(f"{key}.name"), lesson_of(key).minutes
            state = "under_way" if key in under_way else "line"
            lines.append(words(f"bot.lesson.{state}", game=name, minutes=minutes, pitch=words(f"{key}.pitch")))
            style = ButtonStyle.MAIN if key in under_way else ButtonStyle.PLAIN
            buttons.append(Button(("learn", key), name, style, "🎓"))
        await ctx.answer("\n".join(lines), ControlRows(NOWHERE, button_rows(tuple(buttons))))

    @action("learn")
    async def learn_clicked(self, ctx: InteractionContext, custom_id: CustomId, _: tuple[str, ...]) -> None:
        """Begin or continue the lesson of a game."""
        await self._learn(ctx, _game(custom_id))

    async def _learn(self, ctx: InteractionContext, game: str) -> None:
        who, where = invoking_user(ctx.interaction), place_of(ctx.interaction)
        await self.turns.show(ctx, await self.lessons.begin(lesson_of(game), who, where))

    @action("lreal", rate=RateClass.LOUD)
    async def play_for_real(self, ctx: InteractionContext, custom_id: CustomId, _: tuple[str, ...]) -> None:
        """Open a table against the easy computer player here, and start the match."""
        game, where = _game(custom_id), await check_place(ctx.interaction, thread=False)
        host, computers = invoking_user(ctx.interaction), [HELPER]
        table = await self.lobby.open(host, game, where, seats=2, computers=computers, announce=False)
        await self.turns.show(ctx, (await self.lobby.start(table.id, ctx.person.id)).table_view)


def _game(custom_id: CustomId) -> str:
    """Return the game of a click. Raises Forged."""
    if (game := only(custom_id.args)) not in taught():
        raise Forged
    return game
