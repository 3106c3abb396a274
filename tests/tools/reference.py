"""`python -m tests.tools.reference FOLDER`: messages of ten matches of each game, in both languages, one file a match.

Two versions of the bot behave alike if their folders are equal byte for byte. A match is played by pressing random
buttons; now and then everyone at the table opens all that there is to see. Every message is written as it is sent; a
picture as the data that it is drawn from, without the names of types and fields.
"""

import argparse
import asyncio
import json
import re
import secrets
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from hashlib import sha256, shake_256
from itertools import count, cycle, islice
from multiprocessing import get_context
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from msgspec import to_builtins

from bot.discord_kit.custom_ids import CustomId
from bot.domain.person import InvokingUser
from bot.i18n.translator import LOCALES
from bot.presentation import board_picture
from games import GAMES
from tests.support.games.contract import kinds
from tests.support.reader import Reader
from tests.support.stage import HERE, Said, read_only, stage_in

MATCHES, CLICKS, VISIT, LOOK = 10, 160, 8, 40
"""Matches of each game; clicks in each at most, on one visit to a table, and between two looks at everything."""


NUMBER = re.compile(r'"id": \d+')
"""The running number of a menu, which counts all that a process has made."""


def numbers(name: str) -> None:
    """Make everything that is drawn at random the same in each run."""
    drawn, luck = count(), Random(name)

    def token(size: int = 32) -> bytes:
        return shake_256(f"{name}/{next(drawn)}".encode()).digest(size)

    for place, what in {
        "token_bytes": token,
        "token_hex": lambda size=32: token(size).hex(),
        "choice": luck.choice,
        "randbelow": luck.randrange,
    }.items():
        setattr(secrets, place, what)
    board_picture.KEY = token(16)


def plain(thing: Any) -> Any:
    """Return data as lists: values without the names of fields and types."""
    if isinstance(thing, dict):
        return [plain(one) for one in thing.values()]
    return [plain(one) for one in thing] if isinstance(thing, list | tuple) else thing


async def match(game: str, number: int, locale: str) -> list[str]:
    """Return the messages of one match, in their order."""

    def written(one: Said) -> str:
        drawn = [plain(to_builtins((w.game, w.view, w.sheet, w.people, w.marks, w.seat))) for w in one.drawn]
        return NUMBER.sub(
            "", json.dumps([one.public, one.body, drawn], ensure_ascii=False, sort_keys=True, default=str)
        )

    people = [InvokingUser(100 + n, name, locale) for n, name in enumerate(("Ann", "Bob", "Cat", "Dan", "Eve", "Fay"))]
    kind, luck = next(islice(cycle(kinds(GAMES[game])), number, None)), Random(f"{game} {number}")
    said: list[Said] = []
    with TemporaryDirectory() as folder:
        async with stage_in(Path(folder)) as stage:

            async def delivered() -> None:
                stage.house.clock.move(0.1)
                await stage.bot.dispatcher.deliver_all()
                said.extend(stage.take())

            service = stage.service
            service.play.seeds = lambda: f"{number:032x}"
            table = (await service.lobby.open(people[0], game, HERE, seats=kind.seats, options=kind.options)).id
            await delivered()
            for who in people[1 : kind.seats]:
                said += await stage.click(who, CustomId(table, "join"))
                await delivered()
            said += await stage.click(people[0], CustomId(table, "start"))
            await delivered()
            for clicks in range(0, CLICKS, VISIT):
                waiting = (await service.play.view(table)).pending
                if not waiting:
                    break
                asked = next(who for who in people if who.id == waiting[0].person)
                said += [one async for one in Reader(stage, asked, luck, table).asked(VISIT)]
                await delivered()
                if clicks % LOOK == 0:
                    with read_only(stage):
                        for who in people[: kind.seats + 1]:
                            said += await Reader(stage, who, luck, table).everything(5)
    return [written(one) for one in said]


def run(name: tuple[str, int, str]) -> tuple[str, str]:
    """Play one match in a process of its own, and return its name and messages."""
    numbers(repr(name))
    return ".".join(map(str, name)), "\n".join(asyncio.run(match(*name))) + "\n"


def main(line: Sequence[str] | None = None) -> int:
    """Write the files and print the digest of each."""
    parser = argparse.ArgumentParser(prog="python -m tests.tools.reference", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--matches", type=int, default=MATCHES)
    chosen = parser.parse_args(line)
    chosen.folder.mkdir(parents=True, exist_ok=True)
    names = [(game, n, locale) for game in sorted(GAMES) for n in range(chosen.matches) for locale in LOCALES]
    with ProcessPoolExecutor(mp_context=get_context("fork")) as pool:
        for name, text in pool.map(run, names):
            (chosen.folder / f"{name}.jsonl").write_text(text, encoding="utf-8")
            sys.stdout.write(f"{sha256(text.encode()).hexdigest()[:16]} {text.count(chr(10)):5} {name}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
