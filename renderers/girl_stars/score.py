"""The score sheet: VP by heading; in a solo match also the challenge and the rank."""

from PIL import Image

from games.core.scores import OPPONENT, Line, Score
from games.girl_stars.components import rank_of
from games.girl_stars.view import View
from renderers.girl_stars import players, style
from renderers.girl_stars.skin import SKIN
from renderers.girl_stars.words import GameWords
from renderers.kit import scoresheet
from renderers.kit.scoresheet import Column, Heading, Row, by_place, cells, column, so_far


def draw(view: View, words: GameWords) -> Image.Image:
    """Draw the result; before the end, the present score."""
    scores = by_place(view.scores) or so_far((player.seat, player.total, player.lines) for player in view.players)
    subtitle = words.say("final" if view.scores else "so_far")
    if view.solo and view.scores:
        rank = rank_of(view.players[0].total)
        subtitle = words.say("rank", rank=words.game(f"rank.{rank.id}"))
    heading = Heading(words.game("name"), subtitle, words.round(view), words.say("total"))
    ordered = sorted(scores, key=lambda score: score.seat == OPPONENT)
    keys = list(dict.fromkeys(line.key for score in ordered for line in score.lines))
    rows = [Row(*players.ICONS[key], words.game(f"score.{key}")) for key in keys]
    return scoresheet.draw(SKIN, heading, rows, [_column(score, keys, words, view, scores) for score in scores])


def _column(score: Score, keys: list[str], words: GameWords, view: View, scores: list[Score]) -> Column:
    tied = score.seat != OPPONENT and sum(other.total == score.total for other in scores) > 1
    note = ""
    if tied and score.seat < len(view.players):
        player = view.players[score.seat]
        note = words.say("tie", left=sum(player.light.values()) + player.stardust, vacant=player.vacant)
    token = style.token(score.seat, 96 if score.won else 80)
    name, row = words.name(score.seat), cells(keys, score.lines, _detail)
    return column(score, token, style.enamel_of(score.seat), name, row, note=note)


def _detail(line: Line) -> str:
    """Return the number of goods that give the last points."""
    return f"\u00d7{line.detail}" if line.key == "left_over" and line.detail not in {"", "0"} else ""
