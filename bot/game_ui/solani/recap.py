"""What a sky has grown by in a turn, and what Coyote has matched."""

from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from bot.game_ui.turn_log import RecapRules, Spot, TurnEvents
from games.api import OPPONENT, Seat
from games.solani import events as told
from games.solani.preview import changes
from games.solani.view import CoyoteView, View


def tell(tale: TurnEvents) -> Iterator[str]:
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
        yield tale.say("placed", what=tale.words.join_list(at))
    yield tale.each("aside", "tile", told.SetAside)
    yield tale.say("forfeited") if tale.of(told.PickForfeited) else ""
    yield from _coyote(tale)


def _coyote(tale: TurnEvents) -> Iterator[str]:
    for key, kind in (("matched", told.Matched), ("missed", told.Missed)):
        for one in tale.of(kind):
            points = one.points if isinstance(one, told.Matched) else 0
            yield tale.say(key, tile=tale.noun("tile", one.tile), branch=tale.noun("branch", one.branch), points=points)


def spots(seat: Seat, tale: TurnEvents) -> Iterator[Spot]:
    """Yield the spaces of a sky on which something has been placed."""
    for one in tale.of(told.CirclePlaced, told.BranchPlaced):
        yield "skies", f"{seat}.{one.space}"


def completed(_: Seat, tale: TurnEvents) -> Iterator[tuple[str, int]]:
    """Yield each Dark Sky that was surrounded."""
    for one in tale.of(told.DarkSkySurrounded):
        yield one.space, 0


def gained(view: View, tales: Mapping[Seat, TurnEvents]) -> Mapping[Seat, int]:
    """Return what the estimates have changed by, also through what others have done for bonus tiles."""
    new = {seat: {one.space for one in tale.of(told.CirclePlaced, told.BranchPlaced)} for seat, tale in tales.items()}
    him = None
    if view.coyote is not None:
        him = _before(view.coyote, tales[OPPONENT]) if OPPONENT in tales else view.coyote
    return changes(view, new, him)


def _before(him: CoyoteView, tale: TurnEvents) -> CoyoteView:
    """Return Coyote's tally without what he has done."""
    matched, collected = tale.of(told.Matched), tale.of(told.PlanetCollected)
    return replace(
        him, points=him.points - sum(one.points for one in matched), misses=him.misses - len(tale.of(told.Missed)),
        planets=him.planets[: len(him.planets) - len(collected)],
    )  # fmt: skip


SINCE = RecapRules(rounds=(told.RoundBegan,), tell=tell, spots=spots, gained=gained, completed=completed)
