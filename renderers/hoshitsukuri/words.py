"""The words of Hoshitsukuri's pictures in one language, and the names of the players."""

from collections.abc import Iterable

from games.hoshitsukuri.components import CARDS
from games.hoshitsukuri.player_view import PlayerView
from games.hoshitsukuri.view import View
from renderers.hoshitsukuri.skin import SKIN
from renderers.hoshitsukuri.style import fragments_text
from renderers.kit import picture_words

_OWN_SET_NAMES = frozenset({"random", "custom"})


class GameWords(picture_words.PictureWords):
    """The words and names of this game's pictures."""

    key = SKIN.key

    def card(self, kind: str) -> str:
        """Return the name of a kind."""
        return self.game(f"card.{kind}")

    def cards(self, kinds: Iterable[str]) -> str:
        """List kinds with their numbers."""
        listed = list(kinds)
        parts = [
            self.card(kind) + (f" \u00d7{listed.count(kind)}" if listed.count(kind) > 1 else "")
            for kind in dict.fromkeys(listed)
        ]
        return self.listed(parts)

    def colours(self, colours: Iterable[str]) -> str:
        """List colours."""
        return self.row(self.game(f"colour.{colour}") for colour in colours)

    def either(self, colours: Iterable[str]) -> str:
        """Return the words for any one of these colours."""
        names = [self.game(f"colour.{colour}") for colour in colours]
        if len(names) > 1:
            names[-2:] = [self.game("either", some=names[-2], last=names[-1])]
        return self.row(names)

    def comet(self, player: PlayerView) -> str:
        """Return the letter for the colour of a player's comet."""
        return self.say(f"comet_{player.comet}")

    def text(self, kind: str) -> str:
        """Return the full effect of a kind, or nothing."""
        return self.game(f"text.{kind}") if CARDS[kind].effect else ""

    def short(self, kind: str) -> str:
        """Return the short effect of a kind, or nothing."""
        return self.game(f"short.{kind}") if CARDS[kind].effect else ""

    def celestials(self, view: View) -> str:
        """Return the name of the set."""
        chosen = view.options.celestials
        return self.say(f"set_{chosen}") if chosen in _OWN_SET_NAMES else self.game(f"option.celestials.{chosen}")

    def subtitle(self, view: View) -> str:
        """Return the set, and the turn if one has begun."""
        turn = [self.say("turn", number=view.number)] if view.number and not view.over else []
        return " \u00b7 ".join([self.celestials(view), *turn])

    def facts(self, kind: str) -> str:
        """Return colour, cost, fragments, points and icon of a kind."""
        card = CARDS[kind]
        parts = [self.game(f"colour.{card.colour}"), self.say("cost", number=card.cost)]
        parts.append(f"\u2605{fragments_text(kind)}")
        if card.vp:
            parts.append(self.say("points", number=card.vp))
        if card.generates:
            parts.append("\u27f3")
        return self.row(parts)
