"""Pictures of every game, drawn from views: `render` gives the bytes of a PNG.

Pure: the same arguments give the same bytes. Safe to call from several threads or processes.
"""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from renderers import challenge, crafting_cosmos, girl_stars, glow, hoshitsukuri, solani, standings
from renderers.kit import encode


class Renderer(NamedTuple):
    """What the bot may ask of a game's pictures.

    `alt(view, words, people)` is one sentence of at most 1024 characters, `lines(view, words, people, seat)` the full
    text. `people` are the names by seat, by `OPPONENT` that of an automatic one, and by `challenge.CODE` the code of
    the challenge that is played. `sheets_of(view)` are those of `SHEETS` that make sense for a table; None = all.
    """

    SHEETS: tuple[str, ...]
    draw: Callable[..., Any]
    alt: Callable[..., str]
    lines: Callable[..., list[str]]
    sheets_of: Callable[..., tuple[str, ...]] | None = None


RENDERERS = {
    "crafting_cosmos": Renderer(
        crafting_cosmos.SHEETS,
        crafting_cosmos.draw,
        crafting_cosmos.alt,
        crafting_cosmos.lines,
        crafting_cosmos.sheets_of,
    ),
    "glow": Renderer(glow.SHEETS, glow.draw, glow.alt, glow.lines),
    "hoshitsukuri": Renderer(hoshitsukuri.SHEETS, hoshitsukuri.draw, hoshitsukuri.alt, hoshitsukuri.lines),
    "solani": Renderer(solani.SHEETS, solani.draw, solani.alt, solani.lines),
    "girl_stars": Renderer(girl_stars.SHEETS, girl_stars.draw, girl_stars.alt, girl_stars.lines),
}


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

    `marks` are menu labels by the id of what may be chosen, `seat` whose private sheet is wanted. Raises KeyError for
    a game or sheet that does not exist. The sheet CARD is the result card of a challenge, its view a `challenge.Card`;
    the pages of `standings.PAGES` are sheets of every game too, with views of theirs.
    """
    if sheet == CARD:
        return encode.png(challenge.draw(key, view), key)
    if sheet in standings.PAGES:
        return encode.png(standings.PAGES[sheet](key, view), key)
    if sheet not in RENDERERS[key].SHEETS:
        raise KeyError(sheet)
    picture = RENDERERS[key].draw(view, sheet, words, people or {}, marks=marks or {}, own=seat)
    return encode.png(picture, key)
