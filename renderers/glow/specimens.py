"""The things of Glow one by one: companions, adventurers, spells, Tom's tiles, villages and islands."""

from collections.abc import Callable, Iterable

from games.glow.view import ADVENTURERS, COMPANIONS, ISLANDS, SPACES, SPELLS, TOM_TILES
from renderers.glow import cards, journey, look, spoken, track
from renderers.glow.speak import Speaker
from renderers.kit.canvas import Canvas, Sprite
from renderers.kit.look import Specimen
from renderers.kit.raster import Box
from renderers.kit.sprites import piece

_WIDE, _HIGH = 260, 348


def _thing(
    kind: str, name: str, sprite: Callable[[Speaker], Sprite], text: Callable[[Speaker], Iterable[str]]
) -> Specimen:
    def draw(canvas: Canvas, box: Box, speak: Speaker) -> None:
        canvas.show(sprite(speak), box)

    return Specimen(kind=kind, name=name, draw=draw, text=text)


def _companion(name: str) -> Specimen:
    def sprite(speak: Speaker) -> Sprite:
        return cards.companion(name, speak.card(name), _WIDE, _HIGH)

    return _thing("companion", f"card.{name}", sprite, lambda speak: spoken.card_lines(name, speak))


def _adventurer(name: str) -> Specimen:
    def sprite(speak: Speaker) -> Sprite:
        return cards.adventurer(name, speak.card(name), _WIDE, _HIGH)

    return _thing("adventurer", f"card.{name}", sprite, lambda speak: spoken.card_lines(name, speak))


def _spell(name: str) -> Specimen:
    return _thing(
        "spell", f"card.{name}", lambda _: cards.spell(name, 300), lambda speak: spoken.card_lines(name, speak)
    )


def _tile(name: str) -> Specimen:
    def draw(canvas: Canvas, box: Box, _: Speaker) -> None:
        plate = track.tom_tile(name)
        larger = plate.image.resize((plate.image.width * 2, plate.image.height * 2))
        canvas.show(Sprite(larger, 0, 0), box)

    return Specimen(kind="tile", name=f"tile.{name}", draw=draw, text=lambda speak: [spoken.tile_text(name, speak)])


def _village(name: str) -> Specimen:
    space = SPACES[name]

    def draw(canvas: Canvas, box: Box, _: Speaker) -> None:
        x, y = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
        canvas.put(piece("hexagon", "amber", 250, text=str(space.light), share=0.56), x, y)
        for k, effect in enumerate(space.gain):
            canvas.put(look.effect_icon(effect.kind, 90), x + 190, y + 100 * (k - (len(space.gain) - 1) / 2))

    return Specimen(kind="place", name=f"space.{name}", draw=draw, text=lambda speak: [spoken.space_text(space, speak)])


def _island(name: str) -> Specimen:
    island = ISLANDS[name]

    def draw(canvas: Canvas, box: Box, _: Speaker) -> None:
        x, y = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
        canvas.put(piece("hexagon", "amber", 220, text=str(island.light), share=0.5), x, y)
        for k, effect in enumerate(island.on_arrival):
            journey.effect_badge(canvas, x + 200, y + 100 * (k - (len(island.on_arrival) - 1) / 2), effect, 80)

    return Specimen(
        kind="place", name=f"space.{name}", draw=draw, text=lambda speak: [spoken.island_text(island, speak)]
    )


SPECIMENS: dict[str, Specimen] = {
    **{name: _adventurer(name) for name in ADVENTURERS},
    **{name: _companion(name) for name in COMPANIONS},
    **{name: _spell(name) for name in SPELLS},
    **{name: _tile(name) for name in TOM_TILES},
    **{space.id: _village(space.id) for space in SPACES.values() if space.kind == "village"},
    **{name: _island(name) for name in ISLANDS},
}
