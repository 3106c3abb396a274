"""A seat's own day: late morning, noon and afternoon.

Seats do not wait for each other. [spec 6.4 to 6.8, 8]

These steps touch only the seat's own pieces, so the order in which seats move cannot matter.
"""

from collections.abc import Iterable
from functools import lru_cache
from itertools import chain, combinations, combinations_with_replacement

from games.core.step import Ask, Auto, Seat, Step, StepContext, Then
from games.core.tuples import replace_at
from games.glow import actions, effects, events, mutations, rules, travel
from games.glow.components import DICE, FACES, ISLANDS, PATHS, ROUTES, SPACES
from games.glow.effects import CallBack, DiscardForSkull
from games.glow.rules import SOURCES, TO_SET, Sources
from games.glow.state import Player, State


class Day(Auto, frozen=True):
    """From the morning roll on, all seats play the day in parallel. [spec 6.1]"""

    def run(self, state: State, context: StepContext) -> Then:
        """Return the steps of the day for each seat."""
        return {seat: (LateMorning(seat), CallBack(seat), Noon(seat, True), Afternoon(seat)) for seat in state.order}


class LateMorning(Auto, frozen=True):
    """Rerolls, as long as something can pay them. [spec 6.4]"""

    seat: Seat

    def run(self, state: State, context: StepContext) -> Then:
        """Ask for rerolls, or keep the dice if nothing can pay."""
        if rules.sources(state.players[self.seat]).total:
            return (RerollDice(self.seat),)
        context.tell(events.DiceKept(self.seat))
        return ()


class RerollDice(Ask, frozen=True):
    """Roll dice again, set one, or keep them? [spec 6.4]"""

    phase = "late_morning"

    def legal(self, state: State) -> Iterable[actions.Reroll | actions.SetDie | actions.KeepDice]:
        """Return rerolls of one or two dice by each source, then settings, then keeping."""
        player = state.players[self.seat]
        sources = rules.sources(player)
        rerolls = _rerolls(tuple([die.id for die in player.dice]), sources.able)
        if sources.total < TO_SET:
            return rerolls + _KEEP
        mixes = _mixes(sources)
        settings = chain.from_iterable([_settings(die.id, die.face, mixes) for die in player.dice])
        return (*rerolls, *settings, *_KEEP)

    def take(
        self, state: State, context: StepContext, action: actions.Reroll | actions.SetDie | actions.KeepDice
    ) -> Then:
        """Pay, turn the dice, and ask again."""
        player = state.players[self.seat]
        match action:
            case actions.Reroll(dice, source):
                _pay(player, (source,))
                faces = tuple([mutations.throw_die(state, context, player.die(die)) for die in dice])
                context.tell(events.DiceRerolled(self.seat, dice, faces, source))
            case actions.SetDie(die, symbol, pay):
                _pay(player, pay)
                player.die(die).face = symbol
                context.tell(events.DieSet(self.seat, die, symbol))
            case _:
                context.tell(events.DiceKept(self.seat))
                return ()
        return (LateMorning(self.seat),)


_KEEP = (actions.KeepDice(),)


@lru_cache(maxsize=1024)
def _rerolls(dice: tuple[str, ...], able: tuple[str, ...]) -> tuple[actions.Reroll, ...]:
    paid = _paid(able)
    chosen = chain(zip(dice), combinations(dice, 2))
    return tuple(chain.from_iterable([paid[some] for some in chosen]))


@lru_cache(maxsize=8)  # sets of the three sources
def _paid(able: tuple[str, ...]) -> dict[tuple[str, ...], tuple[actions.Reroll, ...]]:
    """Return the rerolls of any one or two dice by these sources.

    `_rerolls` selects from them.
    """
    return {
        some: tuple(actions.Reroll(some, source) for source in able) for some in (*zip(DICE), *combinations(DICE, 2))
    }


@lru_cache(maxsize=4096)
def _settings(die: str, face: str, mixes: tuple[tuple[str, ...], ...]) -> tuple[actions.SetDie, ...]:
    others = [symbol for symbol in dict.fromkeys(FACES[die]) if symbol != face]
    return tuple([_set(die, symbol, mix) for symbol in others for mix in mixes])


_set = lru_cache(maxsize=2048)(actions.SetDie)
"""About 1,800 actions in all."""


@lru_cache(maxsize=256)
def _mixes(sources: Sources) -> tuple[tuple[str, ...], ...]:
    """Return every mix of three sources that can pay together."""
    return tuple(
        mix
        for mix in combinations_with_replacement(SOURCES, TO_SET)
        if all(mix.count(source) <= getattr(sources, source) for source in SOURCES)
    )


def _pay(player: Player, sources: Iterable[str]) -> None:
    """Pay rerolls: by the lowest companion that still gives one, a token, or light."""
    for source in sources:
        if source == rules.COMPANION:
            giving = [mine for mine in player.companions if mine.rerolls_left]
            min(giving, key=lambda mine: mine.id).rerolls += 1
        elif source == rules.TOKEN:
            player.reroll_tokens -= 1
        else:
            left = rules.light_after(player.light)
            player.spent_light += player.light - left
            player.light = left


class Noon(Auto, frozen=True):
    """Special faces, then every trigger; automatic where the order cannot matter. [spec 6.6]"""

    seat: Seat
    begins: bool = False

    def run(self, state: State, context: StepContext) -> Then:
        """Resolve the next trigger, or ask which one."""
        player = state.players[self.seat]
        if self.begins:
            effects.count_specials(state, context, self.seat)
        left = rules.pending(player)
        if not left:
            return ()
        if rules.order_matters(player, left):
            return (Resolve(self.seat), Noon(self.seat))
        return (*_resolve_next(state, context, self.seat, left), Noon(self.seat))


def _resolve_next(state: State, context: StepContext, seat: Seat, left: dict[str, int]) -> tuple[Step, ...]:
    """Resolve the remaining triggers of the first card in the recommended order."""
    card = rules.recommended(state.players[seat], left)
    return effects.resolve(state, context, seat, card, left[card])


class Resolve(Ask, frozen=True):
    """Which trigger next? All triggers are compulsory. [spec 6.6]"""

    phase = "noon"

    def legal(self, state: State) -> Iterable[actions.Resolve | actions.ResolveAll]:
        """Return every card with a remaining trigger, and all at once."""
        left = rules.pending(state.players[self.seat])
        return [*(actions.Resolve(card) for card in left), actions.ResolveAll()]

    def take(self, state: State, context: StepContext, action: actions.Resolve | actions.ResolveAll) -> Then:
        """Resolve one card, or all in the recommended order."""
        if isinstance(action, actions.ResolveAll):
            return (ResolveOnward(self.seat),)
        return effects.resolve(state, context, self.seat, action.card)


class ResolveOnward(Auto, frozen=True):
    """All remaining triggers in the recommended order, counted again after each. [spec 6.6]"""

    seat: Seat

    def run(self, state: State, context: StepContext) -> Then:
        """Resolve the next trigger, if any."""
        left = rules.pending(state.players[self.seat])
        return (*_resolve_next(state, context, self.seat, left), ResolveOnward(self.seat)) if left else ()


class Afternoon(Auto, frozen=True):
    """The journey continues as long as a step is possible. [spec 6.7, 6.8]"""

    seat: Seat

    def run(self, state: State, context: StepContext) -> Then:
        """Ask for a step, or end the afternoon if none is possible."""
        player = state.players[self.seat]
        if state.board == "province":
            if travel.may_camp(player) or travel.steps(player):
                return (Travel(self.seat),)
            context.tell(events.TravelEnded(self.seat))
        else:
            if travel.voyages(player, state.solo):
                return (Sail(self.seat),)
            context.tell(events.Stayed(self.seat))
        context.bind()
        return ()


class Travel(Ask, frozen=True):
    """Where to in the Province of Shadows? [spec 6.7]"""

    phase = "afternoon"

    def legal(self, state: State) -> Iterable[actions.Move | actions.PlaceCamp | actions.EndTravel]:
        """Return the steps that can be paid, the camp, and the end of the afternoon."""
        player = state.players[self.seat]
        camp = (actions.PlaceCamp(),) if travel.may_camp(player) else ()
        return (*(actions.Move(space) for space in travel.steps(player)), *camp, actions.EndTravel())

    def take(
        self, state: State, context: StepContext, action: actions.Move | actions.PlaceCamp | actions.EndTravel
    ) -> Then:
        """Take the step; or place the camp or end the journey for today."""
        player = state.players[self.seat]
        if isinstance(action, actions.Move):
            return (*_step(context, player, self.seat, action.space), Afternoon(self.seat))
        context.bind()
        if isinstance(action, actions.PlaceCamp):
            player.camp = player.party
            context.tell(events.CampPlaced(self.seat, player.camp))
        else:
            context.tell(events.TravelEnded(self.seat))
        return ()


def _step(context: StepContext, player: Player, seat: Seat, space: str) -> tuple[Step, ...]:
    """Pay and take one step, then the path's effect, then the village's gains. [ruling 22]"""
    cost = travel.step_cost(player, space)
    if cost.die:
        player.die(cost.die).used = True
    player.footprints -= cost.footprints
    path = PATHS[player.party][space]
    player.visited += (player.party,)
    player.party = space
    context.tell(events.Moved(seat, space, cost.die, cost.footprints))
    printed = () if path is None else (path,)
    effects.gain(context, player, seat, printed)
    skull = _skull(player, seat) if any(effect.kind == "skull" for effect in printed) else ()
    return (*skull, Arrive(seat)) if SPACES[space].gain else skull


def _skull(player: Player, seat: Seat) -> tuple[Step, ...]:
    return (DiscardForSkull(seat),) if player.companions or player.spells else ()


class Arrive(Auto, frozen=True):
    """The gains of a village, after the path. [spec 6.7]"""

    seat: Seat

    def run(self, state: State, context: StepContext) -> Then:
        """Give the gains of the space if it is a village."""
        player = state.players[self.seat]
        effects.gain(context, player, self.seat, SPACES[player.party].gain)
        return ()


class Sail(Ask, frozen=True):
    """Which boat sails in the Archipelago of Darkness? [spec 6.8]"""

    phase = "afternoon"

    def legal(self, state: State) -> Iterable[actions.Sail | actions.Stay]:
        """Return the voyages that can be paid, and staying."""
        found = travel.voyages(state.players[self.seat], state.solo)
        return [*(actions.Sail(voyage.origin, voyage.space) for voyage in found), actions.Stay()]

    def take(self, state: State, context: StepContext, action: actions.Sail | actions.Stay) -> Then:
        """Move one boat, then apply the effects of the island."""
        context.bind()
        player = state.players[self.seat]
        if isinstance(action, actions.Stay):
            context.tell(events.Stayed(self.seat))
            return ()
        price = travel.route_price(ROUTES[action.origin][action.space], travel.colours(player.dice))
        assert price is not None
        player.footprints -= price
        player.boats = replace_at(player.boats, player.boats.index(action.origin), action.space)
        context.tell(events.Sailed(self.seat, action.origin, action.space, price))
        arrival = ISLANDS[action.space].on_arrival
        effects.gain(context, player, self.seat, arrival)
        return _skull(player, self.seat) if any(effect.kind == "skull" for effect in arrival) else ()
