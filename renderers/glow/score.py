"""The score sheet of Glow."""

from collections.abc import Iterator, Sequence

from PIL import Image

from games.core.scores import OPPONENT, Line, Score
from games.glow.view import View
from renderers.glow import style
from renderers.glow.skin import SKIN
from renderers.glow.words import GameWords
from renderers.kit import scoresheet
from renderers.kit.canvas import Sprite
from renderers.kit.scoresheet import Column, Heading, Row, by_place, cells, column, so_far

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
    scores = by_place(view.scores) or so_far(_light(view))
    keys = ROWS if view.scores else ROWS[:1]
    rows = [Row(*_icon(view, key), words.game(f"score.{key}")) for key in keys]
    subtitle = words.say("final" if view.scores else "so_far")
    heading = Heading(words.say("title"), subtitle, words.say(view.board), words.game("score.total"))
    return scoresheet.draw(SKIN, heading, rows, [_column(view, score, keys, words) for score in scores])


def _icon(view: View, key: str) -> tuple[str, str]:
    return ("tide", "boat") if key == "journey" and view.board == "archipelago" else _ICON[key]


def _token(view: View, seat: int, size: int) -> tuple[Sprite, str]:
    if seat == OPPONENT:
        assert view.tom is not None
        return style.tom_token(view.tom, size), style.ENAMEL_OF[view.tom.colour]
    player = view.players[seat]
    return style.token(player, size), style.enamel_of(player)


def _column(view: View, score: Score, keys: Sequence[str], words: GameWords) -> Column:
    token, enamel = _token(view, score.seat, 96 if score.won else 80)
    name = words.name(score.seat)
    tied = sum(other.total == score.total for other in view.scores) > 1 and bool(score.ties)
    note = words.say("tie_rerolls", count=score.ties[0]) if tied else ""
    return column(score, token, enamel, name, cells(keys, score.lines, _detail), note=note)


def _detail(line: Line) -> str:
    return line.detail if line.key == "fireflies" else ""


def _light(view: View) -> Iterator[tuple[int, int, tuple[Line, ...]]]:
    for player in view.players:
        yield player.seat, player.light, (Line("light", player.light),)
    if view.tom is not None:
        yield OPPONENT, view.tom.light, (Line("light", view.tom.light),)
