"""The effects of cards, skulls, paths and islands, with the prompts they need."""

from collections.abc import Iterable

from msgspec import field

from games.core.step import Ask, Auto, Seat, Step, StepContext, Then
from games.glow import actions, events, mutations, rules
from games.glow.components import (
    BLACK_DIE,
    CARDS,
    COLOUR,
    COMPANIONS,
    CROMAUG,
    FOOTPRINTS2,
    KAAR,
    LIGHT3,
    MINUS2,
    WORTH,
    Effect,
)
from games.glow.state import Player, State


class ReturnDie(Ask, frozen=True):
    """A Sketal has left: which large die of its die's colour returns to the reserve? [spec 6.6, rulings 19, 32]"""

    forced = True

    colour: str = field(name="color")
    at: str

    @property
    def phase(self) -> str:
        """Noon, or the afternoon after a skull."""
        return self.at

    def legal(self, state: State) -> Iterable[actions.ReturnDie]:
        """Return the dice to choose from; if all are alike, only the one with the highest number."""
        player = state.players[self.seat]
        names = rules.returnable(player, self.colour)
        dice = [player.die(name) for name in names]
        alike = len({(die.face, die.used, die.resting) for die in dice}) == 1
        return [actions.ReturnDie(die) for die in (names[-1:] if alike else names)]

    def take(self, state: State, context: StepContext, action: actions.ReturnDie) -> Then:
        """Return the die."""
        mutations.return_die(context, state.players[self.seat], self.seat, action.die)
        return ()


class DiscardForSkull(Ask, frozen=True):
    """A skull takes a companion or a spell, if there is one. [spec 4.7, ruling 22]"""

    forced = True
    phase = "afternoon"

    def legal(self, state: State) -> Iterable[actions.DiscardForSkull]:
        """Return every companion, then every spell."""
        player = state.players[self.seat]
        names = [*(companion.id for companion in player.companions), *(spell.id for spell in player.spells)]
        return [actions.DiscardForSkull(name) for name in names]

    def take(self, state: State, context: StepContext, action: actions.DiscardForSkull) -> Then:
        """Remove it without its effects; the loss is irreversible."""
        context.bind()
        if action.card in COMPANIONS:
            return leave(state, context, self.seat, action.card, "afternoon")
        player = state.players[self.seat]
        player.spells = [spell for spell in player.spells if spell.id != action.card]
        player.spent_spells += (action.card,)
        context.tell(events.SpellGivenUp(self.seat, action.card))
        return ()


class ChooseReserveDie(Ask, frozen=True):
    """A Sketal of any colour has joined: which large die of the reserve does it bring? [spec 4.4]"""

    forced = True

    resting: bool = False

    @property
    def phase(self) -> str:
        """Dawn, or Cromaug's phase."""
        return "late_morning" if self.resting else "early_morning"

    def legal(self, state: State) -> Iterable[actions.ChooseReserveDie]:
        """Return the colours in the reserve."""
        return [actions.ChooseReserveDie(COLOUR[die]) for die in state.reserve if die != BLACK_DIE]

    def take(self, state: State, context: StepContext, action: actions.ChooseReserveDie) -> Then:
        """Take the die."""
        mutations.take_reserve_die(state, context, self.seat, action.colour, resting=self.resting)
        return ()


def leave(state: State, context: StepContext, seat: Seat, companion: str, at: str) -> tuple[Step, ...]:
    """Remove a companion to the graveyard; a Sketal's die is returned too."""
    die = mutations.discard(context, state.players[seat], seat, companion)
    return (ReturnDie(seat, COLOUR[die], at),) if die else ()


def join(state: State, context: StepContext, seat: Seat, *, resting: bool = False) -> Then:
    """Let the newest companion of a seat bring its large die, if one is available. [spec 4.4]"""
    colour = COMPANIONS[state.players[seat].companions[-1].id].grants_die
    there = [COLOUR[die] for die in state.reserve if die != BLACK_DIE]
    if colour == "any" and there:
        return (ChooseReserveDie(seat, resting),)
    if colour in there:
        mutations.take_reserve_die(state, context, seat, colour, resting=resting)
    return ()


def count_specials(state: State, context: StepContext, seat: Seat) -> None:
    """Apply the special faces at the start of noon, gains first. [spec 6.6, ruling 18]"""
    player = state.players[seat]
    counts = rules.symbols(player.dice)
    footprints, light = counts.get(FOOTPRINTS2, 0) * WORTH[FOOTPRINTS2], counts.get(LIGHT3, 0) * WORTH[LIGHT3]
    loss = -counts.get(MINUS2, 0) * WORTH[MINUS2]
    if footprints or light or loss:
        before = player.light
        player.footprints += footprints
        player.light = max(0, player.light + light - loss)  # ruling 26
        context.tell(events.SpecialsCounted(seat, footprints, player.light - before))


def gain(context: StepContext, player: Player, seat: Seat, effects: Iterable[Effect]) -> None:
    """Apply what is printed on a path, a village or an island, except skulls."""
    before = _purse(player)
    for effect in effects:
        _count(player, effect)
    change = [now - then for now, then in zip(_purse(player), before, strict=True)]
    if any(change):
        context.tell(events.Gained(seat, *change))


def resolve(state: State, context: StepContext, seat: Seat, card: str, times: int = 1) -> tuple[Step, ...]:
    """Apply the effects of a card `times` times, in printed order. [spec 6.6]"""
    player = state.players[seat]
    before = _purse(player)
    for _ in range(times):
        for effect in CARDS[card].effects:
            _count(player, effect)
    change = [now - then for now, then in zip(_purse(player), before, strict=True)]
    context.tell(events.Triggered(seat, card, times, *change))
    _mark(player, card, times)
    return tuple([step for effect in CARDS[card].effects for step in _act(state, context, seat, card, effect.kind)])


def _mark(player: Player, card: str, times: int) -> None:
    """Mark a card as used; a spell leaves the game."""
    if card == player.adventurer:
        player.resolved += times
        return
    if card not in COMPANIONS:
        player.spells = [spell for spell in player.spells if spell.id != card]
        player.spent_spells += (card,)
        return
    next(mine for mine in player.companions if mine.id == card).resolved += times


def _purse(player: Player) -> tuple[int, int, int, int]:
    """Return the player's counts, in the order of the events' fields."""
    return player.light, player.footprints, player.reroll_tokens, player.fireflies


def _count(player: Player, effect: Effect) -> None:
    """Change the number that an effect changes, if any; losses stop at 0."""
    match effect.kind:
        case "light":
            player.light = max(0, player.light + effect.n)
        case "footprints":
            player.footprints = max(0, player.footprints + effect.n)
        case "reroll_tokens":
            player.reroll_tokens += effect.n
        case "fireflies":
            player.fireflies += effect.n


def _act(state: State, context: StepContext, seat: Seat, card: str, kind: str) -> tuple[Step, ...]:
    """Carry out an effect that is no number, and return the prompts it needs."""
    match kind:
        case "to_graveyard":
            return leave(state, context, seat, card, "noon")
        case "cast_spells":  # all other players get a spell in the evening [spec 4.4, ruling 33]
            state.players[seat].cast = True
            context.tell(events.SpellsCast(seat))
        case "kill_last_companion":  # without its own effects [spec 4.5]
            return leave(state, context, seat, state.players[seat].companions[-1].id, "noon")
    return ()


class CallBack(Auto, frozen=True):
    """If Cromaug's air shows, he goes to the graveyard before noon and revives a companion. [spec 6.5, ruling 20]"""

    seat: Seat

    def run(self, state: State, context: StepContext) -> Then:
        """Remove Cromaug; ask only if there is a companion to revive."""
        player = state.players[self.seat]
        if not rules.may_revive(player):
            return ()
        context.tell(events.Triggered(self.seat, CROMAUG, 1))
        mutations.discard(context, player, self.seat, CROMAUG)
        return (Revive(self.seat),) if state.graveyard else ()


class Revive(Ask, frozen=True):
    """Which companion of the morning graveyard comes back? [spec 6.5]"""

    phase = "late_morning"

    def legal(self, state: State) -> Iterable[actions.Revive | actions.ReviveNobody]:
        """Return every companion of the morning graveyard, then none.

        Today's losses are not there yet.
        """
        return [*(actions.Revive(companion) for companion in state.graveyard), actions.ReviveNobody()]

    def take(self, state: State, context: StepContext, action: actions.Revive | actions.ReviveNobody) -> Then:
        """Revive it as the most recent companion; its large die rests until the next round."""
        if isinstance(action, actions.ReviveNobody):
            context.tell(events.NobodyRevived(self.seat))
            return ()
        mutations.revive(state, context, self.seat, action.companion)
        if action.companion == KAAR:
            state.players[self.seat].kaar = BLACK_DIE in state.reserve
        return join(state, context, self.seat, resting=True)
