"""An interaction and its answer: acknowledged at once, answered in the person's language."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import partial
from time import perf_counter
from typing import Any, TypeVar, cast

import discord
from discord.utils import MISSING

from bot.database.engine import hurry
from bot.discord_kit import custom_ids
from bot.discord_kit.components import Block, layout
from bot.discord_kit.files import Drawn, KeptFile, kept
from bot.discord_kit.http_retries import EDITED_TOO_OFTEN, failures
from bot.discord_kit.membership import guild_of, is_member, must_be_member
from bot.discord_kit.refused_parts import RefusedPart, is_refusal, refused_part
from bot.domain.person import InvokingUser, Person, acting_person
from bot.domain.table import TableId
from bot.i18n.translator import Translator, language, translator_for
from bot.monitoring.logs import new_error_id
from bot.refusals import Refusal
from bot.refusals.database import DatabaseBusy, DatabaseRefusal
from bot.refusals.discord import Forged, TooOld
from bot.tables.people import PeopleService
from bot.ui_kit import markup, move_menu, names
from bot.ui_kit.panels import PanelPicture
from games.api import GAMES

log = logging.getLogger(__name__)

AnyInteraction = discord.Interaction[Any]

UNKNOWN_WEBHOOK, UNKNOWN_INTERACTION, ALREADY_ACKNOWLEDGED = 10015, 10062, 40060
TOO_LATE = (UNKNOWN_WEBHOOK, UNKNOWN_INTERACTION, ALREADY_ACKNOWLEDGED, 50027, 10008)
"""The answer was late or sent twice, or its message was dismissed; no answer is possible."""

READY = 1.5
"""Timeout in seconds of each query before the acknowledgement; Discord waits three."""

BAD_REQUEST = 400
"""The HTTP status of an invalid request."""

INTERACTION_RETRY_PAUSE = 1.0
"""Seconds before an answer is retried because Discord does not know the interaction yet."""

RESENDS = 2
"""Maximum number of attempts without the parts that Discord refuses."""

T = TypeVar("T")

ACKNOWLEDGEMENT = "heard"
"""The key in `extras` for the kind of acknowledgement, if discord.py does not know it."""


def invoking_user(interaction: AnyInteraction) -> InvokingUser:
    """Return the user of an interaction."""
    user = interaction.user
    return InvokingUser(user.id, names.tidy(user.display_name), language(str(interaction.locale)))


def begin(interaction: AnyInteraction) -> None:
    """Set the acting person, and shorten database timeouts until the acknowledgement."""
    acting_person.set(interaction.user.id)
    hurry.set(None if _acknowledged(interaction) else READY)


Part = Block | Drawn | tuple[Drawn, ...] | None
"""A part of an answer: text, controls, a picture with its file, or several pictures next to each other."""


class InteractionContext:
    """An acknowledged interaction, with the person and the language of the answer."""

    def __init__(self, interaction: AnyInteraction, person: Person, table_read: TableId | None = None) -> None:
        self.interaction = interaction
        self.person = person
        self.table_read = table_read
        """The table that was read together with the person, until it is used."""
        self.words: Translator = translator_for(person.language)
        self.about = ""
        """The first text of the answer: its table, if that is not obvious."""

    @property
    def is_private(self) -> bool:
        """Whether the clicked message is ephemeral."""
        return _private(self.interaction)

    def must_be_heard(self) -> None:
        """Raise Absent if others cannot see messages here."""
        must_be_member(self.interaction)

    @classmethod
    async def acknowledge(
        cls, interaction: AnyInteraction, people: PeopleService, *, public: bool = False, table: TableId | None = None
    ) -> "InteractionContext":
        """Acknowledge an interaction before any other work, and load the person and the `table` that it is about.

        A private answer replaces the clicked ephemeral message, or is a new one. With `public`, a click edits its own
        message, and a command answers in public.
        """
        interaction.client.track_interaction()
        interaction.client.metrics.used_by(interaction.user.id)
        if _acknowledged(interaction) is None:
            sent_in = interaction.type is discord.InteractionType.modal_submit and interaction.message is not None
            clicked = interaction.type is discord.InteractionType.component or sent_in
            await _acknowledge(interaction, public=public, own=clicked and (public or _private(interaction)))
        return cls(interaction, await people.meet(invoking_user(interaction), table), table)

    async def answer(self, *parts: Part, files: Sequence[discord.File] = ()) -> discord.InteractionMessage:
        """Edit the acknowledged message; empty parts are left out. Raises TooOld if it has been edited too often."""
        blocks, drawn = _blocks((self.about, *parts))
        try:
            return await _send(self.interaction, blocks, (*drawn, *files), partial(_edit, self.interaction))
        except discord.HTTPException as error:
            if error.code == EDITED_TOO_OFTEN:
                raise TooOld from error
            raise

    async def send_public(self, *parts: Part, pings: Sequence[int] = ()) -> None:
        """Send a public message after the private answer; it only notifies `pings`. Raises Absent."""
        self.must_be_heard()
        blocks, files = _blocks(parts)
        pinged = discord.AllowedMentions(users=[discord.Object(person) for person in pings])
        await _send(self.interaction, blocks, files, partial(_follow_up, self.interaction, pinged, private=False))

    async def send_followup(self, *parts: Part) -> None:
        """Send a private message, without changing the clicked ephemeral message."""
        if _private(self.interaction):
            await self.add(*parts)
        else:
            await self.answer(*parts)

    async def add(self, *parts: Part) -> None:
        """Send a further private message."""
        blocks, files = _blocks(parts)
        quiet = discord.AllowedMentions.none()
        await _send(self.interaction, blocks, files, partial(_follow_up, self.interaction, quiet, private=True))


def _blocks(parts: Sequence[Part]) -> tuple[list[Block], list[discord.File]]:
    """Return the parts that are not empty as blocks, and the files of the pictures among them."""
    blocks, files = list[Block](), list[discord.File]()
    for part in parts:
        if isinstance(part, Drawn):
            blocks.append(part.picture)
            files.append(part.file)
        elif isinstance(part, tuple):
            shown: list[PanelPicture] = [one.picture if isinstance(one, Drawn) else one for one in part]
            blocks.append(tuple(shown))
            files += [one.file for one in part if isinstance(one, Drawn)]
        elif part:
            blocks.append(part)
    return blocks, files


def _view(interaction: AnyInteraction, *blocks: Block) -> discord.ui.LayoutView:
    return layout(*blocks, mentions=interaction.client.tree.mentions, heard=is_member(interaction))


async def _send(
    interaction: AnyInteraction,
    blocks: Sequence[Block],
    files: Sequence[discord.File],
    send: Callable[[discord.ui.LayoutView, Sequence[discord.File]], Awaitable[T]],
) -> T:
    """Send an answer; repeat it without the part that Discord refuses, at most RESENDS times."""
    client, began = interaction.client, perf_counter()
    for left in reversed(range(1 + RESENDS)):
        emojis = client.tree.mentions.emoji_level
        try:
            sent = await send(_view(interaction, *blocks), files)
        except discord.HTTPException as error:
            part = refused_part(error)
            if part is None or not left:
                raise
            _log_refusal(interaction, error)
            if part is RefusedPart.EMOJIS:
                client.tree.mentions.refuse_emojis(emojis)
            else:
                blocks, files = [block for block in blocks if not isinstance(block, PanelPicture | tuple)], ()
            for file in files:
                file.fp.seek(0)
        else:
            if log.isEnabledFor(logging.DEBUG):
                log.debug("answer to %s was sent, %s ms", _where(interaction), round(1000 * (perf_counter() - began)))
            return sent
    raise AssertionError("the last attempt returns or raises")


def _log_refusal(interaction: AnyInteraction, error: discord.HTTPException) -> None:
    interaction.client.metrics.refused("answer", error.code)
    log.error("Discord refuses the answer to %s: %s", _where(interaction), "; ".join(str(error).splitlines()))


def _where(interaction: AnyInteraction) -> str:
    return (
        f"{log_context(interaction)} (server {guild_of(interaction) or '-'}, channel {interaction.channel_id or '-'})"
    )


async def _follow_up(
    interaction: AnyInteraction,
    pinged: discord.AllowedMentions,
    view: discord.ui.LayoutView,
    files: Sequence[discord.File],
    *,
    private: bool,
) -> None:
    await interaction.followup.send(view=view, files=list(files) or MISSING, ephemeral=private, allowed_mentions=pinged)


def _acknowledged(interaction: AnyInteraction) -> discord.InteractionResponseType | None:
    known: discord.InteractionResponseType | None = interaction.response.type or interaction.extras.get(ACKNOWLEDGEMENT)
    return known


def break_cycles(interaction: AnyInteraction) -> None:
    """Break the reference cycle of an interaction and its response, to spare the collector."""
    interaction.extras[ACKNOWLEDGEMENT] = _acknowledged(interaction)
    with suppress(AttributeError):  # there was no response
        del interaction._cs_response  # type: ignore[attr-defined]


async def _acknowledge(interaction: AnyInteraction, *, public: bool, own: bool) -> None:
    """Acknowledge an interaction; with `own` the answer replaces the clicked message."""
    kinds = discord.InteractionResponseType
    hurry.set(None)
    await interaction.client.give_way()
    with failures() as failed:
        try:
            if own:
                await interaction.response.defer()
            else:
                await interaction.response.defer(ephemeral=not public, thinking=True)
        except discord.HTTPException as error:
            if error.code != ALREADY_ACKNOWLEDGED or not failed:  # otherwise another process of the bot answers
                raise
            interaction.extras[ACKNOWLEDGEMENT] = (
                kinds.deferred_message_update if own else kinds.deferred_channel_message
            )


async def _edit(
    interaction: AnyInteraction, view: discord.ui.LayoutView, files: Sequence[discord.File] = ()
) -> discord.InteractionMessage:
    """Edit the acknowledged message; retry if Discord does not know the acknowledgement yet.

    A picture that the message already shows is not sent again, unless another click has removed it.
    """
    shown = _kept(interaction, files)
    try:
        return await _edit_once(interaction, view, shown)
    except discord.HTTPException as error:
        if error.code == UNKNOWN_WEBHOOK:
            await asyncio.sleep(INTERACTION_RETRY_PAUSE)
        elif error.status != BAD_REQUEST or shown == list(files):
            raise
    for file in files:
        file.fp.seek(0)
    return await _edit_once(interaction, view, files)


def _kept(interaction: AnyInteraction, files: Sequence[discord.File]) -> Sequence[discord.File | KeptFile]:
    """Return the files, with references to those that the edited message already shows."""
    own = _acknowledged(interaction) is discord.InteractionResponseType.deferred_message_update
    return kept(files, interaction.message) if own and interaction.message is not None else list(files)


async def _edit_once(
    interaction: AnyInteraction, view: discord.ui.LayoutView, files: Sequence[discord.File | KeptFile]
) -> discord.InteractionMessage:
    attachments = cast("list[discord.File | discord.Attachment]", list(files))
    quiet = discord.AllowedMentions.none()
    return await interaction.edit_original_response(view=view, attachments=attachments, allowed_mentions=quiet)


def _private(interaction: AnyInteraction) -> bool:
    return interaction.message is not None and interaction.message.flags.ephemeral


def sentence(words: Translator, refusal: Refusal) -> str:
    """Return the sentence of a refusal; it can test whether a value is set (`has_who`)."""
    known = {f"has_{name}": "no" if value in ("", ()) else "yes" for name, value in refusal.values.items()}
    values = {name: _value(words, refusal, name, value) for name, value in refusal.values.items()}
    return "\n".join(part for part in (words(refusal.words, **known, **values), refusal.more) if part)


def _value(words: Translator, refusal: Refusal, name: str, value: str | int | tuple[str, ...]) -> str | int:
    """Return a value for a sentence: names escaped, lists joined, a game by its name."""
    if name == "game" and value in GAMES:
        return words(f"{value}.name")
    if isinstance(value, tuple):
        keys = refusal.named.get(name)
        value = words.join_list(words(f"{keys}.{one}") if keys else one for one in value)
    return markup.harmless(value) if name in refusal.people and isinstance(value, str) else value


async def send_refusal(interaction: AnyInteraction, error: BaseException, people: PeopleService) -> None:
    """Say to one person why something was not done; what is no refusal is a bug.

    A bug is logged under an error id that the person sees.
    """
    error = getattr(error, "original", error)
    if isinstance(error, move_menu.NoSuchPath):
        error = Forged()
    if isinstance(error, discord.HTTPException) and error.code in TOO_LATE:
        log.info("an answer came too late: %s", error)
        return
    words = translator_for(await _language(interaction, error, people))
    interaction.client.metrics.failed(_kind(error))
    if isinstance(error, DatabaseRefusal) and not isinstance(error, DatabaseBusy):
        copies = interaction.client.settings.backup_place
        log.error("the database failed (%s); %s", ", ".join(map(str, (error.key, *error.values.values()))), copies)
    if isinstance(error, discord.HTTPException) and is_refusal(error):
        _log_refusal(interaction, error)
    if isinstance(error, Refusal):
        text = sentence(words, error)
    else:
        number = new_error_id()
        about = (number, log_context(interaction))
        log.error("a click or command failed (error %s): %s", *about, exc_info=error, extra={"error_id": number})
        text = words("bot.refuse.bug", error=number)
    try:
        await _tell(interaction, text)
    except discord.HTTPException as failed:
        log.warning("a refusal could not be told: %s", failed)


def _kind(error: BaseException) -> str:
    if isinstance(error, Refusal):
        return "store" if isinstance(error, DatabaseRefusal) else "refusal"
    return "discord" if isinstance(error, discord.HTTPException) else "bug"


async def _language(interaction: AnyInteraction, error: BaseException, people: PeopleService) -> str:
    """Return the language of a person, from memory when it is the database that refuses: asking again takes time."""
    remembered = interaction.client.languages.get(interaction.user.id)
    if isinstance(error, DatabaseRefusal):
        return remembered or str(interaction.locale)
    try:
        person = await people.person(interaction.user.id)
    except Refusal:
        return remembered or str(interaction.locale)
    return person.settings.locale or str(interaction.locale) if person else str(interaction.locale)


async def _tell(interaction: AnyInteraction, text: str) -> None:
    """Send a private text in the way that is still possible."""
    view, known = _view(interaction, text), _acknowledged(interaction)
    if known is None:
        await interaction.client.give_way()
        await interaction.response.send_message(view=view, ephemeral=True)
    elif known is discord.InteractionResponseType.deferred_channel_message:
        await _edit(interaction, view)
    else:
        await interaction.followup.send(view=view, ephemeral=True)


def log_context(interaction: AnyInteraction) -> str:
    """Return a description for the log, without the move or text that the person sent."""
    data: Any = interaction.data or {}
    custom_id = custom_ids.read(str(data.get("custom_id", "")))
    if custom_id is None:
        return str(data.get("custom_id") or data.get("name"))
    return (
        f"{custom_id.verb} at table {custom_id.table}, seat {custom_id.seat}, question {custom_id.prompt_token or '-'}"
    )
