"""What is told of answers from a view alone is what the engine does."""

import msgspec
import pytest

from games.core import ai, play
from games.core.chance import Chance
from games.core.match import AnyMatch, MatchPosition
from games.glow import GAME
from games.glow import actions as do
from games.glow.day import Afternoon, LateMorning, Noon
from games.glow.preview import Ahead, ahead, any_order
from games.glow.state_from_view import state_from_view
from games.glow.travel import Way
from games.glow.view import View, view
from tests.support.games.glow.pieces import noon, own, player, table


def seen(match: AnyMatch, seat: int = 0) -> View:
    found = play.view(GAME, match, seat)
    assert isinstance(found, View)
    return found


def ends(match: AnyMatch, seat: int = 0) -> set[bytes]:
    """Everything that the noon of a seat can come to, by the engine itself."""
    found, waiting = set(), [match]
    while waiting:
        here = waiting.pop()
        asked = play.prompts(GAME, here).get(seat)
        if asked is None or asked.name not in ("Resolve", "ReturnDie"):
            found.add(msgspec.json.encode((here.state, here.own, here.common, here.counts)))
            continue
        waiting += [play.apply(GAME, here, seat, action)[0] for action in asked.legal]
    return found


@pytest.mark.parametrize(
    ("light", "companions", "hand", "same"),
    [
        (9, "a05_ladawa a16_sketal:l_water_3", "F F F l_water_3=W", True),  # the die that goes back serves nobody
        (0, "a16_sketal:l_water_3 a04_tamnuca", "F F F M l_water_3=M", False),  # it may be needed
    ],
)
def test_whether_the_order_matters(light: int, companions: str, hand: str, same: bool) -> None:
    scene = noon(player("pocana", companions=companions, hand=hand, light=light), player())
    assert play.prompts(GAME, scene.match)[0].name == "Resolve"
    assert any_order(seen(scene.match), 0) is same
    assert (len(ends(scene.match)) == 1) is same


def test_any_order_is_what_the_engine_does() -> None:
    """Over random noons at which an order is asked, before the dice are kept and after."""
    told = set()
    for seed in range(6):
        match, _ = play.start(GAME, GAME.options(), 2, f"{seed:032x}")
        luck = Chance("orders", seed.to_bytes(16, "big"))
        while not match.over:
            seat, prompt = next(iter(play.prompts(GAME, match).items()))
            if prompt.name == "Resolve" and len(prompt.legal) < 6:
                same = any_order(seen(match, seat), seat)
                assert same is (len(ends(match, seat)) == 1)
                told.add(same)
            action = do.KeepDice() if prompt.name == "RerollDice" else ai.random_move(prompt, luck)
            if isinstance(action, do.KeepDice):
                after, _ = play.apply(GAME, match, seat, action)
                asked = play.prompts(GAME, after).get(seat)
                order = asked is not None and asked.name == "Resolve"
                assert any_order(seen(match, seat), seat) is (order and any_order(seen(after, seat), seat))
            match, _ = play.apply(GAME, match, seat, action)
    assert told == {True, False}


def test_the_state_from_view_shows_the_same_view() -> None:
    for seats, board in ((1, "province"), (1, "archipelago"), (3, "province")):
        match, _ = play.start(GAME, GAME.options(board=board), seats, f"{50 + seats:032x}")
        luck = Chance("mirror", bytes(16))
        for _ in range(60):
            if match.over:
                break
            seat, prompt = next(iter(play.prompts(GAME, match).items()))
            here = seen(match, seat)
            moment = MatchPosition({prompt.seat: prompt.step}, over=False) if prompt.step else None
            assert moment is not None
            mirrored = view(state_from_view(here), seat, moment)
            assert mirrored.players[seat] == here.players[seat]
            assert (mirrored.track, mirrored.tom, mirrored.reserve) == (here.track, here.tom, here.reserve)
            match, _ = play.apply(GAME, match, seat, ai.random_move(prompt, luck))


def test_a_better_village_ahead() -> None:
    scene = own(table(player(party="start"), player()), LateMorning(0), Noon(0, begins=True), Afternoon(0))
    mine = seen(scene.match).players[0]
    assert ahead(mine, Way(("p01",))) == Ahead("village_5", 4)
    through = Way(("p01", "p02", "p03", "p04", "village_5", "p06"))
    assert ahead(mine, through) == Ahead("village_8", 4)
    camped = seen(own(table(player(camp="village_20"), player()), Afternoon(0)).match).players[0]
    assert ahead(camped, Way(("p01",))) is None
