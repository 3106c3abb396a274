"""The monitor server: `/healthz`, `/readyz` and `/metrics` at an own address."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from datetime import datetime
from functools import partial

from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST

from bot.monitoring.metrics import Metrics, OutboxCensus
from bot.refusals import MonitorTaken
from bot.refusals.database import DatabaseRefusal

log = logging.getLogger(__name__)

LAG_INTERVAL = 0.5
"""Seconds between two measurements of the event loop's lag."""

CLOSE_TIMEOUT = 1.0
"""Seconds for requests in progress when the bot stops."""

Trouble = Callable[[], Awaitable[str]]
"""Returns the problem, or an empty text if there is none."""


class MonitorServer:
    """The HTTP server for monitors; `open` it after all other parts, and `close` it last.

    `/healthz` reports `unwell`, `/readyz` reports `unready`.
    """

    def __init__(
        self,
        metrics: Metrics,
        census: Callable[[], Awaitable[OutboxCensus]],
        clock: Callable[[], datetime],
        *,
        unwell: Trouble,
        unready: Trouble,
    ) -> None:
        self._metrics = metrics
        self._census = census
        self._clock = clock
        self._unwell, self._unready = unwell, unready
        self._errors = ErrorCounter(metrics)
        self._check: asyncio.TimerHandle | None = None
        self._runner: web.AppRunner | None = None

    async def open(self, host: str, port: int) -> int:
        """Listen at this address and return the port (chosen by the system if 0).

        Raises MonitorTaken.
        """
        app = web.Application()
        app.router.add_get("/healthz", self._health)
        app.router.add_get("/readyz", partial(_told, self._unready))
        app.router.add_get("/metrics", self._read)
        self._runner = runner = web.AppRunner(app, access_log=None, shutdown_timeout=CLOSE_TIMEOUT)
        await runner.setup()
        try:
            await web.TCPSite(runner, host, port).start()
        except OSError as error:
            await runner.cleanup()
            raise MonitorTaken(address=f"{host}:{port}", reason=error.strerror or str(error)) from error
        logging.getLogger().addHandler(self._errors)
        self._check_again()
        taken: int = runner.addresses[0][1]
        log.info("monitor at http://%s:%s/metrics", host, taken)
        return taken

    async def close(self) -> None:
        """Stop the server."""
        logging.getLogger().removeHandler(self._errors)
        if self._check is not None:
            self._check.cancel()
        if self._runner is not None:
            await self._runner.cleanup()

    def _check_again(self) -> None:
        loop = asyncio.get_running_loop()
        self._check = loop.call_at(loop.time() + LAG_INTERVAL, self._measure_lag, loop.time() + LAG_INTERVAL)

    def _measure_lag(self, due: float) -> None:
        self._metrics.lagged(max(0.0, asyncio.get_running_loop().time() - due))
        self._check_again()

    async def _health(self, request: web.Request) -> web.Response:
        """Return 200 with the current warnings, or 503 with the problem and the warnings."""
        answer = await _told(self._unwell, request)
        warnings = "".join(f"warning: {text}\n" for text in self._metrics.warnings.texts())
        return web.Response(text=f"{answer.text}{warnings}", status=answer.status)

    async def _read(self, _: web.Request) -> web.Response:
        """Return all metrics; if the database is unavailable, its metrics keep their last values."""
        try:
            self._metrics.counted(await self._census(), self._clock())
        except DatabaseRefusal as refusal:
            log.warning("the store could not be counted: %s", refusal)
        return web.Response(body=self._metrics.text(), headers={"Content-Type": CONTENT_TYPE_LATEST})


async def _told(trouble: Trouble, _: web.Request) -> web.Response:
    wrong = await trouble()
    return web.Response(text=f"{wrong or 'ok'}\n", status=503 if wrong else 200)


class ErrorCounter(logging.Handler):
    """Counts the errors written to the log."""

    def __init__(self, metrics: Metrics) -> None:
        super().__init__(logging.ERROR)
        self._metrics = metrics

    def emit(self, record: logging.LogRecord) -> None:
        """Count one error."""
        self._metrics.error(record.name)
