"""The messages by which a table is played, each with its picture: the lobby with its cover, the board, the end.

What a picture shows is told in words as well, and one that is not soon drawn follows its message.
"""

from bot.discord_kit.components import ControlRows
from bot.discord_kit.custom_ids import CustomId
from bot.features.play import board_view
from bot.features.rankings.reached import honours
from bot.game_ui.base import PromptContext
from bot.game_ui.registry import game_ui_of
from bot.i18n.translator import Translator
from bot.notifications.outgoing import TableMessage
from bot.presentation import audit_text, board_picture, table_text
from bot.presentation.picture_block import PictureBlock
from bot.workers.pictures import SOON, PictureService


async def board(pictures: PictureService, delivery: TableMessage, words: Translator) -> PictureBlock:
    """Return the board message."""
    look = delivery.table_view
    if look.table.is_unannounced:
        return PictureBlock(board_view.board(look, words, None), [], whole=True)
    sheet = "score" if look.scores and "score" in board_picture.sheets(look.table.game) else "table"
    marks = board_picture.fresh(look, words) if sheet == "table" else {}
    drawn = await board_picture.picture(pictures, look, sheet, words, marks, within=SOON, urgent=True)
    medals = await honours(pictures, look.table, delivery.reached, words)
    shown, lately = drawn[0] if drawn else None, audit_text.lately(delivery.audit, words)
    reached = board_view.ReachedAchievements(delivery.reached, medals[0] if medals else None)
    blocks = board_view.board(look, words, shown, _quick(delivery, words), reached, lately=lately)
    whole = (drawn is not None and (medals is not None or not delivery.reached)) or not board_picture.drawable(
        look, sheet
    )
    return PictureBlock(blocks, [one[1] for one in (drawn, medals) if one], whole)


def _quick(delivery: TableMessage, words: Translator) -> ControlRows | None:
    """Return the common answers as buttons, if a single person is asked."""
    own = delivery.own
    if own is None or own.prompt is None:
        return None
    desk = PromptContext(own, words, table_text.player_mentions(own.table, words))
    rows = game_ui_of(own.table.game).quick(desk)
    return (
        ControlRows(CustomId(own.table.id, "x", seat=own.prompt.seat, prompt_token=own.prompt.token), rows)
        if rows
        else None
    )
