"""Tables in the middle of a match, as one writes them down."""

from collections.abc import Iterable
from typing import Any

from games.core import play
from games.core.chance import Chance
from games.core.step import Seat, Step, StepContext
from games.core.tuples import replace_at, without
from games.crafting_cosmos import GAME
from games.crafting_cosmos.components import CONTROLS, POWERS, TILES, Control, Element
from games.crafting_cosmos.craft import Craft
from games.crafting_cosmos.flow import EndTurn
from games.crafting_cosmos.options import Options
from games.crafting_cosmos.setup import setup
from games.crafting_cosmos.state import Nebula, Player, State, TurnNotes
from games.crafting_cosmos.view import View
from tests.support.games import scenario
from tests.support.games.scenario import SEED, Scene

SYMBOLS: dict[str, Element] = {"H": "hydrogen", "He": "helium", "C": "carbon", "O": "oxygen"}
QUIET = StepContext(2, Chance(GAME.key, bytes(16)))


def dealt(seats: int = 4, **options: Any) -> State:
    """A table as it is dealt."""
    table = StepContext(seats, Chance(GAME.key, bytes.fromhex(SEED)))
    return setup(Options(**options), seats, table)


def bare(seats: int = 4) -> State:
    """A table with empty boards and hands; everything that was dealt is back in its stack."""
    state = dealt(seats)
    for player in state.players:
        for element in player.stars.values():
            state.reserve[element] += 1
        state.life += len(player.life)
        for nebula in player.nebulae.values():
            state.nebulae[TILES[nebula.tile].size - 1].hidden += (nebula.tile,)
        for control, count in player.hand.items():
            state.deck[control] += count
        player.stars, player.life, player.nebulae, player.hand = {}, {}, {}, {}
    state.round, state.turn = 1, TurnNotes(seat=0)
    return state


def stars(state: State, text: str, seat: Seat = 0, turned: str = "") -> Player:
    """Put stars on a board: "s19 H s24 He"; those on the spaces `turned` are supernovae."""
    player, words = state.players[seat], text.split()
    for space, symbol in zip(words[::2], words[1::2], strict=True):
        player.stars[space] = SYMBOLS[symbol]
        state.reserve[SYMBOLS[symbol]] -= 1
    player.supernovae += tuple(turned.split())
    return player


def life(state: State, proto: str = "", stable: str = "", seat: Seat = 0) -> Player:
    """Put life on a board."""
    player = state.players[seat]
    player.life.update(dict.fromkeys(proto.split(), "proto"))
    player.life.update(dict.fromkeys(stable.split(), "stable"))
    state.life -= len(player.life)
    return player


def take_tile(state: State, tile: str) -> str:
    """Take a tile out of its stack."""
    stack = state.nebulae[TILES[tile].size - 1]
    stack.hidden = without(stack.hidden, tile)
    return tile


def nebula(state: State, space: str, tile: str, seat: Seat = 0, *, completed: bool = False, token: str = "") -> Player:
    """Lay a nebula on a board, perhaps with advanced life."""
    player = state.players[seat]
    player.nebulae[space] = Nebula(take_tile(state, tile), completed, token)
    if token:
        rim = "green" if token[0] == "g" else "plain"
        setattr(state.advanced, rim, without(getattr(state.advanced, rim), token))
    return player


def hand(state: State, text: str, seat: Seat = 0) -> Player:
    """Deal energy cards: "light light time"."""
    player = state.players[seat]
    for card in _controls(text):
        player.hand[card] = player.hand.get(card, 0) + 1
        state.deck[card] -= 1
    return player


def _controls(text: str) -> Iterable[Control]:
    return [next(control for control in CONTROLS if control == word) for word in text.split()]


def power(state: State, slot: int, card: str, seat: Seat = 0) -> Player:
    """Put a power card into a slot."""
    player = state.players[seat]
    deck = state.powers[POWERS[card].deck]
    deck.hidden = without(deck.hidden, card)
    player.powers = replace_at(player.powers, slot - 1, card)
    return player


def pool(state: State, *, held: str = "", proto: int = 0, tiles: str = "", seat: Seat = 0) -> Player:
    """Give a seat what is not placed yet: stars as "H H C"."""
    player = state.players[seat]
    for symbol in held.split():
        element = SYMBOLS[symbol]
        player.pool.stars[element] = player.pool.stars.get(element, 0) + 1
        state.reserve[element] -= 1
    player.pool.proto += proto
    state.life -= proto
    player.pool.tiles += tuple([take_tile(state, tile) for tile in tiles.split()])
    return player


def energy(state: State, **controls: str) -> State:
    """Put energy tokens on the controls: light="D D 0" for two dark ones and that of seat 0; "V" is the Void."""
    state.dark = {}
    for control in CONTROLS:
        for token in controls.get(control, "").split():
            if token == "D":
                state.dark[control] = state.dark.get(control, 0) + 1
            elif token == "V":
                state.void = control
            else:
                state.players[int(token)].control = control
    return state


def tokens(state: State) -> dict[str, str]:
    """The ring as one writes it: dark ones first, then seats, then the Void."""
    return {
        control: " ".join(
            ["D"] * state.dark.get(control, 0)
            + [str(seat) for seat, player in enumerate(state.players) if player.control == control]
            + ["V"] * (state.void == control)
        )
        for control in CONTROLS
    }


def begin(state: State, *steps: Step) -> Scene:
    """Put this state on a table with these steps still to be done; every component must be in one place."""
    assert GAME.census(state) == GAME.census(dealt(len(state.players)))
    return scenario.scenario(GAME, state, steps)


def quiet(seats: int = 2) -> State:
    """A bare table without goals, so that only the board counts."""
    state = bare(seats)
    state.unseen += tuple(filter(None, state.track))
    state.track = ("", "", "", "")
    return state


def crafting(state: State, seat: Seat = 0) -> Scene:
    """Let a seat craft; its turn ends with it."""
    state.running.seat = seat
    return begin(state, Craft(seat), EndTurn(seat))


def legal(scene: Scene, kind: type[Any], seat: Seat = 0) -> list[Any]:
    """What a seat may answer of one kind."""
    return [action for action in scene.legal(seat) if isinstance(action, kind)]


def seen(scene: Scene, seat: Seat | None = 0) -> View:
    """What a seat sees."""
    view: View = play.view(GAME, scene.match, seat)
    return view
