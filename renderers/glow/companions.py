"""Sheets of all players' companions, and of those in the graveyard."""

from collections.abc import Mapping

from PIL import Image

from games.glow.player_view import PlayerView
from games.glow.view import View
from renderers.glow import cards, players, style, table
from renderers.glow.skin import SKIN
from renderers.glow.words import GameWords, acting
from renderers.kit.canvas import Canvas
from renderers.kit.layers import printed
from renderers.kit.panels import emphasis, glass
from renderers.kit.raster import Box
from renderers.kit.sky import engraving, sky
from renderers.kit.sprites import icon
from renderers.kit.text import fitted
from renderers.kit.theme import ENAMEL, HEADING, LEAST, PREVIEW, VALUE, ink

SHEET = (1600, 1200)
BODY: Box = (24, 128, 1576, 1178)


def draw_cards(view: View, words: GameWords, marks: Mapping[str, str]) -> Image.Image:
    """Draw adventurer, companions and spells of all players, as large as they fit."""
    number = len(view.players)
    canvas = Canvas(printed((SKIN.key, "cards", number), lambda: _print_cards(number)))
    table.draw_header(canvas, view, words, words.say("everyone"))
    awaited = {player.seat for player in acting(view)}
    for box, seat in zip(players.rows(BODY, number, 14), view.order, strict=True):
        player = view.players[seat]
        if seat in awaited and number > 1:
            emphasis(canvas, box, ENAMEL[style.enamel_of(player)], fill=0.05)
        _owner(canvas, box, player, words)
        place = (box[0] + 204, box[1] + 20, box[2] - 16, box[3] - 18)
        if player.adventurer:
            players.lay_cards(canvas, place, player, words, players.marks_of(marks, asked=seat in awaited))
    return canvas.image


def _print_cards(number: int) -> Image.Image:
    image = sky(SKIN, *SHEET)
    engraving(image, 800, 640, 600, 0.12)
    for box in players.rows(BODY, number, 14):
        glass(image, box, SKIN.accent)
    return image


def _owner(canvas: Canvas, box: Box, player: PlayerView, words: GameWords) -> None:
    """Draw the owner at the left of a row: token, name, light, fireflies against companions."""
    x = box[0] + 104
    canvas.put(style.token(player, 72), x, box[1] + 60)
    canvas.text(x, box[1] + 142, *fitted(words.name(player.seat), 180, (VALUE, LEAST)), ink.moon, anchor="ms")
    canvas.text(x, box[1] + 210, str(player.light), HEADING, ink.gilt, anchor="ms")
    if box[3] - box[1] > 300:
        flies = player.fireflies + player.firefly_icons
        canvas.put(style.effect_icon("fireflies", 44), x - 46, box[1] + 262)
        canvas.text(x - 14, box[1] + 262, f"{flies}/{len(player.companions)}", PREVIEW, ink.moon, anchor="lm")


def draw_graveyard(view: View, words: GameWords) -> Image.Image:
    """Draw all companions in the graveyard, the first at the upper left."""
    canvas = Canvas(printed((SKIN.key, "graveyard"), _print_graveyard))
    table.draw_header(canvas, view, words, words.say("graveyard_title"))
    if not view.graveyard:
        canvas.put(icon("grave", 160, ink.faint), 800, 600)
        canvas.text(800, 760, words.say("graveyard_empty"), PREVIEW, ink.mist, anchor="mm")
        return canvas.image
    room = (BODY[2] - BODY[0] - 48, BODY[3] - BODY[1] - 48)
    columns, width, height = players.best_grid(len(view.graveyard), *room)
    for k, card in enumerate(view.graveyard):
        line, column = divmod(k, columns)
        x, y = BODY[0] + 24 + column * (width + 10), BODY[1] + 24 + line * (height + 10)
        cards.mini(canvas, (x, y), card, words.card(card), (width, height))
    return canvas.image


def _print_graveyard() -> Image.Image:
    image = sky(SKIN, *SHEET)
    engraving(image, 800, 640, 600, 0.12)
    glass(image, BODY, SKIN.accent)
    return image
