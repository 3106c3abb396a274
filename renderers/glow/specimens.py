"""The things of Glow as specimens: cards, Tom's tiles, villages and islands."""

from collections.abc import Callable
from functools import partial

from games.glow.components import ADVENTURERS, COMPANIONS, ISLANDS, SPACES, SPELLS, TOM_TILES, Card
from renderers.glow import alt_text, cards, journey, style, track
from renderers.glow.creatures import figure_head
from renderers.glow.words import GameWords
from renderers.kit.canvas import Canvas, Sprite
from renderers.kit.panels import paper
from renderers.kit.raster import Box
from renderers.kit.renderer import Specimen
from renderers.kit.sprite_cache import kept
from renderers.kit.sprites import piece

_WIDE, _HIGH = 260, 348


Lay = Callable[[Canvas, tuple[int, int], str, str, tuple[int, int]], None]


def _close(kind: str, name: str, card: Card, lay: Lay) -> Specimen:
    """Return a card, with its drawing next to it as large as it fits."""

    def draw(canvas: Canvas, box: Box, words: GameWords) -> None:
        middle = (box[0] + box[2]) // 2
        enamel = cards.enamel_of(card)
        frame = paper(_WIDE, _HIGH, enamel, cards.BAND)
        alone = Canvas(frame.image.convert("RGB"))
        lay(alone, (frame.x, frame.y), name, words.card(name), (_WIDE, _HIGH))
        alone.image.putalpha(frame.image.getchannel("A"))
        canvas.show(frame._replace(image=alone.image), (box[0], box[1], middle, box[3]))
        canvas.show(_framed(name, enamel), (middle, box[1], box[2], box[3]))

    return Specimen(kind=kind, name=f"card.{name}", draw=draw, text=partial(alt_text.card_lines, name))


@kept
def _framed(name: str, enamel: str) -> Sprite:
    frame = paper(_WIDE + 20, _HIGH, enamel)
    picture = frame.image.copy()
    art = figure_head(name, enamel, _WIDE, _HIGH - 20, _WIDE)
    picture.alpha_composite(art, (frame.x + 10, frame.y + 10))
    return Sprite(picture, frame.x, frame.y)


def _spell(name: str) -> Specimen:
    lines = partial(alt_text.card_lines, name)
    return Specimen.of("spell", f"card.{name}", lambda _: cards.spell(name, 300), lines)


def _tile(name: str) -> Specimen:
    def sprite(_: GameWords) -> Sprite:
        image = track.tom_tile(name).image
        return Sprite(image.resize((image.width * 2, image.height * 2)), 0, 0)

    return Specimen.of("tile", f"tile.{name}", sprite, lambda words: [alt_text.tile_text(name, words)])


def _village(name: str) -> Specimen:
    space = SPACES[name]

    def draw(canvas: Canvas, box: Box, _: GameWords) -> None:
        x, y = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
        canvas.put(piece("hexagon", "amber", 250, text=str(space.light), share=0.56), x, y)
        for k, effect in enumerate(space.gain):
            canvas.put(style.effect_icon(effect.kind, 90), x + 190, y + 100 * (k - (len(space.gain) - 1) / 2))

    text = partial(alt_text.space_text, space)
    return Specimen(kind="place", name=f"space.{name}", draw=draw, text=lambda words: [text(words)])


def _island(name: str) -> Specimen:
    island = ISLANDS[name]

    def draw(canvas: Canvas, box: Box, _: GameWords) -> None:
        x, y = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
        canvas.put(piece("hexagon", "amber", 220, text=str(island.light), share=0.5), x, y)
        for k, effect in enumerate(island.on_arrival):
            journey.effect_badge(canvas, x + 200, y + 100 * (k - (len(island.on_arrival) - 1) / 2), effect, 80)

    text = partial(alt_text.island_text, island)
    return Specimen(kind="place", name=f"space.{name}", draw=draw, text=lambda words: [text(words)])


SPECIMENS: dict[str, Specimen] = {
    **{name: _close("adventurer", name, card, cards.adventurer) for name, card in ADVENTURERS.items()},
    **{name: _close("companion", name, card, cards.companion) for name, card in COMPANIONS.items()},
    **{name: _spell(name) for name in SPELLS},
    **{name: _tile(name) for name in TOM_TILES},
    **{space.id: _village(space.id) for space in SPACES.values() if space.kind == "village"},
    **{name: _island(name) for name in ISLANDS},
}
