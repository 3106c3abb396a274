"""The log: lines for people or for programs, and the id by which a person's error is found in it."""

import json
import logging
import re

import pytest

from bot.discord_kit.router import ComponentRouter
from bot.features.lobby.service import LobbyService
from bot.i18n.translator import LOCALES, translator_for
from bot.monitoring.logs import JsonFormatter, handler
from tests.support.world import World, answered


def record(error: BaseException | None = None, **more: object) -> logging.LogRecord:
    told = None if error is None else (type(error), error, error.__traceback__)
    return logging.getLogger("bot.x").makeRecord(
        "bot.x", logging.ERROR, "x.py", 1, "a %s\nof two lines", ("word",), told, None, more
    )


def test_a_line_for_programs_is_one_object_with_everything_in_it() -> None:
    try:
        raise ValueError("星")
    except ValueError as error:
        text = JsonFormatter().format(record(error, error_id="0a1b2c3d"))
    assert "\n" not in text
    line = json.loads(text)
    assert list(line) == ["time", "level", "logger", "message", "error", "exception"]
    assert (line["level"], line["logger"], line["error"]) == ("ERROR", "bot.x", "0a1b2c3d")
    assert line["message"] == "a word\nof two lines"
    assert line["exception"].startswith("Traceback")
    assert line["exception"].endswith("ValueError: 星")
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z", line["time"])
    assert list(json.loads(JsonFormatter().format(record()))) == ["time", "level", "logger", "message"]


def test_the_settings_choose_the_form() -> None:
    assert json.loads(handler("json").format(record()))["logger"] == "bot.x"
    assert "ERROR   bot.x: a word" in handler("text").format(record())


@pytest.mark.parametrize("locale", LOCALES)
async def test_who_meets_a_bug_is_told_an_id_that_the_log_holds(
    world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, locale: str
) -> None:
    async def broken(*_: object, **__: object) -> None:
        raise ZeroDivisionError("a wheel came off")

    board, person = await world.solo(world.alice), world.person("mia")
    await person.slash(world.channel, "settings language", language=locale)
    with monkeypatch.context() as patch:
        patch.setattr(ComponentRouter, "dispatch", broken)
        clicked = await world.click(person, board, "move")
    with monkeypatch.context() as patch:
        patch.setattr(LobbyService, "open", broken)
        typed = await person.slash(world.channel, "play", game="glow")
    errors = [one for one in caplog.records if isinstance(one.exc_info, tuple) and hasattr(one, "error_id")]
    assert len({one.error_id for one in errors}) == len(errors) == 2
    for result, one in zip((clicked, typed), errors, strict=True):
        assert translator_for(locale)("bot.refuse.bug", error=one.error_id) in world.text(answered(result))
        assert one.error_id in one.getMessage()
        assert "a wheel came off" in JsonFormatter().format(one)
    assert errors[0].getMessage().endswith(f"move at table {world.table}, seat None, question -")
    world.env.check_errors = False  # they were meant
