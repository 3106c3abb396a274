"""Reads all texts before anybody asks for one."""

from bot.features.rules import search
from bot.features.settings import time_zones
from bot.i18n import translator


def read_texts() -> None:
    """Read all texts and what searches them, so that no one waits for a file; takes seconds, in a thread."""
    translator.read_all()
    search.read_all()
    time_zones.read_all()
