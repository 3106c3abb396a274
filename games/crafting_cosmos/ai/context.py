"""The input of a computer player's decision: a state rebuilt from its view, and its judge. [spec 11]"""

from functools import cached_property

from msgspec import Struct

from games.core import data
from games.core.step import Seat
from games.crafting_cosmos.ai.evaluation import judge_of
from games.crafting_cosmos.ai.goal_value import Goals
from games.crafting_cosmos.ai.tempo import rounds_left
from games.crafting_cosmos.components import PACKAGE, Control, release_points
from games.crafting_cosmos.state_from_view import state_from_view
from games.crafting_cosmos.view import View


class SearchConfigs(Struct, frozen=True, forbid_unknown_fields=True):
    """The file of preferences.

    It rates power cards to keep and types to buy, and rings for the beginner.
    """

    keep: dict[str, float]
    buy: dict[Control, float]
    easy: dict[Control, float]


SEARCHES = data.load(PACKAGE, "computer.toml", SearchConfigs)


class DecisionContext:
    """The view of one seat at one level; `left` are the rounds after this one."""

    def __init__(self, level: str, view: View, seat: Seat) -> None:
        self.level, self.view, self.seat = level, view, seat
        self.state = state_from_view(view)
        self.player = self.state.players[seat]
        self.left = rounds_left(self.state)
        self.judge = judge_of(self.state, seat, self.left)
        self.search_configs = SEARCHES

    @cached_property
    def goals(self) -> Goals:
        """The present goals on the track."""
        return Goals(self.view.track, self.player, self.seat)

    @property
    def release(self) -> int:
        """The points of the next release that is not ready yet."""
        return release_points(self.player.released + self.player.ready)

    @property
    def uncompleted(self) -> int:
        """The number of uncompleted nebulae."""
        return sum(not nebula.completed for nebula in self.player.nebulae.values())
