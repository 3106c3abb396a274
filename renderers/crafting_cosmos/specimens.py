"""The things of Crafting the Cosmos as specimens."""

from functools import partial

from games.crafting_cosmos.components import CONTROLS, DEALT, ELEMENTS, FIGURES, GOALS, TILES, Control
from renderers.crafting_cosmos import alt_text, nebulae, powers, ring, style
from renderers.crafting_cosmos.skin import SKIN
from renderers.crafting_cosmos.words import GameWords
from renderers.kit.canvas import Canvas
from renderers.kit.panels import glass
from renderers.kit.raster import Box
from renderers.kit.renderer import Specimen
from renderers.kit.text import evenly, fitted
from renderers.kit.theme import DETAIL, HEADING, LABEL, SCORE, ink

_SIZE = 240


def _power(name: str) -> Specimen:
    def draw(canvas: Canvas, box: Box, words: GameWords) -> None:
        powers.card(canvas, (box[0] + 30, box[1] + 88, box[2] - 30, box[3] - 88), name, words)

    line = partial(alt_text.power_line, name)
    return Specimen(kind="power", name=f"power.{name}", draw=draw, text=lambda words: [line(words)])


def _goal(name: str) -> Specimen:
    goal = GOALS[name]

    def draw(canvas: Canvas, box: Box, words: GameWords) -> None:
        glass(canvas.image, (box[0] + 30, box[1] + 30, box[2] - 30, box[3] - 30), SKIN.accent)
        x, room = (box[0] + box[2]) / 2, box[2] - box[0] - 110
        canvas.text(x, box[1] + 96, *fitted(words.game(f"goal.{name}"), room, (HEADING, LABEL)), anchor="mm")
        for k, line in enumerate(evenly(words.game(f"metric.{name}"), room, DETAIL)):
            canvas.text(x, box[1] + 166 + 40 * k, line, DETAIL, ink.mist, weight="regular", anchor="mm")
        points = f"+{FIGURES.first}   +{FIGURES.second}"
        canvas.text(x, box[3] - 84, points, HEADING, ink.gilt, anchor="mm")

    def text(words: GameWords) -> list[str]:
        first, second = FIGURES.first, FIGURES.second
        alone = words.say("specimen_alone", gold=goal.gold, silver=goal.silver, first=first, second=second)
        return [words.say("specimen_goal", metric=words.game(f"metric.{name}"), first=first, second=second), alone]

    return Specimen(kind="goal", name=f"goal.{name}", draw=draw, text=text)


def _tile(name: str) -> Specimen:
    tile = TILES[name]
    stars = [element for element, number in tile.needs.items() for _ in range(number)]

    def draw(canvas: Canvas, box: Box, _: GameWords) -> None:
        y, size = (box[1] + box[3]) / 2, 56
        canvas.put(nebulae.sized(name, _SIZE + 20), box[0] + 150, y)
        canvas.text(box[2] - 16, y, f"+{tile.points}", SCORE, ink.gilt, anchor="rm")
        for k, element in enumerate(stars):
            row, column = divmod(k, 3)
            high = y + (row - (len(stars) > 3) / 2) * (size + 8)
            canvas.put(style.element(element, size), box[0] + 300 + column * size, high)

    def text(words: GameWords) -> list[str]:
        needs = alt_text.counted({words.game(f"element.{star}"): number for star, number in tile.needs.items()}, words)
        return [words.say("specimen_tile", size=tile.size, needs=needs, points=tile.points)]

    return Specimen(kind="tile", name=f"tile.{name}", draw=draw, text=text)


def _control(name: Control) -> Specimen:
    def text(words: GameWords) -> list[str]:
        active = words.listed(f"{alt_text.kind(kind, words)} {number}" for kind, number in ring.active(name))
        passive = words.say(f"passive_{name}")
        return [words.say("specimen_control", active=active, passive=passive)]

    return Specimen.of("place", f"control.{name}", lambda _: style.control(name, _SIZE), text)


def _piece(name: str, term: str) -> Specimen:
    return Specimen.of("piece", term, lambda _: style.gain(name, _SIZE), lambda _: ())


SPECIMENS: dict[str, Specimen] = {
    **{name: _power(name) for name in DEALT},
    **{name: _goal(name) for name in GOALS},
    **{name: _tile(name) for name in TILES},
    **{name: _control(name) for name in CONTROLS},
    **{name: _piece(name, f"element.{name}") for name in ELEMENTS},
    "supernova": _piece("supernova", "term.supernova_resource"),
    "dna": _piece("dna", "term.dna"),
    "graviton": _piece("graviton", "term.graviton"),
    "crystal": _piece("crystal", "term.time_crystal"),
    "proto": _piece("proto", "term.proto_life"),
    "stable": _piece("stable", "term.stable_life"),
    "advanced": Specimen.of("piece", "term.advanced_life", lambda _: style.advanced(_SIZE, None), lambda _: ()),
    "dark": Specimen.of("piece", "term.dark_energy", lambda _: style.dark(_SIZE), lambda _: ()),
}
