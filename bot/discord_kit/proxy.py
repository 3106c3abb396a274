"""The HTTPS proxy from the environment, for the bot and `doctor`."""

from urllib.parse import urlsplit
from urllib.request import getproxies, proxy_bypass

from bot.config import Settings

HOST = "discord.com"


def proxy_of(settings: Settings) -> str | None:
    """Return the proxy named by HTTPS_PROXY, or None; NO_PROXY can exclude Discord."""
    named = getproxies().get("https", "").strip()
    if settings.api or not named or proxy_bypass(HOST):
        return None
    return named if "://" in named else f"http://{named}"


def proxy_mistake(proxy: str) -> str:
    """Return what is wrong with a proxy's address, or an empty text."""
    try:
        parts = urlsplit(proxy)
        port = parts.port
    except ValueError:
        return "HTTPS_PROXY is no address"
    if parts.scheme != "http":
        return f"HTTPS_PROXY names a proxy of the kind {parts.scheme}://, and only http:// can be used"
    return "" if parts.hostname and port != 0 else "HTTPS_PROXY names no host"


def shown_proxy(proxy: str) -> str:
    """Return the host and port of a proxy, without credentials."""
    return proxy.rpartition("@")[2].rpartition("//")[2].strip("/")
