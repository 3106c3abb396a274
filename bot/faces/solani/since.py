"""What a sky has grown by in a turn, and what Coyote has matched."""

from collections.abc import Iterator

from bot.dialogue.tale import Since, Spot, Tale
from games.core.step import Seat
from games.solani import events as told


def tell(tale: Tale) -> Iterator[str]:
    """Yield the clauses of a turn: what was earned, then what was taken and placed."""
    yield tale.each("surrounded", "space", told.DarkSkySurrounded)
    yield tale.each("special", "card", told.SpecialTaken, told.SpecialKept)
    placed = tale.of(told.CirclePlaced, told.BranchPlaced)
    laid = {one.tile for one in placed} | {
        tile for one in tale.of(told.Matched, told.Missed) for tile in (one.tile, one.branch)
    }
    for one in tale.of(told.Traded):
        yield tale.say("traded", tile=tale.noun("tile", one.tile), planet=tale.noun("planet", one.planet))
    if taken := [one.tile for one in tale.of(told.Drafted) if one.tile not in laid]:
        yield tale.say("took", what=tale.listed("tile", taken))
    if placed:
        at = (tale.say("at", tile=tale.noun("tile", one.tile), space=tale.noun("space", one.space)) for one in placed)
        yield tale.say("placed", what=tale.words.series(at))
    yield tale.each("aside", "tile", told.SetAside)
    yield tale.say("forfeited") if tale.of(told.PickForfeited) else ""
    yield from _coyote(tale)


def _coyote(tale: Tale) -> Iterator[str]:
    for key, kind in (("matched", told.Matched), ("missed", told.Missed)):
        for one in tale.of(kind):
            points = getattr(one, "points", 0)
            yield tale.say(key, tile=tale.noun("tile", one.tile), branch=tale.noun("branch", one.branch), points=points)


def spots(seat: Seat, tale: Tale) -> Iterator[Spot]:
    """Yield the spaces of a sky on which something has been placed."""
    for one in tale.of(told.CirclePlaced, told.BranchPlaced):
        yield "skies", f"{seat}.{one.space}"


SINCE = Since(rounds=(told.RoundBegan,), tell=tell, spots=spots)
