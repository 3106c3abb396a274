"""Scenes: a table set up in the middle of a turn, in a few words."""

from collections.abc import Mapping, Sequence

from games.core import engine, play
from games.core.chance import Chance
from games.core.match import Match, Prompt
from games.core.step import Action, Event, Seat, Step, StepContext, heard
from games.hoshitsukuri import GAME, actions, rules
from games.hoshitsukuri.components import CARDS, SETS, STARS, pile_size
from games.hoshitsukuri.flow import AdvanceOrbit, EndTurn, Generate, PlayOn, Turn
from games.hoshitsukuri.options import Options
from games.hoshitsukuri.state import Player, State, TurnNotes, laid
from games.hoshitsukuri.view import View

SEED = "000102030405060708090a0b0c0d0e0f"
TURN: tuple[Step, ...] = (PlayOn(0), AdvanceOrbit(0), Generate(0), EndTurn(0), Turn())
AFTER_PLAY = TURN[1:]
AFTER_ORBIT = TURN[2:]


def cards(text: str) -> tuple[str, ...]:
    """`"rock satellite*3"` as a tuple of kinds; raises KeyError for a kind that does not exist."""
    found: list[str] = []
    for word in text.split():
        kind, _, copies = word.partition("*")
        found += [CARDS[kind].id] * int(copies or 1)
    return tuple(found)


def player(
    hand: str = "",
    deck: str = "",
    discard: str = "",
    *,
    field: Sequence[str] = (),
    space: int = 0,
    arrival: int = 0,
    strikes: Sequence[Sequence[str]] = (),
) -> Player:
    """A seat's pieces; the field's effects are done."""
    plays = [tuple([laid(kind) for kind in cards(play)]) for play in field]
    return Player(
        deck=rules.in_order(cards(deck)),
        hand=rules.in_order(cards(hand)),
        discard=cards(discard),
        field=tuple(plays),
        space=space,
        arrival=arrival,
        strikes=tuple([tuple(colours) for colours in strikes]),
    )


def eight(named: str) -> list[str]:
    """The named kinds, filled up to eight from the first game's set and then from all."""
    kinds = cards(named)
    others = [kind for kind in (*SETS["first_game"], *rules.free_celestials(())) if kind not in kinds]
    return [*kinds, *dict.fromkeys(others)][:8]


class Scene:
    """A match in the middle; `answer` gives the asked seat's answer, `told` is what happened by it."""

    def __init__(self, state: State, steps: Sequence[Step]) -> None:
        seats = len(state.players)
        self.match = Match(
            game=GAME.key,
            rules=GAME.rules,
            shape=GAME.shape,
            seed=SEED,
            options=state.options,
            seats=seats,
            state=state,
            common=list(steps),
            own=[[] for _ in range(seats)],
            answers=[0] * seats,
            undo=[False] * seats,
            counts={},
        )
        table = StepContext(seats, Chance(GAME.key, bytes.fromhex(SEED), self.match.counts))
        engine.run_automatic_steps(self.match, table)
        self.news = tuple(table.news)

    @property
    def state(self) -> State:
        state: State = self.match.state
        return state

    @property
    def me(self) -> Player:
        return self.state.players[0]

    @property
    def prompt(self) -> Prompt:
        (prompt,) = play.prompts(GAME, self.match).values()
        return prompt

    @property
    def question(self) -> str:
        return "" if self.match.over else self.prompt.name

    @property
    def legal(self) -> list[Action]:
        return list(self.prompt.legal)

    @property
    def offered(self) -> list[str]:
        """The kinds that may be chosen singly."""
        groups: list[tuple[str, ...]] = [
            (kind,) if (kind := getattr(action, "card", "")) else getattr(action, "cards", ()) for action in self.legal
        ]
        return [group[0] for group in groups if len(group) == 1]

    def answer(self, *given: Action) -> "Scene":
        news: play.News = ()
        for action in given:
            self.match, told = play.apply(GAME, self.match, self.prompt.seat, action)
            news += told
        self.news = news
        return self

    def play(self, text: str) -> "Scene":
        return self.answer(actions.Play(rules.in_order(cards(text))))

    def told(self, kind: type[Event] = Event) -> list[Event]:
        return [event for event in heard(self.news, None) if isinstance(event, kind)]

    def view(self, seat: Seat | None = 0) -> View:
        view: View = play.view(GAME, self.match, seat)
        return view

    @property
    def plays(self) -> list[list[str]]:
        return [rules.kinds_of(laid_out) for laid_out in self.me.field]

    @property
    def projected(self) -> int:
        return self.view().projected


def scene(
    hand: str = "",
    deck: str = "",
    discard: str = "",
    *,
    field: Sequence[str] = (),
    space: int = 0,
    arrival: int = 0,
    strikes: Sequence[Sequence[str]] = (),
    kinds: str = "",
    named: str = "first_game",
    others: Sequence[Player] | None = None,
    piles: Mapping[str, int] | None = None,
    steps: Sequence[Step] = TURN,
    plays_made: int | None = None,
    generated: str = "",
) -> Scene:
    """Seat 0 is to act, as a rule to play; one other player stands on 30 unless `others` are given."""
    rest = [player("rock*4", space=30, arrival=1)] if others is None else list(others)
    players = [player(hand, deck, discard, field=field, space=space, arrival=arrival, strikes=strikes), *rest]
    celestials = eight(kinds) if kinds else SETS[named]
    supply = {kind: pile_size(kind, len(players)) for kind in rules.in_order([*STARS, *celestials])} | dict(piles or {})
    state = State(
        options=Options(),
        players=players,
        supply=supply,
        arrivals=max(other.arrival for other in players) + 1,
        number=1,
        turn=TurnNotes(
            seat=0, origin=space, plays=len(field) if plays_made is None else plays_made, generated=generated
        ),
    )
    return Scene(state, steps)


def trash(kind: str) -> actions.Trash:
    return actions.Trash(kind)


def add(text: str) -> actions.Add:
    return actions.Add(rules.in_order(cards(text)))


def fuse(text: str) -> actions.Fuse:
    return actions.Fuse(rules.in_order(cards(text)))


def discard(text: str) -> actions.Discard:
    return actions.Discard(rules.in_order(cards(text)))


gain, generate, resolve = actions.Gain, actions.Generate, actions.Resolve
NO, PASS, USUAL = actions.Decline(), actions.Pass(), actions.ResolveAll()
