"""Glow's own controls: the fewest taps for each decision. [spec 13]"""

from collections.abc import Callable, Mapping

from msgspec.structs import replace

from bot.dialogue import general, menus
from bot.dialogue.face import Desk, Face, answer_tap, index_of, named
from bot.dialogue.panels import Item, Panel, Pick, Plan, Row, Style, Tap, wide
from bot.faces.glow import cards
from bot.faces.glow.dice import dice_panel, dice_turn
from bot.faces.glow.guide import GUIDE
from bot.faces.glow.journey import (
    journey_rows,
    journey_said,
    mine_of,
    price,
    reachable,
    stay_tap,
    those_of,
    view_of,
    voyage_rows,
)
from games.core.step import Action
from games.glow import actions as do
from games.glow.components import BLACK_DIE, CARDS, KAAR
from games.glow.view import PlayerView, TrackView


def _space(desk: Desk, action: do.Recruit | do.DismissCompanion) -> TrackView:
    """Return the space of an answer; who keeps Kaar takes all its dice but the black one."""
    space = next(space for space in view_of(desk).track if space.element == action.space)
    if isinstance(action, do.Recruit) and any(mine.id == KAAR for mine in mine_of(desk).companions):
        return replace(space, dice=tuple(die for die in space.dice if die != BLACK_DIE))
    return space


def quick(desk: Desk) -> tuple[Row, ...]:
    """Offer short choices on the public message itself: nothing here is secret."""
    if those_of(desk, do.ChooseAdventurer):
        return (_adventurers(desk),)
    if those_of(desk, do.ChooseTomDice):
        return (_tom_pairs(desk),)
    if those_of(desk, do.EndTravel):
        return journey_rows(desk)[-1:]
    short = (do.Recruit, do.DismissCompanion, do.MoveBlackDie, do.ChooseReserveDie, do.ResolveAll, do.Stay)
    taps = _taps(desk, *short)
    if those_of(desk, do.KeepDice):
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
    text = "\n".join(part for part in (general.question(desk), _told(desk, kinds)) if part)
    return Panel(text, rows, sheet=sheet(desk))


def _rows(desk: Desk, kinds: set[type[Action]]) -> tuple[Row, ...]:
    for kind, rows in ASKED:
        if kind in kinds:
            return rows(desk)
    return wide(_taps(desk, *kinds)) if len(desk.legal) <= general.FEW else ()


def _told(desk: Desk, kinds: set[type[Action]]) -> str:
    """Return what one must know to answer."""
    words, view = desk.words, view_of(desk)
    if kinds & {do.Recruit, do.DismissCompanion}:
        offered = [action for action in desk.legal if isinstance(action, do.Recruit | do.DismissCompanion)]
        return "\n".join(cards.space_line(words, _space(desk, action), view) for action in offered)
    if kinds & {do.EndTravel, do.Stay}:
        mine = mine_of(desk)
        purse = words("bot.glow.purse", dice=_unused(mine), footprints=mine.footprints)
        return purse if do.EndTravel in kinds else f"{purse} · {words('bot.glow.colours', colours=mine.colours)}"
    if do.ResolveAll in kinds:
        return cards.triggers(words, mine_of(desk))
    return ""


def _unused(mine: PlayerView) -> str:
    dice = (cards.SIGNS[die.face] for die in mine.dice if die.face and not (die.used or die.ignored or die.resting))
    return "".join(dice) or "–"


def _taps(desk: Desk, *kinds: type[Action]) -> tuple[Tap, ...]:
    return tuple(_tap(desk, action) for action in those_of(desk, *kinds))


def _tap(desk: Desk, action: Action) -> Tap:
    words = desk.words
    if isinstance(action, do.Recruit | do.DismissCompanion):
        space = _space(desk, action)
        name = words(f"glow.companion.{space.companion}")
        extra = f" 🎲{len(space.dice)}" if space.dice else ""
        extra += f" 👣{space.footprints}" if space.footprints else ""
        style = Style.MAIN if isinstance(action, do.Recruit) else Style.STOP
        return answer_tap(desk, action, name + extra, emoji=cards.SIGNS[action.space], style=style)
    if isinstance(action, do.MoveBlackDie):
        return answer_tap(desk, action, words(f"glow.element.{action.space}"), emoji=cards.SIGNS[action.space])
    if isinstance(action, do.ChooseReserveDie):
        return answer_tap(desk, action, words(f"glow.element.{action.colour}"), emoji=cards.SIGNS[action.colour])
    if isinstance(action, do.Stay):
        return stay_tap(desk)
    return answer_tap(desk, action, named(desk, action, FACE))


def _adventurers(desk: Desk) -> Pick:
    items = tuple(
        Item(
            index_of(desk, action),
            desk.words(f"glow.adventurer.{action.adventurer}"),
            cards.card_line(action.adventurer) or "–",
        )
        for action in those_of(desk, do.ChooseAdventurer)
        if isinstance(action, do.ChooseAdventurer)
    )
    return Pick(("a",), desk.words("bot.glow.choose_adventurer"), items)


def _pairs(desk: Desk) -> list[tuple[str, str]]:
    chosen = [action.dice for action in those_of(desk, do.ChooseTomDice) if isinstance(action, do.ChooseTomDice)]
    return list(dict.fromkeys(chosen))


def _sign(colour: str) -> str:
    return cards.COLOURS.get(colour) or cards.SIGNS[colour]


def _tom_pairs(desk: Desk) -> Pick:
    items = tuple(
        Item(menus.token(place), " + ".join(f"{_sign(colour)} {_colour(desk, colour)}" for colour in pair))
        for place, pair in enumerate(_pairs(desk))
    )
    return Pick(("c", "tom"), desk.words("bot.glow.choose_tom_dice"), items[: menus.PAGE])


def _colour(desk: Desk, colour: str) -> str:
    return str(cards.noun(desk.words, "glow", "colour", colour))


def _tom_colour(desk: Desk, values: tuple[str, ...]) -> Panel:
    pairs = _pairs(desk)
    pair = pairs[menus.number(values[0] if values else "", len(pairs))]
    answers = [(colour, index_of(desk, do.ChooseTomDice(pair, colour))) for colour in pair]
    taps = tuple(Tap(("y", index), _colour(desk, colour), Style.MAIN, _sign(colour)) for colour, index in answers)
    back = Tap(("move",), desk.words("bot.back"))
    text = f"### {desk.words('bot.glow.choose_tom_colour')}\n-# {desk.words('bot.stands')}"
    return Panel(text, ((*taps, back),), sheet="")


def _triggers(desk: Desk) -> tuple[Row, ...]:
    items = tuple(
        Item(index_of(desk, action), str(cards.noun(desk.words, "glow", "card", action.card)))
        for action in those_of(desk, do.Resolve)
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
    nobody = wide(_taps(desk, do.ReviveNobody)) if those_of(desk, do.ReviveNobody) else ()
    return (*pages, *nobody)


def turn(desk: Desk, args: tuple[str, ...], values: tuple[str, ...]) -> Panel | Plan:
    """Answer a tap on one of these controls' own paths; raises NoSuchPath for any other."""
    match args:
        case ("tom",):
            return _tom_colour(desk, values)
        case ("go",) if values and those_of(desk, do.EndTravel):
            way = reachable(mine_of(desk)).get(values[0])
            if way is None:
                raise menus.NoSuchPath(values[0])
            return Plan(tuple(do.Move(space) for space in way.steps), said=price(desk, way))
        case (("dice" | "set"), *_) if those_of(desk, do.KeepDice):
            return dice_turn(desk, args, values)
    raise menus.NoSuchPath(".".join(args))


def name(desk: Desk, action: Action) -> str:
    """Name a die that goes back by what it shows, numbered as on the picture."""
    if not isinstance(action, do.ReturnDie):
        return ""
    number, die = next((n, die) for n, die in enumerate(mine_of(desk).dice, start=1) if die.id == action.die)
    return f"{number}{cards.SIGNS[die.face]} · {cards.die_note(desk.words, die)}"


def describe(desk: Desk, action: Action) -> str:
    """Say what an answer would do, beyond its label."""
    words, mine = desk.words, mine_of(desk)
    match action:
        case do.Recruit() | do.DismissCompanion():
            return cards.space_line(words, _space(desk, action), view_of(desk))
        case do.Move() | do.EndTravel() | do.PlaceCamp() | do.Sail() | do.Stay():
            return journey_said(desk, action)
        case do.ChooseAdventurer(name) | do.Revive(name) | do.DiscardForSkull(name) | do.Resolve(name):
            return cards.card_line(name) if name in CARDS else ""
        case do.KeepDice() | do.ResolveAll():
            return "\n".join((cards.dice_line(mine), cards.triggers(words, mine)))
    return ""


def marks(desk: Desk) -> Mapping[str, str]:
    """Mark the spaces and islands that can be reached, with the labels that the menus use."""
    if those_of(desk, do.Move):
        return {end: cards.place(end) for end in reachable(mine_of(desk))}
    return {sail.space: cards.place(sail.space) for sail in those_of(desk, do.Sail) if isinstance(sail, do.Sail)}


def sheet(desk: Desk) -> str:
    """Show one's own day; what concerns the whole table stands on the public message."""
    own_day = (do.KeepDice, do.EndTravel, do.Stay, do.ResolveAll, do.ReturnDie, do.DiscardForSkull, do.Revive)
    return "seat" if those_of(desk, *own_day) else ""


ASKED: tuple[tuple[type[Action], Callable[[Desk], tuple[Row, ...]]], ...] = (
    (do.ChooseAdventurer, lambda desk: (_adventurers(desk),)),
    (do.ChooseTomDice, lambda desk: (_tom_pairs(desk),)),
    (do.ResolveAll, _triggers),
    (do.EndTravel, journey_rows),
    (do.Stay, voyage_rows),
    (do.Revive, _cards),
    (do.DiscardForSkull, _cards),
)
"""How each question is asked, by a kind of answer that only this question has."""

FACE = Face(
    key="glow",
    quick=quick,
    panel=panel,
    turn=turn,
    noun=cards.noun,
    name=name,
    describe=describe,
    marks=marks,
    sheet=sheet,
    guide=GUIDE,
)
