"""Reports what becomes of each message to those who wait for it."""

from functools import partial

import msgspec

from bot.domain.notification import OutboxMessage
from bot.notifications.discord_errors import was_refused
from bot.notifications.outgoing import AlreadyPosted, Message, MustRepost, PreparedMessage, Sender, Unreachable
from bot.presentation.arrival_reports import ARRIVED, LATER, REFUSED, ArrivalReports


class ReportingSender:
    """A `Sender` around another, which reports what becomes of each message."""

    def __init__(self, sender: Sender, reports: ArrivalReports) -> None:
        self._sender = sender
        self._reports = reports

    async def pack(self, message: Message) -> PreparedMessage:
        """Make a message ready."""
        prepared = await self._sender.pack(message)
        return msgspec.structs.replace(prepared, send=partial(self._send, message.outbox_message, prepared))

    async def _send(self, outbox_message: OutboxMessage, prepared: PreparedMessage) -> int | None:
        try:
            number = await prepared.send()
        except (AlreadyPosted, MustRepost):  # sent again at once
            raise
        except Unreachable as error:
            self._reports.tell(outbox_message, error.reason)
            raise
        except Exception as error:
            self._reports.tell(outbox_message, REFUSED if was_refused(error) else LATER)
            raise
        self._reports.tell(outbox_message, ARRIVED)
        return number
