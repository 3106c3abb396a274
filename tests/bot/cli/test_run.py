"""`planisphere run` and `planisphere preview`: how they begin and end."""

import asyncio
import gc
import json
import logging
import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import discord
import pytest

from bot import config
from bot.app.client import PlanisphereBot
from bot.app.start import join_discord
from bot.cli import preview, run
from bot.config import Settings
from bot.monitoring.logs import JsonFormatter, handler
from bot.preview.server import PortTaken
from bot.refusals.database import DatabaseDown, NewerDatabase
from tests.support.command_line import Call


class Stage:
    """What was started, and what it does."""

    def __init__(self) -> None:
        self.played: list[str] = []
        self.error: BaseException | None = None
        self.signals: tuple[signal.Signals, ...] = ()

    async def join(self, settings: Settings) -> None:
        self.played.append("discord")
        try:
            if self.error:
                raise self.error
            for kind in self.signals:
                os.kill(os.getpid(), kind)
            if self.signals:
                await asyncio.Event().wait()
        finally:
            await asyncio.sleep(0)
            self.played.append("closed")

    async def serve(self, settings: Settings, *, elsewhere: bool) -> None:
        self.played.append("elsewhere" if elsewhere else "page")
        if self.error:
            raise self.error


@pytest.fixture
def stage(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Stage]:
    stage = Stage()
    found = {kind: signal.getsignal(kind) for kind in (signal.SIGINT, signal.SIGTERM)}
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PLANISPHERE_DATA", str(tmp_path / "data"))
    for name in ("DISCORD_TOKEN", "DATABASE_URL", "PORT"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(run, "join_discord", stage.join)
    monkeypatch.setattr(preview, "serve_preview", stage.serve)
    monkeypatch.setattr(logging, "basicConfig", lambda **_: None)
    yield stage
    for kind, before in found.items():  # nothing was changed, or asyncio has put back the usual
        assert signal.getsignal(kind) in (before, signal.default_int_handler, signal.SIG_DFL)


def test_with_a_token_it_joins_discord(planisphere: Call, stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "a.b.c")
    assert planisphere("run").code == 0
    assert stage.played == ["discord", "closed"]


async def test_what_is_here_for_good_is_no_matter_for_the_garbage_collector(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    frozen: list[int] = []

    async def start(*_: object) -> None:
        gc.collect()
        frozen.extend((gc.get_freeze_count(), len(gc.get_objects())))

    monkeypatch.setattr(PlanisphereBot, "start", start)
    monkeypatch.setenv("DISCORD_TOKEN", "a.b.c")
    await join_discord(config.load())
    kept, looked_through = frozen
    assert kept > 10 * looked_through


def test_without_a_token_it_opens_the_page(planisphere: Call, stage: Stage) -> None:
    said = planisphere("run")
    assert said.code == 0
    assert f"No DISCORD_TOKEN in the environment or in {Path.cwd() / '.env'}" in said.err
    assert stage.played == ["page"]


def test_the_page_is_opened_whatever_the_settings_say(
    planisphere: Call, stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "a.b.c")
    assert planisphere("preview").code == 0
    assert planisphere("preview", "--elsewhere").code == 0
    assert stage.played == ["page", "elsewhere"]


@pytest.mark.parametrize("signals", [(signal.SIGINT,), (signal.SIGTERM,), (signal.SIGTERM, signal.SIGTERM)])
def test_a_signal_ends_it_in_order_and_that_is_fine(
    planisphere: Call, stage: Stage, monkeypatch: pytest.MonkeyPatch, signals: tuple[signal.Signals, ...]
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "a.b.c")
    stage.signals = signals
    assert planisphere("run") == (0, "", "")
    assert stage.played == ["discord", "closed"]


def test_cancellation_from_elsewhere_is_no_clean_end(stage: Stage) -> None:
    async def cancelled() -> None:
        raise asyncio.CancelledError

    with pytest.raises(asyncio.CancelledError):
        asyncio.run(run.until_stopped(cancelled()))


@pytest.mark.parametrize(
    ("error", "sentence"),
    [
        (discord.LoginFailure("Improper token"), "Discord does not know this DISCORD_TOKEN"),
        (discord.ClientException("gone"), "Discord ended the connection: gone"),
        (
            NewerDatabase(found="9", known="1"),
            "or go back to an older backup. (found: 9, known: 1)",
        ),
        (DatabaseDown(reason="no route"), "(reason: no route)"),
        (ConnectionRefusedError("refused"), "Discord cannot be reached: refused"),
    ],
)
def test_what_keeps_it_from_discord_is_said(
    planisphere: Call, stage: Stage, monkeypatch: pytest.MonkeyPatch, error: Exception, sentence: str
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "a.b.c")
    stage.error = error
    said = planisphere("run")
    assert (said.code, said.out) == (1, "")
    assert sentence in said.err


@pytest.mark.parametrize("error", [discord.LoginFailure("Improper token"), ValueError("a bug")])
@pytest.mark.parametrize("form", ["text", "json"])
def test_the_end_is_written_as_the_log_is(
    planisphere: Call, stage: Stage, monkeypatch: pytest.MonkeyPatch, error: Exception, form: str
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "a.b.c")
    monkeypatch.setenv("LOG_FORMAT", form)
    monkeypatch.setattr(run.log, "handlers", [handler(form)])
    stage.error = error
    said = planisphere("run")
    assert said.code == 1
    if form == "json":
        (line,) = map(json.loads, said.err.splitlines())
        assert line["level"] == "CRITICAL"
        assert ("a bug" in line["exception"]) if isinstance(error, ValueError) else "DISCORD_TOKEN" in line["message"]
    monkeypatch.setenv("PORT", "many")
    said = planisphere("run")
    assert "PORT (many)" in (json.loads(said.err)["message"] if form == "json" else said.err)


@pytest.mark.parametrize(
    ("error", "sentence"),
    [
        (PortTaken(8765), "port 8765 is in use"),
        (
            ModuleNotFoundError("none", name="simcord.preview"),
            "which needs more packages: pip install 'planisphere[preview]'",
        ),
        (DatabaseDown(reason="no room"), "(reason: no room)"),
        (
            PermissionError(13, "Permission denied", "data/preview"),
            "Permission denied: 'data/preview'. `planisphere doctor`",
        ),
    ],
)
def test_what_keeps_the_page_from_opening_is_said(
    planisphere: Call, stage: Stage, error: Exception, sentence: str
) -> None:
    stage.error = error
    said = planisphere("preview")
    assert (said.code, said.out) == (1, "")
    assert sentence in said.err


def test_a_missing_module_of_ours_is_a_bug(planisphere: Call, stage: Stage) -> None:
    stage.error = ModuleNotFoundError("none", name="bot.nothing")
    with pytest.raises(ModuleNotFoundError):
        planisphere("preview")


def test_ctrl_c_before_the_page_is_open_is_fine_too(planisphere: Call, stage: Stage) -> None:
    stage.error = KeyboardInterrupt()
    assert planisphere("preview").code == 0


@pytest.mark.parametrize("form", ["text", "json"])
def test_the_log_goes_to_standard_error_as_the_settings_say(monkeypatch: pytest.MonkeyPatch, form: str) -> None:
    kept: dict[str, Any] = {}
    monkeypatch.setattr(logging, "basicConfig", kept.update)
    preview.logs(config.load(LOG_LEVEL="warning", LOG_FORMAT=form))
    (handler,) = kept["handlers"]
    assert kept["level"] == "WARNING"
    assert handler.stream is sys.stderr
    assert isinstance(handler.formatter, JsonFormatter) == (form == "json")


def test_no_hidden_hand_is_logged_with_whole_messages(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(logging, "basicConfig", lambda **_: None)
    for name in (None, "discord"):
        caplog.set_level(logging.DEBUG, name)
    preview.logs(config.load(LOG_LEVEL="debug"))
    for name in ("discord.http", "discord.gateway", "discord.webhook.async_"):
        assert not logging.getLogger(name).isEnabledFor(logging.DEBUG)


def test_simcords_own_client_is_not_complained_of(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(logging, "basicConfig", lambda **_: None)
    preview.logs(config.load())
    log = logging.getLogger("discord.state")
    noise, news = (logging.makeLogRecord({"msg": text}) for text in ("Guilds intent seems to be disabled.", "news"))
    assert (bool(log.filter(noise)), bool(log.filter(news))) == (False, True)


@pytest.mark.parametrize("command", ["run", "preview"])
def test_settings_that_cannot_be_used_are_named(
    planisphere: Call, stage: Stage, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    monkeypatch.setenv("PORT", "many")
    said = planisphere(command)
    assert said.code == 1
    assert "PORT (many) must be a number" in said.err
    assert stage.played == []
