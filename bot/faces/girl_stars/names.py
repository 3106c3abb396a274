"""Tiles, Light, places and answers of The Girl Who Made the Stars in words and signs, as the pictures label them."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from bot.dialogue import menus
from bot.dialogue.face import Desk
from bot.dialogue.face import noun as common_noun
from bot.dialogue.panels import Item, Pick
from bot.words import Words
from games.core.step import Action
from games.girl_stars import actions as do
from games.girl_stars import outlook
from games.girl_stars.components import COLOURS, GATES, SITES, Colour
from games.girl_stars.outlook import Outlook
from games.girl_stars.view import SIDES, PlayerView, View

NUMBERS = "①②③"
"""The tiles of the hand, as the picture numbers them."""

STARDUST, FREE = "✨", "🌿"
LIGHTS: dict[Colour, str] = {"red": "🔴", "blue": "🔵", "yellow": "🟡"}
GOODS = {"fruit": "🍈", "fish": "🐟", "rabbit": "🐇", "antelope": "🦌"}


def view_of(desk: Desk) -> View:
    """Return what this seat sees."""
    view = desk.look.view
    assert isinstance(view, View)
    return view


def mine(desk: Desk) -> PlayerView:
    """Return the sky and pieces of the seat that is asked."""
    return view_of(desk).players[desk.prompt.seat]


def listed(parts: Iterable[str]) -> str:
    """Return several things in one line; empty ones are left out."""
    return " · ".join(part for part in parts if part)


def menus_of(path: tuple[str, ...], hint: str, items: Sequence[Item]) -> tuple[Pick, ...]:
    """Return these entries as menus that Discord can show; each has a path of its own, and later ones say which."""
    count = -(-len(items) // menus.PAGE)
    size = -(-len(items) // max(count, 1))
    return tuple(
        Pick((*path[:-1], f"{path[-1]}{number}"), hint if count == 1 else f"{hint} ({number + 1}/{count})", part)
        for number in range(count)
        if (part := tuple(items[number * size : (number + 1) * size]))
    )


def arrows(words: Words, mask: int) -> str:
    """Return the lines of a tile as arrows."""
    return "".join(words(f"girl_stars.arrow.{side}") for side in SIDES if mask & 1 << side)


def letter(words: Words, colour: str) -> str:
    """Return the letter of a colour."""
    return words(f"girl_stars.letter.{colour}")


def letters(words: Words, colours: Iterable[str]) -> str:
    """Return colours one after the other as letters."""
    return " ".join(letter(words, colour) for colour in colours)


def light(words: Words, amounts: Mapping[Colour, int], sign: str = "") -> str:
    """Return Light by colour, without the colours that there are none of: `+2R +1B`."""
    return " ".join(f"{sign}{amounts[colour]}{letter(words, colour)}" for colour in COLOURS if amounts[colour])


def site(words: Words, name: str) -> str:
    """Return a foraging space by its label and name."""
    return f"{SITES[name].label} {words(f'girl_stars.site.{name}')}"


def gate(words: Words, space: int) -> str:
    """Return a gate by its site, its number and the letter of its colour."""
    found = GATES[space]
    return f"{site(words, found.id)} ({space} {letter(words, found.colour)})"


def route(path: Iterable[int]) -> str:
    """Return a path as the numbers of its spaces."""
    return "-".join(map(str, path))


def corner(desk: Desk, name: str) -> str:
    """Return a corner with the bonus token that lies there."""
    place = desk.words(f"girl_stars.corner.{name}")
    return f"{place}: {desk.words(f'girl_stars.bonus.{mine(desk).corners[name]}')}"


def villager(desk: Desk, name: str) -> str:
    """Return where a villager stands."""
    kind, _, where = mine(desk).villagers[name].partition(":")
    place = site(desk.words, where) if kind in ("early", "near") else ""
    return desk.words(f"girl_stars.place.{kind}", site=place, space=where)


def tile(desk: Desk, action: do.PlaceTile) -> str:
    """Return a tile of the hand by its number, the side that lies up, and its lines as arrows."""
    number = NUMBERS[mine(desk).hand.index(action.tile)]
    side = desk.words("girl_stars.side.back" if action.back else "girl_stars.side.front")
    return f"{number} {side} {arrows(desk.words, outlook.lines_of(action))}"


def effects(desk: Desk, look: Outlook) -> list[str]:
    """Return what a tile or Stardust would do, the weightiest first, each in a few words."""
    words = desk.words
    found = [words("bot.girl_stars.closes", size=one.size, vp=one.vp) for one in look.completed]
    found += [words(f"girl_stars.bonus.{bonus}") for bonus in look.bonuses]
    if look.completed and not look.action.bonus and len(outlook.bonuses_for(desk.prompt, look.action)) > 1:
        found.append(words("bot.girl_stars.bonus_of_choice"))
    found.append(light(words, look.lights, "+"))
    if look.areas:
        found.append(words("bot.girl_stars.areas", count=look.areas))
    if isinstance(look.action, do.PlaceTile):
        found.append(words("bot.girl_stars.joins", joins=look.joins, open=look.open))
    else:
        found.append(words("bot.girl_stars.pays", count=look.joins))
    if look.lost:
        found.append(words("bot.girl_stars.loses", count=len(look.lost), vp=look.lost_vp))
    return [part for part in found if part]


def supply(desk: Desk) -> str:
    """Return what the seat has, in one line."""
    player, words = mine(desk), desk.words
    goods = " ".join(f"{GOODS[kind]}{count}" for kind, count in player.goods.items() if count)
    kept = ", ".join(words(f"girl_stars.ash.{ash}") for ash in player.kept)
    return listed(
        (
            " ".join(f"{LIGHTS[colour]}{letter(words, colour)}{player.light[colour]}" for colour in COLOURS),
            f"{STARDUST}{player.stardust}",
            goods,
            words("bot.girl_stars.home", count=len(player.home)),
            words("bot.girl_stars.kept", tokens=kept) if kept else "",
            words("bot.girl_stars.vp", vp=player.vp),
        )
    )


def ash(desk: Desk, token: str) -> str:
    """Return a token in the dish by its letter and name."""
    kind = next(landed.ash for landed in view_of(desk).dish if landed.letter == token)
    return f"{token} {desk.words(f'girl_stars.ash.{kind}')}"


def name(desk: Desk, action: Action) -> str:
    """Return what an answer is called, as the pictures label it; `/act` lists these."""
    words = desk.words
    text = words(f"bot.girl_stars.act.{type(action).__name__}", **_fields(desk, action))
    if getattr(action, "via", "") == "ash":
        text += f" · {words('bot.girl_stars.free')}"
    return text


def _fields(desk: Desk, action: Action) -> dict[str, str | int]:
    """Return the values that the name of an answer takes."""
    words = desk.words
    found: dict[str, str | int] = {}
    match action:
        case do.PlaceTile():
            found = _placed(desk, action)
        case do.UseStardust(at, bonus):
            chosen = "".join(f" · {corner(desk, each)}" for each in bonus)
            found = {"hex": at, "count": mine(desk).dust_costs[at], "bonus": chosen}
        case do.TakeAsh(token, mode, colours):
            what = words("girl_stars.mode.keep") if mode == "keep" else letters(words, colours)
            found = {"token": ash(desk, token), "what": what}
        case do.Scout(space):
            found = {"gate": gate(words, space)}
        case do.ScoutRoute(path):
            found = {"path": route(path), "count": len(path)}
        case do.ScoutColour(colour):
            found = {"letter": letter(words, colour), "colour": words(f"girl_stars.colour.{colour}")}
        case do.Forage(place, payment):
            found = {"site": site(words, place), "payment": letters(words, payment)}
        case do.OfferSingle(kind):
            found = {"goods": words(f"girl_stars.goods.{kind}")}
        case do.OfferCard(space) | do.Stargaze(space):
            found = {"space": space}
        case do.Recall(villagers):
            found = {"villagers": ", ".join(villager(desk, each) for each in villagers)}
    return found


def _placed(desk: Desk, action: do.PlaceTile) -> dict[str, str | int]:
    return {
        "number": mine(desk).hand.index(action.tile) + 1,
        "side": desk.words("girl_stars.side.back" if action.back else "girl_stars.side.front"),
        "hex": action.hex,
        "turn": action.rotation,
        "lines": arrows(desk.words, outlook.lines_of(action)),
        "bonus": f" · {corner(desk, action.bonus)}" if action.bonus else "",
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


_SPOKEN: dict[str, Callable[[Words, Any], str]] = {
    "path": lambda _, value: route(value),
    "colours": letters,
    "payment": letters,
    "site": site,
    "back": lambda words, value: words("girl_stars.side.back" if value else "girl_stars.side.front"),
}
"""Fields whose values are put into words by a function."""


def noun(words: Words, game: str, field: str, value: Any) -> str | int:
    """Return what a field's value is called in the log."""
    if field in _SPOKEN:
        return _SPOKEN[field](words, value)
    known = _NAMED.get(field)
    if known is None:
        return common_noun(words, game, field, value)
    values = value if isinstance(value, tuple) else (value,)
    return ", ".join(words(f"girl_stars.{known}.{each}") for each in values)
