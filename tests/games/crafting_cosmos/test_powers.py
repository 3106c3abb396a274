"""Every power card, one scenario each. [spec 4.4, 6.4]"""

from typing import Any

from games.crafting_cosmos import actions as do
from games.crafting_cosmos.components import CONTROLS, DEALT
from games.crafting_cosmos.state import State
from tests.support.games.crafting_cosmos.powers import payments, ready, some_stars, use
from tests.support.games.crafting_cosmos.scene import legal, life, nebula, seen, stars
from tests.support.games.scenario import Scene


def only(scene: Scene, kind: Any) -> list[Any]:
    """What may be answered where nothing but this kind may be."""
    offered = legal(scene, kind)
    assert offered == scene.legal()
    return offered


ANY = {(control,) for control in CONTROLS}


# Light


def test_relativity_delta() -> None:
    scene = ready("relativity_delta")
    assert payments(scene) == {("light",)}
    player = use(scene, "light").state.players[0]
    assert (player.spot, player.graviton, player.hand["light"]) == (1, 1, 1)


def test_speed_of_light_2() -> None:
    assert payments(ready("speed_of_light_2")) == set()
    scene = ready("speed_of_light_2", some_stars)
    assert payments(scene) == {("light",)}
    scene.answer(do.ActivatePower(3, ("light",)))
    assert {move.origin for move in only(scene, do.SendStar)} == {"s09", "s10", "s11"}
    assert len(scene.legal()) == 3 * (37 - 4)
    scene.answer(do.SendStar("s09", "s37"))
    assert scene.state.players[0].stars["s37"] == "hydrogen"
    assert scene.state.players[0].points.power_cards == 2
    assert scene.asked == {0: "Craft"}


def test_stellar_ignition() -> None:
    def without_hydrogen(state: State) -> None:
        state.players[1].pool.stars["hydrogen"] = state.reserve["hydrogen"]
        state.reserve["hydrogen"] = 0

    assert payments(ready("stellar_ignition", without_hydrogen)) == set()
    scene = use(ready("stellar_ignition"), "gravity")
    assert scene.state.players[0].pool.stars == {"hydrogen": 1}


def test_supernova_flash_2() -> None:
    player = use(ready("supernova_flash_2"), "light").state.players[0]
    assert (player.supernova, player.points.power_cards) == (1, 2)


def test_spectral_shift_4() -> None:
    assert payments(ready("spectral_shift_4")) == set()
    scene = ready("spectral_shift_4", some_stars)
    assert payments(scene) == {("light",)}
    use(scene, "light")
    assert len(scene.legal()) == 3 * 3
    assert do.ChangeStar("s12", "hydrogen") not in scene.legal()  # a supernova
    before = dict(scene.state.reserve)
    scene.answer(do.ChangeStar("s09", "oxygen"))
    assert scene.state.players[0].stars["s09"] == "oxygen"
    assert scene.state.reserve["hydrogen"] == before["hydrogen"] + 1
    assert scene.state.reserve["oxygen"] == before["oxygen"] - 1
    assert scene.state.players[0].points.power_cards == 2


def test_gamma_ray_burst() -> None:
    scene = use(ready("gamma_ray_burst", some_stars), "light")
    assert {move.star for move in only(scene, do.TargetStar)} == {"s09", "s10", "s11"}
    scene.answer(do.TargetStar("s10"))
    assert "s10" not in scene.state.players[0].stars
    assert scene.state.players[0].points.power_cards == 3


def test_cosmic_background_3() -> None:
    def discards(state: State) -> None:
        state.discard = {"gravity": 1, "time": 2}
        state.deck["gravity"] -= 1
        state.deck["time"] -= 2

    assert payments(ready("cosmic_background_3")) == set()
    scene = ready("cosmic_background_3", discards)
    assert len(payments(scene)) == 4
    scene.answer(do.ActivatePower(3, ("light", "gravity")))
    assert scene.legal() == [do.TargetEnergy("time"), do.TargetEnergy("gravity")]
    scene.answer(do.TargetEnergy("time"))
    player = scene.state.players[0]
    assert (player.hand["time"], player.cards, player.points.power_cards) == (3, 7, 3)


def test_white_light_2() -> None:
    scene = ready("white_light_2")
    assert len(payments(scene)) == 9
    scene = use(scene, "light", "time", "gravity", aim=do.TargetElement("oxygen"))
    player = scene.state.players[0]
    assert (player.pool.stars, player.points.power_cards, player.cards) == ({"oxygen": 1}, 3, 5)


# Time


def test_special_relativity_3() -> None:
    scene = ready("special_relativity_3")
    assert payments(scene) == {("light", "time", "time"), ("time", "time", "gravity"), ("time", "time", "chemistry")}
    assert use(scene, "light", "time", "time").state.players[0].spot == 2


def test_time_dilation_2() -> None:
    scene = ready("time_dilation_2")
    assert payments(scene) == {("light", "time"), ("time", "time"), ("time", "gravity"), ("time", "chemistry")}
    assert use(scene, "time", "gravity").state.players[0].spot == 1


def test_stellar_evolution_2() -> None:
    scene = ready("stellar_evolution_2", some_stars)
    assert payments(scene) == {("time",)}
    use(scene, "time")
    # Oxygen stays what it is, supernovae too.
    assert {move.star for move in only(scene, do.TargetStar)} == {"s09", "s10"}
    scene.answer(do.TargetStar("s09"))
    assert scene.asked == {0: "SecondEvolution"}
    assert scene.legal() == [do.TargetStar("s10"), do.Decline()]
    assert seen(scene).asked[0].power == "stellar_evolution_2"
    scene.answer(do.TargetStar("s10"))
    evolved = scene.state.players[0].stars
    assert (evolved["s09"], evolved["s10"]) == ("helium", "carbon")
    assert scene.asked == {0: "Craft"}
    assert scene.state.players[0].points.power_cards == 1


def test_stellar_evolution_may_stop_after_one_star() -> None:
    scene = use(ready("stellar_evolution_2", some_stars), "time", aim=do.TargetStar("s10"))
    scene.answer(do.Decline())
    assert scene.state.players[0].stars["s09"] == "hydrogen"
    alone = use(ready("stellar_evolution_2", lambda state: stars(state, "s09 C")), "time")
    assert alone.state.players[0].stars == {"s09": "oxygen"}  # the only star, and none other to ask for
    assert alone.asked == {0: "Craft"}


def test_entropy_2() -> None:
    assert payments(ready("entropy_2", lambda state: life(state, stable="l21"))) == set()
    scene = use(ready("entropy_2", lambda state: life(state, proto="l21 l14")), "time", aim=do.TargetLife("l14"))
    player = scene.state.players[0]
    assert (player.life, player.points.power_cards) == ({"l21": "proto"}, 4)


def test_cosmic_inflation() -> None:
    scene = use(ready("cosmic_inflation"), "light", aim=do.TargetStack(2))
    assert scene.asked == {0: "KeepOneTile"}
    kept, other = (action.tile for action in legal(scene, do.KeepTile))
    assert seen(scene, 0).own is not None
    assert {kept, other} == set(seen(scene, 0).own.looked)  # type: ignore[union-attr]
    assert seen(scene, 1).own.looked == ()  # type: ignore[union-attr]
    scene.answer(do.KeepTile(kept))
    assert scene.state.players[0].pool.tiles == (kept,)
    assert [(b.piece, b.seen) for b in scene.state.nebulae[1].under] == [(other, 0)]


def test_cosmic_inflation_with_one_tile_left() -> None:
    def one_left(state: State) -> None:
        stack = state.nebulae[1].hidden
        state.players[1].pool.tiles = stack[1:]
        state.nebulae[1].hidden = stack[:1]

    scene = use(ready("cosmic_inflation", one_left), "light", aim=do.TargetStack(2))
    assert len(scene.state.players[0].pool.tiles) == 1
    assert scene.asked == {0: "Craft"}


def test_causality_2() -> None:
    assert use(ready("causality_2"), "time").state.players[0].dna == 2


def test_deep_time() -> None:
    assert payments(ready("deep_time")) == set()

    def on_four(state: State) -> None:
        state.players[0].spot = 4

    player = use(ready("deep_time", on_four), "time", aim=do.TargetElement("carbon")).state.players[0]
    assert (player.spot, player.pool.stars, player.points.power_cards) == (3, {"carbon": 1}, 0)


def test_stasis() -> None:
    scene = use(ready("stasis"), "time")
    assert scene.state.running.flags == ("stasis",)
    assert payments(scene) == set()  # it is pending already


# Gravity


def test_solar_wind_2() -> None:
    scene = ready("solar_wind_2")
    assert payments(scene) == {("gravity",)}
    player = use(scene, "gravity").state.players[0]
    assert (player.graviton, player.points.power_cards) == (3, 1)


def test_gravity_assist() -> None:
    def pieces(state: State) -> None:
        some_stars(state)
        life(state, proto="l21", stable="l14")

    scene = use(ready("gravity_assist", pieces), "light")
    assert {move.origin for move in only(scene, do.SendStar | do.SendLife)} == {"s09", "s10", "s11", "l21", "l14"}
    scene.answer(do.SendLife("l14", "l48"))
    assert scene.asked == {0: "SecondRelocation"}
    assert do.Decline() in scene.legal()
    scene.answer(do.SendLife("l48", "l14"))  # judged anew: even back again
    assert scene.state.players[0].life == {"l21": "proto", "l14": "stable"}
    assert scene.asked == {0: "Craft"}


def test_gravity_assist_may_stop_after_one_token() -> None:
    scene = use(ready("gravity_assist", some_stars), "light", aim=do.SendStar("s09", "s01"))
    assert scene.answer(do.Decline()).asked == {0: "Craft"}
    assert payments(ready("gravity_assist")) == set()


def test_tidal_force() -> None:
    assert payments(ready("tidal_force", lambda state: stars(state, "s01 H s02 H"))) == set()
    scene = use(ready("tidal_force", some_stars), "light", aim=do.SwapStars("s12", "s09"))
    player = scene.state.players[0]
    assert (player.stars["s12"], player.stars["s09"], player.supernovae) == ("hydrogen", "carbon", ("s09",))
    assert player.graviton == 1


def test_accretion() -> None:
    player = use(ready("accretion"), "gravity").state.players[0]
    assert (player.pool.stars, player.graviton, player.points.power_cards) == ({"helium": 1}, 1, 0)

    def without_helium(state: State) -> None:
        state.players[1].pool.stars["helium"] = state.reserve["helium"]
        state.reserve["helium"] = 0

    player = use(ready("accretion", without_helium), "gravity").state.players[0]
    assert (player.pool.stars, player.graviton) == ({}, 1)


def test_gravitational_collapse_2() -> None:
    player = use(ready("gravitational_collapse_2"), "chemistry").state.players[0]
    assert (player.supernova, player.graviton) == (1, 1)


def test_orbital_shift_2() -> None:
    def tiles(state: State) -> None:
        nebula(state, "E", "n1_01")
        nebula(state, "F", "n2_20")
        nebula(state, "I", "n3_16", completed=True)

    assert payments(ready("orbital_shift_2")) == set()
    scene = use(ready("orbital_shift_2", tiles), "gravity")
    assert {move.space for move in only(scene, do.ShiftNebula) if move.origin == "E"} == set("ABCDFGHJKL")
    assert {move.origin for move in only(scene, do.ShiftNebula)} == {"E", "F"}
    scene.answer(do.ShiftNebula("E", "F"))
    player = scene.state.players[0]
    assert (player.nebulae["E"].tile, player.nebulae["F"].tile) == ("n2_20", "n1_01")
    assert (player.graviton, player.points.power_cards) == (2, 1)
    again = use(ready("orbital_shift_2", tiles), "gravity", aim=do.ShiftNebula("E", "A"))
    assert again.state.players[0].nebulae["A"].tile == "n1_01"
    assert "E" not in again.state.players[0].nebulae


def test_black_hole_3() -> None:
    assert payments(ready("black_hole_3", lambda state: stars(state, "s09 H"))) == set()
    scene = ready("black_hole_3", some_stars)
    assert payments(scene) == {("gravity",)}
    use(scene, "gravity")
    player = scene.state.players[0]
    assert (player.points.power_cards, player.supernovae, "s12" in player.stars) == (5, (), False)


def test_dark_matter() -> None:
    def one_short(state: State) -> None:
        nebula(state, "E", "n1_01")
        stars(state, "s09 H s13 H")

    scene = ready("dark_matter", one_short)
    assert legal(scene, do.CompleteNebula) == []
    use(scene, "gravity")
    assert payments(scene) == set()
    scene.answer(do.CompleteNebula("E", "s09"))
    assert scene.state.running.flags == ()
    assert payments(scene) == {("gravity",)}


# Chemistry


def test_ionizing_radiation() -> None:
    player = use(ready("ionizing_radiation"), "chemistry").state.players[0]
    assert (player.pool.proto, player.dna) == (1, 1)


def test_abiogenesis() -> None:
    assert use(ready("abiogenesis"), "chemistry").state.players[0].pool.proto == 2


def test_panspermia_2() -> None:
    scene = use(ready("panspermia_2", lambda state: life(state, proto="l21")), "chemistry")
    assert len(legal(scene, do.PlaceProtoLife)) == 47
    assert payments(scene) == {("chemistry",)}  # a second one is no waste: it brings proto life
    use(scene, "chemistry")
    assert scene.state.players[0].pool.proto == 2
    assert scene.state.running.flags == ("panspermia",)
    scene.answer(do.PlaceProtoLife("l48"), do.EndCraft("nebula", 1), do.PlaceOmegaNebula("A"))
    assert scene.state.running.flags == ()


def test_carbon_cycle_2() -> None:
    assert len(payments(ready("carbon_cycle_2"))) == 4
    assert use(ready("carbon_cycle_2"), "light", "chemistry").state.players[0].pool.stars == {"carbon": 1}


def test_catalysis_2() -> None:
    player = use(ready("catalysis_2"), "chemistry").state.players[0]
    assert (player.dna, player.points.power_cards) == (3, 1)


def test_symbiosis() -> None:
    def ringed(state: State) -> None:
        nebula(state, "E", "n1_01", completed=True)
        life(state, proto="l14 l21 l27 l26 l20 l13")

    scene = use(ready("symbiosis", ringed), "light", "light")
    assert payments(scene) == set()
    scene.answer(do.CreateAdvancedLife("E"))
    assert len(scene.state.players[0].life) == 6
    assert payments(scene) != set()


def test_molecular_cloud() -> None:
    player = use(ready("molecular_cloud"), "chemistry", aim=do.TargetStack(3)).state.players[0]
    assert player.pool.tiles[0].startswith("n3")
    assert player.pool.stars == {"hydrogen": 1}


def test_metabolism() -> None:
    assert payments(ready("metabolism")) == set()
    scene = use(ready("metabolism", lambda state: life(state, proto="l21 l14", stable="l15")), "chemistry")
    assert len(scene.legal()) == 2 * 4
    scene.answer(do.FeedLife("l21", "helium"))
    player = scene.state.players[0]
    assert (player.pool.stars, sorted(player.life)) == ({"helium": 1}, ["l14", "l15"])


# All of them


def test_every_card_has_its_scenario() -> None:
    assert [card for card in DEALT if f"test_{card}" not in globals()] == []
