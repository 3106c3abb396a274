"""Further sheets: everybody's sky with labels; the map alone; all Offering cards, rewards and Wood Ash tokens."""

from collections.abc import Mapping

from PIL import Image

from games.girl_stars.outlook import vanishing
from games.girl_stars.view import ASH_KINDS, CARDS, CHALLENGE, GOODS, PILES, View
from renderers.girl_stars import board, country, gifts, land, look, people, table
from renderers.girl_stars.board import Grid
from renderers.girl_stars.guise import GUISE
from renderers.girl_stars.land import Chart
from renderers.girl_stars.speak import Speaker
from renderers.girl_stars.stage import Stage
from renderers.kit.canvas import Canvas
from renderers.kit.layers import printed
from renderers.kit.panels import emphasis, glass
from renderers.kit.raster import Box
from renderers.kit.sprites import icon
from renderers.kit.states import status_badge
from renderers.kit.template import panel_title
from renderers.kit.text import fitted
from renderers.kit.theme import ink

_TOP, _LOW, _WIDE = 130, 1184, 770
_HALF = (_LOW - _TOP - 12) // 2
CHART = Chart(52, 176, 1.18)
RECKONING: Box = (860, 136, 1568, 256)
_ALL: Box = (24, 128, 1576, 1184)


def places(number: int) -> list[tuple[Box, Grid]]:
    """Panels and grids: two high ones, or four."""
    rights = (24, 24 + _WIDE + 12)
    if number <= 2:
        return [((x, _TOP, x + _WIDE, _LOW), Grid(x + 21, 336, 104)) for x in rights]
    tops = (_TOP, _TOP + _HALF + 12)
    return [((x, y, x + _WIDE, y + _HALF), Grid(x + 14, y + 76, 68)) for y in tops for x in rights]


def draw_skies(view: View, speak: Speaker, marks: Mapping[str, str]) -> Image.Image:
    """All skies at one size; marks belong to whoever looks or acts."""
    number = len(view.players)
    canvas = Canvas(printed((GUISE.key, "skies", number), lambda: _print_skies(number)))
    stage = Stage(canvas, view, speak, {})
    table.draw_header(canvas, view, speak)
    panels = places(number)
    mine = view.seat if view.seat is not None else view.asked[0].seat if view.asked else 0
    for player, (box, grid) in zip(view.players, panels, strict=False):
        people.frame(canvas, box, view, player.seat)
        legal = marks if player.seat == mine else {}
        high = number <= 2
        people.title(stage, box, player.seat, 64 if high else 50)
        board.draw(canvas, grid, player)
        size = 32 if high else 26
        board.label(canvas, grid, player, size, legal)
        board.mark(canvas, grid, legal, size)
        board.costs(canvas, grid, player, legal)
        if high:
            people.supply(canvas, (box[0] + 30, box[1] + 132, box[2] - 150), player, 50)
            people.goods(canvas, (box[0] + 30, _LOW - 112, box[0] + 400), player)
            people.rest(stage, (box[0] + 30, _LOW - 50, box[2] - 26), player)
        else:
            _beside(stage, (grid.left + grid.size[0] + 14, box[1] + 84, box[2] - 10), player.seat)
        _hand(
            canvas,
            player.hand,
            (box[2] - 240, box[1] + 232 - 20) if high else (box[2] - 204, box[3] - 58),
            small=not high,
        )
    if view.solo:
        box = panels[1][0]
        people.shadow(stage, (box[0], box[1], box[2], box[1] + 240), CHALLENGE)
    return canvas.image


def _print_skies(number: int) -> Image.Image:
    image = table.ground()
    for k, (box, grid) in enumerate(places(number)):
        if k < number or number == 1:
            glass(image, box, GUISE.accent, 0.5)
        if k < number:
            board.emboss(image, grid)
    return image


def _beside(stage: Stage, column: tuple[int, int, int], seat: int) -> None:
    """Light, Stardust and kept tokens in two columns beside a small sky."""
    canvas, player = stage.canvas, stage.view.players[seat]
    left, top, right = column
    step = (right - left) // 2
    things = [(look.light(colour, 46), number) for colour, number in player.light.items()]
    things.append((look.dust(44), player.stardust))
    for k, (sprite, number) in enumerate(things):
        x, y = left + 26 + (k % 2) * step, top + 32 + (k // 2) * 66
        canvas.put(sprite, x, y)
        canvas.text(x + 30, y, str(number), 44, ink.moon, anchor="lm")
    for k, kind in enumerate(player.kept):
        canvas.put(look.ash(kind, 46), left + 26 + (k % 4) * 56, top + 170 + (k // 4) * 54)


def _hand(canvas: Canvas, hand: tuple[str, ...], where: tuple[float, float], *, small: bool) -> None:
    """The fronts of the tiles still to place."""
    width = 64 if small else 84
    for k, name in enumerate(hand):
        plain = look.unturned(name)
        canvas.put(look.tile(*plain, width, crystal=plain[0] != "white"), where[0] + k * (width + 12), where[1])


def draw_map(view: View, speak: Speaker, marks: Mapping[str, str], own: int | None) -> Image.Image:
    """The map over the whole sheet."""
    canvas = Canvas(printed((GUISE.key, "map"), _print_map))
    table.draw_header(canvas, view, speak)
    country.draw(Stage(canvas, view, speak, marks), CHART, RECKONING, own)
    return canvas.image


def _print_map() -> Image.Image:
    image = table.ground()
    glass(image, _ALL, GUISE.accent, 0.5)
    land.emboss(image, CHART)
    return image


_CARDS = [(40 + k * 390, 196, 40 + k * 390 + 350, 566) for k in range(4)]
_REWARDS: Box = (24, 600, 600, 1184)
_ASH: Box = (614, 600, 1576, 1184)


def draw_offerings(view: View, speak: Speaker, marks: Mapping[str, str]) -> Image.Image:
    """The open card with its marks, then those to come and laid aside; piles to the bottom; what Wood Ash does."""
    canvas = Canvas(printed((GUISE.key, "offerings"), _print_offerings))
    stage = Stage(canvas, view, speak, marks)
    table.draw_header(canvas, view, speak)
    open_card = view.offering.card
    for box, name in zip(_CARDS, sorted(CARDS, key=lambda card: (card != open_card, card)), strict=True):
        key = "open" if name == open_card else "to_come" if name in view.offering.hidden else "aside"
        canvas.text((box[0] + box[2]) / 2, 162, speak.say(f"card_{key}"), 32, ink.gilt if key == "open" else ink.mist,
                    anchor="mm", edge=ink.night)  # fmt: skip
        if key == "open":
            emphasis(canvas, (box[0] - 8, box[1] - 8, box[2] + 8, box[3] + 8), ink.gilt)
        gifts.card(stage, box, name, view.offering.filled if key == "open" else (), marked=key == "open")
    _piles(stage)
    _tokens(stage)
    return canvas.image


def _print_offerings() -> Image.Image:
    image = table.ground()
    for box in (_REWARDS, _ASH):
        glass(image, box, GUISE.accent, 0.9)
    return image


def _piles(stage: Stage) -> None:
    """Every reward token that is left, the top one large; below the single offerings."""
    canvas, speak, box = stage.canvas, stage.speak, _REWARDS
    panel_title(canvas, box[0] + 22, box[1] + 42, speak.say("rewards"), GUISE.accent)
    for k, reward in enumerate(stage.view.rewards.values()):
        y = box[1] + 98 + k * 80
        size = f"{PILES[reward.pile].size}+" if k == len(PILES) - 1 else str(PILES[reward.pile].size)
        canvas.put(icon("star5", 44, ink.brass), box[0] + 48, y)
        canvas.text(box[0] + 78, y, size, 44, ink.mist, anchor="lm")
        x = box[0] + 180.0
        for place, vp in enumerate(reward.tokens):
            x += canvas.text(x, y, str(vp), 60 if place == 0 else 38, ink.gilt if place == 0 else ink.mist, anchor="lm")
            x += 26
        if reward.pile in vanishing(stage.view):
            canvas.put(status_badge("awaited", 50), box[2] - 50, y)
    for k, kind in enumerate(GOODS):
        gifts.single(stage, kind, (box[0] + 22 + k * 138, box[1] + 440))
    canvas.put(status_badge("awaited", 36), box[0] + 42, box[3] - 100)
    text, size_ = fitted(speak.say("marked"), box[2] - box[0] - 90, (28, 26, 24))
    canvas.text(box[0] + 70, box[3] - 100, text, size_, ink.mist, weight="regular", anchor="lm")
    text, size_ = fitted(speak.say("aside_count", count=_out(stage.view)), box[2] - box[0] - 44, (28, 26, 24))
    canvas.text(box[0] + 24, box[3] - 44, text, size_, ink.mist, weight="regular", anchor="lm")


def _out(view: View) -> int:
    """The goods that have left the game."""
    return sum(view.box.values())


def _tokens(stage: Stage) -> None:
    """Each kind of Wood Ash: what it does if kept, and how many lie in the bag."""
    canvas, speak, view, box = stage.canvas, stage.speak, stage.view, _ASH
    panel_title(canvas, box[0] + 22, box[1] + 42, speak.say("ash_heading"), GUISE.accent)
    for k, kind in enumerate(ASH_KINDS.values()):
        y = box[1] + 106 + k * 84
        canvas.put(look.ash(kind.id, 66), box[0] + 60, y)
        canvas.text(box[0] + 112, y - 18, speak.game(f"ash.{kind.id}"), 34, ink.moon, anchor="lm")
        effect = speak.game(f"ash_use.{kind.id}")
        text = speak.say("ash_keep", effect=effect) if kind.keepable else speak.say("ash_light", effect=effect)
        text, size = fitted(text, box[2] - box[0] - 330, (28, 26, 24))
        canvas.text(box[0] + 112, y + 20, text, size, ink.mist, weight="regular", anchor="lm")
        bag = speak.say("in_bag", count=view.ash_bag[kind.id], all=kind.count)
        canvas.text(box[2] - 24, y, bag, 30, ink.gilt, anchor="rm")
