"""What a message of the bot's is about, read from its own buttons and menus."""

from collections.abc import Iterable, Iterator
from typing import Any

import discord
from msgspec import Struct

from bot.discord_kit import custom_ids
from bot.discord_kit.custom_ids import NOWHERE, CustomId
from bot.domain.challenge_code import parse_code
from bot.refusals.discord import NothingBehind


class MessageTarget(Struct, frozen=True):
    """What stands behind a message: a `table`, else a challenge by its `code`."""

    table: str = ""
    code: str = ""


def target_of(message: discord.Message, client: Any) -> MessageTarget:
    """Return what stands behind a message. Raises NothingBehind, for those of others too."""
    ours = (getattr(client.user, "id", None), client.application_id)  # answers to commands come from the application
    found = list(_presses(message.components)) if message.author.id in ours else []
    tables = (custom_id.table for custom_id in found if custom_id.table != NOWHERE.table)
    codes = (code for custom_id in found if (code := _code(custom_id)))
    for table in tables:
        return MessageTarget(table=table)
    for code in codes:
        return MessageTarget(code=code)
    raise NothingBehind


def _presses(parts: Iterable[Any]) -> Iterator[CustomId]:
    """Yield what can be asked for with components, at whatever depth."""
    for part in parts:
        custom_id = custom_ids.read(getattr(part, "custom_id", None) or "")
        if custom_id is not None:
            yield custom_id
        yield from _presses(getattr(part, "children", ()))


def _code(custom_id: CustomId) -> str:
    """Return the code of the challenge that a button is about, or nothing."""
    return (parse_code(custom_id.args[0]) or "") if custom_id.verb.startswith("c") and custom_id.args else ""
