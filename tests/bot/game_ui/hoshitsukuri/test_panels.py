"""Hoshitsukuri's questions as panels: every legal answer within reach, nothing else, in both languages."""

from random import Random

import pytest
from msgspec.structs import replace

from bot.game_ui import confirmation
from bot.i18n.translator import LOCALES, translator_for
from bot.ui_kit import move_menu
from bot.ui_kit.panels import Panel, ProposedMoves
from games.core import play
from games.hoshitsukuri import GAME
from games.hoshitsukuri import actions as do
from games.hoshitsukuri.components import CELESTIALS
from games.hoshitsukuri.flow import EndTurn, Turn
from games.hoshitsukuri.options import Options, SetName
from tests.support.game_ui.hoshitsukuri.prompts import (
    DRAWS,
    GAME_UI,
    QUESTIONS,
    answering,
    custom,
    first_question,
    tick,
    within_reach,
)
from tests.support.game_ui.prompts import (
    answer_of,
    asked_by,
    at,
    buttons,
    check_nowhere,
    check_sizes,
    own_args,
    panel_of,
    picks,
    turned,
)
from tests.support.games.hoshitsukuri.scene import SEED, USUAL, add, cards, resolve, scene


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", [*QUESTIONS, "ChooseCelestial"])
def test_every_answer_to_a_question_is_within_reach(name: str, locale: str) -> None:
    context = custom() if name == "ChooseCelestial" else at(QUESTIONS[name](), locale)
    assert context.prompt.name == name
    check_sizes(context, panel_of(context))
    assert within_reach(context) == set(context.legal)


def test_every_question_of_the_game_has_its_panel() -> None:
    assert asked_by(GAME) == {*QUESTIONS, "ChooseCelestial"}


@pytest.mark.parametrize("celestials", ["cataclysm", "colourful_galaxy", "recorded_game", "random", "custom"])
def test_whole_matches_offer_every_answer(celestials: SetName) -> None:
    luck = Random(celestials)
    match, _ = play.start(GAME, Options(celestials=celestials), 2, SEED)
    while not match.over:
        locale = luck.choice(LOCALES)
        context = first_question(match, locale)
        check_sizes(context, panel_of(context))
        if len(context.legal) <= 30:
            assert within_reach(context) == set(context.legal)
        for row in GAME_UI.public_buttons(context):
            assert context.prompt.name in PUBLIC, row
        action = luck.choice(context.legal)
        assert isinstance(GAME_UI.describe(context, action), str)
        match, _ = play.apply(GAME, match, context.prompt.seat, action)


PUBLIC = ("ChooseCelestial", "ResolveEffect", "StormReturn", "LightningGain", "GrasslandGain", "Generate")
"""Questions that concern open cards alone."""


def test_three_colours_are_offered_first() -> None:
    panel = panel_of(at(scene("nebula*2 protostar water forest")))
    together = picks(panel)[0]
    assert together.path == ("y",)
    assert together.items[0].label.count("+") == 2
    assert "☄️+0" in together.items[0].note
    assert picks(panel)[1].path == ("c", "pick")


def test_few_groups_are_buttons_before_the_single_cards() -> None:
    panel = panel_of(at(scene("nebula*2 rock satellite")))
    assert [button.label for button in answering(panel)] == [
        "🔴 Nebula ×2 · ★4 ☄️+1",
        "A · Nebula ★2",
        "B · Rock ★2",
        "C · Satellite ★1 1 VP ⟳",
    ]


def test_cards_that_do_not_go_together_are_explained_and_stay_ticked() -> None:
    shown = tick(at(QUESTIONS["PlayCards"]()), "nebula", "water")
    assert "can't play these together" in shown.text
    assert [button.path for button in buttons(shown)] == [("move",)]
    assert [item.label.split(" · ")[1] for item in picks(shown)[0].items if item.chosen] == ["Nebula", "Water"]


def test_ticked_cards_show_what_they_come_to() -> None:
    shown = tick(
        at(scene("nebula*2 protostar water forest", field=("rock",), space=3)), "nebula", "nebula", "protostar"
    )
    assert "★9 on your field, orbit 3 → 5" in shown.text
    assert buttons(shown)[0].path[0] == "y"


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("en", "ends your plays, and this turn is your last"),
        ("ja", "カードプレイは終わり、この手番が最後になります"),
    ],
)
@pytest.mark.parametrize(("space", "reaches"), [(33, False), (34, True)])
def test_a_play_that_reaches_the_end_of_the_orbit_is_said_to_be_the_last(
    space: int, reaches: bool, locale: str, said: str
) -> None:
    context = at(scene("nebula protostar water forest rock", DRAWS, space=space), locale)
    assert (said in panel_of(context).text) == reaches
    for action in context.legal:
        assert isinstance(action, do.Play)
        three = len(action.cards) == 3
        assert (said in GAME_UI.describe(context, action)) == (reaches and not three), action


@pytest.mark.parametrize("hand", ["nebula*2 rock satellite", "nebula*4 protostar*4 rock"])
@pytest.mark.parametrize(("space", "verb"), [(33, "y"), (34, "a")])
def test_a_play_that_reaches_the_end_is_asked_about_if_it_stands_for_good(hand: str, space: int, verb: str) -> None:
    panel = panel_of(at(scene(hand, DRAWS, space=space)))
    ways = [button for button in answering(panel) if "⟳" not in button.label] + [
        pick for pick in picks(panel) if pick.path[0] != "c"
    ]
    assert {way.path[0] for way in ways} == {verb}


def test_a_card_play_says_that_it_goes_on_and_offers_to_play_on_and_to_end_the_turn() -> None:
    context = at(scene("nebula*2 rock satellite", DRAWS, field=("protostar*2",)))
    panel = panel_of(context)
    assert "You keep playing until you play a card with ⟳." in panel.text
    assert "star fragments (★)" in panel.text
    on, end, *_ = buttons(panel)
    assert (on.label, on.path) == ("Play on for me", ("c", "on"))
    assert end.label == "Satellite ⟳ → create Black Hole (cost 4, you have ★7)"
    going = GAME_UI.turn(context, on.path[1:], ())
    assert isinstance(going, ProposedMoves)
    assert (going.confirmed, going.path) == (True, ("on",))
    ending = turned(context, end.path)
    assert isinstance(ending, ProposedMoves)
    assert ending.actions == (do.Play(("satellite",)), do.Generate("black_hole"))
    assert "Your turn ends." in ending.said


@pytest.mark.parametrize(("hand", "stands"), [("nebula*2 rock satellite", False), ("nebula rock satellite", True)])
def test_an_end_of_the_turn_that_draws_cards_says_so_beside_its_button_and_asks_no_more(
    hand: str, stands: bool
) -> None:
    scenery = scene(hand, DRAWS, field=("protostar*2",))
    panel = panel_of(at(scenery))
    (end,) = [button for button in buttons(panel) if own_args(button.path)[0] == "end"]
    ending = turned(at(scenery), end.path)
    assert isinstance(ending, ProposedMoves)
    assert (f"⭐ {ending.said} · can't be undone" in panel.text) == (end.path[0] == "y") == stands
    assert play.is_irreversible(GAME, scenery.match, 0, *ending.actions) == stands
    foreseen = at(scenery)
    foreseen = replace(foreseen, table_view=replace(foreseen.table_view, is_foreseen=True))
    assert "can't be undone" not in panel_of(foreseen).text  # what is only prepared can


@pytest.mark.parametrize(("space", "last"), [(32, False), (33, True)])
def test_a_play_that_reaches_the_end_of_the_orbit_ends_the_turn_as_well(space: int, last: bool) -> None:
    context = at(scene("nebula*2 satellite", DRAWS, field=("protostar*2",), space=space))
    (end,) = [button for button in buttons(panel_of(context)) if own_args(button.path)[0] == "end"]
    ending = turned(context, end.path)
    assert isinstance(ending, ProposedMoves)
    assert (end.label.startswith("Nebula ×2 → create "), "Satellite ⟳ →" in end.label) == (last, not last)
    assert ("Your last turn ends." in ending.said) == last


def test_playing_on_stops_before_the_end_of_a_turn() -> None:
    last = at(scene("satellite*2", field=("rock",)))
    assert "Play on for me" not in [button.label for button in buttons(panel_of(last))]
    with pytest.raises(move_menu.NoSuchPath):
        GAME_UI.turn(last, ("on",), ())
    with pytest.raises(move_menu.NoSuchPath):
        GAME_UI.turn(at(QUESTIONS["Generate"]()), ("on",), ())


@pytest.mark.parametrize("args", [("end",), ("end", "0"), ("end", "0", "moon"), ("end", "zz", "sun"), ("on", "0")])
def test_suggestions_that_nobody_made_lead_nowhere(args: tuple[str, ...]) -> None:
    with pytest.raises(move_menu.NoSuchPath):
        GAME_UI.turn(at(QUESTIONS["PlayCards"]()), args, ())


def test_a_fusion_shows_its_fragments_and_takes_one_card_of_each_colour() -> None:
    context = at(QUESTIONS["FusionTrash"]())
    assert buttons(tick(context, "nebula", "rock"))[0].label == "Trash Rock + Nebula → ★4"
    assert "one card of each colour" in tick(context, "rock", "stardust").text
    assert "Trash nothing → ★1" in [button.label for button in buttons(panel_of(context))]


@pytest.mark.parametrize(("locale", "said"), [("en", "→ nothing to gain"), ("ja", "→ 獲得なし")])
def test_a_lightning_promises_no_card_where_none_is_so_cheap(locale: str, said: str) -> None:
    poor = scene("lightning stardust planet", DRAWS, piles={"satellite": 0, "water": 0}).play("lightning")
    stardust, planet, _ = (button.label for button in buttons(panel_of(at(poor, locale))))
    assert stardust.endswith(said)
    assert said not in planet


def test_all_cards_are_added_to_a_black_hole_with_one_click() -> None:
    context = at(QUESTIONS["BlackHoleAdd"]())
    everything = answer_of(context, buttons(panel_of(context))[0].path[1])
    assert everything == add("satellite*3 planet*2 sun")


def test_what_is_given_up_at_the_end_of_a_turn_is_asked_about_if_it_stands_for_good() -> None:
    context = at(scene("rock*2 stardust*3", steps=(EndTurn(0), Turn())))
    panel = panel_of(context)
    assert context.prompt.name == "DiscardDown"
    offered = picks(panel) + picks(Panel("", GAME_UI.public_buttons(context)))
    assert {path[0] for path in [button.path for button in buttons(panel)] + [pick.path for pick in offered]} == {"a"}


def test_creating_says_above_that_it_stands_and_creating_nothing_is_asked_about() -> None:
    context = at(QUESTIONS["Generate"]())
    panel = panel_of(context)
    given = list(confirmation.moves_without_confirmation(context.legal, panel.rows))
    assert {type(action) for action in given} == {do.Generate}
    assert (
        confirmation.confirmation_note(panel.text, given, lambda _: True, context.words) == "-# This can't be undone."
    )
    assert [button.path[0] for button in buttons(panel)] == ["a"]


def test_a_discard_at_the_end_of_a_turn_tells_nothing_of_a_field_that_is_cleared() -> None:
    context = at(scene("rock*2 stardust*3", field=("protostar", "water"), space=9, steps=(EndTurn(0), Turn())))
    assert context.prompt.name == "DiscardDown"
    assert "★" not in panel_of(context).text
    assert "This turn" not in panel_of(context).text


def test_exactly_so_many_cards_are_ticked_to_discard() -> None:
    pick = picks(panel_of(at(QUESTIONS["DiscardDown"]())))[0]
    assert (pick.least, pick.most) == (3, 3)


NOWHERE = {
    "PlayCards": "pick pick=99 pick=0/0 pick/0=0 take/0",
    "DiscardDown": "pick=0/1 pick=0/1/2/3",
    "Generate": "pick=0 -",
    "FusionTrash": "pick=-1",
}
"""Paths that no panel of a question offers, each with the values that are picked."""


@pytest.mark.parametrize("name", NOWHERE)
def test_paths_that_lead_nowhere(name: str) -> None:
    check_nowhere(at(QUESTIONS[name]()), NOWHERE[name])


@pytest.mark.parametrize("name", ["PlayCards", "FlameTrash", "Generate", "LightningGain", "DiscardDown", "FusionTrash"])
def test_the_letters_of_the_menu_stand_on_the_picture(name: str) -> None:
    context = at(QUESTIONS[name]())
    panel, marks = panel_of(context), GAME_UI.marks(context)
    labels = [button.label for button in buttons(panel)] + [item.label for pick in picks(panel) for item in pick.items]
    lettered = {label.split(" · ")[0]: label for label in labels if len(label.split(" · ")[0]) == 1}
    for kind, letter in marks.items():
        assert context.words(f"hoshitsukuri.card.{kind}") in lettered[letter]
    assert len(set(marks.values())) == len(marks) > 1


def test_a_storm_counts_plays_as_the_picture_does() -> None:
    context = at(QUESTIONS["StormReturn"]())
    assert GAME_UI.marks(context) == {"play-1": "1", "play-3": "3"}
    assert [button.label for button in buttons(panel_of(context))] == ["1 · Rock ★2", "3 · Nebula ★2", "No"]


def test_a_spring_shows_its_card_to_its_owner_alone() -> None:
    context = at(QUESTIONS["SpringKeep"]())
    assert "Rock" in panel_of(context).text
    assert GAME_UI.public_buttons(context) == ()


@pytest.mark.parametrize("kinds", ["nebula water", " ".join(CELESTIALS[:8])])
def test_a_galaxy_without_a_colour_is_suggested_against(kinds: str) -> None:
    context = custom()
    pick = picks(panel_of(context))[0]
    values = [pick.items[place].value for place in range(20) if pick.items[place].label.split(" · ")[1] in named(kinds)]
    shown = GAME_UI.turn(context, ("kinds",), tuple(values))
    assert isinstance(shown, Panel)
    assert ("None of these kinds is blue" in shown.text) == (len(values) == 8)
    assert ("6 more" in shown.text) == (len(values) == 2)


def named(kinds: str) -> list[str]:
    return [translator_for("en")(f"hoshitsukuri.card.{kind}") for kind in cards(kinds)]


def test_an_effect_without_choice_keeps_the_usual_order() -> None:
    context = at(QUESTIONS["ResolveEffect"]())
    assert [button.label for button in buttons(panel_of(context))] == [
        "Resolve all in the usual order",
        "Water",
        "Crystal",
    ]
    assert {USUAL, resolve("water"), resolve("crystal")} == within_reach(context)


def test_no_star_lures_to_end_the_card_play_for_nothing() -> None:
    on, second, *_ = buttons(panel_of(at(scene("stardust*2 satellite*2", DRAWS))))
    assert on.label == "Play on for me"
    assert second.path[:2] != ("c", "end")
