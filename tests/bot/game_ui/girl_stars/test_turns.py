"""Turns of The Girl Who Made the Stars as panels: Scouting on the map, every action within two taps."""

import copy
from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from bot.game_ui.base import PromptContext
from bot.game_ui.girl_stars import action_phase, names, suggestions
from bot.i18n.translator import LOCALES, translator_for
from bot.ui_kit import move_menu
from bot.ui_kit.panels import Panel, ProposedMoves
from games.core.step import Action
from games.core.tuples import without
from games.girl_stars import actions as do
from games.girl_stars import preview
from games.girl_stars.components import Ash
from games.girl_stars.state import State
from tests.support.game_ui.girl_stars.prompts import GAME_UI, given, labelled, ways, within_clicks
from tests.support.game_ui.prompts import at, buttons, check_nowhere, check_sizes, panel_after, panel_of, picks, turned
from tests.support.games.girl_stars.scene import acting, colours, lay, light, table
from tests.support.games.scenario import Scene


def scouting(lights: str = "RRBYY", kept: Sequence[Ash] = ()) -> Scene:
    state = table()
    state.players[0].light, state.players[0].kept = light(lights), tuple(kept)
    for ash in kept:
        state.ash_bag = without(state.ash_bag, ash)
    return acting(state)


def gate_panel(context: PromptContext, gate: int) -> Panel:
    return panel_after(context, ("c", "gate"), move_menu.token(gate))


def light_plan(context: PromptContext, panel: Panel, text: str = "Light it") -> tuple[Action, ...]:
    plan = turned(context, labelled(panel, text).path)
    assert isinstance(plan, ProposedMoves)
    assert plan.confirmed
    return plan.actions


def lit(scene: Scene, actions: tuple[Action, ...]) -> dict[int, str]:
    """What is lit when these answers are given one after the other."""
    for action in actions:
        scene.answer(action)
    assert names.view_of(at(scene)).scouting is None
    return dict(scene.state.lit)


def test_a_path_is_drawn_with_costs_and_reward_before_it_is_lit() -> None:
    scene = scouting()
    context = at(scene)
    panel = gate_panel(context, 10)
    assert panel.sheet == "map"
    assert panel.marks == {"near": "", "path": "1-3-10"}
    for part in ("1 🟡 yellow → 3 🔴 red → 10 🔴 red", "−2 red, −1 yellow Light", "+4 VP", "Marula Grove (fruit 1)"):
        assert part in panel.text
    assert lit(scene, light_plan(context, panel)) == dict(zip((1, 3, 10), colours("YRR"), strict=True))


def test_another_path_and_other_colours() -> None:
    scene = scouting()
    context = at(scene)
    panel = panel_after(context, labelled(gate_panel(context, 10), "1: blue").path)
    assert panel.marks == {"near": "", "path": "1-3-10/B"}
    panel = panel_after(context, labelled(panel, "3: yellow").path)
    assert panel.marks == {"near": "", "path": "1-3-10/BYR"}
    assert lit(scene, light_plan(context, panel)) == dict(zip((1, 3, 10), colours("BYR"), strict=True))


def test_every_path_is_within_reach_page_by_page() -> None:
    context = at(scouting("RRRRRBBBBBYYYYY"))
    (gate, found) = max(preview.plan_of_gate(context.table_view.view, 0).items(), key=lambda entry: len(entry[1]))
    assert len(found) > move_menu.MENU_ENTRIES
    panel, reached = gate_panel(context, gate), set()
    while True:
        check_sizes(context, panel)
        reached |= {item.value for item in picks(panel)[0].items}
        later = [button for button in buttons(panel) if button.path[-1] == "q"]
        if not later:
            break
        panel = panel_after(context, later[0].path)
    assert reached == {move_menu.token(number) for number in range(len(found))}
    other = panel_after(context, picks(panel)[0].path, move_menu.token(len(found) - 1))
    assert other.marks is not None
    assert other.marks["path"].startswith("-".join(map(str, found[-1].path)))


def test_a_kept_token_lights_a_path_for_free() -> None:
    scene = scouting(kept=["scouting"])
    context = at(scene)
    assert light_plan(context, gate_panel(context, 10), "free")[0] == do.Scout(10, "ash")
    lit(scene, light_plan(context, gate_panel(context, 10), "free"))
    assert scene.state.players[0].actions == 2


@pytest.mark.parametrize(("actions", "kept", "stands"), [(1, (), True), (2, (), False), (0, ("scouting",), True)])
def test_a_path_that_ends_the_round_is_said_to_stand(actions: int, kept: Sequence[Ash], stands: bool) -> None:
    state = table(1)
    state.elders = state.elders[::-1]
    state.players[0].light, state.players[0].kept = light("RRBYY"), tuple(kept)
    context = at(acting(state, actions=actions))
    assert (translator_for("en")("bot.stands") in gate_panel(context, 10).text) == stands


def test_a_path_once_begun_is_chosen_in_the_same_way() -> None:
    scene = scouting("RRRBBBYYY").answer(do.Scout(12, "action"))
    context = at(scene)
    assert context.prompt.name == "ChooseRoute"
    first = light_plan(context, panel_of(context))
    assert isinstance(first[0], do.ScoutRoute)
    assert set(first[0].path) == set(lit(scene, first))
    with pytest.raises(move_menu.NoSuchPath):
        gate_panel(context, 10)


def test_stardust_may_be_used_before_the_path_is_chosen() -> None:
    scene = scouting("RRRBBBYYY")
    lay(scene.state.players[0], "red_2c@D3/1 back@D2/1")
    scene.state.players[0].stardust = 1
    context = at(acting(scene.state).answer(do.Scout(12, "action")))
    assert context.prompt.name == "ChooseRoute"
    panel = panel_after(context, labelled(panel_of(context), "Use Stardust").path)
    assert panel.prompt_token != context.prompt.token
    assert picks(panel)[0].items[0].label.startswith("D4")


def test_paths_that_lead_nowhere_are_refused() -> None:
    forged = (
        "gate/zz path/a/0/x path/a/0/rrrrrr path/a/zz/- light/a/a/0/- light/w/9/0/- route/a do nonsense at/r/0 site"
    )
    check_nowhere(at(scouting()), forged)


def turn_with_everything() -> Scene:
    state = table()
    state.lit = dict(zip((1, 3, 10, 11, 12), colours("RYRYB"), strict=True))
    player = state.players[0]
    player.light, player.goods = light("RRBYY"), {"fruit": 2, "fish": 1}
    player.send("v1", "sky:2")
    player.send("v2", "near:fruit_1")
    player.kept = ("scouting", "foraging", "offering", "recall", "stardust")
    for ash in player.kept:
        state.ash_bag = without(state.ash_bag, ash)
    return acting(state)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_action_and_every_free_one_takes_two_clicks_at_most(locale: str) -> None:
    context = at(turn_with_everything(), locale)
    found = within_clicks(context)
    usual = set(action_phase.usual_ways(context))
    assert found.keys() == {one for one in context.legal if not isinstance(one, do.Forage) or one in usual}
    assert {found[one] for one in found if not isinstance(one, do.Scout)} == {1}
    assert {do.Recall(("v1",), "ash"), do.OfferSingle("fish", "ash"), do.GainStardust("ash")} <= found.keys()
    marks = GAME_UI.marks(context)
    assert {"space-27", "fruit_1", "fish_1", "single-fish", "card-3", "sky-3"} <= marks.keys()
    check_sizes(context, Panel("", GAME_UI.public_buttons(context)))


def test_villagers_at_work_come_home_first() -> None:
    context = at(turn_with_everything())
    recall = next(pick for pick in picks(panel_of(context)) if pick.path == ("c", "do", "r0"))
    first = [context.legal[move_menu.number(item.value, 999)] for item in recall.items[:2]]
    assert first == [do.Recall(("v2",), "action"), do.Recall(("v1", "v2"), "action")]


RECALLS = [
    (("village", "village", "village", "token"), 3),
    (("near:fruit_1", "near:fruit_1", "early:fruit_1", "token"), 5),
    (("village", "sky:2", "village", "sky:1"), 11),
    (("home", "near:fish_1", "near:fruit_1", "village"), 7),
]


@pytest.mark.parametrize("via", ["action", "ash"])
@pytest.mark.parametrize(("places", "number"), RECALLS)
def test_villagers_who_stand_alike_are_recalled_by_one_entry(places: tuple[str, ...], number: int, via: str) -> None:
    state = table()
    state.players[0].villagers, state.players[0].kept = tuple(places), ("recall",)
    state.ash_bag = without(state.ash_bag, "recall")
    context = at(acting(state))
    recalls = [one for one in context.legal if isinstance(one, do.Recall) and one.via == via]
    recall = next(
        pick for pick in picks(panel_of(context)) if pick.path == ("c", "do", "r0" if via == "action" else "f0")
    )
    assert len({item.label for item in recall.items}) == len(recall.items) == number
    offered = [given(context, recall.path, (item.value,)) for item in recall.items]
    assert {ranking(state, one) for one in offered} == {ranking(state, one) for one in recalls}
    for one in recalls:  # what a menu sent before offered is taken as well
        assert given(context, recall.path, (move_menu.token(context.legal.index(one)),)) == one


def ranking(state: State, action: Action | Panel | None) -> tuple[str, ...]:
    """Where villagers stand after a Recall; they differ in nothing but their places."""
    assert isinstance(action, do.Recall)
    player = acting(copy.deepcopy(state)).answer(action).state.players[0]
    return tuple(sorted(player.villagers))


def test_foraging_says_what_it_costs_and_offers_every_payment() -> None:
    context = at(turn_with_everything())
    usual = next(pick for pick in picks(panel_of(context)) if pick.path == ("c", "do", "p0"))
    assert "−1 red, −1 yellow Light · Early Bird +1 Stardust · 2 left" in [item.note for item in usual.items]
    first = do.Forage("fruit_1", colours("RY"), "action")
    assert given(context, usual.path, (usual.items[0].value,)) == first
    (site,) = picks(panel_after(context, labelled(panel_of(context), "Forage: choose payment").path))
    assert "2 Light · Early Bird +1 Stardust · 2 left" in [item.note for item in site.items]
    panel = panel_after(context, site.path, site.items[0].value)
    assert buttons(panel)[0].label == "Pay 1 red, 1 yellow Light"
    paid = {given(context, path, values) for path, values in ways(panel)} - {None}
    assert paid == {one for one in context.legal if isinstance(one, do.Forage) and one.site == "fruit_1"}


@pytest.mark.parametrize("actions", [2, 0])
def test_foraging_that_costs_the_kept_token_alone_bears_its_icon(actions: int) -> None:
    state = table()
    state.lit, state.players[0].kept = {10: "red"}, ("foraging",)
    panel = panel_of(at(acting(state, actions=actions)))
    site = next(pick for pick in picks(panel) if pick.path == ("c", "do", "p0"))
    assert [item.emoji for item in site.items] == [*[""] * bool(actions), names.FREE]


@pytest.mark.parametrize(("actions", "icon"), [(2, ""), (0, names.FREE)])
def test_scouting_that_costs_the_kept_token_alone_bears_its_icon(actions: int, icon: str) -> None:
    panel = panel_of(at(acting(scouting(kept=["scouting"]).state, actions=actions)))
    gates = next(pick for pick in picks(panel) if pick.path == ("c", "gate"))
    assert {item.emoji for item in gates.items} == {icon}


def test_the_end_of_a_turn_names_what_goes_back() -> None:
    scene = turn_with_everything()
    context = at(acting(scene.state, actions=0))
    assert within_clicks(context)[do.EndTurn()] == 1
    assert "Recall ash" in GAME_UI.describe(context, do.EndTurn())


@pytest.mark.parametrize("locale", LOCALES)
def test_a_whole_turn_is_listed_and_taken_with_one_click_or_its_first_steps_alone(locale: str) -> None:
    context = at(turn_with_everything(), locale)
    panel, steps = panel_of(context), suggestions.steps(context)
    assert len(steps) > 2
    every = [button for button in buttons(panel) if "all" in button.path]
    assert all(f"**{number}.**" in panel.text for number in range(1, len(steps) + 1))
    for count, button in zip((len(steps), *range(1, len(steps))), every, strict=False):
        plan = turned(context, button.path)
        assert isinstance(plan, ProposedMoves)
        assert not plan.confirmed  # what cannot be taken back is asked once
        assert plan.actions == tuple(action for step in steps[:count] for action in step.actions)
        scene = turn_with_everything()
        for action in plan.actions:
            scene.answer(action)
    for forged in ("all", "all.zz", f"{'.'.join(every[0].path[1:])}.0"):
        with pytest.raises(move_menu.NoSuchPath):
            turned(context, ("c", *forged.split(".")))


@pytest.mark.parametrize("ahead", [False, True])
def test_a_turn_before_new_tiles_are_drawn_says_that_it_stands_unless_it_is_only_prepared(ahead: bool) -> None:
    scene = turn_with_everything()
    scene.state.elders = scene.state.elders[::-1]
    context = at(acting(scene.state))
    context = replace(context, table_view=replace(context.table_view, is_foreseen=ahead))
    (whole, *_) = [button for button in buttons(panel_of(context)) if "all" in button.path]
    told = f"{whole.label} · {translator_for('en')('bot.for_good')}" in panel_of(context).text
    assert told == (whole.path[0] == "y") == (not ahead)
