"""A server with people on it, and hands to click with."""

import re
from collections.abc import Iterator
from datetime import datetime, timedelta
from typing import Any, cast

import discord
import simcord

from bot.app.client import PlanisphereBot
from bot.discord_kit import custom_ids
from bot.discord_kit.command_tree import CommandTree
from bot.domain.person import PersonId
from games.core.match import Prompt
from tests.discord.limits import parts

Part = dict[str, Any]

MENTION = re.compile(r"</([a-z ]+):\d+>")
"""A command in a message, as Discord makes it something to click."""


class Clock:
    """The bot's clock, which a test may put on."""

    def __init__(self) -> None:
        self.ahead = timedelta()

    def __call__(self) -> datetime:
        return discord.utils.utcnow() + self.ahead


class World:
    """A simulated Discord: one server, one channel, some people, the bot."""

    def __init__(self, env: simcord.Env, bot: PlanisphereBot) -> None:
        self.env = env
        self.bot = bot
        self.guild = env.create_guild("Observatory", owner=env.create_user("owner"))
        self.channel = self.guild.create_text_channel("starlight")
        self.owner = self.guild.add_member(self.guild.owner)
        self.alice = self.person("alice")
        self.bob = self.person("bob")

    def person(self, name: str, **fields: Any) -> Any:
        """Let somebody join the server."""
        return self.guild.add_member(self.env.create_user(name, **fields))

    # -- looking -----------------------------------------------------------------------------------------------------

    def raw(self, message: Any) -> Any:
        """Return a message as the simulated Discord keeps it now."""
        return self.env.backend.get_message(
            message.channel_id if hasattr(message, "channel_id") else message.channel.id, message.id
        )

    def controls(self, message: Any) -> list[Part]:
        """Return every button and menu of a message that can be used."""
        return [
            part for part in parts(self.raw(message).components) if part.get("custom_id") and not part.get("disabled")
        ]

    def text(self, message: Any) -> str:
        """Return all that a message says, commands as the English words write them."""
        return MENTION.sub(r"`/\1`", self.written(message))

    def written(self, message: Any) -> str:
        """Return the texts of a message, letter by letter."""
        return "\n".join(part["content"] for part in parts(self.raw(message).components) if part["type"] == 10)

    def pictures(self, message: Any) -> list[Part]:
        """Return the pictures of a message."""
        return [item for part in parts(self.raw(message).components) if part["type"] == 12 for item in part["items"]]

    def control(self, message: Any, verb: str, *args: str) -> Part:
        """Return the first usable control with this verb and these first arguments."""
        for part, custom_id in self.controls_with_ids(message):
            if custom_id.verb == verb and custom_id.args[: len(args)] == args:
                return part
        raise AssertionError(f"no {verb} {args} among {[part['custom_id'] for part in self.controls(message)]}")

    def controls_with_ids(self, message: Any) -> Iterator[tuple[Part, custom_ids.CustomId]]:
        """Yield the usable controls with what they ask for."""
        for part in self.controls(message):
            custom_id = custom_ids.read(part["custom_id"])
            assert custom_id is not None, part["custom_id"]
            yield part, custom_id

    def verbs(self, message: Any) -> list[str]:
        """Return what can be asked for with a message."""
        return [custom_id.verb for _, custom_id in self.controls_with_ids(message)]

    async def prompt(self, person: PersonId) -> Prompt:
        """Return the question that is open to a person at the newest table."""
        prompt = (await self.bot.service.play.view(self.table, person)).prompt
        assert prompt is not None
        return prompt

    async def table_view(self, who: Any) -> Any:
        """Return the newest table as somebody sees it."""
        return await self.bot.service.play.view(self.table, who.id)

    async def asked(self) -> list[Any]:
        """Return Alice, Bob or both: those whose turn it is."""
        people = {who.id: who for who in (self.alice, self.bob)}
        waiting = (await self.bot.service.play.view(self.table)).pending
        return [people[one.person] for one in waiting if one.person is not None]

    @property
    def board(self) -> Any:
        """The newest public message of the channel that shows a picture."""
        public = [message for message in self.channel.history() if not message.flags.ephemeral]
        return next(message for message in reversed(public) if self.pictures(message))

    def show_to_everyone(self, command: str) -> None:
        """Show a command to everyone that Discord shows to server managers alone, as a server may settle."""
        number = int(
            cast(CommandTree, self.bot.tree).mentions.shown((f"`/{command}`",), 4000)[0].rpartition(":")[2].strip(">")
        )
        self.guild.set_command_permissions(number, {self.guild.default_role: True})

    async def sleep(self, **span: float) -> None:
        """Let so much time pass at the tables, and a minute for everybody to notice."""
        assert isinstance(self.bot.clock, Clock)
        self.bot.clock.ahead += timedelta(**span)
        await self.env.advance_time(61)

    # -- doing -------------------------------------------------------------------------------------------------------

    async def click(self, who: Any, message: Any, verb: str, *args: str) -> Any:
        """Press a button and return the answer; one that a lobby has under *More* is pressed there."""
        offered = {*self.verbs(message)}
        if verb not in offered and "more" in offered and offered & {"start", "join"}:
            message = answered(await who.click(message, custom_id=self.control(message, "more")["custom_id"]))
        return await who.click(message, custom_id=self.control(message, verb, *args)["custom_id"])

    async def pick(self, who: Any, message: Any, verb: str, *args: str, values: list[str] | None = None) -> Any:
        """Pick in a menu, its first entry unless told, and return the answer."""
        part = self.control(message, verb, *args)
        return await who.select(message, values or [part["options"][0]["value"]], custom_id=part["custom_id"])

    async def fill(self, who: Any, message: Any, *path: str, **values: Any) -> Any:
        """Press a button that opens a window, fill it in, and return the answer to what was sent in."""
        shown = await self.click(who, message, *path)
        begun = {part["custom_id"]: begins(part) for part in fields(shown.modal)}
        return await who.submit_modal(shown, {**begun, **values})

    async def forged(self, who: Any, message: Any, custom_id: str, values: list[str] | None = None) -> Any:
        """Send a click that no honest client would send: a custom id of one's own making."""
        stored = self.raw(message)
        kept = stored.components
        control: Part = {"type": 2, "style": 1, "label": "x", "custom_id": custom_id, "id": 900}
        if values is not None:
            options = [{"label": value[:100], "value": value[:100]} for value in values]
            control = {"type": 3, "custom_id": custom_id, "options": options, "max_values": len(values), "id": 900}
        stored.components = [{"type": 1, "components": [control], "id": 901}]
        try:
            if values is None:
                return await who.click(message, custom_id=custom_id)
            return await who.select(message, values, custom_id=custom_id)
        finally:
            if self.raw(message).components == [{"type": 1, "components": [control], "id": 901}]:
                stored.components = kept

    async def open(self, who: Any, **options: Any) -> Any:
        """Open a table, of Glow unless told, and return its lobby message."""
        result = await who.slash(self.channel, "play", **{"game": "glow", **options})
        return result.response

    async def begin(self, game: str, *guests: Any, **options: Any) -> Any:
        """Open a table for Alice and these guests, start, and return the board."""
        lobby = await self.open(self.alice, game=game, seats=1 + len(guests), **options)
        for guest in guests:
            await self.click(guest, lobby, "join")
        await self.click(self.alice, lobby, "start")
        return self.board

    async def panel(self, who: Any) -> Any:
        """Return the panel behind *Your move*."""
        return answered(await self.click(who, self.board, "move"))

    async def shows_results(self, who: Any) -> None:
        """Let what somebody plays alone be shown to everybody."""
        await who.slash(self.channel, "settings results", shown="always")

    async def solo(self, who: Any, **options: Any) -> Any:
        """Start a solo game and return its board."""
        await self.click(who, await self.open(who, **options), "start")
        return self.board

    @property
    def table(self) -> str:
        """The name of the newest table, looked up without making the whole history anew."""
        kept = self.env.backend.messages[self.channel.id]
        for message in (kept[number] for number in sorted(kept, reverse=True) if kept[number].visible_to(None)):
            for _, custom_id in self.controls_with_ids(message):
                return custom_id.table
        raise AssertionError("no table")


def fields(modal: Any) -> list[Part]:
    """Return the fields of a window."""
    assert modal is not None
    return [part["component"] for part in modal["components"]]


def begins(field: Part) -> Any:
    """Return what a field of a window holds before anybody touches it."""
    if field["type"] == 23:
        return field.get("default", False)
    if field["type"] == 4:
        return field.get("value")
    chosen = [option["value"] for option in field.get("options", ()) if option.get("default")]
    return (chosen or [None])[0] if field["type"] == 21 else chosen


def answered(result: Any) -> Any:
    """Return the message with which a click or command was answered last."""
    return result.followups[-1] if result.followups else result.response
