"""Draws a sheet of a table for a message, with a file name that depends on its contents."""

import logging
from collections.abc import Mapping
from hashlib import blake2s
from secrets import token_bytes
from typing import Any

import msgspec

import renderers
from bot.discord_kit import files
from bot.discord_kit.files import Drawn
from bot.domain.table_view import TableView
from bot.i18n.translator import Translator, translator_for
from bot.presentation.table_text import player_mentions, player_names, recap_writer
from bot.workers.pictures import MAX_PICTURE_WAIT, PictureFailed, PictureRequest, PictureService
from games.api import Seat
from renderers.kit.text import figure
from renderers.kit.turn_marks import CHANGED, COMPLETED, GAINED

log = logging.getLogger(__name__)

KEY = token_bytes(16)
"""Hash key of public file names, so that guesses of hidden contents cannot be checked."""


def sheets(game: str) -> tuple[str, ...]:
    """Return the sheets of a game's renderer; none without a renderer."""
    renderer = renderers.RENDERERS.get(game)
    return tuple(renderer.sheets) if renderer else ()


def drawable(table_view: TableView, sheet: str) -> bool:
    """Return whether this sheet of a table can be drawn."""
    return table_view.view is not None and sheet in sheets(table_view.table.game)


def sheets_of(table_view: TableView) -> tuple[str, ...]:
    """Return the sheets that make sense in the table's current state."""
    renderer = renderers.RENDERERS.get(table_view.table.game)
    if renderer is None or renderer.sheets_of is None or table_view.view is None:
        return sheets(table_view.table.game)
    return renderer.sheets_of(table_view.view)


def name_of(table_view: TableView, sheet: str, words: Translator) -> str:
    """Return a sheet's name for a button.

    A sheet of a seat (its number at the end) has the player's name.
    """
    return _named(sheet, player_names(table_view.table, words), words)


def title_of(table_view: TableView, sheet: str, words: Translator) -> str:
    """Return a sheet's name for the text of a message."""
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
    within: float = MAX_PICTURE_WAIT,
    urgent: bool = False,
    alt: str = "",
) -> Drawn | None:
    """Draw a sheet of a table as this audience sees it; None if that fails.

    `seen` is drawn instead of the current view. The file name changes with the view, the names and the marks, so that
    no client shows an old picture; `moment` is the number of moves in views of an earlier state. `within` is the time
    limit in seconds; `urgent` pictures are drawn first.
    """
    table, game, view = table_view.table, table_view.table.game, table_view.view if seen is None else seen
    if not drawable(table_view, sheet):
        return None
    who = "all" if table_view.seat is None else str(table_view.seat)
    at = "" if moment is None else f"-{moment}"
    name = f"{game}-{table.id}-{table.moves}-{sheet}-{who}-{words.locale}{at}"
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
    except Exception:  # the match continues without its picture; the text version has the same contents
        log.exception("table %s, revision %s: the sheet %s could not be drawn", table.id, table.revision, sheet)
        return None
    return files.picture(data, name, alt)


def fresh(table_view: TableView, words: Translator) -> dict[str, str]:
    """Return the marks of what is new on a board: changed spots, gains, completed goals."""
    new = recap_writer(table_view.table, words).fresh(table_view.news, table_view.view)
    marks = dict.fromkeys((f"{CHANGED}{one}" for one in sorted(new.spots)), "")
    marks |= {f"{GAINED}{seat}": _signed(count) for seat, count in sorted(new.gained.items()) if count}
    return marks | {f"{COMPLETED}{seat}.{at}": _signed(worth) for (seat, at), worth in sorted(new.completed.items())}


def _signed(count: int) -> str:
    return figure(f"{count:+d}") if count else ""


def lines(table_view: TableView, words: Translator) -> list[str]:
    """Return the table as text, for people who do not use pictures."""
    renderer = renderers.RENDERERS.get(table_view.table.game)
    if renderer is None or table_view.view is None:
        return []
    return list(renderer.lines(table_view.view, words, player_mentions(table_view.table, words), table_view.seat))
