"""Paper cards on the encounter track, small cards of the players, adventurers, spells."""

from games.glow.components import ADVENTURERS, COMPANIONS, SPELLS, AdventurerCard, Card, CompanionCard
from renderers.glow import style
from renderers.glow.creatures import figure_head
from renderers.kit import raster, theme
from renderers.kit.canvas import Canvas, Sprite
from renderers.kit.panels import paper, rule
from renderers.kit.sprite_cache import kept
from renderers.kit.sprites import piece, writing_on
from renderers.kit.text import width_of
from renderers.kit.theme import RGB, ink

BAND = 60
_BELOW = 146
"""Height below the window of a card to choose, for condition, rule and effects; the window has the rest."""


def enamel_of(card: Card) -> str:
    """Return the colour of a card.

    It is its first needed element, else its first forbidden one, else that of its kind.
    """
    if isinstance(card, AdventurerCard):
        return style.ENAMEL_OF[card.die_colour]
    if isinstance(card, CompanionCard) and card.grants_die not in {"", "any"}:
        return style.ENAMEL_OF[card.grants_die]
    icons = card.need or card.forbid
    return style.ENAMEL_OF[icons[0]] if icons else "violet" if card.same else "ash"


def condition(card: Card, size: int) -> list[Sprite]:
    """Return the icons of a card's condition."""
    icons = [style.element_disc(element, size) for element in card.need]
    icons += [style.forbidden_disc(element, size) for element in card.forbid]
    return [*icons, style.same(card.same, size)] if card.same else icons


Part = Sprite | tuple[str, int, RGB]


def effects(card: Card, size: int, value: int, plain: RGB = ink.ink, loss: RGB = ink.loss) -> list[list[Part]]:
    """Return icon and number of each effect of a card."""
    groups: list[list[Part]] = []
    for effect in card.effects:
        group: list[Part] = [style.effect_icon(effect.kind, size)]
        text = style.effect_value(effect)
        if text:
            group.append((text, value, loss if effect.n < 0 else plain))
        groups.append(group)
    return groups


def _wide(part: Part, trim: int) -> float:
    return part.image.width - trim if isinstance(part, Sprite) else width_of(part[0], part[1])


def groups_width(groups: list[list[Part]], gap: int, apart: int, trim: int = 12) -> float:
    """Return the width of groups of icons and numbers in a row."""
    inner = sum(sum(_wide(p, trim) for p in g) + gap * (len(g) - 1) for g in groups)
    return inner + apart * max(0, len(groups) - 1)


def lay_groups(canvas: Canvas, where: tuple[float, float], groups: list[list[Part]], apart: int = 18) -> float:
    """Draw groups from `where` (left, middle) on, and return the end of the last."""
    trim, gap = 12, 4
    x, y = where
    for group in groups:
        for part in group:
            wide = _wide(part, trim)
            if isinstance(part, Sprite):
                canvas.put(part, x + wide / 2, y)
            else:
                canvas.text(x, y, part[0], part[1], part[2], anchor="lm")
            x += wide + gap
        x += apart - gap
    return x - apart


def centred_groups(canvas: Canvas, x: float, y: float, groups: list[list[Part]], apart: int = 18) -> None:
    """Draw groups centred at x."""
    lay_groups(canvas, (x - groups_width(groups, 4, apart) / 2, y), groups, apart)


def _fits(card: Card, size: int, room: float) -> tuple[list[list[Part]], int]:
    """Return the effects with the largest icons that fit, and their distance.

    Numbers keep their size.
    """
    for icon, apart in ((size, 16), (size - 6, 16), (size - 12, 10), (size - 16, 4)):
        groups = effects(card, icon, theme.DECIDE)
        if groups_width(groups, 4, apart) <= room:
            break
    return groups, apart


def companion(canvas: Canvas, where: tuple[int, int], card_id: str, name: str, size: tuple[int, int]) -> None:
    """Draw a companion of the encounter track with its upper left at `where`.

    Cards are composed each time: their expensive parts are cached, and a cache of all cards in all sizes would be
    too large.
    """
    card = COMPANIONS[card_id]
    window = _body(canvas, where, card, name, size)
    _corner_icons(canvas, card, window)
    icons = condition(card, 58 if len(card.need) < 4 and card.same < 4 else 52)
    middle, under = where[0] + size[0] / 2, where[1] + size[1] - _BELOW
    if icons:
        centred_groups(canvas, middle, under + _BELOW * 0.262, [[icon_name] for icon_name in icons], 4)
    else:
        canvas.put(style.no_black_die(84), middle, under + _BELOW * 0.5)
    _effects(canvas, card, where, size, icon=48, room=size[0] - 30)


def _body(
    canvas: Canvas, where: tuple[int, int], card: CompanionCard | AdventurerCard, name: str, size: tuple[int, int]
) -> tuple[int, int, int, int]:
    """Draw paper, window and name of a card, and return the window as (left, top, width, height)."""
    (left, top), (width, height), enamel = where, size, enamel_of(card)
    canvas.put(paper(width, height, enamel, BAND), *where)
    wide, high = width - 24, height - BAND - 6 - _BELOW
    head = figure_head(card.id, enamel, wide, high, wide - (82 if card.end_light else 0))
    canvas.image.paste(head, (left + 12, top + BAND + 6))
    colour, edge = writing_on(enamel)
    middle, y = left + width / 2, top + BAND / 2 + 2
    canvas.squeezed(middle, y, name, width - 28, sizes=(theme.DECIDE,), colour=colour, edge=edge)
    return left + 12, top + BAND + 6, wide, high


def _effects(
    canvas: Canvas, card: Card, where: tuple[int, int], size: tuple[int, int], *, icon: int, room: float
) -> None:
    """Draw the effects of a card below a rule, with icons of this size if they fit."""
    if card.effects:
        left, under = where[0], where[1] + size[1] - _BELOW
        rule(canvas, left + 24, left + size[0] - 24, under + round(_BELOW * 0.51))
        groups, apart = _fits(card, icon, room)
        centred_groups(canvas, left + size[0] / 2, under + _BELOW * 0.76, groups, apart)


def _corner_icons(canvas: Canvas, card: CompanionCard, window: tuple[int, int, int, int], size: int = 44) -> None:
    """Draw icons on the window, away from the face.

    Fireflies and rerolls or a die are at the bottom, the value at the upper right.
    """
    left, top, width, height = window
    x, foot = left + size * 0.5 + 2, top + height - size * 0.5 - 2
    for kind, number in (("fireflies", card.fireflies), ("reroll_tokens", card.rerolls_per_round)):
        for _ in range(number):
            canvas.put(style.effect_icon(kind, size - 2), x, foot)
            x += size * 0.92
    if card.end_light:
        canvas.put(end_value(card.end_light, 92), left + width - 36, top + 36)
    if card.grants_die:
        sprite = style.wheel(size) if card.grants_die == "any" else style.colour_die(card.grants_die, size)
        canvas.put(sprite, left + size * 0.6, top + height - size * 0.56)
        canvas.text(
            left + size * 1.16, top + height - size * 0.56, "+1", theme.DECIDE, ink.gilt, anchor="lm", edge=ink.night
        )


def adventurer(canvas: Canvas, where: tuple[int, int], adventurer_id: str, name: str, size: tuple[int, int]) -> None:
    """Draw an adventurer to choose with its upper left at `where`."""
    (left, top), card = where, ADVENTURERS[adventurer_id]
    _, _, _, high = _body(canvas, where, card, name, size)
    canvas.put(style.adventurer_token(adventurer_id, 48), left + 40, top + BAND + high - 20)
    if card.end_light:
        canvas.put(end_value(card.end_light, 92), left + size[0] - 46, top + BAND + 44)
    middle, under = left + size[0] / 2, top + size[1] - _BELOW
    icons = condition(card, 54 if card.same < 3 else 48)
    if icons:
        centred_groups(canvas, middle, under + _BELOW * 0.262, [[icon_name] for icon_name in icons], 4)
    else:
        _mini_gift(canvas, card, middle, under + _BELOW / 2, 50)
    _effects(canvas, card, where, size, icon=44, room=size[0] - 22)


def end_value(n: int, size: int) -> Sprite:
    """Return the end-of-game value of a card, on a hexagon."""
    colour = ink.moon if n >= 0 else ink.empty_count
    return piece("hexagon", "onyx", size, text=style.signed(n), colour=colour, share=0.56)


def named(width: int, height: int) -> bool:
    """Return whether a small card has space for its name."""
    return height >= 150 and width >= 104


def mini(canvas: Canvas, where: tuple[int, int], card_id: str, name: str, size: tuple[int, int]) -> None:
    """Draw a small card with its upper left at `where`, with as much as fits."""
    width, height = size
    card: Card = COMPANIONS.get(card_id) or ADVENTURERS[card_id]
    enamel = enamel_of(card)
    canvas.put(paper(width, height, enamel, 0, 4), *where)
    left, top = where[0] + 7, where[1] + 7
    inner = (width - 14, height - 14)
    full = height >= 170
    band = 40 if named(width, height) else 0
    if band:
        strip = raster.vertical(inner[0], band, (theme.light(enamel), theme.ENAMEL[enamel], theme.deep(enamel)))
        canvas.image.paste(strip, (left, top))
        colour, edge = writing_on(enamel)
        middle, y = left + inner[0] / 2, top + band / 2 + 1
        canvas.squeezed(middle, y, name, inner[0] - 6, sizes=(theme.DETAIL,), colour=colour, edge=edge)
    rest = inner[1] - band
    most = rest * (0.6 if full else 0.48)
    side = min(46, _shared(most * (0.44 if full else 0.72)))
    gift = 0 if card.need or card.forbid or card.same else _shared(min(most * 0.6, inner[0] * 0.28))
    icon = min(38, _shared(most * 0.36)) if full and card.effects else 0
    upper = max(side, gift) + 8
    below = upper + (max(icon, theme.DETAIL) + 8 if icon else 0)
    window = (left, top + band, inner[0], rest - below)
    mini_window(canvas, card_id, window)
    middle, under = left + inner[0] / 2, top + inner[1] - below
    if gift:
        _mini_gift(canvas, card, middle, under + upper / 2, gift)
    else:
        _mini_condition(canvas, card, middle, under + upper / 2, (inner[0] - 6, side))
    if icon:
        _mini_effects(canvas, card, (middle, under + (upper + below) / 2 - 2), inner[0] - 4, icon)


def _shared(size: float) -> int:
    """Return an icon size rounded to a common step.

    Drawing an icon takes longer than laying a card.
    """
    return int(size) // 4 * 4


def mini_window(canvas: Canvas, card_id: str, window: tuple[int, int, int, int]) -> None:
    """Draw a small window.

    Fireflies and rerolls are at its bottom, the final value is at the upper right.
    """
    card: Card = COMPANIONS.get(card_id) or ADVENTURERS[card_id]
    left, top, width, height = window
    end = card.end_light if isinstance(card, CompanionCard | AdventurerCard) else 0
    art = figure_head(card_id, enamel_of(card), width, height, width - (53 if end else 0))
    canvas.image.paste(art, (left, top), art)
    size = 30 if height > 60 else 26
    x, foot = left + size * 0.56, top + height - size * 0.56
    if isinstance(card, CompanionCard):
        for kind, number in (("fireflies", card.fireflies), ("reroll_tokens", card.rerolls_per_round)):
            for _ in range(number):
                canvas.put(style.effect_icon(kind, size), x, foot)
                x += size * 0.7
    if end:
        canvas.put(end_value(end, 58), left + width - 24, top + 24)


def _mini_effects(canvas: Canvas, card: Card, where: tuple[float, float], room: float, icon: int) -> None:
    """Draw the effects centred at `where`, their icons as large as they fit."""
    for size in (icon, icon - 4, icon - 8, max(24, icon - 12)):
        groups = effects(card, size, max(theme.DETAIL, round(size * 0.84)))
        if groups_width(groups, 2, 8) <= room:
            break
    centred_groups(canvas, *where, groups, 8)


def _mini_gift(canvas: Canvas, card: Card, x: float, y: float, side: int) -> None:
    """Draw the gift of a card without a condition: large dice, or no black die for Kaar."""
    if isinstance(card, AdventurerCard):
        for k in range(card.dice):
            canvas.put(style.colour_die(card.die_colour, side), x + (k - (card.dice - 1) / 2) * (side + 4), y)
    else:
        canvas.put(style.no_black_die(side), x, y)


def _mini_condition(canvas: Canvas, card: Card, x: float, y: float, room: tuple[int, int]) -> None:
    """Draw the condition in a small space, with overlapping discs if necessary."""
    width, side = room
    if card.same:
        side = min(side, _shared(width / (0.96 * card.same + 0.1)))
        canvas.put(style.same(card.same, max(24, side)), x, y)
        return
    icons = len(card.need) + len(card.forbid)
    if not icons:
        return
    step = min(side + 3, (width - side) / max(1, icons - 1)) if icons > 1 else 0
    for k, icon_name in enumerate(condition(card, side)):
        canvas.put(icon_name, x + (k - (icons - 1) / 2) * step, y)


@kept
def spell(spell_id: str, size: int) -> Sprite:
    """Return a spell token, face down without an id.

    Small tokens have no figures. Its anchor is its middle.
    """
    if not spell_id:
        return piece("flat_hexagon", "violet", size, "wand")
    card = SPELLS[spell_id]
    disc = piece("flat_hexagon", "violet", size)
    canvas = Canvas(disc.image.convert("RGB"))
    _mini_condition(canvas, card, disc.x, disc.y - size * 0.16, (round(size * 0.8), round(size * 0.34)))
    effect = card.effects[0]
    figure = round(size * 0.28)
    if effect.kind == "kill_last_companion" or figure < theme.DETAIL:
        canvas.put(style.effect_icon(effect.kind, round(size * 0.34)), disc.x, disc.y + size * 0.2)
    else:
        groups: list[list[Part]] = [
            [
                style.effect_icon(effect.kind, round(size * 0.30)),
                (style.effect_value(effect), figure, ink.moon),
            ]
        ]
        centred_groups(canvas, disc.x, disc.y + size * 0.2, groups)
    picture = canvas.image.convert("RGBA")
    picture.putalpha(disc.image.getchannel("A"))
    return Sprite(picture, disc.x, disc.y)
