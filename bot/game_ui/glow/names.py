"""Glow's cards, dice and places in words; each sign follows its word and has one meaning."""

from collections.abc import Iterable
from typing import Any

from bot.game_ui import base
from bot.game_ui.base import PromptContext
from bot.i18n.translator import Translator, signed_number
from games.glow.components import (
    CARDS,
    COLOUR,
    ISLANDS,
    SPACES,
    TOM_TILES,
    AdventurerCard,
    Board,
    Card,
    CompanionCard,
    Effect,
    TomTile,
    next_village,
)
from games.glow.player_view import DieView, PlayerView
from games.glow.travel import boat_moves
from games.glow.view import TomView, TrackView, View

ICONS = {
    "fire": "🔥",
    "water": "💧",
    "mineral": "🪨",
    "air": "☁️",
    "nature": "🌿",
    "footprints2": "👣",
    "light3": "✨",
    "minus2": "✖️",
}
"""What a die shows; a die's own colour has a word and no sign."""

SOURCES = {"companion": "🃏", "token": "🔁", "score": "✨"}
"""What pays for a reroll."""

NAMED = ("companion", "adventurer", "spell", "element", "symbol", "colour", "tile", "board")
"""Catalogues of names, in which an identifier of unknown kind is looked for."""


def view_of(context: PromptContext) -> View:
    """Return what this seat sees."""
    return context.view_as(View)


def mine(context: PromptContext) -> PlayerView:
    """Return the pieces of the seat that is asked."""
    return view_of(context).players[context.prompt.seat]


def noun(words: Translator, game: str, field: str, value: Any) -> str | int:
    """Return the name of a component in this language; several symbols are signs alone."""
    if isinstance(value, (tuple, list)):
        if field == "symbols":
            return " ".join(ICONS.get(piece, str(piece)) for piece in value)
        return listed(words, (str(noun(words, game, field, piece)) for piece in value))
    if isinstance(value, str) and value:
        return _named(words, game, field, value)
    return base.value_name(words, game, field, value)


def _named(words: Translator, game: str, field: str, name: str) -> str:
    if name in COLOUR:
        return words(f"{game}.die.{name}")
    if name in SPACES or name in ISLANDS:
        return place(words, name)
    keys = (f"{game}.{catalogue}.{name}" for catalogue in (field, *NAMED))
    found = next((text for key in keys if (text := words(key)) != key), name)
    return f"{ICONS[name]} {found}" if field == "symbol" and name in ICONS else found


def listed(words: Translator, parts: Iterable[str]) -> str:
    """Return what says something of these parts, in a row."""
    return words("picture.comma").join(part for part in parts if part)


def capital(text: str) -> str:
    """Return a text that begins with a capital."""
    return text[:1].upper() + text[1:]


def die_name(words: Translator, die: str) -> str:
    """Return a die's size and colour, with its number."""
    return words(f"glow.die.{die}")


def place(words: Translator, name: str) -> str:
    """Return what a space or an island is called."""
    return words(f"glow.space.{name}")


def mark(name: str) -> str:
    """Return what marks a space or an island on the picture: its number, for a village its light."""
    space = SPACES.get(name)
    return str(space.light) if space and space.light else (space or ISLANDS[name]).label


def face(words: Translator, symbol: str) -> str:
    """Return a face of a die: its sign and its word."""
    return str(noun(words, "glow", "symbol", symbol))


def effect_text(words: Translator, effect: Effect, times: int = 1) -> str:
    """Return the result of one effect, applied `times` times."""
    n = effect.n * times
    return words(f"bot.glow.effect_{effect.kind}", n=signed_number(n), count=abs(n))


def amount(words: Translator, kind: str, n: int) -> str:
    """Return a gain or a loss, or nothing if there is none."""
    return words(f"bot.glow.effect_{kind}", n=signed_number(n), count=abs(n)) if n else ""


def effects(words: Translator, card: Card, times: int = 1) -> str:
    """Return the effects of a card, applied `times` times."""
    return listed(words, (effect_text(words, effect, times) for effect in card.effects))


def condition(words: Translator, card: Card) -> str:
    """Return when a card acts."""
    need = words("bot.glow.plus").join(capital(words(f"glow.element.{element}")) for element in card.need)
    forbid = (words("bot.glow.without", element=words(f"glow.element.{element}")) for element in card.forbid)
    same = words("bot.glow.same", count=card.same) if card.same else ""
    return listed(words, (need, *forbid, same))


def card_line(words: Translator, name: str) -> str:
    """Return a card in one line: condition and effects, what it brings, and its other gains."""
    card = CARDS[name]
    does = words("bot.glow.when", condition=condition(words, card), effect=effects(words, card)) if card.effects else ""
    return words("bot.glow.semicolon").join(part for part in (does, *_besides(words, card)) if part)


def _besides(words: Translator, card: Card) -> list[str]:
    if isinstance(card, AdventurerCard):
        colour = words(f"glow.colour.{card.die_colour}")
        return [words("bot.glow.large_dice", count=card.dice, colour=colour), _end(words, card.end_light)]
    if not isinstance(card, CompanionCard):
        return [words("bot.glow.once")]
    parts = [words("bot.glow.kaar")] if not card.effects else []
    parts += [words("bot.glow.fireflies", count=card.fireflies)] if card.fireflies else []
    parts += [words("bot.glow.rerolls_a_day", count=card.rerolls_per_round)] if card.rerolls_per_round else []
    if card.grants_die == "any":
        parts.append(words("bot.glow.brings_any"))
    elif card.grants_die:
        parts.append(words("bot.glow.brings", colour=words(f"glow.colour.{card.grants_die}")))
    return [*parts, _end(words, card.end_light)]


def _end(words: Translator, light: int) -> str:
    return words("bot.glow.end", n=signed_number(light)) if light else ""


def tile_line(words: Translator, tile: str, view: View) -> str:
    """Return what Tom gets by a tile: where his counter goes, his light, and where his camp or a boat moves."""
    printed, tom = TOM_TILES[tile], view.tom
    assert tom is not None
    party = tom.party + printed.party_steps
    steps = words("bot.glow.tile_steps", steps=printed.party_steps, party=party) if printed.party_steps else ""
    moves = _tile_moves(words, printed, view.board, tom) if printed.camp_or_boat else ""
    gain = amount(words, "light", printed.light_at(party))
    return words("bot.glow.tile", parts=listed(words, (gain, steps, moves)))


def _tile_moves(words: Translator, printed: TomTile, board: Board, tom: TomView) -> str:
    """Return where Tom's camp goes, or which boats may sail where; nothing if none can."""
    if board == "province":
        village = next_village(tom.camp)
        return words("bot.glow.tile_camp", place=place(words, village)) if village else ""
    moves = boat_moves(tom.boats, printed.boat_route)
    ways = (
        words("bot.glow.tile_way", origin=place(words, origin), space=place(words, space)) for origin, space in moves
    )
    return words("bot.glow.tile_boat", ways=words("bot.glow.or").join(ways)) if moves else ""


def brought(words: Translator, space: TrackView) -> list[str]:
    """Return how many dice and footprints come along from a space of the track."""
    dice = [words("bot.glow.dice", count=len(space.dice))] if space.dice else []
    return dice + ([words("bot.glow.footprints", count=space.footprints)] if space.footprints else [])


def space_line(words: Translator, space: TrackView, view: View) -> str:
    """Return what recruiting from a space of the track brings, in full."""
    element = words(f"glow.element.{space.element}")
    title = words("bot.glow.stands", element=capital(element), name=words(f"glow.companion.{space.companion}"))
    lines = [f"**{ICONS[space.element]} {title}**  {card_line(words, space.companion)}"]
    with_it = brought(words, space)
    if space.dice:
        colours = listed(words, (words(f"glow.colour.{COLOUR[die]}") for die in space.dice))
        with_it[0] = words("bot.glow.small_dice", count=len(space.dice), colours=colours)
    parts = [words("bot.glow.with_it", parts=listed(words, with_it))] if with_it else []
    parts += [tile_line(words, space.tile, view)] if space.tile else []
    return "\n".join([*lines, *([f"-# {' · '.join(parts)}"] if parts else [])])


def die_note(words: Translator, die: DieView) -> str:
    """Return which die it is and whether it counts."""
    state = "resting" if die.resting else "ignored" if die.ignored else "used" if die.used else ""
    return die_name(words, die.id) + (f" · {words(f'bot.glow.{state}')}" if state else "")


def dice_line(words: Translator, player: PlayerView) -> str:
    """Return what a player's dice show, in die order, numbered as on the picture."""
    faces = [f"{number} {ICONS[die.face]}" for number, die in enumerate(player.dice, start=1) if die.face]
    return words("bot.glow.your_dice", dice=" · ".join(faces))


def triggers(words: Translator, player: PlayerView) -> str:
    """Return which cards are still to act with the dice as they lie, or that none is."""
    acting = [(player.adventurer, player.triggers - player.resolved)]
    acting += [(mine.id, mine.triggers - mine.resolved) for mine in player.companions]
    acting += [(spell.id, spell.triggers) for spell in player.spells if spell.id]
    lines = [
        f"-# {noun(words, 'glow', 'card', name)} ×{times}{words('bot.glow.colon')}{effects(words, CARDS[name], times)}"
        for name, times in acting
        if times
    ]
    return "\n".join([words("bot.glow.acting"), *lines]) if lines else words("bot.glow.acting_none")


def acted(words: Translator, player: PlayerView) -> str:
    """Return which cards have acted this noon and are still there, or that none did; empty if a companion left."""
    found = [(player.adventurer, player.resolved), *((mine.id, mine.resolved) for mine in player.companions)]
    names = [f"{noun(words, 'glow', 'card', name)} ×{times}" for name, times in found if times]
    if names:
        return words("bot.glow.acted", cards=listed(words, names))
    return "" if player.discards else words("bot.glow.acted_none")


def sources(words: Translator, player: PlayerView) -> str:
    """Return what the player can pay rerolls with; empty if with nothing."""
    left = player.sources
    down = {"light": player.light, "to": player.score_to, "loss": player.light - player.score_to}
    parts = [
        words(f"bot.glow.left_{source}", count=getattr(left, source), sign=sign, **down)
        for source, sign in SOURCES.items()
        if getattr(left, source)
    ]
    return words("bot.glow.rerolls_left", sources=" · ".join(parts)) if parts else ""
