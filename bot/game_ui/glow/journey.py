"""Glow's afternoon: far destinations, single steps and voyages, with what they cost and bring. [spec 6.7, 6.8, 13]"""

from bot.game_ui.base import PromptContext
from bot.game_ui.glow import names
from bot.game_ui.prompt_table import listed, panel
from bot.ui_kit import move_menu
from bot.ui_kit.panels import Button, ButtonStyle, Panel, ProposedMoves, Row, SelectMenu, SelectOption, button_rows
from games.api import Action
from games.glow import actions as do
from games.glow import travel
from games.glow.components import ISLANDS, SPACES
from games.glow.player_view import PlayerView
from games.glow.preview import ahead, ends_day, last_day

FARTHER = 25
"""Maximum number of destinations: the size of a menu."""

ENDS: dict[str, tuple[Action, ...]] = {"go": (), "stop": (do.EndTravel(),), "camp": (do.PlaceCamp(),)}
"""What may follow a journey at once."""


def ends(context: PromptContext) -> str:
    """Say that a move ends one's day."""
    return f"🌙 {context.words('bot.glow.ends_last_day' if last_day(names.view_of(context)) else 'bot.glow.ends_day')}"


def journey_rows(context: PromptContext) -> tuple[Row, ...]:
    """Offer far destinations as a menu, single steps and the end of the day as buttons."""
    mine, words = names.mine(context), context.words
    steps, destinations = context.moves(do.Move), _destinations(context, mine)
    camp = f"{context.say('camp', place=names.place(words, mine.party))} · {ends(context)}"
    last = [context.button(one, camp, ButtonStyle.GO, "⛺") for one in context.moves(do.PlaceCamp)]
    last.append(context.button(do.EndTravel(), context.say("end_travel"), emoji="🌙"))
    far = (SelectMenu(("c", "to"), context.say("travel_to"), destinations),) if steps else ()
    return (*far, *button_rows(tuple(_step_button(context, mine, step) for step in steps)), tuple(last))


def _step_button(context: PromptContext, mine: PlayerView, step: do.Move) -> Button:
    way = _step_way(context, step)
    last = f" · {ends(context)}" if ends_day(mine, way) else ""
    place = names.capital(names.place(context.words, step.space))
    return context.button(step, f"{place} · {_paid(context, way)}{last}")


def _step_way(context: PromptContext, step: do.Move) -> travel.Way:
    return next(way for way in travel.ways(names.mine(context), 1) if way.end == step.space)


def reachable(mine: PlayerView) -> dict[str, travel.Way]:
    """Return the best destinations: villages by their light, then cheap and far spaces."""
    found = travel.cheapest(travel.ways(mine))
    order = sorted(found.values(), key=lambda way: (-SPACES[way.end].light, way.footprints, -len(way.steps)))
    return {way.end: way for way in order[:FARTHER]}


def _destinations(context: PromptContext, mine: PlayerView) -> tuple[SelectOption, ...]:
    return tuple(
        SelectOption(end, destination(context, way), price(context, way), emoji="🏘️" if SPACES[end].light else "")
        for end, way in reachable(mine).items()
    )


def destination(context: PromptContext, way: travel.Way) -> str:
    """Return what a destination is called, and what it is good for."""
    name = names.capital(names.place(context.words, way.end))
    return listed((name, good_for(context, way)))


def good_for(context: PromptContext, way: travel.Way) -> str:
    """Return what the end of a journey is good for: its own light, or the village ahead; nothing if neither."""
    words, light = context.words, SPACES[way.end].light
    if light:
        return words("bot.glow.village", light=light)
    on = ahead(names.mine(context), way)
    return words("bot.glow.towards", village=names.place(words, on.village), steps=on.steps) if on else ""


def way_to(context: PromptContext, end: str) -> travel.Way:
    """Return the way to a destination that is offered; raises NoSuchPath for any other."""
    way = reachable(names.mine(context)).get(end)
    if way is None:
        raise move_menu.NoSuchPath(end)
    return way


def setting_out(context: PromptContext, end: str) -> Panel:
    """Show a journey before it begins, with what may follow it at once; raises NoSuchPath."""
    way, mine = way_to(context, end), names.mine(context)
    over = ends_day(mine, way)
    buttons = []
    if SPACES[end].light and mine.camp != end:
        buttons.append(Button(("c", "camp", end), f"{context.say('go_camp')} · {ends(context)}", ButtonStyle.GO, "⛺"))
    if not over:
        buttons.append(
            Button(("c", "stop", end), f"{context.say('go_stop')} · {ends(context)}", ButtonStyle.MAIN, "🌙")
        )
    go = f"{context.say('go')} · {ends(context)}" if over else context.say("go_on")
    buttons.append(Button(("c", "go", end), go, ButtonStyle.MAIN if over else ButtonStyle.PLAIN))
    night = "🌙💀" if way.skulls else "🌙"
    lines = (
        f"### {destination(context, way)}",
        price(context, way),
        f"-# {night} {context.words('bot.stands')}",
    )
    rows = (*button_rows(tuple(buttons)), (context.back(),))
    return panel(lines, rows, sheet="map", marks={"near": end, end: names.mark(end)})


def set_out(context: PromptContext, how: str, end: str, *, shown: bool) -> ProposedMoves:
    """Return a journey with what follows it at once; raises NoSuchPath.

    If it was `shown` before, irreversible parts need no confirmation: its end, or a skull's toll.
    """
    way = way_to(context, end)
    stands = how != "go" or way.skulls > 0 or ends_day(names.mine(context), way)
    return ProposedMoves((*(do.Move(space) for space in way.steps), *ENDS[how]), shown and stands, price(context, way))


def _paid(context: PromptContext, way: travel.Way) -> str:
    """Return what a journey costs."""
    words = context.words
    dice = words("bot.glow.dice", count=way.dice) if way.dice else ""
    footprints = words("bot.glow.footprints", count=way.footprints) if way.footprints else ""
    return names.listed(words, (dice, footprints)) or words("bot.glow.free")


def price(context: PromptContext, way: travel.Way) -> str:
    """Return what a journey costs and brings, and whether it ends the day."""
    words = context.words
    light = max(way.light, -names.mine(context).light)  # a loss stops at 0
    gains = (("light", light), ("fireflies", way.fireflies), ("reroll_tokens", way.reroll_tokens))
    brought = [names.amount(words, kind, number) for kind, number in gains]
    skull = f"💀 {words('bot.glow.skulls', count=way.skulls)}" if way.skulls else ""
    paid = words("bot.glow.way", steps=len(way.steps), paid=_paid(context, way))
    last = ends(context) if ends_day(names.mine(context), way) else ""
    return listed((paid, *brought, skull, last))


def voyage_rows(context: PromptContext) -> tuple[Row, ...]:
    """Offer the voyages as a menu with their prices, and staying as a button."""
    options = tuple(
        context.option(sail, voyage(context, sail), _voyage_note(context, sail), "⛵")
        for sail in context.moves(do.Sail)
    )
    return SelectMenu(("a",), context.say("sail"), options[: move_menu.MENU_ENTRIES]), (stay_button(context),)


def voyage(context: PromptContext, sail: do.Sail) -> str:
    """Return from where to where a boat sails."""
    words = context.words
    origin, space = names.place(words, sail.origin), names.place(words, sail.space)
    return names.capital(words("bot.glow.voyage", origin=origin, space=space))


def stay_button(context: PromptContext) -> Button:
    """Return the button that moves no boat."""
    return context.button(do.Stay(), f"{context.words('bot.glow.stay')} · {ends(context)}", emoji="⚓")


def _voyage_note(context: PromptContext, sail: do.Sail) -> str:
    words = context.words
    voyages = travel.voyages(names.mine(context), names.view_of(context).tom is not None)
    paid = next(way.footprints for way in voyages if (way.origin, way.space) == (sail.origin, sail.space))
    island = ISLANDS[sail.space]
    price = words("bot.glow.footprints", count=paid) if paid else words("bot.glow.free")
    light = words("bot.glow.island", light=island.light)
    gains = names.listed(words, (names.effect_text(words, effect) for effect in island.on_arrival))
    return listed((price, gains, light, ends(context)))


def journey_said(context: PromptContext, action: do.Move | do.EndTravel | do.PlaceCamp | do.Sail | do.Stay) -> str:
    """Return what a move of the afternoon costs and brings, and whether it ends the day."""
    if isinstance(action, do.Move):
        return price(context, _step_way(context, action))
    if isinstance(action, do.Sail):
        return _voyage_note(context, action)
    if isinstance(action, do.Stay):
        return ends(context)
    mine = names.mine(context)
    camp = mine.party if isinstance(action, do.PlaceCamp) else mine.camp
    place = names.place(context.words, camp)
    there = context.say("camp_at", place=place, light=SPACES[camp].light)
    return f"⛺ {there}\n{ends(context)}"
