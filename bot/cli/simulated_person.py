"""A simulated user who runs each command and clicks each button, for `doctor --try`."""

from collections.abc import Iterator
from operator import attrgetter
from secrets import token_hex
from typing import Any

import discord
from discord import app_commands
from msgspec import Struct

from bot.app.client import PlanisphereBot
from bot.cli.channel_recorder import Body, ChannelRecorder, Key, PostedReplies
from bot.discord_kit import custom_ids
from games.api import GAMES

COMMAND, COMPONENT, MODAL = 2, 3, 5
BUTTON, TEXT_MENU, PEOPLE_MENU = 2, 3, 5
EVERYTHING = str((1 << 53) - 1)
"""All permissions: Discord's responses show which the bot really has."""

LATER = (
    ("ai", "noai", "join"),
    ("start",),
    ("crown", "here", "unlist"),
    ("quit", "leave", "dismiss", "depart", "goon"),
    ("end", "giveup", "forget", "erase"),
)
"""Verbs that make others impossible; they are clicked last, in this order."""
TURN_VERBS = ("move", "n", "c", "a", "y")
"""Verbs of a turn, clicked TURN_CLICKS times in each game."""
TURN_CLICKS, CLICKS = 5, 1
HOSTS = ("more", "options", "guests")
"""Verbs of a lobby's host, clicked at each table, as some have another host."""


class Click(Struct, frozen=True):
    """A control of a message."""

    key: Key
    custom_id: custom_ids.CustomId
    control: Body


class SimulatedPerson:
    """The simulated user of one channel."""

    def __init__(
        self, bot: PlanisphereBot, channel: ChannelRecorder, answers: PostedReplies, home: Any, guild: discord.Guild
    ) -> None:
        self._bot, self._channel, self._replies, self._home, self._guild = bot, channel, answers, home, guild
        assert bot.user is not None
        self.id = bot.user.id
        self._done: dict[tuple[str, str], int] = {}
        self._games: dict[str, str] = {}
        self.clicked: set[str] = set()
        """The verbs that were clicked."""

    # -- commands ----------------------------------------------------------------------------------------------------

    def commands(self) -> Iterator[tuple[str, Body]]:
        """Yield the name and data of every command, once for each game if it asks for one."""
        tree = self._bot.tree
        for command in tree.walk_commands(type=discord.AppCommandType.chat_input):
            if isinstance(command, app_commands.Command):
                yield from self._typed(command)
        for key in tuple(self._channel.messages)[:1]:
            resolved: Body = {"messages": {str(key[1]): self._raw(key)}}
            for message_menu in tree.walk_commands(type=discord.AppCommandType.message):
                yield message_menu.name, self._on(message_menu.name, 3, str(key[1]), resolved)
        for menu in tree.walk_commands(type=discord.AppCommandType.user):
            resolved = {"users": {str(self.id): self._user()}, "members": {str(self.id): self._member()}}
            yield menu.name, self._on(menu.name, 2, str(self.id), resolved)

    @staticmethod
    def _on(name: str, kind: int, target: str, resolved: Body) -> Body:
        return {"id": "1", "name": name, "type": kind, "target_id": target, "resolved": resolved}

    def _typed(self, command: app_commands.Command[Any, ..., Any]) -> Iterator[tuple[str, Body]]:
        asks_game = any(one.name == "game" for one in command.parameters)
        for game in GAMES if asks_game else ("",):
            options = [self._option(one, game) for one in command.parameters if one.required or one.name == "game"]
            data: Body = {"name": command.name, "type": 1, "options": options}
            parent: app_commands.Group | None = command.parent
            while parent is not None:
                data = {"name": parent.name, "type": 2 if parent.parent is not None else 1, "options": [data]}
                parent = parent.parent
            yield f"/{command.qualified_name} {game}".strip(), {**data, "id": "1", "type": 1}

    def _option(self, parameter: app_commands.Parameter, game: str) -> Body:
        kinds, kind = discord.AppCommandOptionType, parameter.type
        value: Any = next((choice.value for choice in parameter.choices), "1")
        if parameter.name == "game":
            value = game
        elif kind is kinds.integer:
            value = int(parameter.min_value or 1)
        elif kind is kinds.boolean:
            value = True
        elif kind in (kinds.user, kinds.channel, kinds.attachment):
            value = str(self._home.id if kind is kinds.channel else self.id)
        return {"name": parameter.name, "type": kind.value, "value": value}

    async def type(self, data: Body) -> None:
        """Run a command and wait for its answer."""
        resolved: Body = {
            "users": {str(self.id): self._user()},
            "members": {str(self.id): self._member()},
            "channels": {str(self._home.id): self._channel_data()},
            "attachments": {
                str(self.id): {"id": str(self.id), "filename": "x", "size": 1 << 40, "url": "", "proxy_url": ""}
            },
        }
        before = len(self._replies.windows)
        interaction = self._interaction(COMMAND, {"resolved": resolved, **data})
        tree: Any = self._bot.tree
        try:
            await attrgetter("_call")(tree)(interaction)  # discord.py does not await it
        except app_commands.AppCommandError as error:
            await tree.on_error(interaction, error)
        for window in self._replies.windows[before:]:
            await self._send_in(window, None)

    # -- clicks ------------------------------------------------------------------------------------------------------

    def next_click(self) -> Click | None:
        """Return a control that was not clicked yet, or None; those that end tables come last."""
        open_ = [click for key in tuple(self._channel.messages) for click in self._controls(key) if self._wanted(click)]
        return min(open_, key=lambda click: (_rank(click.custom_id.verb), -click.key[1]), default=None)

    def _controls(self, key: Key) -> Iterator[Click]:
        waiting = list(self._channel.messages[key])
        while waiting:
            part = waiting.pop(0)
            waiting[:0] = [*part.get("components", ()), *([part["accessory"]] if "accessory" in part else ())]
            found = custom_ids.read(part.get("custom_id") or "")
            if found is not None and not part.get("disabled") and part["type"] in (BUTTON, TEXT_MENU, PEOPLE_MENU):
                yield Click(key, found, part)

    def _wanted(self, click: Click) -> bool:
        verb = click.custom_id.verb
        return self._done.get(self._sort(click), 0) < (TURN_CLICKS if verb in TURN_VERBS else CLICKS)

    def game_of(self, click: Click) -> str:
        """Return the game of a click's table, if known."""
        return self._games.get(click.custom_id.table, "")

    def _sort(self, click: Click) -> tuple[str, str]:
        verb, table = click.custom_id.verb, click.custom_id.table
        return verb, table if verb in (*TURN_VERBS, *HOSTS) else ""

    async def click(self, click: Click) -> None:
        """Click a button, or choose the first entry of a menu; submit a modal as it opens."""
        sort = self._sort(click)
        self._done[sort] = self._done.get(sort, 0) + 1
        self.clicked.add(click.custom_id.verb)
        values = [one["value"] for one in click.control.get("options", ())][: click.control.get("min_values", 1) or 1]
        values = [str(self.id)] if click.control["type"] == PEOPLE_MENU else values
        data: Body = {
            "custom_id": click.control["custom_id"],
            "component_type": click.control["type"],
            **({"values": values} if click.control["type"] != BUTTON else {}),
            "resolved": {"users": {str(self.id): self._user()}, "members": {}},
        }
        before = len(self._replies.windows)
        await self._bot.clicked(self._interaction(COMPONENT, data, click.key), click.custom_id, tuple(values))
        for window in self._replies.windows[before:]:
            await self._send_in(window, click.key)

    async def _send_in(self, window: Body, key: Key | None) -> None:
        filled = [_filled(part) for part in window.get("components", ())]
        data = {"custom_id": window["custom_id"], "components": filled}
        if (found := custom_ids.read(window["custom_id"])) is not None:
            self.clicked.add(found.verb)
        await self._bot.on_interaction(self._interaction(MODAL, data, key))

    # -- interactions ------------------------------------------------------------------------------------------------

    def _interaction(self, kind: int, data: Body, clicked: Key | None = None) -> discord.Interaction[Any]:
        token = token_hex(16)
        place = clicked[0] if clicked else self._home.id
        self._replies.expect(token, place, clicked)
        payload: Body = {
            "id": str(discord.utils.time_snowflake(discord.utils.utcnow())),
            "application_id": str(self._bot.application_id),
            "type": kind,
            "token": token,
            "version": 1,
            "data": data,
            "guild_id": str(self._guild.id),
            "channel_id": str(self._home.id),
            "channel": self._channel_data(),
            "member": {**self._member(), "user": self._user()},
            "app_permissions": EVERYTHING,
            "locale": "en-US",
            "guild_locale": "en-US",
            "entitlements": [],
            "authorizing_integration_owners": {"0": str(self._guild.id)},
            "context": 0,
            "attachment_size_limit": 10 * 2**20,
        }
        if clicked is not None:
            payload["message"] = self._raw(clicked)
        return discord.Interaction(data=payload, state=self._bot._connection)  # type: ignore[arg-type]

    def _raw(self, key: Key) -> Body:
        return {
            "id": str(key[1]),
            "channel_id": str(key[0]),
            "author": self._user(),
            "content": "",
            "timestamp": discord.utils.utcnow().isoformat(),
            "edited_timestamp": None,
            "tts": False,
            "mention_everyone": False,
            "mentions": [],
            "mention_roles": [],
            "attachments": [],
            "embeds": [],
            "pinned": False,
            "type": 0,
            "flags": 1 << 15,
            "components": self._channel.messages.get(key, []),
        }

    def _channel_data(self) -> Body:
        return {
            "id": str(self._home.id),
            "type": self._home.type.value,
            "name": self._home.name,
            "permissions": EVERYTHING,
            "guild_id": str(self._guild.id),
        }

    def _user(self) -> Body:
        assert self._bot.user is not None
        name = self._bot.user.name
        return {"id": str(self.id), "username": name, "discriminator": "0", "avatar": None, "global_name": name}

    @staticmethod
    def _member() -> Body:
        joined = discord.utils.utcnow().isoformat()
        return {"roles": [], "joined_at": joined, "permissions": EVERYTHING, "deaf": False, "mute": False, "flags": 0}


def _rank(verb: str) -> int:
    return next((rank for rank, verbs in enumerate(LATER, 2) if verb in verbs), 1 if verb in TURN_VERBS else 0)


def _filled(part: Body) -> Body:
    """Return a modal's field as submitted without changes."""
    field = part.get("component", part)
    sent: Body = {"type": field["type"], "custom_id": field.get("custom_id", ""), "id": field.get("id", 1)}
    chosen = [one["value"] for one in field.get("options", ()) if one.get("default")]
    if "options" in field and field["type"] in (TEXT_MENU, 22):
        sent["values"] = chosen
    elif field["type"] == 4:
        sent["value"] = field.get("value") or ""
    elif field["type"] == 23:
        sent["value"] = bool(field.get("default"))
    else:
        sent["value"] = (chosen or [None])[0]
    return {"type": part["type"], "id": part.get("id", 1), "component": sent} if "component" in part else sent
