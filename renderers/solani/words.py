"""The words of Solani's pictures in one language, and the names of those who play."""

from games.solani.view import BONUSES, FEATURES, MAX_UNITS, PLANETS, ROUNDS, Magnitude, View
from renderers.kit import picture_words
from renderers.solani.skin import SKIN


class GameWords(picture_words.PictureWords):
    """Words and names, and what else this game names."""

    key = SKIN.key

    def tile(self, tile: str) -> str:
        """The name of a tile, with its stars if it is a Special Feature."""
        stars = f" {'★' * FEATURES[tile].magnitude}" if tile in FEATURES else ""
        return self.game(f"tile.{tile}") + stars

    def icon_name(self, tile: str) -> str:
        """What a Planet or Special Feature bears in this language; nothing on other tiles."""
        return self.game(f"sign.{tile}") if tile in PLANETS or tile in FEATURES else ""

    def worth(self, card: str) -> str:
        """How many points a Special Feature gives for each of what it counts, and at most."""
        return self.of_magnitude(FEATURES[card].magnitude)

    def of_magnitude(self, magnitude: Magnitude) -> str:
        """How many points Special Features of so many stars give for each of what they count, and at most."""
        return self.game("worth", points=magnitude, most=magnitude * MAX_UNITS[magnitude])

    def condition(self, bonus: str, view: View) -> str:
        """What a bonus tile asks for: alone, where nobody can have less, a number of one's own. [spec 10.4]"""
        least = BONUSES[bonus].solo_minimum if view.coyote else 0
        return self.game(f"alone.{bonus}", least=least) if least else self.game(f"condition.{bonus}")

    def round(self, view: View) -> str:
        """Which round it is."""
        return self.say("round", round=view.round, rounds=ROUNDS)
