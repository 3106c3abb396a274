"""The doctor's checks with Discord: token, application, servers, commands, clock."""

import base64
import binascii
import re
from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from typing import Any

import discord
from msgspec import Struct

from bot.cli.doctor_api import Response, ask
from bot.cli.doctor_findings import Finding, broken, fine, hint
from bot.config import Settings
from bot.discord_kit.app_emojis import drawn
from bot.discord_kit.command_tree import ANYWHERE, BOTH
from bot.discord_kit.membership import NEEDED as PERMISSIONS
from bot.discord_kit.membership import invitation
from bot.discord_kit.proxy import proxy_mistake, proxy_of, shown_proxy
from bot.i18n.translator import translator_for
from renderers import RENDERERS

PORTAL = "https://discord.com/developers/applications"
NEEDED: Mapping[str, int] = {
    translator_for("en")(f"bot.permission.{name}"): getattr(discord.Permissions, name).flag for name in PERMISSIONS
}
"""The permissions that tables need: their names in Discord's settings, and their bits."""
ADMINISTRATOR = 1 << 3
INSTALLS: Mapping[str, str] = {"0": "Guild Install", "1": "User Install"}
"""Ways to install the app: their keys in the API, and their names in Discord's settings."""
PRIVILEGED: Mapping[str, int] = {
    "Presence": 3 << 12,
    "Server Members": 3 << 14,
    "Message Content": 3 << 18,
}
"""Privileged intents with their application flags (granted, granted while small)."""
PAGE, PAGES = 200, 200
"""Servers per request, and the maximum number of requests."""
NAMED_SERVERS = 20
"""Maximum number of servers that are named."""
SKEW_HINT, SKEW_BROKEN = 5, 60
"""Differences of this machine's clock in seconds that are a hint, and broken."""
YOUNGEST = datetime(2026, 1, 1, tzinfo=UTC)
"""An earlier time is wrong: this program was written later."""


class Application(Struct, frozen=True):
    """The application of a token, as Discord describes it."""

    id: str
    name: str | None = None
    flags: int | None = None
    integration_types_config: dict[str, Any] | None = None
    interactions_endpoint_url: str | None = None
    bot_public: bool | None = None
    bot_require_code_grant: bool | None = None


class Guild(Struct, frozen=True):
    """A server and the bot's permissions in it."""

    id: str
    name: str | None = None
    permissions: int | None = None


class ListedCommand(Struct, frozen=True):
    """A command as Discord stores it: where it is available."""

    integration_types: list[int] | None = None
    contexts: list[int] | None = None


class SessionStartLimit(Struct, frozen=True):
    """How many sessions may still begin, and the milliseconds until the reset."""

    remaining: int
    reset_after: int = 0


class Gateway(Struct, frozen=True):
    """Discord's recommendation for connecting."""

    shards: int
    session_start_limit: SessionStartLimit


class Emoji(Struct, frozen=True):
    """An application emoji."""

    name: str


class Emojis(Struct, frozen=True):
    """The application's emojis."""

    items: list[Emoji]


def findings(settings: Settings, now: datetime, *, offline: bool = False) -> list[Finding]:
    """Return the findings about Discord and the clock; `offline` sends no requests."""
    token = settings.token.get_secret_value() if settings.token else ""
    way = list(_proxy(settings))
    if offline:
        return [*way, _shape(token), clock(now, None)]
    if not token or not shaped(token):
        return [*way, _shape(token), clock(now, ask(settings, "/gateway"))]
    answer = ask(settings, "/applications/@me", token)
    application = answer.read(Application)
    found = [*way, _known(answer, application)]
    if application is not None:
        found += _of_application(settings, token, application)
    return [*found, clock(now, answer)]


def _of_application(settings: Settings, token: str, application: Application) -> Iterator[Finding]:
    path = f"/applications/{application.id}" if application.id.isdigit() else "/applications/@me"
    yield intents(application)
    yield endpoint(application)
    yield access(application)
    yield sessions(ask(settings, "/gateway/bot", token))
    yield permissions(application, *guilds(settings, token))
    yield installs(application, ask(settings, f"{path}/commands", token))
    yield emojis(ask(settings, f"{path}/emojis", token))


def shaped(token: str) -> bool:
    """Return whether a token is well-formed: three parts, the first a number in base 64."""
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


def _proxy(settings: Settings) -> Iterator[Finding]:
    """Yield the finding about the proxy, if there is one."""
    proxy = proxy_of(settings)
    if proxy is None:
        return
    if mistake := proxy_mistake(proxy):
        yield broken("proxy", mistake, "set HTTPS_PROXY to http://HOST:PORT, or unset it")
        return
    yield fine("proxy", f"{shown_proxy(proxy)} (HTTPS_PROXY), for the bot and for this examination")


def _known(answer: Response, application: Application | None) -> Finding:
    if application is not None:
        return fine("token", f"Discord knows it: {application.name or 'unnamed'}")
    if answer.status == 401:
        return broken("token", "Discord does not know it", RENEW)
    if answer.status == 0:
        way = "let this machine reach discord.com on port 443 (network, DNS, firewall, proxy)"
        return broken("token", f"well formed, but {answer.failure}", way)
    return hint("token", f"{answer.failure} instead of telling", "try again in some minutes")


def intents(application: Application) -> Finding:
    """Return which privileged intents are on; none is needed."""
    flags = application.flags or 0
    on = [name for name, bits in PRIVILEGED.items() if flags & bits]
    if not on:
        return fine("intents", "no privileged intent is needed, none is switched on")
    return hint("intents", f"switched on, but not needed: {', '.join(on)}", f"switch them off: {PORTAL} > Bot")


def endpoint(application: Application) -> Finding:
    """Return whether interactions reach the bot: not if the portal has an endpoint URL."""
    if not application.interactions_endpoint_url:
        return fine("clicks", "Discord sends them to the bot")
    found = f"Discord sends all clicks and commands to {application.interactions_endpoint_url}, and none to the bot"
    way = f"empty the field: {PORTAL} > your application > General Information > Interactions Endpoint URL"
    return broken("clicks", found, way)


def access(application: Application) -> Finding:
    """Return whether others can add the bot to their servers."""
    if application.bot_require_code_grant:
        way = f"switch it off: {PORTAL} > your application > Bot > Requires OAuth2 Code Grant"
        return broken("access", "nobody can add the bot: it requires a code grant", way)
    if application.bot_public is False:
        way = f"to let others do so, switch it on: {PORTAL} > your application > Bot > Public Bot"
        return hint("access", "the bot is not public: only its owner can add it to servers", way)
    return fine("access", "everybody can add the bot to servers")


def sessions(answer: Response) -> Finding:
    """Return whether the bot may begin as many sessions as it has shards."""
    gateway = answer.read(Gateway)
    if gateway is None:
        return hint("sessions", f"{answer.failure} when asked how many may begin", "try again later")
    limit = gateway.session_start_limit
    found = f"{limit.remaining} may begin, {gateway.shards} are needed for a start"
    if limit.remaining < max(1, gateway.shards):
        way = "find out why the bot was started so often (its log tells)"
        return broken("sessions", f"{found}; more in {limit.reset_after / 60_000:.0f} minutes", f"wait, and {way}")
    return fine("sessions", found)


def guilds(settings: Settings, token: str) -> tuple[Response, list[Guild]]:
    """Return the last response and all servers of the bot, page by page."""
    found: dict[str, Guild] = {}
    answer, after = Response(0), "0"
    for _ in range(PAGES):
        answer = ask(settings, f"/users/@me/guilds?limit={PAGE}&after={after}", token)
        page = answer.read(list[Guild])
        if page is None:
            return (answer, []) if answer.status != 200 else (Response(200), [])
        new = [guild for guild in page if guild.id not in found]
        found |= {guild.id: guild for guild in new}
        if len(page) < PAGE or not new or not page[-1].id.isdigit():
            break
        after = page[-1].id
    return answer, list(found.values())


def permissions(application: Application, answer: Response, servers: list[Guild]) -> Finding:
    """Return which servers lack permissions that tables need; channels may deny more."""
    way = f"invite it again: {invitation(application.id)}"
    if answer.read(list[Guild]) is None:
        return hint("permissions", f"{answer.failure} when asked for the servers", way)
    if not servers:
        return hint("permissions", "the bot is in no server yet", way.replace(" again", ""))
    unknown = sum(guild.permissions is None for guild in servers)
    lacking = {guild: missing(guild.permissions) for guild in servers if guild.permissions is not None}
    told = [f"{guild.name or guild.id}: {', '.join(names)}" for guild, names in lacking.items() if names]
    if told:
        others = f"; and in {len(told) - NAMED_SERVERS} more servers" if len(told) > NAMED_SERVERS else ""
        found = f"missing in {'; '.join(told[:NAMED_SERVERS])}{others}"
        return broken("permissions", found, f"grant them to its role, or {way}")
    if unknown:
        return hint("permissions", f"Discord does not tell them of {unknown} of {len(servers)} servers", way)
    return fine("permissions", f"granted in {len(servers)} servers; a channel may still refuse some")


def missing(granted: int) -> list[str]:
    """Return the names of the needed permissions that are not granted."""
    return [name for name, bit in NEEDED.items() if not granted & (bit | ADMINISTRATOR)]


def installs(application: Application, answer: Response) -> Finding:
    """Return whether the app can be installed to servers and by users, with its commands."""
    ways = application.integration_types_config or {}
    lacking = [name for number, name in INSTALLS.items() if number not in ways]
    if lacking:
        way = f"{PORTAL} > your application > Installation > Installation Contexts"
        return hint("installs", f"switched off: {', '.join(lacking)}", f"switch them on: {way}")
    commands = answer.read(list[ListedCommand])
    if commands is None:
        return hint("installs", f"{answer.failure} when asked for the commands", "try again later")
    if not commands or not all(map(_goes_along, commands)):
        return hint("installs", "Discord does not know the commands of this version", "start the bot: it tells them")
    return fine("installs", "for servers and for people, who may take the commands anywhere")


def _goes_along(command: ListedCommand) -> bool:
    """Return whether a command is available for both kinds of installation, in all places."""
    ways, places = command.integration_types or (), command.contexts or ()
    return set(BOTH.to_array()) <= set(ways) and set(ANYWHERE.to_array()) <= set(places)


def emojis(answer: Response) -> Finding:
    """Return whether Discord has all application emojis."""
    known = answer.read(Emojis)
    if known is None:
        return hint("emojis", f"{answer.failure} when asked for the bot's own", "try again later")
    wanted = {drawn(icon)[0] for renderer in RENDERERS.values() for icon in renderer.icons}
    lacking = wanted - {one.name for one in known.items}
    if lacking:
        found = f"{len(lacking)} of {len(wanted)} of the bot's own are missing; signs are shown as plain emojis instead"
        return hint("emojis", found, "start the bot: it brings them within some minutes")
    return fine("emojis", f"all {len(wanted)} of the bot's own are there")


def clock(now: datetime, answer: Response | None) -> Finding:
    """Return whether this machine's clock agrees with Discord's, if that is known."""
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
