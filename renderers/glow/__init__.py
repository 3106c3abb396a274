"""Glow's renderer: its sheets, the alt text of its pictures, and the whole table in words."""

from collections.abc import Mapping
from pathlib import Path

from PIL import Image

from games.glow.view import View
from renderers.glow import companions, score, seat, spoken, table, whole_map
from renderers.glow.guise import GUISE
from renderers.glow.speak import Speaker
from renderers.kit.look import Look
from renderers.kit.speech import Words

SHEETS = ("table", "seat", "score", "map", "cards", "graveyard")


def draw(
    view: View, sheet: str, words: Words, people: Mapping[int, str], *, marks: Mapping[str, str], own: int | None
) -> Image.Image:
    """Draw one of `SHEETS`; "seat" needs whose it is. Raises KeyError for an unknown sheet."""
    speak = Speaker(words, people)
    match sheet:
        case "table":
            return table.draw(view, speak, marks)
        case "seat":
            return seat.draw(view, speak, marks, own if own is not None else view.order[0])
        case "score":
            return score.draw(view, speak)
        case "map":
            return whole_map.draw(view, speak, marks)
        case "cards":
            return companions.draw_cards(view, speak, marks)
        case "graveyard":
            return companions.draw_graveyard(view, speak)
    raise KeyError(sheet)


def alt(view: View, words: Words, people: Mapping[int, str]) -> str:
    """Say in one sentence what the picture shows, in at most 1024 characters."""
    return spoken.alt(view, Speaker(words, people))


def lines(view: View, words: Words, people: Mapping[int, str], own: int | None = None) -> list[str]:
    """Say everything that may be known, line by line in Markdown, one's own things first."""
    return list(spoken.lines(view, Speaker(words, people), own))


LOOK = Look(
    guise=GUISE,
    palette=Path(__file__).with_name("palette.bin"),
    sheets=SHEETS,
    draw=draw,
    alt=alt,
    lines=lines,
)
