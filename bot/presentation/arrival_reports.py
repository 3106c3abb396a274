"""Reports to a waiting command whether a table's message has been posted."""

import asyncio
from collections import defaultdict
from collections.abc import Awaitable, Callable, Collection, Iterator
from contextlib import contextmanager
from functools import partial

from bot.domain.notification import MessageKind, OutboxMessage
from bot.domain.table import TableId

PLAYED_BY = {MessageKind.LOBBY, MessageKind.BOARD, MessageKind.CLOSED}
"""The messages with which a table is played."""

ARRIVED, REFUSED, LATER = "", "refused", "later"

Awaited = tuple[TableId, MessageKind]

Report = Callable[[], Awaitable[str]]
"""Returns ARRIVED, or why not: the reason of Unreachable, REFUSED by Discord, or LATER."""


class ArrivalReports:
    """The commands that wait for the next message of a table; they get LATER after `patience` seconds."""

    def __init__(self, patience: float = 5.0) -> None:
        self.patience = patience
        self._waiting: defaultdict[Awaited, set[asyncio.Future[str]]] = defaultdict(set)

    @contextmanager
    def expecting(self, table: TableId, kinds: Collection[MessageKind] = PLAYED_BY) -> Iterator[Report]:
        """Listen, within the block, for the outcome of a table's next message of these kinds."""
        told: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        for kind in kinds:
            self._waiting[table, kind].add(told)
        try:
            yield partial(self._report, told)
        finally:
            for kind in kinds:
                self._waiting[table, kind].discard(told)
                if not self._waiting[table, kind]:
                    del self._waiting[table, kind]

    async def _report(self, told: asyncio.Future[str]) -> str:
        done, _ = await asyncio.wait({told}, timeout=self.patience)
        return told.result() if done else LATER

    def tell(self, outbox_message: OutboxMessage, outcome: str) -> None:
        """Report the outcome of a message."""
        for told in self._waiting.get((outbox_message.topic, outbox_message.kind), ()):
            if not told.done():
                told.set_result(outcome)
