"""A way to a server that can be cut: it goes silent as a network does that drops everything, or refuses connections."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy.engine import make_url

CHUNK = 65_536


class TcpProxy:
    """Passes bytes on between clients and a server; `url` is the database behind it."""

    def __init__(self, url: str) -> None:
        self._target = make_url(url)
        self._flows = asyncio.Event()
        self._flows.set()
        self._server: asyncio.Server | None = None
        self._port = 0
        self._works: set[asyncio.Task[None]] = set()

    @property
    def url(self) -> str:
        """The address of the database by way of this proxy."""
        return self._target.set(host="127.0.0.1", port=self._port).render_as_string(hide_password=False)

    async def open(self) -> None:
        """Accept connections, at the same port as before."""
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", self._port)
        self._port = self._server.sockets[0].getsockname()[1]

    def silence(self) -> None:
        """Pass nothing on from now, in both directions; connections stay open, and new ones are never answered."""
        self._flows.clear()

    def heal(self) -> None:
        """Pass everything on again, beginning with what was sent meanwhile."""
        self._flows.set()

    async def refuse(self) -> None:
        """End all connections and refuse new ones, until it is opened again."""
        if self._server is not None:
            self._server.close()
        for work in self._works:
            work.cancel()
        await asyncio.gather(*self._works, return_exceptions=True)

    def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        work = asyncio.create_task(self._serve(reader, writer))
        self._works.add(work)
        work.add_done_callback(self._works.discard)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writers = [writer]
        try:
            await self._flows.wait()
            there, back = await asyncio.open_connection(self._target.host, self._target.port)
            writers.append(back)
            await asyncio.gather(self._pump(reader, back), self._pump(there, writer))
        finally:
            for one in writers:
                one.transport.abort()
            await asyncio.sleep(0)  # they are closed in the loop's next round

    async def _pump(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
        try:
            while data := await source.read(CHUNK):
                await self._flows.wait()
                sink.write(data)
                await sink.drain()
            await self._flows.wait()  # a silent network does not tell of an end either
        except OSError:
            pass
        finally:
            sink.close()


@asynccontextmanager
async def proxy_to(url: str) -> AsyncIterator[TcpProxy]:
    """A proxy before this database."""
    proxy = TcpProxy(url)
    await proxy.open()
    try:
        yield proxy
    finally:
        proxy.heal()
        await proxy.refuse()
