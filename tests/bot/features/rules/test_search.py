"""What can be looked up: everything has words in both languages, is found as people type, and at once."""

import re
from time import perf_counter

import pytest

import renderers
from bot.features.rules import help_view, search
from bot.game_ui.guide import reason, sections
from bot.game_ui.registry import game_ui_of
from bot.i18n.translator import LOCALES, translator_for
from games import GAMES
from games.core import ai, play
from games.core.chance import Chance
from games.core.game import Game
from games.core.options import parse
from planisphere_toy.face import GAME_UI as TOY
from tests.support.game_ui.prompts import asked_by

QUICK = 0.3
"""Seconds within which a list appears while somebody types."""


@pytest.fixture(scope="module", autouse=True)
def read() -> None:
    search.read_all()


@pytest.mark.parametrize("locale", LOCALES)
def test_everything_has_a_name_and_a_text(locale: str) -> None:
    entries = search.book(locale).values()
    assert {entry.game for entry in entries} == GAMES.keys()
    assert [entry.key for entry in entries if not entry.name or not any(entry.lines)] == []
    said = [(entry.key, text) for entry in entries for text in (entry.name, *entry.lines)]
    keys = [f"{game}." for game in GAMES] + ["bot."]
    assert [one for one in said if any(key in one[1] for key in keys) or "{" in one[1]] == []
    words = translator_for(locale)
    assert all(words.has(kind) for kind in {entry.kind for entry in entries})


def test_lines_follow_each_other_as_sentences_do() -> None:
    entries = search.book("ja")
    assert [key for key, entry in entries.items() if any("。 " in line for line in entry.lines)] == []
    (spring,) = (entry for entry in entries.values() if entry.name == "泉")
    offered = search.label(spring, translator_for("ja"), named=False)
    assert offered.endswith("青、コスト3、★1。山札の一番上を見て、手札に加えるか捨て札に置く。")


@pytest.mark.parametrize("piece", ["proto", "advanced", "supernova", "dna", "graviton"])
@pytest.mark.parametrize("locale", LOCALES)
def test_a_piece_says_what_it_is_for(locale: str, piece: str) -> None:
    """A line of the rules that only names it may begin in the middle of a thought."""
    entries = search.book(locale)
    entry = entries[f"crafting_cosmos:x:{piece}"]
    assert len(entry.lines) == 1
    assert [one.key for one in entries.values() if one.name == entry.name] == [entry.key], "it is found once"


def test_both_languages_know_the_same() -> None:
    first, *others = (list(search.book(locale)) for locale in LOCALES)
    assert all(other == first for other in others)


@pytest.mark.parametrize(
    ("locale", "typed", "name"),
    [
        ("en", "likyar", "Likyar"),
        ("en", "LIKY", "Likyar"),
        ("en", "night of", "Night of Thanks"),
        ("en", "thanks", "Night of Thanks"),
        ("en", "リキャル", "Likyar"),
        ("ja", "likyar", "リキャル"),
        ("ja", "りきゃる", "リキャル"),
        ("ja", "ﾘｷｬﾙ", "リキャル"),
        ("ja", "星雲", "星雲"),
        ("ja", "せいうん", "星雲"),
        ("ja", "ほし", "星"),
        ("ja", "ホシクズ", "星屑"),
        ("ja", "ちょうしんせい", "超新星"),
        ("ja", "かんけつ", "間欠泉"),
        ("ja", "dark sky", "ダークスカイ"),
        ("en", "wood ash", "Wood Ash"),
        ("en", "most hydrogen", "Most Hydrogen"),
    ],
)
def test_things_are_found_as_people_type_them(locale: str, typed: str, name: str) -> None:
    assert search.search(locale, typed)[0].name == name


def test_every_japanese_name_is_found_by_its_sound() -> None:
    named = {entry.name for entry in search.book("ja").values()}
    kanji = re.compile(r"[\u4e00-\u9fff々]")
    assert [name for name in named if kanji.search(search.reading(name))] == []
    assert search.reading("光の網") == "ひかりのあみ"
    assert search.reading("鳳凰") == "鳳凰", "an unknown word is sought as it is written"


def test_names_come_before_texts_and_a_game_is_looked_in_alone() -> None:
    found = search.search("en", "light")
    assert found[0].names[0] == "light"
    assert {entry.game for entry in search.search("en", "light", "glow")} == {"glow"}
    assert search.search("en", "light", "glow")
    assert search.search("en", "xyzzy plugh") == []
    assert all(len(search.search(locale, "", game)) <= search.MOST_ENTRIES for locale in LOCALES for game in GAMES)
    assert {entry.kind for entry in search.search("en", "", "glow")} == {"bot.kind.section"}


@pytest.mark.parametrize("typed", ["", "a", "light", "光", "no such thing at all"])
def test_a_list_is_there_at_once(typed: str) -> None:
    began = perf_counter()
    found = search.search("ja", typed)
    assert all(search.label(entry, translator_for("ja"), named=True) for entry in found)
    assert perf_counter() - began < QUICK


# -- why -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_rules_have_the_same_sections_in_both_languages(game: str) -> None:
    first, *others = (sections(game, translator_for(locale)) for locale in LOCALES)
    assert all(other.keys() == first.keys() for other in others)
    assert all(section.heading != translator_for("en")(f"{game}.name") for section in first.values())


@pytest.mark.parametrize("game", GAMES)
def test_every_question_of_a_game_rests_on_a_rule(game: str) -> None:
    why, known = game_ui_of(game).guide.why, sections(game, translator_for("en"))
    assert why.keys() - {"Aside"} == asked_by(GAMES[game])
    assert set(why.values()) <= known.keys()


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
@pytest.mark.parametrize("seed", range(2))
def test_whatever_is_asked_in_a_match_has_a_rule(game: Game, seed: int) -> None:
    seats = game.seats[seed % len(game.seats)]
    match, _ = play.start(game, parse(game.options, seats, {}), seats, f"{seed:032x}")
    chance, guide = Chance("why", seed.to_bytes(16, "big")), game_ui_of(game.key).guide
    for _ in range(150):
        if match.over:
            break
        prompt = next(iter(play.prompts(game, match).values()))
        for beside in filter(None, (prompt, play.out_of_turn_actions(game, match, prompt.seat))):
            assert beside.name in guide.why
            assert all(reason(game.key, guide, beside.name, translator_for(locale)) for locale in LOCALES)
        match, _ = play.apply(game, match, prompt.seat, ai.random_move(prompt, chance))


def test_a_game_without_a_guide_has_no_rules_to_show() -> None:
    assert reason("toy", TOY.guide, "Play", translator_for("en")) is None


# -- help ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("locale", LOCALES)
def test_help_says_with_which_game_to_begin_and_of_each_how_long_and_how_hard(locale: str) -> None:
    words = translator_for(locale)
    begin, *lines = help_view.games(words)
    assert words(f"{help_view.first()}.name") in begin
    assert len(lines) == len(GAMES)
    for game in GAMES:
        (line,) = (line for line in lines if f"**{words(f'{game}.name')}**" in line)
        guide = game_ui_of(game).guide
        assert 0 < guide.minutes[0] <= guide.minutes[1]
        assert str(guide.minutes[1]) in line
        assert words(f"bot.help.weight.{guide.weight}") in line


def test_every_specimen_of_a_game_is_in_the_book() -> None:
    for game, renderer in renderers.RENDERERS.items():
        known = {entry.picture for entry in search.book("en").values() if entry.game == game}
        assert renderer.specimens.keys() <= known
