"""The score sheet of Hoshitsukuri, with the order of arrival."""

from PIL import Image

from games.core.scores import OPPONENT, Line, Score
from games.hoshitsukuri.player_view import PlayerView
from games.hoshitsukuri.view import View
from renderers.hoshitsukuri import style
from renderers.hoshitsukuri.skin import SKIN
from renderers.hoshitsukuri.windows import window
from renderers.hoshitsukuri.words import GameWords
from renderers.kit import scoresheet
from renderers.kit.canvas import Canvas, Sprite
from renderers.kit.scoresheet import Cell, Column, Heading, Row, by_place, cells, column
from renderers.kit.sprites import piece
from renderers.kit.text import fitted
from renderers.kit.theme import CAPTION, DETAIL, HEADING, ink

_ALWAYS = ("satellite", "planet", "sun")


def draw(view: View, words: GameWords) -> Image.Image:
    """Draw the result; before the end, all players' progress on the orbit."""
    heading = Heading(words.game("name"), words.say("final"), words.subtitle(view), words.say("total"))
    if not view.scores:
        return _so_far(view, heading, words)
    keys = _keys(view)
    rows = [Row(style.enamel_of(key), "star5", words.game(f"score.{key}")) for key in keys]
    scores = by_place(view.scores)
    aside = words.say("turns", set=words.celestials(view), count=view.number)
    image = scoresheet.draw(
        SKIN, heading._replace(aside=aside), rows, [_column(view, score, keys, words) for score in scores]
    )
    canvas = Canvas(image)
    for k, key in enumerate(keys):
        box = scoresheet.window_of(len(keys), k)
        canvas.put(window(key, box[2] - box[0], box[3] - box[1]), *box[:2])
    _arrivals(canvas, view, words)
    return image


def _keys(view: View) -> list[str]:
    """Return the rows that can matter: star cards always, others if they were in the game."""
    lines = view.scores[0].lines if view.scores[0].seat != OPPONENT else view.scores[-1].lines
    return [line.key for line in lines if line.key in _ALWAYS or line.key in view.celestials]


def _column(view: View, score: Score, keys: list[str], words: GameWords) -> Column:
    token, enamel = _token(view, score.seat, 96 if score.won else 80, words)
    return column(score, token, enamel, words.name(score.seat), cells(keys, score.lines, _detail))


def _detail(line: Line) -> str:
    """Return the origin of points: number of cards, or constellations times sets."""
    if line.detail.startswith("0"):
        return ""
    return line.detail if line.key == "constellation" else f"\u00d7{line.detail}"


def _token(view: View, seat: int, size: int, words: GameWords) -> tuple[Sprite, str]:
    if seat == OPPONENT:
        return piece("star8", "amber", size, text=str(view.target), share=0.5), "amber"
    player = view.players[seat]
    return style.comet(player, size, words.comet(player)), style.comet_enamel(player)


def _arrivals(canvas: Canvas, view: View, words: GameWords) -> None:
    """Draw the order of arrival as a row of comets; in a solo match, the rank reached."""
    arrived: list[PlayerView] = sorted((p for p in view.players if p.finish), key=lambda p: p.finish)
    if view.rank:
        canvas.text(48, 216, words.say("rank_heading"), DETAIL, ink.mist, weight="regular")
        canvas.put(piece("star8", "amber", 76, "star6"), 88, 290)
        name, size = fitted(words.game(f"rank.{view.rank}"), 250, (HEADING, DETAIL))
        canvas.text(146, 290, name, size, ink.gilt, anchor="lm")
        return
    canvas.text(48, 216, words.say("arrival"), DETAIL, ink.mist, weight="regular")
    totals = [score.total for score in view.scores]
    if len(set(totals)) < len(totals):
        canvas.text(48, 350, words.say("tie"), CAPTION, ink.mist, weight="regular")
    for k, player in enumerate(arrived):
        x, y = 82 + k * 90, 286
        canvas.put(style.tail(style.comet_enamel(player), 60, 20, 180), x, y)
    for k, player in enumerate(arrived):
        canvas.put(style.comet(player, 54, words.comet(player)), 82 + k * 90, 286)


def _so_far(view: View, heading: Heading, words: GameWords) -> Image.Image:
    """Draw the public progress on the orbit; points are secret until the end."""
    ahead = sorted(view.players, key=lambda player: (-player.space, player.finish, player.depth))
    columns = [_underway(view, player, words) for player in ahead]
    rows = [Row("violet", "cards", words.say("owned"))]
    heading = heading._replace(subtitle=words.say("so_far"), total=words.say("orbit"))
    return scoresheet.draw(SKIN, heading, rows, columns)


def _underway(view: View, player: PlayerView, words: GameWords) -> Column:
    """Return one seat's column before the end: place on the orbit, and number of cards."""
    field = sum(len(play.cards) for play in view.field) if view.active == player.seat else 0
    owned = Cell(player.hand + player.deck + player.discard + field)
    place = 1 + sum(other.space > player.space for other in view.players)
    token, enamel = _token(view, player.seat, 80, words)
    name = words.name(player.seat)
    return Column(token, enamel, name, place, won=False, total=player.space, cells=(owned,))
