"""Who sees what, and what the view works out for those who look. [spec 7, 8]"""

import msgspec
import pytest

from games.core import play
from games.core.playout import playout
from games.crafting_cosmos import GAME
from games.crafting_cosmos import actions as do
from games.crafting_cosmos.components import CONTROLS
from games.crafting_cosmos.options import Options
from games.crafting_cosmos.player_view import Need
from games.crafting_cosmos.ring import Income, after, income
from games.crafting_cosmos.view import View, losses, ring_of
from tests.support.games.crafting_cosmos.scene import (
    bare,
    crafting,
    energy,
    hand,
    legal,
    life,
    nebula,
    pool,
    power,
    seen,
    stars,
)
from tests.support.games.scenario import Scene


def text(scene: Scene, seat: int | None) -> str:
    return msgspec.json.encode(seen(scene, seat)).decode()


def test_hands_are_secret() -> None:
    state = bare(2)
    hand(state, "light light time")
    scene = crafting(state)
    mine, other = seen(scene, 0), seen(scene, 1)
    assert mine.own is not None
    assert mine.own.hand == {"light": 2, "time": 1, "gravity": 0, "chemistry": 0}
    assert other.own is not None
    assert sum(other.own.hand.values()) == 0
    assert other.players[0].hand == 3
    assert seen(scene, None).own is None


def test_stored_discards_are_secret() -> None:
    state = bare(2)
    hand(state, "light " * 12).surplus = {"light": 2}
    scene = crafting(state)
    assert seen(scene, 0).own.surplus["light"] == 2  # type: ignore[union-attr]
    assert seen(scene, 1).own.surplus["light"] == 0  # type: ignore[union-attr]


def test_drawn_power_cards_are_seen_by_their_buyer_alone() -> None:
    state = bare(2)
    hand(state, "light light light")
    scene = crafting(state).answer(do.AcquirePower(2, "light"))
    assert len(seen(scene, 0).own.drawn) == 3  # type: ignore[union-attr]
    assert seen(scene, 1).own.drawn == ()  # type: ignore[union-attr]
    for card in seen(scene, 0).own.drawn:  # type: ignore[union-attr]
        assert card not in text(scene, 1)
        assert card not in text(scene, None)


def test_a_card_from_the_deck_is_known_to_its_owner_alone() -> None:
    match, _ = play.start(GAME, Options(), 2, "33" * 16)
    while "TakeCard" not in [prompt.name for prompt in play.prompts(GAME, match).values()]:
        seat, prompt = next(iter(play.prompts(GAME, match).items()))
        match, _ = play.apply(GAME, match, seat, prompt.legal[-1])
    seat = next(iter(play.prompts(GAME, match)))
    _, news = play.apply(GAME, match, seat, do.TakeEnergyCard(0))
    whispered = [told for told in news if type(told.event).__name__ == "EnergyCardSeen"]
    assert [told.only for told in whispered] == [seat]


def test_an_imagined_table_hides_other_things() -> None:
    state = bare(2)
    hand(state, "light light time time gravity", 1)
    nebula(state, "E", "n1_01", 1, completed=True, token="g8")
    state.advanced.green_left -= 1
    scene = crafting(state)
    hands, values = set(), set()
    for salt in range(8):
        imagined = play.determinize(GAME, scene.match, 0, bytes([salt])).state
        hands.add(msgspec.json.encode(imagined.players[1].hand))
        values.add(imagined.players[1].nebulae["E"].life)
        assert imagined.players[0] == scene.state.players[0]
    assert len(hands) > 2
    assert values <= {"g8", "g7", "g6"}
    assert len(values) > 1


def test_needs_are_met_by_stars_and_supernovae() -> None:
    state = bare(2)
    nebula(state, "F", "n2_20")  # He C O O
    stars(state, "s10 He s15 C s20 H s24 O", turned="s20")
    (found,) = seen(crafting(state)).players[0].nebulae
    assert found.needs == (
        Need("helium", "star"),
        Need("carbon", "star"),
        Need("oxygen", "star"),
        Need("oxygen", "wild"),
    )
    assert found.ready
    assert (found.size, found.points, found.completed, found.life) == (2, 8, False, 0)


def test_missing_needs_are_empty() -> None:
    state = bare(2)
    nebula(state, "F", "n2_20")
    stars(state, "s10 He")
    (found,) = seen(crafting(state)).players[0].nebulae
    assert [need.met for need in found.needs] == ["star", "", "", ""]
    assert not found.ready


def test_a_ring_of_life_is_ready_for_advanced_life() -> None:
    state = bare(2)
    nebula(state, "E", "n1_01", completed=True)
    life(state, proto="l14 l21 l27 l26 l20")
    assert not seen(crafting(state)).players[0].nebulae[0].ready
    life(state, stable="l13")
    state.life += 5  # the five were counted before
    (found,) = seen(crafting(state)).players[0].nebulae
    assert found.ready
    assert found.life == 6


def test_losses_are_what_the_end_of_the_turn_takes() -> None:
    state = bare(2)
    player = pool(state, held="H H C", proto=2, tiles="n1_05")
    player.graviton, player.dna, player.ready, state.box = 3, 1, 1, -1
    scene = crafting(state)
    lost = losses(seen(scene), 0)
    assert lost.any
    assert (lost.stars, lost.proto, lost.tiles) == ({"hydrogen": 2, "carbon": 1}, 2, ("n1_05",))
    assert (lost.supernova, lost.dna, lost.graviton) == (0, 1, 3)
    assert (lost.crystals, lost.waiting) == (0, 1)
    assert not losses(seen(scene), 1).any


def test_a_crystal_that_is_ready_is_lost_with_the_last_turn() -> None:
    state = bare(2)
    state.players[0].ready, state.box = 2, -2
    kept = losses(seen(crafting(state)), 0)
    assert (kept.any, kept.crystals, kept.waiting) == (False, 0, 2)
    state.crystals, state.box = 0, state.crystals - 2
    lost = losses(seen(crafting(state)), 0)
    assert (lost.any, lost.crystals, lost.waiting) == (True, 2, 0)


def test_the_ring_can_be_tried_out() -> None:
    state = energy(bare(4), light="D 1", time="D 2", gravity="0 3", chemistry="D")
    power(state, 1, "white_light_2")
    view = seen(crafting(state))
    ring = ring_of(view, 0)
    there, moved = after(ring, ("chemistry", "own", "own"))
    assert [(move.token, move.origin, move.goal) for move in moved] == [
        ("dark", "chemistry", "light"),
        ("own", "gravity", "chemistry"),
        ("own", "chemistry", "time"),
    ]
    assert income(there, view.players[0].powers) == Income(
        active="time", stars=1, tiles=0, dna=2, supernova=0, cards=4, steps=3, graviton=1, proto=0
    )
    assert after(ring, ()) == (ring, [])


def test_controls_are_shown() -> None:
    state = energy(bare(4), light="D D 1", time="2", gravity="0 3", chemistry="D")
    power(state, 1, "stasis", seat=2)
    light, time, gravity, chemistry = seen(crafting(state)).controls
    assert [control.id for control in (light, time, gravity, chemistry)] == list(CONTROLS)
    assert (light.full, light.dark, light.seats, light.tokens) == (True, 2, (1,), 3)
    assert gravity.seats == (0, 3)
    assert time.powers == (0, 0, 1, 0)
    assert not chemistry.full


def test_phases_follow_the_questions() -> None:
    match, _ = play.start(GAME, Options(), 2, "00" * 16)
    view: View = play.view(GAME, match, None)
    assert (view.phase, view.round, view.active) == ("energy", 1, view.first)
    scene = crafting(bare(2))
    assert seen(scene).phase == "craft"
    assert seen(scene.answer(do.EndCraft("nebula", 1))).phase == "turn_end"
    assert seen(scene).omega.startswith("n1")
    assert legal(scene, do.PlaceOmegaNebula)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_last_round_is_known_as_soon_as_it_is_settled(seats: int) -> None:
    for seed in ("0a" * 16, "0b" * 16):
        end, moves = playout(GAME, Options(), ["random"] * seats, seed)
        match, _ = play.start(GAME, Options(), seats, seed)
        told = []
        for move in moves:
            view: View = play.view(GAME, match, None)
            assert view.ending == (view.crystals == 0 or view.round == view.rounds)
            assert all(goal.missed == (view.ending and goal.space < 3) for goal in view.track)
            assert not any(any(goal.points) for goal in view.track if goal.missed)
            told.append((view.round, view.ending))
            match, _ = play.apply(GAME, match, move.seat, move.action)
        assert {number for number, ending in told if ending} <= {end.state.round}
        spoilt = seats == 1 and end.state.round < view.rounds  # the Void may have taken the last crystal
        assert told[-1] == (end.state.round, True) or spoilt
        assert all(goal.missed for goal in play.view(GAME, end, None).track)
