"""The final scoring; one function per item. [spec 9, 10.3]"""

from games.core.scores import OPPONENT, Line, Score, duel, ranked
from games.core.step import Seat
from games.glow.components import ISLANDS, SETUP, SPACES
from games.glow.state import Player, State, Tom


def score(state: State) -> list[Score]:
    """Return the present score of every seat, followed by Tom's in a solo match."""
    scores = [_score_of(state, seat) for seat in range(len(state.players))]
    return ranked(scores) if state.tom is None else duel(scores[0], _score_of_tom(state, state.tom))


def _score_of(state: State, seat: Seat) -> Score:
    player = state.players[seat]
    lines = (
        Line("light", player.light),
        Line("cards", player.end_light, str(len(player.companions))),
        Line("journey", journey(state, player)),
        Line("fireflies", *_fireflies(player)),
        Line("footprints", player.footprints),
    )
    return Score.of(seat, lines, ties=(player.reroll_tokens,))


def journey(state: State, traveller: Player | Tom) -> int:
    """Return the light of the village with the camp, or of all islands with boats."""
    if state.board == "province":
        return SPACES[traveller.camp].light
    return sum(ISLANDS[island].light for island in traveller.boats)


def _fireflies(player: Player) -> tuple[int, str]:
    fireflies, companions = player.fireflies + player.firefly_icons, len(player.companions)
    return SETUP.firefly_bonus if fireflies >= companions else 0, f"{fireflies}/{companions}"


def _score_of_tom(state: State, tom: Tom) -> Score:
    lines = (Line("light", tom.light), Line("journey", journey(state, tom)), Line("footprints", tom.footprints))
    return Score.of(OPPONENT, lines)
