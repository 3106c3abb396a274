"""Suggestions: one button for what a strong computer player would do, and it does what it says."""

import re

import pytest

from bot.game_ui.base import PromptContext
from bot.game_ui.glow.names import view_of
from bot.game_ui.glow.suggestions import STAR, suggested
from bot.game_ui.registry import game_ui_of
from bot.ui_kit.panels import Button, Panel, ProposedMoves
from games import GAMES
from games.core import ai, play
from games.core.chance import Chance
from games.glow import actions as do
from games.glow import suggestions
from games.glow.components import BLACK_DIE, TOM_TILES
from games.glow.flow import Recruit
from games.glow.preview import last_day
from tests.support.game_ui.glow.panels import first_panel
from tests.support.game_ui.prompts import answer_of, at, buttons, context_of, turned
from tests.support.games.glow.pieces import afternoon, begin, late_morning, player, table, track

GAME, GAME_UI = GAMES["glow"], game_ui_of("glow")


def bulb(context: PromptContext) -> Button:
    (button,) = [button for button in buttons(first_panel(context)) if button.emoji == STAR]
    return button


@pytest.mark.parametrize(("seats", "board"), [(1, "province"), (1, "archipelago"), (3, "province")])
def test_a_suggestion_is_carried_out_to_its_end(seats: int, board: str) -> None:
    """Every answer of it is legal when its turn comes, and one that is said to end the day does."""
    match, _ = play.start(GAME, GAME.options(board=board), seats, f"{40 + seats:032x}")
    luck, tried, single = Chance("advised", bytes(16)), 0, 0
    while not match.over:
        prompt = next(iter(play.prompts(GAME, match).values()))
        context = context_of(match, prompt)
        said, button = suggested(context)
        if button and "day" in button[0].path:
            day = turned(context, button[0].path)
            assert isinstance(day, ProposedMoves)
            asks = button[0].path[0] == "c"
            assert asks == last_day(context.table_view.view)  # what ends the match is asked about once more
            assert day.said == said
            assert "can't be undone" in said
            assert "your day" in day.said or "your last day" in day.said
            there, number = match, match.state.round
            for action in day.actions:
                asked = play.prompts(GAME, there)[prompt.seat]
                assert action in asked.legal
                there, _ = play.apply(GAME, there, prompt.seat, action)
            asked_now = play.prompts(GAME, there).get(prompt.seat)
            assert asked_now is None or there.state.round > number
            tried, single = tried + 1, single + (len(day.actions) == 1)
        elif button:
            answer = answer_of(context, button[0].path[1])
            assert isinstance(answer, do.Recruit | do.Reroll)
        match, _ = play.apply(GAME, match, prompt.seat, ai.random_move(prompt, luck))
    assert tried > 5
    assert single


def test_a_suggested_companion_says_why() -> None:
    spaces = track(fire="a02_thoape s_air_1 s_water_1 s_air_2", water="a02_thoape")
    context = at(begin(table(player(), player(), track=spaces), Recruit(0)))
    assert "**Suggested:** Thoape (Fire) · more dice than Thoape (Water)" in first_panel(context).text
    assert answer_of(context, bulb(context).path[1]) == do.Recruit("fire")


def test_tom_speaks_for_a_companion_only_where_the_figures_beside_it_do() -> None:
    """Of a tile that is worth less to Tom later on, but more now, nothing is said of what he gains."""
    seen = set()
    for seed in range(12):
        match, _ = play.start(GAME, GAME.options(), 1, f"{seed:032x}")
        luck = Chance("tom", seed.to_bytes(16, "big"))
        while not match.over:
            prompt = next(iter(play.prompts(GAME, match).values()))
            if prompt.name == "Recruit":
                seen.add(check_reason(context_of(match, prompt)))
            match, _ = play.apply(GAME, match, prompt.seat, ai.random_move(prompt, luck))
    assert {"tom", "dice", "card"} <= seen


def test_where_the_black_die_helps_nobody_is_told_that_it_is_not_there() -> None:
    """It hides elements that companions must not see."""
    me = player("pocana", companions="b17_drel a07_mindaroo a06_mindaroo", hand="l_fire_1=? l_fire_2=?")
    spaces = track(fire="b08_zellyf s_black_1", water="b08_zellyf")
    state = table(me, player(), track=spaces, round=8, reserve=())
    context = at(begin(state, Recruit(0)))
    assert suggestions.recruit(view_of(context), context.prompt) == suggestions.Choice(do.Recruit("fire"))


def check_reason(context: PromptContext) -> str:
    view, choice = view_of(context), suggestions.recruit(view_of(context), context.prompt)
    if not choice.other:
        return ""
    best, other = (
        next(space for space in view.track if space.element == action.space) for action in (choice.action, choice.other)
    )
    if choice.reason == "dice":
        assert len(best.dice) > len(other.dice)
    elif choice.reason == "black":
        assert BLACK_DIE in other.dice
    elif choice.reason == "tom":
        assert view.tom is not None
        tom = view.tom.party
        one, two = (TOM_TILES[space.tile] if space.tile else None for space in (best, other))
        light = [tile.light_at(tom + tile.party_steps) if tile else 0 for tile in (one, two)]
        assert light[0] <= light[1]
        assert (one.party_steps if one else 0) <= (two.party_steps if two else 0)
    return choice.reason


def test_a_suggested_day_says_what_is_done_and_that_it_ends() -> None:
    context = at(afternoon(player(hand="W N", party="p03", footprints=1), player()))
    text = first_panel(context).text
    assert "walk 2 steps to village 5 → camp · 5 light at the end" in text
    assert "ends your day" in bulb(context).label


def test_a_suggested_reroll_names_dice_and_price() -> None:
    context = at(late_morning(player("pocana", hand="F W A", reroll_tokens=2, companions="a18_lumipili"), player()))
    text = first_panel(context).text
    action = None if "day" in bulb(context).path else answer_of(context, bulb(context).path[1])
    assert action is None or isinstance(action, do.Reroll)
    assert re.search(r"Reroll .* with .*\(about \+[\d.]+ light on average\)", text) or action is None


def test_a_suggestion_that_has_changed_is_shown_anew_instead_of_done() -> None:
    context = at(afternoon(player(hand="W N", party="p03", footprints=1), player()))
    assert isinstance(GAME_UI.turn(context, ("day", "zzz"), ()), Panel)


def test_a_day_that_is_ended_at_once_says_why() -> None:
    said, match = list[str](), play.start(GAME, GAME.options(), 3, f"{7:032x}")[0]
    luck = Chance("rest", bytes(16))
    while not match.over and len(said) < 5:
        prompt = next(iter(play.prompts(GAME, match).values()))
        line = suggested(context_of(match, prompt))[0].partition("\n")[0]
        if "end the day" in line and "walk" not in line:
            said.append(line)
        match, _ = play.apply(GAME, match, prompt.seat, ai.random_move(prompt, luck))
    assert said
    assert all(line.endswith(" · nothing in reach is worth it today") for line in said)
