"""What holds between packages: who may know a game, who may not even name one, and where tests lie."""

import re
import tomllib
from pathlib import Path

import grimp
import pytest

from bot.i18n.translator import LOCALES, translator_for
from games import GAMES

ROOT = Path(__file__).resolve().parent.parent
UNMIRRORED = {"bot/before": "what released versions have left behind"}
"""Folders of tests that mirror no package, and what they hold."""
NAMES = {key: (key, *(translator_for(locale)(f"{key}.name") for locale in LOCALES)) for key in GAMES}


@pytest.fixture(scope="module")
def graph() -> grimp.ImportGraph:
    """Every import of the program."""
    return grimp.build_graph("bot", "games", "renderers", cache_dir=None)


def home(module: str) -> str | None:
    """The game in whose folder a module lies."""
    return next((part for part in module.split(".") if part in GAMES), None)


def test_of_a_game_nobody_knows_anything_but_its_own_folders(graph: grimp.ImportGraph) -> None:
    strangers = [
        (module, known)
        for module in graph.modules
        for known in graph.find_modules_directly_imported_by(module)
        if home(known) not in {None, home(module)}
    ]
    assert strangers == []


def test_a_game_ui_knows_neither_discord_nor_pictures(graph: grimp.ImportGraph) -> None:
    game_uis = {"bot.game_ui", *graph.find_descendants("bot.game_ui")}
    allowed = ("bot.game_ui", "bot.ui_kit", "bot.i18n", "bot.domain", "games")
    known = {(game_ui, one) for game_ui in game_uis for one in graph.find_modules_directly_imported_by(game_ui)}
    assert {pair for pair in known if not pair[1].startswith(allowed)} == set()


def test_caches_of_rules_and_pictures_are_bounded() -> None:
    unbounded = re.compile(r"@cache\ndef \w+\([^)]|= cache\(|@lru_cache\n|maxsize=None")
    files = (file for root in ("games", "renderers") for file in (ROOT / root).rglob("*.py"))
    assert [file for file in files if unbounded.search(file.read_text(encoding="utf-8"))] == []


def named(file: Path) -> set[str]:
    """The games that a file names."""
    text = file.read_text(encoding="utf-8")
    return {key for key, names in NAMES.items() if re.search(rf"\b({'|'.join(map(re.escape, names))})\b", text)}


def written(*roots: str) -> list[Path]:
    """Every text file below these roots that lies in no game's folder."""
    files = [file for root in roots for file in (ROOT / root).rglob("*") if file.is_file()]
    parts = [(file, set(file.relative_to(ROOT).parts)) for file in files]
    readable = {".py", ".toml", ".ftl", ".md", ".mako", ".txt", ".json", ""}
    return [file for file, names in parts if file.suffix in readable and not names & {*GAMES, "__pycache__"}]


def test_no_file_outside_a_games_folders_names_it() -> None:
    top = [ROOT / name for name in ("pyproject.toml", "Makefile", "Dockerfile", "compose.yaml", ".env.example")]
    files = [*written("bot", "games", "renderers", ".ci"), *top]
    assert len(files) > 150
    assert {str(file.relative_to(ROOT)): found for file in files if (found := named(file))} == {}


def test_a_shared_test_takes_a_game_or_two_as_examples_but_lists_none() -> None:
    found = {str(file.relative_to(ROOT)): named(file) for file in written("tests") if file.suffix == ".py"}
    assert {file: games for file, games in found.items() if len(games) > 2} == {}


def test_what_is_said_of_a_server_is_said_where_the_bot_is_a_member() -> None:
    """Discord names the server of a click also where the bot is no member; only the gate, which counts, asks it."""
    asking = {file.name for file in (ROOT / "bot").rglob("*.py") if ".guild_id" in file.read_text(encoding="utf-8")}
    assert asking == {"membership.py", "router.py", "command_tree.py"}


def test_nobody_imports_what_holds_tests() -> None:
    """What tests share lies in tests/support, so that a test module can be moved or split without another."""
    graph = grimp.build_graph("tests", cache_dir=None)
    tests = [one for one in graph.modules if one.rpartition(".")[2].startswith(("test_", "conftest"))]
    assert len(tests) > 300
    assert {(who, one) for one in tests for who in graph.find_modules_that_directly_import(one)} == set()


@pytest.mark.parametrize("root", ["bot", "games", "renderers"])
def test_tests_lie_as_the_packages_do_that_they_test(root: str) -> None:
    folders = {file.parent.relative_to(ROOT / "tests") for file in (ROOT / "tests" / root).rglob("*.py")}
    strangers = {folder.as_posix() for folder in folders if not (ROOT / folder / "__init__.py").exists()}
    assert strangers == {folder for folder in UNMIRRORED if folder.startswith(f"{root}/")}


MODULES = {
    "games": (
        *(
            "__init__",
            "actions",
            "events",
            "components",
            "options",
            "state",
            "rules",
            "scoring",
            "mutations",
            "effects",
            "flow",
        ),
        *("view", "player_view", "determinize", "suggestions", "setup", "challenge", "ai/__init__", "ai/search_config"),
    ),
    "renderers": (
        *("__init__", "style", "players", "skin", "icons", "words", "alt_text", "rule_pictures"),
        *("table", "score", "specimens"),
    ),
    "bot/game_ui": ("__init__", "panels", "names", "suggestions", "recap", "lesson"),
}
"""The modules that every game has in each of its folders; others carry the nouns of its rulebook."""


@pytest.mark.parametrize("game", GAMES)
def test_every_module_of_a_game_has_its_place_in_the_contract_of_layers(game: str) -> None:
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"][
        "contracts"
    ]
    (layers,) = [contract["layers"] for contract in contracts if contract["id"] == "game-modules"]
    modules = {file.stem for file in (ROOT / "games" / game).glob("*.py")} | {"ai"}
    assert modules - set(re.findall(r"\w+", " ".join(layers))) == {"__init__"}


FORMER = (
    *("deeds", "mirror", "outlook", "portrait", "dreams", "advice", "ai/mind", "ai/worth", "ai/desk", "upgrade"),
    *("tom", "coyote", "void", "shadow", "studio"),
    *("look", "people", "guise", "signs", "speak", "spoken", "plates"),
    *("dialogue", "since", "cards", "courses", "advised", "onward", "suggest"),
)
"""Names that these modules had."""


@pytest.mark.parametrize(("folder", "modules"), MODULES.items())
@pytest.mark.parametrize("game", GAMES)
def test_the_same_modules_have_the_same_names_in_every_game(game: str, folder: str, modules: tuple[str, ...]) -> None:
    here = ROOT / folder / game
    assert [name for name in modules if not (here / f"{name}.py").is_file()] == []
    kept = {"renderers": {"cards"}}.get(folder, set())
    assert [name for name in FORMER if name not in kept and (here / f"{name}.py").exists()] == []
