"""Checks a server's limits: allowed channels, and open tables per person."""

from dataclasses import dataclass

from bot.domain.person import PersonId
from bot.domain.server_settings import FINISHED
from bot.domain.table import Location
from bot.features.servers.repository import PlayerLoadRepository
from bot.refusals import BannedHere, TooManyTables, WrongChannel
from bot.tables.people import PeopleService


@dataclass(eq=False)
class ServerLimits:
    """The limits of a server for tables and their players; direct messages have none.

    Existing tables are not affected by new limits.
    """

    load_repository: PlayerLoadRepository
    people: PeopleService

    async def must_have_room(self, person: PersonId, place: Location, *, opening: bool = False) -> None:
        """Raise BannedHere, or TooManyTables if the person has reached the limit of this server.

        With `opening`, also raises WrongChannel.
        """
        if place.guild is None:
            return
        guild = await self.people.server(place.guild)
        if person in guild.banned:
            raise BannedHere()
        if opening:
            await self.must_allow(place)
        if not guild.most:
            return
        load = await self.load_repository.of(person, place.guild)
        most = guild.room_for(load.finished)
        if most is not None and load.sitting >= most:
            raise TooManyTables(most=most, more=FINISHED - load.finished % FINISHED)

    async def must_allow(self, place: Location) -> None:
        """Raise WrongChannel if tables are not allowed in this channel."""
        guild = None if place.guild is None else await self.people.server(place.guild)
        if guild is not None and not guild.allows(place):
            raise WrongChannel(channels=tuple(f"<#{channel}>" for channel in guild.channels))
