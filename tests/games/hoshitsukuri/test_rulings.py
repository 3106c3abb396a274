"""Rules in their plain form, and each place where the rulebook is silent; RULINGS.md names these tests."""

import pytest

from games.core import play
from games.core.step import heard
from games.hoshitsukuri import GAME, actions, events, rules, scoring
from games.hoshitsukuri.components import FIGURES
from games.hoshitsukuri.flow import EndTurn, Turn
from games.hoshitsukuri.strikes import AnswerStrikes
from tests.support.games.hoshitsukuri.scene import (
    NO,
    PASS,
    TURN,
    USUAL,
    add,
    cards,
    discard,
    fuse,
    gain,
    generate,
    player,
    resolve,
    scene,
    trash,
)

END = (EndTurn(0), Turn())


def test_effects_may_come_in_any_order() -> None:
    """好きな順番で [p.5]."""
    s = scene("nebula flame lightning rock stardust", "water*3", kinds="flame lightning nebula")
    s.play("flame lightning")
    assert s.legal == [resolve("flame"), resolve("lightning"), USUAL]
    s.answer(resolve("lightning"))
    assert s.question == "LightningTrash"
    s.answer(NO)
    assert s.question == "FlameTrash"


def test_an_earth_may_count_before_or_after_cards_are_added() -> None:
    """Ruling R4."""
    early = scene("earth forest grassland fruit_tree rock", "nebula*3 water", kinds="earth forest grassland fruit_tree")
    early.play("earth forest grassland fruit_tree").answer(resolve("earth"))
    assert early.me.discard == ("planet",)
    late = scene("earth forest grassland fruit_tree rock", "nebula*3 water", kinds="earth forest grassland fruit_tree")
    late.play("earth forest grassland fruit_tree").answer(resolve("forest"), add("rock"), resolve("earth"))
    assert late.me.discard == ("sun",)
    assert late.me.field[0][1].marked  # ruling R3: trashed only when all effects are done
    late.answer(NO)
    assert late.state.trash == ("earth",)


def test_an_earth_is_trashed_even_if_no_sun_is_left() -> None:
    """Spec 4.2: the mark stays."""
    s = scene("earth*5", "rock*3 stardust*2", kinds="earth", piles={"sun": 0}).play("earth*5")
    assert (s.me.discard, s.state.trash) == ((), ("earth",) * 5)


def test_the_end_is_judged_when_all_effects_are_done() -> None:
    """Ruling R2: a Storm keeps the phase going."""
    s = scene(
        "storm water rock satellite",
        "nebula*4",
        field=["stardust"],
        space=33,
        kinds="storm",
        others=[player(space=34, arrival=1)],
    )
    s.play("storm water").answer(resolve("water"), NO)
    assert s.question == "StormReturn"  # 35 if nothing is returned
    s.answer(actions.BlowAway(1))
    assert (s.question, s.projected) == ("PlayCards", 34)


def test_a_play_that_shrank_to_one_card_may_be_blown_away() -> None:
    """Ruling R5: an Earth was trashed out of it."""
    s = scene("storm rock satellite water", "nebula*4", field=["nebula"], kinds="storm earth")
    assert rules.returnable(player(field=["nebula", "storm"]), 2) == [1]
    assert rules.returnable(player(field=["nebula rock", "storm"]), 2) == []
    s.play("storm")
    assert s.legal == [actions.BlowAway(1), NO]


def test_a_storm_without_a_target_asks_nothing() -> None:
    """Ruling R6: its own play is never one."""
    s = scene("storm rock satellite water", "nebula*4", kinds="storm").play("storm")
    assert s.question == "PlayCards"


def test_storms_stop_working_after_fifty_plays() -> None:
    """Ruling R15."""
    for made, offered in ((FIGURES.storms_work_for - 1, True), (FIGURES.storms_work_for, False)):
        s = scene("storm rock satellite water", "nebula*4", field=["rock"], kinds="storm", plays_made=made)
        s.play("storm")
        assert (s.question == "StormReturn") == offered


def test_mandatory_effects_cannot_be_declined() -> None:
    """Ruling R7."""
    s = scene("flame rock stardust water", "nebula*4", kinds="flame").play("flame")
    assert NO not in s.legal


def test_a_meteorite_sees_earlier_plays_and_its_own() -> None:
    """Ruling R9."""
    victim = player("nebula forest water rock", "rock*3", space=30, arrival=1)
    s = scene("meteorite rock*2 satellite", "stardust*3", field=["nebula", "water"], others=[victim], kinds="meteorite")
    s.play("meteorite")
    assert s.state.players[1].strikes == (("red", "blue"),)


def test_comets_that_have_left_are_not_struck() -> None:
    """Ruling R10."""
    gone, there = player("nebula*4", space=35), player("nebula*2 rock*2", "water*3", space=30, arrival=2)
    s = scene("meteorite rock*2 satellite", "rock*3", field=["nebula"], others=[gone, there], kinds="meteorite")
    s.state.finished = (1,)
    s.play("meteorite")
    assert s.state.players[1].hand == ("nebula",) * 4
    assert s.state.players[2].discard == ("nebula",)


def test_nobody_is_struck_when_everybody_else_has_left() -> None:
    s = scene(
        "meteorite rock*2 satellite",
        "rock*3",
        field=["nebula"],
        others=[player("nebula*4", space=35)],
        kinds="meteorite",
    )
    s.play("meteorite")
    assert s.told(events.Struck) == []


def test_strikes_queue_up_and_are_judged_one_by_one() -> None:
    """Ruling R11."""
    victim = player("nebula flame water rock", "rock*3", space=30, arrival=1)
    s = scene("meteorite*2 rock satellite", "rock*3", field=["nebula"], others=[victim], kinds="meteorite flame")
    s.play("meteorite").play("meteorite")
    assert s.state.players[1].strikes == (("red",), ("red",))
    assert len(s.told(events.StrikeWaits)) == 1
    again = scene(
        "rock*2 satellite water",
        others=[player(space=30)],
        strikes=[("red",), ("blue",), ("green",)],
        steps=(AnswerStrikes(0), *TURN),
    )
    assert again.told()[:3] == [
        events.HandShown(0, ("rock", "rock", "satellite", "water")),
        events.Discarded(0, ("water",)),
        events.Shuffled(0, 1),
    ]
    assert again.told(events.HandShown) == [
        events.HandShown(0, ("rock", "rock", "satellite", "water")),
        events.HandShown(0, ("rock", "rock", "satellite", "water")),
    ]
    assert again.me.strikes == ()


def test_a_new_strike_waits_behind_an_older_one_even_without_a_choice() -> None:
    """Ruling R11."""
    victim = player("nebula flame water rock", "rock*3", space=30, arrival=1, strikes=[("red",)])
    s = scene("meteorite rock*2 satellite", "rock*3", field=["water"], others=[victim], kinds="meteorite flame")
    s.play("meteorite")
    assert s.state.players[1].strikes == (("red",), ("blue",))
    assert "water" in s.state.players[1].hand


def test_a_strike_answered_by_choice_leaves_the_others_waiting() -> None:
    s = scene(
        "nebula flame water ice",
        "rock*4",
        others=[player(space=30)],
        strikes=[("red",), ("blue",)],
        steps=(AnswerStrikes(0), *TURN),
    )
    assert (s.question, s.legal) == ("MeteorDiscard", [discard("nebula"), discard("flame")])
    s.answer(discard("nebula"))
    assert (s.question, s.legal) == ("MeteorDiscard", [discard("water"), discard("ice")])
    assert s.view().phase == "strikes"


def test_an_empty_hand_is_not_shown() -> None:
    s = scene(
        "meteorite rock*2 satellite",
        "rock*3",
        field=["nebula"],
        others=[player("", "nebula*3", space=30, arrival=1)],
        kinds="meteorite",
    )
    s.play("meteorite")
    assert s.told(events.HandShown) == []
    assert s.state.players[1].hand == ()


def test_the_last_turn_ends_without_discarding() -> None:
    """Ruling R13."""
    others = [player("rock*3 water", space=30, arrival=1)]
    s = scene("rock*3 water*3", space=35, others=others, steps=END, generated="rock")
    assert s.prompt.seat == 1
    assert len(s.me.hand) == 6


def test_drifting_to_the_end_pushes_the_others() -> None:
    """Ruling R14."""
    others = [player("rock*3 water", space=34, arrival=1), player("rock*3 water", space=20, arrival=2)]
    s = scene("rock*3 water", space=34, others=others, steps=END)
    assert s.state.finished == (0, 1)
    assert [p.space for p in s.state.players] == [35, 35, 21]
    assert s.state.past is not None
    assert (s.state.past.origin, s.state.past.space) == (34, 35)


def test_a_comet_that_created_something_does_not_drift() -> None:
    others = [player("rock*3 water", space=30, arrival=1)]
    s = scene("rock*3 water", space=10, others=others, steps=END, generated="rock")
    assert s.me.space == 10


def test_copies_of_one_kind_are_one_answer() -> None:
    """Ruling R17."""
    s = scene("flame stardust*3 rock", "nebula*3", kinds="flame").play("flame")
    assert s.legal == [trash("stardust"), trash("rock")]
    s = scene("fusion stardust*2 rock nebula", "nebula*3", kinds="fusion nebula").play("fusion")
    assert s.legal == [
        fuse("stardust"),
        fuse("rock"),
        fuse("nebula"),
        fuse("stardust nebula"),
        fuse("rock nebula"),
        NO,
    ]


def test_a_draw_takes_what_there_is() -> None:
    """Ruling R18; the old deck first, ruling R28."""
    s = scene("geyser rock satellite water", "nebula", "stardust", kinds="geyser").play("geyser")
    assert s.me.hand == cards("stardust rock satellite nebula water")
    assert s.told(events.Drew)[0] == events.Drew(0, 2)


def test_an_empty_deck_is_left_alone_until_a_card_is_needed() -> None:
    """Ruling R28."""
    s = scene("water rock satellite*2", "nebula", "stardust*3").play("water").answer(NO)
    assert (s.me.deck, s.me.discard) == ((), ("stardust",) * 3)


def test_trashed_cards_lie_open() -> None:
    """Ruling R19."""
    s = scene("flame rock stardust water", "nebula*4", kinds="flame").play("flame").answer(trash("rock"))
    assert s.view(None).trash == ("rock",)


def test_the_phase_cannot_be_ended_at_will() -> None:
    """Ruling R21."""
    s = scene("rock stardust water nebula")
    assert all(isinstance(action, actions.Play) for action in s.legal)


@pytest.mark.parametrize("kind", ["satellite", "planet", "sun", "constellation"])
def test_cards_with_the_icon_are_played_alone(kind: str) -> None:
    """Ruling R22."""
    hand = rules.in_order([kind, kind, *cards("nebula water forest")])
    assert [laid for laid in rules.playable(hand) if kind in laid] == [(kind,)]


def test_a_comet_that_does_not_move_keeps_its_place() -> None:
    """Ruling R24."""
    others = [player("rock*3 water", space=10, arrival=1)]
    s = scene("ice satellite rock", space=10, others=others, kinds="ice", field=["nebula water forest"])
    arrival = s.me.arrival
    s.play("ice")
    assert s.me.arrival == arrival
    moved = scene("satellite*2 rock", "rock*3 water", space=9, others=others).play("satellite")
    assert moved.me.space == 10
    view = moved.view(None)
    assert [p.depth for p in view.players] == [2, 1]


def test_who_is_pushed_out_gets_no_last_turn() -> None:
    """Ruling R25."""
    s = scene("satellite rock*3", space=34, others=[player("rock*4", space=34, arrival=1)]).play("satellite")
    assert s.match.over


def test_the_order_on_the_discard_pile() -> None:
    """Ruling R29."""
    s = scene("satellite rock*2 water", field=["nebula", "forest stardust"], others=[player("rock*3 water", space=30)])
    s.play("satellite").answer(generate("nebula"))
    assert s.me.discard == cards("nebula forest stardust satellite")
    assert s.view(None).players[0].discard_top == "satellite"


def test_an_effect_without_a_choice_still_waits_for_its_order() -> None:
    """Ruling R30: the hand of a Water may be filled by a Geyser first."""
    s = scene("water geyser", "rock*2 stardust*2", kinds="geyser").play("water geyser")
    assert s.legal == [resolve("water"), resolve("geyser"), USUAL]
    s.answer(resolve("geyser"))
    assert s.question == "WaterDiscard"


def test_three_colours_are_not_counted() -> None:
    """軌道進行フェイズ [p.6]; a fourth card with them changes nothing."""
    assert rules.step_of(["nebula", "water", "forest"]) == 0
    assert rules.step_of(["nebula", "water", "forest", "rock"]) == 0
    assert rules.step_of(["nebula", "water", "rock"]) == 1
    assert rules.step_of([]) == 0


def test_an_upgrade_may_reach_a_sun() -> None:
    """Ruling R8."""
    s = scene("lightning fruit_tree rock water", "nebula*3", kinds="fruit_tree").play("lightning")
    s.answer(trash("fruit_tree"), gain("sun"))
    assert "sun" in s.me.hand


def test_what_others_do_under_a_meteorite_cannot_be_taken_back() -> None:
    """It tells something about their hands."""
    victim = player("rock*4", space=30, arrival=1)
    s = scene("meteorite rock*2 satellite*2", "rock*3", field=["nebula"], others=[victim], kinds="meteorite")
    s.play("meteorite")
    assert s.told(events.HandShown)
    assert s.match.undo == [False, False]
    victim = player("nebula flame rock*2", space=30, arrival=1)
    s = scene("meteorite rock*2 satellite*2", "rock*3", field=["nebula"], others=[victim], kinds="meteorite")
    s.play("meteorite")
    assert s.told(events.StrikeWaits)  # it has two such kinds
    assert s.match.undo == [False, False]
    struck = player("rock*3 water", space=3, arrival=1, strikes=[("red",)])
    s = scene("rock*3 stardust", field=["rock*2"], space=4, others=[struck], steps=TURN[2:]).answer(PASS)
    assert s.told(events.HandShown)
    assert s.match.undo == [False, False]


def test_a_play_may_be_taken_back_until_a_card_is_drawn() -> None:
    """Spec 8: undo."""
    s = scene("rock*3 satellite*2", "nebula*3")
    s.play("rock")
    assert s.match.undo[0]
    s.play("rock")
    assert not s.match.undo[0]


def test_only_its_owner_hears_what_was_drawn() -> None:
    s = scene("rock*2 stardust satellite", "nebula*3").play("rock")
    assert heard(s.news, 0)[-1] == events.Drawn(0, ("nebula",))
    assert all(not isinstance(event, events.Drawn) for seat in (1, None) for event in heard(s.news, seat))
    s = scene("spring rock stardust", "nebula*3", kinds="spring").play("spring")
    assert events.LookedAt(0, "nebula") in heard(s.news, 0)
    assert all(not isinstance(event, events.LookedAt) for seat in (1, None) for event in heard(s.news, seat))
    s.answer(actions.TakeIntoHand())
    assert s.told(events.TakenIntoHand) == [events.TakenIntoHand(0)]


def test_the_target_is_reached_with_as_many_points() -> None:
    """Spec 10."""
    s = scene("sun*2 satellite*2", others=[], steps=END)
    own, goal = scoring.score(s.state)
    assert (own.total, goal.total, own.won, goal.won) == (18, 18, True, False)
    poorer = scene("sun*2 satellite", others=[], steps=END)
    own, goal = scoring.score(poorer.state)
    assert (own.won, own.place, goal.won, goal.place) == (False, 2, True, 1)


@pytest.mark.parametrize(
    ("points", "rank"),
    [
        (0, "dust"),
        (11, "dust"),
        (12, "stardust"),
        (18, "satellite"),
        (24, "planet"),
        (30, "sun"),
        (41, "constellation"),
    ],
)
def test_ranks_of_the_solo_challenge(points: int, rank: str) -> None:
    assert rules.rank_of(points) == rank


def test_illegal_answers_are_refused() -> None:
    s = scene("rock*2 nebula water")
    for wrong in (actions.Play(("rock", "rock")), actions.Play(("nebula", "water")), PASS):
        with pytest.raises(play.IllegalMove):
            play.apply(GAME, s.match, 0, wrong)
