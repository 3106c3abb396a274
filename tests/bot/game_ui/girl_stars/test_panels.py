"""Questions of The Girl Who Made the Stars as panels: every answer within three taps, previews, Stardust beside."""

from collections import Counter
from random import Random

import pytest
from msgspec.structs import replace

from bot.game_ui.base import PromptContext, named, sentence
from bot.i18n.translator import LOCALES, translator_for
from bot.ui_kit.panels import Panel, ProposedMoves
from games.core import play
from games.core.step import Action, Event
from games.girl_stars import GAME, events, suggestions
from games.girl_stars import actions as do
from games.girl_stars import preview as girl_stars_preview
from games.girl_stars.hexes import PLAYABLE
from games.girl_stars.options import Options
from games.girl_stars.state import Landed
from renderers import render
from tests.support.game_ui.girl_stars.prompts import GAME_UI, given, labelled, within_clicks
from tests.support.game_ui.prompts import (
    answer_of,
    asked_by,
    at,
    buttons,
    check_sizes,
    context_of,
    panel_after,
    panel_of,
    picks,
    turned,
)
from tests.support.games.girl_stars.scene import acting, colours, drafting, dusting, hold, lay, light, placing, table
from tests.support.games.scenario import SEED, Scene

TURNS = ("TakeAction", "WrapUp")
TRIANGLE = "red_2a@D3/1 blue_2a@D4/3"


def placements(context: PromptContext) -> set[do.PlaceTile]:
    return {action for action in context.legal if isinstance(action, do.PlaceTile)}


def check_placing(context: PromptContext) -> None:
    """Every placement is confirmed with the third tap: a hex, then tile, side and rotation, then yes."""
    first = panel_of(context)
    check_sizes(context, first)
    found: set[Action] = set()
    for pick in picks(first):
        for item in pick.items if pick.path[1] == "at" else ():
            preview = panel_after(context, pick.path, item.value)
            check_sizes(context, preview)
            for second in picks(preview):
                for candidate in second.items:
                    found.add(answer_of(context, candidate.value))
    for action in found:
        if isinstance(action, do.PlaceTile):
            found = found | set(girl_stars_preview.bonuses_for(context.prompt, action))
    assert placements(context) <= found


def test_where_the_tiles_are_still_to_be_drawn_only_stardust_can_be_planned() -> None:
    context = at(lying(TRIANGLE, "white_4c", stardust=2))
    dust = tuple(action for action in context.legal if isinstance(action, do.UseStardust))
    ahead = replace(context.table_view, prompt=replace(context.prompt, legal=dust), is_foreseen=True)
    panel = panel_of(replace(context, table_view=ahead))
    check_sizes(context, panel)
    assert [button.path for button in buttons(panel)] == [("c", "dust")]


@pytest.mark.parametrize("seats", [1, 3])
def test_whole_matches_offer_every_answer(seats: int) -> None:
    luck = Random(seats)
    match, _ = play.start(GAME, Options(), seats, SEED)
    known: Counter[str] = Counter()
    while not match.over:
        prompt = luck.choice(list(play.prompts(GAME, match).values()))
        known[prompt.name] += 1
        context = context_of(match, prompt, luck.choice(LOCALES))
        if known[prompt.name] % 5 == 1:
            check_sizes(context, panel_of(context))
            check_sizes(context, Panel("", GAME_UI.public_buttons(context)))
            assert len({named(context, action, GAME_UI) for action in context.legal}) == len(context.legal)
            assert isinstance(GAME_UI.describe(context, luck.choice(context.legal)), str)
            assert isinstance(GAME_UI.marks(context), dict)
        if known[prompt.name] % 12 == 1:
            rest = {
                a for a in context.legal if not isinstance(a, (do.ScoutRoute, do.PlaceTile, do.UseStardust, do.Forage))
            }
            assert rest <= within_clicks(context, 1 + (prompt.name in TURNS)).keys()
        action = suggestions.suggestions(context.table_view.view, prompt, 1)[0].action
        match, _ = play.apply(GAME, match, prompt.seat, action if luck.random() < 0.7 else luck.choice(prompt.legal))


def lying(tiles: str, *hand: str, stardust: int = 0) -> Scene:
    """A lays with this board, hand and Stardust, B as well."""
    state = table()
    lay(state.players[0], tiles)
    hold(state.players[0], *hand)
    state.players[0].stardust = stardust
    return placing(state)


def letters_of(panel: Panel) -> str:
    return " ".join([panel.text, *(button.label for button in buttons(panel))])


@pytest.mark.parametrize("locale", LOCALES)
def test_every_placement_takes_three_clicks(locale: str) -> None:
    check_placing(at(lying(TRIANGLE, "yellow_2a", "white_4c"), locale))


def test_the_suggestions_come_first_and_are_numbered_on_the_picture() -> None:
    context = at(lying(TRIANGLE, "yellow_2a", "white_4c"))
    first = picks(panel_of(context))[0]
    best = answer_of(context, first.items[0].value)
    assert best == do.PlaceTile("yellow_2a", "E4", 5)
    assert first.path == ("c", "lay", "s")  # given at once
    assert given(context, first.path, (first.items[0].value,)) == best
    assert "completes a constellation with 3 Light: +4 VP" in first.items[0].note
    assert GAME_UI.marks(context)["E4"] == "1"
    laid = [answer_of(context, item.value) for item in first.items]
    lines = {(action.hex, girl_stars_preview.lines_of(action)) for action in laid if isinstance(action, do.PlaceTile)}
    assert len(lines) == len(laid)


def test_the_whole_hand_is_placed_with_one_click_as_it_was_listed() -> None:
    scene = lying(TRIANGLE, "yellow_2a", "white_4c", "blue_3a")
    context = at(scene)
    panel = panel_of(context)
    whole, *parts = [button for button in buttons(panel) if "all" in button.path]
    assert [button.label for button in (whole, *parts)] == ["All 3 as suggested", "Do only no. 1", "Do nos. 1–2"]
    plan = turned(context, whole.path)
    assert isinstance(plan, ProposedMoves)
    assert panel.marks is not None
    for number, action in enumerate(plan.actions, start=1):
        assert isinstance(action, do.PlaceTile)
        assert panel.marks[action.hex] == str(number)
        assert panel.marks[f"plan-{action.hex}"] == f"{action.tile}/{action.rotation}{'/back' * action.back}"
        assert f"**{number}.** {action.hex} " in panel.text
        scene.answer(action)
    assert not scene.state.players[0].hand
    assert turned(context, parts[0].path) == ProposedMoves(
        plan.actions[:1], said=panel.text.partition("**1.** ")[2].partition("\n**2.**")[0]
    )


def test_several_tokens_are_taken_with_one_pick() -> None:
    state = table(1)
    dish = [Landed("a", "recall", "blue"), Landed("b", "offering", "blue"), Landed("c", "recall", "centre")]
    scene = drafting(state, *dish, picks=2)
    context = at(scene)
    keep, light_ = picks(panel_of(context))
    assert (keep.most, light_.most) == (2, 2)
    plan = turned(context, keep.path, keep.items[0].value, keep.items[2].value)
    assert isinstance(plan, ProposedMoves)
    assert plan.actions == (do.TakeAsh("a", "keep"), do.TakeAsh("c", "keep"))
    for action in plan.actions:
        scene.answer(action)
    assert scene.state.players[0].kept == ("recall", "recall")


def test_a_pile_that_is_empty_is_said_to_pay_nothing() -> None:
    scene = lying(TRIANGLE, "yellow_2a")
    scene.state.piles["r3"] = ()
    context = at(placing(scene.state))
    assert "3 Light: empty, 0 VP" in panel_of(context).text
    assert "completes a constellation with 3 Light (the pile is empty)" in panel_of(context).text


@pytest.mark.parametrize(("girl", "explained"), [(6, True), (7, True), (8, False)])
def test_each_question_is_explained_in_the_first_rounds(girl: int, explained: bool) -> None:
    scene = lying(TRIANGLE, "yellow_2a")
    scene.state.girl = girl
    assert ("💡" in panel_of(at(placing(scene.state))).text) == explained


def test_a_placement_is_seen_before_with_its_rotations() -> None:
    context = at(lying(TRIANGLE, "yellow_2a"))
    action = do.PlaceTile("yellow_2a", "E4", 5)
    preview = panel_after(context, ("c", "at", "r", context.index_of(action)))
    assert preview.marks is not None
    assert preview.marks["place"] == "yellow_2a@E4/5"
    assert preview.text.startswith("### E4 ① front ⇗⇖")
    for part in (
        "completes a constellation with 3 Light: +4 VP",
        "+1 red, +1 blue, +1 yellow Light",
        "+1 Stardust",
        "joins 2 lines, leaves 0 open",
        "0 → 4 VP",
    ):
        assert part in preview.text
    assert "Rotation" not in preview.text, "there is no other"
    assert given(context, labelled(preview, "Confirm").path, ()) == action
    far = panel_after(context, ("c", "at", "f0"), context.index_of(do.PlaceTile("yellow_2a", "F4", 1)))
    assert far.marks is not None
    others = [button for button in buttons(far) if button.path[:3] == ("c", "at", "r")]
    assert f"of {len(others) + 1}. The buttons turn the tile." in far.text, "the one shown is no button"
    assert [each for each in far.marks if each.startswith("turn-")] == [f"turn-{turn}" for turn in range(6)]
    assert [button.label for button in buttons(far)[:3]] == ["1 ⇗⇒", "3 ⇘⇙", "4 ⇙⇐"]  # the second one is chosen
    back = panel_after(context, ("c", "at", "b"), context.index_of(do.PlaceTile("yellow_2a", "F4", 0, True)))
    assert back.marks is not None
    assert back.marks["place"] == "yellow_2a@F4/0/back"


def test_bonus_tokens_are_chosen_by_confirming() -> None:
    scene = lying("red_2c@A4/1 back@A3/1", "yellow_4c")
    context = at(scene)
    action = next(one for one in placements(context) if one.hex == "A5" and one.bonus)
    preview = panel_after(context, ("c", "at", "r", context.index_of(action)))
    chosen = [given(context, button.path, ()) for button in buttons(preview) if button.path[0] == "y"]
    assert chosen == [replace(action, bonus="nw"), replace(action, bonus="ne")]
    assert "top left: Gain a Villager" in letters_of(preview)
    assert preview.marks is not None
    assert {"corner-nw", "corner-ne"} <= preview.marks.keys()
    assert preview.marks["place"] == f"yellow_4c@A5/{action.rotation}{'/back' if action.back else ''}"
    assert "a bonus token of your choice" in preview.text  # and none is said to be gained before
    assert "Gain a Villager" not in preview.text
    assert "Three Lights" not in preview.text
    for panel in (panel_of(context), preview):
        marks = GAME_UI.marks(context) if panel.marks is None else panel.marks
        assert render("girl_stars", context.table_view.view, panel.sheet, context.words, context.names, dict(marks), 0)


def test_the_last_tile_of_all_is_said_to_stand() -> None:
    stands = translator_for("en")("bot.stands")
    scene = lying(TRIANGLE, "yellow_2a")
    answer = ("c", "at", "r", at(scene).index_of(do.PlaceTile("yellow_2a", "E4", 5)))
    assert stands not in panel_after(at(scene), answer).text
    scene.state.players[1].hand = ()
    scene.match.own[1].clear()
    assert stands in panel_after(at(scene), answer).text


@pytest.mark.parametrize(("seats", "stands"), [(2, False), (1, True)])
def test_stardust_that_ends_a_turn_before_luck_is_said_to_stand(seats: int, stands: bool) -> None:
    state = table(seats)  # the Shadow Elder's die comes after the only seat
    lay(state.players[0], TRIANGLE)
    state.players[0].stardust = 2
    context = at(acting(state, actions=0))
    preview = panel_after(context, ("c", "at", "d0"), context.index_of(do.UseStardust("E4")))
    assert (translator_for("en")("bot.stands") in preview.text) == stands


def test_stardust_is_one_click_from_the_question_and_seen_before() -> None:
    context = at(lying(TRIANGLE, "white_4c", stardust=3))
    panel = panel_after(context, labelled(panel_of(context), "Use Stardust").path)
    action = do.UseStardust("E4")
    assert given(context, picks(panel)[0].path, (context.index_of(action),)) == action  # at once
    preview = panel_after(context, ("c", "at", "d0"), context.index_of(action))  # as menus sent before do
    assert preview.marks == {"dust": "E4"}
    assert "completes a constellation with 2 Light (3 or more score)" in preview.text
    assert "−2 Stardust" in preview.text
    assert given(context, labelled(preview, "Confirm").path, ()) == action


def test_stardust_of_a_course_is_named_before_the_lines_are_there_that_it_ends() -> None:
    context = at(acting(table()))
    assert named(context, do.UseStardust("E4"), GAME_UI) == "Stardust on E4"


def test_stardust_may_be_used_while_others_place_and_while_a_path_is_coloured() -> None:
    waiting = at(dusting(TRIANGLE, 2))
    assert waiting.prompt.name == "Aside"
    assert within_clicks(waiting)[do.UseStardust("E4")] == 1
    state = table()
    lay(state.players[0], TRIANGLE)
    state.players[0].stardust, state.players[0].light = 2, light("RRBBYY")
    context = at(acting(state).answer(do.Scout(10, "action")))
    assert context.prompt.name == "ChooseColour"
    panel = panel_after(context, labelled(panel_of(context), "Use Stardust").path)
    assert panel.prompt_token != context.prompt.token
    assert within_clicks(context, 3)[do.UseStardust("E4")] == 2


def test_each_constellation_on_one_stardust_chooses_its_token() -> None:
    scene = dusting("red_3b@A4/1 back@A3/1 back@A5/4", 1)
    preview = panel_after(at(scene), ("c", "at", "d0"), "0")
    assert {given(at(scene), button.path, ()) for button in buttons(preview) if button.path[0] == "y"} == set(
        at(scene).legal
    )
    assert at(scene).legal == (do.UseStardust("B4", ("nw",)), do.UseStardust("B4", ("ne",)))
    assert preview.marks is not None
    assert preview.marks["dust"] == "B4"
    assert "a bonus token of your choice" in preview.text


def test_a_pile_that_goes_is_named_before() -> None:
    scene = dusting(TRIANGLE, 2)
    scene.state.marked = ("r5",)
    assert "The top token for 5 Light goes after this round" in panel_of(at(scene)).text
    scene.state.players[0].stardust = 0
    scene.state.players[0].hand += ("white_4c",)
    without = at(placing(scene.state))
    assert "loses its top token" not in panel_of(without).text  # nobody can do anything about it


@pytest.mark.parametrize(
    ("locale", "points", "told"),
    [
        ("en", 5, "1 tile then fits nowhere: −1 VP · 5 → 4 VP"),
        ("en", 0, "1 tile then fits nowhere"),
        ("ja", 5, "どこにも置けなくなるタイル1枚：−1点 · 5点 → 4点"),
    ],
)
def test_what_then_fits_nowhere_is_told_before(locale: str, points: int, told: str) -> None:
    state = table()
    player = state.players[0]
    lay(player, "white_2c@D3/1")
    player.dust = dict.fromkeys(set(PLAYABLE) - {"D3", "D4"}, 1)
    player.vp = {"scouting": points}
    hold(player, "red_4c", "blue_4c")
    context = at(placing(state), locale)
    assert GAME_UI.describe(context, do.PlaceTile("red_4c", "D4", 4, back=True)).endswith(f" · {told}")


def test_the_dish_takes_one_pick() -> None:
    dish = Landed("a", "double_light", "red_blue"), Landed("b", "offering", "blue"), Landed("c", "recall", "centre")
    context = at(drafting(table(), *dish))
    assert within_clicks(context, 1).keys() == set(context.legal)
    keep, discard = picks(panel_of(context))
    assert ("b Offering ash", "a free Offering") in {(item.label, item.note) for item in keep.items}
    assert ("b Offering ash → 1 blue Light", "touches blue") in {(item.label, item.note) for item in discard.items}
    assert GAME_UI.marks(context) == {"ash-a": "a", "ash-b": "b", "ash-c": "c"}
    assert named(context, do.TakeAsh("a", "light", colours("RB")), GAME_UI) == "a Light ×2 → 1 red, 1 blue Light"
    assert GAME_UI.describe(context, do.TakeAsh("c", "keep")) == "a free Recall"


TOLD: list[Event] = [
    events.RoundBegan(1, 0),
    events.TilesDrawn(0, ("red_2a", "white_4c")),
    events.TilePlaced(0, "red_2a", "D3", 1, True),
    events.TilesLost(0, ("red_2a", "white_4c"), 0),
    events.AreasEnclosed(0, 2),
    events.LightCollected(0, "D3", "red"),
    events.ConstellationCompleted(0, ("D3", "D4"), 3, 4),
    events.BonusGained(0, "nw", "rescore", 4),
    events.AshTaken(0, "a", "recall", ("red",)),
    events.PathLit(0, (1, 3, 10), ("red", "blue", "red"), 4),
    events.SiteConnected(0, "fruit_1"),
    events.Foraged(0, "fruit_1", "fruit", ("red", "blue")),
    events.OfferedCard(0, 3, ("fruit", "fish"), 8),
    events.VillagersRecalled(0, ("v1", "v2")),
    events.CardRevealed("river_gift"),
    events.RewardRemoved("r5", 10),
    events.ShadowRolled(-1, 3, "mark_highest_reward"),
]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("event", TOLD, ids=lambda event: type(event).__name__)
def test_what_has_happened_is_told_in_words(event: Event, locale: str) -> None:
    text = sentence(translator_for(locale), "girl_stars", event, {0: "Ann", -1: "Shadow"}, GAME_UI)
    assert text
    assert not [part for part in ("_", "girl", "{", "[", "'") if part in text.replace("can't", "")]


@pytest.mark.parametrize("locale", LOCALES)
def test_tiles_lost_without_points_to_lose_name_none(locale: str) -> None:
    told = [events.TilesLost(0, ("red_2a",), vp) for vp in (0, 1)]
    texts = [sentence(translator_for(locale), "girl_stars", event, {0: "Ann"}, GAME_UI) for event in told]
    assert [("VP" if locale == "en" else "点") in text for text in texts] == [False, True]


def test_every_question_of_the_game_has_its_panel() -> None:
    known = {"PlaceTile", "TakeAsh", "TakeAction", "WrapUp", "ChooseRoute", "ChooseColour", "FinalStardust"}
    assert asked_by(GAME) == known
