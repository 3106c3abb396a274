"""The moves since a person's last turn: sentences, and boards with the changes."""

import asyncio

from msgspec.structs import replace

from bot.discord_kit.components import controls
from bot.discord_kit.files import Drawn
from bot.discord_kit.interaction import InteractionContext
from bot.domain.table_view import TableView
from bot.game_ui.recap import RecapPicture, recap_numbered
from bot.i18n.translator import Translator, translator_for
from bot.presentation import board_picture, table_text
from bot.ui_kit.panels import Button, ButtonStyle
from bot.workers.pictures import PictureService
from renderers.kit.turn_marks import CHANGED

MOST_PICTURES = 4
"""Maximum number of pictures."""

PICTURES_WAIT = 3.0
"""Seconds to wait for the pictures; the sentences say the same."""


async def show_recap(pictures: PictureService, ctx: InteractionContext, table_view: TableView) -> None:
    """Show the moves of others since the person's last turn, in pictures and sentences with the same numbers."""
    words, table = ctx.words, table_view.table
    plain = table_text.recap_writer(table, translator_for(words.locale), table_view.seat)
    plain = replace(plain, names=table_text.player_names(table, words))
    sheets = board_picture.sheets_of(table_view)
    scenes = [scene for scene in plain.scenes(table_view.news) if scene.sheet in sheets][:MOST_PICTURES]
    drawn = await asyncio.gather(*(_drawn(pictures, table_view, scene, words) for scene in scenes))
    text = recap_numbered(table_text.recap_writer(table, words, table_view.seat), table_view.news)
    button = [Button(("move",), words("bot.board.move"), ButtonStyle.MAIN, "▶️")] if table_view.prompt else []
    button.append(Button(("log",), words("bot.log.button"), emoji="📜"))
    rows = controls(table.id, tuple(button))
    await ctx.answer(f"### {words('bot.since.title')}", *drawn, text or words("bot.since.none"), rows)


async def _drawn(
    pictures: PictureService, table_view: TableView, scene: RecapPicture, words: Translator
) -> Drawn | None:
    marks = {f"{CHANGED}{what}": numbers for what, numbers in scene.marks.items()}
    alt = words.join_sentences(scene.lines.values())
    return await board_picture.picture(pictures, table_view, scene.sheet, words, marks, within=PICTURES_WAIT, alt=alt)
