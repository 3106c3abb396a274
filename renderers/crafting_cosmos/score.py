"""The score sheet of Crafting the Cosmos; in a solo match with the title reached."""

from PIL import Image

from games.core.scores import OPPONENT, Line, Score
from games.crafting_cosmos.view import View
from renderers.crafting_cosmos import style
from renderers.crafting_cosmos.skin import SKIN
from renderers.crafting_cosmos.words import GameWords
from renderers.kit import scoresheet
from renderers.kit.canvas import Canvas, Sprite
from renderers.kit.scoresheet import Column, Heading, Row, by_place, cells, column, so_far
from renderers.kit.sprites import piece
from renderers.kit.text import fitted
from renderers.kit.theme import CAPTION, DECIDE, DETAIL, ink

_ROWS = {
    "nebulae": ("violet", "hexagon"),
    "crystals": ("frost", "mineral"),
    "goals": ("amber", "star5"),
    "advanced_life": ("moss", "cloak"),
    "power_cards": ("orchid", "spark"),
    "energy_sets": ("tide", "cards"),
    "start": ("bone", "spark"),
}
"""The rows with the enamel and glyph of their windows."""


def draw(view: View, words: GameWords) -> Image.Image:
    """Draw the result; before the end, the present score track."""
    rows = [Row(*_ROWS[key], words.game(f"score.{key}")) for key in _keys(view)]
    final = bool(view.scores)
    aside = words.say("round", number=view.round, of=view.rounds)
    title = words.say("final" if final else "so_far")
    heading = Heading(words.game("name"), title, aside, words.game("score.total"))
    scores = by_place(view.scores) or so_far((player.seat, player.score, player.lines) for player in view.players)
    image = scoresheet.draw(SKIN, heading, rows, [_column(view, score, words) for score in scores])
    if view.title:
        canvas = Canvas(image)
        canvas.text(48, 216, words.say("title"), DETAIL, ink.mist, weight="regular")
        canvas.put(piece("hexagon", "violet", 78, "star6"), 88, 290)
        name, size = fitted(words.game(f"title.{view.title}"), 260, (DECIDE, CAPTION))
        canvas.text(144, 290, name, size, ink.gilt, anchor="lm")
    return image


def _keys(view: View) -> list[str]:
    """Return the rows of this table: points from the start only if any player has some."""
    had = {line.key for player in view.players for line in player.lines}
    return [key for key in _ROWS if key != "start" or key in had]


def _column(view: View, score: Score, words: GameWords) -> Column:
    token, enamel = _token(score.seat, 92 if score.won else 78)
    tied = [other for other in view.scores if other.total == score.total and other.seat != OPPONENT]
    note = ""
    if len(tied) > 1 and score.seat != OPPONENT:
        note = words.say("cards_left", count=view.players[score.seat].hand)
    return column(score, token, enamel, words.name(score.seat), cells(_keys(view), score.lines, _times), note=note)


def _times(line: Line) -> str:
    return f"\u00d7{line.detail}" if line.detail and line.detail != "0" else ""


def _token(seat: int, size: int) -> tuple[Sprite, str]:
    if seat == OPPONENT:
        return style.void(size), "ash"
    return style.token(seat, size), style.seat_enamel(seat)
