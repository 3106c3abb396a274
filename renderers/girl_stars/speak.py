"""The words of this game's pictures in one language, and the names of those who play."""

from games.girl_stars.view import ROUNDS, SIDES, SITES, Star, View
from renderers.girl_stars.guise import GUISE
from renderers.kit import speech


class Speaker(speech.Speaker):
    """Words and names, and what else this game names."""

    key = GUISE.key

    def round(self, view: View) -> str:
        """Which round it is."""
        return self.say("round", round=view.round, rounds=ROUNDS)

    def site(self, site: str) -> str:
        """The name of a site with its label on the map."""
        return f"{SITES[site].label} {self.game(f'site.{site}')}"

    def arrows(self, lines: int) -> str:
        """The lines of a tile as arrows."""
        return "".join(self.game(f"arrow.{side}") for side in SIDES if lines & 1 << side)

    def star(self, star: Star) -> str:
        """A tile as it lies: colour, lines, crystal."""
        name = f"{self.game(f'colour.{star.colour}')} {self.arrows(star.lines)}"
        return self.say("with_crystal", tile=name) if star.crystal else name
