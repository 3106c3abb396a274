"""Requests of the doctor to Discord's API, whose errors become answers."""

import json
import time
from datetime import datetime
from http.client import HTTPException
from typing import Any, TypeVar
from urllib.error import HTTPError
from urllib.request import ProxyHandler, Request, build_opener

import msgspec
from msgspec import Struct

from bot.config import Settings
from bot.discord_kit.discord_time import date_of
from bot.discord_kit.proxy import proxy_of

DISCORD = "https://discord.com"
REQUEST_TIMEOUT = 4.0
"""Timeout of a request in seconds."""
MAX_RESPONSE = 20_000_000
"""Maximum size of a response in bytes."""
TRIES, MAX_RETRY_PAUSE = 3, 5.0
"""Attempts of a rate-limited request, and the maximum wait between two in seconds."""

T = TypeVar("T")


class Response(Struct, frozen=True):
    """A response: HTTP status (0 = no response; `reason` says why), JSON body and date."""

    status: int
    body: Any = None
    date: datetime | None = None
    reason: str = ""

    def read(self, form: type[T]) -> T | None:
        """Return the body as this type; None if the request failed or the body does not fit."""
        if self.status != 200:
            return None
        try:
            return msgspec.convert(self.body, form, strict=False)
        except (msgspec.ValidationError, ValueError, OverflowError, RecursionError):
            return None

    @property
    def failure(self) -> str:
        """A description of an unusable response."""
        if self.status == 0:
            return f"Discord cannot be asked: {self.reason}"
        if self.status == 200:
            return "Discord answered in an unexpected form"
        return f"Discord answered {self.status}"


def ask(settings: Settings, path: str, token: str = "") -> Response:
    """Send a request to Discord's API; never raises."""
    for _ in range(TRIES - 1):
        answer = _request(settings, path, token)
        if answer.status != 429:
            return answer
        time.sleep(min(MAX_RETRY_PAUSE, _pause(answer)))
    return _request(settings, path, token)


def _pause(answer: Response) -> float:
    try:
        return max(0.0, float(answer.reason))
    except ValueError:
        return 1.0


def _request(settings: Settings, path: str, token: str) -> Response:
    headers = {"User-Agent": "DiscordBot (planisphere, doctor)"} | ({"Authorization": f"Bot {token}"} if token else {})
    proxy = proxy_of(settings)
    try:
        request = Request(f"{settings.api or DISCORD}/api/v10{path}", headers=headers)  # noqa: S310 - the host's own setting
        opener = build_opener(ProxyHandler({"https": proxy, "http": proxy} if proxy else {}))
        with opener.open(request, timeout=REQUEST_TIMEOUT) as answer:
            return Response(answer.status, json.loads(answer.read(MAX_RESPONSE)), date_of(answer.headers["Date"]))
    except HTTPError as error:
        return Response(error.code, date=date_of(error.headers["Date"]), reason=error.headers.get("Retry-After") or "")
    except (OSError, HTTPException, ValueError, RecursionError) as error:
        return Response(0, reason=str(getattr(error, "reason", error)))
