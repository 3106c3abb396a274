"""The processes beside the bot's own."""

import asyncio
import os
import signal
import sys

from bot.workers import pool

PATIENCE = 60
WORK = """
import os, time
from bot.workers import pool
if __name__ == "__main__":
    workers = pool(1)
    print(workers.submit(os.getpid).result(), flush=True)
    time.sleep(600)
"""


async def test_workers_never_outlive_a_bot_that_was_killed():
    bot = await asyncio.create_subprocess_exec(sys.executable, "-c", WORK, stdout=asyncio.subprocess.PIPE)
    assert bot.stdout is not None
    worker = int(await asyncio.wait_for(bot.stdout.readline(), PATIENCE))
    assert worker != bot.pid
    bot.kill()
    # The worker holds the other end of this pipe: it is read to its end when the worker is gone too.
    assert await asyncio.wait_for(bot.stdout.read(), PATIENCE) == b""
    await bot.wait()


def test_workers_leave_ctrl_c_to_the_bot():
    with pool(1) as workers:
        worker = workers.submit(os.getpid).result()
        os.kill(worker, signal.SIGINT)
        assert workers.submit(os.getpid).result() == worker
