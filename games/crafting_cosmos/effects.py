"""What power cards do, with the questions they need. [spec 4.4, 6.4]"""

from collections.abc import Callable, Iterable
from functools import cache

from games.core.step import Action, Ask, Seat, Table, Then
from games.crafting_cosmos import actions, deeds, events, galaxy, rules, stock
from games.crafting_cosmos.components import CONTROLS, POWERS, TILES, Control, Element, PowerCard
from games.crafting_cosmos.state import Player, State

LOOK_AT = 2
"""So many tiles are looked at by Cosmic Inflation."""


class Question(Ask, frozen=True):
    """A question of Crafting the Cosmos; the only legal answer is given by the game itself. [spec 6.1]"""

    forced = True
    phase = "craft"


def activate(state: State, table: Table, seat: Seat, card: PowerCard, payment: tuple[Control, ...]) -> Then:
    """Pay for a power card, then carry it out or ask what it is aimed at. [spec 6.4]"""
    deeds.pay(state, seat, payment)
    table.tell(events.PowerActivated(seat, card.id, payment))
    if card.aim:
        return (AimPower(seat, card.id, payment),)
    gain(state, table, seat, card)
    return ()


def gain(state: State, table: Table, seat: Seat, card: PowerCard) -> None:
    """Gain everything that a card brings, in the order of its text."""
    if card.stars:
        deeds.gain_stars(state, table, seat, card.stars, 1)
    if card.proto:
        deeds.gain_proto(state, table, seat, card.proto)
    deeds.advance_crystal(state, table, seat, card.steps)
    deeds.gain_resource(state, table, seat, "supernova", card.supernova)
    deeds.gain_resource(state, table, seat, "dna", card.dna)
    deeds.gain_resource(state, table, seat, "graviton", card.graviton)
    if card.flag and card.flag not in state.running.flags:
        state.running.flags.append(card.flag)
        table.tell(events.FlagRaised(seat, card.id))
    deeds.score_power(state, table, seat, card.id, card.points)


class AimPower(Question, frozen=True):
    """What is the power card aimed at? `payment` has just been made. [spec 6.4]"""

    power: str
    payment: tuple[Control, ...]

    def legal(self, state: State) -> Iterable[Action]:
        """Return every target."""
        card = POWERS[self.power]
        if card.aim == "energy":
            return [actions.TargetEnergy(energy) for energy in self._discarded(state)]
        return TARGETS[card.aim](state, state.players[self.seat])

    def _discarded(self, state: State) -> list[Control]:
        """Return the types in the discard pile besides the cards just paid. [spec 4.4]"""
        pile = state.discard
        return [energy for energy in CONTROLS if pile.get(energy, 0) > self.payment.count(energy)]

    def take(self, state: State, table: Table, action: Action) -> Then:
        """Pay the extra cost, carry the card out, and gain what it brings."""
        card = POWERS[self.power]
        then = HIT[type(action)](state, table, self.seat, card, action)
        gain(state, table, self.seat, card)
        return then


Targets = Callable[[State, Player], Iterable[Action]]


def _stars(spaces: Iterable[str]) -> list[actions.TargetStar]:
    return [actions.TargetStar(space) for space in spaces]


@cache
def _send_star(origin: str, space: str) -> actions.SendStar:
    return actions.SendStar(origin, space)


@cache
def _send_life(origin: str, space: str) -> actions.SendLife:
    return actions.SendLife(origin, space)


def _sent_stars(_: State, player: Player) -> list[Action]:
    free = galaxy.empty(galaxy.STARS, player.stars)
    return [_send_star(star, space) for star in rules.normal_stars(player) for space in free]


def _sent(state: State, player: Player) -> list[Action]:
    """Return every relocation of one token: a normal star or life of either side. [spec 4.4]"""
    free = galaxy.empty(galaxy.LIFE, player.life)
    return [*_sent_stars(state, player), *(_send_life(life, space) for life in sorted(player.life) for space in free)]


def _fed(state: State, player: Player) -> list[Action]:
    elements = rules.reserve(state)
    return [actions.FeedLife(life, element) for life in rules.proto_life(player) for element in elements]


TARGETS: dict[str, Targets] = {
    "star_move": _sent_stars,
    "star_change": lambda state, player: [actions.ChangeStar(*pair) for pair in rules.changes(state, player)],
    "normal_star": lambda _, player: _stars(rules.normal_stars(player)),
    "supernova": lambda _, player: _stars(sorted(player.supernovae)),
    "element": lambda state, _: [actions.TargetElement(element) for element in rules.reserve(state)],
    "evolution": lambda state, player: _stars(rules.evolutions(state, player)),
    "proto_life": lambda _, player: [actions.TargetLife(life) for life in rules.proto_life(player)],
    "peek": lambda state, _: [actions.TargetStack(size) for size in rules.stacks(state)],
    "stack": lambda state, _: [actions.TargetStack(size) for size in rules.stacks(state)],
    "relocation": _sent,
    "star_swap": lambda _, player: [actions.SwapStars(*pair) for pair in rules.swaps(player)],
    "nebula_move": lambda _, player: [actions.ShiftNebula(*pair) for pair in rules.nebula_moves(player)],
    "life_for_star": _fed,
}
"""Every target, by what a card is aimed at; that of Cosmic Background depends on what was paid."""


def _hit_star(state: State, table: Table, seat: Seat, card: PowerCard, action: actions.TargetStar) -> Then:
    if card.aim == "evolution":
        evolve(state, table, seat, action.star)
        player = state.players[seat]
        again = rules.evolutions(state, player, but=action.star)
        return (SecondEvolution(seat, action.star),) if again else ()
    deeds.remove_star(state, seat, action.star)
    table.tell(events.TokenDiscarded(seat, action.star))
    return ()


def evolve(state: State, table: Table, seat: Seat, star: str) -> None:
    """Let a star become the next element."""
    element = rules.next_element(state.players[seat].stars[star])
    assert element is not None
    deeds.change_star(state, table, seat, star, element)


def _hit_element(state: State, table: Table, seat: Seat, card: PowerCard, action: actions.TargetElement) -> Then:
    if card.needs == "spot":
        player = state.players[seat]
        player.spot -= 1
        table.tell(events.CrystalWentBack(seat, player.spot))
    deeds.gain_stars(state, table, seat, element_of(action.element), 1)
    return ()


def element_of(name: str) -> Element:
    """Return an element by its name."""
    return next(element for element in _ELEMENTS if element == name)


_ELEMENTS: tuple[Element, ...] = ("hydrogen", "helium", "carbon", "oxygen")


def _hit_energy(state: State, table: Table, seat: Seat, _: PowerCard, action: actions.TargetEnergy) -> Then:
    energy = next(control for control in CONTROLS if control == action.energy)
    state.discard[energy] -= 1
    deeds.take_card(state, seat, energy)
    table.tell(events.EnergyCardReturned(seat, energy))
    return ()


def _hit_life(state: State, table: Table, seat: Seat, _: PowerCard, action: actions.TargetLife) -> Then:
    deeds.remove_life(state, seat, action.life)
    table.tell(events.TokenDiscarded(seat, action.life))
    return ()


def _feed(state: State, table: Table, seat: Seat, _: PowerCard, action: actions.FeedLife) -> Then:
    deeds.remove_life(state, seat, action.life)
    table.tell(events.TokenDiscarded(seat, action.life))
    deeds.gain_stars(state, table, seat, element_of(action.element), 1)
    return ()


def _hit_stack(state: State, table: Table, seat: Seat, card: PowerCard, action: actions.TargetStack) -> Then:
    if card.aim == "stack":
        deeds.gain_tile(state, table, seat, action.size)
        return ()
    stack = state.nebulae[action.size - 1]
    count = min(LOOK_AT, len(stack))
    state.running.looked = [stock.draw(stack, table, f"nebulae/{action.size}") for _ in range(count)]
    table.whisper(seat, events.TilesSeen(seat, tuple(state.running.looked)))
    return (KeepOneTile(seat),)


def _change(state: State, table: Table, seat: Seat, _: PowerCard, action: actions.ChangeStar) -> Then:
    deeds.change_star(state, table, seat, action.star, element_of(action.element))
    return ()


def _send(state: State, table: Table, seat: Seat, card: PowerCard, action: actions.SendStar | actions.SendLife) -> Then:
    relocate(state, table, seat, action)
    if card.aim != "relocation" or not rules.useful(state, state.players[seat], card):
        return ()
    return (SecondRelocation(seat),)


def relocate(state: State, table: Table, seat: Seat, action: actions.SendStar | actions.SendLife) -> None:
    """Move a star or life to any empty space."""
    move = deeds.move_star if isinstance(action, actions.SendStar) else deeds.move_life
    move(state, table, seat, action.origin, action.space)


def _swap(state: State, table: Table, seat: Seat, _: PowerCard, action: actions.SwapStars) -> Then:
    deeds.swap_stars(state, table, seat, action.star, action.other)
    return ()


def _shift(state: State, table: Table, seat: Seat, _: PowerCard, action: actions.ShiftNebula) -> Then:
    deeds.shift_nebula(state, table, seat, action.origin, action.space)
    return ()


HIT: dict[type[Action], Callable[..., Then]] = {
    actions.TargetStar: _hit_star,
    actions.TargetElement: _hit_element,
    actions.TargetEnergy: _hit_energy,
    actions.TargetLife: _hit_life,
    actions.TargetStack: _hit_stack,
    actions.ChangeStar: _change,
    actions.FeedLife: _feed,
    actions.SendStar: _send,
    actions.SendLife: _send,
    actions.SwapStars: _swap,
    actions.ShiftNebula: _shift,
}
"""What happens to a target."""


class SecondEvolution(Question, frozen=True):
    """恒星進化: may another star evolve, too? `but` is the first one. [spec 4.4]"""

    but: str
    power: str = "stellar_evolution"

    def legal(self, state: State) -> Iterable[Action]:
        """Return the other stars that could, then none."""
        return [*_stars(rules.evolutions(state, state.players[self.seat], self.but)), actions.Decline()]

    def take(self, state: State, table: Table, action: actions.TargetStar | actions.Decline) -> Then:
        """Let it evolve."""
        if isinstance(action, actions.TargetStar):
            evolve(state, table, self.seat, action.star)
        return ()


class SecondRelocation(Question, frozen=True):
    """スイングバイ: may another token be moved? [spec 4.4]"""

    power: str = "gravity_assist"

    def legal(self, state: State) -> Iterable[Action]:
        """Return every relocation, judged anew, then none."""
        return [*_sent(state, state.players[self.seat]), actions.Decline()]

    def take(self, state: State, table: Table, action: actions.SendStar | actions.SendLife | actions.Decline) -> Then:
        """Move it."""
        if not isinstance(action, actions.Decline):
            relocate(state, table, self.seat, action)
        return ()


class KeepOneTile(Question, frozen=True):
    """宇宙のインフレーション: which tile is kept? The other goes under its stack. [spec 4.4]"""

    power: str = "cosmic_inflation"

    def legal(self, state: State) -> Iterable[actions.KeepTile]:
        """Return the tiles looked at."""
        return [actions.KeepTile(tile) for tile in state.running.looked]

    def take(self, state: State, table: Table, action: actions.KeepTile) -> Then:
        """Put it into the pool for all to see, the other away unseen by others."""
        deeds.keep_tile(state, table, self.seat, action.tile)
        size = TILES[action.tile].size
        for tile in state.running.looked:
            if tile != action.tile:
                stock.bury(state.nebulae[size - 1], tile, self.seat)
                table.tell(events.TileBuried(self.seat, size))
        state.running.looked = []
        return ()
