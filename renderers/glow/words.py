"""The words of Glow's pictures in one language, and the names of the players."""

from games.glow.player_view import CompanionView, PlayerView
from games.glow.view import View
from renderers.challenge import CODE
from renderers.glow.skin import SKIN
from renderers.kit import picture_words


class GameWords(picture_words.PictureWords):
    """The words and names of this game's pictures."""

    key = SKIN.key

    @property
    def code(self) -> str:
        """The code of the present challenge, or nothing."""
        return self.people.get(CODE, "")

    def card(self, card: str) -> str:
        """Return the name of a companion, an adventurer or a spell."""
        return self.game(f"card.{card}")

    def adventurer(self, name: str) -> str:
        """Return the name of an adventurer."""
        return self.game(f"adventurer.{name}")

    def element(self, element: str) -> str:
        """Return the name of an element."""
        return self.game(f"element.{element}")

    def heading(self, element: str) -> str:
        """Return the name of an element as a heading."""
        name = self.element(element)
        return name[:1].upper() + name[1:]

    def colour(self, colour: str) -> str:
        """Return the name of a die's colour."""
        return self.game(f"colour.{colour}")

    def place(self, place: str) -> str:
        """Return the name of a space or an island."""
        return self.game(f"space.{place}")

    def phase(self, phase: str) -> str:
        """Return the name of a phase."""
        return self.game(f"phase.{phase}")

    def until(self, view: View) -> str:
        """Return a short sign for the event when Tom's tiles run out: deck B, or the end."""
        assert view.tom is not None
        return self.say("until_b" if view.tom.deck == "A" else "until_end")

    def verb(self, view: View, seat: int) -> str:
        """Return the verb for a seat's prompt."""
        step = next((asked.step for asked in view.asked if asked.seat == seat), "")
        return self.say(f"verb_{_VERB.get(step, 'acts')}")


_VERB = {
    "ChooseAdventurer": "adventurer",
    "ChooseTomDice": "tom_dice",
    "Recruit": "recruit",
    "MoveBlackDie": "move_black",
    "ChooseReserveDie": "reserve",
    "DismissCompanion": "dismiss",
    "TomBoat": "tom_boat",
    "RerollDice": "reroll",
    "Revive": "revive",
    "Resolve": "resolve",
    "ReturnDie": "return_die",
    "DiscardForSkull": "skull",
    "Travel": "travel",
    "Sail": "sail",
}


def acting(view: View) -> list[PlayerView]:
    """Return the players with a prompt, in turn order."""
    asked = {one.seat for one in view.asked}
    return [view.players[seat] for seat in view.order if seat in asked]


def remaining(mine: CompanionView) -> int:
    """Return the triggers that a companion still has this noon."""
    return max(0, mine.triggers - mine.resolved)
