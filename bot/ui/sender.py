"""Messages on their way to Discord: posted, edited in place, or posted anew with the old one's controls taken off."""

import logging
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import timedelta
from functools import partial

import discord
from discord.utils import MISSING

from bot.dialogue import names
from bot.dialogue.face import Desk
from bot.dialogue.faces import face_of
from bot.dialogue.panels import Style, Tap
from bot.model import Delivery, Kind, Look, Table
from bot.outbox import Later, Parcel, Stands, Unreachable
from bot.pictures import Pictures
from bot.posts import Bulletin
from bot.tables import TableService
from bot.ui import messages, public, sheets
from bot.ui.components import Block, Rows, layout, without_controls
from bot.ui.ids import Press
from bot.words import Words, language, words_in
from games import GAMES

log = logging.getLogger(__name__)

OLD = timedelta(minutes=50)
"""Discord limits the editing of messages older than an hour: older ones are posted anew."""

POST_RESTS = 600.0
"""Seconds for which a standing post is left as it is when it has been edited too often."""

UNKNOWN_MESSAGE, ARCHIVED, EDITED_TOO_OFTEN = 10008, 50083, 30046
GONE = {10003, 10004, 50001}
"""Unknown channel, unknown guild, and what Discord says of a channel that may no longer be seen."""


@contextmanager
def honest() -> Iterator[None]:
    """Tell what Discord says in the courier's words: raises Unreachable or Later."""
    try:
        yield
    except discord.RateLimited as error:
        raise Later(error.retry_after) from error
    except discord.HTTPException as error:
        if error.code in GONE:
            raise Unreachable("gone") from error
        if error.code == ARCHIVED:
            raise Unreachable("locked") from error
        if isinstance(error, discord.Forbidden):
            raise Unreachable("forbidden") from error
        if isinstance(error, discord.NotFound):
            raise Unreachable("gone") from error
        raise Later from error
    except (OSError, TimeoutError, discord.ConnectionClosed) as error:
        raise Later from error


Board = tuple[tuple[Block, ...], list[discord.File]]
"""A board message: what it says, and its picture if it could be drawn."""


async def honestly(work: Parcel) -> int | None:
    """Send a message, and tell in the courier's words what Discord says of it."""
    with honest():
        return await work()


class Messenger:
    """Sends and edits the public messages of tables; implements `bot.outbox.Sender`."""

    def __init__(
        self,
        client: discord.Client,
        service: TableService,
        pictures: Pictures,
        locale: str,
    ) -> None:
        self._client = client
        self._service = service
        self._pictures = pictures
        self._locale = locale

    # -- what to say -----------------------------------------------------------------------------------------------

    async def language_of(self, guild: int | None, host: int | None = None) -> str:
        """Return the language of a server's public messages: as settled there, else as Discord says; in direct
        messages the host's.
        """
        if guild is not None:
            settled = (await self._service.people.guild(guild)).locale
            known = self._client.get_guild(guild)
            return language(settled or (str(known.preferred_locale) if known else None), self._locale)
        person = await self._service.people.person(host) if host is not None else None
        return language(person.language if person else None, self._locale)

    async def _words(self, table: Table) -> Words:
        return words_in(await self.language_of(table.place.guild, table.host))

    async def pack(self, delivery: Delivery) -> Parcel:
        """Make one message ready, its picture drawn; the parcel raises Unreachable, Later or Stands."""
        words = await self._words(delivery.look.table)
        work: Parcel
        match delivery.notice.kind:
            case Kind.LOBBY:
                work = partial(self._lobby, delivery, words)
            case Kind.BOARD:
                work = partial(self._board, delivery, words, await self.board(delivery.look, words))
            case Kind.CLOSED:
                work = partial(self._closed, delivery, words)
            case Kind.FINISHED | Kind.VERDICT:
                work = partial(self._of_challenge, delivery, words)
            case _:
                work = partial(self._note, delivery, words)
        return partial(honestly, work)

    # -- the kinds of messages -------------------------------------------------------------------------------------

    async def _lobby(self, delivery: Delivery, words: Words) -> int | None:
        table = delivery.look.table
        if table.started_at is not None:
            return await self._edit(table, table.lobby_message, messages.started(table, words, self.jump(table)))
        blocks = messages.lobby(table, GAMES[table.game], words)
        edited = None if delivery.notice.fresh else await self._edit(table, table.lobby_message, blocks)
        return edited or await self._post(delivery, blocks)

    async def _board(self, delivery: Delivery, words: Words, board: Board) -> int | None:
        table = delivery.look.table
        if delivery.notice.fresh or not await self._may_edit(table):
            message = await self._post(delivery, *board)
            if table.board_message:
                await self._strip(table, table.board_message)
            elif table.lobby_message:
                await self._edit(table, table.lobby_message, messages.started(table, words, self.jump(table, message)))
            return message
        edited = await self._edit(table, table.board_message, *board)
        return edited or await self._post(delivery, *await self.board(delivery.look, words))  # files are read once

    async def board(self, look: Look, words: Words) -> Board:
        """Return the board message with its picture."""
        sheet = "score" if look.scores and "score" in sheets.sheets(look.table.game) else "table"
        drawn = await sheets.picture(self._pictures, look, sheet, words)
        quick = await self._quick(look, words)
        reached = await self._service.standings.honours(look.table) if look.scores else {}
        blocks = messages.board(look, words, drawn[0] if drawn else None, quick, reached)
        return blocks, [drawn[1]] if drawn else []

    async def _quick(self, look: Look, words: Words) -> Rows | None:
        """Return the common answers as buttons, if a single person is asked."""
        if len(look.waiting) != 1 or look.waiting[0].person is None:
            return None
        own = await self._service.play.look(look.table.id, look.waiting[0].person)
        if own.prompt is None or own.table.revision != look.table.revision:
            return None
        desk = Desk(own, words, messages.speakers(own.table, words))
        rows = face_of(own.table.game).quick(desk)
        base = Press(own.table.id, "x", seat=own.prompt.seat, stamp=own.prompt.stamp)
        return Rows(base, rows) if rows else None

    async def _closed(self, delivery: Delivery, words: Words) -> int | None:
        table = delivery.look.table
        blocks = messages.closed(table, words)
        for message in (table.board_message, table.lobby_message):
            if message and await self._edit(table, message, blocks, []):
                return message
        return await self._post(delivery, blocks)

    async def _note(self, delivery: Delivery, words: Words) -> int | None:
        """Send a short message to one person: an invitation, a warning, a reminder."""
        table, person, kind = delivery.look.table, delivery.notice.person, delivery.notice.kind
        who = names.mention(person) if person else ""
        until = next((w.until for w in delivery.look.waiting if w.person == person), None) or table.expires_at
        jump = self.jump(table) or ""
        text = words(
            f"bot.note.{kind}",
            who=who,
            game=messages.title(table, words),
            host=names.mention(table.host),
            until=messages.when(until) if until else "",
            timed="yes" if until else "no",
            jump=jump,
        )
        verb = {Kind.INVITED: "join", Kind.WARNED: "renew", Kind.HELPED: "back"}.get(kind, "move")
        tap = Tap((verb,), words(f"bot.note.tap.{verb}"), Style.MAIN)
        await self._post(delivery, (text, Rows(Press(table.id, "x"), ((tap,),))))
        return None

    async def _of_challenge(self, delivery: Delivery, words: Words) -> int | None:
        """Say that an attempt at a challenge has ended, or that the challenge has."""
        table = delivery.look.table
        assert table.trial is not None  # only such tables have these notices
        standing = await self._service.verdicts.standing(table.trial.code)
        if delivery.notice.kind is Kind.VERDICT:
            await self._post(delivery, public.verdict(standing, words))
            return None
        placed = next((one for one in standing.placed if one.attempt.table == table.id), None)
        if placed is not None:
            await self._post(delivery, public.finished(standing.challenge, placed.attempt, words))
        return None

    async def show(self, bulletin: Bulletin) -> int:
        """Show a server's standing post: edited while its day lasts, posted anew for the next one.

        Raises Unreachable or Later.
        """
        post = bulletin.post
        words = words_in(await self.language_of(post.guild))
        blocks = public.standing_post(bulletin.today, bulletin.week, bulletin.last, words)
        home = self._client.get_partial_messageable(post.channel, guild_id=post.guild)
        with honest():
            if post.message is not None and post.code == bulletin.today.challenge.code:
                try:
                    await home.get_partial_message(post.message).edit(view=layout(*blocks))
                    return post.message
                except discord.HTTPException as error:
                    if error.code == EDITED_TOO_OFTEN:
                        raise Later(POST_RESTS) from error
                    if error.code != UNKNOWN_MESSAGE:
                        raise
            quiet = discord.AllowedMentions.none()
            return (await home.send(view=layout(*blocks), allowed_mentions=quiet, silent=True)).id

    # -- posting and editing ---------------------------------------------------------------------------------------

    def home(self, table: Table) -> discord.PartialMessageable:
        """Return where a table's messages go."""
        known = self._client.get_channel(table.place.home)  # a table that was rescued belongs to no server
        guild = table.place.guild or getattr(getattr(known, "guild", None), "id", None)
        return self._client.get_partial_messageable(table.place.home, guild_id=guild)

    def jump(self, table: Table, message: int | None = None) -> str | None:
        """Return the address of a table's newest message, or None if it has none yet."""
        number = message or table.board_message or table.lobby_message
        return self.home(table).get_partial_message(number).jump_url if number else None

    async def _post(self, delivery: Delivery, blocks: Sequence[Block], files: Sequence[discord.File] = ()) -> int:
        """Post a message once and return its id: given the same nonce again, Discord returns the message that stands.

        Raises Stands if that one was posted before there was something new to say.
        """
        notice = delivery.notice
        message = await self.home(delivery.look.table).send(
            view=layout(*blocks),
            files=list(files) or MISSING,
            allowed_mentions=discord.AllowedMentions(users=[discord.Object(person.id) for person in delivery.pings]),
            nonce=notice.nonce,
        )
        if notice.resumed and message.created_at < notice.created_at:
            raise Stands(message.id)
        return message.id

    async def _edit(
        self, table: Table, message: int | None, blocks: Sequence[Block], files: list[discord.File] | None = None
    ) -> int | None:
        """Edit a message and return its id; None if it is no longer there or may not be edited just now."""
        if message is None:
            return None
        partial = self.home(table).get_partial_message(message)
        try:
            await partial.edit(
                view=layout(*blocks),
                attachments=MISSING if files is None else files,
                allowed_mentions=discord.AllowedMentions.none(),
            )
        except discord.HTTPException as error:
            if error.code == ARCHIVED:
                await self._wake(table)
                return None
            if error.code in (UNKNOWN_MESSAGE, EDITED_TOO_OFTEN):
                return None
            raise
        return message

    async def _wake(self, table: Table) -> None:
        """Take a thread out of the archive: Discord does so by itself for new messages, not for edits."""
        thread = await self._client.fetch_channel(table.place.home)
        if isinstance(thread, discord.Thread):
            if thread.locked:
                raise Unreachable("locked")
            await thread.edit(archived=False)

    async def _may_edit(self, table: Table) -> bool:
        """Say whether the board message is there, young enough, and still the newest."""
        if table.board_message is None:
            return False
        if self._service.now() - discord.utils.snowflake_time(table.board_message) > OLD:
            return False
        try:
            newest = [message.id async for message in self.home(table).history(limit=1)]
        except discord.Forbidden:  # the history may not be read here: nobody can tell
            return True
        return newest == [table.board_message]

    async def leave(self, table: Table) -> None:
        """Take the controls off the message of a place where this table has been until now."""
        message = table.board_message or table.lobby_message
        if message:
            await self._strip(table, message)

    async def _strip(self, table: Table, message: int) -> None:
        """Take the controls off an older message; whatever goes wrong here does no harm, for buttons hold no state."""
        partial = self.home(table).get_partial_message(message)
        try:
            view = without_controls(await partial.fetch())
            if view is None:
                await partial.delete()
            else:
                await partial.edit(view=view, allowed_mentions=discord.AllowedMentions.none())
        except (TimeoutError, discord.HTTPException):
            log.debug("table %s: the old message %s keeps its controls", table.id, message, exc_info=True)
