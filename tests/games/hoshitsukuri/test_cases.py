"""Further worked cases. [spec 14.2]"""

from games.hoshitsukuri import events, rules, scoring
from games.hoshitsukuri.flow import Turn
from tests.support.games.hoshitsukuri.scene import (
    PASS,
    USUAL,
    Scene,
    add,
    cards,
    discard,
    fuse,
    gain,
    generate,
    player,
    scene,
    trash,
)


def plays(hand: str) -> list[tuple[str, ...]]:
    return list(rules.playable(rules.in_order(cards(hand))))


def test_c01_one_pair_of_a_colour() -> None:
    assert plays("nebula lightning water stardust") == [
        ("stardust",),
        ("nebula",),
        ("lightning",),
        ("water",),
        ("nebula", "lightning"),
    ]


def test_c02_one_card_of_each_colour() -> None:
    assert plays("nebula water forest stardust") == [
        ("stardust",),
        ("nebula",),
        ("forest",),
        ("water",),
        ("nebula", "forest", "water"),
    ]


def first_turn() -> Scene:
    s = scene("stardust*2 rock satellite", "satellite*2 stardust")
    return s.play("rock").play("stardust").play("stardust").play("satellite")


def test_c03_a_first_turn() -> None:
    s = first_turn()
    assert (s.me.space, s.me.fragments) == (4, 5)
    assert s.me.hand == cards("stardust satellite*2")
    assert s.offered == list(cards("satellite nebula lightning forest grassland water crystal black_hole"))
    assert s.legal[-1] == PASS


def test_c04_the_created_card_is_in_the_hand() -> None:
    s = first_turn().answer(generate("lightning"))
    assert s.me.hand == cards("stardust satellite*2 lightning")
    assert s.me.discard == cards("rock stardust*2 satellite")
    assert s.me.deck == ()
    assert not s.told(events.Drew)


def test_c05_who_passes_draws_from_the_shuffled_discard_pile() -> None:
    s = first_turn().answer(PASS)
    assert s.told(events.Shuffled) == [events.Shuffled(0, 4)]
    assert (len(s.me.hand), len(s.me.deck), s.me.discard) == (4, 3, ())


def test_c06_a_gained_card_may_be_played_in_the_same_turn() -> None:
    s = scene("lightning rock satellite*2", "stardust*5").play("lightning").answer(trash("rock"), gain("forest"))
    assert s.me.hand == cards("stardust satellite*2 forest")
    s.play("forest")
    assert s.plays == [["lightning"], ["forest"]]


def test_c07_a_black_hole_takes_satellite_and_planet_along() -> None:
    s = scene("black_hole satellite planet rock", "stardust nebula water rock").play("black_hole")
    s.answer(add("satellite planet"))
    assert s.plays == [["black_hole", "satellite", "planet"]]
    assert (s.projected, s.me.fragments, s.question) == (1, 3, "PlayCards")
    assert not any(card.icon_on for card in s.me.field[0])
    assert len(s.me.hand) == 4


def test_c08_a_crystal_reveals_ice() -> None:
    s = scene("crystal rock satellite*2", "ice", "rock*4", kinds="crystal ice").play("crystal")
    assert s.plays == [["crystal", "ice"]]
    assert (s.projected, s.me.fragments, s.question) == (0, 2, "PlayCards")


def test_c09_a_revealed_satellite_does_not_end_the_phase() -> None:
    s = scene("crystal rock*3", "satellite*4").play("crystal")
    assert s.plays == [["crystal", "satellite"]]
    assert s.me.hand == cards("rock*3 satellite")
    assert s.question == "PlayCards"


def test_c10_a_geyser_fills_the_hand_beyond_four() -> None:
    s = scene("geyser satellite stardust rock", "lightning earth flame", named="cataclysm").play("geyser")
    assert len(s.me.hand) == 6
    s.play("satellite").answer(generate("satellite"))
    assert s.question == "DiscardDown"
    assert len(s.legal) == 15
    assert all(len(action.cards) == 2 for action in s.legal)  # type: ignore[attr-defined]
    s.answer(discard("stardust rock"))
    assert s.me.hand == cards("satellite flame lightning earth")
    assert s.me.discard == cards("geyser satellite stardust rock")


def test_c11_four_comets_at_the_end() -> None:
    others = [player("rock*3 nebula", space=space, arrival=n) for space, n in ((33, 1), (34, 2), (33, 3))]
    s = scene("satellite rock*3", field=["rock"], space=33, others=others).play("satellite")
    assert [p.space for p in s.state.players] == [35, 34, 35, 34]
    assert s.state.finished == (0, 2)
    s.answer(PASS)
    assert s.prompt.seat == 1


def test_c12_the_phase_ends_when_there_are_no_cards_anywhere() -> None:
    s = scene("nebula", space=10)
    assert s.told(events.Moved) == [events.Moved(0, 10, 11)]
    assert s.legal == [generate("satellite"), generate("water"), PASS]


def three_colours_and_nothing_else() -> Scene:
    s = scene("nebula water forest", space=10, others=[player("rock*3 nebula", space=12, arrival=1)])
    return s.play("nebula water forest").answer(USUAL)


def test_c13_who_has_not_moved_may_be_next_again() -> None:
    s = three_colours_and_nothing_else()
    assert (s.me.space, s.me.fragments) == (10, 4)
    assert {"nebula", "satellite"} <= set(s.offered)
    s.answer(generate("nebula"))
    assert s.me.hand == cards("nebula*2 forest water")
    assert s.me.space == 10
    assert (s.question, s.prompt.seat) == ("PlayCards", 0)


def test_c14_a_comet_that_neither_moves_nor_creates_drifts() -> None:
    """Ruling R14."""
    s = three_colours_and_nothing_else().answer(PASS)
    assert s.told(events.Drifted) == [events.Drifted(0, 11)]
    assert s.me.space == 11


def test_c15_the_last_turn_creates_a_card_although_no_icon_was_played() -> None:
    """Ruling R1."""
    s = scene(
        "nebula protostar rock stardust", "rock*4", space=34, others=[player("rock*3 nebula", space=34, arrival=1)]
    )
    s.play("nebula protostar")
    assert s.state.finished == (0, 1)
    assert (s.question, s.me.fragments) == ("Generate", 5)
    s.answer(generate("lightning"))
    assert s.match.over
    assert "lightning" in s.me.hand
    assert [score.seat for score in s.view(None).scores] == [0, 1]


def points(owned: str) -> dict[str, int]:
    s = scene(owned, others=[player()], steps=(Turn(),))
    return {line.key: line.points for line in scoring.score(s.state)[0].lines}


def test_c16_each_constellation_scores_for_each_set() -> None:
    found = points("ice*2 protostar*2 grassland microbe satellite planet constellation*2")
    assert found == {"satellite": 1, "planet": 4, "sun": 0, "fruit_tree": 0, "constellation": 12}


def test_c17_no_set_without_green() -> None:
    assert sum(points("constellation ice protostar satellite").values()) == 1


def test_c18_the_winner_of_the_recorded_game() -> None:
    owned = "stardust satellite*3 black_hole*2 planet*6 sun*3 nebula fusion ice*2 grassland earth*2"
    assert sum(points(owned).values()) == 51


def meteorite_scene() -> Scene:
    victims = [
        player("flame nebula water rock", "spring*2 stardust", space=20, arrival=1),
        player("water spring rock*2", space=30, arrival=2),
    ]
    kinds = "meteorite nebula forest flame water spring"
    s = scene(
        "meteorite satellite*2 rock",
        "rock*3",
        field=["nebula", "forest stardust"],
        space=19,
        others=victims,
        kinds=kinds,
    )
    return s.play("meteorite")


def test_c19_a_meteorite_strikes_everybody_else() -> None:
    s = meteorite_scene()
    assert s.told(events.Struck) == [events.Struck(0, ("red", "green"))]
    assert s.state.players[1].strikes == (("red", "green"),)
    assert s.told(events.StrikeWaits) == [events.StrikeWaits(1)]
    assert s.told(events.HandShown) == [events.HandShown(2, ("rock", "rock", "water", "spring"))]
    assert s.state.players[2].strikes == ()
    assert (s.prompt.seat, s.question, s.me.fragments) == (0, "PlayCards", 6)


def test_c20_a_waiting_strike_is_answered_first() -> None:
    s = meteorite_scene().play("satellite").answer(PASS)
    assert (s.prompt.seat, s.question) == (1, "MeteorDiscard")
    assert s.legal == [discard("nebula"), discard("flame")]
    s.answer(discard("flame"))
    hit = s.state.players[1]
    assert (hit.strikes, hit.discard, len(hit.hand)) == ((), ("flame",), 4)
    assert s.question == "PlayCards"


def test_c21_a_meteorite_alone_strikes_nobody() -> None:
    s = scene("meteorite satellite*2 rock", kinds="meteorite", others=[player("nebula*4", space=30, arrival=1)])
    s.play("meteorite")
    assert s.told() == [events.Played(0, ("meteorite",)), events.NoEffect(0, "meteorite")]
    assert s.me.fragments == 2


def test_c22_a_microbe_switches_an_icon_off() -> None:
    s = scene("microbe satellite planet stardust", "rock*4", kinds="microbe").play("microbe").answer(add("planet"))
    assert (s.question, s.projected, s.me.fragments) == ("PlayCards", 1, 2)
    assert s.me.hand == cards("stardust rock*2 satellite")
    s.play("satellite")
    assert s.question == "Generate"


def test_c23_an_eruption_discards_the_hand() -> None:
    s = scene("eruption stardust rock satellite", kinds="eruption").play("eruption")
    assert s.told(events.Discarded) == [events.Discarded(0, ("stardust", "rock", "satellite"))]
    assert s.me.hand == cards("stardust rock satellite")
    assert s.question == "PlayCards"


def test_c24_water_discards_a_card() -> None:
    s = scene("water stardust satellite*2", "nebula*2").play("water").answer(discard("stardust"))
    assert s.me.hand == cards("satellite*2 nebula*2")
    assert s.me.discard == ("stardust",)


def test_c25_a_fusion_without_cards_in_hand_has_one_fragment() -> None:
    """Ruling R27."""
    s = scene("fusion*2 stardust", "rock*3 nebula", kinds="fusion").play("fusion*2").answer(fuse("stardust"))
    assert s.told(events.Fused) == [events.Fused(0, 2), events.Fused(0, 1)]
    assert s.me.fragments == 3
    assert s.question == "PlayCards"


def test_c26_an_earth_gains_nothing_from_an_empty_pile() -> None:
    s = scene("earth rock*2 satellite", "rock*2", kinds="earth", piles={"planet": 0}).play("earth")
    assert s.plays == [["earth"]]
    assert (s.me.discard, s.projected) == ((), 1)


def test_c27_an_added_black_hole_adds_more() -> None:
    s = scene("forest black_hole satellite planet", "rock*3 nebula").play("forest").answer(add("black_hole"))
    assert s.question == "BlackHoleAdd"
    s.answer(add("satellite planet"))
    assert s.plays == [["forest", "black_hole", "satellite", "planet"]]
    assert (s.projected, s.me.fragments, s.question) == (1, 4, "PlayCards")
