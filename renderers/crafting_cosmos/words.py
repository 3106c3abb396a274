"""The words of Crafting the Cosmos' pictures, and the names of the players."""

from games.crafting_cosmos.view import GoalView
from renderers.crafting_cosmos.skin import SKIN
from renderers.kit import picture_words


class GameWords(picture_words.PictureWords):
    """The words and names of this game's pictures."""

    key = SKIN.key
    opponent = "ui.target"

    def track(self, space: int, goal: GoalView | None) -> str:
        """Return the time at which a goal on this space of the goal track is scored."""
        return self.say("track_missed" if goal and goal.missed else f"track_{space}")
