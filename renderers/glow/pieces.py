"""Pieces on the journey boards: parties, camps and boats, and the marks of choices."""

import math
from collections.abc import Callable, Mapping
from typing import NamedTuple

from games.glow.view import ISLANDS, PATHS, PROVINCE, ROUTES, SPACES, Island, MapSpace, PlayerView, View
from renderers.glow import journey, style
from renderers.glow.chart import Frame, Point
from renderers.kit import theme
from renderers.kit.canvas import Canvas, Sprite
from renderers.kit.markers import dashed_ring
from renderers.kit.sprites import tag
from renderers.kit.turn_marks import changed, numbered

Maker = Callable[[str, str, int, str], Sprite]


class Ranking(NamedTuple):
    """A piece on the board: its sprite maker, shape, colour and letter."""

    make: Maker
    shape: str
    enamel: str
    letter: str = ""


def _of_player(player: PlayerView, make: Maker) -> Ranking:
    return Ranking(make, style.SHAPE_OF.get(player.adventurer, theme.SEAT_SHAPES[player.seat]), style.enamel_of(player))


def placed_on(view: View) -> dict[str, list[Ranking]]:
    """Return all pieces on the board by place: camps and boats first, walkers last, in front."""
    places: dict[str, list[Ranking]] = {}
    tom = view.tom
    make = style.boat if view.board == "archipelago" else style.tent
    owners = [(player.camp, player.boats, _of_player(player, make)) for player in view.players]
    if tom is not None:
        owners.append((tom.camp, tom.boats, Ranking(make, "", style.ENAMEL_OF[tom.colour], "T")))
    for camp, boats, ranking in owners:
        if view.board == "archipelago":
            for place in boats:
                places.setdefault(place, []).append(ranking)
        elif camp != PROVINCE.start:
            places.setdefault(camp, []).append(ranking)
    if view.board == "province":
        for player in view.players:
            places.setdefault(player.party, []).append(_of_player(player, style.walker))
    return places


def draw_pieces(canvas: Canvas, view: View, frame: Frame) -> None:
    """Draw parties, camps and boats next to or above their places, fanned out."""
    height = max(48, min(84, round(54 * frame.scale)))
    for place, ranking in placed_on(view).items():
        spot = SPACES[place] if view.board == "province" else ISLANDS[place]
        if not frame.shows(spot.x, spot.y, -10):
            continue
        x, y = frame.at(spot.x, spot.y)
        if view.board == "archipelago":
            _ships(canvas, (x, y), ranking, height)
            continue
        foot = journey.village_size(frame) if spot.id in PROVINCE.villages else journey.spot_size(frame)
        camps = [one for one in ranking if one.make is style.tent]
        walkers = [one for one in ranking if one.make is style.walker]
        for k, one in enumerate(camps):
            shift = foot * 0.42 + height * 0.40 + k * height * 0.62
            canvas.put(one.make(one.shape, one.enamel, round(height * 0.86), one.letter), x + shift, y + foot * 0.30)
        lift = 0.44 if spot.id in PROVINCE.villages else 0.30
        for k, one in enumerate(walkers):
            shift = (k - (len(walkers) - 1) / 2) * height * 0.56
            canvas.put(one.make(one.shape, one.enamel, height, one.letter), x + shift, y - foot * lift)


def _ships(canvas: Canvas, where: Point, ranking: list[Ranking], height: int) -> None:
    """Draw boats on both sides of an island, alternately left and right, in rows of four."""
    x, y = where
    size = round(height * 0.8)
    for k, one in enumerate(ranking):
        row, column = divmod(k, 4)
        side = -1 if column % 2 == 0 else 1
        shift = side * (size * 1.02 + (column // 2) * size * 0.86)
        canvas.put(
            one.make(one.shape, one.enamel, size, one.letter), x + shift, y + size * 0.42 + (row - 0.15) * size * 0.72
        )


def draw_marks(canvas: Canvas, view: View, frame: Frame, marks: Mapping[str, str]) -> None:
    """Draw dashed rings and menu labels on the places that can be chosen.

    A space with a label of its own is lit.
    """
    spots = SPACES if view.board == "province" else ISLANDS
    chosen = {place: mark for place, mark in marks.items() if place in spots and frame.shows(*_xy(spots[place]), 6)}
    height = theme.PREVIEW if len(chosen) <= _FEW or frame.labels else 36
    for place in chosen:
        canvas.put(dashed_ring(_size_of(view, place, frame) + 12), *frame.at(*_xy(spots[place])))
    for place, mark in chosen.items():
        x, y = frame.at(*_xy(spots[place]))
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
    spots = SPACES if view.board == "province" else ISLANDS
    for place, number in changed(marks).items():
        if place in spots:
            numbered(canvas, frame.at(*_xy(spots[place])), _size_of(view, place, frame) * 0.62, number)


_FEW = 12


def _xy(spot: MapSpace | Island) -> Point:
    return spot.x, spot.y


def _size_of(view: View, place: str, frame: Frame) -> int:
    lit = view.board == "archipelago" or place in PROVINCE.villages
    return journey.village_size(frame) if lit else journey.spot_size(frame)


def _mark_side(view: View, place: str) -> Point:
    """Return the direction from a place with the most space: away from its neighbours."""
    near = PATHS[place] if view.board == "province" else ROUTES[place]
    spots = SPACES if view.board == "province" else ISLANDS
    here = spots[place]
    best, widest = (0.0, -1.0), -1.0
    others = [spots[name] for name in near] or [here]
    for k in range(8):
        a = math.tau * k / 8 - math.pi / 2
        turns = [abs((math.atan2(o.y - here.y, o.x - here.x) - a + math.pi) % math.tau - math.pi) for o in others]
        if min(turns) > widest + 1e-6:
            best, widest = (math.cos(a), math.sin(a)), min(turns)
    return best
