"""Loads what a message of a table needs just before it is sent, and stores where it was posted."""

from collections.abc import Iterable
from dataclasses import dataclass

from msgspec.structs import replace

from bot.database.repositories import Repositories
from bot.domain.audit import AuditEntry
from bot.domain.notification import FOLLOWING, MessageKind, NewMessage, OutboxMessage, SentNotification, WatchLevel
from bot.domain.person import NotificationMode, PersonId
from bot.domain.table import Table
from bot.domain.table_view import MyTable, TableView, VisibleMove
from bot.domain.timestamps import to_millis
from bot.features.challenges.model import ChallengeKind, DuelSide, PinnedPost
from bot.features.challenges.results import AttemptResultService
from bot.features.challenges.service import ChallengeService
from bot.features.pinned_posts.model import ChallengePostMessage
from bot.features.play.service import PlayService
from bot.features.rankings.service import RankingService
from bot.features.reminders.digest import DigestMessage
from bot.features.server_duels.message import DuelPostMessage
from bot.features.weekly_sky.message import SkyPostMessage
from bot.features.weekly_sky.model import SkyPost
from bot.features.weekly_sky.service import WeeklySkyService
from bot.notifications.outgoing import Message, NotBefore, StaleMessageView, TableMessage
from bot.notifications.policy import (
    PERSONAL_TURN_KINDS,
    digest_due,
    digest_of,
    is_news_for,
    notification_mode,
    still_true,
)
from bot.notifications.recipients import is_news, notified_people, recipients_of, watch_level_of
from bot.tables.loaded_table import LoadedTable, round_seen
from bot.tables.log_view import visible_recent_moves
from bot.tables.people import PeopleService
from bot.tables.queries import TableQueries
from bot.tables.repository import Clock, TableRepository
from bot.tables.visibility import table_for_others

SHOWN = (MessageKind.BOARD, MessageKind.PICTURE)
"""The messages that show the board."""

PUBLIC = (*SHOWN, MessageKind.LOBBY, MessageKind.CLOSED)
"""The messages that tell everybody which powers were used."""


@dataclass(eq=False)
class TableMessageLoader:
    """Everything about messages on their way that the store must know."""

    repositories: Repositories
    now: Clock
    repository: TableRepository
    people: PeopleService
    play: PlayService
    challenges: ChallengeService
    attempt_results: AttemptResultService
    rankings: RankingService
    archive: TableQueries
    skies: WeeklySkyService

    async def table_message(self, outbox_message: OutboxMessage) -> Message | None:
        """Return what an outbox message has to say as things stand now, or None if there is nothing to say any more.

        While somebody (or a computer player) is answering, this waits. Raises UnknownTable, NewerRules, UnknownGame;
        NotBefore in the quiet hours of whom it would call.
        """
        match outbox_message.kind:
            case MessageKind.POST:
                return await self._challenge_post(outbox_message)
            case MessageKind.SIDE:
                return await self._encounter(outbox_message)
            case MessageKind.SKY:
                return await self._sky(outbox_message)
            case MessageKind.DIGEST:
                return await self._digest(outbox_message)
        return await self._of_table(outbox_message)

    async def delivered(self, message: Message, number: int | None, *, whole: bool = True) -> None:
        """Note that a message has left: where it stands, and who has been pinged with it.

        The picture follows of a board that is not `whole`, and a call for everybody who could not be pinged with it.
        """
        at = to_millis(self.now())
        if isinstance(message, DigestMessage):
            await self._listed(message, number, at)
            return
        if isinstance(message, ChallengePostMessage | DuelPostMessage | SkyPostMessage):
            await self.repositories.outbox.sent(message.outbox_message, about(message), number, at)
            return
        table = message.table_view.table
        pinged = {person.id for person in message.mentioned}
        seats = [table_seat.seat for table_seat in table.seats if table_seat.person in pinged]
        follow = [] if whole else [NewMessage(MessageKind.PICTURE)]
        if message.outbox_message.kind is MessageKind.BOARD and message.outbox_message.fresh and not table.closed:
            follow += [NewMessage(MessageKind.TURN, person) for person in message.notify_separately]
            await self._list(message.in_digest, at)
        if message.outbox_message.kind is MessageKind.BOARD and message.outbox_message.fresh and table.closed:
            follow += [
                NewMessage(MessageKind.NEWS, person) for person in (*message.notify_separately, *message.in_digest)
            ]
        request = table.request
        if (
            message.outbox_message.kind is MessageKind.REQUEST
            and message.outbox_message.fresh
            and request is not None
            and request.open
        ):
            follow += [NewMessage(MessageKind.CONSENT, person) for person in message.notify_separately]
        follow += await self._followers(message)
        await self.repositories.outbox.sent(
            message.outbox_message,
            table,
            number,
            at,
            pinged=seats,
            sent_notification=_sent_notification(message, number),
            gone=message.sent_notification if message.outbox_message.kind is MessageKind.DONE else None,
            told=[one.message for one in message.stale],
            follow=tuple(follow),
        )
        if message.outbox_message.kind is MessageKind.NEWS:
            await self._told(message)
        await self.repository.load(table.id, refresh=True)

    async def _followers(self, message: TableMessage) -> list[NewMessage]:
        """Return the notes for those who follow the table and do not know yet what is shown with a message."""
        if message.outbox_message.kind not in (MessageKind.BOARD, MessageKind.CLOSED):
            return []
        table, round_ = message.table_view.table, round_seen(message.table_view.view)
        followers = (await self.repositories.watch_levels.of(table.id)).values()
        return [NewMessage(MessageKind.NEWS, one.person) for one in followers if is_news_for(one, table, round_)]

    async def _told(self, news: TableMessage) -> None:
        """Note of what somebody knows who follows a table; once it is over, there is nothing left to follow."""
        table, person = news.table_view.table, news.outbox_message.person or 0
        follower = (await self.repositories.watch_levels.of(table.id)).get(person)
        if follower is None or follower.watch_level not in FOLLOWING:
            return
        if table.closed:
            await self.repositories.watch_levels.drop(table.id, person)
        else:
            await self.repositories.watch_levels.put(
                table.id, replace(follower, round=round_seen(news.table_view.view))
            )

    async def shut(self, outbox_message: OutboxMessage) -> None:
        """Note that a person takes no direct messages; whoever waits for their digest is called at the tables."""
        person = await self.people.person(outbox_message.person or 0)
        if person is None:
            return
        at = to_millis(self.now())
        await self.people.put(replace(person, settings=replace(person.settings, shut=True)))
        if outbox_message.kind is MessageKind.DIGEST:
            for mine in await self._pending_tables(person.id):
                await self.repositories.outbox.post(mine.table.id, (NewMessage(MessageKind.TURN, person.id),), at)

    async def _list(self, people: Iterable[PersonId], at: int) -> None:
        """Let people have a digest, who have none under way."""
        for person in people:
            if not await self.repositories.outbox.has_message(digest_of(person)):
                await self.repositories.outbox.post(digest_of(person), (NewMessage(MessageKind.DIGEST, person),), at)

    async def _digest(self, outbox_message: OutboxMessage) -> DigestMessage | None:
        person = await self.people.person(outbox_message.person or 0)
        if person is None or notification_mode(person.settings) is not NotificationMode.DIGEST:
            return None
        now = self.now()
        due = digest_due(person.settings, outbox_message.created_at, now)
        if due > now:
            raise NotBefore(due)
        mine, sent_notification = (
            await self._pending_tables(person.id),
            await self.repositories.sent_notifications.find(outbox_message.topic, person.id),
        )
        if not mine and sent_notification is None:
            return None
        return DigestMessage(
            outbox_message=outbox_message, at=now, person=person, mine=mine, sent_notification=sent_notification
        )

    async def _pending_tables(self, person: PersonId) -> tuple[MyTable, ...]:
        """Return the tables at which a person is waited for and wishes to hear of it."""
        mine = await self.archive.my_tables(person)
        pending_turns = [one for one in mine if one.pending is not None and not one.table.is_private]
        watch_levels = {one.table.id: await self.repositories.watch_levels.of(one.table.id) for one in pending_turns}
        return tuple(
            one for one in pending_turns if watch_level_of(watch_levels[one.table.id], person) is not WatchLevel.NOTHING
        )

    async def _listed(self, digest: DigestMessage, number: int | None, at: int) -> None:
        """Note that a digest has left; the next one comes in a day, as long as anything waits."""
        outbox_message, who = digest.outbox_message, digest.person.id
        sent_notification = (
            None
            if number is None
            else SentNotification(outbox_message.topic, who, MessageKind.DIGEST, None, None, number)
        )
        follow = (NewMessage(MessageKind.DIGEST, who),) if digest.mine else ()
        gone = None if digest.mine else digest.sent_notification
        await self.repositories.outbox.sent(
            outbox_message, None, number, at, sent_notification=sent_notification, gone=gone, follow=follow
        )

    async def stands(self, message: Message, number: int) -> None:
        """Note that a message of an earlier attempt stands, which does not tell the newest."""
        await self.repositories.outbox.stands(message.outbox_message, about(message), number, to_millis(self.now()))

    async def locale_at(self, guild: int | None, host: PersonId) -> str | None:
        """Return the language that a server has settled, in direct messages the host's; None = as Discord says."""
        if guild is not None:
            return (await self.people.server(guild)).locale
        person = await self.people.person(host)
        return person.language if person else None

    async def _of_table(self, outbox_message: OutboxMessage) -> TableMessage | None:
        async with self.repository.lock(outbox_message.topic):
            stored = await self.repository.load(outbox_message.topic, refresh=True)
        table, now = table_for_others(stored), self.now()
        loaded = replace(stored, table=table)
        if outbox_message.kind is MessageKind.ARCHIVED and not await self._may_be_archived(table):
            return None
        people = recipients_of(outbox_message, loaded, now)
        if people is None:
            return None
        watch_levels = (
            await self.repositories.watch_levels.of(table.id)
            if people or outbox_message.kind is MessageKind.DONE
            else {}
        )
        sent_notification = await self._sent_notification(outbox_message)
        if outbox_message.kind is MessageKind.DONE and (
            sent_notification is None
            or still_true(sent_notification, loaded, watch_level_of(watch_levels, sent_notification.person))
        ):
            return None
        if outbox_message.kind is MessageKind.NEWS and not is_news(people, watch_levels, loaded):
            return None
        known = await self.repositories.people.find(people)
        called = notified_people(
            outbox_message, [known[person] for person in people if person in known], watch_levels, now
        )
        if called is None:
            return None
        past = await self._past(loaded) if outbox_message.kind is MessageKind.PAST else ()
        table_view = await self.play.view_of(loaded, None, () if past else await self._heard(outbox_message, loaded))
        judged = table.challenge if outbox_message.kind in (MessageKind.FINISHED, MessageKind.DUEL_RESULT) else None
        return TableMessage(
            outbox_message=replace(
                outbox_message,
                fresh=outbox_message.fresh or (outbox_message.kind is MessageKind.BOARD and bool(called.pings)),
            ),
            at=now,
            locale=called.pings[0].language if called.direct else await self.locale_at(table.place.guild, table.host),
            table_view=table_view,
            mentioned=called.pings,
            direct=called.direct,
            notify_separately=called.later,
            in_digest=called.listed,
            sent_notification=sent_notification,
            since=next(
                (
                    pending_turn.since
                    for pending_turn in loaded.pending_turns.values()
                    if pending_turn.person == outbox_message.person
                ),
                None,
            ),
            own=await self._only_pending_seat(loaded, table_view) if outbox_message.kind in SHOWN else None,
            reached=await self.rankings.reached_achievements(table)
            if table_view.scores and outbox_message.kind in SHOWN
            else {},
            ranking=await self.attempt_results.ranking(judged.code) if judged else None,
            audit=await self._lately(loaded) if outbox_message.kind in PUBLIC else (),
            stale=past,
        )

    async def _lately(self, loaded: LoadedTable) -> tuple[AuditEntry, ...]:
        """Return which powers were used since the newest board was posted; of a lobby, all."""
        begun, audit = loaded.table.started_at, await self.repositories.log.audit(loaded.table.id)
        return tuple(
            audit_entry
            for audit_entry in audit
            if begun is None
            or (audit_entry.at is not None and audit_entry.at >= begun and audit_entry.move >= loaded.moves_on_board)
        )

    async def _sent_notification(self, outbox_message: OutboxMessage) -> SentNotification | None:
        """Return the call of the person that stands, if this message takes its place or takes it away."""
        if outbox_message.person is None or outbox_message.kind not in (*PERSONAL_TURN_KINDS, MessageKind.DONE):
            return None
        return await self.repositories.sent_notifications.find(outbox_message.topic, outbox_message.person)

    async def _heard(self, outbox_message: OutboxMessage, loaded: LoadedTable) -> tuple[VisibleMove, ...] | None:
        """Return what a message tells of the log, if that is not what is new since the board."""
        if outbox_message.kind is MessageKind.NEWS:
            return await self.play.lately(loaded)
        return await self._undone_by_request(outbox_message, loaded)

    async def _undone_by_request(
        self, outbox_message: OutboxMessage, loaded: LoadedTable
    ) -> tuple[VisibleMove, ...] | None:
        """Return what would be undone with an open request; None where a message tells the news."""
        request = loaded.table.request
        if outbox_message.kind not in (MessageKind.REQUEST, MessageKind.CONSENT) or request is None or not request.open:
            return None
        return visible_recent_moves(
            loaded.game, await self.repositories.log.not_undone(loaded.table.id, request.since - 1), None
        )

    async def _may_be_archived(self, table: Table) -> bool:
        """Say whether no other table has come to a table's place since, and the server still wishes so."""
        others, guild = await self.repositories.tables.at(table.place.home, limit=1), table.place.guild
        return not others and guild is not None and (await self.people.server(guild)).archive is not None

    async def _past(self, loaded: LoadedTable) -> tuple[StaleMessageView, ...]:
        """Return the messages whose place others have taken, with what was heard between the two."""
        left = []
        for one in await self.repositories.past.of(loaded.table.id):
            told = (
                await self.repositories.log.not_undone(loaded.table.id, one.since)
                if one.kind is MessageKind.BOARD
                else ()
            )
            news = visible_recent_moves(loaded.game, [entry for entry in told if entry.number <= one.until], None)
            left.append(StaleMessageView(one.message, one.kind, one.home, news))
        return tuple(left)

    async def _only_pending_seat(self, loaded: LoadedTable, table_view: TableView) -> TableView | None:
        """Return the table as the person sees it who alone is asked."""
        if len(table_view.pending) != 1 or table_view.pending[0].person is None:
            return None
        return await self.play.view_of(loaded, table_view.pending[0].seat, news=())

    async def _challenge_post(self, outbox_message: OutboxMessage) -> ChallengePostMessage | None:
        post = await self.repositories.posts.find(outbox_message.topic)
        if post is None:
            return None
        today = await self.challenges.current(post.game, ChallengeKind.DAILY)
        week = await self.challenges.current(post.game, ChallengeKind.WEEKLY)
        past = await self.challenges.past(post.game, ChallengeKind.DAILY)
        found = [await self.attempt_results.ranking(one.code) for one in (today, week, *past[:1])]
        here = [ranking.within(post.guild) for ranking in found]
        return ChallengePostMessage(
            outbox_message=outbox_message,
            locale=(await self.people.server(post.guild)).locale,
            post=post,
            today=here[0],
            week=here[1],
            last=here[2] if len(here) > 2 else None,
            streak=await self.challenges.streak_here(post.guild, post.game),
        )

    async def _encounter(self, outbox_message: OutboxMessage) -> DuelPostMessage | None:
        code = outbox_message.topic.partition("/")[2]
        ranking = await self.attempt_results.ranking(code)
        side = next((one for one in ranking.challenge.sides if one.topic == outbox_message.topic), None)
        if side is None:
            return None
        locale = (await self.people.server(side.guild)).locale
        return DuelPostMessage(outbox_message=outbox_message, locale=locale, side=side, ranking=ranking)

    async def _sky(self, outbox_message: OutboxMessage) -> SkyPostMessage | None:
        """Return the poster of a week; a week without a star has none, nor is there one where it has been deleted."""
        poster = await self.skies.wanted(outbox_message.topic)
        sky = None if poster is None else await self.skies.of(poster)
        if poster is None or sky is None or not (sky.stars if outbox_message.fresh else poster.message):
            return None
        return SkyPostMessage(
            outbox_message=outbox_message,
            locale=(await self.people.server(poster.guild)).locale,
            poster=poster,
            sky=sky,
        )


def _sent_notification(message: TableMessage, number: int | None) -> SentNotification | None:
    """Return the call that a message was, if it was one."""
    outbox_message = message.outbox_message
    if outbox_message.person is None or number is None or outbox_message.kind not in PERSONAL_TURN_KINDS:
        return None
    home = None if message.direct else message.table_view.table.place.home
    return SentNotification(
        outbox_message.topic, outbox_message.person, outbox_message.kind, message.since, home, number
    )


def about(message: Message) -> Table | PinnedPost | DuelSide | SkyPost | None:
    """Return the table, the standing post or the poster of a message, as that will be when the message has arrived."""
    if isinstance(message, SkyPostMessage):
        return message.poster
    if isinstance(message, DuelPostMessage):
        return replace(message.side, over=message.ranking.challenge.closed_at is not None)
    if isinstance(message, ChallengePostMessage):
        return replace(message.post, code=message.today.challenge.code)
    return None if isinstance(message, DigestMessage) else message.table_view.table
