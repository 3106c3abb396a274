"""The actions of the craft phase on pieces, each with all its variants. [rulebook, spec 6.4]"""

from collections.abc import Container, Iterable
from functools import lru_cache
from typing import Any

from games.core.step import Action, Seat, StepContext, Then
from games.core.tuples import without
from games.crafting_cosmos import actions, galaxy, mutations, rules
from games.crafting_cosmos.components import ELEMENTS, element_of
from games.crafting_cosmos.state import Player, State

_KEPT = 512


class Doing:
    """A kind of action of the craft phase: legal variants and their handling, as in a step."""

    def legal(self, state: State, player: Player) -> Iterable[Action]:
        """Return every legal variant."""
        raise NotImplementedError  # every subclass overrides it

    def take(self, state: State, context: StepContext, seat: Seat, action: Any) -> Then:
        """Carry it out, and return the prompts that it needs."""
        raise NotImplementedError  # every subclass overrides it


@lru_cache(maxsize=64)  # the star spaces, and what is placed or moved there
def _on_stars(kind: type[Action], *first: str) -> dict[str, Action]:
    """Return an action of this kind for each star space.

    Actions are immutable, so each is created once.
    """
    return {space: kind(*first, space) for space in galaxy.STARS}


@lru_cache(maxsize=64)  # the life spaces, and what is placed or moved there
def on_life(kind: type[Action], *first: Any) -> dict[str, Action]:
    """Return an action of this kind for each life space."""
    return {space: kind(*first, space) for space in galaxy.LIFE}


@lru_cache(maxsize=64)  # the nebula tiles
def _on_nebulae(kind: type[Action], *first: str) -> dict[str, Action]:
    return {space: kind(*first, space) for space in galaxy.NEBULAE}


def _empty(known: Iterable[dict[str, Action]], taken: Container[str]) -> list[Action]:
    """Return the actions on empty spaces, kind by kind in the order of the board."""
    return [action for kind in known for space, action in kind.items() if space not in taken]


@lru_cache(maxsize=_KEPT)
def _star_moves(stars: tuple[str, ...], supernovae: tuple[str, ...]) -> tuple[Action, ...]:
    """Return the moves of all stars that are not supernovae.

    Cached, because boards often stay between prompts.
    """
    found: list[Action] = []
    for group, goals in galaxy.reach(stars):
        for star in group:
            if star not in supernovae:
                found += map(_on_stars(actions.MoveStar, star).__getitem__, goals)
    return tuple(found)


@lru_cache(maxsize=_KEPT)
def _life_moves(life: tuple[str, ...]) -> tuple[Action, ...]:
    found: list[Action] = []
    for group, goals in galaxy.reach(life):
        for one in group:
            found += map(on_life(actions.MoveLife, one).__getitem__, goals)
    return tuple(found)


class NebulaPlacing(Doing):
    """The placement of a nebula from the pool."""

    def legal(self, state: State, player: Player) -> Iterable[Action]:
        """Return every different tile with every empty space."""
        if not player.pool.tiles:
            return ()
        tiles = [_on_nebulae(actions.PlaceNebula, tile) for tile in dict.fromkeys(player.pool.tiles)]
        return _empty(tiles, player.nebulae)

    def take(self, state: State, context: StepContext, seat: Seat, action: actions.PlaceNebula) -> Then:
        """Lay it on this space."""
        pool = state.players[seat].pool
        pool.tiles = without(pool.tiles, action.tile)
        mutations.place_nebula(state, context, seat, action.tile, action.space)
        return ()


class StarPlacing(Doing):
    """The placement of a star from the pool."""

    def legal(self, state: State, player: Player) -> Iterable[Action]:
        """Return every element with every empty space."""
        held = player.pool.stars
        if not held:
            return ()
        return _empty([_on_stars(actions.PlaceStar, element) for element in ELEMENTS if element in held], player.stars)

    def take(self, state: State, context: StepContext, seat: Seat, action: actions.PlaceStar) -> Then:
        """Place it."""
        element = element_of(action.element)
        mutations.take_star_from_pool(state.players[seat], element)
        mutations.place_star(state, context, seat, element, action.space)
        return ()


class LifePlacing(Doing):
    """The placement of proto life from the pool."""

    def legal(self, state: State, player: Player) -> Iterable[Action]:
        """Return the empty spaces next to life, or all empty spaces with Panspermia."""
        if not player.pool.proto:
            return ()
        anywhere = "panspermia" in state.running.flags
        return map(on_life(actions.PlaceProtoLife).__getitem__, rules.cradle(player, anywhere=anywhere))

    def take(self, state: State, context: StepContext, seat: Seat, action: actions.PlaceProtoLife) -> Then:
        """Place it."""
        mutations.place_proto(state, context, seat, action.space)
        return ()


class Completion(Doing):
    """The completion of a nebula, with a star at it discarded."""

    def legal(self, state: State, player: Player) -> Iterable[Action]:
        """Return every completable nebula with every star at it, or "none" where stars are kept."""
        keeps = "stasis" in state.running.flags
        return [
            actions.CompleteNebula(space, star)
            for space in rules.completable(state, player)
            for star in ([actions.NONE] if keeps else galaxy.corners(player, space))
        ]

    def take(self, state: State, context: StepContext, seat: Seat, action: actions.CompleteNebula) -> Then:
        """Complete it."""
        mutations.complete_nebula(state, context, seat, action.space, action.discard)
        return ()


class Release(Doing):
    """The release of a time crystal, for a star."""

    def legal(self, state: State, player: Player) -> Iterable[Action]:
        """Return every star with every empty space.

        Without a star or a space there is one variant. [ruling 8]
        """
        if not player.ready:
            return ()
        elements = rules.reserve(state)
        if not elements or len(player.stars) == len(galaxy.STARS):
            return (actions.ReleaseCrystal(),)
        return _empty([_on_stars(actions.ReleaseCrystal, element) for element in elements], player.stars)

    def take(self, state: State, context: StepContext, seat: Seat, action: actions.ReleaseCrystal) -> Then:
        """Release it."""
        element = None if action.element == actions.NONE else element_of(action.element)
        mutations.release_crystal(state, context, seat, element, action.space)
        return ()


class LifeCreation(Doing):
    """The creation of advanced life on a completed nebula."""

    def legal(self, state: State, player: Player) -> Iterable[Action]:
        """Return the nebulae surrounded by life."""
        return map(actions.CreateAdvancedLife, rules.life_bearing(state, player))

    def take(self, state: State, context: StepContext, seat: Seat, action: actions.CreateAdvancedLife) -> Then:
        """Create it and remove proto life around it, unless a flag keeps it."""
        keeps_proto = "symbiosis" in state.running.flags
        mutations.create_life(state, context, seat, action.space, keeps_proto=keeps_proto)
        return ()


class Explosion(Doing):
    """The change of a star to a supernova."""

    def legal(self, state: State, player: Player) -> Iterable[Action]:
        """Return the normal stars."""
        if not player.supernova:
            return ()
        return map(_on_stars(actions.MakeSupernova).__getitem__, rules.normal_stars(player))

    def take(self, state: State, context: StepContext, seat: Seat, action: actions.MakeSupernova) -> Then:
        """Turn it over."""
        mutations.make_supernova(state, context, seat, action.space)
        return ()


class Stabilizing(Doing):
    """The stabilisation of proto life."""

    def legal(self, state: State, player: Player) -> Iterable[Action]:
        """Return the proto life."""
        if not player.dna:
            return ()
        return map(on_life(actions.StabilizeLife).__getitem__, rules.proto_life(player))

    def take(self, state: State, context: StepContext, seat: Seat, action: actions.StabilizeLife) -> Then:
        """Turn it over."""
        state.players[seat].dna -= 1
        mutations.stabilize(state, context, seat, action.space)
        return ()


class Moving(Doing):
    """The move of a star or life to a space of its kind."""

    def legal(self, state: State, player: Player) -> Iterable[Action]:
        """Return every move of a star, then of life."""
        if not player.graviton:
            return ()
        return _star_moves(tuple(player.stars), player.supernovae) + _life_moves(tuple(player.life))

    def take(self, state: State, context: StepContext, seat: Seat, action: actions.MoveStar | actions.MoveLife) -> Then:
        """Move it."""
        state.players[seat].graviton -= 1
        move = mutations.move_star if isinstance(action, actions.MoveStar) else mutations.move_life
        move(state, context, seat, action.origin, action.space)
        return ()
