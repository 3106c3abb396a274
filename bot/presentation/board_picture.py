"""From what somebody sees to a picture in a message: drawn elsewhere, named per version, with its words."""

import logging
from collections.abc import Mapping
from hashlib import blake2s
from secrets import token_bytes
from typing import Any

import discord
import msgspec

import renderers
from bot.discord_kit import files
from bot.domain.table_view import TableView
from bot.i18n.translator import Translator, translator_for
from bot.presentation.table_text import player_mentions, player_names, recap_writer
from bot.ui_kit.panels import PanelPicture
from bot.workers.pictures import SOON, PictureFailed, PictureRequest, PictureService
from games.api import Seat
from renderers.kit.text import figure
from renderers.kit.turn_marks import CHANGED, COMPLETED, GAINED

log = logging.getLogger(__name__)

KEY = token_bytes(16)
"""Keys the names of files, which everybody may read: no guess at what a picture shows can be held against them."""


def sheets(game: str) -> tuple[str, ...]:
    """Return the sheets that a game's renderer draws, none if the game has no renderer."""
    renderer = renderers.RENDERERS.get(game)
    return tuple(renderer.sheets) if renderer else ()


def drawable(table_view: TableView, sheet: str) -> bool:
    """Say whether there is such a picture of a table."""
    return table_view.view is not None and sheet in sheets(table_view.table.game)


def sheets_of(table_view: TableView) -> tuple[str, ...]:
    """Return the sheets that make sense for a table as it stands."""
    renderer = renderers.RENDERERS.get(table_view.table.game)
    if renderer is None or renderer.sheets_of is None or table_view.view is None:
        return sheets(table_view.table.game)
    return renderer.sheets_of(table_view.view)


def name_of(table_view: TableView, sheet: str, words: Translator) -> str:
    """Return what a sheet is called on a button; one of a seat, counted from 1 at its end, by who sits there."""
    return _named(sheet, player_names(table_view.table, words), words)


def title_of(table_view: TableView, sheet: str, words: Translator) -> str:
    """Return what a sheet is called in the text of a message."""
    return _named(sheet, player_mentions(table_view.table, words), words)


def _named(sheet: str, people: Mapping[Seat, str], words: Translator) -> str:
    seat = sheet.rpartition("_")[2]
    return words(f"bot.sheet.{sheet}", who=people.get(int(seat) - 1, seat) if seat.isdecimal() else "")


async def picture(
    pictures: PictureService,
    table_view: TableView,
    sheet: str,
    words: Translator,
    marks: Mapping[str, str] | None = None,
    *,
    moment: int | None = None,
    seen: Any = None,
    within: float = SOON,
    urgent: bool = False,
    alt: str = "",
) -> tuple[PanelPicture, discord.File] | None:
    """Draw a sheet of a table as this audience may see it; None if there is nothing to draw, or drawing failed.

    `seen` is drawn instead of the table as it stands. The file's name is new for whatever else is shown, another view,
    other names or marks, so that no client shows an old one; `moment` is the number of answers where a look is not at
    the newest version. `within` so many seconds it must be there; `urgent` ones are drawn before all others.
    """
    table, game, view = table_view.table, table_view.table.game, table_view.view if seen is None else seen
    if not drawable(table_view, sheet):
        return None
    who = "all" if table_view.seat is None else str(table_view.seat)
    name = f"{game}-{table.id}-{table.moves}-{sheet}-{who}-{words.locale}"
    if moment is not None:
        name += f"-{moment}"
    plain, people = translator_for(words.locale), player_names(table, words)
    drawn = msgspec.msgpack.encode((view, sorted(people.items()), list((marks or {}).items())))
    name += f"-{blake2s(drawn, key=KEY, digest_size=8).hexdigest()}"
    try:
        subject = f"{table.id}-{sheet}-{who}"
        wanted = PictureRequest(name, game, view, sheet, plain, people, marks or {}, table_view.seat, subject)
        data = await pictures.draw(wanted, within, urgent=urgent)
        alt = alt or renderers.RENDERERS[game].alt(view, plain, people)
    except PictureFailed:
        log.warning("table %s, revision %s: the sheet %s is not drawn", table.id, table.revision, sheet)
        return None
    except Exception:  # a match goes on without its picture; the text version says the same
        log.exception("table %s, revision %s: the sheet %s could not be drawn", table.id, table.revision, sheet)
        return None
    return files.picture(data, name, alt)


def fresh(table_view: TableView, words: Translator) -> dict[str, str]:
    """Return the marks that show on a board what is new since the one before, what seats have gained and completed."""
    new = recap_writer(table_view.table, words).fresh(table_view.news, table_view.view)
    marks = dict.fromkeys((f"{CHANGED}{one}" for one in sorted(new.spots)), "")
    marks |= {f"{GAINED}{seat}": _signed(count) for seat, count in sorted(new.gained.items()) if count}
    return marks | {f"{COMPLETED}{seat}.{at}": _signed(worth) for (seat, at), worth in sorted(new.completed.items())}


def _signed(count: int) -> str:
    return figure(f"{count:+d}") if count else ""


def lines(table_view: TableView, words: Translator) -> list[str]:
    """Return the whole table in words, for those who cannot or will not look at pictures."""
    renderer = renderers.RENDERERS.get(table_view.table.game)
    if renderer is None or table_view.view is None:
        return []
    return list(renderer.lines(table_view.view, words, player_mentions(table_view.table, words), table_view.seat))
