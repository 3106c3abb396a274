"""The score sheet of Glow."""

from PIL import Image

from games.core.scores import OPPONENT, Line
from games.glow.view import Score, View
from renderers.glow import style
from renderers.glow.skin import SKIN
from renderers.glow.words import GameWords
from renderers.kit import scoresheet
from renderers.kit.canvas import Sprite
from renderers.kit.scoresheet import Cell, Column, Heading, Row, by_place, cells, column

ROWS = ("light", "cards", "journey", "fireflies", "footprints")
_ICON = {
    "light": ("lemon", "spark"),
    "cards": ("violet", "cards"),
    "journey": ("amber", "tent"),
    "fireflies": ("moss", "firefly"),
    "footprints": ("orchid", "footprints"),
}


def draw(view: View, words: GameWords) -> Image.Image:
    """Draw the result; before the end, the present light of all players."""
    scores = by_place(view.scores)
    rows = [Row(*_icon(view, key), words.game(f"score.{key}")) for key in ROWS]
    heading = Heading(words.say("title"), words.say("final"), words.say(view.board), words.game("score.total"))
    if scores:
        return scoresheet.draw(SKIN, heading, rows, [_column(view, score, words) for score in scores])
    return scoresheet.draw(SKIN, heading._replace(subtitle=words.say("so_far")), rows[:1], _so_far(view, words))


def _icon(view: View, key: str) -> tuple[str, str]:
    return ("tide", "boat") if key == "journey" and view.board == "archipelago" else _ICON[key]


def _token(view: View, seat: int, size: int) -> tuple[Sprite, str]:
    if seat == OPPONENT:
        assert view.tom is not None
        return style.tom_token(view.tom, size), style.ENAMEL_OF[view.tom.colour]
    player = view.players[seat]
    return style.token(player, size), style.enamel_of(player)


def _column(view: View, score: Score, words: GameWords) -> Column:
    token, enamel = _token(view, score.seat, 96 if score.won else 80)
    name = words.name(score.seat)
    tied = sum(other.total == score.total for other in view.scores) > 1 and bool(score.ties)
    note = words.say("tie_rerolls", count=score.ties[0]) if tied else ""
    return column(score, token, enamel, name, cells(ROWS, score.lines, _detail), note=note)


def _detail(line: Line) -> str:
    return line.detail if line.key == "fireflies" else ""


def _so_far(view: View, words: GameWords) -> list[Column]:
    ranking = [(player.light, player.seat) for player in view.players]
    if view.tom is not None:
        ranking.append((view.tom.light, OPPONENT))
    columns = []
    for light, seat in sorted(ranking, key=lambda one: (-one[0], one[1] == OPPONENT, one[1])):
        place = 1 + sum(other > light for other, _ in ranking)
        token, enamel = _token(view, seat, 80)
        name = words.name(seat)
        columns.append(Column(token, enamel, name, place, False, light, (Cell(light),)))
    return columns
