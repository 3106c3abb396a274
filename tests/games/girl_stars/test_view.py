"""What is seen of a table, and the table rebuilt from it."""

import msgspec

from games.core import play
from games.core.chance import Chance
from games.core.scores import OPPONENT
from games.girl_stars import GAME
from games.girl_stars.actions import Scout, ScoutColour, ScoutRoute
from games.girl_stars.components import TILES
from games.girl_stars.determinize import determinize
from games.girl_stars.flow import ChooseColour
from games.girl_stars.player_view import Pattern
from games.girl_stars.state import Landed
from games.girl_stars.state_from_view import state_from_view
from games.girl_stars.state_from_view import view_after as seen_again
from tests.support.games.girl_stars.scene import acting, colours, hold, lay, light, placing, seen, table


def test_the_sky_of_a_player() -> None:
    state = table()
    player = state.players[0]
    lay(player, "red_2c@D3/1 back@D2/1 blue_2c@E5/0 back@B2/1 back@B3/4")
    player.dust = {"G4": 1}
    player.used = ("ne",)
    mine = seen(state).players[0]
    assert mine.open_ends == {"D3": 0b10, "E5": 0b1001}
    assert mine.dust_costs == {"D4": 1, "D5": 1, "F4": 1}
    assert mine.patterns == (
        Pattern(("B2", "B3"), 0, False, {}),
        Pattern(("D2", "D3"), 1, False, {"D4": 1}),
        Pattern(("E5",), 1, False, {"D5": 1, "F4": 1}),
    )
    assert mine.tiles["D3"].lines == 0b10010
    assert mine.tiles["D3"].colour == "red"
    assert mine.tiles["D2"].colour == "white"
    assert mine.vacant == 38 - 5 - 1
    assert mine.used == ("ne",)
    assert not set(mine.bag) & {star.tile for star in mine.tiles.values()}


def test_the_main_board() -> None:
    state = table()
    state.lit = {10: "red", 31: "yellow"}
    state.players[0].villagers = ("early:fruit_1", "near:fish_2", "sky:1", "home")
    state.players[1].villagers = ("near:fruit_1", "early:fish_2", "village", "token")
    state.marked = ("r4",)
    view = seen(state)
    assert view.connected == 2
    assert view.sites["fruit_1"].cost == 1
    assert view.sites["fruit_1"].early == (0, "v1")
    assert view.sites["fruit_1"].near == ((1, "v1"),)
    assert view.sites["fish_3"].cost == 3
    assert not view.sites["fish_3"].connected
    assert view.track.gazers == {1: (0, "v3")}
    assert view.track.free == (2, 3)
    assert view.track.elders == {0: 5, 1: 4}
    assert view.players[1].elder == 4
    assert view.players[0].home == ["v4"]
    assert view.players[1].away == ["v1", "v2", "v3"]
    assert view.rewards["r4"].marked
    assert [view.reward(size) for size in (2, 3, 4, 5, 6, 11)] == [0, 4, 7, 10, 14, 14]
    assert view.offering.hidden == ("great_hunt", "night_of_thanks", "river_gift")
    assert view.ash_bag["double_light"] == 3


def test_a_scouting_is_shown_while_it_is_entered() -> None:
    state = table()
    state.players[0].light = light("RRBY")
    scene = acting(state).answer(Scout(10, "action"), ScoutColour("blue"))
    entered = play.view(GAME, scene.match, 0).scouting
    assert entered.path == (1, 3, 10)
    assert entered.colours == colours("B")
    assert entered.next_space == 3
    assert entered.choices == colours("RY")
    assert entered.proposal == colours("BRR")
    assert entered.costs == {"red": 2, "blue": 1, "yellow": 0}
    assert (entered.pile, entered.vp, entered.connects) == ("r3", 4, ("fruit_1",))
    state.players[0].light = light("RRYBBYY")
    chosen = acting(state).answer(Scout(8, "action"))
    entered = play.view(GAME, chosen.match, 1).scouting
    assert (entered.path, entered.proposal, entered.vp, entered.next_space) == ((), (), 0, None)
    chosen.answer(ScoutRoute((1, 4, 7, 8)))
    assert play.view(GAME, chosen.match, 1).asked[0].step == ChooseColour.__name__


def test_everybody_sees_the_same() -> None:
    """[spec 7]"""
    match, _ = play.start(GAME, GAME.options(), 3, "0a" * 16)
    views = [play.view(GAME, match, seat) for seat in (None, 0, 1, 2)]
    assert len({msgspec.json.encode(msgspec.structs.replace(view, seat=None)) for view in views}) == 1
    assert determinize(match.state, 0, Chance("x", bytes(16))) == match.state


def test_the_order_of_bags_is_nowhere_in_the_view() -> None:
    match, _ = play.start(GAME, GAME.options(), 2, "0a" * 16)
    player = play.view(GAME, match, 0).players[0]
    assert len(player.bag) == 35
    assert list(player.bag) == [tile for tile in TILES if tile not in player.hand]
    imagined = play.determinize(GAME, match, 0, b"x")
    assert play.view(GAME, imagined, 0) == play.view(GAME, match, 0)
    assert imagined.seed != match.seed


def test_a_solo_view_knows_the_shadow() -> None:
    view = seen(table(1))
    assert view.solo
    assert view.track.elders == {0: 5, OPPONENT: 4}


def test_a_dish_rebuilt_from_its_view_looks_the_same() -> None:
    state = table()
    state.dish = (Landed("a", "recall", "centre", 1),)
    hold(state.players[0], "red_2a")
    view = play.view(GAME, placing(state).match, 1)
    assert seen_again(state_from_view(view), view) == view
