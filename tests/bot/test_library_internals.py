"""Where the bot leans on what a library does not promise: all of it is as it was when it was last looked at.

These libraries are pinned exactly. When a pin is raised and a fingerprint is another, read what has changed, try what
leans on it, and write the new fingerprint here.
"""

import hashlib
import inspect
import re
import tomllib
from collections.abc import Callable
from pathlib import Path

import aiosqlite
import discord
import pytest
import simcord
from discord.backoff import ExponentialBackoff
from discord.gateway import DiscordWebSocket
from discord.ui.view import BaseView
from fluent.runtime import FluentBundle
from fluent.runtime.resolver import resolveEntryReference
from simcord import _dpy_internals, _runtime, _settlement
from simcord.preview import Preview
from sqlalchemy.connectors.asyncio import AsyncAdapt_dbapi_connection, AsyncAdapt_dbapi_cursor
from sqlalchemy.dialects.sqlite.aiosqlite import AsyncAdapt_aiosqlite_connection, AsyncAdapt_aiosqlite_dbapi

from bot.discord_kit.gateway import GatewayShard

ROOT = Path(__file__).resolve().parents[2]

PINNED = ("discord.py", "aiosqlite", "SQLAlchemy[asyncio]", "fluent.runtime", "simcord[preview]")

DOORS: dict[str, dict[Callable[..., object], str]] = {
    "bot/database/sqlite_driver.py": {
        aiosqlite.Connection: "648644bef40a",
        AsyncAdapt_dbapi_cursor: "f8e13406d2c7",
        AsyncAdapt_dbapi_connection: "fd5f3f964e1f",
        AsyncAdapt_aiosqlite_connection: "6846c93240f1",
        AsyncAdapt_aiosqlite_dbapi: "8dcdc22e5f61",
    },
    "bot/discord_kit/components.py": {
        discord.ui.LayoutView: "dc7588a3bf26",
        BaseView: "5c6c0562d29a",
    },
    "bot/discord_kit/gateway.py": {
        DiscordWebSocket: "9f6b6ab31ffe",
        GatewayShard.__mro__[1]: "087f985fe82d",
    },
    "bot/discord_kit/interaction.py": {
        discord.Interaction: "40cf83724a8b",
    },
    "bot/discord_kit/session_starts.py": {
        ExponentialBackoff: "5bb6cfb1cb71",
    },
    "bot/discord_kit/sharding.py": {
        DiscordWebSocket: "9f6b6ab31ffe",
        discord.AutoShardedClient: "83b4699ce391",
        discord.Client._handle_ready: "6916ec901d61",
    },
    "bot/i18n/translator.py": {
        FluentBundle: "1a1399cc402d",
        resolveEntryReference: "6d4f868480bd",
    },
    "bot/preview/server.py": {
        _runtime._attach_bot: "75189dfd3516",
        simcord.Env._settle_internal: "2763d5e9e59e",
        Preview._action: "ded11b553571",
        Preview._publish: "26cd344c4bc1",
        Preview._advance_presentation_time: "ee11080fdd08",
    },
    "tests/support/quick_settlement.py": {
        _dpy_internals.is_wait_for_listener: "147a8e776279",
        _dpy_internals.is_wakeup_callback: "5ba026b0679f",
        _settlement._timer_records_waking: "eca0065a06d0",
        _settlement._active_callbacks: "ef3a8916e347",
    },
}


def fingerprint(thing: Callable[..., object]) -> str:
    """The beginning of the digest of a thing's source."""
    return hashlib.sha256(inspect.getsource(thing).encode()).hexdigest()[:12]


@pytest.mark.parametrize("file", DOORS)
def test_what_the_bot_leans_on_is_as_it_was_looked_at(file: str) -> None:
    now = {thing: fingerprint(thing) for thing in DOORS[file]}
    assert now == DOORS[file]


@pytest.mark.parametrize("library", PINNED)
def test_a_library_that_is_leant_on_is_pinned_exactly(library: str) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    wanted = [*project["dependencies"], *project["optional-dependencies"]["preview"]]
    (version,) = (one.removeprefix(library) for one in wanted if one.startswith(library))
    assert re.fullmatch(r"==[\d.]+", version)
