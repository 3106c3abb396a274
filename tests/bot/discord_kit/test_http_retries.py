"""Requests that discord.py would send again in vain, seen by aiohttp's own session."""

import aiohttp
import discord
import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer

from bot.discord_kit.http_retries import EDITED_TOO_OFTEN, listening

LIMITED = {"message": "limited", "code": EDITED_TOO_OFTEN}


async def answered(method: str, response: web.Response) -> int:
    """Send one request, and return the status of the answer."""
    app = web.Application()

    async def answer(_: web.Request) -> web.Response:
        return response

    app.router.add_route("*", "/", answer)
    async with (
        TestServer(app) as server,
        aiohttp.ClientSession(trace_configs=[listening(lambda _: None)]) as session,
        session.request(method, server.make_url("/")) as found,
    ):
        return found.status


@pytest.mark.parametrize("more", [{"retry_after": 300.0}, {"retry_after": 1.5}, {}])
async def test_an_edit_of_an_old_message_that_is_limited_ends_at_once(more: dict[str, float]) -> None:
    with pytest.raises(discord.HTTPException) as caught:
        await answered("PATCH", web.json_response(LIMITED | more, status=429))
    assert (caught.value.status, caught.value.code) == (429, EDITED_TOO_OFTEN)


@pytest.mark.parametrize(
    ("method", "response"),
    [
        ("PATCH", lambda: web.json_response({"message": "limited", "retry_after": 1}, status=429)),
        ("PATCH", lambda: web.json_response([], status=429)),
        ("PATCH", lambda: web.Response(text="<html>", content_type="text/html", status=429)),
        ("PATCH", lambda: web.Response(text="{", content_type="application/json", status=429)),
        ("POST", lambda: web.json_response(LIMITED, status=429)),
    ],
)
async def test_other_limits_are_left_to_the_library(method: str, response: object) -> None:
    assert callable(response)
    assert await answered(method, response()) == 429
