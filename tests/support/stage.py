"""The whole bot below a Discord that only listens: what it is told is kept, and no picture is drawn.

A match may be put there at any moment, so that what a table shows then can be looked at, click by click.
"""

import json
import re
from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager
from datetime import datetime
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NamedTuple
from unittest.mock import AsyncMock, patch

import discord
from discord import AppCommandType, app_commands
from discord.http import handle_message_parameters
from msgspec.structs import replace

from bot import config
from bot.app.client import PlanisphereBot
from bot.app.start import create_bot
from bot.discord_kit import custom_ids
from bot.discord_kit.command_text import RATE
from bot.discord_kit.rate_limit import RateClass, RateLimit, RateLimiter
from bot.domain.person import InvokingUser
from bot.domain.table import Location, TableId
from bot.domain.timestamps import to_millis
from bot.notifications.sender import MessageSender
from bot.refusals.database import ReadOnly
from bot.tables.log_view import logged_move
from bot.workers.pictures import PictureRequest
from games import GAMES
from games.core import play
from games.core.match import AnyMatch
from tests.discord.limits import parts, problems
from tests.support.games.contract import Played, Turn
from tests.support.hostile_names import alive
from tests.support.house import House, dispatcher_of, house_at, house_in, member_of

HERE = Location(channel=1_480_000_000_000_000_500, guild=1_480_000_000_000_000_900)
ABROAD = Location(channel=1_480_000_000_000_000_501, guild=1_480_000_000_000_000_901)
"""A server where the bot is no member."""

POST = f"/channels/{HERE.channel}/messages"
"""Where messages go: every one is checked as if it were new."""

MODERATOR = discord.Permissions(manage_messages=True)
MANAGER = discord.Permissions(manage_guild=True)
NOBODY = discord.Permissions.none()
NUMBER = re.compile(r', "id": \d+')
"""The running number of a menu."""

Body = dict[str, Any]


class Said(NamedTuple):
    """A message: what was sent, the pictures as they were wanted, and whether everybody sees it."""

    body: Body
    drawn: tuple[PictureRequest, ...] = ()
    public: bool = False

    @property
    def text(self) -> str:
        """All that it says."""
        return "\n".join(part["content"] for part in parts(self.body.get("components")) if part["type"] == 10)

    @property
    def objections(self) -> list[str]:
        """What the strict Discord objects to, and names that are more than names in the text.

        A modal was checked when it was opened, and has no body.
        """
        return [*problems("POST", POST, self.body), *alive(self.text)] if self.body else []

    @property
    def controls(self) -> list[Body]:
        """Its buttons and menus that can be used."""
        every = parts(self.body.get("components"))
        return [part for part in every if "custom_id" in part and not part.get("disabled")]


KEPT = 1000
"""So many pictures are known at most, the newest."""


class Easel:
    """In the place of what draws: its pictures are numbers, by which it knows what was wanted."""

    def __init__(self) -> None:
        self._wanted: dict[bytes, PictureRequest] = {}
        self._numbers = count()

    async def draw(self, wanted: PictureRequest, within: float | None = None, *, urgent: bool = False) -> bytes:
        picture = f"{next(self._numbers)}".encode()
        self._wanted[picture] = wanted
        while len(self._wanted) > KEPT:
            del self._wanted[next(iter(self._wanted))]
        return picture

    def known(self, file: bytes) -> PictureRequest | None:
        """Return what a picture was drawn for; None if it is none."""
        return self._wanted.get(file)

    async def close(self) -> None:
        """Nothing is open."""


class Channel:
    """Wherever a message can be sent: a channel, an interaction, what follows it."""

    def __init__(self, stage: "Stage", *, public: bool) -> None:
        self._stage, self._public = stage, public
        self.id = HERE.channel
        self.jump_url = f"https://discord.com/channels/{HERE.guild}/{HERE.channel}/{HERE.channel}"
        self.type: discord.InteractionResponseType | None = None

    async def send(self, **sent: Any) -> Any:
        sent.pop("nonce", None)
        sent.pop("silent", None)
        public = not sent.pop("ephemeral", not self._public)
        body = self._stage.hear(public=public, **sent)
        return SimpleNamespace(id=body, created_at=self._stage.now())

    async def edit(self, **sent: Any) -> Any:
        sent["files"] = sent.pop("attachments", discord.utils.MISSING)
        return await self.send(**sent)

    async def delete(self) -> None:
        """Take a message away, which nobody looks at."""

    async def defer(self, *, ephemeral: bool = False, thinking: bool = False) -> None:
        kinds = discord.InteractionResponseType
        self.type = kinds.deferred_channel_message if thinking else kinds.deferred_message_update
        self._public = thinking and not ephemeral

    async def send_message(self, **sent: Any) -> None:
        await self.send(**sent)

    async def send_modal(self, window: discord.ui.Modal) -> None:
        asked = {"type": 9, "data": window.to_dict()}
        assert problems("POST", f"/interactions/{HERE.home}/token/callback", asked) == []
        self._stage.heard.append(Said({}))

    async def delete_message(self, _: int) -> None:
        """Take a panel away in whose place another one has come."""

    async def fetch(self) -> Any:
        raise TimeoutError

    async def history(self, limit: int) -> AsyncIterator[Any]:
        nothing: list[Any] = []
        for message in nothing[:limit]:
            yield message

    def get_partial_message(self, _: int) -> "Channel":
        return self


class Touch:
    """An interaction: somebody, somewhere, with these permissions, in their language; `own`: on their own panel."""

    def __init__(
        self,
        stage: "Stage",
        who: InvokingUser,
        data: Body,
        *,
        place: Location = HERE,
        permissions: discord.Permissions = NOBODY,
        own: bool = False,
    ) -> None:
        kinds = discord.InteractionType
        self.type = kinds.component if "custom_id" in data else kinds.application_command
        self.type = kinds.modal_submit if "components" in data else self.type
        self.application_id, self.context = 1_470_000_000_000_000_000, discord.app_commands.AppCommandContext()
        self.data, self.client, self.token = data, stage.bot, "token"
        self.extras: dict[str, Any] = {}
        self.user = SimpleNamespace(id=who.id, display_name=who.name, bot=False)
        self.locale = self.guild_locale = who.locale
        hidden = lambda _: None  # noqa: E731 - no channel is known
        self.guild = SimpleNamespace(name=f"Server {place.guild}", get_channel=hidden) if place.guild else None
        self.guild_id, self.channel_id, self.channel = place.guild, place.home, object()
        self.message = SimpleNamespace(id=place.home, flags=SimpleNamespace(ephemeral=own), components=[])
        self.permissions, self.app_permissions = permissions, discord.Permissions.all()
        self.namespace, self.filesize_limit = SimpleNamespace(), 10 * 2**20
        self.response, self.followup = Channel(stage, public=False), Channel(stage, public=False)

    async def edit_original_response(self, **sent: Any) -> Any:
        return await self.response.edit(**sent)


class Stage:
    """The bot, its house, and everything that it has said."""

    def __init__(self, bot: PlanisphereBot, house: House) -> None:
        self.bot, self.house, self.now = bot, house, house.clock
        self.easel: Any = bot.pictures
        self.heard: list[Said] = []

    @property
    def service(self) -> Any:
        return self.bot.service

    def hear(self, *, public: bool, **sent: Any) -> int:
        """Keep a message as the library would write it."""
        files = sent.pop("files", discord.utils.MISSING)
        single = sent.pop("file", None)
        shown = [single] if single else list(files or ())
        with handle_message_parameters(previous_allowed_mentions=self.bot.allowed_mentions, **sent) as made:
            body = dict(made.payload or {})
        if shown:
            body["attachments"] = [
                {
                    "id": number,
                    "filename": file.filename,
                    **({"description": file.description} if file.description else {}),
                }
                for number, file in enumerate(shown)
            ]
        pictures = (self.easel.known(file.fp.read()) for file in shown)
        self.heard.append(Said(body, tuple(filter(None, pictures)), public))
        return 1_490_000_000_000_000_000 + len(self.heard)

    def take(self) -> list[Said]:
        """Return what was said since the last time."""
        taken, self.heard = self.heard, []
        return taken

    # -- tables ------------------------------------------------------------------------------------------------------

    async def open(self, it: Played, people: Sequence[InvokingUser], options: Mapping[str, str]) -> TableId:
        """Open a table for a match that was played, and let people sit down."""
        seats, lobby = it.first.seats, self.service.lobby
        table = await lobby.open(people[0], it.game.key, HERE, seats=seats, options=options)
        for person in people[1:seats]:
            table = await lobby.join(table.id, person)
        name: TableId = table.id
        return name

    async def begin(self, name: TableId, it: Played) -> None:
        """Let the match begin there."""
        self.service.play.seeds = lambda: it.first.seed
        await self.service.lobby.start(name, (await self.service.queries.table(name)).host)

    async def play_on(self, name: TableId, turns: Sequence[Turn]) -> None:
        """Give these answers at the table: all but the last at once."""
        repository = self.service.repository
        *first, last = turns
        old = await repository.load(name, refresh=True)
        at, table_seats, moves = to_millis(self.now()), old.table.seats, old.table.moves
        if first:
            entries = tuple(
                logged_move(number, turn.move.seat, turn.move.action, turn.news, at=at, by=table_seats[turn.move.seat])
                for number, turn in enumerate(first, start=moves + 1)
            )
            table = replace(old.table, moves=moves + len(first))
            await repository.save(old, table, first[-1].after, board=True, moves=entries)
        prompt_token = play.prompts_with_tokens(old.game, last.before)[last.move.seat].token
        await self.service.play.submit_move(name, table_seats[last.move.seat].person, prompt_token, last.move.action)

    async def put(self, table: TableId, match: AnyMatch) -> None:
        """Let a table stand so, until something is written."""
        repository = self.service.repository
        repository.cache(replace(await repository.load(table, refresh=True), match=match))

    # -- people ------------------------------------------------------------------------------------------------------

    async def click(self, who: InvokingUser, custom_id: custom_ids.CustomId, *values: str, **how: Any) -> list[Said]:
        """Let somebody press a button or pick in a menu, and return what was said."""
        touch: Any = Touch(self, who, {"custom_id": custom_id.text, "values": list(values)}, **how)
        await self.bot.clicked(touch, custom_id, values)
        return self.take()


@contextmanager
def read_only(stage: Stage) -> Iterator[None]:
    """Let nothing be written: whoever tries is told so, and everything stands as it did."""
    repositories = stage.service.repositories
    record = repositories.record

    async def refuse(_: object) -> None:
        raise ReadOnly

    repositories.record = refuse
    try:
        yield
    finally:
        repositories.record = record


def custom_id_of(control: Body) -> custom_ids.CustomId:
    """Return what a control asks for."""
    custom_id = custom_ids.read(control["custom_id"])
    assert custom_id is not None, control["custom_id"]
    return custom_id


def rates_of(bot: PlanisphereBot) -> dict[str, RateClass]:
    """Return what each action and command of a bot is counted as, by verb or `/name`."""
    found = {verb: action.rate for verb, action in bot.clicks.actions.items()}
    for kind in (AppCommandType.chat_input, AppCommandType.user, AppCommandType.message):
        for one in bot.tree.walk_commands(type=kind):
            name = one.callback.__name__ if isinstance(one, app_commands.ContextMenu) else one.qualified_name
            found[f"/{name}"] = one.extras.get(RATE, RateClass.ANY)
    return found


def listening_bot(folder: Path, clock: Callable[[], datetime]) -> PlanisphereBot:
    """Return a bot that draws no picture, without a database; its files would lie in this folder."""
    settings = config.load(_env_file=None, PLANISPHERE_DATA=str(folder), DATABASE_URL="", DISCORD_TOKEN="")
    bot = create_bot(settings, processes=0, clock=clock)
    bot.reports.patience = 0  # nothing is sent before a click has been carried out
    bot.pictures = Easel()  # type: ignore[assignment]
    bot.messenger = MessageSender(bot, bot.pictures, settings.locale)
    return bot


def stage_of(bot: PlanisphereBot, house: Any) -> Stage:
    """Return what keeps all that the bot says."""
    stage = Stage(bot, house)

    async def opened(_: object) -> Channel:
        return Channel(stage, public=False)

    bot.get_partial_messageable = lambda *_, **__: Channel(stage, public=True)  # type: ignore[assignment]
    bot.create_dm = opened  # type: ignore[assignment]
    known = SimpleNamespace(preferred_locale="en-US", name="Server", fetch_member=AsyncMock())
    bot.get_guild = lambda guild: None if guild == ABROAD.guild else known  # type: ignore[assignment,method-assign,return-value]
    return stage


@asynccontextmanager
async def stage_in(folder: Path, measures: Sequence[RateLimit] = (), *, url: str | None = None) -> AsyncIterator[Stage]:
    """A bot whose database is a file in this folder, or at `url`; with `measures` nobody may do something too often."""
    async with house_at(url, games=GAMES) if url else house_in(folder, games=GAMES) as house:
        bot = listening_bot(folder, house.clock)
        bot.gate = RateLimiter(bot.clock, measures)
        bot.repositories, bot.service = house.repositories, house.service
        bot.cluster_member = member_of(bot.service, alone=True)  # nobody else could answer a click first
        await bot.cluster_member.round()
        bot.dispatcher = dispatcher_of(bot.service, bot.messenger)
        await bot._load_cogs()
        stage = stage_of(bot, house)
        with patch.object(discord.Webhook, "partial", lambda *_, **__: Channel(stage, public=False)):
            yield stage


def written(one: Said) -> str:
    """Return all of a message, the pictures as what they are drawn from."""
    drawn = [repr(wanted) for wanted in one.drawn]
    return NUMBER.sub("", json.dumps([one.body, one.public, drawn], ensure_ascii=False))
