"""The time of day by Discord's answers, which is right where the machine's clock is wrong."""

from collections.abc import Callable
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from time import monotonic
from types import SimpleNamespace

import aiohttp
import discord

QUICK = 10.0
"""Seconds: an answer that took longer may have lain in a buffer, and its date be old."""


def date_of(header: str | None) -> datetime | None:
    """Return what a header "Date" says, aware, to the second; None if that is no time."""
    try:
        return parsedate_to_datetime(header or "").astimezone(UTC)
    except (TypeError, ValueError, OverflowError):
        return None


def report_dates(config: aiohttp.TraceConfig, report: Callable[[datetime], None]) -> aiohttp.TraceConfig:
    """Let a client tell `report` the time of each quick answer of Discord's API, and return its configuration."""

    async def began(_: aiohttp.ClientSession, request: SimpleNamespace, __: aiohttp.TraceRequestStartParams) -> None:
        request.began = monotonic()

    async def ended(_: aiohttp.ClientSession, request: SimpleNamespace, end: aiohttp.TraceRequestEndParams) -> None:
        date = date_of(end.response.headers.get("Date"))
        of_discord = str(end.url).startswith(discord.http.Route.BASE)  # not of its file servers, whose answers are kept
        if date is not None and of_discord and monotonic() - request.began < QUICK:
            report(date)

    config.on_request_start.append(began)
    config.on_request_end.append(ended)
    return config
