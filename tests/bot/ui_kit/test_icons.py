"""A sign means one thing: in all games, on all buttons, in all texts."""

import ast
from collections.abc import Iterator
from pathlib import Path

import emoji
import pytest

from bot.features.rules import help_view
from bot.game_ui.registry import game_ui_of
from bot.i18n.translator import LOCALES, translator_for
from bot.ui_kit.icons import HOUSE, PLAIN, Icon, without_variation_selector
from games import GAMES
from games.core.discovery import folder, game_packages
from tests.support.icons import icons_in

HERE = Path(__file__).parents[3]


def declared(game: str) -> tuple[Icon, ...]:
    return game_ui_of(game).guide.icons


def test_no_icon_means_two_things() -> None:
    meanings: dict[str, set[str]] = {}
    for icon in (*HOUSE, *(icon for game in GAMES for icon in declared(game))):
        meanings.setdefault(without_variation_selector(icon.icon), set()).add(icon.means)
    assert {icon: means for icon, means in meanings.items() if len(means) > 1} == {}


@pytest.mark.parametrize("game", GAMES)
def test_within_a_game_an_icon_stands_for_one_thing(game: str) -> None:
    things: dict[str, set[str]] = {}
    for icon in declared(game):
        things.setdefault(without_variation_selector(icon.icon), set()).add(icon.here or icon.means)
    assert {icon: stands for icon, stands in things.items() if len(stands) > 1} == {}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("locale", LOCALES)
def test_within_a_game_no_two_icons_are_explained_alike(game: str, locale: str) -> None:
    said: dict[str, set[str]] = {}
    for icon in declared(game):
        said.setdefault(icon.word(translator_for(locale)), set()).add(without_variation_selector(icon.icon))
    assert {word: icons for word, icons in said.items() if len(icons) > 1} == {}


def test_only_a_plain_icon_stands_for_something_else_in_each_game() -> None:
    plain = {icon.means for icon in PLAIN}
    assert [icon for game in GAMES for icon in declared(game) if icon.here and icon.means not in plain] == []


def literals(file: Path) -> Iterator[str]:
    """Yield every text in a file of code, those that explain it aside."""
    tree = ast.parse(file.read_text())
    told = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told:
            yield node.value


def catalogued(*rooms_: Path) -> Iterator[str]:
    """Yield every line of the catalogues of these rooms that is not a remark."""
    for room in rooms_:
        for locale in LOCALES:
            for catalogue in sorted((room / "text").glob(f"*{locale}.ftl")):
                yield from (line for line in catalogue.read_text().splitlines() if not line.startswith("#"))


@pytest.mark.parametrize("game", GAMES)
def test_every_icon_of_a_game_is_in_the_table(game: str) -> None:
    packages = ("games", "core"), ("renderers", "kit", "pages"), ("bot.game_ui",)
    own = [folder(known[game]) for package in packages if game in (known := game_packages(*package))]
    game_ui = folder(game_packages("bot.game_ui")[game])
    code = (text for file in game_ui.glob("*.py") for text in literals(file))
    used, table = (
        set(icons_in("\n".join((*code, *catalogued(*own))))),
        {without_variation_selector(icon.icon) for icon in declared(game)},
    )
    assert used - table - {without_variation_selector(icon.icon) for icon in HOUSE} == set()
    assert table - used == set(), "nobody meets these"


def test_every_icon_of_the_bot_is_in_the_table() -> None:
    apart = {*GAMES, "cli", "preview", "database"}
    files = [file for file in (HERE / "bot").rglob("*.py") if not {*file.parts} & apart]
    code = [text for file in files if file.name not in ("icons.py", "search.py") for text in literals(file)]
    used = set(icons_in("\n".join((*code, *catalogued(HERE / "bot" / "i18n", HERE / "renderers")))))
    assert used - {without_variation_selector(icon.icon) for icon in HOUSE} == set()


@pytest.mark.parametrize("locale", LOCALES)
def test_every_meaning_has_words(locale: str) -> None:
    words = translator_for(locale)
    icons = [*HOUSE, *(icon for game in GAMES for icon in declared(game))]
    keys = {key for icon in icons for key in (icon.means, icon.here) if key}
    assert sorted(key for key in keys if not words.has(key)) == []
    told = "\n".join(help_view.icons(words, GAMES))
    assert all(f"{icon.icon} {icon.word(words)}" in told for icon in icons)


def test_what_stands_as_an_emoji_on_a_button_or_entry_is_one_of_unicode() -> None:
    shown = {
        text.value
        for file in (HERE / "bot").rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text()))
        if isinstance(node, ast.keyword) and node.arg == "emoji"
        for text in ast.walk(node.value)
        if isinstance(text, ast.Constant) and isinstance(text.value, str) and text.value
    }
    assert "📋" in shown
    assert {text for text in shown if not emoji.is_emoji(text)} == set()
