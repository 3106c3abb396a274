"""Crafting the Cosmos' workbench: what is held and possible, the plan for what is left, the end with its warning."""

import re

from bot.game_ui.base import PromptContext, named
from bot.ui_kit.panels import Panel, ProposedMoves
from games.core import ai, play
from games.core.chance import Chance
from games.crafting_cosmos import GAME, craft, flow, suggestions
from games.crafting_cosmos import actions as do
from tests.support.game_ui.crafting_cosmos.prompts import GAME_UI, crafting, ending, full, label_of
from tests.support.game_ui.prompts import (
    answer_of,
    at,
    buttons,
    check_sizes,
    context_of,
    panel_after,
    panel_of,
    picks,
    turned,
)
from tests.support.games.crafting_cosmos import scene as put
from tests.support.games.scenario import Scene, scenario


def hoping() -> Scene:
    """A turn with a star to place, a nebula to complete and life to create, but nothing to buy."""
    state = put.bare(2)
    put.stars(state, "s13 H s18 O")
    put.nebula(state, "E", "n1_05")
    put.nebula(state, "F", "n1_01", completed=True)
    put.life(state, stable="l15", proto="l16 l22 l29 l28 l21")
    put.pool(state, held="H")
    return put.crafting(state)


# -- the workbench -----------------------------------------------------------------------------------------------


def test_the_workbench_says_what_is_held_and_groups_what_is_possible() -> None:
    panel = panel_of(at(crafting()))
    assert "Available: 2 hydrogen, 1 helium, 1 carbon, 1 oxygen, 2 proto life" in panel.text
    assert "2 crystals are ready to release, the first for +3." in panel.text
    assert "☀️ Light 5" in panel.text
    labels = [button.label for button in buttons(panel)]
    assert labels[3:] == [
        *("Hydrogen ×2", "Helium ×1", "Carbon ×1", "Oxygen ×1", "Place proto life ×2", "Place a nebula ×2"),
        *("Complete a nebula", "Release a crystal ×2", "Make a supernova ×2", "Stabilise life ×2"),
        *("Move a star ×3", "Move life ×3", "Suggested turn", "End the turn", "Table"),
    ]
    assert [pick.hint for pick in picks(panel)] == [
        *("Use a power card…", "Use a power card with another payment…", "Spend energy cards…"),
    ]
    assert [(item.label, item.note) for item in picks(panel)[2].items][-1] == ("Score five Light cards", "+6")
    assert panel.marks is not None
    assert {"pool-hydrogen", "pool-proto", "pool-n1_01", "I", "slot-1", "crystal", "dna"} <= panel.marks.keys()
    assert "E" not in panel.marks
    assert sorted(mark for mark in panel.marks.values() if mark) == ["2", "3"]  # the first is to buy


def test_a_nebula_is_one_idea_however_many_stars_could_go() -> None:
    state = put.bare(2)
    put.stars(state, "s09 H s14 H s19 O s23 He s18 C")
    put.nebula(state, "E", "n1_05")
    put.pool(state, held="He")
    state.round = 8
    ideas = [button.label for button in buttons(panel_of(at(put.crafting(state)))) if button.path[0] == "a"]
    assert ideas == ["1 · Complete E (+4), discard Hydrogen on s09 (goal Largest Nebulae 0 → 1)"]


def test_ways_to_pay_are_written_as_each_language_does() -> None:
    assert picks(panel_of(at(crafting())))[0].items[0].label == "Gravitational Collapse (1 Chemistry)"
    assert picks(panel_of(at(crafting(), "ja")))[0].items[0].label == "重力崩壊（化学1枚）"


def test_an_empty_workbench_offers_the_end_alone() -> None:
    panel = panel_of(at(put.crafting(put.bare(2))))
    assert [button.label for button in buttons(panel)] == ["Suggested turn", "End the turn", "Table"]
    assert picks(panel) == []
    assert "To use" not in panel.text


def test_spaces_say_what_the_nebulae_beside_them_want() -> None:
    context = at(crafting())
    panel = panel_after(context, label_of(context, "Hydrogen").path)
    notes = {item.label: item.note for pick in picks(panel) for item in pick.items}
    assert notes["s09"] == "E needs H · no nebula on A, B"
    assert notes["s32"] == "no nebula on J, L"
    assert [pick.most for pick in picks(panel)] == [2, 2, 2]
    assert picks(panel)[0].hint == "Arm I: Put it on… (up to 2)"
    life = panel_after(context, label_of(context, "Place proto life").path)
    assert {item.label: item.note for item in picks(life)[0].items}["l28"] == "Life around F 2/6, I 1/6"


def test_several_picks_are_several_answers() -> None:
    context = at(crafting())
    (pick, *_) = picks(panel_after(context, label_of(context, "Hydrogen").path))
    plan = turned(context, pick.path, *(item.value for item in pick.items[:2]))
    assert isinstance(plan, ProposedMoves)
    assert plan.actions == (do.PlaceStar("hydrogen", "s02"), do.PlaceStar("hydrogen", "s04"))


def test_where_a_token_moves_from_stays_marked() -> None:
    state = full()
    state.players[0].graviton = 1
    context = at(put.crafting(state))
    panel = panel_after(context, ("c", "k", "-", "MoveStar", "s19"))
    assert panel.marks is not None
    assert "at-s19" in panel.marks
    assert {item.label for pick in picks(panel) for item in pick.items} == {
        action.space for action in context.legal if isinstance(action, do.MoveStar) and action.origin == "s19"
    }


def test_the_best_answers_say_all_that_is_not_settled_yet() -> None:
    context = at(crafting())
    best = {kind: buttons(panel_after(context, ("c", "k", "-", kind)))[0].label for kind in ("MoveStar", "PlaceNebula")}
    assert best == {
        "MoveStar": "Star s01 → s09 (E can be completed)",
        "PlaceNebula": "Seahorse Nebula, size 2 (H H H He → 5 points) on F (stars: H, He · life 2/6)",
    }
    assert (
        buttons(panel_after(context, ("c", "k", "-", "PlaceStar", "hydrogen")))[0].label == "s09 (E can be completed)"
    )


def test_each_element_of_a_released_crystal_has_its_best_space() -> None:
    context = at(crafting())
    labels = [button.label for button in buttons(panel_after(context, ("c", "k", "-", "ReleaseCrystal")))]
    assert labels[0] == "Release: Hydrogen on s09 (E can be completed)"
    named_first = ("Hydrogen", "Helium", "Carbon", "Oxygen")
    assert [label.split()[1] for label in labels[:4]] == [*named_first]
    assert labels[4:8] == [*named_first]


def test_the_best_moves_stand_in_one_menu_the_best_first() -> None:
    context = at(crafting())
    panel = panel_after(context, ("c", "k", "-", "MoveStar"))
    (best, *_) = picks(panel)
    assert best.hint == "Which star? The 25 best options, best first…"
    assert best.items[0].value == buttons(panel)[0].path[1]
    assert (best.items[0].label, best.items[0].note) == ("Star s01 → s09", "E can be completed")
    assert turned(context, best.path, best.items[3].value) == ProposedMoves((answer_of(context, best.items[3].value),))


def test_what_is_settled_stands_in_the_title_and_is_marked() -> None:
    context = at(crafting())
    panel = panel_after(context, label_of(context, "Complete").path)
    assert panel.text.startswith("### Complete a nebula · I · Bow Nebula, size 3 (H He He C C O → 10 points)\n")
    assert panel.marks is not None
    assert "at-I" in panel.marks


def test_the_stars_to_discard_are_named() -> None:
    context = at(crafting())
    (pick,) = picks(panel_after(context, label_of(context, "Complete").path))
    assert [item.label for item in pick.items][:2] == ["s19 · Hydrogen", "s24 · Helium"]
    assert named(context, do.CompleteNebula("I", "s31"), GAME_UI) == "Complete I (+10), discard Carbon on s31"


def test_a_card_is_used_with_one_pick_and_paid_otherwise_with_one_more() -> None:
    state = full()
    put.hand(state, "light light time time gravity gravity chemistry chemistry")
    for slot, card in enumerate(("cosmic_background_3", "time_dilation_2", "gravitational_collapse_2"), start=1):
        put.power(state, slot, card)
    state.deck["time"] -= 1
    state.discard["time"] = 1
    context = at(put.crafting(state))
    use, pay = picks(panel_of(context))
    assert [item.label.partition(" (")[0] for item in use.items] == [
        "Cosmic Background",
        "Time Dilation",
        "Gravitational Collapse",
    ]
    plan = turned(context, use.path, use.items[1].value)
    assert isinstance(plan, ProposedMoves)
    assert named(context, plan.actions[0], GAME_UI) == use.items[1].label
    assert "Time Dilation" in [item.label for item in pay.items]
    panel = panel_after(context, pay.path, "2")
    ways = {answer_of(context, button.path[1]) for button in buttons(panel) if button.path[0] == "a"}
    assert ways == {one for one in context.legal if isinstance(one, do.ActivatePower) and one.slot == 2}
    check_sizes(context, panel)


def test_buying_says_what_it_draws_and_asks_no_more() -> None:
    context = at(crafting())
    pick = picks(panel_of(context))[-1]
    item = pick.items[0]
    assert item.label == "Slot 3: pay 3 Light, draw 3 power cards"
    assert (
        item.note == "Draw 3 and keep 1; this can't be undone. From your next turn on you also get 1 card every turn."
    )
    assert turned(context, pick.path, item.value) == ProposedMoves((answer_of(context, item.value),), confirmed=True)


# -- finishing and ending ----------------------------------------------------------------------------------------


def planned(context: PromptContext) -> Panel:
    return panel_after(context, ("c", "t"))


def test_the_turn_is_listed_line_by_line_drawn_and_only_then_taken() -> None:
    context = at(hoping())
    steps = suggestions.plan(context.table_view.view, 0)
    panel = planned(context)
    lines = panel.text.splitlines()
    assert lines[0] == "### Suggested turn"
    assert [line.partition(". ")[0] for line in lines[1 : 1 + len(steps)]] == [
        str(number) for number in range(1, 1 + len(steps))
    ]
    assert panel.seen == steps[-1].then
    assert f"\n\nScore: 0 → {panel.seen.players[0].score}" in panel.text
    assert panel.marks is not None
    assert all(mark.startswith("new-") for mark in panel.marks)
    assert context.words("bot.stands") in panel.text
    (go, _) = buttons(panel)
    assert go.label == f"Do all {len(steps)} and end my turn"
    assert turned(context, go.path) == ProposedMoves(tuple(step.action for step in steps), confirmed=True)


def test_the_turn_is_left_at_any_step() -> None:
    context = at(hoping())
    steps = suggestions.plan(context.table_view.view, 0)
    (pick,) = picks(planned(context))
    assert [item.label for item in pick.items] == planned(context).text.splitlines()[1 : len(steps)]
    for number, item in enumerate(pick.items, start=1):
        assert turned(context, pick.path, item.value) == ProposedMoves(
            tuple(one.action for one in steps[:number]), confirmed=True
        )


def test_another_turn_than_was_listed_is_listed_anew() -> None:
    context = at(hoping())
    assert turned(context, ("c", "t", "abcdef", "2")) == planned(context)
    assert turned(context, ("c", "t", "to", "abcdef"), "1") == planned(context)


def test_each_step_says_why() -> None:
    lines = planned(at(hoping())).text.splitlines()
    assert "1. Hydrogen on s19 (E can be completed)" in lines
    assert [line for line in lines if "Complete E (+4)" in line]
    assert [line for line in lines if "Advanced life on F" in line]


def test_the_turn_is_told_in_japanese() -> None:
    text = planned(at(hoping(), "ja")).text
    assert "1. 水素をs19へ（Eを完成できる）" in text
    assert "得点：0 → " in text


def test_what_the_turn_cannot_use_is_said() -> None:
    state = full()
    state.players[0].graviton = 10
    put.pool(state, held="H")
    panel = planned(at(put.crafting(state)))
    assert "No use for this, so it is lost: " in panel.text
    assert "gravitons" in panel.text


def test_a_turn_that_begins_with_cards_unseen_stops_there() -> None:
    state = full()
    put.hand(state, "light light")
    panel = planned(at(put.crafting(state)))
    assert panel.text.splitlines()[1] == "1. Slot 1: pay 2 Light, draw 2 power cards (+1 card every turn from then on)"
    assert "You'll see what you draw" in panel.text
    assert [button.label for button in buttons(panel)] == ["Do it", "Back"]


def test_the_end_warns_of_every_loss() -> None:
    context = at(crafting())
    panel = panel_after(context, label_of(context, "End").path)
    for word in ("2 hydrogen", "Ring Nebula, size 1", "2 proto life", "2 supernova resources", "2 DNA", "3 gravitons"):
        assert word in panel.text
    assert "2 crystals are ready and stay for your next turn, if there is one" in panel.text
    assert context.words("bot.stands") in panel.text
    assert [button.label for button in buttons(panel)][:3] == [
        "Size 1 (18 left)",
        "Size 2 (19 left)",
        "Size 3 (19 left)",
    ]
    assert panel.marks == dict.fromkeys(("stack-1", "stack-2", "stack-3", "l15", "l21", "l27"), "")


def test_the_last_end_warns_of_crystals_that_are_ready() -> None:
    state = put.bare(2)
    state.players[0].ready, state.crystals, state.box = 1, 0, state.crystals - 1
    context = at(put.crafting(state))
    panel = panel_after(context, label_of(context, "End").path)
    assert "Ending your turn now loses: 1 ready crystal" in panel.text
    assert "next turn" not in panel.text
    assert GAME_UI.warns(context, do.EndCraft("nebula", 1))


def test_the_end_says_when_nothing_is_lost_or_gained() -> None:
    state = put.bare(2)
    for stack_of_size in state.nebulae:
        stack_of_size.hidden = ()
    context = at(scenario(GAME, state, (craft.Craft(0), flow.EndTurn(0))))
    panel = panel_after(context, label_of(context, "End").path)
    assert "Nothing is lost" in panel.text
    assert buttons(panel)[0].path == ("y", context.index_of(do.EndCraft("none")))


def test_much_proto_life_is_listed_by_arms() -> None:
    state = put.bare(2)
    put.life(state, proto=" ".join(f"l{number:02}" for number in range(1, 30)))
    context = at(put.crafting(state))
    panel = panel_after(context, label_of(context, "End").path)
    assert len(picks(panel)) == 3
    assert sum(len(pick.items) for pick in picks(panel)) == 29
    check_sizes(context, panel)


def test_the_new_nebula_goes_to_its_best_space_with_one_click() -> None:
    context = at(ending())
    panel = panel_of(context)
    assert context.words(f"crafting_cosmos.tile.{context.table_view.view.omega}") in panel.text
    (pick,) = picks(panel)
    (best,) = buttons(panel)
    assert best.path == ("y", pick.items[[item.label for item in pick.items].index(best.label.split()[0])].value)
    assert pick.path == ("y",)
    assert pick.items[0].note


def test_a_power_card_and_cards_to_take_are_suggested_with_their_reason_to_their_owner_alone() -> None:
    seen, luck = set[str](), Chance("reasons", bytes(16))
    match, _ = play.start(GAME, GAME.options(), 2, f"{3:032x}")
    while not match.over and len(seen) < 2:
        prompt = next(iter(play.prompts(GAME, match).values()))
        context = context_of(match, prompt)
        panel, quick = panel_of(context), GAME_UI.public_buttons(context)
        if prompt.name == "TakeCard" and "together…" in str(panel.rows):
            assert re.search(r"⭐ .+ \(hand afterwards: \d .+\)", panel.text)
            assert "in hand" not in str(quick)
            seen.add(prompt.name)
        for button in buttons(panel):
            if prompt.name == "Craft" and "draw" in button.label and "· Slot" in button.label:
                assert " every turn from then on)" in button.label
                seen.add(prompt.name)
        match, _ = play.apply(GAME, match, prompt.seat, ai.random_move(prompt, luck))
    assert len(seen) == 2
