"""Crafting the Cosmos' questions as panels: every answer within reach; energy, cards, what leads nowhere."""

from collections import Counter
from collections.abc import Iterable
from random import Random
from typing import Literal

import pytest

from bot.game_ui.base import named, sentence
from bot.i18n.translator import LOCALES, translator_for
from bot.ui_kit import move_menu
from bot.ui_kit.panels import ProposedMoves
from games.core import play
from games.core.step import Action
from games.crafting_cosmos import GAME, craft, events, flow, suggestions
from games.crafting_cosmos import actions as do
from games.crafting_cosmos.components import DEALT, Control, Flag, control_of
from games.crafting_cosmos.effects import AimPower
from games.crafting_cosmos.options import Options
from games.crafting_cosmos.state import State, TurnNotes
from tests.support.game_ui import prompts
from tests.support.game_ui.crafting_cosmos.prompts import (
    GAME_UI,
    QUESTIONS,
    buying,
    crafting,
    full,
    shifting,
    surplus,
    walk,
)
from tests.support.game_ui.prompts import (
    at,
    buttons,
    check_nowhere,
    check_sizes,
    context_of,
    panel_after,
    panel_of,
    picks,
    turned,
)
from tests.support.games.crafting_cosmos import scene as put
from tests.support.games.scenario import SEED, scenario


def reached(answers: Iterable[Action]) -> set[Action | str]:
    """Answers as far as they lead to different matches: of equal energy cards it does not matter which."""
    return {one.energy if isinstance(one, do.TakeEnergyCard) else one for one in answers}


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", QUESTIONS)
def test_every_answer_takes_three_clicks_at_most(name: str, locale: str) -> None:
    context = at(QUESTIONS[name](), locale)
    assert context.prompt.name == name
    found, panels = walk(context)
    if name != "ChooseSurplus":
        assert reached(found) == reached(context.legal)
    for panel in panels:
        check_sizes(context, panel)


def test_every_question_of_the_game_has_its_panel() -> None:
    assert prompts.asked_by(GAME) == {*QUESTIONS}


AIMED = [card for card, known in sorted(DEALT.items()) if known.aim]


@pytest.mark.parametrize("power", AIMED)
def test_every_power_card_is_aimed_with_three_clicks_at_most(power: str) -> None:
    state = full()
    put.hand(state, "light light")
    state.deck["time"] -= 1
    state.discard["time"] = 1
    state.players[0].spot = 3
    scene = put.begin(state, AimPower(0, power, ()), craft.Craft(0))
    if at(scene).prompt.name != "AimPower":  # a single target is taken by the game itself
        return
    context = at(scene)
    found, panels = walk(context)
    assert found == set(context.legal)
    assert context.words(f"crafting_cosmos.text.{power}") in panels[0].text
    for panel in panels:
        check_sizes(context, panel)


@pytest.mark.parametrize("seats", [1, 3])
def test_whole_matches_offer_every_answer(seats: int) -> None:
    luck = Random(seats)
    match, _ = play.start(GAME, Options(), seats, SEED)
    known: Counter[str] = Counter()
    while not match.over:
        (prompt,) = play.prompts(GAME, match).values()
        known[prompt.name] += 1
        if known[prompt.name] % 12 == 1:
            context = context_of(match, prompt, luck.choice(LOCALES))
            found, panels = walk(context)
            assert prompt.name == "ChooseSurplus" or reached(found) == reached(context.legal)
            for panel in panels:
                check_sizes(context, panel)
            assert len({named(context, action, GAME_UI) for action in context.legal}) == len(context.legal)
            assert isinstance(GAME_UI.describe(context, luck.choice(context.legal)), str)
        match, _ = play.apply(GAME, match, prompt.seat, luck.choice(prompt.legal))
    assert {"Shift", "TakeCard", "Craft", "PlaceOmega"} <= known.keys()


# -- energy ------------------------------------------------------------------------------------------------------


def test_results_are_numbered_as_on_the_picture_and_tell_what_they_pay() -> None:
    context = at(shifting())
    menus_shown = picks(panel_of(context))
    assert [pick.hint for pick in menus_shown] == [
        "Move your token to Time (1 oxygen, 2 DNA)…",
        "Move your token to Gravity (2 helium, 1 supernova resource)…",
        "Move your token to Chemistry (1 carbon, 1 nebula tile)…",
    ]
    labels = [item.label for pick in menus_shown for item in pick.items]
    assert [label.split(" · ")[0] for label in labels] == [str(number) for number in range(1, 22)]
    first = menus_shown[0].items[0]
    assert (first.label, first.note) == (
        "1 · 1 oxygen, 2 DNA, 1 card, crystal +3, 1 graviton, 1 proto life",
        "Your token",
    )


def test_the_best_three_results_are_buttons_and_the_first_is_what_a_strong_player_does() -> None:
    context = at(shifting())
    first = panel_of(context).rows[0]
    assert isinstance(first, tuple)
    assert len(first) == 3
    (best,) = suggestions.suggestions(context.table_view.view, context.prompt, 1)
    assert first[0].path == ("a", context.index_of(best.action))
    assert len({button.label.split(" · ")[0] for button in first}) == 3


def test_moves_are_tried_out_one_by_one_and_the_third_is_the_answer() -> None:
    context = at(shifting())
    own = next(button for button in buttons(panel_of(context)) if button.label == "Your token")
    one = panel_after(context, own.path)
    assert one.marks is not None
    assert one.marks["moves"] == "own"
    assert "So far: Your token" in one.text
    assert "crystal +3" in one.text
    confirm = next(button for button in buttons(one) if button.label == "Confirm")
    assert confirm.path == ("a", context.index_of(do.ShiftEnergy("own")))
    two = panel_after(context, next(button.path for button in buttons(one) if button.label == "Dark token on Light"))
    assert ("a", context.index_of(do.ShiftEnergy("own", "light", "own"))) in [button.path for button in buttons(two)]
    assert buttons(two)[-1].path == own.path  # a step back


def test_dark_moves_alone_cannot_be_confirmed() -> None:
    context = at(shifting())
    panel = panel_after(context, ("c", "s", "light", "time"))
    assert "Confirm" not in [button.label for button in buttons(panel)]
    assert [button.label for button in buttons(panel) if button.path[0] == "a"] == ["Your token"]


def test_an_income_reads_well_in_both_languages() -> None:
    shift = do.ShiftEnergy("own")
    assert GAME_UI.describe(at(shifting()), shift).startswith("1 oxygen, 2 DNA, 1 card, crystal +3, ")
    assert GAME_UI.describe(at(shifting(), "ja"), shift).startswith("酸素1、DNA2、カード1枚、")


SHIFTS = [
    ("own own own", "light time gravity", "time gravity chemistry"),
    ("own dark own", "light light time", "time time gravity"),
    ("dark own dark", "time light gravity", "gravity time chemistry"),
    ("dark own dark", "time light time", "gravity time gravity"),
]
TOLD = {
    "en": (
        "Ann moves their own token Light → Time → Gravity → Chemistry.",
        "Ann moves their own token Light → Time → Gravity, a dark token Light → Time.",
        "Ann moves a dark token Time → Gravity → Chemistry, their own token Light → Time.",
        "Ann moves a dark token Time → Gravity, their own token Light → Time, a dark token Time → Gravity.",
    ),
    "ja": (
        "Annは自分のトークンを光 → 時間 → 重力 → 化学へ動かしました。",
        "Annは自分のトークンを光 → 時間 → 重力、ダークエネルギーを光 → 時間へ動かしました。",
        "Annはダークエネルギーを時間 → 重力 → 化学、自分のトークンを光 → 時間へ動かしました。",
        "Annはダークエネルギーを時間 → 重力、自分のトークンを光 → 時間、ダークエネルギーを時間 → 重力へ動かしました。",
    ),
}


@pytest.mark.parametrize("locale", TOLD)
@pytest.mark.parametrize("number", range(len(SHIFTS)))
def test_a_token_is_named_once_for_all_that_it_moves(number: int, locale: str) -> None:
    tokens, origins, goals = (tuple(part.split()) for part in SHIFTS[number])
    event = events.EnergyShifted(0, tokens, origins, goals, goals[-1])
    assert sentence(translator_for(locale), "crafting_cosmos", event, {0: "Ann"}, GAME_UI) == TOLD[locale][number]


@pytest.mark.parametrize(
    ("locale", "lost", "said"),
    [
        ("en", (0, 0, 0, 1), "Ann loses unused: 1 resource (supernova, DNA, graviton)."),
        ("en", (1, 2, 1, 0), "Ann loses unused: 1 star, 2 proto life, 1 nebula tile."),
        ("ja", (2, 0, 0, 0), "Annは使わなかったものを失いました：星2個"),
    ],
)
def test_what_is_lost_is_named_without_what_is_not(locale: str, lost: tuple[int, int, int, int], said: str) -> None:
    assert sentence(translator_for(locale), "crafting_cosmos", events.Lost(0, *lost), {0: "Ann"}, GAME_UI) == said


def test_shortages_are_told() -> None:
    state = put.energy(put.dealt(2), light="D 0", time="D 1", gravity="D", chemistry="D")
    state.reserve["oxygen"] = 0
    scene = scenario(GAME, state, (flow.Shift(0),))
    assert picks(panel_of(at(scene)))[0].items[0].label.startswith("1 · 2 DNA, 1 card")
    assert "oxygen" not in GAME_UI.describe(at(scene), do.ShiftEnergy("own"))


def shown(state: State, display: list[Control | Literal[""]]) -> None:
    """Let these cards lie in the display, and those that lay there in the deck."""
    for card in state.display:
        state.deck[control_of(card)] += 1
    for card in display:
        state.deck[control_of(card)] -= 1
    state.display = tuple(display)


def test_several_energy_cards_are_taken_with_one_click() -> None:
    state = full()
    shown(state, ["light", "time", "light", "gravity"])
    put.hand(state, "time")
    context = at(put.begin(state, flow.TakeCard(0, 2)))
    panel = panel_of(context)
    best, *single = buttons(panel)
    assert best.label == "1 Light + 1 Time"
    assert [button.label for button in single] == [
        "1 · Light",
        "2 · Time",
        "4 · Gravity",
        f"Deck ({context.table_view.view.deck})",
    ]
    plan = turned(context, best.path)
    assert isinstance(plan, ProposedMoves)
    assert [one.energy for one in plan.actions if isinstance(one, do.TakeEnergyCard)] == ["time", "light"]
    (pick,) = picks(panel)
    assert pick.hint == "Take 2 together…"
    together = ["1 Light + 1 Time", "2 Light", "1 Light + 1 Gravity", "1 Time + 1 Gravity"]
    assert [item.label for item in pick.items] == together
    both = turned(context, pick.path, pick.items[1].value)
    assert both == ProposedMoves((do.TakeEnergyCard(1, "light"), do.TakeEnergyCard(3, "light")), confirmed=True)


def test_equal_cards_are_no_choice() -> None:
    state = full()
    shown(state, ["light"] * 4)
    panel = panel_of(at(put.begin(state, flow.TakeCard(0, 3))))
    assert picks(panel) == []
    assert [button.label for button in buttons(panel)][:2] == ["3 Light", "1 · Light"]


def test_only_stacks_with_tiles_are_offered_and_marked() -> None:
    state = full()
    state.nebulae[1].hidden = ()
    panel = panel_of(at(scenario(GAME, state, (flow.ChooseStack(0),))))
    assert [button.label for button in buttons(panel)] == ["Size 1 (19 left)", "Size 3 (19 left)"]
    assert panel.marks == {"stack-1": "", "stack-3": ""}


def test_the_only_card_due_needs_no_menu() -> None:
    assert picks(panel_of(at(put.begin(full(), flow.TakeCard(0, 1))))) == []


def test_only_open_things_are_offered_in_public() -> None:
    for name, question in QUESTIONS.items():
        *rows, last = GAME_UI.public_buttons(at(question()))
        assert bool(rows) == (name in ("Shift", "ChooseStack", "TakeCard"))
        assert isinstance(last, tuple)
        assert [button.path for button in last] == [("sheet", "galaxy_1"), ("sheet", "galaxy_2")]
        assert last[0].label == "Galaxy: Ann"


# -- cards -------------------------------------------------------------------------------------------------------


def test_drawn_cards_are_explained_and_kept_with_one_click() -> None:
    context = at(buying())
    panel = panel_of(context)
    drawn = context.table_view.view.own.drawn
    assert len(drawn) == 4
    for card in drawn:
        assert context.words(f"crafting_cosmos.text.{card}") in panel.text
    assert [button.label for button in buttons(panel)] == [
        f"{number} · {context.words(f'crafting_cosmos.power.{card}')}" for number, card in enumerate(drawn, start=1)
    ]
    assert context.legal[move_menu.number(buttons(panel)[0].path[1], 99)] == do.ChoosePowerCard(drawn[0], drawn[1:])
    (pick,) = picks(panel)
    orders = panel_after(context, pick.path, "2")
    assert len([button for button in buttons(orders) if button.path[0] == "a"]) == 6


def test_the_surplus_is_given_up_with_one_pick() -> None:
    context = at(surplus())
    panel = panel_of(context)
    (pick,) = picks(panel)
    assert pick.path == ("a",)
    assert len({item.label for item in pick.items}) == len(pick.items) == len(context.legal)
    assert "Discard 1 Light + 1 Time" in [item.label for item in pick.items]
    assert buttons(panel)[0].label == "Discard 2 Gravity"


def test_a_great_surplus_is_given_up_card_by_card() -> None:
    state = full()
    put.hand(state, "light " * 4 + "time " * 4 + "gravity " * 4 + "chemistry " * 3)
    context = at(put.begin(state, flow.EndTurn(0)))
    (pick,) = picks(panel_of(context))
    assert pick.least == pick.most == 5
    assert len({item.label for item in pick.items}) == len(pick.items) == 15
    five = ("light-3", "time-1", "time-2", "gravity-4", "chemistry-1")
    given = do.DiscardToLimit(("light", "time", "time", "gravity", "chemistry"))
    assert turned(context, pick.path, *five) == ProposedMoves((given,))
    with pytest.raises(move_menu.NoSuchPath):
        turned(context, pick.path, "time-1")


def test_what_an_answer_does_is_told_before_it_stands() -> None:
    context = at(crafting())
    assert "Ending your turn now loses" in GAME_UI.describe(context, do.EndCraft("nebula", 1))
    bought = "Draw 4 and keep 1; this can't be undone. From your next turn on you also get 1 card every turn."
    assert GAME_UI.describe(context, do.AcquirePower(4, "light")) == bought
    assert GAME_UI.describe(context, do.ActivatePower(1, ("light",))) == "Gain 1 supernova resource and 1 graviton."
    drawn = at(buying())
    assert GAME_UI.describe(drawn, do.ChoosePowerCard("white_light_2")) == ("Gain 1 star of your choice and score 3.")
    assert GAME_UI.describe(context, do.PlaceProtoLife("l13")) == ""


@pytest.mark.parametrize(
    ("flag", "said"), [("", "3 proto life leave the board."), ("symbiosis", "All proto life stays.")]
)
def test_the_proto_life_that_advanced_life_costs_is_told(flag: Flag | Literal[""], said: str) -> None:
    state = put.bare(2)
    put.nebula(state, "E", "n1_05", completed=True)
    put.life(state, proto="l26 l20 l13", stable="l14 l21 l27")
    state.turn = TurnNotes(seat=0, flags=(flag,) if flag else ())
    context = at(put.crafting(state))
    assert do.CreateAdvancedLife("E") in context.legal
    assert GAME_UI.describe(context, do.CreateAdvancedLife("E")) == said


# -- what leads nowhere ------------------------------------------------------------------------------------------


NOWHERE = {
    "Craft": (
        "- zz k/-/PlaceStar/gold k/-/ShiftEnergy k/-/PlaceStar=hydrogen/helium g/- g/-=zz use=0 use "
        "buy=0 pay=9 t/abcdef/zz t/abcdef/0 t/abcdef t/to/abcdef=0 fin/go end/1 e s/own"
    ),
    "Shift": "s s/zz s/own/own/own s/r/light=zz t",
    "TakeCard": "take take=9 take/1=1 take/1/1 take=0-1",
    "ChoosePower": "keep=9",
    "PlaceOmega": "w=zz",
    "ChooseSurplus": "d=time-1/gold-1",
    "AimPower": "use=0",
}
"""Paths that no panel of a question offers, each with the values that are picked."""


@pytest.mark.parametrize("name", NOWHERE)
def test_paths_that_lead_nowhere(name: str) -> None:
    check_nowhere(at(QUESTIONS[name]()), NOWHERE[name])


# -- words -------------------------------------------------------------------------------------------------------


def test_typed_answers_are_found_by_what_and_where() -> None:
    context = at(crafting())
    texts = [named(context, action, GAME_UI) for action in context.legal]

    def typed(text: str) -> Action:
        return context.legal[move_menu.matching_labels(texts, text)[0]]

    assert typed("hydrogen on s09") == do.PlaceStar("hydrogen", "s09")
    assert typed("complete i s31") == do.CompleteNebula("I", "s31")
    assert typed("gravitational collapse gravity") == do.ActivatePower(1, ("gravity",))
    assert typed("slot 4 light") == do.AcquirePower(4, "light")
    assert typed("end size 3") == do.EndCraft("nebula", 3)
