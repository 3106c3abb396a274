"""Taps are counted as people make them: opening, tapping, ticking, confirming, and several answers with one tap."""

from collections.abc import Sequence
from typing import Any

import pytest

from bot.game_ui.base import GameUI
from bot.ui_kit.panels import Button, Panel, ProposedMoves, SelectMenu, SelectOption
from games import GAMES
from games.core import play
from games.core.ai import STRONG
from games.core.playout import decide
from games.core.step import Action
from planisphere_toy.face import GAME_UI
from planisphere_toy.rules import GAME, Hide, Rest, Roll, Shine, Spend
from tests.tools import taps

SEED = "0" * 32


@pytest.fixture(autouse=True)
def _toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "toy", GAME)
    monkeypatch.setattr(taps, "game_ui_of", lambda _: GAME_UI)


def turn_of(seats: int, seat: int, before: Sequence[tuple[int, Action]], actions: Sequence[Action]) -> taps.Turn:
    """The turn in which a seat gives these answers, after others."""
    match, _ = play.start(GAME, GAME.options(), seats, SEED)
    for other, action in before:
        match, _ = play.apply(GAME, match, other, action)
    matches = [match]
    for action in actions:
        match, _ = play.apply(GAME, match, seat, action)
        matches.append(match)
    return taps.Turn(seat, 1, matches, list(actions))


def test_the_private_panel_is_opened_once_and_stays_open() -> None:
    turn = turn_of(2, 0, [], [Hide()])
    assert taps.bill(turn).taps == 2
    assert taps.bill(turn, opened=True).taps == 1


def test_a_quick_button_needs_no_panel_where_one_seat_alone_is_asked() -> None:
    assert taps.bill(turn_of(2, 1, [(0, Hide())], [Hide()])).taps == 1


def test_what_cannot_be_taken_back_costs_its_confirmation() -> None:
    assert taps.bill(turn_of(2, 0, [], [Roll(), Hide()])) == taps.Bill(4, 2, {"Choose": [2, 4]})


def test_clicks_and_answers_are_added_up_by_turn_and_kind() -> None:
    turn = turn_of(2, 0, [(0, Hide()), (1, Hide())], [Rest(early=True)])
    assert taps.bill(turn).kinds == {"Warden": [1, 3]}
    total = taps.Sum()
    total.add(0, turn, taps.bill(turn))
    total.add(0, turn, taps.bill(turn, opened=True))
    assert (total.turns, total.taps, total.answers, len(total.rounds)) == (2, 5, 2, 1)
    assert "Warden 2.5 (1.00 a turn)" in taps.line(GAME, 2, total)


def faced(monkeypatch: pytest.MonkeyPatch, **more: Any) -> None:
    monkeypatch.setattr(taps, "game_ui_of", lambda _: GameUI(key="toy", **more))


def test_several_answers_with_one_click_cost_one_click(monkeypatch: pytest.MonkeyPatch) -> None:
    panel = Panel("", ((Button(("c", "all"), "all"),),))
    faced(monkeypatch, panel=lambda _: panel, turn=lambda *_: ProposedMoves((Roll(), Roll(), Shine()), confirmed=True))
    assert taps.bill(turn_of(2, 0, [], [Roll(), Roll(), Shine()])).taps == 2


def test_each_ticked_entry_is_a_click(monkeypatch: pytest.MonkeyPatch) -> None:
    panel = Panel(
        "", (SelectMenu(("c", "pick"), "", tuple(SelectOption(one, one) for one in "abcd"), least=1, most=4),)
    )

    def turn(_: object, __: object, values: tuple[str, ...]) -> ProposedMoves:
        return ProposedMoves((Hide() if values == ("a", "c", "d") else Shine(),), confirmed=True)

    faced(monkeypatch, panel=lambda _: panel, turn=turn)
    assert taps.bill(turn_of(2, 0, [], [Hide()])).taps == 4


def test_what_may_be_done_beside_the_question_is_found_on_its_own_panel(monkeypatch: pytest.MonkeyPatch) -> None:
    spend = turn_of(2, 0, [], [Spend()])
    beside = play.out_of_turn_actions(GAME, spend.matches[0], 0)
    assert beside is not None
    panel = Panel("beside", ((Button(("y", "0"), "spend"),),), prompt_token=beside.token)
    faced(monkeypatch, panel=lambda _: Panel("", ((Button(("c", "beside"), "more"),),)), turn=lambda *_: panel)
    assert taps.bill(spend).taps == 3


def test_an_answer_that_no_panel_gives_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    faced(monkeypatch, panel=lambda _: Panel("", ()))
    with pytest.raises(LookupError, match="Hide"):
        taps.bill(turn_of(2, 0, [], [Hide()]))


@pytest.mark.parametrize("key", ["solani", "girl_stars"])
def test_a_strong_player_answers_as_is_suggested_among_equals(key: str) -> None:
    game = GAMES[key]
    match, _ = play.start(game, game.options(), 1, SEED)
    prompt = play.prompts(game, match)[0]
    luck = (taps.Settled("taps", bytes([number]) * 16) for number in range(20))
    assert len({prompt.legal.index(decide(game, STRONG, match, prompt, chance)) for chance in luck}) == 1


def test_matches_are_played_turn_by_turn(capsys: pytest.CaptureFixture[str]) -> None:
    assert [turn.seat for turn in taps.turns(GAME, 2, SEED)][:2] == [0, 1]
    assert taps.main(["--game", "toy", "--seats", "2", "--matches", "1", "--turns", "3"]) == 0
    assert "toy" in capsys.readouterr().out.splitlines()[-1]
