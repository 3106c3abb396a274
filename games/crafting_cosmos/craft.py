"""The craft phase: everything that may be done in it, in any order. [rulebook, spec 6.4]"""

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from itertools import permutations

from games.core.step import Action, Ask, Seat, Table, Then
from games.crafting_cosmos import actions, deeds, effects, events, galaxy, rules, stock
from games.crafting_cosmos.components import CONTROLS, ELEMENTS, SLOT_COSTS, SLOTS, Control
from games.crafting_cosmos.effects import Question, element_of
from games.crafting_cosmos.state import Player, State


def legal(state: State, seat: Seat) -> list[Action]:
    """Return everything that may be done now; the end of the phase comes last."""
    player = state.players[seat]
    found: list[Action] = []
    for tell in _POSSIBLE:
        found += tell(state, player)
    return found


@cache
def _on_spaces(kind: type[Action], spaces: tuple[str, ...], *first: str) -> dict[str, Action]:
    """Return an action of this kind for each space; actions never change, so they are made once."""
    return {space: kind(*first, space) for space in spaces}


def _placing(state: State, player: Player) -> Iterator[Action]:
    pool = player.pool
    if pool.tiles:
        free = galaxy.empty(galaxy.NEBULAE, player.nebulae)
        for tile in dict.fromkeys(pool.tiles):
            yield from (actions.PlaceNebula(tile, space) for space in free)
    if pool.stars:
        free = galaxy.empty(galaxy.STARS, player.stars)
        for element in ELEMENTS:
            if element in pool.stars:
                known = _on_spaces(actions.PlaceStar, galaxy.STARS, element)
                yield from [known[space] for space in free]
    if pool.proto:
        known = _on_spaces(actions.PlaceProtoLife, galaxy.LIFE)
        anywhere = "panspermia" in state.running.flags
        yield from [known[space] for space in rules.cradle(player, anywhere=anywhere)]


def _scoring(state: State, player: Player) -> Iterator[Action]:
    keeps = "stasis" in state.running.flags
    for space in rules.completable(state, player):
        for star in [actions.NONE] if keeps else galaxy.corners(player, space):
            yield actions.CompleteNebula(space, star)
    if player.ready:
        yield from releases(state, player)
    for space in rules.life_bearing(state, player):
        yield actions.CreateAdvancedLife(space)


def releases(state: State, player: Player) -> list[Action]:
    """Return every way to release a crystal; without a star or a space there is one. [ruling 8]"""
    free = galaxy.empty(galaxy.STARS, player.stars)
    elements = rules.reserve(state)
    if not free or not elements:
        return [actions.ReleaseCrystal()]
    found: list[Action] = []
    for element in elements:
        known = _on_spaces(actions.ReleaseCrystal, galaxy.STARS, element)
        found += [known[space] for space in free]
    return found


def _cards(state: State, player: Player) -> Iterator[Action]:
    if not player.hand:
        return
    for slot, energy in rules.purchases(state, player):
        yield actions.AcquirePower(slot, energy)
    for slot, power in zip(SLOTS, player.powers, strict=True):
        if power:
            card = rules.power_of(player, slot)
            payments = rules.affordable(player, card)
            if payments and rules.useful(state, player, card):
                yield from [actions.ActivatePower(slot, payment) for payment in payments]
    for energy in rules.sets_of_energy(player):
        yield actions.ScoreEnergySet(energy)


def _sliders(_: State, player: Player) -> Iterator[Action]:
    if player.supernova:
        known = _on_spaces(actions.MakeSupernova, galaxy.STARS)
        yield from [known[star] for star in rules.normal_stars(player)]
    if player.dna:
        known = _on_spaces(actions.StabilizeLife, galaxy.LIFE)
        yield from [known[life] for life in rules.proto_life(player)]
    if player.graviton:
        for kind, spaces, tokens in (
            (actions.MoveStar, galaxy.STARS, player.stars),
            (actions.MoveLife, galaxy.LIFE, player.life),
        ):
            for group, goals in galaxy.reach(tokens):
                for token in group:
                    if token not in player.supernovae:
                        known = _on_spaces(kind, spaces, token)
                        yield from [known[goal] for goal in goals]


def endings(state: State, player: Player) -> Iterator[Action]:
    """Yield every way to end the phase; "none" only if there is no other. [spec 6.5, ruling 14]"""
    nebula = rules.may_gain_nebula(state, player)
    proto = rules.proto_life(player)
    if nebula:
        yield from (actions.EndCraft("nebula", size) for size in rules.stacks(state))
    yield from (actions.EndCraft("stabilize", 0, space) for space in proto)
    if not nebula and not proto:
        yield actions.EndCraft("none")


_POSSIBLE: tuple[Callable[[State, Player], Iterable[Action]], ...] = (_placing, _scoring, _cards, _sliders, endings)


class Craft(Ask, frozen=True):
    """クラフトフェーズ: any number of actions in any order; only the player ends it. [rulebook, spec 8]"""

    phase = "craft"

    def legal(self, state: State) -> Iterable[Action]:
        """Return everything that may be done now."""
        return legal(state, self.seat)

    def take(self, state: State, table: Table, action: Action) -> Then:
        """Do it and ask again; the end of the phase asks no more."""
        then = DO[type(action)](state, table, self.seat, action)
        return then if isinstance(action, actions.EndCraft) else (*then, self)


def _place_nebula(state: State, table: Table, seat: Seat, action: actions.PlaceNebula) -> Then:
    state.players[seat].pool.tiles.remove(action.tile)
    deeds.place_nebula(state, table, seat, action.tile, action.space)
    return ()


def _place_star(state: State, table: Table, seat: Seat, action: actions.PlaceStar) -> Then:
    element = element_of(action.element)
    deeds.take_star_from_pool(state.players[seat], element)
    deeds.place_star(state, table, seat, element, action.space)
    return ()


def _place_proto(state: State, table: Table, seat: Seat, action: actions.PlaceProtoLife) -> Then:
    deeds.place_proto(state, table, seat, action.space)
    return ()


def _complete(state: State, table: Table, seat: Seat, action: actions.CompleteNebula) -> Then:
    deeds.complete_nebula(state, table, seat, action.space, action.discard)
    state.running.flags[:] = [flag for flag in state.running.flags if flag not in ("stasis", "dark_matter")]
    return ()


def _release(state: State, table: Table, seat: Seat, action: actions.ReleaseCrystal) -> Then:
    element = None if action.element == actions.NONE else element_of(action.element)
    deeds.release_crystal(state, table, seat, element, action.space)
    return ()


def _create_life(state: State, table: Table, seat: Seat, action: actions.CreateAdvancedLife) -> Then:
    flags = state.running.flags
    deeds.create_life(state, table, seat, action.space, keeps_proto="symbiosis" in flags)
    flags[:] = [flag for flag in flags if flag != "symbiosis"]
    return ()


def _acquire(state: State, table: Table, seat: Seat, action: actions.AcquirePower) -> Then:
    energy = control_of(action.energy)
    cost, deck = SLOT_COSTS[action.slot - 1], state.powers[energy]
    deeds.pay(state, seat, [energy] * cost)
    state.running.drawn = [stock.draw(deck, table, f"powers/{energy}") for _ in range(min(cost, len(deck)))]
    table.tell(events.PowersDrawn(seat, action.slot, energy, len(state.running.drawn)))
    table.whisper(seat, events.PowersSeen(seat, tuple(state.running.drawn)))
    return (ChoosePower(seat, action.slot, energy),)


def control_of(name: str) -> Control:
    """Return a control by its name."""
    return next(control for control in CONTROLS if control == name)


def _activate(state: State, table: Table, seat: Seat, action: actions.ActivatePower) -> Then:
    card = rules.power_of(state.players[seat], action.slot)
    return effects.activate(state, table, seat, card, tuple(map(control_of, action.payment)))


def _score_set(state: State, table: Table, seat: Seat, action: actions.ScoreEnergySet) -> Then:
    deeds.score_set(state, table, seat, control_of(action.energy))
    return ()


def _make_supernova(state: State, table: Table, seat: Seat, action: actions.MakeSupernova) -> Then:
    deeds.make_supernova(state, table, seat, action.space)
    return ()


def _stabilize(state: State, table: Table, seat: Seat, action: actions.StabilizeLife) -> Then:
    state.players[seat].dna -= 1
    deeds.stabilize(state, table, seat, action.space)
    return ()


def _move(state: State, table: Table, seat: Seat, action: actions.MoveStar | actions.MoveLife) -> Then:
    state.players[seat].graviton -= 1
    move = deeds.move_star if isinstance(action, actions.MoveStar) else deeds.move_life
    move(state, table, seat, action.origin, action.space)
    return ()


def _end(state: State, table: Table, seat: Seat, action: actions.EndCraft) -> Then:
    """クラフトフェーズ終了アクション: a nebula or a stabilisation, free of cost. [rulebook]"""
    table.tell(events.TurnEnded(seat, action.omega))
    if action.omega == "stabilize":
        deeds.stabilize(state, table, seat, action.space)
    if action.omega != "nebula":
        return ()
    state.running.omega = stock.draw(state.nebulae[action.size - 1], table, f"nebulae/{action.size}")
    return (PlaceOmega(seat),)


DO: dict[type[Action], Callable[..., Then]] = {
    actions.PlaceNebula: _place_nebula,
    actions.PlaceStar: _place_star,
    actions.PlaceProtoLife: _place_proto,
    actions.CompleteNebula: _complete,
    actions.ReleaseCrystal: _release,
    actions.CreateAdvancedLife: _create_life,
    actions.AcquirePower: _acquire,
    actions.ActivatePower: _activate,
    actions.ScoreEnergySet: _score_set,
    actions.MakeSupernova: _make_supernova,
    actions.StabilizeLife: _stabilize,
    actions.MoveStar: _move,
    actions.MoveLife: _move,
    actions.EndCraft: _end,
}
"""What each answer of the craft phase does."""


class ChoosePower(Question, frozen=True):
    """Which of the power cards drawn is kept, and in which order do the others go under their deck? [rulebook]"""

    slot: int
    energy: Control

    def legal(self, state: State) -> Iterable[actions.ChoosePowerCard]:
        """Return every card with every order of the others, the order in which they were drawn first."""
        return choices_of(tuple(state.running.drawn))

    def take(self, state: State, table: Table, action: actions.ChoosePowerCard) -> Then:
        """Put the card into its slot: its bonus begins with the next energy phase."""
        state.players[self.seat].powers[self.slot - 1] = action.card
        for card in action.under:
            stock.bury(state.powers[self.energy], card, self.seat)
        state.running.drawn = []
        table.tell(events.PowerAcquired(self.seat, self.slot, action.card))
        return ()


def choices_of(drawn: tuple[str, ...]) -> list[actions.ChoosePowerCard]:
    """Return every way to keep one of these cards and to order the others."""
    return [
        actions.ChoosePowerCard(card, under)
        for card in drawn
        for under in permutations(other for other in drawn if other != card)
    ]


class PlaceOmega(Question, frozen=True):
    """Where does the nebula of the end of the turn go? [rulebook]"""

    phase = "turn_end"

    def legal(self, state: State) -> Iterable[actions.PlaceOmegaNebula]:
        """Return the empty nebula spaces."""
        nebulae = state.players[self.seat].nebulae
        return map(actions.PlaceOmegaNebula, galaxy.empty(galaxy.NEBULAE, nebulae))

    def take(self, state: State, table: Table, action: actions.PlaceOmegaNebula) -> Then:
        """Lay it there."""
        tile, state.running.omega = state.running.omega, ""
        deeds.place_nebula(state, table, self.seat, tile, action.space)
        return ()
