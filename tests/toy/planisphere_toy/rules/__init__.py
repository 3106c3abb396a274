"""Lanterns: the smallest game that uses everything the kernel offers.

Three nights. Each night everybody draws a card nobody else sees and, all at once, hides or shines it (and may roll);
then the highest shining card scores, and the warden decides alone whether to rest. A coin may be spent at any time.
"""

from collections import Counter
from collections.abc import Iterable
from typing import Annotated, Any, ClassVar, Literal

import msgspec
from msgspec import Meta, Struct

from games.core import ai
from games.core.challenge import AttemptFigures, SoloChallenge, checked
from games.core.chance import Chance
from games.core.game import Game, unchanged
from games.core.match import MatchPosition, Prompt
from games.core.options import Option
from games.core.pile import Pile
from games.core.scores import Line, Score, ranked
from games.core.step import Action, Ask, Auto, Event, Gather, Seat, StepContext, Then

DECK = [*"122345678"]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    wind: Literal["calm", "storm"] = "calm"
    lonely: Annotated[Literal["no", "yes"], Meta(extra={"seats": (1,)})] = "no"
    fixed: str | None = None


class Player(Struct, forbid_unknown_fields=True):
    card: str | None = None
    shines: bool = False
    points: int = 0
    coins: int = 1
    rolled: int = 0


class State(Struct, forbid_unknown_fields=True):
    deck: Pile
    players: list[Player]
    past: list[str] = []
    wind: str = "calm"


class Shine(Action, frozen=True):
    """Show the card."""


class Hide(Action, frozen=True):
    """Keep the card face down."""


class Roll(Action, frozen=True):
    """Throw a die for luck."""


class Rest(Action, frozen=True):
    """Rest or not."""

    early: bool


class Spend(Action, frozen=True):
    """Spend a coin for a point."""


class Drawn(Event, frozen=True):
    seat: Seat
    card: str


class Scored(Event, frozen=True):
    seat: Seat
    points: int


class Night(Auto, frozen=True):
    left: int

    def run(self, state: State, table: StepContext) -> Then:
        if not self.left:
            return ()
        for seat, player in enumerate(state.players):
            player.card = state.deck.draw(table.chance)
            table.whisper(seat, Drawn(seat, player.card))
        return (Dusk(), Gather(), Dawn(), Warden(0), Night(self.left - 1))


class Dusk(Auto, frozen=True):
    def run(self, state: State, table: StepContext) -> Then:
        return {seat: (Choose(seat),) for seat in range(table.seats)}


class Choose(Ask, frozen=True):
    def legal(self, state: State) -> Iterable[Action]:
        yield Shine()
        yield Hide()
        if state.players[self.seat].rolled < 2:
            yield Roll()

    def take(self, state: State, table: StepContext, action: Action) -> Then:
        player = state.players[self.seat]
        if isinstance(action, Roll):
            player.rolled += 1
            player.points += table.chance.next(6, "roll", self.seat) == 5
            return (self,)
        player.shines = isinstance(action, Shine)
        return ()


class Dawn(Auto, frozen=True):
    def run(self, state: State, table: StepContext) -> Then:
        best = max((int(p.card or 0) for p in state.players if p.shines), default=0)
        for seat, player in enumerate(state.players):
            if player.shines and int(player.card or 0) == best:
                player.points += best
                table.tell(Scored(seat, best))
            state.past.append(player.card or "")
            player.card, player.shines, player.rolled = None, False, 0
        return ()


class Warden(Ask, frozen=True):
    forced: ClassVar[bool] = True

    def legal(self, state: State) -> Iterable[Action]:
        return [Rest(False)] if state.wind == "storm" else [Rest(False), Rest(True)]

    def take(self, state: State, table: StepContext, action: Rest) -> Then:
        state.players[self.seat].points += action.early
        if action.early:
            table.bind()
        return ()


class PlayerView(Struct, frozen=True):
    points: int
    coins: int
    card: str | None
    holds: bool
    rolled: int


class View(Struct, frozen=True):
    seat: Seat | None
    players: tuple[PlayerView, ...]
    asked: tuple[Seat, ...]
    left: int
    past: tuple[str, ...]
    over: bool


def setup(options: Options, seats: int, table: StepContext) -> State:
    return State(Pile.of("deck", DECK), [Player() for _ in range(seats)], wind=options.wind)


def view(state: State, seat: Seat | None, moment: MatchPosition) -> View:
    players = tuple(
        PlayerView(p.points, p.coins, p.card if i == seat else None, p.card is not None, p.rolled if i == seat else 0)
        for i, p in enumerate(state.players)
    )
    return View(seat, players, tuple(moment.asked), len(state.deck), tuple(state.past), moment.over)


def determinize(state: State, seat: Seat, chance: Chance) -> State:
    others = {i: p for i, p in enumerate(state.players) if i != seat and p.card is not None}
    held = [f"{player.card}#0{i}" for i, player in others.items()]
    dealt = iter(chance.shuffle("imagine", [*state.deck.cards, *held]))
    for player in others.values():
        player.card = next(dealt).partition("#")[0]
    state.deck.cards = tuple(sorted(dealt))
    return state


def score(state: State) -> list[Score]:
    rows = enumerate(state.players)
    return ranked(Score.of(i, [Line("light", p.points), Line("coins", p.coins)], (p.coins,)) for i, p in rows)


def out_of_turn_actions(state: State, seat: Seat) -> Iterable[Action]:
    return (Spend(),) if state.players[seat].coins else ()


def take_out_of_turn(state: State, table: StepContext, seat: Seat, action: Action) -> Then:
    table.bind()
    state.players[seat].coins -= 1
    state.players[seat].points += 1
    return ()


def census(state: State) -> dict[str, int]:
    return dict(Counter([*state.deck.ids(), *state.past, *(p.card for p in state.players if p.card)]))


def choose(level: str, view: View, prompt: Prompt, chance: Chance) -> Action:
    bright = [action for action in prompt.legal if isinstance(action, Shine | Rest)]
    return bright[0] if level == "strong" and bright else ai.random_move(prompt, chance)


def rename(old: dict[str, Any]) -> dict[str, Any]:
    """Rules 1 called the points `light`."""
    for player in old["state"]["players"]:
        player["points"] = player.pop("light")
    return old


def figures(state: State) -> AttemptFigures:
    """Ten points are a win."""
    own = state.players[0].points + state.players[0].coins
    return AttemptFigures(own, 10, own >= 10, int(own >= 10), (own,))


WINDS = (Option("wind", ("calm", "storm"), "calm"),)
CHALLENGE = SoloChallenge(
    level="wind",
    levels=("calm", "storm"),
    choices=lambda _: WINDS,
    settle=lambda chosen, _: msgspec.convert(checked(chosen, WINDS), Options),
    daily=lambda day: {"wind": ("calm", "storm")[day % 2]},
    weekly=lambda _: {},
    figures=figures,
    reached=lambda state: len(state.past),
)

GAME = Game(
    key="toy",
    rules=2,
    seats=range(1, 4),
    options=Options,
    state=State,
    steps=Night | Dusk | Choose | Dawn | Warden | Gather,
    actions=Shine | Hide | Roll | Rest | Spend,
    events=Drawn | Scored,
    views=View,
    setup=setup,
    opening=(Night(3),),
    view=view,
    determinize=determinize,
    score=score,
    choose=choose,
    levels=("easy", "strong"),
    longest={1: 20, 2: 40, 3: 60},
    census=census,
    out_of_turn_actions=out_of_turn_actions,
    take_out_of_turn=take_out_of_turn,
    upgrades={1: unchanged},
    shape=2,
    reshapes={1: rename},
    challenge=CHALLENGE,
)
