"""Whatever somebody sends: no traceback, nothing changed without right, no seed told, an answer that Discord takes."""

import asyncio
import json
import logging
from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout
from functools import cache
from io import StringIO
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot import config
from bot.cli import verify
from bot.cli.console import Failed
from bot.discord_kit import custom_ids
from bot.discord_kit.custom_ids import CustomId
from bot.discord_kit.interaction import sentence
from bot.features.lobby import forms as lobby_forms
from bot.i18n.translator import translator_for
from bot.refusals import BadRecord, Refusal
from bot.ui_kit import markup, names
from bot.workers.replays import check_file, replay_moment
from games import GAMES
from games.core import record
from games.core.playout import playout
from tests.support.any_text import ALPHABET, texts
from tests.support.court import ALL, EVERYBODY, HOST, Court
from tests.support.house import SEED
from tests.support.permissions import CLICKS
from tests.support.stage import Stage, Touch, stage_in

FUZZ = settings(max_examples=150, suppress_health_check=[HealthCheck.function_scoped_fixture])

WORDS = """
0 1 - p q s t x o0 o9 y c me all here past rating daily 11 2026-11 2026-99 table seat_2 seat_99 K7Q23FDX close easy
zzzzzz 0000 move dice go set place take sure scores
"""
OURS = st.sampled_from([*GAMES, *WORDS.split(), "9" * 18, "9" * 20, "9" * 32])
ANYTHING = st.from_regex(r"[A-Za-z0-9_-]{1,32}", fullmatch=True, alphabet=ALPHABET)
ARGS = st.lists(OURS | ANYTHING, max_size=8).map(tuple)
VALUES = st.lists(OURS | texts(40), max_size=3)
PAGES = st.integers(0, 999)


@st.composite
def ways(draw: st.DrawFn) -> tuple[str, tuple[str, ...]]:
    """A verb with arguments of any kind, or with those that it expects and one of them changed, added or left out."""
    if draw(st.integers(0, 3)) == 0:
        return draw(st.from_regex(r"[a-z]{1,8}", fullmatch=True, alphabet=ALPHABET)), draw(ARGS)
    verb = draw(st.sampled_from(sorted(CLICKS)))
    args = [arg for arg in CLICKS[verb][2] if not arg.startswith(("=", "?"))]
    at = draw(st.integers(0, len(args)))
    args[at : at + draw(st.integers(0, 1))] = draw(st.lists(OURS | ANYTHING, max_size=1))
    return verb, tuple(args)


WHO = st.sampled_from(ALL)
STRANGERS = "fsd"
"""Who has no right at the table, whatever they press; a moderator has some."""


class Attempt:
    """A running table, and a loop of its own in which people try things with it."""

    def __init__(self, runner: asyncio.Runner, stage: Stage) -> None:
        self._runner, self.stage = runner, stage
        court = Court(stage, [])
        self.table = runner.run(court.table("running"))
        self.prompt = (runner.run(stage.service.play.view(self.table, HOST.id))).prompt
        stage.take()

    def stands(self) -> int:
        return int(self._runner.run(self.stage.service.queries.table(self.table)).revision)

    def tries(self, mark: str, work: Any) -> str:
        """Let somebody try something, hold what is said against the limits, and return it."""
        before = self.stands()
        self._runner.run(work)
        said = self.stage.take()
        assert [text for one in said for text in one.objections] == []
        assert mark not in STRANGERS or self.stands() == before
        text = json.dumps([one.body for one in said])
        assert SEED not in text
        return text

    def touch(self, mark: str, data: dict[str, Any]) -> Any:
        who = EVERYBODY[mark]
        return Touch(self.stage, who.user, data, place=who.place, permissions=who.permissions)


@contextmanager
def attempt_in(folder: Path) -> Iterator[Attempt]:
    with asyncio.Runner() as runner:
        context = stage_in(folder)
        stage = runner.run(context.__aenter__())
        try:
            yield Attempt(runner, stage)
        finally:
            runner.run(context.__aexit__(None, None, None))


def bugs(caplog: pytest.LogCaptureFixture) -> list[str]:
    """What was written into the log as a mistake of ours."""
    return [entry.getMessage() for entry in caplog.records if entry.levelno >= logging.ERROR]


def test_any_click_by_anybody_is_answered_or_refused(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with attempt_in(tmp_path) as attempt:
        prompt_tokens = st.sampled_from(["", attempt.prompt.token, "0123456789"])
        tables = st.sampled_from([attempt.table, "0", "nosuch"])

        @FUZZ
        @given(WHO, tables, ways(), st.none() | st.integers(0, 99), prompt_tokens, PAGES, VALUES)
        def click(  # noqa: PLR0917
            mark: str,
            table: str,
            way: tuple[str, tuple[str, ...]],
            seat: int | None,
            prompt_token: str,
            page: int,
            values: list[str],
        ) -> None:
            custom_id = CustomId(table, *way, seat, prompt_token, page)
            people = {
                value: {"username": value or "?"}
                for value in values
                if value.isdecimal() and value.isascii() and len(value) < 19
            }
            data = {"custom_id": "x", "values": values, "resolved": {"users": people}}
            assert attempt.tries(mark, attempt.stage.bot.clicked(attempt.touch(mark, data), custom_id, tuple(values)))
            assert bugs(caplog) == []

        click()


@pytest.mark.parametrize("person", ["9" * 19, "9" * 20, "9" * 32])
@pytest.mark.parametrize("verb", ["prof", "medals"])
def test_nobody_has_so_great_a_number(tmp_path: Path, caplog: pytest.LogCaptureFixture, verb: str, person: str) -> None:
    with attempt_in(tmp_path) as attempt:
        custom_id = CustomId("0", verb, (person, "t", "x", "solani"))
        told = attempt.tries(
            "s", attempt.stage.bot.clicked(attempt.touch("s", {"custom_id": custom_id.text}), custom_id, ())
        )
        assert translator_for("en")("bot.refuse.forged") in told
    assert bugs(caplog) == []


def test_any_answer_that_is_typed_is_an_answer_or_refused(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with attempt_in(tmp_path) as attempt:
        room: Any = attempt.stage.bot.get_cog("PlayCog")
        prompt_token = attempt.prompt.token
        answers = (
            texts(80)
            | ANYTHING.map(lambda text: f"{prompt_token}.{text}")
            | st.sampled_from(["", prompt_token, "." * 9])
        )

        @FUZZ
        @given(WHO, answers, st.none() | st.just(attempt.table) | texts(20))
        def typed(mark: str, text: str, table: str | None) -> None:
            touch = attempt.touch(mark, {"name": "act"})
            assert attempt.tries(mark, room.act.callback(room, touch, text, table))
            touch.namespace.table = table
            assert attempt.tries(mark, room.move_choices(touch, text)) == "[]"
            assert bugs(caplog) == []

        typed()


@given(
    texts(120)
    | st.booleans().flatmap(lambda whole: st.from_regex(custom_ids.TEMPLATE, fullmatch=whole, alphabet=ALPHABET))
)
def test_any_custom_id_is_read_as_it_is_written_or_not_at_all(text: str) -> None:
    custom_id = custom_ids.read(text)
    if custom_id is not None:
        assert custom_ids.read(custom_id.text) == custom_id


@given(texts(80))
def test_any_options_that_are_typed_are_read_or_refused(text: str) -> None:
    try:
        chosen = lobby_forms.read_options(text, GAMES["glow"])
    except Refusal:
        return
    assert all(key and value for key, value in chosen.items())


VARIABLES = [str(field.validation_alias) for field in config.Settings.model_fields.values()]


@given(st.dictionaries(st.sampled_from(VARIABLES), texts(30)))
def test_any_settings_are_read_or_every_mistake_is_named_without_a_secret(given_: dict[str, str]) -> None:
    try:
        config.load(_env_file=None, **given_)
    except config.InvalidSettings as bad:
        mistakes = bad.mistakes or (("none", "named"),)
    else:
        mistakes = ()
    assert {name: value for name, value in mistakes if name in {*config.SECRET_SETTINGS, "none"} and value} == {}


@given(st.lists(texts(9) | st.text("<@&#!>*_`~|[]()\\", max_size=5), max_size=20).map("".join))
def test_any_name_is_only_a_name_in_a_message(name: str) -> None:
    for shown in (markup.shown(name), names.plain(name)):
        assert shown
        assert "\n" not in shown
        assert len(shown) <= 2 * names.NAME_WIDTH + 2
    assert [mark for mark in ("<", "@everyone", "@here") if mark in markup.shown(name)] == []


@cache
def exported() -> bytes:
    """A match of a game as it is handed over."""
    game = GAMES["solani"]
    return msgspec.json.encode(record.write(*playout(game, game.options(), ["random"], SEED)))


def files() -> st.SearchStrategy[bytes]:
    """A file that claims to be a match: anything, or one that was bent or cut."""
    whole = exported()
    kept = json.loads(whole)
    strange: st.SearchStrategy[Any] = st.none() | st.integers() | texts(20) | st.just([[]] * 3) | st.just({"a": {}})

    def bent(key: str, value: Any) -> bytes:
        return json.dumps({**kept, key: value}).encode()

    def moved(at: int, key: str, value: Any) -> bytes:
        moves = [dict(move) for move in kept["moves"]]
        moves[at % len(moves)][key] = value
        return json.dumps({**kept, "moves": moves}).encode()

    def cut(at: int, byte: int) -> bytes:
        return whole[: at % len(whole)] + bytes([byte]) + whole[at % len(whole) + 1 :]

    return (
        st.binary(max_size=200)
        | st.builds(bent, st.sampled_from(sorted({*kept, "checkpoint", "commitment", "scores", "secret"})), strange)
        | st.builds(moved, st.integers(0, 99), st.sampled_from(["seat", "action", "more"]), strange)
        | st.builds(cut, st.integers(0, 10**6), st.integers(0, 255))
    )


@FUZZ
@given(st.deferred(files))
def test_any_file_is_proved_or_refused_with_a_sentence(data: bytes) -> None:
    with NamedTemporaryFile() as file:
        Path(file.name).write_bytes(data)
        try:
            with redirect_stdout(StringIO()):
                verify.main(Namespace(file=Path(file.name), commitment=None))
        except Failed:
            return
    assert json.loads(data)["moves"] == json.loads(exported())["moves"]


@FUZZ
@given(st.deferred(files))
def test_any_file_that_is_brought_is_replayed_or_refused_with_its_reason(data: bytes) -> None:
    found = check_file(data)
    words = translator_for("en")
    assert bool(found.wrong) != bool(found.record)
    if found.wrong:
        assert "can't be looked through: " in sentence(words, BadRecord(why=found.wrong, most=found.most))
    else:
        assert replay_moment(found.record, 10**6, None).number == len(json.loads(found.record)["moves"])


@pytest.mark.parametrize("place", ["", '"options":', '"moves":[', '"action":'])
def test_a_file_of_brackets_is_refused_with_a_sentence(tmp_path: Path, place: str) -> None:
    head, found, _ = exported().decode().partition(place) if place else ("", "", "")
    file = tmp_path / "match.json"
    file.write_text(head + found + "[" * 30_000, encoding="utf-8")
    with pytest.raises(Failed, match="is not an exported match"):
        verify.main(Namespace(file=file, commitment=None))
