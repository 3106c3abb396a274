"""The private sheet of a seat: hand in full text, current turn, deck, discard pile."""

from collections import Counter
from collections.abc import Mapping, Sequence

from PIL import Image

from games.hoshitsukuri.components import CARDS
from games.hoshitsukuri.player_view import PlayerView
from games.hoshitsukuri.view import OwnView, View
from renderers.hoshitsukuri import cards, style, table
from renderers.hoshitsukuri.skin import SKIN
from renderers.hoshitsukuri.words import GameWords
from renderers.kit.canvas import Canvas
from renderers.kit.layers import printed
from renderers.kit.markers import choosable_box
from renderers.kit.panels import glass
from renderers.kit.raster import Box
from renderers.kit.sheet_frame import TurnPill, panel_title, paragraph, ribbon
from renderers.kit.sky import engraving, sky
from renderers.kit.sprites import icon, pill
from renderers.kit.text import fitted, largest_size, width_of, wrapped
from renderers.kit.theme import CAPTION, DETAIL, HEADING, LEAST, PREVIEW, VALUE, ink

SIZE = (1600, 1200)
LEFT, RIGHT, TOP, FOOT, GAP = 56, 1576, 130, 1178, 14
HIGH, LOW = 560, 330
_TURN_WIDE = 470


def draw(view: View, words: GameWords, marks: Mapping[str, str], seat: int) -> Image.Image:
    """Draw the private sheet of a seat."""
    player, own = view.players[seat], view.own
    kinds = style.by_colour(own.hand) if own else []
    lines = 1 if len(kinds) <= 5 else 2
    panels = _panels(TOP + (HIGH if lines == 1 else 2 * LOW + GAP) + 28)
    canvas = Canvas(printed((SKIN.key, "seat", lines), lambda: _print(panels)))
    enamel = style.comet_enamel(player)
    turn = TurnPill((style.comet(player, 58, words.comet(player)),), words.name(seat), words.say("private"), enamel)
    table.draw_header(canvas, view, words, turn)
    ribbon(canvas, SIZE[1], enamel)
    if own is None:
        return canvas.image
    _hand(canvas, own, kinds, words, marks)
    _turn(canvas, panels[0], view, player, words)
    draw_list(canvas, panels[1], own.deck, words.say("deck", count=len(own.deck)), words)
    draw_list(canvas, panels[2], own.discard, words.say("discard", count=len(own.discard)), words)
    return canvas.image


def _panels(top: int) -> tuple[Box, Box, Box]:
    middle = LEFT + _TURN_WIDE + GAP
    half = (RIGHT - middle - GAP) // 2
    return (
        (LEFT, top, LEFT + _TURN_WIDE, FOOT),
        (middle, top, middle + half, FOOT),
        (middle + half + GAP, top, RIGHT, FOOT),
    )


def _print(panels: tuple[Box, ...]) -> Image.Image:
    image = sky(SKIN, *SIZE)
    engraving(image, 800, 380, 620, 0.13)
    for box in panels:
        glass(image, box, SKIN.accent)
    return image


def _hand(canvas: Canvas, own: OwnView, kinds: Sequence[str], words: GameWords, marks: Mapping[str, str]) -> None:
    """Draw the hand by colour, copies of a kind together."""
    if not kinds:
        canvas.text((LEFT + RIGHT) / 2, TOP + 230, words.say("no_hand"), PREVIEW, ink.mist, anchor="mm", edge=ink.night)
        return
    columns = 4 if len(kinds) <= 4 else 5 if len(kinds) <= 10 else 7
    width = min(350, (RIGHT - LEFT - GAP * (columns - 1)) // columns)
    height = HIGH if len(kinds) <= 5 else LOW
    counts = Counter(own.hand)
    boxes = []
    shift = (RIGHT - LEFT - min(columns, len(kinds)) * (width + GAP) + GAP) // 2
    for k, kind in enumerate(kinds):
        line, column = divmod(k, columns)
        x, y = LEFT + shift + column * (width + GAP), TOP + line * (height + GAP)
        boxes.append((x, y, x + width, y + height))
        if counts[kind] > 1:
            canvas.put(cards.pile(kind, counts[kind], width, height), x, y)
        if columns < 7:
            sprite = cards.full(kind, words.card(kind), words.text(kind), width, height)
        else:
            sprite = cards.supply(kind, words.card(kind), words.short(kind), width, height)
        canvas.put(sprite, x, y)
    for kind, box in zip(kinds, boxes, strict=True):
        choosable_box(canvas, box, marks.get(kind), (24, 146), margin=8)
        if counts[kind] > 1:
            table.put_count(canvas, box, counts[kind], cards.COUNT)


def _turn(canvas: Canvas, box: Box, view: View, player: PlayerView, words: GameWords) -> None:
    """Draw orbit and fragments of the turn, points, colours, and strikes to answer."""
    assert view.own is not None
    mine = view.active == player.seat
    x: float = box[0] + 26
    y = box[1] + 62
    canvas.put(style.comet(player, 60, words.comet(player)), x + 30, y)
    goal = view.projected if mine else player.space
    x += 76 + canvas.text(x + 76, y, str(player.space), HEADING, ink.moon, anchor="lm") + 14
    if goal != player.space:
        canvas.put(icon("right", 30, ink.mist), x + 16, y)
        x += 44 + canvas.text(x + 44, y, str(goal), HEADING, ink.gilt, anchor="lm")
    if mine:
        number = str(view.fragments)
        canvas.text(box[2] - 26, y, number, HEADING, ink.gilt, anchor="rm")
        canvas.put(style.fragment(54), box[2] - 26 - width_of(number, HEADING) - 40, y)
    y += 90
    canvas.put(style.points(view.own.points, 78), box[0] + 62, y)
    x = box[0] + 124
    for colour in ("red", "blue", "green"):
        canvas.put(style.icon_name(colour, 46), x + 26, y)
        x += 56 + canvas.text(x + 56, y, str(view.own.colours.get(colour, 0)), PREVIEW, ink.moon, anchor="lm") + 22
    canvas.text(box[0] + 26, y + 72, words.say("own_points"), CAPTION, ink.mist, weight="regular")
    _extras(canvas, (box[0] + 26, y + 88, box[2] - 20, box[3] - 12), view, player, words)


def _extras(canvas: Canvas, box: Box, view: View, player: PlayerView, words: GameWords) -> None:
    """Draw the revealed card, Meteorites to answer, and a reference to other sheets."""
    assert view.own is not None
    y: float = box[1]
    if view.own.looked:
        kind = view.own.looked
        canvas.put(cards.tiny(kind, 74, 58), box[0] + 38, y + 32)
        text, size = fitted(words.say("looked", card=words.card(kind)), box[2] - box[0] - 92, (DETAIL, LEAST))
        canvas.text(box[0] + 90, y + 32, text, size, ink.gilt, anchor="lm")
        y += 66
    notes = [words.say("strike", colours=words.either(colours)) for colours in player.strikes[:1]]
    if view.target:
        notes.append(words.say("to_reach", points=view.target))
    for note in notes:
        room = max(1, int((box[3] - y) // 34))
        y = (
            paragraph(
                canvas, (box[0], y + 26), wrapped(note, box[2] - box[0], CAPTION)[:room], CAPTION, colour=ink.mist
            )
            - 22
        )


def draw_list(canvas: Canvas, box: Box, kinds: Sequence[str], heading: str, words: GameWords) -> None:
    """Draw cards by kind with their numbers under a heading, in as many columns as are needed."""
    panel_title(canvas, box[0] + 24, box[1] + 46, heading, SKIN.accent)
    counts = Counter(kinds)
    listed = style.by_colour(tuple(kinds))
    if not listed:
        canvas.text((box[0] + box[2]) / 2, (box[1] + box[3]) / 2, words.none, DETAIL, ink.mist, anchor="mm")
        return
    line = 62
    per_column = max(1, (box[3] - box[1] - 84) // line)
    columns = -(-len(listed) // per_column)
    wide = (box[2] - box[0] - 40) / columns
    for k, kind in enumerate(listed):
        column, row = divmod(k, per_column)
        _entry(
            canvas,
            (box[0] + 20 + column * wide, box[1] + 98 + row * line),
            wide,
            (kind, words.card(kind), counts[kind]),
        )


def _entry(canvas: Canvas, where: tuple[float, float], wide: float, entry: tuple[str, str, int]) -> None:
    """Draw one kind on a line: window, name if it fits, number, colour."""
    x, y = where
    kind, name, count = entry
    canvas.put(cards.tiny(kind, 68, 54), x + 38, y)
    number = f"\u00d7{count}"
    room = wide - 80 - 78
    size = largest_size(name, room, (DETAIL, LEAST))
    if size:
        canvas.text(x + 82, y, name, size, ink.moon, anchor="lm")
        canvas.text(x + wide - 14, y, number, VALUE, ink.gilt if count > 1 else ink.mist, anchor="rm")
    elif room > 40:
        canvas.put(style.icon_name(CARDS[kind].colour, 36), x + 96, y)
        canvas.text(x + 122, y, number, VALUE, ink.gilt if count > 1 else ink.mist, anchor="lm")
    else:
        canvas.put(pill(number, 32, ink.gilt), x + 66, y + 18)
