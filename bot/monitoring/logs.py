"""Log formats: lines for people, or one JSON object per line for log collectors."""

import logging
from datetime import UTC, datetime
from uuid import uuid4

import msgspec

TEXT = logging.Formatter("%(asctime)s %(levelname)-7s %(name)s: %(message)s", "%Y-%m-%d %H:%M:%S")


class LogLine(msgspec.Struct, omit_defaults=True):
    """One JSON line; `error` is the error id that the person was shown, `time` is UTC."""

    time: datetime
    level: str
    logger: str
    message: str
    error: str | None = None
    exception: str | None = None


class JsonFormatter(logging.Formatter):
    """A formatter that writes each record as one JSON object on one line."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line of a record, including the traceback of its exception."""
        line = LogLine(
            datetime.fromtimestamp(record.created, UTC),
            record.levelname,
            record.name,
            record.getMessage(),
            getattr(record, "error_id", None),
            self.formatException(record.exc_info) if record.exc_info else None,
        )
        return msgspec.json.encode(line).decode()


def handler(form: str) -> logging.Handler:
    """Return a handler that writes the log to standard error, as `text` or as `json`."""
    written = logging.StreamHandler()
    written.setFormatter(JsonFormatter() if form == "json" else TEXT)
    return written


def fatal(message: str) -> str:
    """Return the JSON line of what ends the program."""
    level = logging.CRITICAL
    record = {"name": "planisphere", "msg": message, "levelno": level, "levelname": logging.getLevelName(level)}
    return JsonFormatter().format(logging.makeLogRecord(record))


def new_error_id() -> str:
    """Return a short error id: the person sees it, and the host finds it in the log."""
    return uuid4().hex[:8]
