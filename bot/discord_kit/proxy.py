"""The proxy through which Discord is reached, if the environment names one: for the bot and for the doctor alike."""

from urllib.parse import urlsplit
from urllib.request import getproxies, proxy_bypass

from bot.config import Settings

HOST = "discord.com"


def proxy_of(settings: Settings) -> str | None:
    """Return the address of the proxy that HTTPS_PROXY names, unless NO_PROXY lists Discord; None for none."""
    named = getproxies().get("https", "").strip()
    if settings.api or not named or proxy_bypass(HOST):
        return None
    return named if "://" in named else f"http://{named}"


def proxy_mistake(proxy: str) -> str:
    """Return what is wrong with the address of a proxy, or nothing."""
    try:
        parts = urlsplit(proxy)
        port = parts.port
    except ValueError:
        return "HTTPS_PROXY is no address"
    if parts.scheme != "http":
        return f"HTTPS_PROXY names a proxy of the kind {parts.scheme}://, and only http:// can be used"
    return "" if parts.hostname and port != 0 else "HTTPS_PROXY names no host"


def shown_proxy(proxy: str) -> str:
    """Return the host and port of a proxy, without the password that its address may hold."""
    return proxy.rpartition("@")[2].rpartition("//")[2].strip("/")
