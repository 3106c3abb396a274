"""Opening a table and filling it."""

from discord import TextChannel, app_commands
from msgspec import Struct

from bot.cogs.cog import Room, Verb, called, choices, does, games, spoken
from bot.dialogue import names
from bot.model import Caller, Kind, Pace, Place, Status, Table
from bot.refusals import AlreadyStarted, BadSeats, Closed, Full, UnknownGame, UnknownLevel, UnknownOption
from bot.ui import lobby_menus, messages
from bot.ui.commands import kindly
from bot.ui.ids import Press
from bot.ui.places import check_place, invited, new_thread
from bot.ui.refusals import Forged
from bot.ui.talk import AnyInteraction, Talk, caller
from bot.words import Words
from games import GAMES
from games.core.game import Game
from games.core.options import BadOption, parse

LEVELS = tuple(dict.fromkeys(level for game in GAMES.values() for level in game.levels if level != "random"))
LEAST = min((min(game.seats) for game in GAMES.values()), default=1)
MOST = max((max(game.seats) for game in GAMES.values()), default=1)


class Wish(Struct, frozen=True):
    """What somebody wants to open a table for, checked."""

    game: Game
    seats: int
    options: dict[str, str]
    level: str


class Lobby(Room):
    """The room where tables are opened and filled."""

    def verbs(self) -> dict[str, Verb]:
        """Return what clicks may ask for here."""
        return {
            "join": self.join,
            "leave": self.leave,
            "start": self.start,
            "ai": self.add_computer,
            "noai": self.remove_computer,
            "renew": self.renew,
            "options": self.options,
            "set": self.set_option,
            "seats": self.set_seats,
            "doors": self.set_doors,
            "pace": self.set_pace,
            "who": self.reserve,
            "again": self.again,
        }

    def public(self) -> frozenset[str]:
        """Return the verbs that change the lobby message itself."""
        return frozenset({"start", "ai", "noai"})

    # -- /play -------------------------------------------------------------------------------------------------------

    @app_commands.command(**spoken("play"))
    @app_commands.describe(**does("play", "game", "seats", "computers", "level", "options", "place", "private"))
    @app_commands.rename(**called("play", "game", "seats", "computers", "level", "options", "place", "private"))
    @app_commands.choices(
        game=games(),
        level=choices("bot.level", LEVELS),
        place=choices("bot.place", ("here", "thread")),
    )
    @kindly
    async def play(  # noqa: PLR0917 - the options of the command
        self,
        interaction: AnyInteraction,
        game: str,
        seats: app_commands.Range[int, LEAST, MOST] | None = None,
        computers: app_commands.Range[int, 0, 5] = 0,
        level: str | None = None,
        options: str | None = None,
        place: str | None = None,
        private: bool = False,
    ) -> None:
        """Open a table: what cannot be is refused in private, before anything is said to everybody."""
        wish = self._wish(game, seats, options or "", computers, level)
        thread = place == "thread" or (place is None and await self._threads(interaction))
        where = check_place(interaction, thread=thread)
        talk = await Talk.begin(interaction, self.service, public=True)
        if thread and where.thread is None and where.guild is not None:
            where = await new_thread(interaction, await self._title(wish.game, talk))
        await self._present(talk, await self._opened(caller(interaction), wish, where, computers, private=private))

    async def _opened(self, host: Caller, wish: Wish, where: Place, computers: int, *, private: bool) -> Table:
        return await self.service.lobby.open(
            host,
            wish.game.key,
            where,
            seats=wish.seats,
            options=wish.options,
            computers=computers * [wish.level],
            private=private,
            announce=False,
        )

    def _wish(self, key: str, seats: int | None, options: str, computers: int, level: str | None) -> Wish:
        """Check what was asked for; raises UnknownGame, BadSeats, Full, UnknownLevel, UnknownOption."""
        game = GAMES.get(key)
        if game is None:
            raise UnknownGame(game=key[:60])
        wanted = max(game.seats) if seats is None else seats
        if wanted not in game.seats:
            raise BadSeats(seats=wanted, least=min(game.seats), most=max(game.seats))
        if computers >= wanted:
            raise Full(seats=wanted)
        if level is not None and level not in game.levels:
            raise UnknownLevel(level=level[:60], possible=LEVELS)
        chosen = lobby_menus.read_options(options)
        try:
            parse(game.options, wanted, chosen)
        except BadOption as error:
            raise UnknownOption(option=error.key[:60], value=error.value[:60], possible=error.possible) from error
        return Wish(game, wanted, chosen, level or game.levels[0])

    async def _threads(self, interaction: AnyInteraction) -> bool:
        """Say whether a table gets a thread without being asked for: if the server wishes so and there can be one."""
        if interaction.guild_id is None or not isinstance(interaction.channel, TextChannel):
            return False
        return (await self.service.people.guild(interaction.guild_id)).threads

    async def _title(self, game: Game, talk: Talk) -> str:
        words = await self._public_words(talk)
        return f"{words(f'{game.key}.name')} · {names.plain(talk.interaction.user.display_name)}"

    async def _public_words(self, talk: Talk) -> Words:
        guild = talk.interaction.guild_id
        settled = await self.service.deliveries.locale_at(guild, talk.person.id)
        return Words(await self.parts.messenger.language_of(guild, settled))

    async def _present(self, talk: Talk, table: Table) -> None:
        """Show the lobby: as the command's own answer here, or in the thread that was made for it."""
        words = await self._public_words(talk)
        if table.place.home == talk.interaction.channel_id:
            message = await talk.answer(*messages.lobby(table, GAMES[table.game], words))
            await self.service.messages.shown(table.id, Kind.LOBBY, message.id, table.revision)
            return
        await self.service.messages.show_again(table.id)
        thread = f"<#{table.place.home}>"
        await talk.answer(words("bot.lobby.in_thread", thread=thread, game=messages.title(table, words)))

    @play.autocomplete("options")
    async def offered(self, interaction: AnyInteraction, typed: str) -> list[app_commands.Choice[str]]:
        """List the options of the chosen game, one after another."""
        game = GAMES.get(str(getattr(interaction.namespace, "game", "")))
        if game is None:
            return []
        seats = getattr(interaction.namespace, "seats", None)
        wanted = seats if isinstance(seats, int) and seats in game.seats else max(game.seats)
        return lobby_menus.option_choices(game, wanted, typed, self.words(interaction))

    # -- clicks on the lobby -----------------------------------------------------------------------------------------

    async def join(self, talk: Talk, press: Press, _: tuple[str, ...]) -> None:
        """Take a seat; the lobby message follows, and the person is told in private."""
        table = await self.service.lobby.join(press.table, caller(talk.interaction))
        await self._refreshed(talk, table, "bot.lobby.joined")

    async def leave(self, talk: Talk, press: Press, _: tuple[str, ...]) -> None:
        """Stand up from the lobby."""
        table = await self.service.seats.leave(press.table, talk.person.id)
        await self._refreshed(talk, table, "bot.lobby.left")

    async def add_computer(self, talk: Talk, press: Press, _: tuple[str, ...]) -> None:
        """Seat a computer player."""
        if len(press.args) != 1:
            raise Forged
        await self._lobby(talk, await self.service.lobby.add_computer(press.table, talk.person.id, press.args[0]))

    async def remove_computer(self, talk: Talk, press: Press, _: tuple[str, ...]) -> None:
        """Take a computer player away."""
        await self._lobby(talk, await self.service.lobby.remove_computer(press.table, talk.person.id))

    async def start(self, talk: Talk, press: Press, _: tuple[str, ...]) -> None:
        """Begin the match: the lobby message says so, and the board follows as a message of its own."""
        turned = await self.service.play.start(press.table, talk.person.id)
        await talk.answer(*messages.started(turned.look.table, await self._public_words(talk), None))

    async def renew(self, talk: Talk, press: Press, _: tuple[str, ...]) -> None:
        """Give the lobby its full time again."""
        await self._refreshed(talk, await self.service.lobby.renew(press.table, talk.person.id), "bot.lobby.renewed")

    async def _refreshed(self, talk: Talk, table: Table, key: str) -> None:
        await talk.answer(talk.words(key, game=messages.title(table, talk.words)))

    async def _lobby(self, talk: Talk, table: Table) -> None:
        """Edit the lobby message that was clicked."""
        words = await self._public_words(talk)
        await talk.answer(*messages.lobby(table, GAMES[table.game], words))
        if talk.interaction.message is not None:
            await self.service.messages.shown(table.id, Kind.LOBBY, talk.interaction.message.id, table.revision)

    # -- options -----------------------------------------------------------------------------------------------------

    async def options(self, talk: Talk, press: Press, _: tuple[str, ...]) -> None:
        """Show the options in a message of the host's own."""
        await self._options(talk, await self.service.archive.table(press.table))

    async def _options(self, talk: Talk, table: Table) -> None:
        if table.status is not Status.LOBBY:
            raise Closed(status=table.status) if table.closed else AlreadyStarted()
        await talk.answer(*lobby_menus.panel(table, GAMES[table.game], talk.words))

    async def _changed(self, talk: Talk, table: Table) -> None:
        await self._options(talk, table)

    async def set_option(self, talk: Talk, press: Press, values: tuple[str, ...]) -> None:
        """Choose an option."""
        key, value = (*press.args, *values)[:2] if len(press.args) + len(values) == 2 else ("", "")
        await self._changed(talk, await self.service.lobby.set_option(press.table, talk.person.id, key, value))

    async def set_seats(self, talk: Talk, press: Press, values: tuple[str, ...]) -> None:
        """Change how many are to sit here."""
        if len(values) != 1 or not values[0].isdecimal() or len(values[0]) > 3:
            raise Forged
        await self._changed(talk, await self.service.lobby.set_seats(press.table, talk.person.id, int(values[0])))

    async def set_doors(self, talk: Talk, press: Press, _: tuple[str, ...]) -> None:
        """Let everybody in, or only who is invited."""
        private = press.args == ("close",)
        await self._changed(talk, await self.service.lobby.set_private(press.table, talk.person.id, private))

    async def set_pace(self, talk: Talk, press: Press, values: tuple[str, ...]) -> None:
        """Change how long the table waits for one person."""
        if len(values) != 1 or values[0] not in list(Pace):
            raise Forged
        await self._changed(talk, await self.service.seats.set_pace(press.table, talk.person.id, Pace(values[0])))

    async def reserve(self, talk: Talk, press: Press, values: tuple[str, ...]) -> None:
        """Keep seats for people and invite them."""
        people = tuple(invited(talk.interaction, value) for value in values)
        await self._changed(talk, await self.service.lobby.reserve(press.table, talk.person.id, people))

    async def again(self, talk: Talk, press: Press, _: tuple[str, ...]) -> None:
        """Open a new table with the same game, seats, options and computer players; whoever clicks is its host."""
        old = await self.service.archive.table(press.table)
        where = check_place(talk.interaction, thread=False)
        table = await self.service.lobby.open(
            caller(talk.interaction),
            old.game,
            where,
            seats=old.wanted,
            options=old.options,
            computers=[chair.level for chair in old.chairs if chair.level is not None and chair.vacated is None],
            private=old.private,
        )
        await talk.answer(talk.words("bot.lobby.opened", game=messages.title(table, talk.words)))
