"""The players of a Glow table: name, light, tokens and status.

During the day it shows dice and companions.
"""

from collections.abc import Mapping

from games.core.scores import OPPONENT
from games.glow.player_view import CompanionView, DieView, PlayerView, SpellView
from games.glow.view import TomView, View
from renderers.glow import cards, style
from renderers.glow.words import GameWords, acting, remaining
from renderers.kit.canvas import Canvas, Sprite
from renderers.kit.markers import changed_box, solid_box, status_badge
from renderers.kit.panels import emphasis
from renderers.kit.raster import Box
from renderers.kit.sprites import icon, piece, pill, tag
from renderers.kit.text import fitted, shortened, width_of
from renderers.kit.theme import DECIDE, DETAIL, ENAMEL, LABEL, SCORE, ink
from renderers.kit.turn_marks import CHANGED, changed, gained, numbered


def rows(box: Box, number: int, gap: int = 10) -> list[Box]:
    """Return equal boxes below each other."""
    high = (box[3] - box[1] - gap * (number - 1)) / number
    tops = [box[1] + k * (high + gap) for k in range(number)]
    return [(box[0], round(top), box[2], round(top + high)) for top in tops]


def columns(box: Box, number: int, gap: int = 12) -> list[Box]:
    """Return equal boxes next to each other."""
    wide = (box[2] - box[0] - gap * (number - 1)) // number
    return [(left := box[0] + k * (wide + gap), box[1], left + wide, box[3]) for k in range(number)]


def draw_people(
    canvas: Canvas, boxes: list[Box], view: View, words: GameWords, marks: Mapping[str, str], *, dice: bool = False
) -> None:
    """Draw all players in turn order, Tom last, with their gains, and with all their dice if asked.

    Awaited players have a bright rim.
    """
    awaited = {player.seat for player in acting(view)}
    for place, seat in zip(boxes, view.order, strict=False):
        player = view.players[seat]
        if seat in awaited:
            emphasis(canvas, place, ENAMEL[style.enamel_of(player)], 18)
        if dice:
            _dice_row(canvas, (place[0] + 20, place[1] + 136, place[2] - 16, place[3] - 14), player.dice, small=False)
        head = (*place[:3], place[1] + _HEAD) if dice else place
        _person(canvas, head, view, player, words)
        gained(canvas, (place[2] - 117, _lines(head)[1]), marks, seat)
    if view.tom is not None:
        _tom(canvas, boxes[-1], view.tom, words)
        gained(canvas, (boxes[-1][2] - 117, _lines(boxes[-1])[1]), marks, OPPONENT)


_HEAD = 136
"""Height of the lines above the dice."""


def _status(view: View, player: PlayerView) -> str:
    awaited = acting(view)
    if player in awaited:
        return "acts"
    return "done" if player.phase in {"done", "recruited", "over"} else "awaited"


def _person(canvas: Canvas, box: Box, view: View, player: PlayerView, words: GameWords) -> None:
    upper, lower = _lines(box)
    left = _named(
        canvas, box, (style.token(player, 48), words.name(player.seat), player.light), first=_leads(view, player)
    )
    if not view.over:
        canvas.put(status_badge(_status(view, player), 30), box[0] + 64, upper + 16)
    _counts(canvas, (box[0] + 20, box[2] - 8 if _narrow(box) else left), lower, player)
    large = [die for die in player.dice if die.id.startswith("l_")]
    if box[3] - box[1] >= _ROOM_FOR_DICE and view.phase == "early_morning" and large:
        step = min(58.0, (box[2] - box[0] - 40) / len(large))
        for k, die in enumerate(large):
            sprite = style.colour_die(die.id.split("_")[1], 50)
            canvas.put(sprite, box[0] + 45 + k * step, (upper + lower) / 2)


_ROOM_FOR_DICE = 180
"""Minimum height of a row that shows the player's dice."""


def _narrow(box: Box) -> bool:
    """Return whether the light stands on the line of the name, with the counts below both."""
    return box[2] - box[0] < 450


def _lines(box: Box) -> tuple[float, float]:
    rim = max(25.0, min(36.0, (box[3] - box[1]) * 0.25))
    return box[1] + rim + 1, box[3] - rim


def _leads(view: View, player: PlayerView) -> bool:
    return view.first == player.seat and len(view.players) > 1


def _named(canvas: Canvas, box: Box, who: tuple[Sprite, str, int], *, first: bool = False) -> float:
    """Draw token and name on the first line, light at the right.

    Return the left edge of the light.
    """
    token, name, light = who
    upper, _ = _lines(box)
    canvas.put(token, box[0] + 46, upper)
    size, y = (SCORE, upper) if _narrow(box) else (84, (box[1] + box[3]) / 2)
    left = box[2] - 18 - canvas.text(box[2] - 18, y, str(light), size, ink.gilt, anchor="rm")
    left = min(left, box[2] - 18 - width_of("88", size))
    x = box[0] + 88
    if first:
        canvas.put(icon("lantern", 32, ink.gilt, ink.night), box[0] + 21, upper + 14)
    canvas.text(x, upper, shortened(name, left - 16 - x, DECIDE), DECIDE, ink.moon, anchor="lm")
    return left


def _counts(canvas: Canvas, ends: tuple[float, float], y: float, player: PlayerView) -> None:
    """Draw footprints, reroll tokens, fireflies against companions, between these ends."""
    flies = player.fireflies + player.firefly_icons
    parts = (
        ("footprints", str(player.footprints)),
        ("reroll_tokens", str(player.reroll_tokens)),
        ("fireflies", f"{flies}/{len(player.companions)}"),
    )
    wide = sum(48 + width_of(text, DECIDE) for _, text in parts)
    gap = max(4.0, min(30.0, (ends[1] - ends[0] - wide) / len(parts)))
    x = ends[0]
    for kind, text in parts:
        canvas.put(style.effect_icon(kind, 44), x + 22, y)
        x += 48 + canvas.text(x + 48, y, text, DECIDE, ink.moon, anchor="lm") + gap


def _tom(canvas: Canvas, box: Box, tom: TomView, words: GameWords) -> None:
    upper, y = _lines(box)
    _named(canvas, box, (style.tom_token(tom, 58), words.name(OPPONENT), tom.light))
    canvas.put(style.effect_icon("footprints", 44), box[0] + 42, y)
    x = box[0] + 68 + canvas.text(box[0] + 68, y, str(tom.footprints), DECIDE, ink.moon, anchor="lm") + 26
    canvas.put(style.marker("cloak", "", style.ENAMEL_OF[tom.colour], 46, "T"), x + 22, y + 20)
    canvas.text(x + 50, y, str(tom.party), DECIDE, ink.moon, anchor="lm")
    for k, die in enumerate(tom.dice):
        canvas.put(style.die(die, 50, plain=True), box[0] + 45 + k * 58, (upper + y) / 2)


def day_boxes(box: Box, number: int) -> list[Box]:
    """Return the boxes of all players' days: one, two next to each other, or two rows of two."""
    if number == 1:
        return [box]
    gap = 14
    half = (box[2] - box[0] - gap) // 2
    lines = [box] if number == 2 else rows(box, 2, gap)
    return [(x, line[1], x + half, line[3]) for line in lines for x in (box[0], box[0] + half + gap)][:number]


def draw_day(canvas: Canvas, box: Box, player: PlayerView, words: GameWords, marks: Mapping[str, str]) -> None:
    """Draw one player's dice, and its cards with their pending triggers."""
    small = box[3] - box[1] < 260
    head = 66 if small else 108
    middle = box[1] + head / 2 + 4
    canvas.put(style.token(player, 46 if small else 64), box[0] + 44, middle)
    left = box[0] + (80 if small else 100)
    right = _dice_row(canvas, (left, box[1] + 4, box[2] - 16, box[1] + head + 4), player.dice, small=small)
    name, size = fitted(words.name(player.seat), max(40.0, box[2] - 40 - right), (LABEL, DETAIL))
    if width_of(name, size) < box[2] - 40 - right:
        canvas.text(box[2] - 24, middle, name, size, ink.mist, anchor="rm")
    lay_cards(canvas, (box[0] + 16, box[1] + head + 10, box[2] - 16, box[3] - 14), player, words, marks)


def _dice_row(canvas: Canvas, box: Box, dice: tuple[DieView, ...], *, small: bool) -> float:
    number = max(1, len(dice))
    room = box[2] - box[0]
    size = min(54 if small else 84, max(36, round(room / number) - 10))
    step = min(size + (14 if small else 22), room / number)
    middle = (box[1] + box[3]) / 2
    for k, die in enumerate(dice):
        canvas.put(style.die(die, size), box[0] + size / 2 + 6 + k * step, middle)
    return box[0] + len(dice) * step


def marks_of(marks: Mapping[str, str], *, asked: bool) -> Mapping[str, str]:
    """Return the marks of a player's cards: choices if awaited, changes always."""
    return marks if asked else {key: text for key, text in marks.items() if key.startswith(CHANGED)}


def lay_cards(canvas: Canvas, box: Box, player: PlayerView, words: GameWords, marks: Mapping[str, str]) -> None:
    """Draw adventurer, companions in order of joining and spells, as large as they fit."""
    number = 1 + len(player.companions)
    spells = 74 if player.spells else 0
    columns, width, height = best_grid(number, box[2] - box[0] - spells, box[3] - box[1])
    states: list[tuple[Box, CompanionView, bool]] = []
    for k in range(number):
        line, column = divmod(k, columns)
        x, y = box[0] + column * (width + 10), box[1] + line * (height + 10)
        mine = (
            player.companions[k - 1] if k else CompanionView(player.adventurer, "", 0, player.triggers, player.resolved)
        )
        last = k == number - 1 and k > 0
        cards.mini(canvas, (x, y), mine.id, words.card(mine.id), (width, height))
        states.append(((x, y, x + width, y + height), mine, last))
    for place, mine, last in states:
        draw_state(canvas, place, mine, last=last, mark=marks.get(mine.id, ""))
    newest = {mine.id: box for box, mine, _ in states}
    for card, text in changed(marks, player.seat).items():
        if card in newest:
            left, top, right, low = newest[card]
            numbered(canvas, ((left + right) / 2, (top + low) / 2), width * 0.4, text)
    for k, spell in enumerate(player.spells):
        _spell(canvas, box[2] - 34, box[1] + 36 + k * 66, spell)


def best_grid(number: int, width: int, height: int, shape: tuple[float, float] = (0.66, 1.0)) -> tuple[int, int, int]:
    """Return columns, width and height of the largest cards that fit with gaps of 10.

    `shape` is the range of width over height.
    """
    best = (number, 1, 1)
    for columns in range(1, number + 1):
        lines = -(-number // columns)
        wide = (width - 10 * (columns - 1)) // columns
        high = (height - 10 * (lines - 1)) // lines
        wide = min(wide, round(high * shape[1]), 240)
        high = min(high, round(wide / shape[0]), 300)
        if wide * high > best[1] * best[2]:
            best = (columns, wide, high)
    return best


def draw_state(
    canvas: Canvas, box: Box, mine: CompanionView, *, last: bool, mark: str = "", inside: bool = False
) -> None:
    """Draw the state of a small card.

    It shows triggers left, the die it brought, its menu letter, and sparkles if it joined last.
    """
    width, height = box[2] - box[0], box[3] - box[1]
    small = width < 110
    roomy = cards.named(width, height)
    middle = (box[0] + box[2]) / 2 if roomy else box[2] - 26  # next to the badge on a card below
    badge = (box[2] - 36, box[3] - 26) if inside else (middle, box[3] + 3)
    if mine.triggers:
        done = not remaining(mine)
        frame = solid_box(width - 6, height - 6, 16, ENAMEL["moss"] if done else ink.group_glow)
        canvas.put(frame, (box[0] + box[2]) / 2, (box[1] + box[3]) / 2)
        if done:
            canvas.put(piece("disc", "moss", 40, "tick"), *badge)
        else:
            canvas.put(pill(f"×{remaining(mine)}", 42, ink.gilt), *badge)
    if mine.die:
        canvas.put(style.colour_die(mine.die.split("_")[1], 30 if small else 38), box[0] + 6, box[1] + height * 0.47)
    if last:
        changed_box(canvas, box, 44)
    if mark:
        canvas.put(tag(mark, 46), box[2] - 14, box[1] + 12)


def _spell(canvas: Canvas, x: float, y: float, spell: SpellView) -> None:
    canvas.put(cards.spell(spell.id, 62), x, y)
    if spell.triggers:
        canvas.put(pill("!", 42, ink.loss_dark, ink.loss_dark), x + 22, y - 22)
