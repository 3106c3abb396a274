"""The score sheet of Solani, in the order of the rulebook, Planets sector by sector."""

from collections.abc import Iterator

from PIL import Image

from games.core.scores import OPPONENT, Line, Score
from games.solani.view import View
from renderers.kit import scoresheet
from renderers.kit.scoresheet import Column, Heading, Row, by_place, cells, column, so_far
from renderers.solani import players, style
from renderers.solani.skin import SKIN
from renderers.solani.words import GameWords

_DETAIL = 6
"""Number of letters that fit next to the points of one of four seats."""


def draw(view: View, words: GameWords) -> Image.Image:
    """Draw the result; before the end, the present estimates."""
    key = "final" if view.scores else "so_far"
    heading = Heading(words.game("name"), words.say(key), words.round(view), words.say("total"))
    scores = by_place(view.scores) or so_far(_estimates(view))
    ordered = sorted(scores, key=lambda score: score.seat == OPPONENT)
    keys = list(dict.fromkeys(line.key for score in ordered for line in score.lines))
    keys.remove("tie") if "tie" in keys else None
    rows = [Row(*players.ICONS[key], words.game(f"score.{key}")) for key in keys]
    return scoresheet.draw(SKIN, heading, rows, [_column(score, keys, words, scores) for score in scores])


def _estimates(view: View) -> Iterator[tuple[int, int, tuple[Line, ...]]]:
    for player in view.players:
        yield player.seat, player.total, player.lines
    if view.coyote:
        yield OPPONENT, view.coyote.total, view.coyote.lines


def _column(score: Score, keys: list[str], words: GameWords, scores: list[Score]) -> Column:
    lines = {line.key: line for line in score.lines}
    tied = sum(other.total == score.total for other in scores if other.seat != OPPONENT) > 1
    note = words.say("tie", points=lines["star_clusters"].points) if tied and "star_clusters" in lines else ""
    token = style.token(score.seat, 96 if score.won else 80)
    name, row = words.name(score.seat), cells(keys, score.lines, _detail)
    return column(score, token, style.enamel_of(score.seat), name, row, note=note)


def _detail(line: Line) -> str:
    """Return the origin of points; for the Planets the sectors that gave points, if several."""
    if line.key in {"special_features", "misses"} or not line.points:
        return ""
    sectors = [points for points in line.detail.split() if points != "0"]
    text = "\u00b7".join(sectors)
    return text if "/" in text or (len(sectors) > 1 and len(text) <= _DETAIL) else ""
