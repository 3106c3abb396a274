"""The words of Crafting the Cosmos' pictures in one language, and the names of those who play."""

from games.crafting_cosmos.view import GoalView, View
from renderers.crafting_cosmos.skin import SKIN
from renderers.kit import picture_words


class GameWords(picture_words.PictureWords):
    """Words and names, and what else this game names."""

    key = SKIN.key
    opponent = "ui.target"

    def track(self, space: int, goal: GoalView | None) -> str:
        """When a goal on this space of the goal track is scored."""
        return self.say("track_missed" if goal and goal.missed else f"track_{space}")

    def subtitle(self, view: View) -> str:
        """The round of how many, and whether it is the last."""
        said = self.say("round", number=view.round, of=view.rounds)
        return f"{said} \u00b7 {self.say('last_round')}" if view.ending and not view.over else said
