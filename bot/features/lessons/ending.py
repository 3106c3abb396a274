"""How the end of a lesson is shown."""

from bot.discord_kit.components import ControlRows
from bot.discord_kit.custom_ids import NOWHERE
from bot.discord_kit.interaction import InteractionContext
from bot.domain.table_view import TableView
from bot.presentation import board_picture, table_text
from bot.presentation.base_cog import CogDependencies
from bot.ui_kit.panels import Button, ButtonStyle


async def show_lesson(
    parts: CogDependencies, ctx: InteractionContext, table_view: TableView, note: str, *, taught: bool
) -> None:
    """Show that a lesson is over, with what was `taught` if it has come to its end, and the way on."""
    words, game = ctx.words, table_view.table.game
    drawn = await board_picture.picture(parts.pictures, table_view, "table", words)
    title = table_text.title(table_view.table, words)
    text = f"### 🎓 {words('bot.lesson.done' if taught else 'bot.lesson.left', game=title)}"
    if taught:
        text += f"\n{words(f'{game}.lesson.end')}"
    buttons = (
        Button(("lreal", game), words("bot.lesson.real"), ButtonStyle.GO, "▶️", announce=True),
        Button(("rules", game), words("bot.rules_button"), emoji="📖"),
        Button(("learn", game), words("bot.lesson.again"), emoji="🎓"),
    )
    blocks = (note, drawn[0] if drawn else "", text, ControlRows(NOWHERE, (buttons,)))
    await ctx.answer(*(block for block in blocks if block), files=[drawn[1]] if drawn else [])
