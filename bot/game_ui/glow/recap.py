"""What a party has done in a day: who joined and left, what it won, and how far it came; and what Tom did."""

from collections.abc import Iterator, Mapping

from bot.game_ui import turn_log as general
from bot.game_ui.glow import names
from bot.game_ui.turn_log import RecapRules, Spot, TurnEvents
from bot.i18n.translator import Translator
from games.api import OPPONENT, Event, Seat
from games.glow import events as told
from games.glow.view import View

TOM = (
    told.TomDiceChosen,
    told.TomTileTaken,
    told.TomCampMoved,
    told.TomBoatSailed,
    told.TomDieRolled,
    told.TomPushedOn,
)


def tell(tale: TurnEvents) -> Iterator[str]:
    """Yield the clauses of a day: companions and light first, then the way."""
    yield tale.each("chosen", "adventurer", told.AdventurerChosen)
    yield tale.each("recruited", "companion", told.Recruited)
    yield tale.each("revived", "companion", told.Revived)
    yield tale.sum("light", "light", told.SpecialsCounted, told.Triggered, told.Gained)
    yield tale.sum("fireflies", "fireflies", told.Triggered, told.Gained)
    yield tale.each("camped", "space", told.CampPlaced)
    if (steps := tale.of(told.Moved)) and not tale.of(told.CampPlaced):
        yield tale.say("walked", count=len(steps), space=tale.noun("space", steps[-1].space))
    yield tale.each("sailed", "space", told.Sailed)
    yield tale.each("left", "companion", told.CompanionLeft)
    yield tale.each("dismissed", "companion", told.CompanionDismissed)
    yield tale.each("black", "space", told.BlackDieMoved)
    yield from _spells(tale)
    if rerolls := tale.of(told.DiceRerolled, told.DieSet):
        yield tale.say("rerolled", count=len(rerolls))
    yield from _tom(tale)


def _spells(tale: TurnEvents) -> Iterator[str]:
    yield tale.say("cast") if tale.of(told.SpellsCast) else ""
    if received := tale.of(told.SpellReceived):
        yield tale.say("cursed", count=len(received))
    yield tale.each("turned", "spell", told.SpellTurnedUp)
    yield tale.each("given_up", "spell", told.SpellGivenUp)


def _tom(tale: TurnEvents) -> Iterator[str]:
    yield from (
        tale.say("tom_light", light=one.party + one.bonus, total=one.light) for one in tale.of(told.TomTileTaken)
    )
    yield tale.each("camped", "space", told.TomCampMoved, told.TomPushedOn)
    yield tale.each("sailed", "space", told.TomBoatSailed)
    yield tale.each("tom_dice", "symbol", told.TomDieRolled)


def gained(_: View, tales: Mapping[Seat, TurnEvents]) -> Mapping[Seat, int]:
    """Return the light of a day by seat."""
    return {seat: _light(tale) for seat, tale in tales.items()}


def _light(tale: TurnEvents) -> int:
    """Return the light of a day; Tom's is counted when he takes a tile."""
    tiles: int = sum(one.party + one.bonus for one in tale.of(told.TomTileTaken))
    light: int = sum(one.light for one in tale.of(told.SpecialsCounted, told.Triggered, told.Gained))
    return tiles + light


def whose(event: Event) -> Seat | None:
    """Return the seat of an event; events about Tom are his, although they name no seat."""
    return OPPONENT if isinstance(event, TOM) else general.whose(event)


def spots(seat: Seat, tale: TurnEvents) -> Iterator[Spot]:
    """Yield where a party, camp or boat has come, and the companions that joined."""
    for one in tale.of(told.CampPlaced, told.TomCampMoved, told.TomPushedOn, told.Sailed, told.TomBoatSailed):
        yield "table", one.space
    for one in tale.of(told.Moved)[-1:]:
        yield "table", one.space
    for one in tale.of(told.Recruited, told.Revived):
        yield "cards", f"{seat}.{one.companion}"


def gains_in(words: Translator, event: Event) -> Mapping[str, str]:
    """Return the gains and losses of an event in a row, for its sentence."""
    if not isinstance(event, told.SpecialsCounted | told.Triggered | told.Gained):
        return {}
    kinds = ("light", "footprints", "reroll_tokens", "fireflies")
    gains = names.listed(words, (names.amount(words, kind, getattr(event, kind, 0)) for kind in kinds))
    return {"gains": gains, "has_gains": "yes" if gains else "no"}


SINCE = RecapRules(
    begins=(told.EveningCame,),
    rounds=(told.RoundBegan, told.CompanionsDealt, told.BlackDieEntered, told.TilesShuffled, told.LastRoundCame),
    tell=tell,
    spots=spots,
    gained=gained,
    whose=whose,
)
