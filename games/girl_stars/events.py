"""Events; `seat` is the owner of the pieces, OPPONENT for the Shadow Elder."""

from games.core.step import Event, Seat
from games.girl_stars.components import Ash, Bonus, Colour, Goods, ShadowAct


class RoundBegan(Event, frozen=True):
    """A round began; the seat is first."""

    round: int
    seat: Seat


class TilesDrawn(Event, frozen=True):
    """A player drew tiles from the bag."""

    seat: Seat
    tiles: tuple[str, ...]


class TilePlaced(Event, frozen=True):
    """A star tile was placed on a hex."""

    seat: Seat
    tile: str
    hex: str
    rotation: int
    back: bool


class AreasEnclosed(Event, frozen=True):
    """A tile enclosed areas; each gives one Stardust."""

    seat: Seat
    areas: int


class LightCollected(Event, frozen=True):
    """A tile gave its Light crystal, because all its lines are met."""

    seat: Seat
    hex: str
    colour: Colour


class ConstellationCompleted(Event, frozen=True):
    """A constellation was completed; `vp` is its reward."""

    seat: Seat
    hexes: tuple[str, ...]
    size: int
    vp: int


class BonusGained(Event, frozen=True):
    """The bonus token of a corner was gained; `vp` only for scoring again."""

    seat: Seat
    corner: str
    bonus: Bonus
    vp: int


class StardustUsed(Event, frozen=True):
    """Stardust ended the lines into a hex."""

    seat: Seat
    hex: str
    discs: int


class TilesLost(Event, frozen=True):
    """Tiles fit nowhere and left the game, at a loss of VP."""

    seat: Seat
    tiles: tuple[str, ...]
    vp: int


class AshThrown(Event, frozen=True):
    """Wood Ash tokens were thrown into the dish."""

    tokens: int


class AshTaken(Event, frozen=True):
    """A token was discarded for Light of these colours."""

    seat: Seat
    token: str
    ash: Ash
    colours: tuple[Colour, ...]


class AshKept(Event, frozen=True):
    """A token was kept for the turn."""

    seat: Seat
    token: str
    ash: Ash


class AshReturned(Event, frozen=True):
    """A kept token was not used and returned to the bag."""

    seat: Seat
    ash: Ash


class TurnBegan(Event, frozen=True):
    """A seat's turn of the Action phase began."""

    seat: Seat
    actions: int


class PathLit(Event, frozen=True):
    """A Scouting lit these path spaces in these colours; `vp` is the reward."""

    seat: Seat
    path: tuple[int, ...]
    colours: tuple[Colour, ...]
    vp: int


class SiteConnected(Event, frozen=True):
    """A foraging space was connected with the Village."""

    seat: Seat
    site: str


class Foraged(Event, frozen=True):
    """A player paid this Light and took a token from a site."""

    seat: Seat
    site: str
    goods: Goods
    payment: tuple[Colour, ...]


class EarlyBirdGained(Event, frozen=True):
    """The Early Bird space of a site gave its reward."""

    seat: Seat
    site: str
    stardust: int
    vp: int


class OfferedSingle(Event, frozen=True):
    """A token was offered alone."""

    seat: Seat
    goods: Goods
    vp: int


class OfferedCard(Event, frozen=True):
    """Tokens were offered on a space of the Offering card."""

    seat: Seat
    space: int
    goods: tuple[Goods, ...]
    vp: int


class CardRevealed(Event, frozen=True):
    """A new Offering card was revealed."""

    card: str


class VillagerStargazed(Event, frozen=True):
    """A villager moved to a space of the Night Sky track."""

    seat: Seat
    villager: str
    space: int


class VillagersRecalled(Event, frozen=True):
    """Villagers came home."""

    seat: Seat
    villagers: tuple[str, ...]


class StardustGained(Event, frozen=True):
    """A player took one Stardust."""

    seat: Seat


class GirlMoved(Event, frozen=True):
    """The Girl moved on; the last Elder took the space behind her and is first."""

    girl: int
    seat: Seat


class RewardRemoved(Event, frozen=True):
    """A pile that was scored this round lost its top token."""

    pile: str
    vp: int


class ShadowRolled(Event, frozen=True):
    """The Shadow Elder rolled its die."""

    seat: Seat
    die: int
    act: ShadowAct


class ShadowTookAsh(Event, frozen=True):
    """The Shadow Elder took a token from the dish."""

    seat: Seat
    token: str
    ash: Ash


class ShadowTookGoods(Event, frozen=True):
    """The Shadow Elder took a token from a connected site; it leaves the game."""

    seat: Seat
    site: str
    goods: Goods


class ShadowMarked(Event, frozen=True):
    """The Shadow Elder marked a reward pile."""

    seat: Seat
    pile: str


class ShadowFilled(Event, frozen=True):
    """The Shadow Elder filled a space of the Offering card."""

    seat: Seat
    space: int


class LastStardust(Event, frozen=True):
    """Eight rounds are over; only Stardust may still be used."""


class Finished(Event, frozen=True):
    """A player finished the game."""

    seat: Seat
