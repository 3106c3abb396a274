"""The words: the same in every language, and everything that the code asks for."""

import ast
import pickle
import re
from functools import cache
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Junk, Message, Term, VariableReference
from fluent.syntax.serializer import FluentSerializer
from fluent.syntax.visitor import Visitor

from bot import refusals
from bot.domain.notification import MessageKind
from bot.domain.table import TableStatus
from bot.domain.time_control import TimeControl, TimeoutPolicy
from bot.domain.undo_request import UndoState
from bot.i18n import translator
from bot.i18n.translator import LOCALES, Translator, catalogues, language, signed_number, translator_for
from bot.refusals import Refusal, challenges, database
from bot.refusals import discord as more_refusals
from games import GAMES
from games.core import discovery
from tests.support.world import World

SHOWN = (
    MessageKind.LOBBY,
    MessageKind.ROLE_MENTION,
    MessageKind.BOARD,
    MessageKind.REFRESH,
    MessageKind.DONE,
    MessageKind.DIGEST,
    MessageKind.CLOSED,
    MessageKind.REQUEST,
    MessageKind.CONSENT,
    MessageKind.ARCHIVED,
    MessageKind.FINISHED,
    MessageKind.DUEL_RESULT,
    MessageKind.ATTEMPT,
    MessageKind.PAST,
    MessageKind.POST,
    MessageKind.SIDE,
    MessageKind.SKY,
    MessageKind.WELCOME,
)
"""The kinds that show a table, a challenge or a sky instead of a sentence to one person."""

BOT = Path(__file__).parents[3] / "bot"


serialize_entry = FluentSerializer().serialize_entry


def messages(locale: str) -> dict[str, Message]:
    every = [entry for file in catalogues(locale) for entry in parse(file.read_text(encoding="utf-8")).body]
    return {entry.id.name: entry for entry in every if isinstance(entry, Message)}


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 - named by the library
        self.names.add(node.id.name)


def variables(message: Message) -> set[str]:
    found = Variables()
    found.visit(message)
    return found.names


@pytest.mark.parametrize("locale", LOCALES)
def test_every_catalogue_can_be_read(locale: str) -> None:
    """By the library as a whole, and by us in sentences: each is whole, and has nothing but a comment behind it."""
    known = translator._read(locale)
    for catalogue in catalogues(locale):
        text = catalogue.read_text(encoding="utf-8")
        for entry in parse(text).body:
            assert not isinstance(entry, Junk), (catalogue, entry.content)
            if isinstance(entry, Message | Term):
                assert entry.id.span
                assert entry.span
                mark = "-" * isinstance(entry, Term)
                whole = text[entry.id.span.start - len(mark) : entry.span.end]
                rest = known[mark + entry.id.name].removeprefix(whole)
                assert known[mark + entry.id.name] == whole + rest
                assert all(line.startswith("#") for line in rest.splitlines() if line)


def test_a_sentence_that_cannot_be_read_is_as_good_as_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        translator, "_read", lambda _: {"broken": "broken = { $", "whole": "whole = a { -term }", "-term": "-term = b"}
    )
    bundle = translator._Bundle("en")
    assert not bundle.has_message("broken")
    pattern = bundle.get_message("whole").value
    assert pattern
    assert bundle.format_pattern(pattern, {})[0] == "a b"


def test_words_are_found_in_the_folders_of_games_and_in_installed_ones(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    installed = tmp_path / "moths"
    (installed / "text").mkdir(parents=True)
    (installed / "__init__.py").touch()
    for locale in LOCALES:
        (installed / "text" / f"{locale}.ftl").touch()
    monkeypatch.syspath_prepend(tmp_path)
    moths = EntryPoint("moths", "moths", "planisphere.renderers")
    monkeypatch.setattr(discovery, "entry_points", lambda group: [moths] if group == moths.group else [])
    house = BOT.parent
    own = {house / package / game for package in ("games", "renderers", "bot/game_ui") for game in GAMES}
    for locale in LOCALES:
        folders = {Path(str(catalogue)).parents[1] for catalogue in catalogues(locale)}
        assert folders == {BOT / "i18n", house / "renderers", installed, *own}


@pytest.mark.parametrize("locale", LOCALES)
def test_no_arrow_is_one_that_becomes_a_picture(locale: str) -> None:
    """Discord and many systems draw these as emojis, in boxes beside the plain arrows."""
    for catalogue in catalogues(locale):
        assert re.findall("[↔↕↖↗↘↙↩↪⤴⤵⬅⬆⬇➡](?!\ufe0f)", catalogue.read_text(encoding="utf-8")) == [], catalogue


@pytest.mark.parametrize("locale", LOCALES)
def test_a_negative_number_has_a_minus(locale: str) -> None:
    said = translator_for(locale)
    assert "−3" in said("bot.points", points=-3)
    assert "Ann -3" in said("bot.refuse.not_host", host="Ann -3")


def test_a_number_with_its_icon() -> None:
    assert [signed_number(number) for number in (3, 0, -3, -5.5)] == ["+3", "±0", "−3", "−5.5"]


@pytest.mark.parametrize("locale", LOCALES[1:])
def test_every_language_says_the_same_things_with_the_same_values(locale: str) -> None:
    english, other = messages(LOCALES[0]), messages(locale)
    assert english.keys() == other.keys()
    for name, message in english.items():
        assert variables(message) >= variables(other[name]), name


@pytest.mark.parametrize("locale", LOCALES[1:])
def test_no_sentence_was_left_in_english(locale: str) -> None:
    english, other = messages(LOCALES[0]), messages(locale)
    same = {name for name, message in english.items() if serialize_entry(message) == serialize_entry(other[name])}
    plain = {name: re.sub("{[^}]*}", "", serialize_entry(english[name]).partition("=")[2]).strip() for name in same}
    words = {name: text for name, text in plain.items() if re.search("[A-Za-z]{2}", text) and text not in NEUTRAL}
    assert words.keys() <= {"bot-language-en"}, words


NEUTRAL = {"He", "DNA"}
"""Texts that are the same in every language."""


def test_a_piece_that_has_changed_since_is_called_what_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    written = {"sun": "sun = Sun", "sun_2": "sun_2 = Other sun", "moon_1": "moon_1 = First moon"}
    monkeypatch.setattr(translator, "_bundle", cache(translator._Bundle))
    monkeypatch.setattr(translator, "_read", lambda locale: written if locale == "en" else {"sun": "sun = 太陽"})
    translator._said.cache_clear()
    try:
        said = {
            locale: [translator_for(locale)(key) for key in ("sun", "sun_2", "sun_3", "moon_1", "moon_2")]
            for locale in LOCALES
        }
        known = [translator_for("ja").has(key) for key in ("sun", "sun_2", "moon_1")]
    finally:
        translator._said.cache_clear()
    assert said["en"] == ["Sun", "Other sun", "Sun", "First moon", "moon_2"]
    assert said["ja"] == ["太陽", "太陽", "太陽", "First moon", "moon_2"]
    assert known == [True, True, False]


def test_every_key_in_the_code_has_its_words() -> None:
    keys = set()
    for file in BOT.rglob("*.py"):
        text = file.read_text(encoding="utf-8")
        keys |= set(re.findall(r'words\("(bot\.[a-z_.]+)"', text))
        keys |= {f"bot.{file.parent.name}.{key}" for key in re.findall(r'context\.say\(\s*"([a-z_.]+)"', text)}
    assert len(keys) > 60
    known = messages("en")
    assert {key for key in keys if key.replace(".", "-") not in known} == set()


def refusals_of(kind: type[Refusal]) -> list[type[Refusal]]:
    return [kind, *(child for sub in kind.__subclasses__() for child in refusals_of(sub))]


def test_every_refusal_and_kind_has_its_sentence() -> None:
    rooms = (refusals, challenges, database, more_refusals)
    assert {room.__name__ for room in rooms} == {kind.__module__ for kind in refusals_of(Refusal)}
    keys = [f"bot.refuse.{kind.key}" for kind in refusals_of(Refusal) if kind is not Refusal]
    keys += [f"bot.status.{status}" for status in TableStatus] + [f"bot.pace.{pace}" for pace in TimeControl]
    keys += [f"bot.timeout.{then}" for then in TimeoutPolicy]
    keys += [f"bot.note.{kind}" for kind in MessageKind if kind not in SHOWN]
    keys += [f"bot.request.{state}" for state in UndoState if state is not UndoState.OPEN]
    keys += [f"bot.closed.{status}" for status in (TableStatus.OVER, TableStatus.ENDED, TableStatus.EXPIRED)]
    missing = [key for key in keys for locale in LOCALES if not translator_for(locale).has(key)]
    assert missing == []


def test_a_language_is_found_by_its_code() -> None:
    assert [language(code) for code in ("ja", "ja-JP", "en-GB", "xx", None, "")] == ["ja", "ja", "en", "en", "en", "en"]


def test_a_further_language_is_its_code_in_the_list_and_its_catalogues(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    translator.read_all()
    (tmp_path / "text").mkdir()
    (tmp_path / "text" / "xx.ftl").write_text("bot-language-xx = Exish\n", encoding="utf-8")
    (tmp_path / "text" / "zones.xx.ftl").write_text("bot-zone-x = Xity\n", encoding="utf-8")
    (tmp_path / "text" / "axx.ftl").write_text("bot-zone-x = of another language\n", encoding="utf-8")
    monkeypatch.setattr(translator, "LOCALES", (*LOCALES, "xx"))
    monkeypatch.setattr(discovery, "folder", lambda _room: tmp_path)
    words = Translator(translator.language("xx-XX", "none"))
    assert (words.locale, words("bot.language.xx"), words("bot.zone.x")) == ("xx", "Exish", "Xity")
    assert words("bot.language.ja") == translator_for("en")("bot.language.ja")


def test_one_list_alone_names_the_languages() -> None:
    """English may be named, for it is the language of operators and what others fall back to."""
    named = {
        file.relative_to(BOT.parent).as_posix()
        for root in ("bot", "games", "renderers")
        for file in (BOT.parent / root).rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and node.value in LOCALES[1:]
    }
    assert named == {"bot/i18n/translator.py"}


@pytest.mark.parametrize("page", [".env.example", "docs/hosting.md"])
def test_operators_read_of_every_language(page: str) -> None:
    text = (BOT.parent / page).read_text(encoding="utf-8")
    about = [line for line in text.splitlines() if "language to use when Discord gives none" in line]
    assert [code for code in LOCALES for line in about if not re.search(rf"\b{code}\b", line)] == []
    assert about


def test_sentences_follow_each_other_as_their_language_writes_them() -> None:
    words = translator_for("ja")
    assert words.join_sentences(["Done.", "", "Gone."]) == "Done. Gone."
    assert words.join_sentences(["完了。", "**勝ちです！**", "称号：星座。"]) == "完了。**勝ちです！** 称号：星座。"
    assert (
        words.join_sentences(["星座を完成：+5点", "**呪文（2枚）**", "出目：6"])
        == "星座を完成：+5点。**呪文（2枚）**。出目：6"
    )
    assert (
        translator_for("en").join_sentences(["It lights a path: +16", "It's done!", "6 dice"])
        == "It lights a path: +16. It's done! 6 dice"
    )


def test_unknown_keys_answer_themselves() -> None:
    assert translator_for("ja")("bot.nothing.of.the.kind") == "bot.nothing.of.the.kind"


def test_words_travel_to_other_processes() -> None:
    words = Translator("ja")
    again = pickle.loads(pickle.dumps(words))
    assert again == words
    assert hash(again) == hash(words)
    assert again("bot.yes") == "はい"


def test_a_sentence_said_before_is_not_made_again(monkeypatch: pytest.MonkeyPatch) -> None:
    said = translator_for("en")("bot.refuse.not_host", host="Luna")
    monkeypatch.delattr(translator, "_bundle")
    assert translator_for("en")("bot.refuse.not_host", host="Luna") == said
    assert "Luna" in said


@pytest.fixture
def unread() -> None:
    """Forget every catalogue, before the bot starts."""
    translator._read.cache_clear()
    translator._bundle.cache_clear()
    translator._said.cache_clear()


async def test_the_bot_has_read_all_words_before_anybody_asks(
    unread: None, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    def late(locale: str) -> None:
        raise AssertionError(locale)

    monkeypatch.setattr(translator, "catalogues", late)
    assert world.bot.is_ready()
    assert all(Translator(locale)("bot.yes") != "bot.yes" for locale in LOCALES)


def test_a_flash_is_what_one_card_gives_at_once() -> None:
    assert translator_for("en")("bot.achievement.glow.one_flash.does") == "Gain 12 light from a single card."
    assert "一度に" in translator_for("ja")("bot.achievement.glow.one_flash.does")


@pytest.mark.parametrize(
    ("key", "values"),
    [
        ("bot.hoshitsukuri.state", {"fragments": 1, "space": 0, "goal": 1}),
        ("bot.hoshitsukuri.spend", {"fragments": 1}),
        ("bot.hoshitsukuri.kinds", {"count": 1}),
        ("hoshitsukuri.ui.past_line", {"fragments": 1, "name": "", "plays": "", "origin": 0, "space": 1, "card": ""}),
        ("glow.ui.colours", {"count": 1}),
        ("bot.since.own_earlier", {"count": 1}),
        ("bot.refuse.too_many_tables", {"most": 1, "more": 1}),
    ],
)
def test_one_thing_is_not_several(key: str, values: dict[str, str | int]) -> None:
    said = translator_for("en")(key, **values)
    assert said != key
    assert not re.search(r"\b1 (\w+ ){0,2}(fragments|kinds|elements|points|lines|tables|matches)\b", said), said
