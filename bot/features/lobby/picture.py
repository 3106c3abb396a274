"""The picture of a lobby."""

from bot.domain.table import Table
from bot.features.lobby import view as lobby_view
from bot.game_ui.registry import game_ui_of
from bot.i18n.translator import Translator
from bot.presentation import page_picture, table_text
from bot.presentation.page_picture import PictureBlock
from bot.workers.pictures import SOON, PictureService
from games.api import GAMES
from renderers import RENDERERS
from renderers.lobby import COMPUTER, FREE, KEPT, LOBBY, PERSON, Lobby, Seat


async def lobby(
    pictures: PictureService, table: Table, words: Translator, lately: str = "", within: float = SOON
) -> PictureBlock:
    """Return the lobby message; `lately` tells which powers were used."""
    shown, drawn = cover(table, words), None
    known = table.game in RENDERERS
    if known:
        alt = " · ".join(filter(None, (shown.title, shown.minutes, shown.effort, *(seat.name for seat in shown.seats))))
        drawn = await page_picture.drawn(
            pictures, table.game, LOBBY, shown, words=words, alt=alt, within=within, urgent=True
        )
    blocks = lobby_view.lobby(table, GAMES[table.game], words, drawn[0] if drawn else None, lately)
    return PictureBlock(blocks, [drawn[1]] if drawn else [], drawn is not None or not known)


def cover(table: Table, words: Translator) -> Lobby:
    """Return the cover of a table that waits for players."""
    guide, people = game_ui_of(table.game).guide, table_text.player_names(table, words)
    sitting = [Seat(PERSON if table_seat.person else COMPUTER, people[table_seat.seat]) for table_seat in table.seats]
    kept = sum(table.seat_of(person) is None for person in table.reserved)
    seats = (*sitting, *[Seat(KEPT, words("bot.lobby.seat.kept"))] * kept)
    free = [Seat(FREE, words("bot.lobby.seat.free"))] * (table.seat_count - len(seats))
    return Lobby(
        title=table_text.title(table, words),
        minutes=guide.length(words),
        weight=guide.weight,
        effort=guide.effort(words),
        seats=(*seats, *free),
    )
