"""The change and the gain of each action of the craft phase. [spec 11]"""

from collections.abc import Callable, Iterable, Iterator
from itertools import chain, groupby
from operator import attrgetter
from typing import Any, cast

from msgspec import Struct
from msgspec.structs import replace

from games.core.step import Action
from games.crafting_cosmos import actions, galaxy, rules
from games.crafting_cosmos.ai.evaluation import (
    ADVANCED_LIFE,
    NEVER,
    POOL_PROTO,
    POOL_STAR,
    POOL_TILE,
    Change,
    Judge,
    life_gone,
)
from games.crafting_cosmos.ai.move_effects import becomes, change
from games.crafting_cosmos.components import CONTROLS, TILES, Element, PowerCard, control_of, element_of, release_points
from games.crafting_cosmos.effects import AIMS
from games.crafting_cosmos.state import Nebula, Player, State

ALL = 10_000
"""More actions than can be legal at once."""


class Idea(Struct, frozen=True):
    """An action and its gain; for a power card, also the card and its target."""

    action: Action
    gain: float
    card: PowerCard | None = None
    aim: Action | None = None

    def change(self, state: State, player: Player) -> Change:
        """Return the change of the player's pieces."""
        changed = change(state, player, self.aim or self.action, self.card)
        if not isinstance(self.action, actions.ActivatePower):
            return changed
        paid = self.action.payment
        return replace(changed, cards={control: -paid.count(control) for control in CONTROLS if control in paid})


def ideas(judge: Judge, state: State, legal: Iterable[Action], most: int = ALL) -> list[Idea]:
    """Return these actions with their gains without goals, power cards last.

    Purchases, sets and the end of the phase are left out: they are rated elsewhere. Of many moves, those that are
    surely not among the `most` best are left out too.
    """
    runs = [(kind, list(alike)) for kind, alike in groupby(legal, key=type)]
    gains: dict[int, Gains] = {}
    powers: list[Idea] = []
    for place, (kind, alike) in enumerate(runs):
        if kind in _GAINS:
            gains[place] = list(_GAINS[kind](judge, state, alike))
        elif kind is actions.ActivatePower:
            powers += ideas_of_powers(judge, state, cast("list[actions.ActivatePower]", alike))
    others = sorted([*chain(*gains.values()), *[thought.gain for thought in powers]])
    floor = others[-most] if len(others) >= most else NEVER
    found: list[Idea] = []
    for place, (kind, alike) in enumerate(runs):
        if kind in _MOVES:
            gains[place] = _move(judge, alike, floor)
        reckoned = zip(alike, gains[place], strict=True) if place in gains else ()
        found += [Idea(action, gain) for action, gain in reckoned if gain > NEVER]
    return found + powers


Gains = Iterable[float]
"""The gains of several actions of a kind, one after the other."""


def _place_nebulae(judge: Judge, _: State, alike: list[actions.PlaceNebula]) -> Gains:
    return [judge.tile(action.space, action.tile) - POOL_TILE for action in alike]


def _place_stars(judge: Judge, _: State, alike: list[actions.PlaceStar]) -> Gains:
    for element, placings in groupby(alike, key=attrgetter("element")):
        placed = judge.placed(element_of(element))
        yield from [placed[action.space] - POOL_STAR for action in placings]


def _place_proto(judge: Judge, _: State, alike: list[actions.PlaceProtoLife]) -> Gains:
    return [judge.life(action.space, "proto") - POOL_PROTO for action in alike]


def _complete(judge: Judge, _: State, alike: list[actions.CompleteNebula]) -> Gains:
    for action in alike:
        discard = "" if action.discard == actions.NONE else action.discard
        yield judge.completed(action.space, discard) + TILES[judge.player.nebulae[action.space].tile].points


def _release(judge: Judge, _: State, alike: list[actions.ReleaseCrystal]) -> Gains:
    points, chamber = release_points(judge.player.released), judge.released
    for element, releases in groupby(alike, key=attrgetter("element")):
        placed = {actions.NONE: 0.0} if element == actions.NONE else judge.placed(element_of(element))
        yield from [placed[action.space] + points + chamber for action in releases]


def _create_life(judge: Judge, state: State, alike: list[actions.CreateAdvancedLife]) -> Gains:
    return [judge.gain(change(state, judge.player, action)) + ADVANCED_LIFE for action in alike]


def _explode(judge: Judge, _: State, alike: list[actions.MakeSupernova]) -> Gains:
    price, stars = judge.slider("supernova", -1), judge.player.stars
    return [judge.star(action.space, (stars[action.space], True)) + price for action in alike]


def _stabilize(judge: Judge, _: State, alike: list[actions.StabilizeLife]) -> Gains:
    price = judge.slider("dna", -1)
    return [judge.life(action.space, "stable") + price for action in alike]


def _move(judge: Judge, alike: list[Any], floor: float) -> Gains:
    price = judge.slider("graviton", -1)
    return [gain + price for gain in _moved(judge, alike, floor - price)]


def _moved(judge: Judge, alike: list[Any], floor: float, *, climbing: bool = False) -> Iterator[float]:
    """Yield the gains of moves of stars or of life, token by token.

    Yield NEVER for those surely below the floor.

    With a climbing floor, only the best move is searched for.
    """
    of_stars = isinstance(alike[0], actions.MoveStar | actions.SendStar)
    for origin, moves in groupby(alike, key=attrgetter("origin")):
        goals = [move.space for move in moves]
        gains = judge.star_moved(origin, goals, floor) if of_stars else judge.life_moved(origin, goals)
        if climbing:
            floor = max([floor, *gains.values()])
        yield from [gains.get(goal, NEVER) for goal in goals]


def ideas_of_powers(judge: Judge, state: State, legal: Iterable[actions.ActivatePower]) -> list[Idea]:
    """Return the uses of power cards with their gains.

    Each card is rated once for all ways to pay.
    """
    effect: dict[str, Idea] = {}
    found = []
    for action in legal:
        card = rules.power_of(judge.player, action.slot)
        if card.id not in effect:
            effect[card.id] = _best_use(judge, state, card)
        found.append(_paid(judge, action, effect[card.id]))
    return found


def _best_use(judge: Judge, state: State, card: PowerCard) -> Idea:
    """Return the best target of a card, or none, with everything that the card gives."""
    brings = _brought(judge, state, card)
    if not card.aim:
        return Idea(actions.Decline(), brings, card)
    legal = AIMS[card.aim].legal(state, judge.player)
    target = max(aimed(judge, state, card, legal, best=True), key=attrgetter("gain"))
    return Idea(target.action, target.gain + brings, card, target.action)


def _paid(judge: Judge, action: actions.ActivatePower, use: Idea) -> Idea:
    hand = judge.player.hand
    left = {control: hand.get(control, 0) - action.payment.count(control) for control in CONTROLS}
    return Idea(action, use.gain + judge.hand(left) - judge.held, use.card, use.aim)


def _brought(judge: Judge, state: State, card: PowerCard) -> float:
    """Return the worth of what a power card gives without a target, its flags included."""
    worth = float(card.points) + judge.steps(card.steps) + _best_born(judge, state, card)
    worth += max(judge.slider("supernova", card.supernova), _best_used(judge, "supernova", card.supernova))
    worth += max(judge.slider("dna", card.dna), _best_used(judge, "dna", card.dna))
    worth += judge.slider("graviton", card.graviton)
    if card.stars and state.reserve[card.stars]:
        worth += max(POOL_STAR, best_star(judge, card.stars))
    if card.flag == "dark_matter":
        worth += _wild_star(judge)
    elif card.flag == "stasis":
        worth += _kept_star(judge)
    elif card.flag == "symbiosis":
        bearing = rules.life_bearing(state, judge.player)
        worth += max((-judge.gain(Change(life=life_gone(judge.player, space))) for space in bearing), default=0)
    return worth


def _best_used(judge: Judge, resource: str, count: int) -> float:
    """Return the gain by the best uses of `count` more of a resource.

    The slider's present resources are used first.
    """
    if not count:
        return 0.0
    player = judge.player
    if resource == "supernova":
        gains = [judge.star(space, (player.stars[space], True)) for space in rules.normal_stars(player)]
        had = player.supernova
    else:
        gains, had = [judge.life(space, "stable") for space in rules.proto_life(player)], player.dna
    return sum(sorted(gains, reverse=True)[had : had + count])


def _best_born(judge: Judge, state: State, card: PowerCard) -> float:
    """Return the gain by the best places for a card's proto life.

    The proto life in the pool is placed first.
    """
    if not card.proto:
        return 0.0
    player = judge.player
    anywhere = "panspermia" in (card.flag, *state.running.flags)
    gains = sorted([judge.life(space, "proto") for space in rules.cradle(player, anywhere=anywhere)], reverse=True)
    had = player.pool.proto
    return sum(max(POOL_PROTO, gain) for gain in gains[had : had + min(card.proto, state.life)])


def _open(judge: Judge) -> Iterator[tuple[str, Nebula]]:
    yield from ((space, nebula) for space, nebula in judge.player.nebulae.items() if not nebula.completed)


def _wild_star(judge: Judge) -> float:
    """Return the gain of the best completion that only one more wild star makes possible."""
    player = judge.player
    found = [
        _best_completion(judge, space, nebula.tile)
        for space, nebula in _open(judge)
        if rules.complete(player, space, wild=True) and not rules.complete(player, space)
    ]
    return max(found, default=0.0)


def _best_completion(judge: Judge, space: str, tile: str) -> float:
    return TILES[tile].points + max(
        (judge.completed(space, star) for star in galaxy.corners(judge.player, space)), default=0.0
    )


def _kept_star(judge: Judge) -> float:
    """Return the saving by keeping the star of a completion."""
    return max(
        (
            judge.completed(space) + TILES[nebula.tile].points - _best_completion(judge, space, nebula.tile)
            for space, nebula in _open(judge)
            if rules.complete(judge.player, space)
        ),
        default=0.0,
    )


def aimed(judge: Judge, state: State, card: PowerCard, legal: Iterable[Action], *, best: bool = False) -> list[Idea]:
    """Return targets of a power card with their gains, without what the card gives anyway.

    With `best`, return only some of them, including the best.
    """
    found: list[Idea] = []
    for kind, alike in groupby(legal, key=type):
        listed = list(alike)
        if kind in _SENDS:
            floor = max((thought.gain for thought in found), default=NEVER) if best else NEVER
            gains: Gains = _moved(judge, listed, floor, climbing=best)
        else:
            gains = _GAINS_OF_TARGETS.get(kind, _on_board)(judge, state, card, listed)
        targets = zip(listed, gains, strict=True)
        found += [Idea(action, gain, card, action) for action, gain in targets if gain > NEVER]
    return found


def _on_board(judge: Judge, state: State, card: PowerCard, alike: list[Action]) -> Gains:
    return [judge.gain(change(state, judge.player, action, card)) for action in alike]


def _swap(judge: Judge, _: State, __: PowerCard, alike: list[actions.SwapStars]) -> Gains:
    return [judge.stars_swapped(action.star, action.other) for action in alike]


def _hit(judge: Judge, _: State, card: PowerCard, alike: list[actions.TargetStar]) -> Gains:
    return [judge.star(action.star, becomes(judge.player, card, action.star)) for action in alike]


def _change(judge: Judge, _: State, __: PowerCard, alike: list[actions.ChangeStar]) -> Gains:
    return [judge.star(action.star, (element_of(action.element), False)) for action in alike]


def _top_tile(_: Judge, __: State, ___: PowerCard, alike: list[actions.TargetStack]) -> Gains:
    return [POOL_TILE] * len(alike)


def _card_back(judge: Judge, _: State, __: PowerCard, alike: list[actions.TargetEnergy]) -> Gains:
    hand = judge.player.hand
    for energy in (control_of(action.energy) for action in alike):
        yield judge.hand({**hand, energy: hand.get(energy, 0) + 1}) - judge.held


def _new_star(judge: Judge, state: State, card: PowerCard, alike: list[Any]) -> Gains:
    """Yield the worth of a star for the pool minus its price: a crystal step back, or life."""
    for action in alike:
        element = element_of(action.element)
        star = max(POOL_STAR, best_star(judge, element) if state.reserve[element] else 0.0)
        step = judge.steps(-1) if card.needs == "spot" else 0.0
        board = judge.life(action.life, None) if isinstance(action, actions.FeedLife) else 0.0
        yield board + (star + step)


def best_star(judge: Judge, element: Element) -> float:
    """Return the gain by the best placement of one more star of this element."""
    return max(judge.placed(element).values(), default=0.0)


_GAINS: dict[type[Action], Callable[[Judge, State, Any], Gains]] = {
    actions.PlaceNebula: _place_nebulae,
    actions.PlaceStar: _place_stars,
    actions.PlaceProtoLife: _place_proto,
    actions.CompleteNebula: _complete,
    actions.ReleaseCrystal: _release,
    actions.CreateAdvancedLife: _create_life,
    actions.MakeSupernova: _explode,
    actions.StabilizeLife: _stabilize,
}
"""How the gains of each kind of action are computed."""

_MOVES = (actions.MoveStar, actions.MoveLife)

_GAINS_OF_TARGETS: dict[type[Action], Callable[[Judge, State, PowerCard, Any], Gains]] = {
    actions.SwapStars: _swap,
    actions.TargetStar: _hit,
    actions.ChangeStar: _change,
    actions.TargetStack: _top_tile,
    actions.TargetEnergy: _card_back,
    actions.TargetElement: _new_star,
    actions.FeedLife: _new_star,
}
"""How gains of targets are computed where there are many, or where the board does not change."""

_SENDS = (actions.SendStar, actions.SendLife)
