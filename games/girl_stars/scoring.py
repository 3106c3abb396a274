"""Present and final points; one function per heading. [spec 9, 10]"""

from collections.abc import Mapping

from games.core import compensation
from games.core.scores import Line, Score, against_target, ranked
from games.core.step import Seat
from games.girl_stars.components import CHALLENGE, FORAGE, Goods
from games.girl_stars.hexes import PLAYABLE
from games.girl_stars.state import Player, State

EARNED = ("constellations", "scouting", "early_bird", "offerings", "lost_tiles")
"""The headings of VP earned during the game, in the order of the score sheet."""


def left_over(goods: Mapping[Goods, int]) -> int:
    """Return the value of tokens that were not offered by the end. [p.12]"""
    return sum(FORAGE[kind].final_vp * number for kind, number in goods.items())


def lines_of(player: Player) -> tuple[Line, ...]:
    """Return the present score sheet of a player."""
    earned = [Line(key, player.vp.get(key, 0)) for key in EARNED]
    left = Line("left_over", left_over(player.goods), str(sum(player.goods.values())))
    return (*earned, left, *compensation.lines(player.vp.get(compensation.LINE, 0)))


def vacant(player: Player) -> int:
    """Return the number of vacant spaces on the sky board."""
    return len(PLAYABLE) - len(player.tiles) - len(player.dust)


def ties_of(player: Player) -> tuple[int, int]:
    """Return the tie-breaks: Light and Stardust in the supply, then vacant spaces. [R26]"""
    return sum(player.light.values()) + player.stardust, vacant(player)


def score(state: State) -> list[Score]:
    """Return the present score of every seat, followed by the challenge's VP in a solo match. [p.12, spec 10]"""
    scores = [_score_of(state, seat) for seat in range(len(state.players))]
    return against_target(scores[0], "challenge", CHALLENGE) if state.solo else ranked(scores)


def _score_of(state: State, seat: Seat) -> Score:
    player = state.players[seat]
    return Score.of(seat, lines_of(player), ties_of(player))
