"""What was done for the stars in a phase or turn: what was completed and offered first, then tiles and tokens."""

from collections.abc import Iterator, Mapping

from bot.game_ui.turn_log import RecapRules, Spot, TurnEvents
from games.api import Seat
from games.girl_stars import events as told
from games.girl_stars.view import View

WORTH = (
    told.ConstellationCompleted,
    told.BonusGained,
    told.PathLit,
    told.EarlyBirdGained,
    told.OfferedSingle,
    told.OfferedCard,
)


def tell(tale: TurnEvents) -> Iterator[str]:
    """Yield the clauses of a phase or turn, what matters most first."""
    if completed := tale.of(told.ConstellationCompleted):
        yield tale.say("constellations", count=len(completed))
    yield tale.say("vp", count=points) if (points := _points(tale)) else ""
    yield tale.each("bonus", "bonus", told.BonusGained)
    yield tale.each("connected", "site", told.SiteConnected)
    yield tale.each("offered", "goods", told.OfferedSingle, told.OfferedCard)
    yield tale.each("foraged", "goods", told.Foraged)
    if lit := tale.of(told.PathLit):
        yield tale.say("lit", what=tale.words.join_list(str(tale.noun("path", one.path)) for one in lit))
    yield tale.each("gazed", "space", told.VillagerStargazed)
    if recalled := [each for one in tale.of(told.VillagersRecalled) for each in one.villagers]:
        yield tale.say("recalled", count=len(recalled))
    yield from _tiles(tale)
    yield from _shadow(tale)
    if ash := tale.of(told.AshTaken, told.AshKept, told.ShadowTookAsh):
        yield tale.say("ash", what=tale.words.join_list(str(tale.noun("ash", one.ash)) for one in ash))


def _points(tale: TurnEvents) -> int:
    worth: int = sum(one.vp for one in tale.of(*WORTH))
    lost: int = sum(one.vp for one in tale.of(told.TilesLost))
    return worth - lost


def gained(_: View, tales: Mapping[Seat, TurnEvents]) -> Mapping[Seat, int]:
    """Return the VP by seat."""
    return {seat: _points(tale) for seat, tale in tales.items()}


def _tiles(tale: TurnEvents) -> Iterator[str]:
    if placed := tale.of(told.TilePlaced):
        yield tale.say("tiles", count=len(placed))
    yield tale.sum("areas", "areas", told.AreasEnclosed)
    if colours := [one.colour for one in tale.of(told.LightCollected)]:
        yield tale.say("light", what=tale.listed("colour", colours))
    yield tale.sum("discs", "discs", told.StardustUsed)
    yield tale.each("unplaced", "tiles", told.TilesLost)


def _shadow(tale: TurnEvents) -> Iterator[str]:
    if rolled := tale.of(told.ShadowRolled):
        yield tale.say("rolled", what=tale.words.join_list(str(one.die) for one in rolled))
    for one in tale.of(told.ShadowTookGoods):
        yield tale.say("took", goods=tale.noun("goods", one.goods), site=tale.noun("site", one.site))
    yield tale.each("marked", "pile", told.ShadowMarked)
    yield tale.each("filled", "space", told.ShadowFilled)


def spots(seat: Seat, tale: TurnEvents) -> Iterator[Spot]:
    """Yield the hexes of a sky that were covered, and what was lit and connected on the map."""
    for one in tale.of(told.TilePlaced, told.StardustUsed):
        yield "skies", f"{seat}.{one.hex}"
    for one in tale.of(told.SiteConnected):
        yield "map", one.site
    for one in tale.of(told.PathLit):
        yield from (("map", f"space-{space}") for space in one.path)


def completed(_: Seat, tale: TurnEvents) -> Iterator[tuple[str, int]]:
    """Yield a hex of each constellation, and the VP of its reward."""
    for one in tale.of(told.ConstellationCompleted):
        yield one.hexes[0], one.vp


SINCE = RecapRules(
    begins=(told.AshThrown, told.TurnBegan, told.GirlMoved),
    rounds=(told.RoundBegan, told.LastStardust),
    tell=tell,
    spots=spots,
    gained=gained,
    completed=completed,
)
