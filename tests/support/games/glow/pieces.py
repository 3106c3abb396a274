"""Short ways to write Glow's pieces in tests.

Dice are written by what they show: F W M A N, fp = footprints2, L3 = light3, -2 = minus2; `l_water_1=W` names the die,
a bare symbol takes the next free one.
"""

from collections.abc import Iterable, Sequence
from typing import Any

from games.core.pile import Pile
from games.core.step import Step
from games.glow import GAME
from games.glow.components import COMPANIONS, DICE, ELEMENTS, RESERVE_DICE, SPELLS, TOM_TILES
from games.glow.day import Afternoon, LateMorning, Noon
from games.glow.effects import CallBack
from games.glow.options import Options
from games.glow.rules import TRIGGERS, counted
from games.glow.state import Companion, Die, Player, Spell, State, Tom, TrackSpace
from tests.support.games.scenario import SEED, Scene, scenario

GAME_UI = {
    "F": "fire",
    "W": "water",
    "M": "mineral",
    "A": "air",
    "N": "nature",
    "fp": "footprints2",
    "L3": "light3",
    "-2": "minus2",
    "?": "",
}
_OWN = {"fp": ["l_purple_2", "s_purple_1", "l_purple_1"], "L3": ["l_yellow_2", "l_yellow_1"], "-2": ["s_black_1"]}
_PLAIN = [die for die in reversed(DICE) if die.split("_")[1] in ELEMENTS and die not in RESERVE_DICE]


def dice(written: str) -> list[Die]:
    """Dice in die order: `"F W l_air_1=A fp"`."""
    found: dict[str, Die] = {}
    for word in written.split():
        name, _, symbol = word.rpartition("=")
        choice = [name] if name else _OWN.get(symbol, _PLAIN)
        name = next(die for die in choice if die not in found)
        found[name] = Die(name, GAME_UI[symbol], throws=1)
    return [found[name] for name in DICE if name in found]


def fitting(card: str, shown: str) -> int:
    """How often a card or a face-up spell triggers with these dice."""
    return TRIGGERS[card](counted(dice(shown)))


def player(
    adventurer: str = "braccio", *, companions: str = "", hand: str = "", spells: str = "", **rest: Any
) -> Player:
    """A player; `companions="a16_sketal:l_water_3 a05_ladawa"` says who came first, and with which die."""
    mine = [Companion(card, die) for card, _, die in (word.partition(":") for word in companions.split())]
    known = [Spell(name, face_up=True) for name in spells.split()]
    return Player(adventurer=adventurer, companions=mine, dice=dice(hand), spells=known, **rest)


def tom(*, dice: str = "l_yellow_1=L3 l_fire_2=F", tiles: Iterable[str] = (), **rest: Any) -> Tom:
    """Tom; his dice in the order in which they are written."""
    own = [Die(word.split("=")[0], GAME_UI[word.split("=")[1]]) for word in dice.split()]
    colour = own[0].id.split("_")[1]
    given: dict[str, Any] = {"colour": colour, "light": 10, "tiles": Pile.of("tiles1", tiles), "dice": own}
    return Tom(**(given | rest))


def track(**spaces: str) -> dict[str, TrackSpace]:
    """The encounter track: `fire="a03_torke s_air_1 s_air_2 footprints tom_1"`, words in any order."""
    found = {element: TrackSpace() for element in ELEMENTS}
    for element, words in spaces.items():
        space = found[element]
        for word in words.split():
            if word in COMPANIONS:
                space.companion = word
            elif word in TOM_TILES:
                space.tile = word
            elif word == "footprint":
                space.footprints += 1
            else:
                space.dice += (word,)
    return found


def table(*players: Player, **rest: Any) -> State:
    """A state: `board`, `round`, `track`, `tom` and everything else as in `State`; decks hold what lies nowhere."""
    people = list(players) or [player()]
    lying = {space.companion for space in rest.get("track", {}).values()} | set(rest.get("graveyard", ()))
    lying |= {mine.id for each in people for mine in (*each.companions,)}
    left = [card for card in COMPANIONS.values() if card.id not in lying and (card.in_solo or len(people) > 1)]
    if rest.get("board") == "archipelago":
        for each in people:
            each.boats = each.boats or ("center",) * 4
    given: dict[str, Any] = {
        "board": "province",
        "options": Options(),
        "players": people,
        "round": 1,
        "track": track(),
        "reserve": RESERVE_DICE if len(people) == 1 else (*RESERVE_DICE, "s_black_1"),
        "deck_a": Pile.of("deckA", [card.id for card in left if card.deck == "A"]),
        "deck_b": Pile.of("deckB", [card.id for card in left if card.deck == "B"]),
        "spells": Pile.of("spell", SPELLS if len(people) > 1 else ()),
        "tom": None if len(people) > 1 else tom(),
    }
    return State(**(given | rest))


def begin(state: State, *steps: Step, seed: str = SEED) -> Scene:
    """Go on with these steps on the common list."""
    return scenario(GAME, state, steps, seed=seed)


def own(state: State, *steps: Step, seat: int = 0, seed: str = SEED) -> Scene:
    """Go on with these steps on a seat's own list."""
    return scenario(GAME, state, (), {seat: steps}, seed=seed)


def late_morning(*players: Player, **rest: Any) -> Scene:
    """The first player rerolls; nothing follows."""
    return own(table(*players, **rest), LateMorning(0))


def call_back(*players: Player, **rest: Any) -> Scene:
    """The first player's dice are final and Cromaug may call."""
    return own(table(*players, **rest), CallBack(0))


def noon(*players: Player, **rest: Any) -> Scene:
    """The first player's noon; nothing follows."""
    return own(table(*players, **rest), Noon(0, begins=True))


def afternoon(*players: Player, **rest: Any) -> Scene:
    """The first player's afternoon; nothing follows."""
    return own(table(*players, **rest), Afternoon(0))


def mine(scene: Scene) -> Player:
    """The first player's pieces."""
    first: Player = scene.state.players[0]
    return first


def ids(pieces: Sequence[Any]) -> list[str]:
    """The names of companions, dice or spells."""
    return [piece.id for piece in pieces]
