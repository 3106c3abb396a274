"""The things of Solani as specimens: tiles, Special Features, bonus tiles."""

from games.solani.components import BONUSES, BRANCHES, CLUSTERS, DEALT, PLANETS, TARGET
from renderers.kit.canvas import Sprite
from renderers.kit.renderer import Specimen
from renderers.solani import alt_text, bodies, style
from renderers.solani.words import GameWords

_SIZE = 270


def _cluster(name: str) -> Specimen:
    low, high = TARGET[name]
    nodes = str(low) if low == high else f"{low}\u2013{high}"

    def text(words: GameWords) -> list[str]:
        trade = CLUSTERS[name].trade_number
        said = [words.say("specimen_cluster", nodes=nodes)]
        return [*said, words.say("specimen_trade", number=trade)] if trade else said

    return Specimen.of("tile", f"tile.{name}", lambda _: style.cluster(name, _SIZE), text)


def _planet(name: str) -> Specimen:
    def sprite(words: GameWords) -> Sprite:
        return style.planet(name, _SIZE, words.icon_name(name))

    return Specimen.of("tile", f"tile.{name}", sprite, lambda words: [words.say("specimen_planet")])


def _branch(name: str) -> Specimen:
    kind = BRANCHES[name]

    def text(words: GameWords) -> list[str]:
        arms = " / ".join(alt_text.arms(mask, words) for mask in kind.masks)
        return [words.say("specimen_branch", nodes=kind.nodes, arms=arms, count=kind.count)]

    return Specimen.of("tile", f"tile.{name}", lambda _: style.held_branch(kind.masks[0], _SIZE), text)


def _feature(name: str) -> Specimen:
    def sprite(words: GameWords) -> Sprite:
        return bodies.close(name, _SIZE, words.icon_name(name))

    return Specimen.of("feature", f"tile.{name}", sprite, lambda words: [alt_text.card_line(name, words)])


def _bonus(name: str) -> Specimen:
    bonus = BONUSES[name]

    def text(words: GameWords) -> list[str]:
        sector, points = words.game(f"sector.{bonus.sector}"), words.say("points", points=bonus.points)
        return [f"{sector} \u00b7 {points} \u00b7 {words.game(f'condition.{name}')}"]

    return Specimen.of("goal", f"bonus.{name}", lambda _: style.sector_map(bonus.sector, _SIZE), text)


SPECIMENS: dict[str, Specimen] = {
    **{name: _cluster(name) for name in CLUSTERS},
    **{name: _planet(name) for name in PLANETS},
    **{name: _branch(name) for name in BRANCHES},
    **{name: _feature(name) for name in DEALT},
    **{name: _bonus(name) for name in BONUSES},
}
