"""Rebuilds a state from a view, to preview moves.

The piles are empty, and face-down spells have no id: no seat's own day draws from them.
"""

from collections.abc import Callable

from msgspec.structs import replace

from games.core.match import AnyMatch, MatchPosition, simulation
from games.core.pile import Pile
from games.core.step import Seat, Step
from games.glow.components import COMPANIONS
from games.glow.day import Afternoon, LateMorning, Noon
from games.glow.effects import CallBack, Revive
from games.glow.player_view import CompanionView, DieView, PlayerView, player_view
from games.glow.state import Companion, Die, Player, Spell, State, Tom, TrackSpace
from games.glow.view import TomView, View
from games.glow.view import view as view_of

_REST: dict[str, Callable[[Seat], tuple[Step, ...]]] = {
    "RerollDice": lambda seat: (LateMorning(seat), CallBack(seat), Noon(seat, True), Afternoon(seat)),
    "Revive": lambda seat: (Revive(seat), Noon(seat, True), Afternoon(seat)),
    "Resolve": lambda seat: (Noon(seat), Afternoon(seat)),
    "Travel": lambda seat: (Afternoon(seat),),
    "Sail": lambda seat: (Afternoon(seat),),
}
"""The remaining steps of a seat's day by its prompt, that prompt included."""


def state_from_view(view: View) -> State:
    """Return a new state that matches this view."""
    return State(
        board=view.board,
        options=view.options,
        players=[_player_of(shown) for shown in view.players],
        round=view.round,
        first=view.first,
        track={
            space.element: TrackSpace(space.companion, space.dice, space.footprints, space.tile) for space in view.track
        },
        graveyard=view.graveyard,
        reserve=view.reserve,
        deck_a=Pile.of("deckA", ()),
        deck_b=Pile.of("deckB", ()),
        spells=Pile.of("spell", ()),
        tom=_tom_of(view.tom) if view.tom is not None else None,
    )


def view_after(state: State, like: View) -> View:
    """Return the view of a changed state.

    Piles and prompts are still those of the original view.
    """
    fresh = view_of(state, like.seat, MatchPosition({}, like.over))
    players = tuple(player_view(state, seat, player.phase) for seat, player in enumerate(like.players))
    return replace(
        fresh,
        asked=like.asked,
        phase=like.phase,
        players=players,
        deck_a=like.deck_a,
        deck_b=like.deck_b,
        spell_pile=like.spell_pile,
        unseen=like.unseen,
    )


def day_of(view: View, seat: Seat) -> AnyMatch | None:
    """Return a match in which this seat alone plays its day from its prompt.

    Return None if it has no prompt of its day.
    """
    rest = next((_REST[asked.step] for asked in view.asked if asked.seat == seat and asked.step in _REST), None)
    if rest is None:
        return None
    return simulation(state_from_view(view), len(view.players), own={seat: rest(seat)})


def _player_of(shown: PlayerView) -> Player:
    return Player(
        adventurer=shown.adventurer,
        light=shown.light,
        footprints=shown.footprints,
        reroll_tokens=shown.reroll_tokens,
        fireflies=shown.fireflies,
        companions=[_companion_of(mine) for mine in shown.companions],
        spells=[Spell(spell.id, bool(spell.id)) for spell in shown.spells],
        dice=_dice_of(shown.dice),
        party=shown.party,
        camp=shown.camp,
        boats=shown.boats,
        visited=shown.visited,
        resolved=shown.resolved,
        spent_light=shown.spent_light,
        discards=shown.discards,
        returned=shown.returned,
    )


def _companion_of(mine: CompanionView) -> Companion:
    rerolls = COMPANIONS[mine.id].rerolls_per_round - mine.rerolls_left
    return Companion(mine.id, mine.die, rerolls, mine.resolved)


def _dice_of(dice: tuple[DieView, ...]) -> list[Die]:
    return [Die(die.id, die.face, die.throws, die.used, die.resting) for die in dice]


def _tom_of(shown: TomView) -> Tom:
    return Tom(
        colour=shown.colour,
        light=shown.light,
        tiles=Pile.of("tiles", shown.tiles),
        dice=_dice_of(shown.dice),
        party=shown.party,
        footprints=shown.footprints,
        camp=shown.camp,
        boats=shown.boats,
        discard=shown.discard,
        deck=shown.deck,
    )
