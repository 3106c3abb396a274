"""Rebuilds a state from a view, to preview moves.

Everything except the next pieces of bags and cards is public, so the rules themselves can be applied. [spec 7]
"""

from msgspec.structs import replace

from games.core.match import MatchPosition
from games.core.step import Ask, Seat
from games.girl_stars.components import ASH, PILES
from games.girl_stars.flow import ChooseColour
from games.girl_stars.player_view import PlayerView
from games.girl_stars.state import Player, Scouting, State
from games.girl_stars.view import View
from games.girl_stars.view import view as view_of


def state_from_view(view: View) -> State:
    """Return a new state that matches this view."""
    return State(
        options=view.options,
        players=[_player_of(player) for player in view.players],
        girl=view.track.girl,
        elders=tuple(view.track.elders),
        lit=dict(view.lit),
        sites={site.id: site.left for site in view.sites.values()},
        piles={pile: view.rewards[pile].tokens for pile in PILES},
        marked=tuple([pile for pile in PILES if view.rewards[pile].marked]),
        gone=dict.fromkeys(PILES, ()),
        offering=view.offering.card,
        filled=view.offering.filled,
        deck=view.offering.hidden,
        aside=view.offering.aside,
        ash_bag=tuple([ash for ash in ASH for _ in range(view.ash_bag[ash])]),
        dish=view.dish,
        queue=view.queue,
        active=view.active,
        actions_left=view.actions_left,
        box=dict(view.box),
    )


def _player_of(player: PlayerView) -> Player:
    return Player(
        tiles=dict(player.tiles),
        dust=dict(player.dust),
        corners=dict(player.corners),
        used=player.used,
        bag=player.bag,
        hand=player.hand,
        lost=player.lost,
        light=dict(player.light),
        stardust=player.stardust,
        goods={kind: number for kind, number in player.goods.items() if number},
        villagers=tuple(player.villagers.values()),
        kept=player.kept,
        extra_actions=player.extra_actions,
        vp={line.key: line.points for line in player.lines if line.points and line.key != "left_over"},
        finished=player.finished,
    )


def _entering(view: View) -> dict[Seat, Ask]:
    """Return the prompt of the Scouting that a view shows."""
    entered = view.scouting
    if entered is None:
        return {}
    return {
        entered.seat: ChooseColour(entered.seat, Scouting(entered.gate, entered.via, entered.path, entered.colours))
    }


def view_after(state: State, like: View, asked: dict[Seat, Ask] | None = None) -> View:
    """Return the view of a changed state; the prompts are still those of the original view.

    `asked` is the prompt of a Scouting other than the one in that view.
    """
    fresh = view_of(state, like.seat, MatchPosition(_entering(like) if asked is None else asked, like.over))
    steps = {asked.seat: asked.step for asked in like.asked}
    players = tuple(replace(player, step=steps.get(player.seat, "")) for player in fresh.players)
    return replace(fresh, asked=like.asked, phase=like.phase, players=players)
