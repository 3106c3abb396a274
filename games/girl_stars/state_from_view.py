"""Rebuilds a state or a match from a view, to preview moves.

Everything except the next pieces of bags and cards is public, so the rules themselves can be applied. [spec 7]
"""

from typing import Any

from games.core.match import AnyMatch, MatchPosition, simulation
from games.core.step import Ask, Gather, Seat, Step
from games.girl_stars import flow
from games.girl_stars.components import ACTIONS, ASH, PILES
from games.girl_stars.player_view import PlayerView
from games.girl_stars.state import Player, Scouting, State
from games.girl_stars.view import View
from games.girl_stars.view import view as view_of


def state_from_view(view: View) -> State:
    """Return a new state that matches this view."""
    return State(
        options=view.options,
        players=[_player_of(player, active=player.seat == view.active) for player in view.players],
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
        box=dict(view.box),
    )


def _player_of(player: PlayerView, *, active: bool) -> Player:
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
        actions=player.actions_left if active else ACTIONS + player.extra_actions,
        vp={line.key: line.points for line in player.lines if line.points and line.key != "left_over"},
    )


def _ask_of(view: View, seat: Seat, name: str) -> Ask:
    """Return a prompt that a view shows as its step."""
    kind: Any = getattr(flow, name)
    entered = view.scouting if kind in (flow.ChooseRoute, flow.ChooseColour) else None
    parts = (Scouting(entered.gate, entered.via, entered.path, entered.colours),) if entered else ()
    found: Ask = kind(seat, *parts)
    return found


def _position_of(view: View) -> MatchPosition:
    """Return the prompts that a view shows and the common steps that remain."""
    asked = {asked.seat: _ask_of(view, asked.seat, asked.step) for asked in view.asked}
    common: tuple[Step, ...] = ()
    match view.phase:
        case "stargazing":
            common = Gather(), flow.ThrowAsh(), flow.DraftAsh(), flow.ActionPhase(), flow.CleanUp()
        case "wood_ash":
            common = *flow.picks(view.queue), flow.ClearDish(), flow.ActionPhase(), flow.CleanUp()
        case "action":
            elders = tuple(view.track.elders)
            common = *asked.values(), *flow.turns(elders[elders.index(*asked) + 1 :]), flow.CleanUp()
        case "final_stardust":
            common = (Gather(),)
    return MatchPosition(asked, view.over, common)


def match_from_view(view: View) -> AnyMatch:
    """Return a match with the prompts of this view; its next pieces are not those of the real match."""
    position = _position_of(view)
    own = {} if view.phase in ("wood_ash", "action") else {seat: (ask,) for seat, ask in position.asked.items()}
    return simulation(state_from_view(view), len(view.players), position.common, own)


def view_after(state: State, like: View) -> View:
    """Return the view of a changed state; the prompts are still those of the original view."""
    return view_of(state, like.seat, _position_of(like))
