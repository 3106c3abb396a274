"""Power cards that target stars, and life that moves like them. [spec 4.4, 6.4]"""

from collections.abc import Iterable, Iterator
from functools import lru_cache

from games.core.step import Action, Seat, StepContext, Then
from games.crafting_cosmos import actions, events, galaxy, mutations, rules
from games.crafting_cosmos.components import PowerCard, element_of
from games.crafting_cosmos.state import Player, State
from games.crafting_cosmos.targets import Aim, ForcedAsk, Payment

_send_star = lru_cache(maxsize=2048)(actions.SendStar)  # pairs of star spaces
_send_life = lru_cache(maxsize=1024)(actions.SendLife)  # pairs of life spaces


def _sent_stars(player: Player) -> Iterator[Action]:
    free = galaxy.empty(galaxy.STARS, player.stars)
    return (_send_star(star, space) for star in rules.normal_stars(player) for space in free)


def _relocate(state: State, context: StepContext, seat: Seat, action: actions.SendStar | actions.SendLife) -> None:
    move = mutations.move_star if isinstance(action, actions.SendStar) else mutations.move_life
    move(state, context, seat, action.origin, action.space)


class StarMove(Aim):
    """A normal star goes to any empty space."""

    def legal(self, state: State, player: Player, paid: Payment = ()) -> Iterable[Action]:
        """Return every normal star with every empty space."""
        return _sent_stars(player)

    def take(self, state: State, context: StepContext, seat: Seat, card: PowerCard, action: actions.SendStar) -> Then:
        """Move it."""
        _relocate(state, context, seat, action)
        return ()


class Relocation(Aim):
    """スイングバイ: one token, a normal star or life of either side, moves to any empty space.

    A second one may follow.
    """

    def legal(self, state: State, player: Player, paid: Payment = ()) -> Iterator[Action]:
        """Yield every relocation of one token."""
        yield from _sent_stars(player)
        free = galaxy.empty(galaxy.LIFE, player.life)
        yield from (_send_life(life, space) for life in sorted(player.life) for space in free)

    def take(
        self,
        state: State,
        context: StepContext,
        seat: Seat,
        card: PowerCard,
        action: actions.SendStar | actions.SendLife,
    ) -> Then:
        """Move it, and ask for another if there is one."""
        _relocate(state, context, seat, action)
        return (SecondRelocation(seat),) if any(True for _ in self.legal(state, state.players[seat])) else ()


class SecondRelocation(ForcedAsk, frozen=True):
    """スイングバイ: may another token be moved? [spec 4.4]"""

    power: str = "gravity_assist"

    def legal(self, state: State) -> Iterable[Action]:
        """Return every relocation, computed again, then none."""
        return [*Relocation().legal(state, state.players[self.seat]), actions.Decline()]

    def take(
        self, state: State, context: StepContext, action: actions.SendStar | actions.SendLife | actions.Decline
    ) -> Then:
        """Move it."""
        if not isinstance(action, actions.Decline):
            _relocate(state, context, self.seat, action)
        return ()


def _evolve(state: State, context: StepContext, seat: Seat, star: str) -> None:
    element = rules.next_element(state.players[seat].stars[star])
    assert element is not None
    mutations.change_star(state, context, seat, star, element)


class Evolution(Aim):
    """恒星進化: a star becomes the next element; then optionally another."""

    def legal(self, state: State, player: Player, paid: Payment = ()) -> Iterable[Action]:
        """Return the stars that can evolve."""
        return map(actions.TargetStar, rules.evolutions(state, player))

    def take(self, state: State, context: StepContext, seat: Seat, card: PowerCard, action: actions.TargetStar) -> Then:
        """Evolve it, and ask for another if there is one."""
        _evolve(state, context, seat, action.star)
        again = rules.evolutions(state, state.players[seat], but=action.star)
        return (SecondEvolution(seat, action.star, card.id),) if again else ()


class SecondEvolution(ForcedAsk, frozen=True):
    """恒星進化: does another star evolve? `but` is the first one. [spec 4.4]"""

    but: str
    power: str = "stellar_evolution"

    def legal(self, state: State) -> Iterable[Action]:
        """Return the other stars that can evolve, then none."""
        stars = rules.evolutions(state, state.players[self.seat], self.but)
        return [*map(actions.TargetStar, stars), actions.Decline()]

    def take(self, state: State, context: StepContext, action: actions.TargetStar | actions.Decline) -> Then:
        """Evolve it."""
        if isinstance(action, actions.TargetStar):
            _evolve(state, context, self.seat, action.star)
        return ()


class NormalStar(Aim):
    """A normal star is discarded."""

    def legal(self, state: State, player: Player, paid: Payment = ()) -> Iterable[Action]:
        """Return the normal stars."""
        return map(actions.TargetStar, rules.normal_stars(player))

    def take(self, state: State, context: StepContext, seat: Seat, card: PowerCard, action: actions.TargetStar) -> Then:
        """Discard it."""
        mutations.remove_star(state, seat, action.star)
        context.tell(events.TokenDiscarded(seat, action.star))
        return ()


class Supernova(NormalStar):
    """A supernova is discarded."""

    def legal(self, state: State, player: Player, paid: Payment = ()) -> Iterable[Action]:
        """Return the supernovae."""
        return map(actions.TargetStar, sorted(player.supernovae))


class StarChange(Aim):
    """A normal star changes its element."""

    def legal(self, state: State, player: Player, paid: Payment = ()) -> Iterable[Action]:
        """Return every normal star with the other elements in the reserve."""
        return (actions.ChangeStar(*pair) for pair in rules.changes(state, player))

    def take(self, state: State, context: StepContext, seat: Seat, card: PowerCard, action: actions.ChangeStar) -> Then:
        """Change it."""
        mutations.change_star(state, context, seat, action.star, element_of(action.element))
        return ()


class StarSwap(Aim):
    """Two stars are swapped."""

    def legal(self, state: State, player: Player, paid: Payment = ()) -> Iterable[Action]:
        """Return pairs of the player's stars with different faces, in both orders."""
        return (actions.SwapStars(*pair) for pair in rules.swaps(player))

    def take(self, state: State, context: StepContext, seat: Seat, card: PowerCard, action: actions.SwapStars) -> Then:
        """Swap them."""
        mutations.swap_stars(state, context, seat, action.star, action.other)
        return ()
