"""Glow's afternoon: far destinations, single steps and voyages, with what they cost and bring. [spec 6.7, 6.8, 13]"""

from bot.dialogue import menus
from bot.dialogue.face import Desk, answer_tap, index_of
from bot.dialogue.panels import Item, Pick, Row, Style, Tap, wide
from bot.faces.glow import cards
from games.core.step import Action
from games.glow import actions as do
from games.glow import travel
from games.glow.components import ISLANDS, SPACES
from games.glow.outlook import ends_day, last_day
from games.glow.view import PlayerView, View

FARTHER = 25
"""So many destinations are offered, as many as one menu holds."""


def view_of(desk: Desk) -> View:
    """Return what this seat sees."""
    view = desk.look.view
    assert isinstance(view, View)
    return view


def mine_of(desk: Desk) -> PlayerView:
    """Return the pieces of the seat that is asked."""
    return view_of(desk).players[desk.prompt.seat]


def those_of(desk: Desk, *kinds: type[Action]) -> list[Action]:
    """Return the legal answers of these kinds."""
    return [action for action in desk.legal if isinstance(action, kinds)]


def _ends(desk: Desk) -> str:
    return f"🌙 {desk.words('bot.glow.ends_last_day' if last_day(view_of(desk)) else 'bot.glow.ends_day')}"


def journey_rows(desk: Desk) -> tuple[Row, ...]:
    """Offer far destinations as a menu, single steps and the end of the day as buttons."""
    mine, words = mine_of(desk), desk.words
    steps = [action for action in those_of(desk, do.Move) if isinstance(action, do.Move)]
    rows: list[Row] = []
    if steps:
        rows.append(Pick(("c", "go"), words("bot.glow.travel_to"), _destinations(desk, mine)))
        rows.extend(wide(tuple(_step_tap(desk, mine, step) for step in steps)))
    last = []
    if those_of(desk, do.PlaceCamp):
        camp = f"{words('bot.glow.camp', place=cards.place(mine.party))} · {_ends(desk)}"
        last.append(answer_tap(desk, do.PlaceCamp(), camp, style=Style.GO, emoji="⛺"))
    last.append(answer_tap(desk, do.EndTravel(), words("bot.glow.end_travel"), emoji="🌙"))
    return (*rows, tuple(last))


def _step_tap(desk: Desk, mine: PlayerView, step: do.Move) -> Tap:
    cost = travel.step_cost(mine, step.space)
    paid = f" 👣{cost.footprints}" if cost.footprints else " 🎲" if cost.die else ""
    last = f" · {_ends(desk)}" if ends_day(mine, _step_way(desk, step)) else ""
    return answer_tap(desk, step, f"→ {cards.place(step.space)}{paid}{last}")


def _step_way(desk: Desk, step: do.Move) -> travel.Way:
    return next(way for way in travel.ways(mine_of(desk), 1) if way.end == step.space)


def reachable(mine: PlayerView) -> dict[str, travel.Way]:
    """Return the best destinations: villages by their light, then cheap and far spaces."""
    found = travel.cheapest(travel.ways(mine))
    order = sorted(found.values(), key=lambda way: (-SPACES[way.end].light, way.footprints, -len(way.steps)))
    return {way.end: way for way in order[:FARTHER]}


def _destinations(desk: Desk, mine: PlayerView) -> tuple[Item, ...]:
    return tuple(
        Item(end, _destination(desk, end), price(desk, way), emoji="🏘️" if SPACES[end].light else "")
        for end, way in reachable(mine).items()
    )


def _destination(desk: Desk, end: str) -> str:
    light = SPACES[end].light
    return f"{cards.place(end)} · ✨{light}" if light else desk.words("bot.glow.space", label=cards.place(end))


def price(desk: Desk, way: travel.Way) -> str:
    """Return what a journey costs and brings, and whether it ends the day."""
    light = max(way.light, -mine_of(desk).light)  # a loss stops at 0
    gains = [(light, "✨"), (way.fireflies, cards.FIREFLY), (way.reroll_tokens, cards.TOKEN)]
    brought = " ".join(f"{cards.plus(number)}{sign}" for number, sign in gains if number)
    skulls = cards.EFFECTS["skull"] * way.skulls
    paid = desk.words("bot.glow.way", steps=len(way.steps), dice=way.dice, footprints=way.footprints)
    last = f"· {_ends(desk)}" if ends_day(mine_of(desk), way) else ""
    return " ".join(part for part in (paid, brought, skulls, last) if part)


def voyage_rows(desk: Desk) -> tuple[Row, ...]:
    """Offer the voyages as a menu with their prices, and staying as a button."""
    items = tuple(
        Item(
            index_of(desk, sail),
            f"⛵ {cards.place(sail.origin)} → {cards.place(sail.space)}",
            _voyage_note(desk, sail),
        )
        for sail in those_of(desk, do.Sail)
        if isinstance(sail, do.Sail)
    )
    menu = (Pick(("a",), desk.words("bot.glow.sail"), items[: menus.PAGE]),) if items else ()
    return (*menu, (stay_tap(desk),))


def stay_tap(desk: Desk) -> Tap:
    """Return the button that moves no boat."""
    return answer_tap(desk, do.Stay(), f"{desk.words('bot.glow.stay')} · {_ends(desk)}")


def _voyage_note(desk: Desk, sail: do.Sail) -> str:
    voyages = travel.voyages(mine_of(desk), view_of(desk).tom is not None)
    price = next(way.footprints for way in voyages if (way.origin, way.space) == (sail.origin, sail.space))
    island = ISLANDS[sail.space]
    gains = " ".join(f"{cards.plus(effect.n)}{cards.EFFECTS[effect.kind]}" for effect in island.on_arrival)
    return " ".join(part for part in (f"👣{price}  🏁{island.light} ", gains, f"· {_ends(desk)}") if part)


def journey_said(desk: Desk, action: do.Move | do.EndTravel | do.PlaceCamp | do.Sail | do.Stay) -> str:
    """Return what an answer of the afternoon costs and brings, and whether it ends the day."""
    if isinstance(action, do.Move):
        return price(desk, _step_way(desk, action))
    if isinstance(action, do.Sail):
        return _voyage_note(desk, action)
    if isinstance(action, do.Stay):
        return _ends(desk)
    mine = mine_of(desk)
    camp = mine.party if isinstance(action, do.PlaceCamp) else mine.camp
    there = desk.words("bot.glow.camp_at", place=cards.place(camp), light=SPACES[camp].light)
    return f"{there}\n{_ends(desk)}"
