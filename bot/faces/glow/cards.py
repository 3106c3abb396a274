"""Glow's cards, dice and places in a few signs: the same in every language, a shape beside every colour."""

from typing import Any

from bot.dialogue import face as base
from bot.words import Words
from games.glow.components import (
    CARDS,
    COLOUR,
    ISLANDS,
    SPACES,
    TOM_TILES,
    Board,
    Card,
    CompanionCard,
    TomTile,
    next_village,
)
from games.glow.tom import boat_moves
from games.glow.view import DieView, PlayerView, TomView, TrackView, View

SIGNS = {
    "fire": "🔥",
    "water": "💧",
    "mineral": "🪨",
    "air": "☁️",
    "nature": "🌿",
    "footprints2": "👣",
    "light3": "✨",
    "minus2": "✖️",
}
COLOURS = {"purple": "🟣", "yellow": "🟡", "black": "⚫"}
LIGHT, FOOTPRINT, TOKEN, FIREFLY, GRAVE, SPELL, END, DIE = "✨", "👣", "🔁", "🪲", "🪦", "🧿", "🏁", "🎁"
EFFECTS = {
    "light": LIGHT,
    "footprints": FOOTPRINT,
    "reroll_tokens": TOKEN,
    "fireflies": FIREFLY,
    "to_graveyard": GRAVE,
    "cast_spells": SPELL,
    "skull": "💀",
}
SOURCES = {"companion": "🃏", "token": TOKEN, "score": LIGHT}

NAMED = ("companion", "adventurer", "spell", "element", "symbol", "colour", "tile", "board")
"""Catalogues of names, in which an identifier of unknown kind is looked for."""


def noun(words: Words, game: str, field: str, value: Any) -> str | int:
    """Return the name of a component in this language; dice, symbols and places by their signs and labels."""
    if isinstance(value, (tuple, list)):
        between = " " if field == "symbols" else " · "
        return between.join(str(noun(words, game, field, piece)) for piece in value)
    if isinstance(value, str) and value:
        return _named(words, game, field, value)
    return base.noun(words, game, field, value)


def _named(words: Words, game: str, field: str, name: str) -> str:
    if name in COLOUR:
        return die_name(words, name)
    if name in SPACES or name in ISLANDS:
        return place(name)
    if field in ("symbols", "symbol") and name in SIGNS:
        return SIGNS[name]
    keys = (f"{game}.{catalogue}.{name}" for catalogue in (field, *NAMED))
    return next((text for key in keys if (text := words(key)) != key), name)


def die_name(words: Words, die: str) -> str:
    """Return a die's size and colour, with its number where there are several."""
    size, colour, number = die.split("_")
    key = "bot.glow.large_die" if size == "l" else "bot.glow.small_die"
    return words(key, colour=COLOURS.get(colour) or SIGNS[colour], number=number)


def place(name: str) -> str:
    """Return the label of a space or island, as it stands on the board."""
    return (SPACES.get(name) or ISLANDS[name]).label


def plus(number: int) -> str:
    """Write a number with its sign."""
    return f"+{number}" if number >= 0 else f"−{-number}"


def condition(card: Card) -> str:
    """Return when a card triggers."""
    if card.same:
        return f"{card.same}×🟰"
    parts = "".join(SIGNS[symbol] for symbol in card.need)
    return parts + "".join(f"🚫{SIGNS[symbol]}" for symbol in card.forbid)


def effects(card: Card) -> str:
    """Return what a card does."""
    parts = []
    for effect in card.effects:
        sign = EFFECTS.get(effect.kind)
        if effect.kind == "revive":
            parts.append(f"{GRAVE}→🃏")
        elif effect.kind == "kill_last_companion":
            parts.append(f"🃏→{GRAVE}")
        elif effect.kind in ("to_graveyard", "cast_spells"):
            parts.append(sign or "")
        else:
            parts.append(f"{plus(effect.n)}{sign}")
    return " ".join(parts)


def card_line(name: str) -> str:
    """Return a card in one line of signs: condition, effects, and what it is worth besides."""
    card = CARDS[name]
    when = condition(card)
    parts = [f"{when} → {effects(card)}" if when else effects(card)]
    if isinstance(card, CompanionCard):
        parts += [FIREFLY * card.fireflies, f"🔁{card.rerolls_per_round}" if card.rerolls_per_round else ""]
        if card.grants_die:
            parts.append(f"{DIE}{SIGNS.get(card.grants_die, '❓')}")
    end = getattr(card, "end_light", 0)
    parts.append(f"{END}{plus(end)}" if end else "")
    return "  ".join(part for part in parts if part)


def tile_line(words: Words, tile: str, view: View) -> str:
    """Return what Tom gets by a tile: where his counter goes, his light, and where his camp or a boat moves."""
    printed, tom = TOM_TILES[tile], view.tom
    assert tom is not None
    party = tom.party + printed.party_steps
    steps = words("bot.glow.tile_steps", steps=printed.party_steps, party=party) if printed.party_steps else ""
    moves = _tile_moves(printed, view.board, tom) if printed.camp_or_boat else ""
    parts = (steps, f"{plus(printed.light_at(party))}{LIGHT}", moves)
    return words("bot.glow.tile", parts=" · ".join(part for part in parts if part))


def _tile_moves(printed: TomTile, board: Board, tom: TomView) -> str:
    """Return where Tom's camp goes, or which boats may sail where; nothing if none can."""
    if board == "province":
        village = next_village(tom.camp)
        return f"⛺ {place(village)}" if village else ""
    moves = boat_moves(tom.boats, printed.boat_route)
    return "⛵ " + " / ".join(f"{place(origin)} → {place(space)}" for origin, space in moves) if moves else ""


def space_line(words: Words, space: TrackView, view: View) -> str:
    """Return what recruiting from a space of the track brings, in full."""
    name = words(f"glow.companion.{space.companion}")
    dice = " ".join(COLOURS.get(COLOUR[die]) or SIGNS[COLOUR[die]] for die in space.dice)
    lines = [f"**{SIGNS[space.element]} {name}**  {card_line(space.companion)}"]
    brings = [words("bot.glow.brings_dice", dice=dice)] if dice else []
    brings += [f"{FOOTPRINT}×{space.footprints}"] if space.footprints else []
    brings += [tile_line(words, space.tile, view)] if space.tile else []
    return "\n".join([*lines, *([f"-# {' · '.join(brings)}"] if brings else [])])


def die_note(words: Words, die: DieView) -> str:
    """Return which die it is and whether it counts."""
    state = next((key for key in ("resting", "ignored", "used") if getattr(die, key)), "")
    return die_name(words, die.id) + (f" · {words(f'bot.glow.{state}')}" if state else "")


def dice_line(player: PlayerView) -> str:
    """Return what a player's dice show, in die order, numbered as on the picture."""
    faces = [f"{number}{SIGNS[die.face]}" for number, die in enumerate(player.dice, start=1) if die.face]
    return "  ".join(faces)


def triggers(words: Words, player: PlayerView) -> str:
    """Return which cards are still to act with the dice as they lie."""
    acting = [(player.adventurer, player.triggers - player.resolved)]
    acting += [(mine.id, mine.triggers - mine.resolved) for mine in player.companions]
    acting += [(spell.id, spell.triggers) for spell in player.spells if spell.id]
    return "\n".join(
        f"-# {noun(words, 'glow', 'card', name)} ×{times}: {effects(CARDS[name])}" for name, times in acting if times
    )


def sources(words: Words, player: PlayerView) -> str:
    """Return what the player can pay rerolls with."""
    parts = [f"{SOURCES['companion']} {player.sources.companion}", f"{SOURCES['token']} {player.sources.token}"]
    if player.sources.score:
        parts.append(f"{LIGHT} {player.light} → {player.score_to} ({plus(player.score_to - player.light)})")
    return words("bot.glow.rerolls_left", sources=" · ".join(parts))
