"""The table sheet: the orbit with supply and field inside, and all players below.

While the first player chooses the celestial kinds, these are shown instead of the supply.
"""

from collections.abc import Mapping

from PIL import Image

from games.hoshitsukuri.components import CELESTIALS, KINDS_IN_PLAY, ORBIT
from games.hoshitsukuri.view import PileView, View
from renderers.hoshitsukuri import cards, field, orbit, players, style
from renderers.hoshitsukuri.skin import SKIN
from renderers.hoshitsukuri.words import GameWords
from renderers.kit import theme
from renderers.kit.canvas import Canvas
from renderers.kit.layers import printed
from renderers.kit.markers import changed_box, choosable_box, chosen_box
from renderers.kit.panels import cell, glass
from renderers.kit.raster import Box
from renderers.kit.sheet_frame import TurnPill, header
from renderers.kit.sky import Hour, engraving, hour, sky
from renderers.kit.sprites import icon, pill
from renderers.kit.text import fitted
from renderers.kit.theme import DECIDE, DETAIL, SCORE, ink
from renderers.kit.turn_marks import changed, number

SIZE = (1600, 1200)
CARD = (213, 296)
LEFT, TOP, GAP = 124, 216, 14
FIELD: Box = (124, 842, 1476, 984)
PEOPLE: Box = (24, 1002, 1576, 1180)
_SMALL = (216, 160)
_A_ROW = 6


def draw(view: View, words: GameWords, marks: Mapping[str, str]) -> Image.Image:
    """Draw the public sheet."""
    choosing = view.phase == "setup"
    number = len(view.players)
    at = hour(max(player.space for player in view.players), ORBIT)
    key = (SKIN.key, "table", number, at, choosing)
    canvas = Canvas(printed(key, lambda: _print(number, at, choosing=choosing)))
    draw_header(canvas, view, words)
    if choosing:
        _choice(canvas, view, words, marks)
    else:
        _supply(canvas, view, words, marks)
        field.draw(canvas, FIELD, view, words, marks)
    orbit.draw(canvas, view, words)
    _changes(canvas, view, marks)
    players.draw(canvas, PEOPLE, view, words, marks)
    return canvas.image


def draw_header(canvas: Canvas, view: View, words: GameWords, turn: TurnPill | None = None) -> None:
    """Draw title, set and turn, and the turn pill."""
    header(canvas, SKIN, (words.game("name"), words.subtitle(view)), turn or turn_of(view, words))


def turn_of(view: View, words: GameWords) -> TurnPill | None:
    """Return the turn pill."""
    if view.over:
        return TurnPill((), words.game("phase.over"), "", "onyx")
    if not view.asked:
        return None
    player = view.players[view.asked[0].seat]
    verb = words.game(f"phase.{view.phase}")
    return TurnPill(
        (style.comet(player, 58, words.comet(player)),), words.name(player.seat), verb, style.comet_enamel(player)
    )


def _print(number: int, at: Hour, *, choosing: bool) -> Image.Image:
    image = sky(SKIN, *SIZE, at=at)
    engraving(image, 800, 560, 700, 0.13)
    accent = SKIN.accent
    orbit.printed(image)
    if not choosing:
        glass(image, FIELD, accent)
    for box in players.boxes(PEOPLE, number):
        glass(image, box, accent, radius=18)
    return image


def place_of(k: int) -> Box:
    """Return the box of the k-th card of the supply, six in a row."""
    line, column = divmod(k, 6)
    left, top = LEFT + column * (CARD[0] + GAP), TOP + line * (CARD[1] + GAP)
    return left, top, left + CARD[0], top + CARD[1]


def _supply(canvas: Canvas, view: View, words: GameWords, marks: Mapping[str, str]) -> None:
    """Draw Satellite, Planet, Sun, then the celestial kinds by colour; the trash pile last."""
    piles = sorted_piles(view)
    for k, pile in enumerate(piles):
        box = place_of(k)
        sprite = cards.supply(pile.kind, words.card(pile.kind), "", *CARD, empty=not pile.left)
        if pile.left > 1:
            canvas.put(cards.pile(pile.kind, pile.left, *CARD), box[0], box[1])
        canvas.put(sprite, box[0], box[1])
    for k, pile in enumerate(piles):
        if pile.kind in marks:
            _choosable(canvas, place_of(k), marks[pile.kind])
        elif _fresh(view) == pile.kind:
            changed_box(canvas, place_of(k))
        put_count(canvas, place_of(k), pile.left)
    _trash(canvas, place_of(len(piles)), view, words)


def _changes(canvas: Canvas, view: View, marks: Mapping[str, str]) -> None:
    """Draw the numbers of changes at piles with taken cards and at moved comets."""
    new, places = changed(marks), {pile.kind: place_of(k) for k, pile in enumerate(sorted_piles(view))}
    for kind, box in places.items():
        if kind in new:
            changed_box(canvas, box)
            if new[kind]:
                sprite = number(new[kind])
                canvas.put(sprite, box[0] + sprite.image.width / 2, box[1] + cards.BAND + 84)
    for space, spot in enumerate(orbit.spots()):
        if text := new.get(f"space-{space}"):
            shift = 50 if spot.out[1] < -0.5 else -84  # outwards at the top, inwards next to the comets
            canvas.put(number(text), spot.x + spot.out[0] * shift, spot.y + spot.out[1] * shift)


def put_count(canvas: Canvas, box: Box, number: int, size: int = 70) -> None:
    """Write the number of cards in a pile over its lower right corner."""
    count = pill(f"\u00d7{number}", size, ink.moon if number else ink.empty_count)
    canvas.put(count, box[2] - count.image.width / 2 + 17, box[3] - count.image.height / 2 + 13)


def _choosable(canvas: Canvas, box: Box, mark: str) -> None:
    choosable_box(canvas, box, mark, (22, cards.BAND + 84), height=48, margin=8)


def _fresh(view: View) -> str:
    return view.generated or (view.past.generated if view.past and not view.field else "")


def sorted_piles(view: View) -> list[PileView]:
    """Return the supply in the order of the table sheet."""
    stars = [pile for pile in view.supply if pile.kind not in CELESTIALS]
    others = {pile.kind: pile for pile in view.supply if pile.kind in CELESTIALS}
    return [*stars, *(others[kind] for kind in style.by_colour(tuple(others)))]


def _trash(canvas: Canvas, box: Box, view: View, words: GameWords) -> None:
    """Draw the trash pile: its size, and the latest kinds."""
    canvas.put(cell(box[2] - box[0], box[3] - box[1]), *box[:2])
    x = (box[0] + box[2]) / 2
    name, size = fitted(words.say("trash"), box[2] - box[0] - 30, (DETAIL,))
    canvas.text(x, box[1] + 40, name, size, ink.mist, anchor="mm")
    canvas.put(icon("cross", 40, ink.faint), x - 44, box[1] + 104)
    canvas.text(x - 10, box[1] + 104, str(len(view.trash)), SCORE, ink.moon, anchor="lm")
    latest = list(dict.fromkeys(reversed(view.trash)))[:4]
    for k, kind in enumerate(latest):
        row, column = divmod(k, 2)
        canvas.put(cards.tiny(kind, 76, 60), x - 43 + column * 86, box[1] + 186 + row * 68)


def _choice(canvas: Canvas, view: View, words: GameWords, marks: Mapping[str, str]) -> None:
    """Draw all celestial kinds; those already in the game are ticked."""
    kinds = style.by_colour(CELESTIALS)
    width, height = _SMALL
    gap = 10
    left = (theme.WIDTH - _A_ROW * width - (_A_ROW - 1) * gap) // 2
    boxes = {}
    for k, kind in enumerate(kinds):
        line, column = divmod(k, _A_ROW)
        x, y = left + column * (width + gap), TOP + 4 + line * (height + gap)
        boxes[kind] = (x, y, x + width, y + height)
        canvas.put(cards.choice(kind, words.card(kind), width, height), x, y)
    for kind, box in boxes.items():
        if kind in view.celestials:
            chosen_box(canvas, (box[0], box[1] - 6, box[2] + 6, box[3]))
        elif kind in marks:
            _choosable(canvas, box, marks[kind])
    text = words.say("chosen", count=len(view.celestials), of=KINDS_IN_PLAY)
    canvas.text(theme.WIDTH / 2, 930, text, DECIDE, ink.gilt, anchor="mm", edge=ink.night)
    if view.missing:
        canvas.text(
            theme.WIDTH / 2, 978, words.colours(view.missing), DETAIL, ink.empty_count, anchor="mm", edge=ink.night
        )
