"""Pictures of every game, drawn from views: `render` gives the bytes of a PNG, `RENDERERS` holds what games declare.

Pure: the same arguments give the same bytes. Safe to call from several threads or processes.
"""

from collections.abc import Mapping
from typing import Any

from games.core.discovery import discover
from renderers import challenge, cover, lobby, pages, rule_picture, specimen
from renderers.kit import png
from renderers.kit.renderer import GameRenderer

RENDERERS: dict[str, GameRenderer] = {
    renderer.key: renderer for renderer in discover("RENDERER", "renderers", "kit", "pages")
}
"""Every game's pictures by its key."""

CARD = "card"

VIEWS: dict[str, Any] = {
    CARD: challenge.Card,
    cover.COVER: cover.Cover,
    lobby.LOBBY: lobby.Lobby,
    specimen.SPECIMEN: str,
    **pages.VIEWS,
}
"""The types of the views of those sheets that every game has; all others show a view of the game's own type."""


def render(  # noqa: PLR0917 - called from another process, by position
    key: str,
    view: Any,
    sheet: str,
    words: Any,
    people: Mapping[int, str] | None = None,
    marks: Mapping[str, str] | None = None,
    seat: int | None = None,
) -> bytes:
    """Draw a sheet of a game and return it as a PNG, 1600 pixels wide.

    `marks` are menu labels by the id of what may be chosen, `seat` whose private sheet is wanted. Raises KeyError for
    a game or sheet that does not exist. The sheet CARD is the result card of a challenge, its view a `challenge.Card`;
    COVER its cover, its view a `cover.Cover`; LOBBY that of a table, its view a `lobby.Lobby`; SPECIMEN is one thing of
    the game, its view the thing's id, and smaller; PLATE with a number shows that chapter of the rules; the pages of
    `standings.PAGES` are sheets of every game too, with views of theirs.
    """
    renderer = RENDERERS[key]
    if sheet == CARD:
        picture = challenge.draw(renderer.skin, view)
    elif sheet == cover.COVER:
        picture = cover.draw(renderer, view, words)
    elif sheet == lobby.LOBBY:
        picture = lobby.draw(renderer.skin, view)
    elif sheet == specimen.SPECIMEN:
        picture = specimen.draw(renderer, view, words)
    elif sheet in pages.PAGES:
        picture = pages.PAGES[sheet](renderer.skin, view)
    elif sheet.startswith(f"{rule_picture.RULE_PICTURE}-"):
        picture = rule_picture.draw(renderer, view, sheet, words, seat)
    elif sheet in renderer.sheets:
        picture = renderer.draw(view, sheet, words, people or {}, marks=marks or {}, own=seat)
    else:
        raise KeyError(sheet)
    return png.png(picture, renderer.palette)
