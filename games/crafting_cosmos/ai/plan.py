"""What each action of the craft phase would change and gain. [spec 11]"""

from collections.abc import Callable, Iterable, Iterator

from msgspec import Struct

from games.core.step import Action
from games.crafting_cosmos import actions, galaxy, rules
from games.crafting_cosmos.ai.worth import ADVANCED_LIFE, POOL_PROTO, POOL_STAR, POOL_TILE, Change, Judge, life_gone
from games.crafting_cosmos.components import CONTROLS, TILES, PowerCard, control_of, element_of, release_points
from games.crafting_cosmos.effects import AIMS
from games.crafting_cosmos.mirror import UNKNOWN_LIFE
from games.crafting_cosmos.state import Nebula, Player, State


class Idea(Struct, frozen=True):
    """An action, what it gains without goals, and how it changes the board; `aim` is the target of a power card."""

    action: Action
    gain: float
    change: Change
    aim: Action | None = None


def idea(judge: Judge, state: State, action: Action) -> Idea | None:
    """Return what an action gains; None for power cards and what is weighed otherwise (buying, sets, the end)."""
    think = _IDEAS.get(type(action))
    return think(judge, state, action) if think else None


def ideas(judge: Judge, state: State, legal: Iterable[Action], but: tuple[type[Action], ...] = ()) -> list[Idea]:
    """Return what all these actions gain, without some kinds."""
    wanted = [action for action in legal if not isinstance(action, but)]
    found = (idea(judge, state, action) for action in wanted)
    return [*(thought for thought in found if thought is not None), *ideas_of_powers(judge, state, wanted)]


def _place_nebula(judge: Judge, _: State, action: actions.PlaceNebula) -> Idea:
    change = Change(nebulae={action.space: Nebula(action.tile)})
    return Idea(action, judge.gain(change) - POOL_TILE, change)


def _place_star(judge: Judge, _: State, action: actions.PlaceStar) -> Idea:
    change = Change(stars={action.space: (element_of(action.element), False)})
    return Idea(action, judge.gain(change) - POOL_STAR, change)


def _place_proto(judge: Judge, _: State, action: actions.PlaceProtoLife) -> Idea:
    change = Change(life={action.space: "proto"})
    return Idea(action, judge.gain(change) - POOL_PROTO, change)


def _complete(judge: Judge, _: State, action: actions.CompleteNebula) -> Idea:
    tile = judge.player.nebulae[action.space].tile
    change = completion(tile, action.space, action.discard)
    return Idea(action, judge.gain(change) + TILES[tile].points, change)


def completion(tile: str, space: str, discard: str) -> Change:
    """Return the change that completing a nebula makes."""
    return Change(
        stars={} if discard == actions.NONE else {discard: None}, nebulae={space: Nebula(tile, completed=True)}
    )


def _release(judge: Judge, _: State, action: actions.ReleaseCrystal) -> Idea:
    player = judge.player
    stars = {action.space: (element_of(action.element), False)} if action.space != actions.NONE else {}
    change = Change(stars=stars, released=1)
    chamber = judge.crystals(player.spot, player.ready - 1, player.released + 1)
    chamber -= judge.crystals(player.spot, player.ready, player.released)
    return Idea(action, judge.gain(change) + release_points(player.released) + chamber, change)


def _create_life(judge: Judge, state: State, action: actions.CreateAdvancedLife) -> Idea:
    player = judge.player
    gone = {} if "symbiosis" in state.running.flags else life_gone(player, action.space)
    tile = player.nebulae[action.space].tile
    change = Change(life=gone, nebulae={action.space: Nebula(tile, True, UNKNOWN_LIFE)})
    return Idea(action, judge.gain(change) + ADVANCED_LIFE, change)


def _supernova(judge: Judge, _: State, action: actions.MakeSupernova) -> Idea:
    change = Change(stars={action.space: (judge.player.stars[action.space], True)})
    return Idea(action, judge.gain(change) + judge.slider("supernova", -1), change)


def _stabilize(judge: Judge, _: State, action: actions.StabilizeLife) -> Idea:
    change = Change(life={action.space: "stable"})
    return Idea(action, judge.gain(change) + judge.slider("dna", -1), change)


def _move(judge: Judge, _: State, action: actions.MoveStar | actions.MoveLife) -> Idea:
    change = sent(judge.player, action)
    return Idea(action, judge.gain(change) + judge.slider("graviton", -1), change)


def sent(player: Player, action: Action) -> Change:
    """Return the change that moving a star or life makes."""
    if isinstance(action, actions.MoveStar | actions.SendStar):
        return Change(stars={action.origin: None, action.space: (player.stars[action.origin], False)})
    assert isinstance(action, actions.MoveLife | actions.SendLife)
    return Change(life={action.origin: None, action.space: player.life[action.origin]})


def ideas_of_powers(judge: Judge, state: State, legal: Iterable[Action]) -> list[Idea]:
    """Return what using power cards gains; what a card does is thought through once for all ways to pay for it."""
    effect: dict[str, Idea] = {}
    found = []
    for action in legal:
        if isinstance(action, actions.ActivatePower):
            card = rules.power_of(judge.player, action.slot)
            if card.id not in effect:
                effect[card.id] = _best_use(judge, state, card)
            found.append(_paid(judge, action, effect[card.id]))
    return found


def _best_use(judge: Judge, state: State, card: PowerCard) -> Idea:
    """Return the best target of a card, or nothing at all, with everything that the card brings."""
    brings = brought(judge, state, card)
    if not card.aim:
        return Idea(actions.Decline(), brings, Change())
    target = best_target(judge, state, card, targets(state, judge.player, card))
    return Idea(target.action, target.gain + brings, target.change, target.action)


def _paid(judge: Judge, action: actions.ActivatePower, use: Idea) -> Idea:
    hand = judge.player.hand
    paid = {control: -action.payment.count(control) for control in CONTROLS if control in action.payment}
    left = {control: hand.get(control, 0) + paid.get(control, 0) for control in CONTROLS}
    change = Change(use.change.stars, use.change.life, use.change.nebulae, 0, paid)
    return Idea(action, use.gain + judge.hand(left) - judge.hand(hand), change, use.aim)


def brought(judge: Judge, state: State, card: PowerCard) -> float:
    """Return what a power card brings by itself, promises included."""
    worth = float(card.points) + judge.steps(card.steps) + POOL_PROTO * min(card.proto, state.life)
    worth += judge.slider("supernova", card.supernova) + judge.slider("dna", card.dna)
    worth += judge.slider("graviton", card.graviton)
    if card.stars and state.reserve[card.stars]:
        worth += max(POOL_STAR, best_star(judge, card.stars))
    if card.flag == "dark_matter":
        worth += _wild_star(judge)
    elif card.flag == "stasis":
        worth += _kept_star(judge)
    elif card.flag == "symbiosis":
        worth += max((-judge.gain(Change(life=life_gone(judge.player, s))) for s in _bearing(state, judge)), default=0)
    return worth


def _bearing(state: State, judge: Judge) -> list[str]:
    return rules.life_bearing(state, judge.player)


def _open(judge: Judge) -> Iterator[tuple[str, Nebula]]:
    yield from ((space, nebula) for space, nebula in judge.player.nebulae.items() if not nebula.completed)


def _wild_star(judge: Judge) -> float:
    """Return what the best completion gains that only one more wild star makes possible."""
    player = judge.player
    found = [
        _best_completion(judge, space, nebula.tile)
        for space, nebula in _open(judge)
        if rules.complete(player, space, wild=True) and not rules.complete(player, space)
    ]
    return max(found, default=0.0)


def _best_completion(judge: Judge, space: str, tile: str) -> float:
    return TILES[tile].points + max(
        (judge.gain(completion(tile, space, star)) for star in galaxy.corners(judge.player, space)), default=0.0
    )


def _kept_star(judge: Judge) -> float:
    """Return what keeping the star of a completion saves."""
    return max(
        (
            judge.gain(completion(nebula.tile, space, actions.NONE))
            + TILES[nebula.tile].points
            - _best_completion(judge, space, nebula.tile)
            for space, nebula in _open(judge)
            if rules.complete(judge.player, space)
        ),
        default=0.0,
    )


def targets(state: State, player: Player, card: PowerCard) -> Iterable[Action]:
    """Return the targets that a card could be aimed at if it was paid for now."""
    return AIMS[card.aim].legal(state, player)


def best_target(judge: Judge, state: State, card: PowerCard, legal: Iterable[Action]) -> Idea:
    """Return the best of these targets of a power card, of which there must be one."""
    return max((aimed(judge, state, card, action) for action in legal), key=lambda thought: thought.gain)


def aimed(judge: Judge, state: State, card: PowerCard, action: Action) -> Idea:
    """Return what a target of a power card gains, beside what the card brings anyway."""
    player = judge.player
    if isinstance(action, actions.TargetStar):
        change = _star_hit(player, card, action.star)
    elif isinstance(action, actions.TargetLife | actions.FeedLife):
        change = Change(life={action.life: None})
    elif isinstance(action, actions.ChangeStar):
        change = Change(stars={action.star: (element_of(action.element), False)})
    elif isinstance(action, actions.SendStar | actions.SendLife):
        change = sent(player, action)
    elif isinstance(action, actions.SwapStars):
        change = _swapped(player, action)
    elif isinstance(action, actions.ShiftNebula):
        nebulae = player.nebulae
        change = Change(nebulae={action.space: nebulae[action.origin], action.origin: nebulae.get(action.space)})
    else:
        change = Change()
    return Idea(action, judge.gain(change) + _extra(judge, state, card, action), change)


def _star_hit(player: Player, card: PowerCard, star: str) -> Change:
    element = rules.next_element(player.stars[star]) if card.aim == "evolution" else None
    return Change(stars={star: (element, False) if element else None})


def _swapped(player: Player, action: actions.SwapStars) -> Change:
    turned = player.supernovae
    return Change(
        stars={
            action.star: (player.stars[action.other], action.other in turned),
            action.other: (player.stars[action.star], action.star in turned),
        }
    )


def _extra(judge: Judge, state: State, card: PowerCard, action: Action) -> float:
    """Return what a target brings beside its change of the board: a star or tile for the pool, a card, a price."""
    if isinstance(action, actions.TargetStack):
        return POOL_TILE
    if isinstance(action, actions.TargetEnergy):
        hand = judge.player.hand
        energy = control_of(action.energy)
        return judge.hand({**hand, energy: hand.get(energy, 0) + 1}) - judge.hand(hand)
    if isinstance(action, actions.TargetElement | actions.FeedLife):
        star = best_star(judge, element_of(action.element)) if state.reserve[element_of(action.element)] else 0.0
        return max(POOL_STAR, star) + (judge.steps(-1) if card.needs == "spot" else 0.0)
    return 0.0


def best_star(judge: Judge, element: str) -> float:
    """Return what the best placement of one more star of this element gains."""
    if element not in judge.best_stars:
        free = galaxy.empty(galaxy.STARS, judge.player.stars)
        placed = (judge.gain(Change(stars={space: (element_of(element), False)})) for space in free)
        judge.best_stars[element] = max(placed, default=0.0)
    return judge.best_stars[element]


_IDEAS: dict[type[Action], Callable[..., Idea]] = {
    actions.PlaceNebula: _place_nebula,
    actions.PlaceStar: _place_star,
    actions.PlaceProtoLife: _place_proto,
    actions.CompleteNebula: _complete,
    actions.ReleaseCrystal: _release,
    actions.CreateAdvancedLife: _create_life,
    actions.MakeSupernova: _supernova,
    actions.StabilizeLife: _stabilize,
    actions.MoveStar: _move,
    actions.MoveLife: _move,
}
"""What is thought about each kind of action."""
