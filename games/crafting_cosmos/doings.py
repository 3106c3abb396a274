"""What may be done with the pieces at hand in the craft phase: each with all its ways. [rulebook, spec 6.4]"""

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

from games.core.step import Action, Seat, Table, Then
from games.crafting_cosmos import actions, deeds, galaxy, rules
from games.crafting_cosmos.components import ELEMENTS, element_of
from games.crafting_cosmos.state import Player, State


class Doing:
    """Something that may be done in the craft phase: its legal ways and its handling, side by side as in a step."""

    def legal(self, state: State, player: Player) -> Iterable[Action]:
        """Return every way to do it now."""
        raise NotImplementedError  # each doing says it

    def take(self, state: State, table: Table, seat: Seat, action: Any) -> Then:
        """Do it, and return the questions that it asks."""
        raise NotImplementedError  # each doing says it


@cache
def _on_spaces(kind: type[Action], spaces: tuple[str, ...], *first: str) -> dict[str, Action]:
    """Return an action of this kind for each space; actions never change, so they are made once."""
    return {space: kind(*first, space) for space in spaces}


class NebulaPlacing(Doing):
    """A nebula of the pool is laid down."""

    def legal(self, state: State, player: Player) -> Iterator[Action]:
        """Yield every different tile with every empty space."""
        if player.pool.tiles:
            free = galaxy.empty(galaxy.NEBULAE, player.nebulae)
            for tile in dict.fromkeys(player.pool.tiles):
                yield from (actions.PlaceNebula(tile, space) for space in free)

    def take(self, state: State, table: Table, seat: Seat, action: actions.PlaceNebula) -> Then:
        """Lay it there."""
        state.players[seat].pool.tiles.remove(action.tile)
        deeds.place_nebula(state, table, seat, action.tile, action.space)
        return ()


class StarPlacing(Doing):
    """A star of the pool is placed."""

    def legal(self, state: State, player: Player) -> Iterator[Action]:
        """Yield every element with every empty space."""
        if player.pool.stars:
            free = galaxy.empty(galaxy.STARS, player.stars)
            for element in ELEMENTS:
                if element in player.pool.stars:
                    known = _on_spaces(actions.PlaceStar, galaxy.STARS, element)
                    yield from [known[space] for space in free]

    def take(self, state: State, table: Table, seat: Seat, action: actions.PlaceStar) -> Then:
        """Place it."""
        element = element_of(action.element)
        deeds.take_star_from_pool(state.players[seat], element)
        deeds.place_star(state, table, seat, element, action.space)
        return ()


class LifePlacing(Doing):
    """Proto life of the pool is placed."""

    def legal(self, state: State, player: Player) -> Iterator[Action]:
        """Yield the spaces next to life, or all that are empty."""
        if player.pool.proto:
            known = _on_spaces(actions.PlaceProtoLife, galaxy.LIFE)
            anywhere = "panspermia" in state.running.flags
            yield from [known[space] for space in rules.cradle(player, anywhere=anywhere)]

    def take(self, state: State, table: Table, seat: Seat, action: actions.PlaceProtoLife) -> Then:
        """Place it."""
        deeds.place_proto(state, table, seat, action.space)
        return ()


class Completion(Doing):
    """A nebula is completed, and a star at it discarded."""

    def legal(self, state: State, player: Player) -> Iterator[Action]:
        """Yield every nebula that could be with every star at it, or none where stars are kept."""
        keeps = "stasis" in state.running.flags
        for space in rules.completable(state, player):
            for star in [actions.NONE] if keeps else galaxy.corners(player, space):
                yield actions.CompleteNebula(space, star)

    def take(self, state: State, table: Table, seat: Seat, action: actions.CompleteNebula) -> Then:
        """Complete it; the promises that concern it are redeemed."""
        deeds.complete_nebula(state, table, seat, action.space, action.discard)
        state.running.flags[:] = [flag for flag in state.running.flags if flag not in ("stasis", "dark_matter")]
        return ()


class Release(Doing):
    """A time crystal is released, for a star."""

    def legal(self, state: State, player: Player) -> Iterator[Action]:
        """Yield every star with every empty space; without a star or a space there is one way. [ruling 8]"""
        if not player.ready:
            return
        free, elements = galaxy.empty(galaxy.STARS, player.stars), rules.reserve(state)
        if not free or not elements:
            yield actions.ReleaseCrystal()
            return
        for element in elements:
            known = _on_spaces(actions.ReleaseCrystal, galaxy.STARS, element)
            yield from [known[space] for space in free]

    def take(self, state: State, table: Table, seat: Seat, action: actions.ReleaseCrystal) -> Then:
        """Release it."""
        element = None if action.element == actions.NONE else element_of(action.element)
        deeds.release_crystal(state, table, seat, element, action.space)
        return ()


class LifeCreation(Doing):
    """Advanced life is created on a completed nebula."""

    def legal(self, state: State, player: Player) -> Iterable[Action]:
        """Return the nebulae with life all around."""
        return map(actions.CreateAdvancedLife, rules.life_bearing(state, player))

    def take(self, state: State, table: Table, seat: Seat, action: actions.CreateAdvancedLife) -> Then:
        """Create it; proto life around it goes, unless that was promised otherwise."""
        flags = state.running.flags
        deeds.create_life(state, table, seat, action.space, keeps_proto="symbiosis" in flags)
        flags[:] = [flag for flag in flags if flag != "symbiosis"]
        return ()


class Explosion(Doing):
    """A star becomes a supernova."""

    def legal(self, state: State, player: Player) -> Iterator[Action]:
        """Yield the normal stars."""
        if player.supernova:
            known = _on_spaces(actions.MakeSupernova, galaxy.STARS)
            yield from [known[star] for star in rules.normal_stars(player)]

    def take(self, state: State, table: Table, seat: Seat, action: actions.MakeSupernova) -> Then:
        """Turn it over."""
        deeds.make_supernova(state, table, seat, action.space)
        return ()


class Stabilizing(Doing):
    """Proto life is stabilised."""

    def legal(self, state: State, player: Player) -> Iterator[Action]:
        """Yield the proto life."""
        if player.dna:
            known = _on_spaces(actions.StabilizeLife, galaxy.LIFE)
            yield from [known[life] for life in rules.proto_life(player)]

    def take(self, state: State, table: Table, seat: Seat, action: actions.StabilizeLife) -> Then:
        """Turn it over."""
        state.players[seat].dna -= 1
        deeds.stabilize(state, table, seat, action.space)
        return ()


class Moving(Doing):
    """A star or life moves along its kind."""

    def legal(self, state: State, player: Player) -> Iterator[Action]:
        """Yield where each star may go, then each life."""
        if not player.graviton:
            return
        for kind, spaces, tokens in (
            (actions.MoveStar, galaxy.STARS, player.stars),
            (actions.MoveLife, galaxy.LIFE, player.life),
        ):
            for group, goals in galaxy.reach(tokens):
                for token in group:
                    if token not in player.supernovae:
                        known = _on_spaces(kind, spaces, token)
                        yield from [known[goal] for goal in goals]

    def take(self, state: State, table: Table, seat: Seat, action: actions.MoveStar | actions.MoveLife) -> Then:
        """Move it."""
        state.players[seat].graviton -= 1
        move = deeds.move_star if isinstance(action, actions.MoveStar) else deeds.move_life
        move(state, table, seat, action.origin, action.space)
        return ()
