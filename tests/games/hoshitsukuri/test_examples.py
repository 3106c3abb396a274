"""Worked examples and individual card supplements of the rulebook. [spec 14.1]"""

from games.core import play
from games.core.step import heard
from games.hoshitsukuri import GAME, actions, events, rules, scoring
from games.hoshitsukuri.components import CARDS, CELESTIALS
from games.hoshitsukuri.flow import EndTurn, Turn
from games.hoshitsukuri.options import Options
from tests.support.games.hoshitsukuri.scene import (
    AFTER_ORBIT,
    NO,
    SEED,
    TURN,
    Scene,
    add,
    cards,
    fuse,
    gain,
    player,
    resolve,
    scene,
    trash,
)


def test_comets_start_in_turn_order_from_outside_inwards() -> None:
    """E01, ゲーム開始時の彗星コマの置き方 [p.3]."""
    match, _ = play.start(GAME, Options(), 4, SEED)
    view = play.view(GAME, match, None)
    assert [(p.comet, p.space, p.depth) for p in view.players] == [
        ("yellow", 0, 1),
        ("pink", 0, 2),
        ("purple", 0, 3),
        ("grey", 0, 4),
    ]
    assert view.active == 0


def test_the_outermost_of_the_last_has_the_next_turn() -> None:
    """E02, 次の手番プレイヤー決定の例 [p.4]."""
    players = [player(space=12, arrival=4), player(space=12, arrival=5), player(space=15, arrival=3)]
    assert rules.order_of_turns(players)[0] == 0


def test_a_forest_adds_a_stardust_to_its_play() -> None:
    """E03, プレイの例 [p.7]."""
    s = scene("forest stardust satellite*2", "rock*2").play("forest").answer(add("stardust"))
    assert s.plays == [["forest", "stardust"]]
    assert (s.projected, s.me.fragments) == (1, 2)
    assert s.question == "PlayCards"
    assert s.me.hand == cards("rock*2 satellite*2")


def test_colourless_cards_are_played_alone() -> None:
    """E04, 無色のカードを同色プレイすることはできません [p.5]."""
    s = scene("rock*2 satellite black_hole")
    assert s.legal == [actions.Play(("rock",)), actions.Play(("satellite",)), actions.Play(("black_hole",))]


def test_six_cards_of_three_colours_are_no_play() -> None:
    """E05, 3色プレイの例 [p.5]."""
    plays = rules.playable(rules.in_order(cards("nebula protostar water crystal forest grassland")))
    assert [len(cards) for cards in plays] == [1] * 6 + [2] * 3 + [3] * 8
    assert all(rules.is_three_colour(cards) for cards in plays if len(cards) == 3)


def test_reaching_the_end_of_the_orbit_pushes_the_others() -> None:
    """E06, 軌道フェイズで軌道が35に到達する時の例 [p.6]."""
    s = scene(
        "nebula protostar satellite rock",
        "rock*4",
        field=["rock", "nebula water forest"],
        space=33,
        others=[player("rock*4", space=33, arrival=1), player("rock*4", space=34, arrival=2)],
    )
    s.play("nebula protostar")
    assert s.question == "Generate"
    assert s.me.hand == cards("rock satellite")  # no refill
    assert [p.space for p in s.state.players] == [35, 34, 35]
    assert s.state.finished == (0, 2)
    assert s.told(events.Pushed) == [events.Pushed(2, 35), events.Pushed(1, 34)]
    s.answer(actions.Pass())
    assert s.prompt.seat == 1
    assert s.view(1).active == 1


def test_a_crystal_shuffles_when_the_deck_is_empty() -> None:
    """E07, 水晶 [p.8]."""
    s = scene("crystal satellite*3", "", "rock*2").play("crystal")
    assert s.plays == [["crystal", "rock"]]
    assert (s.projected, s.me.fragments) == (1, 3)
    assert s.me.hand == cards("rock satellite*3")
    assert (s.me.deck, s.me.discard) == ((), ())


def test_a_crystal_without_any_card_to_reveal_does_nothing() -> None:
    """E08, 水晶: 不発 [p.8]; then there is no card left to play."""
    s = scene("crystal", space=3, steps=TURN[:3])  # the only card is played at once
    assert s.told() == [
        events.Played(0, ("crystal",)),
        events.NoEffect(0, "crystal"),
        events.Moved(0, 3, 4),
        events.Passed(0, 1),
    ]
    assert heard(s.news, 0)[:1] == [events.OnlyPlay(0, "crystal")]  # who plays is told why it was played


def test_lightning_must_gain_if_it_can() -> None:
    """E09, 雷 [p.8]."""
    s = scene("lightning stardust satellite rock", "water*5").play("lightning").answer(trash("stardust"))
    assert s.question == "LightningGain"
    assert s.legal == [gain("satellite"), gain("water")]


def test_lightning_gains_nothing_if_nothing_is_cheap_enough() -> None:
    """E10, 雷 [p.8]."""
    s = scene("lightning stardust satellite rock", "water*5", piles={"satellite": 0, "water": 0})
    s.play("lightning").answer(trash("stardust"))
    assert s.question == "PlayCards"
    assert s.state.trash == ("stardust",)
    assert s.me.hand == cards("rock satellite water*2")


def test_a_grassland_counts_the_cards_played_with_it() -> None:
    """E11, 草原 [p.8]."""
    s = scene("grassland forest stardust satellite", field=["rock", "rock"]).play("grassland forest")
    s.answer(resolve("grassland"))
    assert s.offered == ["satellite", "nebula", "forest", "water", "black_hole"]
    assert s.legal[-1] == NO


def test_a_grassland_counts_added_cards() -> None:
    """E12, 草原 [p.8]."""
    s = scene("grassland forest stardust satellite").play("grassland forest")
    s.answer(resolve("forest"), add("stardust"))
    assert s.question == "GrasslandGain"
    assert s.offered == ["satellite", "nebula", "lightning", "forest", "water", "crystal", "black_hole"]


def test_five_earths_make_five_suns_and_vanish() -> None:
    """E13, 大地 [p.8]."""
    s = scene("earth*5", "stardust*3 rock*2", named="cataclysm").play("earth*5")
    assert s.me.discard == ("sun",) * 5
    assert s.state.supply["sun"] == 7
    assert s.state.trash == ("earth",) * 5
    assert s.plays == []
    assert (s.projected, s.me.fragments) == (0, 0)
    assert (len(s.me.hand), s.question) == (4, "PlayCards")


def test_a_trashed_earth_takes_its_colour_and_fragments_along() -> None:
    """E14, 大地: 3色が含まれなくなった場合 [p.8]."""
    s = scene("earth nebula crystal satellite", "crystal", "stardust*4", kinds="earth nebula crystal")
    s.play("earth nebula crystal").answer(resolve("crystal"), resolve("crystal"))
    assert s.plays == [["nebula", "crystal", "crystal", "stardust"]]
    assert "sun" in (*s.me.discard, *s.me.deck, *s.me.hand)
    assert s.state.trash == ("earth",)
    assert (s.projected, s.me.fragments) == (1, 5)


def test_a_fusion_may_trash_one_card_of_each_colour_and_a_colourless_one() -> None:
    """E15, 核融合 [p.8]."""
    s = scene("fusion nebula ice earth stardust", named="recorded_game").play("fusion")
    assert len(s.legal) == 16
    s.answer(fuse("nebula ice earth stardust"))
    assert sorted(s.state.trash) == sorted(cards("nebula ice earth stardust"))
    assert s.told(events.Fused) == [events.Fused(0, 10)]
    assert s.told(events.Generated) == []
    assert s.question == "Generate"  # nothing is left to play
    assert s.me.fragments == 10
    assert "sun" in s.offered


def test_ice_stops_the_whole_play() -> None:
    """E16, 氷 [p.8]."""
    s = scene("ice*2 nebula satellite", space=3, named="recorded_game").play("ice*2")
    assert (s.projected, s.me.fragments, s.question) == (3, 2, "PlayCards")


def storm_scene() -> Scene:
    return scene(
        "storm satellite*3",
        "rock*6",
        field=["rock", "forest stardust", "nebula", "stardust"],
        space=30,
        others=[player("rock*4", space=34, arrival=1)],
        kinds="storm",
    )


def test_a_storm_takes_no_play_that_got_a_card_added() -> None:
    """E17, 嵐 [p.8]."""
    s = storm_scene()
    assert s.projected == 34
    s.play("storm")
    assert s.legal == [actions.BlowAway(1), actions.BlowAway(3), actions.BlowAway(4), NO]


def test_a_storm_takes_a_step_back() -> None:
    """E18."""
    s = storm_scene().play("storm").answer(actions.BlowAway(4))
    assert s.me.discard == ("stardust",)
    assert (s.projected, s.question) == (34, "PlayCards")
    assert len(s.me.hand) == 4


def test_without_the_storms_help_the_phase_ends() -> None:
    """E19."""
    s = storm_scene().play("storm").answer(NO)
    assert s.me.space == 35
    assert s.question == "Generate"
    assert s.me.fragments == 8
    assert s.me.hand == cards("satellite*3")


def test_the_hand_comes_to_four() -> None:
    """E20, 手番終了フェイズ [p.6]."""
    end = (EndTurn(0), Turn())
    four = scene("satellite*2 rock water", "stardust*5", steps=end, generated="rock")
    assert len(four.me.hand) == 4
    assert four.question == "PlayCards"
    three = scene("satellite*2 rock", "stardust*5", steps=end, generated="rock")
    assert three.me.hand == cards("stardust rock satellite*2")
    six = scene("satellite*2 rock*2 water*2", "stardust*5", steps=end, generated="rock")
    assert six.question == "DiscardDown"
    assert all(len(action.cards) == 2 for action in six.prompt.legal)  # type: ignore[attr-defined]


def test_the_supply_goes_by_the_number_of_players() -> None:
    """E21, ゲームの準備 [p.3]."""
    for seats, satellites, planets, suns, celestial in ((2, 2, 8, 12, 4), (3, 3, 12, 18, 6), (4, 4, 16, 24, 8)):
        match, _ = play.start(GAME, Options(), seats, SEED)
        supply = match.state.supply
        assert (supply["satellite"], supply["planet"], supply["sun"]) == (satellites, planets, suns)
        assert [left for kind, left in supply.items() if kind in CELESTIALS] == [celestial] * 8
        assert all((len(p.hand), len(p.deck)) == (4, 3) for p in match.state.players)


def test_who_arrived_earlier_wins_a_tie() -> None:
    """E22, 同点の場合 [p.6]."""
    s = scene("sun*3 planet satellite*2", others=[player("sun*3 planet satellite*2")])
    s.state.finished = (1, 0)
    first, second = scoring.score(s.state)
    assert (first.total, second.total) == (30, 30)
    assert (first.won, second.won) == (False, True)
    assert (first.place, second.place) == (2, 1)


def test_only_what_the_fragments_suffice_for_may_be_created_and_only_one() -> None:
    """E23, カード生成フェイズ [p.6]."""
    s = scene(field=["protostar*3"], steps=AFTER_ORBIT)
    affordable = [kind for kind, left in s.state.supply.items() if left and CARDS[kind].cost <= 9]
    assert s.offered == affordable
    assert "sun" not in affordable
    assert s.legal[-1] == actions.Pass()
    s.answer(actions.Generate("nebula"))
    assert s.told(events.Generated) == [events.Generated(0, "nebula", 9)]
    assert s.question == "PlayCards"  # of the next turn


def test_added_cards_may_complete_three_colours() -> None:
    """E24, プレイに追加 [p.7]."""
    s = scene("crystal*2 stardust satellite", "lightning grassland").play("crystal*2")
    assert s.question == "ResolveEffect"
    assert s.plays == [["crystal", "crystal", *s.plays[0][2:]]]
    s.answer(resolve("lightning"), NO)
    assert s.question == "GrasslandGain"
    assert {"planet", "protostar"} <= set(s.offered)
    assert "sun" not in s.offered
    s.answer(gain("planet"))
    assert sorted(s.plays[0]) == sorted(cards("crystal*2 lightning grassland"))
    assert (s.projected, s.me.fragments) == (0, 4)
    assert s.me.hand == cards("stardust satellite planet")  # shuffled and drawn at once


def test_cards_on_the_field_are_not_shuffled() -> None:
    """E25, 3-a [p.5]."""
    s = scene("nebula rock satellite").play("nebula")
    assert (s.question, s.me.hand) == ("PlayCards", cards("rock satellite"))


def test_the_effect_of_an_added_card_is_carried_out() -> None:
    """E26, プレイに追加 [p.7]."""
    s = scene("crystal stardust*2 satellite", "lightning").play("crystal")
    assert s.question == "LightningTrash"
    s.answer(trash("stardust"))
    assert s.offered == ["satellite", "water"]
    s.answer(gain("water"))
    assert s.plays == [["crystal", "lightning"]]
    assert (s.projected, s.me.hand) == (1, cards("stardust satellite water"))


def test_two_colours_are_no_play() -> None:
    """E27 [p.5]."""
    s = scene("water forest grassland satellite")
    assert [action.cards for action in s.prompt.legal] == [  # type: ignore[attr-defined]
        ("satellite",),
        ("forest",),
        ("grassland",),
        ("water",),
        ("forest", "grassland"),
    ]
