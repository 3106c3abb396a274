"""What Discord can tell the doctor: token, intents, permissions, installs, and what time it is."""

import base64
import binascii
import json
import re
from collections.abc import Mapping
from datetime import UTC, datetime
from email.message import Message
from email.utils import parsedate_to_datetime
from http.client import HTTPException
from typing import Any
from urllib.error import HTTPError
from urllib.request import ProxyHandler, Request, build_opener

import discord
from msgspec import Struct

from bot.cli.doctor_findings import Finding, broken, fine, hint
from bot.config import Settings
from bot.discord_kit.command_tree import ANYWHERE, BOTH
from bot.discord_kit.membership import NEEDED as PERMISSIONS
from bot.discord_kit.membership import invitation
from bot.i18n.translator import translator_for

DISCORD = "https://discord.com"
TIMEOUT = 4.0
"""Seconds for each of at most three questions."""

PORTAL = "https://discord.com/developers/applications"
NEEDED: Mapping[str, int] = {
    translator_for("en")(f"bot.permission.{name}"): getattr(discord.Permissions, name).flag for name in PERMISSIONS
}
"""The permissions that tables need, by their names in Discord's settings, and their bits."""
ADMINISTRATOR = 1 << 3
INSTALLS: Mapping[str, str] = {"0": "Guild Install", "1": "User Install"}
"""The ways to install the app, by their numbers and their names in Discord's settings."""
PRIVILEGED: Mapping[str, int] = {
    "Presence": 3 << 12,
    "Server Members": 3 << 14,
    "Message Content": 3 << 18,
}
"""The privileged intents, by their flags of an application (granted, and granted while it is small)."""
SKEW_HINT, SKEW_BROKEN = 5, 60
"""Seconds by which this machine's clock may differ."""
YOUNGEST = datetime(2026, 1, 1, tzinfo=UTC)
"""No clock that is right shows a day before this program was written."""


class Answer(Struct, frozen=True):
    """What Discord answered: the HTTP status (0 if it could not be asked, then `reason` says why), JSON, and when."""

    status: int
    body: Any = None
    date: datetime | None = None
    reason: str = ""


def ask(settings: Settings, path: str, token: str = "") -> Answer:
    """Ask Discord's API one question; never raises."""
    headers = {"User-Agent": "DiscordBot (planisphere, doctor)"} | ({"Authorization": f"Bot {token}"} if token else {})
    request = Request(f"{settings.api or DISCORD}/api/v10{path}", headers=headers)
    opener = build_opener(ProxyHandler({})) if settings.api else build_opener()
    try:
        with opener.open(request, timeout=TIMEOUT) as answer:
            return Answer(answer.status, json.loads(answer.read()), date_of(answer.headers))
    except HTTPError as error:
        return Answer(error.code, date=date_of(error.headers))
    except (OSError, HTTPException, ValueError) as error:
        return Answer(0, reason=str(getattr(error, "reason", error)))


def date_of(headers: Message) -> datetime | None:
    """Return the time of an answer, None if it does not tell one."""
    try:
        return parsedate_to_datetime(headers["Date"]).astimezone(UTC)
    except (TypeError, ValueError):
        return None


def findings(settings: Settings, now: datetime, *, offline: bool = False) -> list[Finding]:
    """Return how token, intents, permissions, installs and clock stand; `offline` asks nobody."""
    token = settings.token.get_secret_value() if settings.token else ""
    if offline:
        return [_shape(token), clock(now, None)]
    if not token or not shaped(token):
        return [_shape(token), clock(now, ask(settings, "/gateway"))]
    answer = ask(settings, "/applications/@me", token)
    known = [_known(answer)]
    if answer.status == 200:
        known += [intents(answer.body), permissions(answer.body, ask(settings, "/users/@me/guilds", token))]
        commands = f"/applications/{answer.body.get('id')}/commands"
        known.append(installs(answer.body, ask(settings, commands, token)))
    return [*known, clock(now, answer)]


def shaped(token: str) -> bool:
    """Say whether a token looks like one: three parts, of which the first is a number in base 64."""
    match = re.fullmatch(r"([\w-]{20,40})\.([\w-]{5,})\.([\w-]{20,})", token, re.ASCII)
    if not match:
        return False
    try:
        return base64.urlsafe_b64decode(match[1] + "=" * (-len(match[1]) % 4)).isdigit()
    except (binascii.Error, ValueError):
        return False


RENEW = f"copy the token again, or reset it: {PORTAL} > your application > Bot > Reset Token; set DISCORD_TOKEN"


def _shape(token: str) -> Finding:
    if not token:
        return hint("token", "none: `planisphere run` opens the local page", "to join Discord, set DISCORD_TOKEN")
    if not shaped(token):
        return broken("token", "it does not look like a bot's token (three parts, two dots between)", RENEW)
    return fine("token", "well formed; not shown to Discord")


def _known(answer: Answer) -> Finding:
    if answer.status == 200:
        return fine("token", f"Discord knows it: {answer.body.get('name', 'unnamed')}")
    if answer.status == 401:
        return broken("token", "Discord does not know it", RENEW)
    if answer.status == 0:
        way = "let this machine reach discord.com on port 443 (network, DNS, firewall, proxy)"
        return broken("token", f"well formed, but Discord cannot be asked: {answer.reason}", way)
    return hint("token", f"Discord answered {answer.status} instead of telling", "try again in some minutes")


def intents(application: Mapping[str, Any]) -> Finding:
    """Return which privileged intents are switched on; none is needed."""
    flags = int(application.get("flags") or 0)
    on = [name for name, bits in PRIVILEGED.items() if flags & bits]
    if not on:
        return fine("intents", "no privileged intent is needed, none is switched on")
    return hint("intents", f"switched on, but not needed: {', '.join(on)}", f"switch them off: {PORTAL} > Bot")


def permissions(application: Mapping[str, Any], guilds: Answer) -> Finding:
    """Return which servers do not grant what tables need; channels may still refuse what their server grants."""
    way = f"invite it again: {invitation(str(application.get('id', '')))}"
    if guilds.status != 200 or not isinstance(guilds.body, list):
        return hint("permissions", f"Discord answered {guilds.status} when asked for the servers", way)
    if not guilds.body:
        return hint("permissions", "the bot is in no server yet", way.replace(" again", ""))
    lacking = {guild["name"]: missing(int(guild["permissions"])) for guild in guilds.body}
    found = "; ".join(f"{name}: {', '.join(names)}" for name, names in lacking.items() if names)
    if found:
        return hint("permissions", f"missing in {found}", f"grant them to its role, or {way}")
    return fine("permissions", f"granted in {len(lacking)} servers; a channel may still refuse some")


def missing(granted: int) -> list[str]:
    """Return the names of the needed permissions that are not granted."""
    return [name for name, bit in NEEDED.items() if not granted & (bit | ADMINISTRATOR)]


def installs(application: Mapping[str, Any], commands: Answer) -> Finding:
    """Return whether the app may be added to servers and by people for themselves, and its commands come along."""
    ways = application.get("integration_types_config") or {}
    lacking = [name for number, name in INSTALLS.items() if number not in ways]
    if lacking:
        way = f"{PORTAL} > your application > Installation > Installation Contexts"
        return hint("installs", f"switched off: {', '.join(lacking)}", f"switch them on: {way}")
    if commands.status != 200 or not isinstance(commands.body, list):
        return hint("installs", f"Discord answered {commands.status} when asked for the commands", "try again later")
    if not commands.body or not all(map(_goes_along, commands.body)):
        return hint("installs", "Discord does not know the commands of this version", "start the bot: it tells them")
    return fine("installs", "for servers and for people, who may take the commands anywhere")


def _goes_along(command: Mapping[str, Any]) -> bool:
    """Say whether Discord offers a command on servers and to whoever has installed the app, in all places."""
    ways, places = command.get("integration_types") or (), command.get("contexts") or ()
    return set(BOTH.to_array()) <= set(ways) and set(ANYWHERE.to_array()) <= set(places)


def clock(now: datetime, answer: Answer | None) -> Finding:
    """Return whether this machine's clock is right, by Discord's if it told the time."""
    way = "switch on time synchronisation (timedatectl set-ntp true), or set the clock"
    if now < YOUNGEST:
        return broken("clock", f"it shows {now:%Y-%m-%d}", way)
    if answer is None or answer.date is None:
        return hint("clock", f"{now:%Y-%m-%d %H:%M} UTC; not compared, since Discord was not asked or not reached")
    skew = abs((now - answer.date).total_seconds())
    if skew > SKEW_BROKEN:
        return broken("clock", f"{skew:.0f} s away from Discord's", way)
    if skew > SKEW_HINT:
        return hint("clock", f"{skew:.0f} s away from Discord's", way)
    return fine("clock", f"{now:%Y-%m-%d %H:%M} UTC, like Discord's")
