"""Pieces on the journey boards: parties, camps and boats, and the marks of choices."""

import math
from collections import defaultdict
from collections.abc import Mapping
from typing import NamedTuple

from games.glow.components import PATHS, PROVINCE, ROUTES
from games.glow.player_view import PlayerView
from games.glow.view import View
from renderers.glow import journey, style
from renderers.glow.chart import Frame, Point, spots
from renderers.kit import theme
from renderers.kit.canvas import Canvas, Sprite
from renderers.kit.markers import dashed_ring
from renderers.kit.sprites import tag
from renderers.kit.turn_marks import changed, numbered


class Marker(NamedTuple):
    """A piece on the board: its body, shape, colour and letter."""

    body: str
    shape: str
    enamel: str
    letter: str = ""

    def sprite(self, size: int) -> Sprite:
        """Return the piece at this height in pixels."""
        return style.marker(self.body, self.shape, self.enamel, size, self.letter)


def _of_player(player: PlayerView, body: str) -> Marker:
    return Marker(body, style.SHAPE_OF.get(player.adventurer, theme.SEAT_SHAPES[player.seat]), style.enamel_of(player))


def placed_on(view: View) -> dict[str, list[Marker]]:
    """Return all pieces on the board by place: camps and boats first, walkers last, in front."""
    places: dict[str, list[Marker]] = defaultdict(list)
    tom = view.tom
    body = "boat" if view.board == "archipelago" else "tent"
    owners = [(player.camp, player.boats, _of_player(player, body)) for player in view.players]
    if tom is not None:
        owners.append((tom.camp, tom.boats, Marker(body, "", style.ENAMEL_OF[tom.colour], "T")))
    for camp, boats, marker in owners:
        if view.board == "archipelago":
            for place in boats:
                places[place].append(marker)
        elif camp != PROVINCE.start:
            places[camp].append(marker)
    if view.board == "province":
        for player in view.players:
            places[player.party].append(_of_player(player, "cloak"))
    return places


def draw_pieces(canvas: Canvas, view: View, frame: Frame) -> None:
    """Draw parties, camps and boats next to or above their places, fanned out."""
    height = max(48, min(84, round(54 * frame.scale)))
    for place, markers in placed_on(view).items():
        spot = spots(view.board)[place]
        if not frame.shows(spot.x, spot.y, -10):
            continue
        x, y = frame.at(spot.x, spot.y)
        if view.board == "archipelago":
            _ships(canvas, (x, y), markers, height)
            continue
        foot = _size_of(view, place, frame)
        camps = [one for one in markers if one.body == "tent"]
        walkers = [one for one in markers if one.body == "cloak"]
        for k, one in enumerate(camps):
            shift = foot * 0.42 + height * 0.40 + k * height * 0.62
            canvas.put(one.sprite(round(height * 0.86)), x + shift, y + foot * 0.30)
        lift = 0.44 if spot.id in PROVINCE.villages else 0.30
        for k, one in enumerate(walkers):
            shift = (k - (len(walkers) - 1) / 2) * height * 0.56
            canvas.put(one.sprite(height), x + shift, y - foot * lift)


def _ships(canvas: Canvas, where: Point, boats: list[Marker], height: int) -> None:
    """Draw boats on both sides of an island, alternately left and right, in rows of four."""
    x, y = where
    size = round(height * 0.8)
    for k, one in enumerate(boats):
        row, column = divmod(k, 4)
        side = -1 if column % 2 == 0 else 1
        shift = side * (size * 1.02 + (column // 2) * size * 0.86)
        canvas.put(one.sprite(size), x + shift, y + size * 0.42 + (row - 0.15) * size * 0.72)


def draw_marks(canvas: Canvas, view: View, frame: Frame, marks: Mapping[str, str]) -> None:
    """Draw dashed rings and menu labels on the places that can be chosen.

    A space with a label of its own is lit.
    """
    places = {place: (spot.x, spot.y) for place, spot in spots(view.board).items() if place in marks}
    chosen = {place: frame.at(x, y) for place, (x, y) in places.items() if frame.shows(x, y, 6)}
    height = theme.PREVIEW if len(chosen) <= _FEW or frame.labels else 36
    for place, where in chosen.items():
        canvas.put(dashed_ring(_size_of(view, place, frame) + 12), *where)
    for place, (x, y) in chosen.items():
        mark = marks[place]
        size = _size_of(view, place, frame)
        if view.board == "archipelago":
            canvas.put(tag(mark, height), x, y - size * 0.68)
        elif frame.labels:
            side = -1 if place in PROVINCE.villages else 1
            canvas.put(tag(mark, height), x + side * size * 0.45, y + side * size * 0.45)
        else:
            dx, dy = _mark_side(view, place)
            canvas.put(tag(mark, height), x + dx * (size * 0.5 + height * 0.55), y + dy * (size * 0.5 + height * 0.55))


def draw_changes(canvas: Canvas, view: View, frame: Frame, marks: Mapping[str, str]) -> None:
    """Draw the numbers of changes over the pieces."""
    for place, number in changed(marks).items():
        if spot := spots(view.board).get(place):
            numbered(canvas, frame.at(spot.x, spot.y), _size_of(view, place, frame) * 0.62, number)


_FEW = 12


def _size_of(view: View, place: str, frame: Frame) -> int:
    lit = view.board == "archipelago" or place in PROVINCE.villages
    return journey.village_size(frame) if lit else journey.spot_size(frame)


def _mark_side(view: View, place: str) -> Point:
    """Return the direction from a place with the most space: away from its neighbours."""
    near = PATHS[place] if view.board == "province" else ROUTES[place]
    places = spots(view.board)
    here = places[place]
    best, widest = (0.0, -1.0), -1.0
    others = [places[name] for name in near] or [here]
    for k in range(8):
        a = math.tau * k / 8 - math.pi / 2
        turns = [abs((math.atan2(o.y - here.y, o.x - here.x) - a + math.pi) % math.tau - math.pi) for o in others]
        if min(turns) > widest + 1e-6:
            best, widest = (math.cos(a), math.sin(a)), min(turns)
    return best
