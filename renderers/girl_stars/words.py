"""The words of this game's pictures in one language, and the names of the players."""

from games.girl_stars.components import ROUNDS, SITES
from games.girl_stars.hexes import SIDES
from games.girl_stars.view import Star, View
from renderers.girl_stars.skin import SKIN
from renderers.girl_stars.style import Letters
from renderers.kit import picture_words


class GameWords(picture_words.PictureWords):
    """The words and names of this game's pictures."""

    key = SKIN.key

    def round(self, view: View) -> str:
        """Return the number of the round."""
        return self.say("round", round=view.round, rounds=ROUNDS)

    def site(self, site: str) -> str:
        """Return the name of a site with its goods and number on the map."""
        goods = self.game(f"goods.{SITES[site].goods}")
        return self.say("site", name=self.game(f"site.{site}"), goods=goods, number=SITES[site].number)

    def brief(self, site: str) -> str:
        """Return a site by its goods and number alone."""
        return self.say("site_short", goods=self.game(f"goods.{SITES[site].goods}"), number=SITES[site].number)

    @property
    def letters(self) -> Letters:
        """The letters on the colours in this language."""
        red, blue, yellow, white = (self.game(f"letter.{colour}") for colour in ("red", "blue", "yellow", "white"))
        return red, blue, yellow, white

    def arrows(self, lines: int) -> str:
        """Return the lines of a tile as arrows."""
        return "".join(self.game(f"arrow.{side}") for side in SIDES if lines & 1 << side)

    def star(self, star: Star) -> str:
        """Describe a placed tile: colour, lines, crystal."""
        name = f"{self.game(f'colour.{star.colour}')} {self.arrows(star.lines)}"
        return self.say("with_crystal", tile=name) if star.crystal else name
