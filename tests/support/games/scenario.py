"""Matches that start in the middle: any state, any steps, then the kernel as always."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from games.core import ai, engine, play
from games.core.chance import Chance
from games.core.game import Game
from games.core.match import AnyMatch, Match, Prompt
from games.core.playout import decide, seat_chance
from games.core.step import Action, Event, Seat, Step, StepContext

SEED = "000102030405060708090a0b0c0d0e0f"


class Scene:
    """A match in progress that answers questions about itself; `events` are those since the last answer."""

    def __init__(self, game: Game, match: AnyMatch, events: Sequence[Event] = ()) -> None:
        self.game = game
        self.match = match
        self.events = list(events)

    @property
    def state(self) -> Any:
        return self.match.state

    @property
    def asked(self) -> dict[Seat, str]:
        """Who is asked what."""
        return {seat: prompt.name for seat, prompt in play.prompts(self.game, self.match).items()}

    def legal(self, seat: Seat = 0) -> list[Action]:
        """What a seat may answer."""
        return list(play.prompts(self.game, self.match)[seat].legal)

    def answer(self, *actions: Action, seat: Seat = 0) -> "Scene":
        """Give answers of one seat, one after the other."""
        for action in actions:
            self.match, news = play.apply(self.game, self.match, seat, action)
            self.events = [told.event for told in news]
        return self

    def told(self, kind: type[Event]) -> list[Any]:
        """The events of one kind since the last answer."""
        return [event for event in self.events if isinstance(event, kind)]


def scenario(
    game: Game,
    state: Any,
    steps: Sequence[Step],
    own: Mapping[Seat, Sequence[Step]] | None = None,
    *,
    options: Any = None,
    seed: str = SEED,
) -> Scene:
    """Put this state on a table with these steps still to be done, and go on to the next question."""
    seats = len(state.players)
    chance = Chance(game.key, bytes.fromhex(seed))
    table = StepContext(seats, chance)
    match: AnyMatch = Match(
        game=game.key,
        rules=game.rules,
        shape=game.shape,
        seed=seed,
        options=options or game.options(),
        seats=seats,
        state=state,
        common=list(steps),
        own=[list((own or {}).get(seat, ())) for seat in range(seats)],
        answers=[0] * seats,
        undo=[False] * seats,
        counts={},
    )
    engine.run_automatic_steps(match, table)
    return Scene(game, match, [told.event for told in table.news])


def asked_alone(game: Game, name: str, seed: str = SEED) -> Iterator[tuple[Any, Prompt]]:
    """Every question of this kind in a match that a strong player plays alone, with what is seen then."""
    match, _ = play.start(game, game.options(), 1, seed)
    luck = seat_chance(game, seed, 0)
    while not match.over:
        prompt = play.prompts(game, match)[0]
        if prompt.name == name:
            yield play.view(game, match, 0), prompt
        match, _ = play.apply(game, match, 0, decide(game, ai.STRONG, match, prompt, luck))
