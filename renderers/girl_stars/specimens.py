"""The things of The Girl Who Made the Stars as specimens.

They are star tiles, Offering cards, tokens, goods and foraging sites.
"""

from games.girl_stars.components import ASH_KINDS, BONUSES, CARDS, COLOURS, FORAGE, GATES, SITES, TILES, Goods
from renderers.girl_stars import gifts, style
from renderers.girl_stars.words import GameWords
from renderers.kit.canvas import Canvas, Sprite
from renderers.kit.draw_context import DrawContext
from renderers.kit.raster import Box
from renderers.kit.renderer import Specimen

_SIZE = 240


def _tile(name: str) -> Specimen:
    colour, lines = style.unturned(name)
    light = colour in COLOURS

    def text(words: GameWords) -> list[str]:
        said = [words.say("specimen_tile", lines=lines.bit_count(), arrows=words.arrows(lines))]
        return [*said, words.say("specimen_light", colour=words.game(f"colour.{colour}"))] if light else said

    def sprite(words: GameWords) -> Sprite:
        return style.tile(colour, lines, 290, words.letters, crystal=light)

    return Specimen.of("tile", f"tile.{name}", sprite, text)


def _card(name: str) -> Specimen:
    def draw(canvas: Canvas, box: Box, words: GameWords) -> None:
        gifts.card(DrawContext(canvas, None, words, {}), (box[0] + 110, box[1], box[2] - 110, box[3]), name, ())

    def text(words: GameWords) -> list[str]:
        return [
            "- " + words.say(
                "space_free", number=number, needs=words.row(words.game(f"goods.{need}") for need in space.needs),
                points=space.vp,
            )
            for number, space in enumerate(CARDS[name].spaces, start=1)
        ]  # fmt: skip

    return Specimen(kind="card", name=f"card.{name}", draw=draw, text=text)


def _ash(name: str) -> Specimen:
    def text(words: GameWords) -> list[str]:
        effect = words.game(f"ash_use.{name}")
        return [words.say("ash_keep" if ASH_KINDS[name].keepable else "ash_light", effect=effect)]

    return Specimen.of("token", f"ash.{name}", lambda _: style.ash(name, _SIZE), text)


def _bonus(name: str) -> Specimen:
    def text(words: GameWords) -> list[str]:
        return [words.say("specimen_bonus", effect=words.game(f"bonus_effect.{name}"))]

    return Specimen.of("token", f"bonus.{name}", lambda _: style.bonus(name, _SIZE), text)


def _goods(name: Goods) -> Specimen:
    kind = FORAGE[name]

    def text(words: GameWords) -> list[str]:
        return [words.say("specimen_goods", cost=kind.cost, single=kind.offer_vp, final=kind.final_vp)]

    return Specimen.of("token", f"goods.{name}", lambda _: style.goods(name, _SIZE), text)


def _site(name: str) -> Specimen:
    site = SITES[name]

    def text(words: GameWords) -> list[str]:
        goods, colour = words.game(f"goods.{site.goods}"), words.game(f"colour.{site.colour}")
        cost = FORAGE[site.goods].cost
        return [words.say("specimen_site", goods=goods, gate=site.gate, colour=colour, cost=cost)]

    return Specimen.of("place", f"site.{name}", lambda _: style.goods(site.goods, _SIZE), text)


SPECIMENS: dict[str, Specimen] = {
    **{name: _tile(name) for name in TILES},
    **{name: _card(name) for name in CARDS},
    **{name: _ash(name) for name in ASH_KINDS},
    **{name: _bonus(name) for name in BONUSES},
    **{name: _goods(name) for name in FORAGE},
    **{site.id: _site(site.id) for site in GATES.values()},
}
