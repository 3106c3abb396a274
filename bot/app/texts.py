"""Loads all texts in advance."""

from bot.features.rules import search
from bot.features.settings import time_zones
from bot.i18n import translator


def read_texts() -> None:
    """Load all texts and their search indexes, so that no click waits for a file. Takes seconds; run it in a thread."""
    translator.read_all()
    search.read_all()
    time_zones.read_all()
