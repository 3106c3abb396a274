"""What cogs are given of the bot, and nothing else."""

from collections.abc import MutableMapping

from msgspec import Struct

from bot.metrics import Metrics
from bot.pictures import Pictures
from bot.tables import TableService
from bot.ui.sender import Messenger


class Parts(Struct, frozen=True):
    """The parts: the tables, where pictures are drawn, who writes the public messages, what a monitor may know.

    `tongues` are the languages of the people seen lately, for what must be answered from memory.
    """

    service: TableService
    pictures: Pictures
    messenger: Messenger
    tongues: MutableMapping[int, str]
    metrics: Metrics
