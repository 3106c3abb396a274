"""A process of the bot without Discord that stops in the middle of a transaction, as a paused machine does.

`python -m tests.support.stopping_process URL SECONDS WORK` becomes a member whose leases last so many seconds,
says `ready`, and when it is told to, does this work; right before the commit it stops. What became of the work when it
was let go on is said in the end.
"""

import asyncio
import os
import signal
import sys
from collections.abc import Awaitable, Callable, Mapping
from datetime import timedelta
from typing import Any

from bot.cluster import member
from bot.refusals import Refusal
from tests.support.house import ANN, BOB, CAT, House, Shine, house_at, member_of

SHARDS = 4


async def _round(house: House) -> None:
    await house.cluster_member.round()


async def _answer(house: House) -> object:
    (table, *_) = await house.service.queries.my_tables(ANN.id)
    return await house.answer(table.table.id, ANN, Shine())


async def _meet(house: House) -> object:
    return await house.service.people.meet(CAT)


WORKS: Mapping[str, Callable[[House], Awaitable[object]]] = {"leases": _round, "table": _answer, "people": _meet}


def in_real_time(house: House, shards: int = SHARDS) -> None:
    """Let leases run by the clocks of a running bot."""
    house.repositories.leases.time = house.repositories.engine.time
    house.cluster_member = member_of(house.service, shards)


def say(what: str) -> None:
    """Tell the test."""
    sys.stdout.write(f"{what}\n")
    sys.stdout.flush()


async def main(url: str, seconds: str, work: str) -> None:
    """Do everything."""
    member.LASTS = timedelta(seconds=float(seconds))
    async with house_at(url, busy_ms=5_000) as house:
        in_real_time(house)
        await house.running(ANN, BOB)
        await house.cluster_member.round()
        say("ready")
        await asyncio.to_thread(sys.stdin.readline)
        dialect: Any = house.repositories.engine.raw.sync_engine.dialect
        commit = dialect.do_commit

        def stopped(connection: object) -> None:
            dialect.do_commit = commit
            os.kill(os.getpid(), signal.SIGSTOP)
            commit(connection)

        dialect.do_commit = stopped
        try:
            await WORKS[work](house)
            say("done")
        except Refusal as refusal:
            say(f"refused: {refusal.key}")


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
