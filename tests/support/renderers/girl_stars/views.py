"""Views of The Girl Who Made the Stars to draw: moments of whole matches between computer seats, and a crowded one.

`python -m tests.support.renderers.girl_stars.views` writes them anew as JSON.
"""

from collections.abc import Callable, Iterator
from functools import cache

from msgspec.structs import replace
from PIL import Image

from games.girl_stars import GAME
from games.girl_stars.components import CARDS, COLOURS, FORAGE, GOODS, SPACES
from games.girl_stars.view import View
from renderers.girl_stars import RENDERER
from renderers.girl_stars.words import GameWords
from renderers.kit.map_crop import NEAR
from renderers.kit.text import figure
from tests.support.renderers.moments import Moment, find, folder, read, write
from tests.support.renderers.picture_words import Words

STORED = folder(GAME)
PEOPLE = {0: "ユキ", 1: "Haruka of the Stars", 2: "Ren", 3: "アキ", -1: "Shadow Elder"}


def _asks(step: str, round_: int) -> Callable[[View], bool]:
    return lambda view: view.round >= round_ and any(asked.step == step for asked in view.asked)


MOMENTS = {
    "four_first": Moment(4, {}, _asks("PlaceTile", 1), "PlaceTile"),
    "four_ash": Moment(4, {}, lambda view: view.phase == "wood_ash" and view.round == 4 and len(view.queue) == 3),
    "four_action": Moment(4, {}, _asks("TakeAction", 6), "TakeAction"),
    "three_place": Moment(3, {}, _asks("PlaceTile", 5), "PlaceTile"),
    "three_scout": Moment(3, {}, lambda view: view.scouting is not None and len(view.scouting.path) > 3),
    "two_action": Moment(2, {}, _asks("TakeAction", 7), "TakeAction"),
    "solo_place": Moment(1, {}, _asks("PlaceTile", 6), "PlaceTile"),
    "solo_ash": Moment(1, {}, _asks("TakeAsh", 3)),
    "four_over": Moment(4, {}, lambda view: view.over),
    "solo_over": Moment(1, {}, lambda view: view.over),
}
CROWDED, SCOUTED = "four_crowded", "three_scout_crowded"
ALL = (*MOMENTS, CROWDED)


@cache
def stored(name: str) -> View:
    """A stored view by its name."""
    return MADE[name]() if name in MADE else read(GAME, View, name)


def crowded() -> View:
    """Everybody asked at once with full hands, four villagers at a site, rewards that go, much of everything."""
    view = read(GAME, View, "four_over")
    asked = read(GAME, View, "four_first").asked[:1]
    players = tuple(
        replace(
            player, hand=player.bag[:3], kept=("scouting", "offering", "recall"), light=dict.fromkeys(player.light, 14),
            stardust=12, goods=dict.fromkeys(GOODS, 4), extra_actions=2, vp=-3, step="PlaceTile",
        )
        for player in view.players
    )  # fmt: skip
    near = tuple((seat, "v1") for seat in range(4))
    sites = {key: replace(site, near=near, early=(2, "v2"), left=0) for key, site in view.sites.items()}
    rewards = {key: replace(reward, marked=True) for key, reward in view.rewards.items()}
    return replace(
        view, over=False, round=7, phase="stargazing", scores=(), players=players, sites=sites, rewards=rewards,
        asked=tuple(replace(asked[0], seat=seat) for seat in range(4)),
    )  # fmt: skip


def scouted() -> View:
    """A Scouting that covers every space."""
    view = read(GAME, View, "three_scout")
    assert view.scouting is not None
    path = tuple(SPACES)
    thought = replace(view.scouting, path=path, proposal=tuple(COLOURS[space % 3] for space in path))
    return replace(view, lit={}, scouting=thought)


MADE = {CROWDED: crowded, SCOUTED: scouted}
"""Views that no match comes to so soon."""

READ = {"solo_ash": "en", SCOUTED: "ja", CROWDED: "en", "four_ash": "ja"}
"""Those that are held to what a phone can show, and in which language."""

MOST_TEXTS = 130
"""So many texts a table for four may have."""

CLOSE = ("seat", "skies", "map", "offerings", "score")
"""Sheets that are looked at alone, and must be read so."""
ALONE: tuple[tuple[str, str, str], ...] = ()
"""Those of them that are held to it every time: of what view, and in which language."""


def nearer(view: View, seat: int) -> Iterator[dict[str, str]]:
    """The marks of maps drawn near: round a Scouting, and round a site."""
    if view.scouting is not None:
        yield {NEAR: ""}
    sites = sorted(view.sites)
    site = sites[(view.round + seat) % len(sites)]
    yield {NEAR: site, site: ""}


def needed(view: View, words: GameWords) -> Iterator[str]:
    """What must be read on the board to decide: names and points, what may be spent, and what is to be earned."""
    for player in view.players:
        yield from (words.name(player.seat), figure(player.vp), str(player.stardust))
        yield from (str(number) for number in (*player.light.values(), *filter(None, player.goods.values())))
    yield from (str(reward.top) for reward in view.rewards.values())
    yield from (str(space.vp) for space in CARDS[view.offering.card].spaces)
    yield from (str(FORAGE[kind].offer_vp) for kind in GOODS)


def sources() -> list[Image.Image]:
    """What the palette is made from, at half size: the fullest sheets."""
    sheets = (("four_action", "table"), ("two_action", "skies"), ("three_place", "seat"), ("solo_over", "score"))
    drawn = [RENDERER.draw(stored(name), sheet, Words("en"), PEOPLE, marks={}, own=0) for name, sheet in sheets]
    return [one.resize((one.width // 2, one.height // 2), Image.Resampling.NEAREST) for one in drawn]


if __name__ == "__main__":
    write(GAME, {name: find(GAME, moment, GAME.levels[0]) for name, moment in MOMENTS.items()})
