"""Tables in the middle of a match, and skies as the spec writes them down."""

from collections.abc import Mapping, Sequence
from typing import Any

from games.core import play
from games.core.chance import Chance
from games.core.match import MatchPosition
from games.core.step import Ask, Gather, Seat, Step, StepContext
from games.core.tuples import without
from games.girl_stars import GAME, paths
from games.girl_stars.actions import PlaceTile, Scout, ScoutColour, ScoutRoute, UseStardust
from games.girl_stars.components import COLOURS, Colour
from games.girl_stars.flow import Acting, ChooseColour, ClearDish, Stargazing, TakeAsh, Turn
from games.girl_stars.options import Options
from games.girl_stars.setup import setup
from games.girl_stars.state import Landed, Player, Star, State
from games.girl_stars.view import View, view
from tests.support.games.scenario import SEED, Scene, scenario

CORNERS: dict[str, Any] = {
    "nw": "extra_villager",
    "ne": "three_lights",
    "sw": "extra_actions",
    "se": "rescore",
}
PILES = {"r3": (4, 3), "r4": (7, 5), "r5": (10, 8), "r6": (14, 12)}
LETTERS: dict[str, Colour] = {"R": "red", "B": "blue", "Y": "yellow"}


def colours(letters: str) -> tuple[Colour, ...]:
    """Colours from their letters."""
    return tuple(LETTERS[letter] for letter in letters)


def light(letters: str) -> dict[Colour, int]:
    """A supply of Light from letters."""
    return {colour: colours(letters).count(colour) for colour in COLOURS}


def table(seats: int = 2) -> State:
    """The table of the spec's examples: A first, the default corners and piles. [spec 14]"""
    state = setup(Options(), seats, StepContext(seats, Chance("girl_stars", bytes.fromhex(SEED))))
    state.elders = tuple(sorted(state.elders)) if seats > 1 else (0, -1)
    state.offering, state.deck = "harvest_feast", ("great_hunt", "night_of_thanks", "river_gift")
    state.piles = dict(PILES)
    for player in state.players:
        player.corners = dict(CORNERS)
    return state


def star(text: str, player: Player) -> tuple[str, Star]:
    """A tile as the spec writes it, `red_2a@D3/1` or `back@D2/1`: its hex and how it lies."""
    name, _, place = text.partition("@")
    at, _, rotation = place.partition("/")
    if name != "back":
        return at, Star(name, int(rotation), False, not name.startswith("white"))
    return at, Star(next(tile for tile in reversed(player.bag) if tile.startswith("white")), int(rotation), True)


def lay(player: Player, tiles: str) -> None:
    """Put tiles on a board, taken out of the bag."""
    for text in tiles.split():
        at, found = star(text, player)
        player.bag = without(player.bag, found.tile)
        player.tiles[at] = found


def hold(player: Player, *tiles: str) -> None:
    """Take tiles out of the bag into the hand."""
    for tile in tiles:
        player.bag = without(player.bag, tile)
        player.hand += (tile,)


def placing(state: State, seat: Seat = 0, *, rest: Sequence[Step] = (ClearDish(),)) -> Scene:
    """Let a seat place what it holds, while B still holds a tile."""
    other = state.players[1 - seat]
    if not other.hand:
        hold(other, "yellow_4c")
    return scenario(GAME, state, [Gather(), *rest], {seat: [Stargazing(seat)], 1 - seat: [Stargazing(1 - seat)]})


def place(board: str, tile: str, bonus: str = "") -> Scene:
    """Lay this board for A, and place one more tile."""
    state = table()
    lay(state.players[0], board)
    return put(state, tile, bonus)


def put(state: State, tile: str, bonus: str = "") -> Scene:
    """Let A place one more tile."""
    at, found = star(tile, state.players[0])
    hold(state.players[0], found.tile)
    return placing(state).answer(PlaceTile(found.tile, at, found.rotation, found.back, bonus))


def dusting(board: str, stardust: int) -> Scene:
    """Lay this board for A with so much Stardust, while B places."""
    state = table()
    lay(state.players[0], board)
    state.players[0].stardust = stardust
    return placing(state)


def acting(state: State, *, actions: int = 2, rest: Sequence[Step] = ()) -> Scene:
    """Let A have its turn."""
    state.players[0].actions = actions
    return scenario(GAME, state, [Acting(0), *rest])


def out_of_turn_actions(scene: Scene, seat: Seat = 0) -> list[Any]:
    """What a seat may do beside the questions."""
    prompt = play.out_of_turn_actions(GAME, scene.match, seat)
    return list(prompt.legal) if prompt else []


def uses(scene: Scene, seat: Seat = 0) -> dict[str, int]:
    """Where a seat may use Stardust, with the number of choices of bonus tokens."""
    found: dict[str, int] = {}
    for action in out_of_turn_actions(scene, seat):
        assert isinstance(action, UseStardust)
        found[action.hex] = found.get(action.hex, 0) + 1
    return found


def scout(scene: Scene, path: Sequence[int], letters: str, via: Any = "action") -> Scene:
    """Give the answers that light a path in these colours, where they are asked for."""
    scene.answer(Scout(path[-1], via))
    if scene.asked.get(0) == "ChooseRoute":
        scene.answer(ScoutRoute(tuple(path)))
    while scene.asked.get(0) == "ChooseColour":
        (entered,) = play.prompts(GAME, scene.match).values()
        assert isinstance(entered.step, ChooseColour)
        scene.answer(ScoutColour(colours(letters)[len(entered.step.scouting.colours)]))
    return scene


def routes(state: State, gate: int) -> list[tuple[int, ...]]:
    """The routes that A may light to a gate."""
    return list(paths.routes(state.lit, state.players[0].light).get(gate, ()))


def seen(state: State, seat: Seat | None = None, asked: Mapping[Seat, Ask] | None = None) -> View:
    """What a seat sees of a table."""
    return view(state, seat, MatchPosition(dict(asked or {}), False))


def drafting(state: State, *dish: Landed, picks: int = 1) -> Scene:
    """Let A pick from this dish."""
    state.dish = tuple(dish)
    for landed in dish:
        state.ash_bag = without(state.ash_bag, landed.ash)
    return scenario(GAME, state, [*[TakeAsh(0)] * picks, ClearDish(), Turn(0)])
