"""The time that Discord's answers tell, seen by aiohttp's own session."""

from datetime import UTC, datetime

import aiohttp
import discord
import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer

from bot.discord_kit import discord_time
from bot.discord_kit.discord_time import date_of, report_dates

THEN = "Fri, 13 Mar 2026 12:00:00 GMT"


@pytest.mark.parametrize("date", [None, "", "yesterday", "Fri, 31 Dec 9999 23:59:59 -2359"])
def test_a_time_that_cannot_be_read_is_no_time(date: str | None) -> None:
    assert date_of(date) is None


async def told_by(path: str, date: str = THEN) -> list[datetime]:
    """Ask for a path of a server whose API is Discord's, and return which times were reported."""
    app, told = web.Application(), list[datetime]()

    async def answer(_: web.Request) -> web.Response:
        return web.json_response({}, headers={"Date": date})

    app.router.add_route("*", "/{path:.*}", answer)
    config = report_dates(aiohttp.TraceConfig(), told.append)
    async with TestServer(app) as server, aiohttp.ClientSession(trace_configs=[config]) as session:
        discord.http.Route.BASE = str(server.make_url("/api/v10"))
        async with session.get(server.make_url(path)):
            pass
    return told


@pytest.fixture(autouse=True)
def base(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(discord.http.Route, "BASE", discord.http.Route.BASE)


async def test_an_answer_of_the_api_tells_the_time() -> None:
    assert await told_by("/api/v10/gateway") == [datetime(2026, 3, 13, 12, tzinfo=UTC)]


async def test_kept_files_and_bent_dates_tell_none() -> None:
    assert await told_by("/attachments/1/2/a.png") == []
    assert await told_by("/api/v10/gateway", "soon") == []


async def test_an_answer_that_took_long_tells_none(monkeypatch: pytest.MonkeyPatch) -> None:
    """It may have come before the machine slept."""
    monkeypatch.setattr(discord_time, "QUICK", 0.0)
    assert await told_by("/api/v10/gateway") == []
