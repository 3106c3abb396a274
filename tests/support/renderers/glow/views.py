"""Views to draw: moments of whole matches between computer seats, found by what they show.

`python -m tests.support.renderers.glow.views` writes them anew as JSON for the golden pictures.
"""

from collections.abc import Callable, Iterator
from functools import cache

from PIL import Image

from games.glow import GAME
from games.glow.components import ADVENTURERS, COMPANIONS, ISLANDS, PATHS, ROUTES, SPACES
from games.glow.view import View
from renderers.glow import RENDERER, cards
from renderers.glow.creatures import figure_head
from renderers.glow.style import effect_value, signed
from renderers.glow.words import GameWords
from renderers.kit.map_crop import NEAR
from tests.support.renderers.moments import Moment, find, folder, read, write
from tests.support.renderers.picture_words import Words

STORED = folder(GAME)
PEOPLE = {0: "ミラ", 1: "Haru", 2: "Theodora the Great", 3: "アキ", -1: "Tom"}


def _in(round_: int, phase: str) -> Callable[[View], bool]:
    return lambda view: view.round == round_ and view.phase == phase


MOMENTS = {
    "solo_morning": Moment(1, {"board": "province"}, _in(3, "early_morning")),
    "solo_travel": Moment(1, {"board": "province"}, _in(6, "afternoon")),
    "solo_sea": Moment(1, {"board": "archipelago"}, _in(5, "late_morning")),
    "two_day": Moment(2, {"board": "archipelago"}, _in(4, "late_morning")),
    "three_setup": Moment(
        3, {"board": "province"}, lambda view: view.phase == "setup" and view.asked[0].seat != view.first
    ),
    "four_morning": Moment(4, {"board": "province"}, _in(5, "early_morning")),
    "four_day": Moment(4, {"board": "province"}, _in(7, "late_morning")),
    "four_over": Moment(4, {"board": "archipelago"}, lambda view: view.over),
    "solo_over": Moment(1, {"board": "province"}, lambda view: view.over),
}


@cache
def stored(name: str) -> View:
    """A stored view by its name."""
    return read(GAME, View, name)


READ = {"solo_sea": "ja", "two_day": "en", "three_setup": "ja", "four_morning": "en", "four_day": "ja"}
"""Those that are held to what a phone can show, and in which language."""

CLOSE = ("seat", "map", "score", "cards", "graveyard")
"""Sheets that are looked at alone, and must be read so."""
ALONE = (("map", "four_morning", "en"),)
"""Those of them that are held to it every time: of what view, and in which language."""


GOES_ON = ("seat",)
"""Sheets with a map that goes on beyond its rim."""


def nearer(view: View, seat: int) -> Iterator[dict[str, str]]:
    """The marks of maps drawn near: where this seat may go on to."""
    player = view.players[seat]
    if view.board == "province":
        there = sorted(PATHS[player.party])
    else:
        there = sorted({island for boat in player.boats for island in ROUTES[boat]})
    yield {NEAR: " ".join(there), **{place: _label(place) for place in there}}


def _label(place: str) -> str:
    """What menus call a place."""
    space = SPACES.get(place)
    return str(space.light) if space and space.light else (space or ISLANDS[place]).label


def needed(view: View, words: GameWords) -> Iterator[str]:
    """What must be read on the board to decide: light and names, what may be spent, and what a companion brings."""
    for player in view.players:
        flies = player.fireflies + player.firefly_icons
        yield from (words.name(player.seat), str(player.light), str(player.footprints), str(player.reroll_tokens))
        yield f"{flies}/{len(player.companions)}"
    if view.tom is not None:
        yield from (str(view.tom.light), str(view.tom.party), str(view.tom.footprints))
    if view.round and not view.over:
        yield words.say("round", round=view.round)
    yield from (str(space.footprints) for space in view.track if space.footprints and view.phase != "setup")
    for space in view.track if view.phase == "early_morning" else ():
        if space.companion:
            card = COMPANIONS[space.companion]
            yield words.card(space.companion)
            yield from filter(None, (effect_value(effect) for effect in card.effects))
            yield from [signed(card.end_light)] * bool(card.end_light)


def sources() -> list[Image.Image]:
    """What the palette is made from: the fullest sheets."""
    sheets = (
        ("solo_morning", "table"), ("four_day", "table"), ("two_day", "map"), ("four_day", "seat"),
        ("four_over", "score"),
    )  # fmt: skip
    drawn = [RENDERER.draw(stored(name), sheet, Words("en"), PEOPLE, marks={}, own=0) for name, sheet in sheets]
    return [*drawn, everybody(1600)]


def everybody(width: int) -> Image.Image:
    """All companions and adventurers side by side, each in the colour of its card."""
    wide, high, columns = width // 8, width // 14, 8
    named = [*COMPANIONS.items(), *ADVENTURERS.items()]
    image = Image.new("RGB", (width, -(-len(named) // columns) * high))
    for k, (name, card) in enumerate(named):
        art = figure_head(name, cards.enamel_of(card), wide, high, wide)
        image.paste(art, (k % columns * wide, k // columns * high))
    return image


if __name__ == "__main__":
    write(
        GAME, {name: find(GAME, moment, "easy", "000102030405060708090a0b0c0d0e0f") for name, moment in MOMENTS.items()}
    )
