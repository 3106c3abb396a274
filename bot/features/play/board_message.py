"""The messages by which a table is played, each with its picture: the lobby with its cover, the board, the end.

What a picture shows is told in words as well, and one that is not soon drawn follows its message.
"""

from collections.abc import Mapping, Sequence

import discord
from msgspec import Struct

from bot.discord_kit.components import Block, Rows
from bot.discord_kit.custom_ids import Press
from bot.domain.table import Table
from bot.features.profiles import view as profiles_view
from bot.features.rankings import leaderboard_view
from bot.game_ui.base import Desk
from bot.game_ui.registry import face_of
from bot.i18n.translator import Words
from bot.notifications.outgoing import Delivery
from bot.presentation import audit_text, board_picture, table_text
from bot.ui_kit.panels import Picture
from bot.workers.pictures import SOON, Pictures
from games import GAMES
from games.core.step import Seat as Number
from renderers import LOOKS
from renderers.lobby import COMPUTER, FREE, KEPT, LOBBY, PERSON, Lobby, Seat


class Pictured(Struct, frozen=True):
    """What a message says, and its picture; `whole` unless that could not be drawn."""

    blocks: tuple[Block, ...]
    files: list[discord.File]
    whole: bool


async def lobby(pictures: Pictures, table: Table, words: Words, lately: str = "", within: float = SOON) -> Pictured:
    """Return the lobby message; `lately` tells which powers were used."""
    shown, drawn = cover(table, words), None
    known = table.game in LOOKS
    if known:
        alt = " · ".join(filter(None, (shown.title, shown.minutes, shown.effort, *(seat.name for seat in shown.seats))))
        drawn = await leaderboard_view.drawn(
            pictures, table.game, LOBBY, shown, words=words, alt=alt, within=within, urgent=True
        )
    blocks = table_text.lobby(table, GAMES[table.game], words, drawn[0] if drawn else None, lately)
    return Pictured(blocks, [drawn[1]] if drawn else [], drawn is not None or not known)


def cover(table: Table, words: Words) -> Lobby:
    """Return the cover of a table that waits for players."""
    guide, people = face_of(table.game).guide, table_text.people_at(table, words)
    sitting = [Seat(PERSON if chair.person else COMPUTER, people[chair.seat]) for chair in table.chairs]
    kept = sum(table.seat_of(person) is None for person in table.reserved)
    seats = (*sitting, *[Seat(KEPT, words("bot.lobby.seat.kept"))] * kept)
    free = [Seat(FREE, words("bot.lobby.seat.free"))] * (table.wanted - len(seats))
    return Lobby(
        title=table_text.title(table, words),
        minutes=guide.length(words),
        weight=guide.weight,
        effort=guide.effort(words),
        seats=(*seats, *free),
    )


async def board(pictures: Pictures, delivery: Delivery, words: Words) -> Pictured:
    """Return the board message."""
    look = delivery.look
    if look.table.hushed:
        return Pictured(table_text.board(look, words, None), [], whole=True)
    sheet = "score" if look.scores and "score" in board_picture.sheets(look.table.game) else "table"
    marks = board_picture.fresh(look, words) if sheet == "table" else {}
    drawn = await board_picture.picture(pictures, look, sheet, words, marks, within=SOON, urgent=True)
    medals = await honours(pictures, look.table, delivery.reached, words)
    shown, lately = drawn[0] if drawn else None, audit_text.lately(delivery.deeds, words)
    reached = table_text.Reached(delivery.reached, medals[0] if medals else None)
    blocks = table_text.board(look, words, shown, _quick(delivery, words), reached, lately=lately)
    whole = (drawn is not None and (medals is not None or not delivery.reached)) or not board_picture.drawable(
        look, sheet
    )
    return Pictured(blocks, [one[1] for one in (drawn, medals) if one], whole)


async def honours(
    pictures: Pictures, table: Table, reached: Mapping[Number, Sequence[str]], words: Words
) -> tuple[Picture, discord.File] | None:
    """Draw the medals of what was reached with a match; None if there are none, or that failed."""
    if not reached or table.game not in LOOKS:
        return None
    view = profiles_view.honours(table, reached, words)
    alt = profiles_view.honours_alt(view)
    return await leaderboard_view.drawn(pictures, table.game, "honours", view, words=words, alt=alt, urgent=True)


def _quick(delivery: Delivery, words: Words) -> Rows | None:
    """Return the common answers as buttons, if a single person is asked."""
    own = delivery.own
    if own is None or own.prompt is None:
        return None
    desk = Desk(own, words, table_text.speakers(own.table, words))
    rows = face_of(own.table.game).quick(desk)
    return Rows(Press(own.table.id, "x", seat=own.prompt.seat, stamp=own.prompt.stamp), rows) if rows else None
