"""Pictures of every game, drawn from views.

`render` returns a PNG; `RENDERERS` holds the record of every game by its key, found at the first use as `games.GAMES`
is. Pure: the same arguments give the same bytes. Safe to call from several threads or processes.
"""

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Any

from games.core.discovery import discover
from renderers import challenge, cover, lobby, pages, rule_picture, specimen
from renderers.kit import png
from renderers.kit.renderer import GameRenderer

if TYPE_CHECKING:
    RENDERERS: dict[str, GameRenderer]


@cache
def _renderers() -> dict[str, GameRenderer]:
    return {renderer.key: renderer for renderer in discover("RENDERER", "renderers", "kit", "pages")}


if not TYPE_CHECKING:

    def __getattr__(name: str) -> dict[str, GameRenderer]:
        if name != "RENDERERS":
            raise AttributeError(name)
        return _renderers()


CARD = "card"


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

    `marks` are menu labels by the id of a choice, `seat` is the seat of a private sheet. Raises KeyError for an
    unknown game or sheet. Sheets that all games have:

    - CARD: the result card of a challenge, from a `challenge.Card`; COVER: its cover, from a `cover.Cover`.
    - LOBBY: the cover of a table, from a `lobby.Lobby`.
    - SPECIMEN: one thing of the game, smaller, from its id.
    - RULE_PICTURE with a number: that chapter of the rules.
    - the keys of `pages.PAGES`, from their own views.
    """
    renderer = _renderers()[key]
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
