"""The messages by which a table is played, each with its picture: the lobby with its cover, the board, the end.

What a picture shows is told in words as well, and one that is not soon drawn follows its message.
"""

from bot.discord_kit.components import ControlRows
from bot.discord_kit.custom_ids import CustomId
from bot.features.play import board_view
from bot.features.rankings.reached import reached_achievements
from bot.game_ui.base import PromptContext
from bot.game_ui.registry import game_ui_of
from bot.i18n.translator import Translator
from bot.notifications.outgoing import TableMessage
from bot.presentation import audit_text, board_picture, table_text
from bot.presentation.picture_block import PictureBlock
from bot.workers.pictures import SOON, PictureService


async def board(pictures: PictureService, table_message: TableMessage, words: Translator) -> PictureBlock:
    """Return the board message."""
    table_view = table_message.table_view
    if table_view.table.is_unannounced:
        return PictureBlock(board_view.board(table_view, words, None), [], whole=True)
    sheet = "score" if table_view.scores and "score" in board_picture.sheets(table_view.table.game) else "table"
    marks = board_picture.fresh(table_view, words) if sheet == "table" else {}
    drawn = await board_picture.picture(pictures, table_view, sheet, words, marks, within=SOON, urgent=True)
    achievements = await reached_achievements(pictures, table_view.table, table_message.reached, words)
    shown, lately = drawn[0] if drawn else None, audit_text.lately(table_message.audit, words)
    reached = board_view.ReachedAchievements(table_message.reached, achievements[0] if achievements else None)
    blocks = board_view.board(table_view, words, shown, _quick(table_message, words), reached, lately=lately)
    whole = (
        drawn is not None and (achievements is not None or not table_message.reached)
    ) or not board_picture.drawable(table_view, sheet)
    return PictureBlock(blocks, [one[1] for one in (drawn, achievements) if one], whole)


def _quick(table_message: TableMessage, words: Translator) -> ControlRows | None:
    """Return the common answers as buttons, if a single person is asked."""
    own = table_message.own
    if own is None or own.prompt is None:
        return None
    context = PromptContext(own, words, table_text.player_mentions(own.table, words))
    rows = game_ui_of(own.table.game).public_buttons(context)
    return (
        ControlRows(CustomId(own.table.id, "x", seat=own.prompt.seat, prompt_token=own.prompt.token), rows)
        if rows
        else None
    )
