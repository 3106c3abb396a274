"""Reads the time from Discord's responses, for machines with a wrong clock."""

from collections.abc import Callable
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from time import monotonic
from types import SimpleNamespace

import aiohttp
import discord

QUICK = 10.0
"""Seconds: the date of a slower response may be old, as it may have been buffered."""


def date_of(header: str | None) -> datetime | None:
    """Return the time in a "Date" header, aware, to the second; None if it is invalid."""
    try:
        return parsedate_to_datetime(header or "").astimezone(UTC)
    except (TypeError, ValueError, OverflowError):
        return None


def report_dates(config: aiohttp.TraceConfig, report: Callable[[datetime], None]) -> aiohttp.TraceConfig:
    """Report the time of each quick response of Discord's API, and return the configuration."""

    async def began(_: aiohttp.ClientSession, request: SimpleNamespace, __: aiohttp.TraceRequestStartParams) -> None:
        request.began = monotonic()

    async def ended(_: aiohttp.ClientSession, request: SimpleNamespace, end: aiohttp.TraceRequestEndParams) -> None:
        date = date_of(end.response.headers.get("Date"))
        of_discord = str(end.url).startswith(discord.http.Route.BASE)  # not its CDN, whose responses are cached
        if date is not None and of_discord and monotonic() - request.began < QUICK:
            report(date)

    config.on_request_start.append(began)
    config.on_request_end.append(ended)
    return config
