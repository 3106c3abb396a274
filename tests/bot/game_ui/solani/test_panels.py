"""Solani's questions as panels: every legal answer within reach, three taps at most, previews."""

from collections import Counter
from random import Random
from typing import Any

import pytest

import renderers
from bot.game_ui import generic
from bot.game_ui.base import named
from bot.i18n.translator import LOCALES
from bot.ui_kit import move_menu
from games.core import play
from games.core.step import Action
from games.solani import GAME, events
from games.solani import actions as do
from games.solani.cells import BRANCH_SPACES, CIRCLES, label_of
from games.solani.effects import SpecialFeatureDraft
from games.solani.flow import Placement
from games.solani.options import Options
from renderers.kit.canvas import Canvas
from renderers.solani.seat import planned
from tests.support.game_ui.prompts import (
    asked_by,
    at,
    buttons,
    check_nowhere,
    check_sizes,
    context_of,
    panel_after,
    panel_of,
    picks,
)
from tests.support.game_ui.solani.prompts import (
    GAME_UI,
    QUESTIONS,
    choosing,
    keeping,
    opened,
    placing,
    plan_of,
    shown,
    special,
    suggestions,
    wishing,
    within_clicks,
)
from tests.support.games.solani.scene import SEED, Scene, drafting, sky


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", QUESTIONS)
def test_every_answer_takes_three_clicks_at_most(name: str, locale: str) -> None:
    context = at(QUESTIONS[name](), locale)
    assert context.prompt.name == name
    found = within_clicks(context)
    assert found.keys() == set(context.legal)
    if not name.startswith("Place"):
        assert set(found.values()) == {1}
    check_sizes(context, panel_of(context))
    for panel in opened(context, panel_of(context)):
        check_sizes(context, panel)


def test_every_question_of_the_game_has_its_panel() -> None:
    assert asked_by(GAME) == {*QUESTIONS}


@pytest.mark.parametrize("seats", [1, 3])
def test_whole_matches_offer_every_answer(seats: int) -> None:
    luck = Random(seats)
    match, _ = play.start(GAME, Options(), seats, SEED)
    known: Counter[str] = Counter()
    while not match.over:
        prompt = luck.choice(list(play.prompts(GAME, match).values()))
        known[prompt.name] += 1
        if known[prompt.name] % 5 == 1:
            context = context_of(match, prompt, luck.choice(LOCALES))
            check_sizes(context, panel_of(context))
            assert GAME_UI.public_buttons(context)
            assert len({named(context, action, GAME_UI) for action in context.legal}) == len(context.legal)
            assert isinstance(GAME_UI.describe(context, luck.choice(context.legal)), str)
        if known[prompt.name] % 20 == 1:
            assert within_clicks(context).keys() == set(context.legal)
        match, _ = play.apply(GAME, match, prompt.seat, luck.choice(prompt.legal))
    assert {"Draft", "PlaceTile"} <= known.keys()


# -- draft -------------------------------------------------------------------------------------------------------


def test_tiles_and_trades_stand_in_one_menu_in_the_order_of_the_picture() -> None:
    (pick,) = picks(panel_of(at(drafting(2))))
    assert [item.label for item in pick.items] == [
        "○1 2-Star Cluster",
        "○1 ⇄ Coral",
        "○2 3-Star Cluster",
        "○2 ⇄ Shell",
        "○3 4-Star Cluster",
        "○3 ⇄ Coral",
        "○3 ⇄ Amber",
        "✚1 Fork",
        "✚2 Spark",
        "✚3 Cross",
    ]
    assert pick.items[0].note == "scores with 2 nodes"
    assert pick.items[1].note == "trade the 2-Star Cluster for this Planet"
    assert pick.items[7].note == "3 nodes: ⇖⇗⇘"
    assert pick.items[8].note == "1 node: ⇖"


def test_whoever_picks_first_knows_what_it_means_and_others_what_they_hold() -> None:
    scene = drafting(2)
    assert "You pick first" in panel_of(at(scene)).text
    scene.answer(0, do.DraftTile("cluster", 1)).answer(1, do.DraftTile("cluster", 2))
    text = panel_of(at(scene, seat=1)).text
    assert "You pick first" not in text
    assert "In hand: 🎇 3-Star Cluster" in text


def test_slots_that_may_be_drafted_are_marked_and_keep_the_number_they_have() -> None:
    found = [f"{kind}-{n}" for kind in ("cluster", "branch") for n in (1, 2, 3)]
    assert GAME_UI.marks(at(drafting(2))) == dict.fromkeys([*found, *(f"track-{n}" for n in (3, 6, 7, 10))], "")


# -- placement ---------------------------------------------------------------------------------------------------


def test_the_best_few_placements_come_first_and_are_marked_by_number() -> None:
    context = at(placing())
    panel = panel_of(context)
    first = panel.rows[0]
    assert isinstance(first, tuple)
    assert [button.label.split(" · ")[0] for button in first] == ["1", "2", "3"]
    marks = GAME_UI.marks(context)
    assert panel.marks == marks
    assert {mark for mark in marks.values() if mark} <= {"1", "2", "3"}
    ((one, *_), *_) = [plan_of(context, button).actions for button in first]
    assert isinstance(one, do.PlaceBranch | do.PlaceCircle)
    assert marks[one.space] == "1"
    assert set(marks) >= {
        action.space for action in context.legal if isinstance(action, do.PlaceBranch | do.PlaceCircle)
    }


def test_a_suggestion_places_all_that_is_held_with_one_click_and_says_why() -> None:
    context = at(placing())
    panel, (button, *_) = panel_of(context), suggestions(context)
    plan = plan_of(context, button)
    assert {type(action) for action in plan.actions} == {do.PlaceBranch, do.PlaceCircle}
    assert not plan.confirmed
    assert "F3 scores +2" in next(line for line in panel.text.splitlines() if line.startswith("-# 1 · "))
    picture = generic.confirm_all_panel(context, GAME_UI, plan, button.path[1:], "")
    assert planned(context.table_view.view, 0, picture.marks or {}) is not None
    assert picture.sheet == "seat"


def test_no_suggestion_with_a_loss_comes_before_a_better_one() -> None:
    context = at(placing(tiles={}, branches={}))
    gains = [int(button.label.split(" · ")[-1].replace("−", "-").replace("±", "")) for button in suggestions(context)]
    losses = [min(0, gain) for gain in gains]
    assert losses == sorted(losses, reverse=True)
    assert losses[-1] < 0


def test_the_second_draft_may_be_taken_and_placed_at_once() -> None:
    scene = drafting(2)
    scene.answer(0, do.DraftTile("cluster", 1)).answer(1, do.DraftTile("cluster", 2))
    context = at(scene, seat=1)
    assert next(type(action) for action in plan_of(context, suggestions(context)[0]).actions) is do.DraftTile
    assert len(plan_of(context, suggestions(context)[0]).actions) == 3
    assert plan_of(context, suggestions(context)[0]).confirmed  # the panel says that it stands
    assert panel_of(context).text.count("can't be undone") == len(suggestions(context))
    first = suggestions(at(drafting(2)))
    assert [len(plan_of(at(drafting(2)), button).actions) for button in first] == [1, 1, 1]
    assert " · best spot right now: 🪵 " in panel_of(at(drafting(2))).text


def test_every_suggestion_says_what_it_brings_and_each_thing_once() -> None:
    luck, asked = Random(5), 0
    for seed in ("5b" * 16, "5c" * 16):
        match, _ = play.start(GAME, GAME.options(), 1, seed)
        while not match.over and asked < 60:
            context = context_of(match, next(iter(play.prompts(GAME, match).values())))
            panel, asked = panel_of(context), asked + 1
            offered = suggestions(context)
            for button in offered:
                heads = (f"-# {button.label[0]} · ", f"-# 1\u2013{len(offered)} · ")
                (why,) = [line for line in panel.text.splitlines() if line.startswith(heads)]
                told = why.split(" · ")[1:]
                assert len(told) == len(set(told)) > 0, why
                loose = {part.split(":")[0][-2:] for part in told if "loose node, −" in part}
                assert not loose & {part.split(":")[0][-2:] for part in told if "covered" in part}, why
            match, _ = play.apply(GAME, match, context.prompt.seat, luck.choice(context.legal))


def test_what_is_true_of_all_suggestions_is_said_once() -> None:
    match, _ = play.start(GAME, GAME.options(), 2, "10" * 16)
    context = context_of(match, next(iter(play.prompts(GAME, match).values())), "ja")
    waits = [line for line in panel_of(context).text.splitlines() if "もう1枚と一緒に" in line]
    assert waits == ["-# 1～3 · まだ置けるスペースがありません（もう1枚と一緒に置きます）"]


@pytest.mark.parametrize("tokens", [(), ("zz",), ("0", "x"), ("0", "ba19"), ("0", "oA1", "oA1"), ("0", "sA1")])
def test_suggestions_that_nobody_made_lead_nowhere(tokens: tuple[str, ...]) -> None:
    with pytest.raises(move_menu.NoSuchPath):
        GAME_UI.turn(at(placing()), ("go", *tokens), ())
    with pytest.raises(move_menu.NoSuchPath):
        GAME_UI.turn(at(wishing(), seat=1), ("go", "0"), ())


def test_spaces_are_called_by_names_that_differ_by_more_than_case() -> None:
    names = [label_of(space).casefold() for space in (*CIRCLES, *BRANCH_SPACES)]
    assert len(set(names)) == len(names)
    assert label_of("a1") == "V1"
    assert label_of("A1") == "A1"


def test_a_preview_tells_points_and_risks_and_names_the_rotations() -> None:
    context = at(placing(circle="coral"))
    preview = shown(context, do.PlaceBranch("e3", 0))
    assert preview.text.splitlines()[0] == "### 🪵 Z3 ⇖⇗⇘: +1"
    assert "E3 scores" not in preview.text
    assert "F3 scores +2" in preview.text
    assert "⚠️ F4: loose node, −1" in preview.text
    assert "Star Clusters +2" in preview.text
    assert "Loose nodes −1" in preview.text
    assert preview.marks == {"place-branch": "e3.0", "turn-0": "1", "turn-1": "2", "turn-2": "3", "turn-3": "4"}
    rotations = [button for button in buttons(preview) if button.path[0] == "c"]
    assert [button.label.split(" ")[2] for button in rotations] == ["⇗⇘⇙", "⇖⇘⇙", "⇖⇗⇙"]  # the one shown is no button
    assert "Rotation 1 of 4" in preview.text


@pytest.mark.parametrize(
    ("laid", "action", "told"),
    [
        ({"tiles": {}, "branches": {}}, do.PlaceBranch("a1", 3), ("−3", "0", "−3")),
        ({}, do.PlaceBranch("c3", 0), ("−6", "5", "−1")),
        ({}, do.PlaceBranch("e3", 0), ("+1", "5", "6")),
        ({}, do.PlaceBranch("e3", 1), ("±0", "5", "5")),
    ],
)
def test_text_and_picture_tell_the_same_change(
    laid: dict[str, Any], action: Action, told: tuple[str, str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (gain, before, after), write = told, Canvas.text
    drawn: list[str] = []

    def written(canvas: Canvas, x: float, y: float, text: str, *more: Any, **how: Any) -> float:
        drawn.append(text)
        return write(canvas, x, y, text, *more, **how)

    monkeypatch.setattr(Canvas, "text", written)
    context = at(placing(**laid))
    preview = shown(context, action)
    assert preview.text.splitlines()[0].endswith(f": {gain}")
    assert preview.text.endswith(f"score {before} → {after}")
    renderers.render("solani", context.table_view.view, "seat", context.words, {}, preview.marks, 0)
    assert f"|{gain}|{after}|{before}|score|" in "|".join(drawn)


def test_a_space_leads_to_its_best_rotation() -> None:
    context = at(placing(circle="coral"))
    spaces = picks(panel_of(context))[0]
    item = next(item for item in spaces.items if item.label.startswith("Z3 "))
    preview = panel_after(context, spaces.path, item.value)
    assert buttons(preview)[-2].path == ("y", item.value)
    chosen = [entry for entry in picks(preview)[0].items if entry.chosen]
    assert [entry.label.split(" ")[0] for entry in chosen] == ["Z3"]


def test_a_cross_has_no_rotations_to_choose_from() -> None:
    context = at(placing(branch="x4"))
    preview = shown(context, do.PlaceBranch("e3", 0))
    assert preview.marks == {"place-branch": "e3.0"}
    assert [button for button in buttons(preview) if button.path[0] == "c"] == []


def test_round_tiles_and_features_are_previewed_on_their_space() -> None:
    context = at(placing())
    circle = next(action for action in context.legal if isinstance(action, do.PlaceCircle))
    assert shown(context, circle).marks == {"place-circle": circle.space}
    context = at(special())
    assert isinstance(context.legal[0], do.PlaceSpecial)
    preview = shown(context, context.legal[0])
    assert preview.marks == {"place-special": context.legal[0].space}
    assert preview.text.startswith(f"### ✴️ {context.legal[0].space}: ")
    assert named(context, context.legal[0], GAME_UI) == f"✴️ {context.legal[0].space}"


def test_a_dark_sky_about_to_be_surrounded_is_announced() -> None:
    context = at(placing(circle="", branch="i1", tiles={"B5": "s2", "A4": "void"}, branches={"a4": "nw"}))
    preview = shown(context, do.PlaceBranch("a5", 1))
    assert "🌚 A5 is surrounded: you get a Special Feature if there's room for it" in preview.text
    assert "Special Features +3" in preview.text


def test_the_tile_that_follows_by_itself_is_announced() -> None:
    scene = Scene(2)
    scene.state.players[0] = sky(card="river")
    scene.state.players[0].circle, scene.state.players[0].branch = "s2", "l2"
    context = at(scene.begin(seat0=(Placement(0),)))
    assert "⏩ the other tile then has only one space left: 🎇 C1\n" in shown(context, do.PlaceBranch("b1", 1)).text
    assert "⏩" not in shown(context, do.PlaceBranch("a1", 0)).text
    plan = planned(context.table_view.view, 0, {"place-branch": "b1.1"})
    assert plan is not None
    assert plan.spaces == ("b1", "C1")


def test_only_open_things_are_offered_in_public() -> None:
    for name, question in QUESTIONS.items():
        *rows, last = GAME_UI.public_buttons(at(question()))
        assert bool(rows) == (name != "KeepSpecial")
        assert isinstance(last, tuple)
        assert last[0].path == ("sheet", "estimate")


# -- Special Features --------------------------------------------------------------------------------------------


def test_no_feature_is_announced_for_which_there_is_no_space() -> None:
    scene = Scene(2)
    scene.state.players[0] = sky(tiles={"A1": "s2", "B1": "s2"}, branches={"a1": "se"})
    scene.state.players[0].picks = 2
    context = at(scene.begin(SpecialFeatureDraft()))
    assert "after this" not in panel_of(context).text
    assert events.PickForfeited(0) in scene.answer(0, context.legal[0]).events()


def test_features_show_what_they_count_and_what_they_would_score_now() -> None:
    scene = choosing(2)
    context = at(scene)
    panel = panel_of(context)
    (pick,) = picks(panel)
    card = scene.state.two.row[0]
    assert f"[{context.words(f'solani.sign.{card}')}]" in pick.items[0].label
    assert all("points" in item.label for item in pick.items[:-2])
    assert pick.items[0].note == context.words(f"solani.criterion.{card}")
    assert [item.label for item in pick.items[-2:]] == ["Draw two ★★ cards", "Draw two ★★★ cards"]
    assert pick.items[-1].note == "9 cards in the deck; you keep one of two"
    assert "You get one more after this" in panel.text
    assert GAME_UI.marks(context).keys() == {*scene.state.two.row, *scene.state.three.row, "deck-2", "deck-3"}


def test_two_drawn_cards_are_explained_before_one_is_kept() -> None:
    context = at(keeping())
    panel = panel_of(context)
    kept = [button.label for button in buttons(panel) if button.path[0] == "y"]
    assert kept == ["★★★ Void [VO]", "★★★ Galaxy [GA]"]
    assert "3 points each, 9 at most" in panel.text
    for card in ("void", "galaxy"):
        assert context.words(f"solani.criterion.{card}") in panel.text
    assert context.words("bot.stands") in panel.text


# -- what leads nowhere ------------------------------------------------------------------------------------------


NOWHERE = {
    "PlaceTile": "- at at/zz at/0=0 b o=0 b=zz b=0/1",
    "PlaceSpecial": "b=0",
    "Draft": "at/0 later=1",
    "KeepSpecial": "o=0",
}
"""Paths that no panel of a question offers, each with the values that are picked."""


@pytest.mark.parametrize("name", NOWHERE)
def test_paths_that_lead_nowhere(name: str) -> None:
    check_nowhere(at(QUESTIONS[name]()), NOWHERE[name])
