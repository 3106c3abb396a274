"""Stored views of Crafting the Cosmos: views of real matches, kept as JSON.

`python -m tests.support.renderers.crafting_cosmos.views` finds them anew.
"""

from collections.abc import Callable, Iterator
from functools import cache
from typing import Literal

import msgspec
from msgspec.structs import replace
from PIL import Image

from games.core import play
from games.core.match import AnyMatch
from games.core.playout import playout
from games.crafting_cosmos import GAME
from games.crafting_cosmos.components import CONTROLS, ELEMENTS, LIFE_SPACES, NEBULA_SPACES, STAR_SPACES, TILES
from games.crafting_cosmos.options import Options
from games.crafting_cosmos.player_view import NebulaView, Need, PlayerView, PoolView, StarView
from games.crafting_cosmos.view import View
from renderers.crafting_cosmos import RENDERER, shelf, table
from renderers.crafting_cosmos.nebulae import tile
from renderers.crafting_cosmos.words import GameWords
from tests.support.renderers.moments import folder, read, write
from tests.support.renderers.picture_words import Words

STORED = folder(GAME)
PEOPLE = {0: "Aiko", 1: "Maximiliane von Hohenstein", 2: "Theo", 3: "\u5929\u306e\u5ddd\u306e\u65c5\u4eba"}
"""Short, long and Japanese names."""


def _asked(view: View) -> str:
    return view.asked[0].step if view.asked else ""


class Moment(msgspec.Struct, frozen=True):
    """A moment of a match: how many play, how well, in which round it may be at the earliest, and what is going on."""

    seats: int
    level: str
    round: int
    fits: Callable[[View], bool]
    options: Options = Options()


def _full(view: View) -> bool:
    player = view.players[view.active or 0]
    held = len(player.pool.stars) + player.pool.proto + len(player.pool.tiles)
    done = [nebula for nebula in player.nebulae if nebula.completed]
    return _asked(view) == "Craft" and held > 2 and len(done) > 1 and any(nebula.advanced for nebula in done)


MOMENTS = {
    "two_shift": Moment(2, "easy", 4, lambda view: _asked(view) == "Shift"),
    "two_cards": Moment(2, "random", 2, lambda view: _asked(view) == "TakeCard"),
    "three_first": Moment(3, "random", 1, lambda view: _asked(view) == "Shift"),
    "four_craft": Moment(4, "easy", 5, _full),
    "four_powers": Moment(4, "random", 2, lambda view: _asked(view) == "ChoosePower"),
    "four_over": Moment(4, "easy", 1, lambda view: view.over),
    "solo_craft": Moment(1, "easy", 3, lambda view: _asked(view) == "Craft" and view.past is not None),
    "solo_tiles": Moment(1, "random", 1, lambda view: _asked(view) == "KeepOneTile"),
    "solo_over": Moment(1, "random", 1, lambda view: view.over),
}
"""What is kept, by name."""


CROWDED = "four_crowded"
ALL = (*MOMENTS, CROWDED)


@cache
def stored(name: str) -> View:
    """A stored view, of the seat that is asked; the crowded one is made by hand."""
    return crowded() if name == CROWDED else read(GAME, View, name)


def crowded() -> View:
    """Boards without a free space, hands over the limit, pools and slots full."""
    view = read(GAME, View, "four_craft")
    assert view.own is not None
    players = tuple(_crowd(player) for player in view.players)
    names = sorted(NEBULA_SPACES)
    own = replace(
        view.own,
        hand=dict.fromkeys(CONTROLS, 4),
        surplus={"light": 4, "time": 2},
        life={space: 8 for k, space in enumerate(names) if k % 3 == 0},
    )
    return replace(view, own=own, players=players)


def _crowd(player: PlayerView) -> PlayerView:
    stars = tuple(StarView(space, ELEMENTS[k % 4], supernova=k % 5 == 0) for k, space in enumerate(sorted(STAR_SPACES)))
    life = {space: ("stable" if k % 2 else "proto") for k, space in enumerate(sorted(LIFE_SPACES))}
    nebulae = tuple(_tile(space, 5 * k, k % 3 < 2) for k, space in enumerate(sorted(NEBULA_SPACES)))
    powers = ("gravity_assist", "stellar_evolution", "orbital_shift", "gravitational_collapse")
    pool = PoolView(dict.fromkeys(ELEMENTS, 3), 9, ("n1_01", "n2_02", "n3_03"))
    return replace(
        player, score=188, stars=stars, life=life, nebulae=nebulae, powers=powers, pool=pool, supernova=10, dna=10,
        graviton=10, spot=5, ready=2, released=5, release=0, hand=16, flags=("stasis", "dark_matter"),
    )  # fmt: skip


def _tile(space: str, number: int, completed: bool) -> NebulaView:
    name = sorted(TILES)[number]
    tile = TILES[name]
    met: tuple[Literal["", "star", "wild"], ...] = ("star", "wild", "")
    needs = [Need(element, "") for element in ELEMENTS for _ in range(tile.needs.get(element, 0))]
    return NebulaView(
        space=space, tile=name, size=tile.size, points=tile.points, completed=completed, life=6, ready=number % 2 == 0,
        needs=tuple(Need(need.element, met[k % 3]) for k, need in enumerate(needs)),
        advanced=completed and number % 15 == 0, value=8 if completed and number % 15 == 0 else None,
    )  # fmt: skip


def found(moment: Moment) -> View:
    """The first view of a match that fits, seen by whoever is asked."""
    for number in range(40):
        seed = f"{number:032x}"
        levels = (moment.level,) * moment.seats
        _, moves = playout(GAME, moment.options, levels, seed)
        first, _ = play.start(GAME, moment.options, moment.seats, seed)
        for match in (first, *(match for match, _ in play.replay(GAME, first, moves))):
            view = _seen(match)
            if view.round >= moment.round and moment.fits(view):
                return view
    raise LookupError(moment)


def _seen(match: AnyMatch) -> View:
    open_view: View = play.view(GAME, match, None)
    own: View = play.view(GAME, match, open_view.asked[0].seat if open_view.asked else 0)
    return own


READ = {"four_craft": "en", CROWDED: "ja", "solo_craft": "en", "two_cards": "ja", "four_over": "en"}
"""Those that are held to what a phone can show, and in which language."""

MOST_TEXTS = 100
"""So many texts a table for four may have."""

CLOSE = ("energy", "score", "seat", "workbench", "galaxy_1")
"""Sheets that are looked at alone, and must be read so."""
ALONE = (("galaxy_2", "four_craft", "en"),)
"""Those of them that are held to it every time: of what view, and in which language."""


def needed(view: View, words: GameWords) -> Iterator[str]:
    """What must be read on the board to decide: names and points, what everybody holds, goals, and controls."""
    for player in view.players:
        yield from (words.name(player.seat), str(player.score), str(player.hand))
        yield from (f"{player.spot}/6", f"×{player.ready}")
    for goal in view.track:
        yield from shelf.name_lines(words.game(f"goal.{goal.id}"), shelf.goal_boxes(table.GOALS)[0])
        yield from map(str, goal.metrics)
    yield from (words.game(f"control.{control}") for control in CONTROLS)
    yield str(view.crystals)


def sources() -> list[Image.Image]:
    """What the palette is made from, at half size: full sheets, and tiles, which need the most colours."""
    words = Words("en")
    sheets = (("four_craft", "table"), ("four_craft", "workbench"), ("two_shift", "energy"), ("four_over", "galaxy_1"))
    drawn = [RENDERER.draw(stored(name), sheet, words, PEOPLE, marks={}, own=None) for name, sheet in sheets]
    pictures = [picture.resize((picture.width // 2, picture.height // 2)) for picture in drawn]
    tiles = Image.new("RGB", (800, 560))
    for k, name in enumerate(("n1_01", "n3_16", "n2_20", "n3_05", "n1_16", "n2_11", "n3_20", "n2_01", "n3_10")):
        sprite = tile(name, 90, "done").image
        tiles.paste(sprite, (k % 4 * 190, k // 4 * 185), sprite)
    return [*pictures, tiles]


if __name__ == "__main__":
    write(GAME, {name: found(moment) for name, moment in MOMENTS.items()})
