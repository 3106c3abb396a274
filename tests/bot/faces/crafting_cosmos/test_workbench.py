"""Crafting the Cosmos' workbench: what is held and possible, the plan for what is left, the end with its warning."""

from bot.dialogue.face import index_of, named
from bot.dialogue.panels import Plan
from games.crafting_cosmos import GAME, advice, craft, flow, outlook
from games.crafting_cosmos import actions as do
from tests.bot.faces.crafting_cosmos.desks import FACE, crafting, ending, full, label_of
from tests.bot.faces.desks import at, check_sizes, panel_after, panel_of, picks, taps, turned
from tests.games.crafting_cosmos import scene as put
from tests.games.scenario import scenario

# -- the workbench -----------------------------------------------------------------------------------------------


def test_the_workbench_says_what_is_held_and_groups_what_is_possible() -> None:
    panel = panel_of(at(crafting()))
    assert "🔴 2 × Hydrogen · 🟦 1 × Helium" in panel.text
    assert "💎 2 crystals are ready" in panel.text
    assert "☀️ Light 5" in panel.text
    labels = [tap.label for tap in taps(panel)]
    assert labels[3:] == [
        *("Hydrogen ×2", "Helium ×1", "Carbon ×1", "Oxygen ×1", "Place proto life ×2", "Place a nebula ×2"),
        *("Complete a nebula", "Release a crystal ×2", "Make a supernova ×2", "Stabilise life ×2"),
        *("Move a star ×3", "Move life ×3", "Finish for me", "End the turn", "Table"),
    ]
    assert [pick.hint for pick in picks(panel)] == ["Use a power card…", "Spend energy cards…"]
    assert [(item.label, item.note) for item in picks(panel)[1].items][-1] == ("Score five Light", "+6")
    assert panel.marks is not None
    assert {"pool-hydrogen", "pool-proto", "pool-n1_01", "I", "slot-1", "crystal", "dna"} <= panel.marks.keys()
    assert "E" not in panel.marks
    assert sorted(mark for mark in panel.marks.values() if mark) == ["1", "2", "3"]


def test_a_nebula_is_one_idea_however_many_stars_could_go() -> None:
    state = put.bare(2)
    put.stars(state, "s09 H s14 H s19 O s23 He s18 C")
    put.nebula(state, "E", "n1_05")
    put.pool(state, held="He")
    state.round = 8
    ideas = [tap.label for tap in taps(panel_of(at(put.crafting(state)))) if tap.path[0] == "a"]
    assert ideas == ["1 · Complete E (+4), discard 🔴 s09"]


def test_ways_to_pay_are_written_as_each_language_does() -> None:
    assert picks(panel_of(at(crafting())))[0].items[0].label == "Solar Wind (1 × Light)"
    assert picks(panel_of(at(crafting(), "ja")))[0].items[0].label == "太陽風（光×1）"


def test_an_empty_workbench_offers_the_end_alone() -> None:
    panel = panel_of(at(put.crafting(put.bare(2))))
    assert [tap.label for tap in taps(panel)] == ["End the turn", "Table"]
    assert picks(panel) == []
    assert "To use" not in panel.text


def test_spaces_say_what_the_nebulae_beside_them_want() -> None:
    desk = at(crafting())
    panel = panel_after(desk, label_of(desk, "Hydrogen").path)
    notes = {item.label: item.note for pick in picks(panel) for item in pick.items}
    assert notes["s09"] == "A · B · E ← H"
    assert notes["s32"] == "J · L"
    assert [pick.most for pick in picks(panel)] == [2, 2, 2]
    assert picks(panel)[0].hint == "Arm I: Put it on… (up to 2)"
    life = panel_after(desk, label_of(desk, "Place proto life").path)
    assert {item.label: item.note for item in picks(life)[0].items}["l28"] == "F 2/6 · I 1/6"


def test_several_picks_are_several_answers() -> None:
    desk = at(crafting())
    (pick, *_) = picks(panel_after(desk, label_of(desk, "Hydrogen").path))
    plan = turned(desk, pick.path, *(item.value for item in pick.items[:2]))
    assert isinstance(plan, Plan)
    assert plan.actions == (do.PlaceStar("hydrogen", "s02"), do.PlaceStar("hydrogen", "s04"))


def test_where_a_token_moves_from_stays_marked() -> None:
    state = full()
    state.players[0].graviton = 1
    desk = at(put.crafting(state))
    panel = panel_after(desk, ("c", "k", "-", "MoveStar", "s19"))
    assert panel.marks is not None
    assert "at-s19" in panel.marks
    assert {item.label for pick in picks(panel) for item in pick.items} == {
        action.space for action in desk.legal if isinstance(action, do.MoveStar) and action.origin == "s19"
    }


def test_the_best_answers_say_all_that_is_not_settled_yet() -> None:
    desk = at(crafting())
    best = {kind: taps(panel_after(desk, ("c", "k", "-", kind)))[0].label for kind in ("MoveStar", "PlaceNebula")}
    assert best == {"MoveStar": "Star s01 → s09", "PlaceNebula": "Nebula 2-01 (H H H He: 5) on F"}
    assert taps(panel_after(desk, ("c", "k", "-", "ReleaseCrystal")))[0].label == "Release: Hydrogen on s09"
    assert taps(panel_after(desk, ("c", "k", "-", "PlaceStar", "hydrogen")))[0].label == "s09"


def test_what_is_settled_stands_in_the_title_and_is_marked() -> None:
    desk = at(crafting())
    panel = panel_after(desk, label_of(desk, "Complete").path)
    assert panel.text.startswith("### Complete a nebula · I · Nebula 3-16 (H He He C C O: 10)\n")
    assert panel.marks is not None
    assert "at-I" in panel.marks


def test_the_stars_to_discard_are_named() -> None:
    desk = at(crafting())
    (pick,) = picks(panel_after(desk, label_of(desk, "Complete").path))
    assert [item.label for item in pick.items][:2] == ["s19 · Hydrogen", "s24 · Helium"]
    assert named(desk, do.CompleteNebula("I", "s31"), FACE) == "Complete I (+10), discard 🟣 s31"


def test_too_many_ways_to_pay_are_asked_after_the_card() -> None:
    state = full()
    put.hand(state, "light light time time gravity gravity chemistry chemistry")
    for slot, card in enumerate(("cosmic_background", "time_dilation", "symbiosis"), start=1):
        put.power(state, slot, card)
    state.deck["time"] -= 1
    state.discard["time"] = 1
    desk = at(put.crafting(state))
    pick = picks(panel_of(desk))[0]
    assert [item.label for item in pick.items] == ["Cosmic Background", "Time Dilation", "Symbiosis"]
    panel = panel_after(desk, pick.path, pick.items[1].value)
    assert len([tap for tap in taps(panel) if tap.path[0] == "a"]) == 10
    check_sizes(desk, panel)


def test_a_card_with_one_way_to_pay_is_used_at_once() -> None:
    desk = at(crafting())
    pick = picks(panel_of(desk))[0]
    assert pick.items[0].note == "Gain 3 gravitons."
    assert turned(desk, pick.path, pick.items[0].value) == Plan((do.ActivatePower(1, ("light",)),))


# -- finishing and ending ----------------------------------------------------------------------------------------


def test_the_plan_is_listed_drawn_and_only_then_given() -> None:
    desk = at(crafting())
    plan = advice.finish(desk.look.view, 0)
    panel = panel_after(desk, label_of(desk, "Finish").path)
    assert panel.text.splitlines()[1].startswith("1. ")
    assert panel.seen == outlook.preview(desk.look.view, 0, plan)
    assert f"\n\nScore: 0 → {panel.seen.players[0].score}" in panel.text
    assert panel.marks is not None
    assert all(mark.startswith("new-") for mark in panel.marks)
    given = turned(desk, taps(panel)[0].path)
    assert given == Plan(plan, sure=True)


def test_what_the_plan_cannot_use_is_said() -> None:
    state = full()
    state.players[0].graviton = 10
    put.pool(state, held="H")
    desk = at(put.crafting(state))
    panel = panel_after(desk, label_of(desk, "Finish").path)
    assert "Has no use now" in panel.text


def test_the_end_warns_of_every_loss() -> None:
    desk = at(crafting())
    panel = panel_after(desk, label_of(desk, "End").path)
    for word in ("2 × Hydrogen", "Nebula 1-01", "2 × proto life", "2 × supernova resource", "2 × DNA", "3 × graviton"):
        assert word in panel.text
    assert "2 crystals are ready; they wait for your next turn, if there is one" in panel.text
    assert desk.words("bot.stands") in panel.text
    assert [tap.label for tap in taps(panel)][:3] == ["Size 1 (18 left)", "Size 2 (19 left)", "Size 3 (19 left)"]
    assert panel.marks == dict.fromkeys(("stack-1", "stack-2", "stack-3", "l15", "l21", "l27"), "")


def test_the_last_end_warns_of_crystals_that_are_ready() -> None:
    state = put.bare(2)
    state.players[0].ready, state.crystals, state.box = 1, 0, state.crystals - 1
    desk = at(put.crafting(state))
    panel = panel_after(desk, label_of(desk, "End").path)
    assert "Ending now loses: 💎 1 × time crystal" in panel.text
    assert "next turn" not in panel.text
    assert FACE.warns(desk, do.EndCraft("nebula", 1))


def test_the_end_says_when_nothing_is_lost_or_gained() -> None:
    state = put.bare(2)
    for stack_of_size in state.nebulae:
        stack_of_size.hidden.clear()
    desk = at(scenario(GAME, state, (craft.Craft(0), flow.EndTurn(0))))
    panel = panel_after(desk, label_of(desk, "End").path)
    assert "Nothing is lost" in panel.text
    assert taps(panel)[0].path == ("y", index_of(desk, do.EndCraft("none")))


def test_much_proto_life_is_listed_by_arms() -> None:
    state = put.bare(2)
    put.life(state, proto=" ".join(f"l{number:02}" for number in range(1, 30)))
    desk = at(put.crafting(state))
    panel = panel_after(desk, label_of(desk, "End").path)
    assert len(picks(panel)) == 3
    assert sum(len(pick.items) for pick in picks(panel)) == 29
    check_sizes(desk, panel)


def test_the_new_nebula_is_seen_on_its_space_before_it_stays() -> None:
    desk = at(ending())
    tile = desk.look.view.omega
    panel = panel_of(desk)
    assert desk.words(f"crafting_cosmos.tile.{tile}") in panel.text
    (pick,) = picks(panel)
    preview = panel_after(desk, pick.path, pick.items[0].value)
    assert preview.marks == {f"new-{pick.items[0].label}": tile}
    assert taps(preview)[0].path == ("y", pick.items[0].value)
