"""Views of Solani to draw: moments of whole matches between computer seats, and a crowded one made by hand.

`python -m tests.support.renderers.solani.views` writes them anew as JSON.
"""

from collections.abc import Callable, Iterator
from functools import cache

from msgspec.structs import replace
from PIL import Image

from games.solani import GAME
from games.solani.components import FEATURES
from games.solani.view import StockView, View
from renderers.kit.text import figure
from renderers.kit.theme import ENAMEL, ink, mix
from renderers.kit.turn_marks import COMPLETED
from renderers.solani import RENDERER
from renderers.solani.skin import SKIN
from renderers.solani.words import GameWords
from tests.support.renderers.moments import Moment, find, folder, read, write
from tests.support.renderers.picture_words import Words

STORED = folder(GAME)
PEOPLE = {0: "ユキ", 1: "Haruka of the Stars", 2: "Ren", 3: "アキ", -1: "Coyote"}


def _asks(step: str, round_: int) -> Callable[[View], bool]:
    return lambda view: view.round >= round_ and any(asked.step == step for asked in view.asked)


MOMENTS = {
    "four_draft": Moment(4, {}, _asks("Draft", 8)),
    "four_place": Moment(4, {}, _asks("PlaceTile", 10), "PlaceTile"),
    "three_special": Moment(3, {}, _asks("ChooseSpecial", 6)),
    "three_keep": Moment(3, {}, _asks("KeepSpecial", 1), "KeepSpecial"),
    "two_first": Moment(2, {}, _asks("PlaceTile", 1), "PlaceTile"),
    "two_draft": Moment(2, {}, _asks("Draft", 9)),
    "two_special": Moment(2, {}, _asks("PlaceSpecial", 4), "PlaceSpecial"),
    "solo_place": Moment(1, {"coyote": "sky_shaker"}, _asks("PlaceTile", 7), "PlaceTile"),
    "four_over": Moment(4, {}, lambda view: view.over),
    "solo_over": Moment(1, {"coyote": "pup"}, lambda view: view.over),
}
CROWDED = "four_crowded"
SIXES = "three_sixes"
SEVENS = "three_sevens"
ALL = (*MOMENTS, CROWDED)


@cache
def stored(name: str) -> View:
    """A stored view by its name."""
    return MADE[name]() if name in MADE else read(GAME, View, name)


def crowded() -> View:
    """The fullest skies there are, everybody asked at once, rows of twelve and of seven cards."""
    view = read(GAME, View, "four_over")
    two, three = _cards(2), _cards(3)
    asked = read(GAME, View, "four_place").asked[:1]
    players = tuple(
        replace(player, circle="w34", branch="t3", total=-12, step="PlaceTile", features=(player.features * 2)[:4])
        for player in view.players
    )
    return replace(
        view, over=False, phase="special_draft", scores=(), players=players,
        asked=tuple(replace(asked[0], seat=seat) for seat in range(4)),
        specials=(StockView(2, two, 0), StockView(3, three[:7], 5)),
    )  # fmt: skip


def sixes() -> View:
    """Rows of six cards each."""
    return replace(
        read(GAME, View, "three_special"), specials=(StockView(2, _cards(2)[-6:], 6), StockView(3, _cards(3)[-6:], 6))
    )


def sevens() -> View:
    """Rows of seven cards each."""
    rows = (StockView(2, _cards(2)[:7], 6), StockView(3, _cards(3)[:7], 6))
    return replace(read(GAME, View, "three_special"), specials=rows)


def _cards(magnitude: int) -> tuple[str, ...]:
    return tuple(card.id for card in FEATURES.values() if card.magnitude == magnitude)


MADE = {CROWDED: crowded, SIXES: sixes, SEVENS: sevens}
"""Views that no match comes to so soon."""


READ = {"four_draft": "en", CROWDED: "ja", "solo_place": "en", "three_special": "en"}
"""Those that are held to what a phone can show, and in which language."""

MOST_TEXTS = 120
"""So many texts a table for four may have."""

CLOSE = ("score", "seat", "skies", "features", "estimate")
"""Sheets that are looked at alone, and must be read so."""
ALONE = (
    ("seat", "solo_place", "en"), ("score", "solo_place", "en"), ("estimate", "solo_place", "ja"),
    ("features", SIXES, "en"), ("features", SIXES, "ja"),
    ("features", SEVENS, "en"), ("features", SEVENS, "ja"),
)  # fmt: skip
"""Those of them that are held to it every time: of what view, and in which language."""


TURNS = {"turn-0": "↖", "turn-1": "↗", "turn-2": "↘", "turn-3": "↙"}
GAINED = {"gained-0": "+3", "gained-1": "\u22122"}
CASES: dict[str, dict[str, str]] = {
    "four_draft-table-ja": {"cluster-1": "A", "cluster-4": "B", "track-3": "C", **GAINED},
    "two_draft-table-en": {"branch-1": "A", "branch-3": "B"},
    "solo_place-table-en": {"gained-0": "+3", "gained--1": "+4"},
    "three_special-table-ja": {"moonlight": "A", "eclipse": "B", "deck-2": "C"},
    "four_crowded-table-en": {},
    "four_over-estimate-en": {},
    "solo_place-estimate-ja": {},
    "four_place-seat-en": {"a1": "", "a2": "1", "c1": "2", "B3": "", "place-branch": "b3.1", **TURNS},
    "two_special-seat-ja": {"A4": "", "place-special": "C4"},
    "three_keep-seat-ja": {"planetary_nebula": "A", "supernova": "B"},
    "four_draft-skies-ja": {},
    "four_draft-moment-ja": {f"{COMPLETED}0.F2": ""},
    "three_special-features-en": {"comet": "A", "deck-3": "B"},
    "four_over-score-ja": {},
    "solo_over-score-en": {},
}


def own(view: View) -> int:
    return view.seat if view.seat is not None else 0


def needed(view: View, words: GameWords) -> Iterator[str]:
    """What must be read on the board to decide: names and totals, and the numbers and signs of what is on offer."""
    for player in view.players:
        yield from (words.name(player.seat), figure(player.total))
    if view.coyote is not None:
        yield figure(view.coyote.total)
    if view.phase == "special_draft":
        for stock in view.specials:
            yield f"×{stock.deck}"
            yield from map(words.icon_name, stock.row)
    else:
        yield from (str(k + 1) for tiles in (view.clusters, view.branches) for k, tile in enumerate(tiles) if tile)
    if view.round and not view.over:
        yield words.round(view)


def sources() -> list[Image.Image]:
    """What the palette is made from, at half size: the fullest sheets."""
    sheets = (("four_draft", "table"), ("four_place", "seat"), ("four_over", "estimate"), ("four_over", "score"))
    drawn = [RENDERER.draw(stored(name), sheet, Words("en"), PEOPLE, marks={}, own=0) for name, sheet in sheets]
    halves = [one.resize((one.width // 2, one.height // 2), Image.Resampling.NEAREST) for one in drawn]
    return [*halves, swatches(halves[0].width)]


def swatches(width: int) -> Image.Image:
    """The colours that stand for something and cover little: titles in the accent, the turquoise Planet's ring."""
    colours = (SKIN.accent, mix(ENAMEL["jade"], ink.gilt, 0.7), mix(ENAMEL["jade"], ink.white, 0.72))
    picture = Image.new("RGB", (width, 60))
    for k, colour in enumerate(colours):
        picture.paste(colour, (0, 20 * k, width, 20 * k + 20))
    return picture


if __name__ == "__main__":
    write(GAME, {name: find(GAME, moment, "easy") for name, moment in MOMENTS.items()})
