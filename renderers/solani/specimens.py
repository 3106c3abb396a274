"""The things of Solani as specimens: tiles, Special Features, bonus tiles."""

from collections.abc import Callable

from games.solani.view import BONUSES, BRANCHES, CLUSTERS, DEALT, PLANETS, TARGET
from renderers.kit.canvas import Canvas, Sprite
from renderers.kit.raster import Box
from renderers.kit.renderer import Specimen
from renderers.solani import alt_text, bodies, style
from renderers.solani.words import GameWords

_SIZE = 270


def _thing(kind: str, name: str, sprite: Callable[[GameWords], Sprite], text: Callable[[GameWords], str]) -> Specimen:
    def draw(canvas: Canvas, box: Box, words: GameWords) -> None:
        canvas.show(sprite(words), box)

    return Specimen(kind=kind, name=name, draw=draw, text=lambda words: text(words).splitlines())


def _cluster(name: str) -> Specimen:
    low, high = TARGET[name]
    nodes = str(low) if low == high else f"{low}\u2013{high}"

    def text(words: GameWords) -> str:
        trade = CLUSTERS[name].trade_number
        said = words.say("specimen_cluster", nodes=nodes)
        return f"{said}\n{words.say('specimen_trade', number=trade)}" if trade else said

    return _thing("tile", f"tile.{name}", lambda _: style.cluster(name, _SIZE), text)


def _planet(name: str) -> Specimen:
    return _thing(
        "tile",
        f"tile.{name}",
        lambda words: style.planet(name, _SIZE, words.icon_name(name)),
        lambda words: words.say("specimen_planet"),
    )


def _branch(name: str) -> Specimen:
    kind = BRANCHES[name]

    def text(words: GameWords) -> str:
        arms = " / ".join(alt_text.arms(mask, words) for mask in kind.masks)
        return words.say("specimen_branch", nodes=kind.nodes, arms=arms, count=kind.count)

    return _thing("tile", f"tile.{name}", lambda _: style.held_branch(kind.masks[0], _SIZE), text)


def _feature(name: str) -> Specimen:
    def text(words: GameWords) -> str:
        return alt_text.card_line(name, words)

    return _thing("feature", f"tile.{name}", lambda words: bodies.close(name, _SIZE, words.icon_name(name)), text)


def _bonus(name: str) -> Specimen:
    bonus = BONUSES[name]

    def text(words: GameWords) -> str:
        sector, points = words.game(f"sector.{bonus.sector}"), words.say("points", points=bonus.points)
        return f"{sector} \u00b7 {points} \u00b7 {words.game(f'condition.{name}')}"

    return _thing("goal", f"bonus.{name}", lambda _: style.sector_map(bonus.sector, _SIZE), text)


SPECIMENS: dict[str, Specimen] = {
    **{name: _cluster(name) for name in CLUSTERS},
    **{name: _planet(name) for name in PLANETS},
    **{name: _branch(name) for name in BRANCHES},
    **{name: _feature(name) for name in DEALT},
    **{name: _bonus(name) for name in BONUSES},
}
