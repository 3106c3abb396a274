"""Tiles, Light, places and moves of The Girl Who Made the Stars in words and signs, as the pictures label them."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Any, cast

from bot.game_ui.base import PromptContext
from bot.game_ui.base import value_name as common_noun
from bot.game_ui.prompt_table import listed
from bot.i18n.translator import Translator
from games.api import Action
from games.girl_stars import actions as do
from games.girl_stars import preview
from games.girl_stars.components import COLOURS, GATES, SITES, Colour, pile_of
from games.girl_stars.hexes import BORDERS, SIDES
from games.girl_stars.player_view import PlayerView
from games.girl_stars.preview import Completed, Preview
from games.girl_stars.view import View

NUMBERS = "①②③"
DEGREES = 60
"""The angle of one step of rotation."""

"""The tiles of the hand, as the picture numbers them."""

EXPLAINED = 2
"""Number of rounds in which each prompt has a short explanation."""

STARDUST, FREE = "💫", "🆓"
LIGHTS: dict[Colour, str] = {"red": "🔴", "blue": "🔵", "yellow": "🟡"}
GOODS = {"fruit": "🍈", "fish": "🐟", "rabbit": "🐇", "antelope": "🦌"}


def view_of(context: PromptContext) -> View:
    """Return what this seat sees."""
    return context.view_as(View)


def mine(context: PromptContext) -> PlayerView:
    """Return the sky and pieces of the seat that is asked."""
    return view_of(context).players[context.prompt.seat]


def arrows(words: Translator, mask: int) -> str:
    """Return the lines of a tile as arrows."""
    return "".join(words(f"girl_stars.arrow.{side}") for side in SIDES if mask & 1 << side)


def together(words: Translator, parts: Iterable[str]) -> str:
    """Return several things with commas between them."""
    return words("bot.girl_stars.comma").join(parts)


def colour(words: Translator, name: str) -> str:
    """Return a colour as a sign and a word."""
    return f"{LIGHTS[cast('Colour', name)]} {words(f'girl_stars.colour.{name}')}"


def light(words: Translator, amounts: Mapping[Colour, int], icon: str = "") -> str:
    """Return Light by colour, without the colours that there are none of: `+2 red, +1 blue Light`."""
    found = [
        words("bot.girl_stars.amount", count=f"{icon}{amounts[one]}", colour=words(f"girl_stars.colour.{one}"))
        for one in COLOURS
        if amounts[one]
    ]
    return words("bot.girl_stars.amounts", amounts=together(words, found)) if found else ""


def lights(words: Translator, colours: Iterable[Colour], icon: str = "") -> str:
    """Return Light that is named colour by colour."""
    counted = Counter(colours)
    return light(words, {one: counted[one] for one in COLOURS}, icon)


def goods(words: Translator, kind: str) -> str:
    """Return goods as a sign and a word."""
    return f"{GOODS[kind]} {words(f'girl_stars.goods.{kind}')}"


def site(words: Translator, name: str) -> str:
    """Return a foraging space by its name, its goods and its number on the map."""
    found = SITES[name]
    kind = words(f"girl_stars.goods.{found.goods}")
    return words("bot.girl_stars.site", name=words(f"girl_stars.site.{name}"), goods=kind, number=found.number)


def gate(words: Translator, space: int) -> str:
    """Return a gate by its site, its number and its colour."""
    found = GATES[space]
    colour = words(f"girl_stars.colour.{found.colour}")
    return words("bot.girl_stars.gate", site=site(words, found.id), space=space, colour=colour)


def route(path: Iterable[int]) -> str:
    """Return a path as the numbers of its spaces."""
    return "-".join(map(str, path))


def corner(context: PromptContext, name: str) -> str:
    """Return a corner with the bonus token that lies there."""
    words = context.words
    bonus = words(f"girl_stars.bonus.{mine(context).corners[name]}")
    return words("bot.girl_stars.corner", corner=words(f"girl_stars.corner.{name}"), bonus=bonus)


def villager(context: PromptContext, name: str) -> str:
    """Return the place of a villager."""
    kind, _, where = mine(context).villagers[name].partition(":")
    place = site(context.words, where) if kind in ("early", "near") else ""
    return context.words(f"girl_stars.place.{kind}", site=place, space=where)


def tile(context: PromptContext, action: do.PlaceTile) -> str:
    """Return a tile of the hand by its number, the side that lies up, and its lines as arrows."""
    number = NUMBERS[mine(context).hand.index(action.tile)]
    side = context.words("girl_stars.side.back" if action.back else "girl_stars.side.front")
    return f"{number} {side} {arrows(context.words, preview.lines_of(action))}"


def laid(context: PromptContext, action: Action) -> str:
    """Return a placement or use of Stardust by its hex and tile."""
    if isinstance(action, do.PlaceTile):
        return f"{action.hex} {tile(context, action)}"
    assert isinstance(action, do.UseStardust)
    return f"{action.hex} {STARDUST} {context.say('dust')}"


def effects(context: PromptContext, outcome: Preview) -> list[str]:
    """Return what a tile or Stardust would do, the weightiest first, each in a few words."""
    words = context.words
    found = [_closed(words, one) for one in outcome.completed]
    found += [words(f"girl_stars.bonus.{bonus}") for bonus in outcome.bonuses]
    if outcome.completed and not outcome.action.bonus and len(preview.bonuses_for(context.prompt, outcome.action)) > 1:
        found.append(words("bot.girl_stars.bonus_of_choice"))
    found.append(light(words, outcome.lights, "+"))
    if outcome.areas:
        found.append(words("bot.girl_stars.areas", count=outcome.areas))
    if isinstance(outcome.action, do.PlaceTile):
        found.append(words("bot.girl_stars.joins", joins=outcome.joins, open=outcome.open))
        found.append(_growing(words, outcome))
    else:
        found.append(words("bot.girl_stars.pays", count=outcome.joins))
    if outcome.lost:
        found.append(words("bot.girl_stars.loses", count=len(outcome.lost), vp=outcome.lost_vp))
    return [part for part in found if part]


def _closed(words: Translator, one: Completed) -> str:
    """Return a constellation that is completed, and why it scores nothing where it does not."""
    said = words("bot.girl_stars.closes", size=one.size, vp=one.vp)
    return said if one.vp else words.join_with_more(said, unpaid(words, one.size))


def unpaid(words: Translator, size: int) -> str:
    """Return why this number of Light or Light tiles scores nothing: it is too small, or the pile is empty."""
    return words("bot.girl_stars.empty" if pile_of(size) else "bot.girl_stars.too_few")


def _growing(words: Translator, outcome: Preview) -> str:
    """Return what a tile is good for that closes nothing: how far its group has grown, which bonus token it borders."""
    group = next(each for each in outcome.player.patterns if outcome.action.hex in each.hexes)
    if group.complete or not group.size:
        return ""
    bordered = [corner for at in group.hexes for corner in BORDERS[at] if corner not in outcome.player.used]
    bonuses = together(
        words, (words(f"girl_stars.bonus.{outcome.player.corners[each]}") for each in dict.fromkeys(bordered))
    )
    return words("bot.girl_stars.grows", size=group.size, bonuses=bonuses, count=len(set(bordered)))


def hint(context: PromptContext, key: str = "") -> tuple[str, ...]:
    """Return in a sentence or two what a prompt is about, in the first rounds."""
    if view_of(context).round > EXPLAINED:
        return ()
    return (f"-# 💡 {context.words(f'bot.girl_stars.hint.{key or context.prompt.name}')}",)


def rewards(context: PromptContext) -> str:
    """Return what the reward piles give now and how many tokens are left in each."""
    words, piles = context.words, view_of(context).rewards.values()
    said = [
        words("bot.girl_stars.pile", pile=words(f"girl_stars.pile.{one.pile}"), vp=one.top, count=len(one.tokens))
        for one in piles
    ]
    return words("bot.girl_stars.rewards", piles=together(words, said))


def supply(context: PromptContext) -> str:
    """Return what the seat has, in one line."""
    player, words = mine(context), context.words
    amounts = " ".join(f"{colour(words, one)} {player.light[one]}" for one in COLOURS)
    kept = together(words, (words(f"girl_stars.ash.{ash}") for ash in player.kept))
    owned = (f"{goods(words, kind)} {n}" for kind, n in player.goods.items() if n)
    return listed(
        (
            words("bot.girl_stars.supply_light", amounts=amounts),
            f"{STARDUST} {words('bot.girl_stars.dust')} {player.stardust}",
            *owned,
            words("bot.girl_stars.home", count=len(player.home)),
            words("bot.girl_stars.kept", tokens=kept) if kept else "",
            words("bot.girl_stars.vp", vp=player.vp),
        )
    )


def ash(context: PromptContext, token: str) -> str:
    """Return a token in the dish by its letter and name."""
    kind = next(landed.ash for landed in view_of(context).dish if landed.letter == token)
    return f"{token} {context.words(f'girl_stars.ash.{kind}')}"


def name(context: PromptContext, action: Action) -> str:
    """Return what a move is called, as the pictures label it; `/act` lists these."""
    words = context.words
    text = words(f"bot.girl_stars.act.{type(action).__name__}", **_fields(context, action))
    paid = do.Scout | do.Forage | do.OfferSingle | do.OfferCard | do.Recall | do.GainStardust
    return listed((text, free(words, action.via) if isinstance(action, paid) else ""))


def free(words: Translator, via: str) -> str:
    """Say that a token pays for a move; nothing where an action does."""
    return words("bot.girl_stars.free") if via == "ash" else ""


def _fields(context: PromptContext, action: Action) -> dict[str, str | int]:
    """Return the values that the name of a move takes."""
    words = context.words
    found: dict[str, str | int] = {}
    match action:
        case do.PlaceTile():
            found = _placed(context, action)
        case do.UseStardust(at, bonus):
            corners = "".join(f" · {corner(context, each)}" for each in bonus)
            found = {"hex": at, "count": mine(context).dust_costs.get(at, 0), "bonus": corners}
        case do.TakeAsh(token, mode, colours):
            what = words("girl_stars.mode.keep") if mode == "keep" else lights(words, colours)
            found = {"token": ash(context, token), "what": what}
        case do.Scout(space):
            found = {"gate": gate(words, space)}
        case do.ScoutRoute(path):
            found = {"path": route(path), "count": len(path)}
        case do.ScoutColour(chosen):
            found = {"colour": words(f"girl_stars.colour.{chosen}")}
        case do.Forage(place, payment):
            found = {"site": site(words, place), "payment": lights(words, payment)}
        case do.OfferSingle(kind):
            found = {"goods": words(f"girl_stars.goods.{kind}")}
        case do.OfferCard(space) | do.Stargaze(space):
            found = {"space": space}
        case do.Recall(villagers):
            found = {"villagers": together(words, (villager(context, each) for each in villagers))}
    return found


def _placed(context: PromptContext, action: do.PlaceTile) -> dict[str, str | int]:
    return {
        "number": mine(context).hand.index(action.tile) + 1,
        "side": context.words("girl_stars.side.back" if action.back else "girl_stars.side.front"),
        "hex": action.hex,
        "turn": action.rotation * DEGREES,
        "lines": arrows(context.words, preview.lines_of(action)),
        "bonus": f" · {corner(context, action.bonus)}" if action.bonus else "",
    }


_NAMED = {
    "tile": "tile",
    "tiles": "tile",
    "ash": "ash",
    "colour": "colour",
    "goods": "goods",
    "pile": "pile",
    "card": "card",
    "bonus": "bonus",
    "act": "act",
    "villager": "villager",
    "villagers": "villager",
}
"""Fields whose values have words of their own."""


_SPOKEN: dict[str, Callable[[Translator, Any], str | int]] = {
    "path": lambda _, value: route(value),
    "colours": lights,
    "payment": lights,
    "site": site,
    "rotation": lambda _, value: value * DEGREES,
    "back": lambda words, value: words("girl_stars.side.back" if value else "girl_stars.side.front"),
}
"""Fields whose values are put into words by a function."""


def noun(words: Translator, game: str, field: str, value: Any) -> str | int:
    """Return what a field's value is called in the log."""
    if field in _SPOKEN:
        return _SPOKEN[field](words, value)
    known = _NAMED.get(field)
    if known is None:
        return common_noun(words, game, field, value)
    values = value if isinstance(value, tuple) else (value,)
    return together(words, (words(f"girl_stars.{known}.{each}") for each in values))
