"""Glow's own controls: the fewest taps for each decision. [spec 13]"""

from collections.abc import Callable, Mapping

from bot import menus
from bot.ui.controls import glow_cards as cards
from bot.ui.controls import plain
from bot.ui.controls.base import Controls, Desk, answer_tap, index_of, label
from bot.ui.controls.glow_dice import dice_panel, dice_turn
from bot.ui.panels import Item, Panel, Pick, Plan, Row, Style, Tap, wide
from games.core.step import Action
from games.glow import actions as do
from games.glow import travel
from games.glow.components import CARDS, ISLANDS, SPACES
from games.glow.view import PlayerView, TrackView, View

FARTHER = 25
"""So many destinations are offered, as many as one menu holds."""


def _view(desk: Desk) -> View:
    view = desk.look.view
    assert isinstance(view, View)
    return view


def _mine(desk: Desk) -> PlayerView:
    return _view(desk).players[desk.prompt.seat]


def _of(desk: Desk, *kinds: type[Action]) -> list[Action]:
    return [action for action in desk.legal if isinstance(action, kinds)]


def _track(desk: Desk, element: str) -> TrackView:
    return next(space for space in _view(desk).track if space.element == element)


def quick(desk: Desk) -> tuple[Row, ...]:
    """Offer short choices on the public message itself: nothing here is secret."""
    if _of(desk, do.ChooseAdventurer):
        return (_adventurers(desk),)
    if _of(desk, do.ChooseTomDice):
        return (_tom_pairs(desk),)
    if _of(desk, do.EndTravel):
        return _journey(desk)[-1:]
    short = (do.Recruit, do.DismissCompanion, do.MoveBlackDie, do.ChooseReserveDie, do.ResolveAll, do.Stay)
    taps = _taps(desk, *short)
    if _of(desk, do.KeepDice):
        taps = (answer_tap(desk, do.KeepDice(), desk.words("bot.glow.keep"), style=Style.GO, emoji="✅"),)
    return wide(taps)


def panel(desk: Desk) -> Panel | None:
    """Ask a seat in the shortest way for its kind of question."""
    kinds = {type(action) for action in desk.legal}
    if do.KeepDice in kinds:
        return dice_panel(desk, ())
    rows = _rows(desk, kinds)
    if not rows:
        return None
    text = "\n".join(part for part in (plain.question(desk), _told(desk, kinds)) if part)
    return Panel(text, rows, sheet=sheet(desk))


def _rows(desk: Desk, kinds: set[type[Action]]) -> tuple[Row, ...]:
    for kind, rows in ASKED:
        if kind in kinds:
            return rows(desk)
    return wide(_taps(desk, *kinds)) if len(desk.legal) <= plain.FEW else ()


def _told(desk: Desk, kinds: set[type[Action]]) -> str:
    """Return what one must know to answer."""
    words, view = desk.words, _view(desk)
    if kinds & {do.Recruit, do.DismissCompanion}:
        offered = [action.space for action in _of(desk, do.Recruit, do.DismissCompanion)]  # type: ignore[attr-defined]
        return "\n".join(cards.space_line(words, space, view) for space in view.track if space.element in offered)
    if kinds & {do.EndTravel, do.Stay}:
        mine = _mine(desk)
        purse = words("bot.glow.purse", dice=_unused(mine), footprints=mine.footprints)
        return purse if do.EndTravel in kinds else f"{purse} · {words('bot.glow.colors', colors=mine.colors)}"
    if do.ResolveAll in kinds:
        return cards.triggers(words, _mine(desk))
    return ""


def _unused(mine: PlayerView) -> str:
    dice = (cards.SIGNS[die.face] for die in mine.dice if die.face and not (die.used or die.ignored or die.resting))
    return "".join(dice) or "–"


def _taps(desk: Desk, *kinds: type[Action]) -> tuple[Tap, ...]:
    return tuple(_tap(desk, action) for action in _of(desk, *kinds))


def _tap(desk: Desk, action: Action) -> Tap:
    words = desk.words
    if isinstance(action, do.Recruit | do.DismissCompanion):
        space = _track(desk, action.space)
        name = words(f"glow.companion.{space.companion}")
        extra = f" 🎲{len(space.dice)}" if space.dice else ""
        extra += f" 👣{space.footprints}" if space.footprints else ""
        style = Style.MAIN if isinstance(action, do.Recruit) else Style.STOP
        return answer_tap(desk, action, name + extra, emoji=cards.SIGNS[action.space], style=style)
    if isinstance(action, do.MoveBlackDie):
        return answer_tap(desk, action, words(f"glow.element.{action.space}"), emoji=cards.SIGNS[action.space])
    if isinstance(action, do.ChooseReserveDie):
        return answer_tap(desk, action, words(f"glow.element.{action.color}"), emoji=cards.SIGNS[action.color])
    return answer_tap(desk, action, label(words, "glow", action, CONTROLS))


def _adventurers(desk: Desk) -> Pick:
    items = tuple(
        Item(
            index_of(desk, action),
            desk.words(f"glow.adventurer.{action.adventurer}"),
            cards.card_line(action.adventurer) or "–",
        )
        for action in _of(desk, do.ChooseAdventurer)
        if isinstance(action, do.ChooseAdventurer)
    )
    return Pick(("a",), desk.words("bot.glow.choose_adventurer"), items)


def _pairs(desk: Desk) -> list[tuple[str, str]]:
    chosen = [action.dice for action in _of(desk, do.ChooseTomDice) if isinstance(action, do.ChooseTomDice)]
    return list(dict.fromkeys(chosen))


def _sign(color: str) -> str:
    return cards.COLORS.get(color) or cards.SIGNS[color]


def _tom_pairs(desk: Desk) -> Pick:
    items = tuple(
        Item(menus.token(place), " + ".join(f"{_sign(color)} {_color(desk, color)}" for color in pair))
        for place, pair in enumerate(_pairs(desk))
    )
    return Pick(("c", "tom"), desk.words("bot.glow.choose_tom_dice"), items[: menus.PAGE])


def _color(desk: Desk, color: str) -> str:
    return str(cards.noun(desk.words, "glow", "color", color))


def _tom_color(desk: Desk, values: tuple[str, ...]) -> Panel:
    pairs = _pairs(desk)
    pair = pairs[menus.number(values[0] if values else "", len(pairs))]
    answers = [(color, index_of(desk, do.ChooseTomDice(pair, color))) for color in pair]
    taps = tuple(Tap(("y", index), _color(desk, color), Style.MAIN, _sign(color)) for color, index in answers)
    back = Tap(("move",), desk.words("bot.back"))
    text = f"### {desk.words('bot.glow.choose_tom_color')}\n-# {desk.words('bot.stands')}"
    return Panel(text, ((*taps, back),), sheet="")


def _triggers(desk: Desk) -> tuple[Row, ...]:
    items = tuple(
        Item(index_of(desk, action), str(cards.noun(desk.words, "glow", "card", action.card)))
        for action in _of(desk, do.Resolve)
        if isinstance(action, do.Resolve)
    )
    everything = answer_tap(desk, do.ResolveAll(), desk.words("bot.glow.resolve_all"), style=Style.GO)
    return ((everything,), Pick(("a",), desk.words("bot.glow.resolve_one"), items[: menus.PAGE]))


def _cards(desk: Desk) -> tuple[Row, ...]:
    """Offer cards with what they do; the graveyard can hold more than one menu does."""
    items = [
        Item(index_of(desk, action), str(cards.noun(desk.words, "glow", "card", name)), cards.card_line(name))
        for action in desk.legal
        if (name := getattr(action, "companion", "") or getattr(action, "card", ""))
    ]
    hint = desk.words("bot.choose")
    pages = [
        Pick(("a",), hint, tuple(items[start : start + menus.PAGE]), page=start // menus.PAGE)
        for start in range(0, len(items), menus.PAGE)
    ]
    nobody = wide(_taps(desk, do.ReviveNobody)) if _of(desk, do.ReviveNobody) else ()
    return (*pages, *nobody)


def _journey(desk: Desk) -> tuple[Row, ...]:
    """Offer far destinations as a menu, single steps and the end of the day as buttons."""
    mine, words = _mine(desk), desk.words
    steps = [action for action in _of(desk, do.Move) if isinstance(action, do.Move)]
    rows: list[Row] = []
    if steps:
        rows.append(Pick(("c", "go"), words("bot.glow.travel_to"), _destinations(desk, mine)))
        rows.extend(wide(tuple(_step_tap(desk, mine, step) for step in steps)))
    last = []
    if _of(desk, do.PlaceCamp):
        camp = words("bot.glow.camp", place=cards.place(mine.party))
        last.append(answer_tap(desk, do.PlaceCamp(), camp, style=Style.GO, emoji="⛺"))
    last.append(answer_tap(desk, do.EndTravel(), words("bot.glow.end_travel"), emoji="🌙"))
    return (*rows, tuple(last))


def _step_tap(desk: Desk, mine: PlayerView, step: do.Move) -> Tap:
    cost = travel.step_cost(mine, step.space)
    price = f" 👣{cost.footprints}" if cost.footprints else " 🎲" if cost.die else ""
    return answer_tap(desk, step, f"→ {cards.place(step.space)}{price}")


def _reachable(mine: PlayerView) -> dict[str, travel.Way]:
    """Return the best destinations: villages by their light, then cheap and far spaces."""
    found = travel.cheapest(travel.ways(mine))
    order = sorted(found.values(), key=lambda way: (-SPACES[way.end].light, way.footprints, -len(way.steps)))
    return {way.end: way for way in order[:FARTHER]}


def _destinations(desk: Desk, mine: PlayerView) -> tuple[Item, ...]:
    return tuple(
        Item(end, _destination(desk, end), _price(desk, way), emoji="🏘️" if SPACES[end].light else "")
        for end, way in _reachable(mine).items()
    )


def _destination(desk: Desk, end: str) -> str:
    light = SPACES[end].light
    return f"{cards.place(end)} · ✨{light}" if light else desk.words("bot.glow.space", label=cards.place(end))


def _price(desk: Desk, way: travel.Way) -> str:
    gains = [(way.light, "✨"), (way.fireflies, cards.FIREFLY), (way.reroll_tokens, cards.TOKEN)]
    brought = " ".join(f"{cards.plus(number)}{sign}" for number, sign in gains if number)
    skulls = cards.GRAVE * way.skulls
    price = desk.words("bot.glow.way", steps=len(way.steps), dice=way.dice, footprints=way.footprints)
    return " ".join(part for part in (price, brought, skulls) if part)


def _voyages(desk: Desk) -> tuple[Row, ...]:
    stay = answer_tap(desk, do.Stay(), desk.words("bot.glow.stay"), emoji="🌙")
    sails = [action for action in _of(desk, do.Sail) if isinstance(action, do.Sail)]
    prices = {
        (way.origin, way.space): way.footprints for way in travel.voyages(_mine(desk), _view(desk).tom is not None)
    }
    items = tuple(
        Item(
            index_of(desk, sail),
            f"⛵ {cards.place(sail.origin)} → {cards.place(sail.space)}",
            _voyage_note(sail.space, prices.get((sail.origin, sail.space), 0)),
        )
        for sail in sails
    )
    menu = (Pick(("a",), desk.words("bot.glow.sail"), items[: menus.PAGE]),) if items else ()
    return (*menu, (stay,))


def _voyage_note(space: str, price: int) -> str:
    island = ISLANDS[space]
    gains = " ".join(f"{cards.plus(effect.n)}{cards.EFFECTS[effect.kind]}" for effect in island.on_arrival)
    return f"👣{price}  🏁{island.light}  {gains}".strip()


def turn(desk: Desk, args: tuple[str, ...], values: tuple[str, ...]) -> Panel | Plan:
    """Answer a tap on one of these controls' own paths; raises NoSuchPath for any other."""
    match args:
        case ("tom",):
            return _tom_color(desk, values)
        case ("go",) if values and _of(desk, do.EndTravel):
            way = _reachable(_mine(desk)).get(values[0])
            if way is None:
                raise menus.NoSuchPath(values[0])
            return Plan(tuple(do.Move(space) for space in way.steps), said=_price(desk, way))
        case (("dice" | "set"), *_) if _of(desk, do.KeepDice):
            return dice_turn(desk, args, values)
    raise menus.NoSuchPath(".".join(args))


def describe(desk: Desk, action: Action) -> str:
    """Say what an answer would do, beyond its label."""
    words, mine = desk.words, _mine(desk)
    match action:
        case do.Recruit(space) | do.DismissCompanion(space):
            return cards.space_line(words, _track(desk, space), _view(desk))
        case do.EndTravel() | do.PlaceCamp():
            camp = mine.party if isinstance(action, do.PlaceCamp) else mine.camp
            return words("bot.glow.camp_at", place=cards.place(camp), light=SPACES[camp].light)
        case do.ChooseAdventurer(name) | do.Revive(name) | do.DiscardForSkull(name) | do.Resolve(name):
            return cards.card_line(name) if name in CARDS else ""
        case do.KeepDice() | do.ResolveAll():
            return "\n".join((cards.dice_line(mine), cards.triggers(words, mine)))
    return ""


def marks(desk: Desk) -> Mapping[str, str]:
    """Mark the spaces and islands that can be reached, with the labels that the menus use."""
    if _of(desk, do.Move):
        return {end: cards.place(end) for end in _reachable(_mine(desk))}
    return {sail.space: cards.place(sail.space) for sail in _of(desk, do.Sail) if isinstance(sail, do.Sail)}


def sheet(desk: Desk) -> str:
    """Show one's own day; what concerns the whole table stands on the public message."""
    own_day = (do.KeepDice, do.EndTravel, do.Stay, do.ResolveAll, do.ReturnDie, do.DiscardForSkull, do.Revive)
    return "seat" if _of(desk, *own_day) else ""


ASKED: tuple[tuple[type[Action], Callable[[Desk], tuple[Row, ...]]], ...] = (
    (do.ChooseAdventurer, lambda desk: (_adventurers(desk),)),
    (do.ChooseTomDice, lambda desk: (_tom_pairs(desk),)),
    (do.ResolveAll, _triggers),
    (do.EndTravel, _journey),
    (do.Stay, _voyages),
    (do.Revive, _cards),
    (do.DiscardForSkull, _cards),
)
"""How each question is asked, by a kind of answer that only this question has."""

CONTROLS = Controls(quick=quick, panel=panel, turn=turn, noun=cards.noun, describe=describe, marks=marks, sheet=sheet)
