"""A refused upload of commands or emojis, or a broken gateway event, keeps the bot from nothing else."""

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest
from simcord.backend.errors import BackendError
from simcord.http import router

from bot.discord_kit.app_emojis import show_icons
from bot.discord_kit.command_mentions import CommandMentions
from bot.discord_kit.command_tree import CommandTree
from bot.discord_kit.command_upload import CommandUpload
from bot.monitoring.metrics import Metrics
from renderers import RENDERERS
from tests.support.world import World

ICONS = sum(len(renderer.icons) for renderer in RENDERERS.values())


def answer(status: int, code: int) -> discord.HTTPException:
    response: Any = SimpleNamespace(status=status, reason="no")
    return discord.HTTPException(response, {"code": code, "message": "words of Discord"})


FAILURES = [
    answer(400, 50240),
    answer(400, 30034),
    answer(403, 50001),
    answer(500, 0),
    answer(503, 0),
    discord.RateLimited(3600.0),
    OSError("no route"),
    TimeoutError(),
]


@pytest.mark.parametrize("failure", FAILURES, ids=repr)
async def test_the_bot_goes_on_and_uploads_later(
    failure: Exception, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    failures, slept, asked = [failure, failure], list[float](), list[str]()
    taken = asyncio.Event()

    async def sync() -> bool:
        if failures:
            raise failures.pop()
        taken.set()
        return True

    async def fetch_commands() -> list[Any]:
        asked.append("commands")
        raise failure

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    monkeypatch.setattr(asyncio, "sleep", sleep)
    metrics, tree = Metrics(), cast(Any, SimpleNamespace(mentions=CommandMentions(), fetch_commands=fetch_commands))
    upload = CommandUpload(sync, tree, metrics)
    await upload.run()
    assert "the commands are not uploaded" in caplog.text
    assert any("commands" in text for text in metrics.warnings.texts())
    await taken.wait()
    assert slept == [3600.0 if isinstance(failure, discord.RateLimited) else 600.0] * 2
    assert len(asked) == 2
    assert metrics.warnings.texts() == []
    upload.close()


async def test_the_command_of_an_activity_stays(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    application, sent = world.bot.application_id, list[dict[str, Any]]()
    launch = {"name": "launch", "type": 4, "description": "", "handler": 2, "contexts": [0], "integration_types": [0]}
    known = {**launch, "id": "77", "application_id": str(application), "version": "78", "name_localizations": None}

    async def commands(_: int) -> list[dict[str, Any]]:
        return [known, {**known, "type": 1, "name": "old", "id": "79"}]

    async def put(_: int, payload: list[dict[str, Any]]) -> list[Any]:
        sent.extend(payload)
        return []

    monkeypatch.setattr(world.bot.http, "get_global_commands", commands)
    monkeypatch.setattr(world.bot.http, "bulk_upsert_global_commands", put)
    await CommandTree.sync(cast(CommandTree, world.bot.tree))
    assert [one for one in sent if one.get("type") == 4] == [{**launch, "id": "77"}]
    assert "play" in {one["name"] for one in sent}
    assert "old" not in {one["name"] for one in sent}


@pytest.mark.parametrize("status", [400, 429, 500])
async def test_one_failed_emoji_leaves_the_others(
    world: World, monkeypatch: pytest.MonkeyPatch, status: int, caplog: pytest.LogCaptureFixture
) -> None:
    dispatch, metrics = router.dispatch, Metrics()
    mentions = cast(CommandTree, world.bot.tree).mentions
    tried: list[str] = []

    def one_fails(backend: Any, method: str, path: str, **sent: Any) -> Any:
        if method == "POST" and path.endswith("/emojis"):
            tried.append(sent["json"]["name"])
            if len(tried) == 5:
                raise BackendError(status, 30008, "words of Discord")
        return dispatch(backend, method, path, **sent)

    monkeypatch.setattr(router, "dispatch", one_fails)
    await show_icons(world.bot, mentions, bring=True, metrics=metrics)
    assert len(mentions._emojis) == (ICONS - 1 if status == 400 else 4)
    assert "words of Discord" in caplog.text
    assert any("emojis" in text for text in metrics.warnings.texts())
    await show_icons(world.bot, mentions, bring=True, metrics=metrics)
    assert len(mentions._emojis) == ICONS


async def test_an_event_that_cannot_be_parsed_ends_nothing(world: World, caplog: pytest.LogCaptureFixture) -> None:
    parsers = world.bot._connection.parsers
    parsers["GUILD_CREATE"]({"nonsense": True})
    assert "GUILD_CREATE cannot be parsed" in caplog.text
    assert any("GUILD_CREATE" in text for text in world.bot.metrics.warnings.texts())
    with pytest.raises(ConnectionError):
        parsers["READY"]({})
    world.env.check_errors = False
