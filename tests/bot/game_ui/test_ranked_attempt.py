"""A ranked attempt is one's own: nothing says what a strong player would do, and yet everything can be answered."""

from importlib import import_module
from inspect import isfunction
from pkgutil import iter_modules

import pytest

from bot.game_ui.base import PromptContext
from bot.game_ui.registry import game_ui_of
from bot.ui_kit import icons
from bot.ui_kit.panels import Button, Panel, SelectMenu
from games import GAMES
from games.core import ai, play, playout
from games.core.game import Game
from tests.support.game_ui.prompts import check_sizes, context_of, ranked

SUGGESTION = {icons.without_variation_selector(icon) for icon in "💡⭐🪄⏩"}
SUGGESTED = ("Suggested", "suggested", "Play on for me")


def offered(context: PromptContext) -> tuple[Panel, ...]:
    """A seat's own panel, and the public message."""
    game_ui = game_ui_of(context.game)
    return tuple(filter(None, (game_ui.panel(context), Panel("", game_ui.public_buttons(context)))))


def buttons(context: PromptContext) -> list[Button]:
    return [button for one in offered(context) for row in one.rows if not isinstance(row, SelectMenu) for button in row]


def advising(context: PromptContext) -> list[str]:
    """The signs and words of advice that are offered."""
    said = "\n".join(text for one in offered(context) for text in icons.texts_of(one))
    marked = {
        mark for button in buttons(context) for mark in icons.icons_in(f"{button.emoji} {button.label}")
    } & SUGGESTION
    return [*marked, *(word for word in SUGGESTED if word in said)]


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
def test_nothing_is_suggested_in_a_ranked_attempt(game: Game) -> None:
    seed, helped, asked = "5a" * 16, 0, 0
    match, _ = play.start(game, game.options(), 1, seed)
    luck = playout.seat_chance(game, seed, 0)
    while not match.over and asked < 60:
        prompt = next(iter(play.prompts(game, match).values()))
        context, asked = context_of(match, prompt), asked + 1
        own = ranked(context)
        helped += {button.path for button in buttons(own)} < {button.path for button in buttons(context)}
        assert advising(own) == [], prompt.name
        panel = game_ui_of(game.key).panel(own)
        if panel is not None:
            check_sizes(own, panel)
            assert any(panel.rows)
        match, _ = play.apply(game, match, prompt.seat, ai.random_move(prompt, luck))
    assert helped > 5


@pytest.mark.parametrize("key", GAMES)
def test_no_strong_player_is_asked_in_a_ranked_attempt(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game, seed = GAMES[key], "5a" * 16
    suggestion, rooms = import_module(f"games.{key}.suggestions"), import_module(f"bot.game_ui.{key}")
    asked = [one for name, one in vars(suggestion).items() if isfunction(one) and not name.startswith("_")]

    def never(*_: object, **__: object) -> None:
        raise AssertionError("a strong player was asked")

    for room in (suggestion, *(import_module(f"{rooms.__name__}.{one.name}") for one in iter_modules(rooms.__path__))):
        for name in [name for name, one in vars(room).items() if one in asked]:
            monkeypatch.setattr(room, name, never)
    match, _ = play.start(game, game.options(), 1, seed)
    luck = playout.seat_chance(game, seed, 0)
    for _ in range(40):
        if match.over:
            break
        prompt = next(iter(play.prompts(game, match).values()))
        own = ranked(context_of(match, prompt))
        assert any(one.rows for one in offered(own))
        assert game_ui_of(key).marks(own) is not None
        match, _ = play.apply(game, match, prompt.seat, ai.random_move(prompt, luck))
