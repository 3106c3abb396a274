"""A ranked attempt is one's own: nothing says or plays what a strong player would do, yet everything can be answered.

A button may be forged, or copied from another table: what only a table with suggestions shows is refused where it is
carried out.
"""

import pytest
from msgspec.structs import replace

from bot.game_ui import confirmation, generic
from bot.game_ui.base import NothingSuggested, PromptContext
from bot.game_ui.registry import game_ui_of
from bot.ui_kit.icons import without_variation_selector
from bot.ui_kit.panels import Button, Panel, ProposedMoves, SelectMenu
from games import GAMES
from games.core.game import Game
from tests.support.game_ui.prompts import check_sizes, ranked, solo_questions, turned
from tests.support.game_ui.strong_player import StrongPlayer, watched
from tests.support.icons import icons_in, texts_of

SUGGESTION = {without_variation_selector(icon) for icon in "💡⭐🪄⏩🧙"}
SUGGESTED = ("Suggested", "suggested", "Play on for me")

Press = tuple[tuple[str, ...], tuple[str, ...]]
"""The path of a button or menu, and what is picked in the menu."""


def offered(context: PromptContext) -> tuple[Panel, ...]:
    """A seat's own panel, and the public message."""
    game_ui = game_ui_of(context.game)
    return tuple(filter(None, (game_ui.panel(context), Panel("", game_ui.public_buttons(context)))))


def buttons(context: PromptContext) -> list[Button]:
    return [button for one in offered(context) for row in one.rows if not isinstance(row, SelectMenu) for button in row]


def advising(context: PromptContext) -> list[str]:
    """The signs and words of advice that are offered."""
    said = "\n".join(text for one in offered(context) for text in texts_of(one))
    marked = {mark for button in buttons(context) for mark in icons_in(f"{button.emoji} {button.label}")} & SUGGESTION
    return [*marked, *(word for word in SUGGESTED if word in said)]


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
def test_nothing_is_suggested_in_a_ranked_attempt(game: Game) -> None:
    helped = 0
    for context in solo_questions(game, ""):
        own = ranked(context)
        helped += {button.path for button in buttons(own)} < {button.path for button in buttons(context)}
        assert advising(own) == [], context.prompt.name
        panel = game_ui_of(game.key).panel(own)
        if panel is not None:
            check_sizes(own, panel)
            assert any(panel.rows)
    assert helped > 5


# -- what is pressed ---------------------------------------------------------------------------------------------


def presses(panel: Panel) -> dict[tuple[str, ...], Press]:
    """What can be pressed on a panel by its path, of a menu its first entries."""
    parts = [part for row in panel.rows for part in ((row,) if isinstance(row, SelectMenu) else row)]
    return {
        part.path: (
            part.path,
            tuple(item.value for item in part.items[: max(1, part.least)]) if isinstance(part, SelectMenu) else (),
        )
        for part in parts
    }


def names_its_answer(path: tuple[str, ...]) -> bool:
    """Whether a control stands for a move of its number, as everybody may choose one, or is no control of the game."""
    return path[0] not in ("c", "y") or (path[0] == "y" and not confirmation.is_way(path[1:]))


def after(context: PromptContext, press: Press) -> Panel | ProposedMoves | None:
    path, values = press
    return None if names_its_answer(path) else turned(context, path, *values)


def asked_by(panel: Panel, context: PromptContext) -> PromptContext:
    """The question that the controls of a panel answer: the open one, or what may be done beside it."""
    beside = context.table_view.out_of_turn
    if beside is None or panel.prompt_token != beside.token:
        return context
    return replace(context, table_view=replace(context.table_view, prompt=beside))


def first_panels(context: PromptContext) -> list[Panel]:
    found = list(offered(context))
    menu = generic.menu_panel(context, game_ui_of(context.game), ())
    return [*found, menu] if isinstance(menu, Panel) else found


class OnlyElsewhere:
    """The controls that a question has where suggestions are allowed, and no screen of it in a ranked attempt."""

    def __init__(self, free: PromptContext, own: PromptContext, player: StrongPlayer) -> None:
        self._free, self._own, self._player = free, own, player
        self._known: set[Press] = set()
        self.of_own: dict[tuple[str, ...], Press] = {}
        self.forged: dict[tuple[str, ...], tuple[Press, Panel]] = {}
        with player.silence():
            own_panels = first_panels(own)
        for panel in own_panels:
            self.of_own |= presses(panel)
        for panel in first_panels(free):
            self._compare(panel)
        for path in self.of_own.keys() & self.forged.keys():
            del self.forged[path]

    def after_own(self, press: Press, panel: Panel) -> Panel | ProposedMoves | None:
        """What follows a press on this panel in the ranked attempt."""
        with self._player.silence():
            return after(asked_by(panel, self._own), press)

    def _compare(self, panel: Panel) -> None:
        """Follow every control of a screen with suggestions; those of a ranked attempt on both screens."""
        for path, press in presses(panel).items():
            if names_its_answer(path) or press in self._known:
                continue
            self._known.add(press)
            if path in self.of_own:
                found = self.after_own(press, panel)
                self.of_own |= presses(found) if isinstance(found, Panel) else {}
            else:
                self.forged[path] = press, panel
            shown = after(asked_by(panel, self._free), press)
            if isinstance(shown, Panel):
                self._compare(shown)


@pytest.mark.parametrize("level", ["", "strong"])
@pytest.mark.parametrize("key", GAMES)
def test_what_only_a_table_with_suggestions_shows_is_refused_in_a_ranked_attempt(
    key: str, level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    strong_player = watched(key, monkeypatch)
    forms, played = set[str](), list[Press]()
    for free in solo_questions(GAMES[key], level):
        own = ranked(free)
        found = OnlyElsewhere(free, own, strong_player)
        with strong_player.silence():
            assert game_ui_of(key).marks(own) is not None
        for press, panel in found.forged.values():
            forms.add(free.prompt.name)
            try:
                found.after_own(press, panel)
            except NothingSuggested:
                continue
            played.append(press)
    assert played == []
    assert forms
