"""The words of Solani's pictures in one language, and the names of the players."""

from games.solani.components import BONUSES, FEATURES, MAX_UNITS, PLANETS, ROUNDS, Magnitude
from games.solani.view import View
from renderers.kit import picture_words
from renderers.solani.skin import SKIN


class GameWords(picture_words.PictureWords):
    """The words and names of this game's pictures."""

    key = SKIN.key

    def tile(self, tile: str) -> str:
        """Return the name of a tile, with its stars if it is a Special Feature."""
        stars = f" {'★' * FEATURES[tile].magnitude}" if tile in FEATURES else ""
        return self.game(f"tile.{tile}") + stars

    def icon_name(self, tile: str) -> str:
        """Return the symbol of a Planet or Special Feature in this language.

        Other tiles have none.
        """
        return self.game(f"sign.{tile}") if tile in PLANETS or tile in FEATURES else ""

    def worth(self, card: str) -> str:
        """Return the points of a Special Feature per unit, and its maximum."""
        return self.of_magnitude(FEATURES[card].magnitude)

    def of_magnitude(self, magnitude: Magnitude) -> str:
        """Return the points of Special Features of this magnitude per unit, and their maximum."""
        return self.game("worth", points=magnitude, most=magnitude * MAX_UNITS[magnitude])

    def condition(self, bonus: str, view: View) -> str:
        """Return the condition of a bonus tile; solo, a minimum number. [spec 10.4]"""
        least = BONUSES[bonus].solo_minimum if view.coyote else 0
        return self.game(f"alone.{bonus}", least=least) if least else self.game(f"condition.{bonus}")

    def round(self, view: View) -> str:
        """Return the number of the round."""
        return self.say("round", round=view.round, rounds=ROUNDS)
