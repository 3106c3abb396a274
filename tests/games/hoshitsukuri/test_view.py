"""What a seat may know, and nothing else."""

import msgspec

from games.core import play
from games.core.chance import Chance
from games.hoshitsukuri import GAME
from games.hoshitsukuri.determinize import determinize
from games.hoshitsukuri.flow import EndTurn, Turn
from games.hoshitsukuri.options import Options
from tests.support.games.hoshitsukuri.scene import AFTER_ORBIT, SEED, USUAL, add, cards, generate, player, scene

OTHERS = [
    player("planet sun*2 rock", "fruit_tree*3", "microbe storm", space=30, arrival=1),
    player("geyser ice rock", "constellation", "earth spring flame", space=20, arrival=2, strikes=[("red",)]),
]


def test_others_hands_decks_and_buried_discards_are_nowhere_in_the_view() -> None:
    s = scene("rock*2 nebula water", "stardust*3", "satellite lightning", others=OTHERS)
    for seat in (0, None):
        shown = msgspec.to_builtins(s.view(seat))
        shown.pop("supply")
        text = str(shown)
        hidden = {"planet", "sun", "fruit_tree", "microbe", "geyser", "ice", "constellation", "earth", "spring"}
        assert not [kind for kind in hidden if f"'{kind}'" in text]
        assert [p["discard_top"] for p in shown["players"]] == ["lightning", "storm", "flame"]
    assert s.view(None).own is None


def test_everybody_sees_how_many_there_are() -> None:
    view = scene("rock*2 nebula water", "stardust*3", "satellite lightning", others=OTHERS).view(None)
    assert [(p.hand, p.deck, p.discard) for p in view.players] == [(4, 3, 2), (4, 3, 2), (3, 1, 3)]
    assert [p.strikes for p in view.players] == [(), (), (("red",),)]


def test_a_seat_sees_its_own_cards_and_points() -> None:
    own = scene("rock*2 planet water", "stardust*3", "satellite lightning", others=OTHERS).view(0).own
    assert own is not None
    assert own.hand == ("rock", "rock", "planet", "water")
    assert own.deck == ("stardust",) * 3
    assert own.discard == ("satellite", "lightning")
    assert own.points == 5
    assert own.colours == {"red": 1, "green": 0, "blue": 1}


def test_the_field_with_what_counts_on_the_orbit() -> None:
    s = scene("black_hole satellite rock water", "nebula*4", field=["nebula water forest", "ice"], space=7)
    s.play("black_hole").answer(add("satellite"))
    view = s.view(None)
    assert [(len(p.cards), p.fragments, p.step, p.three_colour) for p in view.field] == [
        (3, 4, 0, True),
        (1, 1, 0, False),
        (2, 2, 1, False),
    ]
    assert view.field[2].cards[1].icon_off
    assert (view.active, view.fragments, view.projected, view.players[0].space) == (0, 7, 8, 7)


def test_the_current_play_shows_what_is_still_to_come() -> None:
    s = scene("earth*5 crystal", "rock*3", named="cataclysm").play("earth*5 ".strip())
    assert s.view().field == ()
    s = scene("flame lightning rock stardust", "water*4", kinds="flame lightning").play("flame lightning")
    assert [card.unresolved for card in s.view().field[0].cards] == [True, True]


def test_after_the_orbit_advance_the_steps_are_used_up() -> None:
    view = scene("rock", field=["nebula", "rock"], space=9, steps=AFTER_ORBIT).view()
    assert (view.phase, view.projected, view.fragments) == ("generation", 9, 4)


def test_the_turn_before_stays_visible() -> None:
    s = (
        scene("satellite rock*2 water", "nebula*4", field=["rock"], space=5)
        .play("satellite")
        .answer(generate("nebula"))
    )
    past = s.view(None).past
    assert past is not None
    assert (past.seat, past.plays, past.fragments) == (0, (("rock",), ("satellite",)), 3)
    assert (past.origin, past.space, past.generated) == (5, 7, "nebula")


def test_the_order_of_the_next_turns() -> None:
    others = [
        player("rock*3 water", space=12, arrival=1),
        player(space=35),
        player("rock*3 water", space=11, arrival=3),
    ]
    s = scene("satellite rock water*2", space=10, others=others)
    s.state.finished = (2,)
    assert s.view().order == (0, 3, 1, 2)
    assert s.view().following == 0  # if nothing were played
    s.play("rock")
    assert (s.projected, s.view().following) == (11, 3)  # it would stand inside the comet there
    assert [p.finish for p in s.view().players] == [0, 0, 1, 0]


def test_who_follows_an_arrival() -> None:
    others = [player("rock*3 water", space=34, arrival=1), player("rock*3 water", space=30, arrival=2)]
    s = scene("satellite rock water*2", "rock*4", field=["rock", "rock"], space=32, others=others).play("satellite")
    assert (s.question, s.view().following) == ("Generate", 2)
    last = scene("water", field=["rock"], space=34, others=[player(space=34, arrival=1)], steps=AFTER_ORBIT)
    assert last.view().following == 0
    flame = scene(
        "flame rock*2 stardust", field=["nebula"], space=33, others=[player(space=34, arrival=1)], kinds="flame"
    )
    flame.play("flame")
    assert (flame.question, flame.projected) == ("FlameTrash", 35)
    assert flame.view().following is None  # the push takes the other one out, too


def test_phases() -> None:
    assert scene("rock water").view().phase == "card_play"
    end = scene("rock*3 water*2", steps=(EndTurn(0), Turn()), generated="rock").view()
    assert (end.phase, end.generated) == ("turn_end", "rock")
    over = scene("satellite rock*3", space=34, others=[player("rock*4", space=34, arrival=1)]).play("satellite").view()
    assert (over.phase, over.over, over.active, over.field) == ("over", True, None, ())
    assert [score.place for score in over.scores] == [1, 2]
    assert over.order == (0, 1)


def test_the_solo_challenge_shows_target_and_rank() -> None:
    s = scene("satellite rock*3", "sun*3", space=34, others=[], piles={"satellite": 0, "water": 0, "nebula": 0})
    assert (s.view().target, s.view().rank) == (18, "")
    s.play("satellite")
    view = s.view()
    assert (view.over, view.rank) == (True, "planet")
    assert [score.won for score in view.scores] == [True, False]
    assert scene("rock water").view().target == 0


def test_before_the_first_turn() -> None:
    match, _ = play.start(GAME, Options(celestials="custom"), 2, SEED)
    view = play.view(GAME, match, 0)
    assert (view.phase, view.active, view.following, view.celestials) == ("setup", None, 0, ())
    assert [(pile.kind, pile.left) for pile in view.supply] == [("satellite", 2), ("planet", 8), ("sun", 12)]
    assert view.own.points == 3


def test_only_the_owner_sees_the_card_of_a_spring() -> None:
    s = scene("spring rock stardust water", "nebula protostar", kinds="spring").play("spring")
    own, other = s.view(0).own, s.view(1).own
    assert own is not None
    assert other is not None
    assert own.looked in ("nebula", "protostar")
    assert other.looked == ""
    assert own.points == 0
    determinized = set()
    for salt in range(12):
        imagined = play.determinize(GAME, s.match, 1, bytes([salt]))
        assert play.view(GAME, imagined, 1) == s.view(1)
        determinized.add(imagined.state.turn.looked)
    assert len(determinized) > 1


def test_an_imagined_state_keeps_what_is_known() -> None:
    s = scene("rock*2 nebula water", "stardust*3", "satellite lightning", others=OTHERS)
    determinized = set()
    for salt in range(12):
        state = msgspec.json.decode(msgspec.json.encode(s.state), type=type(s.state))
        imagined = determinize(state, 0, Chance("hoshitsukuri", bytes([salt])))
        assert imagined.players[0] == s.state.players[0]
        assert GAME.census(imagined) == GAME.census(s.state)
        assert imagined.players[1].discard == cards("microbe storm")
        determinized.add(imagined.players[1].hand)
    assert len(determinized) > 1


def test_the_options_and_the_set_are_shown() -> None:
    view = scene("crystal water rock", "rock*4").play("crystal water").answer(USUAL).view()
    assert view.options == Options()
    assert len(view.celestials) == 8
    assert view.missing == ()
