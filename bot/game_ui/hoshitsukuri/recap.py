"""What a comet has done in its turn: what it made, what its cards did, how many there were and how far it flew."""

from collections.abc import Iterator, Mapping

from bot.game_ui.turn_log import RecapRules, Spot, TurnEvents
from games.api import Seat
from games.hoshitsukuri import events as told
from games.hoshitsukuri.view import View


def tell(tale: TurnEvents) -> Iterator[str]:
    """Yield the clauses of a turn: cards first, then counts."""
    yield tale.each("brought", "card", told.CelestialChosen)
    yield from (
        tale.say("created", card=tale.noun("card", one.card), fragments=one.fragments)
        for one in tale.of(told.Generated)
    )
    yield tale.each("gained", "card", told.GainedToHand, told.GainedToDiscard)
    yield from (tale.say("struck", colours=tale.noun("colours", one.colours)) for one in tale.of(told.Struck))
    yield tale.each("trashed", "cards", told.Trashed)
    yield tale.each("shown", "cards", told.HandShown)
    yield tale.each("discarded", "cards", told.Discarded)
    played = [card for one in tale.of(told.Played, told.Added) for card in one.cards]
    if count := len(played) + len(tale.of(told.Revealed)):
        yield tale.say("played", count=count)
    yield from _flown(tale)
    yield from (tale.say("created_none", fragments=one.fragments) for one in tale.of(told.Passed))
    yield from (tale.say("left", place=one.place) for one in tale.of(told.LeftGalaxy))


def _flown(tale: TurnEvents) -> Iterator[str]:
    if moved := tale.of(told.Moved):
        yield tale.say("flown", origin=moved[0].origin, space=moved[-1].space)
    for key, kind in (("pushed", told.Pushed), ("drifted", told.Drifted)):
        if driven := tale.of(kind):
            yield tale.say(key, space=driven[-1].space)


def gained(_: View, tales: Mapping[Seat, TurnEvents]) -> Mapping[Seat, int]:
    """Return how many spaces each comet has come on."""
    return {seat: sum(map(_way, tale.of(told.Moved, told.Pushed, told.Drifted))) for seat, tale in tales.items()}


def _way(one: told.Moved | told.Pushed | told.Drifted) -> int:
    return one.space - one.origin if isinstance(one, told.Moved) else 1


def spots(_: Seat, tale: TurnEvents) -> Iterator[Spot]:
    """Yield the piles from which cards were taken, and where the comet is now."""
    for one in tale.of(told.Generated, told.GainedToHand, told.GainedToDiscard):
        yield "table", one.card
    for one in tale.of(told.Moved, told.Pushed, told.Drifted)[-1:]:
        yield "table", f"space-{one.space}"


SINCE = RecapRules(begins=(told.TurnBegan,), tell=tell, spots=spots, gained=gained)
