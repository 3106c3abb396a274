"""What a galaxy has gained in a turn: life and nebulae first, then what was placed, then what was collected."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from bot.game_ui.turn_log import RecapRules, Spot, TurnEvents
from bot.i18n.translator import Translator
from games.api import Event, Seat
from games.crafting_cosmos import events as told
from games.crafting_cosmos.view import View

WORTH = (
    told.NebulaCompleted,
    told.CrystalReleased,
    told.Scored,
    told.SetScored,
    told.GoalScored,
    told.LifeRevealed,
)

ON_SPACES = (
    told.AdvancedLifeCreated,
    told.NebulaCompleted,
    told.NebulaPlaced,
    told.StarPlaced,
    told.ProtoLifePlaced,
    told.BecameSupernova,
    told.LifeStabilized,
    told.StarChanged,
    told.TokenMoved,
    told.StarsSwapped,
    told.NebulaShifted,
)


def tell(tale: TurnEvents) -> Iterator[str]:
    """Yield the clauses of a turn: what was made, what it is worth, what was placed, then what was collected."""
    yield tale.each("life", "space", told.AdvancedLifeCreated)
    yield tale.each("completed", "space", told.NebulaCompleted)
    yield tale.each("goal", "goal", told.GoalScored)
    if revealed := tale.of(told.LifeRevealed):
        yield tale.say("revealed", count=sum(one.count for one in revealed))
    yield tale.sum("points", "points", *WORTH)
    yield tale.each("acquired", "power", told.PowerAcquired)
    yield tale.each("used", "power", told.PowerActivated)
    yield tale.each("laid", "tile", told.NebulaPlaced)
    placed = [one.element for one in tale.of(told.StarPlaced)] + ["life"] * len(tale.of(told.ProtoLifePlaced))
    if placed:
        yield tale.say("placed", what=tale.listed("what", placed))
    for key, kind in (("supernova", told.BecameSupernova), ("stabilised", told.LifeStabilized)):
        if made := tale.of(kind):
            yield tale.say(key, count=len(made))
    yield tale.each("changed", "space", told.StarChanged, told.TokenMoved, told.StarsSwapped, told.NebulaShifted)
    yield from _collected(tale)
    lost = sum(one.stars + one.proto + one.tiles + one.resources for one in tale.of(told.Lost))
    yield tale.say("lost", count=lost) if lost else ""


def _collected(tale: TurnEvents) -> Iterator[str]:
    if shifted := tale.of(told.EnergyShifted):
        yield tale.say("shifted", control=tale.noun("control", shifted[-1].control))
    if not tale.of(told.StarPlaced, told.ProtoLifePlaced, told.NebulaPlaced):  # else the clauses above name it
        gained = Counter[str]()
        for one in tale.of(told.Gained):
            gained[one.what] += one.count
        if gained:
            yield tale.say("gained", what=tale.listed("what", gained.elements()))
        yield tale.each("gained", "tile", told.TileGained)
    if cards := tale.of(told.EnergyCardTaken, told.EnergyCardDrawn):
        yield tale.say("cards", count=len(cards))


def named(words: Translator, event: Event) -> Mapping[str, str]:
    """Return what a sentence says of several things: the ways of tokens, or what was lost."""
    match event:
        case told.EnergyShifted():
            return {"moves": _moves(words, event)}
        case told.Lost():
            lost = {"star": event.stars, "proto_life": event.proto, "nebula": event.tiles, "resource": event.resources}
            counted = (words(f"bot.crafting_cosmos.n_{kind}", count=count) for kind, count in lost.items() if count)
            return {"things": words.join_list(counted)}
    return {}


def _moves(words: Translator, event: told.EnergyShifted) -> str:
    """Return the ways of the tokens in a shift of energy, each token named once for all that it moves."""
    ways: list[tuple[str, list[str]]] = []
    for token, origin, goal in zip(event.tokens, event.origins, event.goals, strict=True):
        way = next((way for known, way in ways if known == token and way[-1] == origin), None)
        if way is None:
            ways.append((token, way := [origin]))
        way.append(goal)
    return words.join_list(_way(words, *each) for each in ways)


def _way(words: Translator, token: str, controls: Iterable[str]) -> str:
    said = " → ".join(words(f"crafting_cosmos.energy.{control}") for control in controls)
    return words(f"crafting_cosmos.moved.{token}", way=said)


def gained(_: View, tales: Mapping[Seat, TurnEvents]) -> Mapping[Seat, int]:
    """Return the points by seat."""
    return {seat: sum(one.points for one in tale.of(*WORTH)) for seat, tale in tales.items()}


def spots(seat: Seat, tale: TurnEvents) -> Iterator[Spot]:
    """Yield the spaces of a galaxy on which something was placed or changed."""
    for one in tale.of(*ON_SPACES):
        yield f"galaxy_{seat + 1}", one.space


def completed(_: Seat, tale: TurnEvents) -> Iterator[tuple[str, int]]:
    """Yield the space of each nebula, and its points."""
    for one in tale.of(told.NebulaCompleted):
        yield one.space, one.points


SINCE = RecapRules(
    rounds=(told.RoundBegan, told.VoidMoved, told.GoalRemoved, told.GoalRevealed, told.EndAnnounced),
    tell=tell,
    spots=spots,
    gained=gained,
    completed=completed,
)
