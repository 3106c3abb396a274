"""Views of Hoshitsukuri to draw: moments of whole matches between computer seats, and one crowded by hand.

`python -m tests.support.renderers.hoshitsukuri.views` writes them anew as JSON.
"""

from collections.abc import Iterator
from functools import cache

from msgspec.structs import replace
from PIL import Image

from games.hoshitsukuri import GAME
from games.hoshitsukuri.components import CARDS
from games.hoshitsukuri.view import FieldCardView, OwnView, PlayView, View
from renderers.hoshitsukuri import RENDERER
from renderers.hoshitsukuri.style import fragments_text
from renderers.hoshitsukuri.windows import window
from renderers.hoshitsukuri.words import GameWords
from renderers.kit.canvas import Canvas
from renderers.kit.theme import ink
from tests.support.renderers.moments import ANYBODY, Moment, find, folder, read, write
from tests.support.renderers.picture_words import Words

STORED = folder(GAME)
PEOPLE = {0: "ユキ", 1: "Haruka of the Stars", 2: "Ren", 3: "アキ"}


def _field(view: View) -> int:
    return len(view.field)


MOMENTS = {
    "four_create": Moment(4, {}, lambda v: v.number >= 14 and v.phase == "generation" and _field(v) >= 4),
    "three_begin": Moment(
        3, {"celestials": "recorded_game"}, lambda v: v.number >= 10 and not v.field, private=ANYBODY
    ),
    "two_play": Moment(2, {"celestials": "cataclysm"}, lambda v: v.number >= 8 and _field(v) >= 5, private=ANYBODY),
    "solo_play": Moment(
        1,
        {"celestials": "colourful_galaxy", "target": "hard"},
        lambda v: v.number >= 5 and _field(v) >= 2,
        private=ANYBODY,
    ),
    "three_setup": Moment(3, {"celestials": "custom"}, lambda v: len(v.celestials) == 3),
    "four_first": Moment(4, {"celestials": "random"}, lambda v: v.number == 1),
    "four_over": Moment(4, {}, lambda v: v.over),
    "solo_over": Moment(1, {"celestials": "colourful_galaxy", "target": "easy"}, lambda v: v.over),
}
CROWDED = "four_crowded"
ALL = (*MOMENTS, CROWDED)


@cache
def stored(name: str) -> View:
    """A stored view by its name."""
    return crowded() if name == CROWDED else read(GAME, View, name)


def crowded() -> View:
    """Nearly everything at once: comets on one space, long plays, badges, Meteorites that wait, a hand of eleven."""
    view = read(GAME, View, "three_begin")
    kinds = [*view.celestials, "stardust", "rock", "satellite"]
    field = tuple(_play(kinds[k % 5 : k % 5 + 1 + k % 3], step=int(k % 4 < 2), three=k % 4 == 3) for k in range(14))
    own = OwnView(
        hand=(*kinds, "planet", "nebula"),
        deck=tuple(kinds * 2),
        discard=("stardust", *["planet"] * 4, *["sun"] * 12),
        looked="crystal",
        points=118,
        colours={"red": 12, "green": 3, "blue": 0},
    )
    goal = view.players[0].space + 9
    places = [(goal - 9, 1, (("red", "blue"), ("green",))), (goal, 1, (("red",),)), (goal, 2, ())]
    players = tuple(
        replace(player, space=space, depth=depth, strikes=strikes, deck=14, discard=17, discard_top="crystal")
        for player, (space, depth, strikes) in zip(view.players, places, strict=True)
    )
    return replace(
        view, seat=0, active=0, own=own, field=field, fragments=27, projected=goal, players=players,
        trash=("rock", "stardust", "flame", "sun", "nebula", "earth", "satellite", "satellite"),
    )  # fmt: skip


def _play(kinds: list[str], *, step: int, three: bool) -> PlayView:
    cards = tuple(
        FieldCardView(
            kind, max(1, CARDS[kind].fragments), CARDS[kind].generates, n == 0 and CARDS[kind].acts, kind == "earth"
        )
        for n, kind in enumerate(kinds)
    )
    return PlayView(cards, sum(card.fragments for card in cards), step, three)


READ = {"two_play": "en", "three_setup": "en", CROWDED: "ja", "solo_play": "ja"}
"""Those that are held to what a phone can show, and in which language."""

CLOSE = ("seat", "supply", "piles", "score")
"""Sheets that are looked at alone, and must be read so."""
ALONE = (("supply", "two_play", "en"),)
"""Those of them that are held to it every time: of what view, and in which language."""


def needed(view: View, words: GameWords) -> Iterator[str]:
    """What must be read on the board to decide: names and spaces, what everybody holds, and all of each pile."""
    for player in view.players:
        yield from (words.name(player.seat), str(player.space))
        yield from (str(player.hand), str(player.deck), str(player.discard))
    for pile in view.supply if view.phase != "setup" else ():
        yield f"×{pile.left}"
        if pile.left:
            card = CARDS[pile.kind]
            yield from (words.card(pile.kind), str(card.cost), fragments_text(pile.kind))
            yield from [str(card.vp)] * bool(card.vp)


def sources() -> list[Image.Image]:
    """What the palette is made from, at half size: full sheets, and twice the windows, which need the most colours."""
    sheets = (("four_create", "table"), ("two_play", "table"), ("three_begin", "seat"))
    drawn = [RENDERER.draw(stored(name), sheet, Words("en"), PEOPLE, marks={}, own=0) for name, sheet in sheets]
    return [one.resize((one.width // 2, one.height // 2), Image.Resampling.NEAREST) for one in (*drawn, wall(), wall())]


def wall() -> Image.Image:
    """The windows of all kinds side by side: what has the most colours counts most."""
    picture = Image.new("RGB", (1600, 1000), ink.night)
    for k, kind in enumerate(CARDS):
        Canvas(picture).put(window(kind, 320, 200), k % 5 * 320, k // 5 * 200)
    return picture


if __name__ == "__main__":
    write(GAME, {name: find(GAME, moment, "strong") for name, moment in MOMENTS.items()})
