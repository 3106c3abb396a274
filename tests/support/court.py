"""A court where everybody tries something: who there is, how a table stands, and whether somebody got their way."""

from collections.abc import Awaitable, Callable
from typing import NamedTuple

import discord

from bot.domain.person import InvokingUser
from bot.domain.server_settings import ServerSettings
from bot.domain.table import Location, TableId
from bot.features.challenges.model import ChallengeKind
from bot.refusals import Refusal
from tests.support.stage import ABROAD, HERE, MANAGER, MODERATOR, NOBODY, Stage

HOST, PLAYER, GUEST = InvokingUser(11, "Ann"), InvokingUser(22, "Bob"), InvokingUser(33, "Cat")


BOTH = MANAGER | MODERATOR


AWAY = Location(channel=77, guild=88)


class Who(NamedTuple):
    """Somebody who tries."""

    user: InvokingUser
    permissions: discord.Permissions = NOBODY
    place: Location = HERE


EVERYBODY = {
    "h": Who(HOST),
    "p": Who(PLAYER),
    "m": Who(InvokingUser(44, "Mod"), BOTH),
    "f": Who(InvokingUser(55, "Far"), BOTH, AWAY),
    "s": Who(InvokingUser(66, "Str")),
    "d": Who(InvokingUser(77, "Dir"), discord.Permissions.all(), Location(channel=99)),
    "n": Who(InvokingUser(88, "Nor"), discord.Permissions.all(), ABROAD),
}


ALL = "hpmfsdn"


PRESENT = "hpmfsd"
"""Everybody where the bot is a member."""


LOBBY, RUNNING, ANSWERED, ASKED, LEFT, OFFERED, OVER, SOLO, ALONE, NONE = (
    *("lobby", "running", "answered", "asked"),
    *("left", "offered", "over", "solo", "alone", "none"),
)
"""How the table stands: being filled; begun, the host asked; the host has answered what can be taken back; the host
has asked to go back; the player has left to a computer; has offered the seat; given up; begun by the host alone; played
so to its end; there is none."""


class Court:
    """A table as it is wanted, and what becomes of those who try something with it."""

    def __init__(self, stage: Stage, refused: list[Refusal]) -> None:
        self.stage, self.service, self.refused = stage, stage.service, refused
        self._tables: dict[str, TableId] = {}

    async def table(self, how: str) -> TableId:
        """Return a table that stands so, the one that nobody has changed since."""
        if how not in self._tables:
            self._tables[how] = "0" if how == NONE else await getattr(self, f"_{how}")()
        return self._tables[how]

    async def _lobby(self) -> TableId:
        table = await self.service.lobby.open(HOST, "glow", HERE, seats=4)
        await self.service.lobby.join(table.id, PLAYER)
        await self.service.lobby.add_computer(table.id, HOST.id, "easy")
        return str(table.id)

    async def _running(self) -> TableId:
        """Begin a match in which the host is asked first, with controls of the game's own."""
        table = await self.service.lobby.open(HOST, "crafting_cosmos", HERE, seats=2)
        await self.service.lobby.join(table.id, PLAYER)
        table_view = (await self.service.lobby.start(table.id, HOST.id)).table_view
        assert table_view.seat == 0
        assert table_view.prompt is not None
        return str(table.id)

    async def _answered(self) -> TableId:
        name = await self._running()
        prompt = (await self.service.play.view(name, HOST.id)).prompt
        turned = await self.service.play.submit_move(name, HOST.id, prompt.token, prompt.legal[0])
        assert turned.table_view.can_undo
        return name

    async def _asked(self) -> TableId:
        name = await self._answered()
        await self.service.undo.ask(name, HOST.id, 1)
        return name

    async def _left(self) -> TableId:
        name = await self._running()
        await self.service.seats.hand_over(name, PLAYER.id)
        return name

    async def _offered(self) -> TableId:
        name = await self._running()
        await self.service.seats.offer(name, PLAYER.id, 1)
        return name

    async def _over(self) -> TableId:
        name = await self._running()
        await self.service.seats.end_table(name, 1, moderator=True)
        return name

    async def _solo(self) -> TableId:
        table = await self.service.lobby.open(HOST, "crafting_cosmos", HERE, seats=1)
        await self.service.lobby.start(table.id, HOST.id)
        return str(table.id)

    async def _alone(self) -> TableId:
        name = await self._solo()
        while (prompt := (await self.service.play.view(name, HOST.id)).prompt) is not None:
            await self.service.play.submit_move(name, HOST.id, prompt.token, prompt.legal[-1])
        return name

    async def revision(self, table: TableId) -> int:
        """Return a number that every change of a table raises."""
        return 0 if table == "0" else (await self.service.queries.table(table)).revision

    async def gets_their_way(self, how: str, mark: str, attempt: Callable[[TableId], Awaitable[None]]) -> bool:
        """Let somebody try something, and say whether it was not refused; a refusal leaves everything as it was.

        Where the bot is no member nobody else hears anything.
        """
        table = await self.table(how)
        before = await self.revision(table)
        self.refused.clear()
        await attempt(table)
        said = self.stage.take()
        assert said or await self.revision(table) != before  # the board tells of a start, once it stands
        assert mark in PRESENT or not any(one.public for one in said)
        if await self.revision(table) != before:
            assert not self.refused
            del self._tables[how]
        return not self.refused

    async def code(self) -> str:
        return str((await self.service.challenges.current("glow", ChallengeKind.DAILY)).code)


async def opened(stage: Stage, refused: list[Refusal]) -> Court:
    """Return a court on servers where one person may have many tables."""
    for place in (HERE, AWAY):
        await stage.service.people.set_server(ServerSettings(place.guild or 0, most=0))
    return Court(stage, refused)
