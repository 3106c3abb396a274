"""How the doctor asks Discord's API: one question after the other, and whatever comes back is no traceback."""

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
TIMEOUT = 4.0
"""Seconds for each question."""
LONGEST = 20_000_000
"""No answer has more bytes."""
TRIES, PATIENCE = 3, 5.0
"""So often, and after so many seconds at the most, a question is asked again that came too soon."""

T = TypeVar("T")


class Answer(Struct, frozen=True):
    """What Discord answered: the HTTP status (0 if it could not be asked, then `reason` says why), JSON, and when."""

    status: int
    body: Any = None
    date: datetime | None = None
    reason: str = ""

    def read(self, form: type[T]) -> T | None:
        """Return the answer in this form, or None if it was refused or has another one."""
        if self.status != 200:
            return None
        try:
            return msgspec.convert(self.body, form, strict=False)
        except (msgspec.ValidationError, ValueError, OverflowError, RecursionError):
            return None

    @property
    def failure(self) -> str:
        """What to say of an answer that cannot be used."""
        if self.status == 0:
            return f"Discord cannot be asked: {self.reason}"
        if self.status == 200:
            return "Discord answered in an unexpected form"
        return f"Discord answered {self.status}"


def ask(settings: Settings, path: str, token: str = "") -> Answer:
    """Ask Discord's API one question; never raises."""
    for _ in range(TRIES - 1):
        answer = _request(settings, path, token)
        if answer.status != 429:
            return answer
        time.sleep(min(PATIENCE, _pause(answer)))
    return _request(settings, path, token)


def _pause(answer: Answer) -> float:
    try:
        return max(0.0, float(answer.reason))
    except ValueError:
        return 1.0


def _request(settings: Settings, path: str, token: str) -> Answer:
    headers = {"User-Agent": "DiscordBot (planisphere, doctor)"} | ({"Authorization": f"Bot {token}"} if token else {})
    proxy = proxy_of(settings)
    try:
        request = Request(f"{settings.api or DISCORD}/api/v10{path}", headers=headers)
        opener = build_opener(ProxyHandler({"https": proxy, "http": proxy} if proxy else {}))
        with opener.open(request, timeout=TIMEOUT) as answer:
            return Answer(answer.status, json.loads(answer.read(LONGEST)), date_of(answer.headers["Date"]))
    except HTTPError as error:
        return Answer(error.code, date=date_of(error.headers["Date"]), reason=error.headers.get("Retry-After") or "")
    except (OSError, HTTPException, ValueError, RecursionError) as error:
        return Answer(0, reason=str(getattr(error, "reason", error)))
