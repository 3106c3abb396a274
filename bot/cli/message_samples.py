"""Samples of every kind of message that the bot sends on its own, for `doctor --try`."""

from collections.abc import Awaitable, Callable, Iterator, Mapping
from datetime import timedelta
from functools import partial
from secrets import token_hex
from typing import Any

from msgspec.structs import asdict, replace

from bot.app.client import PlanisphereBot
from bot.domain.notification import MessageKind, OutboxMessage, SentNotification
from bot.domain.person import InvokingUser
from bot.domain.table import Location, Table, TableStatus
from bot.domain.table_view import MyTable, PendingSeat, TableView
from bot.domain.timestamps import to_millis
from bot.domain.undo_request import RevealedInformation, UndoRequest
from bot.features.challenges.message import AttemptMessage
from bot.features.challenges.model import ChallengeKind, DuelSide, PinnedPost
from bot.features.pinned_posts.model import ChallengePostMessage
from bot.features.reminders.message import DigestMessage
from bot.features.server_duels.message import DuelPostMessage
from bot.features.weekly_sky.message import SkyPostMessage
from bot.features.weekly_sky.model import SkyPost, Star, StarPlayer, WeeklySky, week_at
from bot.features.welcome.message import WelcomeMessage
from bot.notifications.outgoing import Message, StaleMessageView, TableMessage
from games.api import GAMES, Game, play, playout

Send = Callable[[], Awaitable[object]]
Sample = tuple[str, Send]

WEEKLY_ZONE = "UTC"


class MessageSamples:
    """Sample messages of a bot for one channel (`place`), addressed to no person."""

    def __init__(self, bot: PlanisphereBot, place: Location, host: InvokingUser) -> None:
        self._bot, self._place, self._host, self._now = bot, place, host, bot.clock()
        self._views: dict[str, TableView] = {}
        self._special: Mapping[MessageKind, Callable[[MessageKind, Game], Awaitable[Message]]] = {
            MessageKind.POST: self._standing_post,
            MessageKind.SIDE: self._duel_post,
            MessageKind.SKY: self._sky,
            MessageKind.WELCOME: self._welcome,
            MessageKind.DIGEST: self._digest,
            MessageKind.FINISHED: self._of_challenge,
            MessageKind.DUEL_RESULT: self._of_challenge,
            MessageKind.ATTEMPT: self._of_challenge,
            MessageKind.PAST: self._past,
            MessageKind.DONE: self._done,
            MessageKind.OFFERED: self._offered,
            MessageKind.REQUEST: self._request,
            MessageKind.CONSENT: self._request,
        }
        """Constructors of messages that are not only about a running table."""

    def all(self) -> Iterator[Sample]:
        """Yield the name and sender of each kind of message; boards at the start and the end."""
        first = next(iter(GAMES.values()))
        for game in GAMES.values():
            yield f"{game.key}: lobby", partial(self._lobby, game)
            yield f"{game.key}: board", partial(self._kind, MessageKind.BOARD, game)
            yield f"{game.key}: last board", partial(self._last_board, game)
        for kind in MessageKind:
            if kind not in (MessageKind.BOARD, MessageKind.ARCHIVED):
                yield f"message {kind.value}", partial(self._kind, kind, first)

    async def archive(self, thread: int) -> None:
        """Post a board to a thread and archive the thread."""
        game = next(iter(GAMES.values()))
        there = replace(self._place, thread=thread)
        for kind in (MessageKind.BOARD, MessageKind.ARCHIVED):
            message = await self._table_message(kind, game)
            view = message.table_view
            await self._send(replace(message, table_view=replace(view, table=replace(view.table, place=there))))

    # -- sending -----------------------------------------------------------------------------------------------------

    async def _send(self, message: Message) -> int | None:
        handler = self._bot.service.message_handlers[message.outbox_message.kind]
        return await (await self._bot.messenger.prepare(handler, message)).send()

    async def _kind(self, kind: MessageKind, game: Game) -> None:
        message = await self._special.get(kind, self._table_message)(kind, game)
        await self._send(message)

    async def _lobby(self, game: Game) -> None:
        outbox = self._outbox(MessageKind.LOBBY, game.key)
        view = TableView(await self._opened(game))
        await self._send(TableMessage(outbox_message=outbox, at=self._now, locale=None, table_view=view))

    async def _opened(self, game: Game) -> Table:
        seats = min(number for number in game.seats if number > 1 or number == max(game.seats))
        others = ("easy",) * (seats - 1)
        return await self._bot.service.lobby.open(
            self._host, game.key, self._place, seats=seats, computers=others, announce=False
        )

    async def _last_board(self, game: Game) -> None:
        message = await self._table_message(MessageKind.BOARD, game)
        table, levels = message.table_view.table, ("random",) * len(message.table_view.table.seats)
        match, _ = playout.playout(game, game.parse_options(len(levels), {}), levels, "0" * 32)
        over = replace(
            table, status=TableStatus.OVER, finished_at=self._now, seed="0" * 32, announced=True, board_message=None
        )
        scores = tuple(play.score(game, match))
        view = TableView(over, view=play.view(game, match, None), scores=scores)
        await self._send(replace(message, table_view=view))

    def _outbox(self, kind: MessageKind, topic: str) -> OutboxMessage:
        waiting = OutboxMessage(
            id=0, kind=kind, topic=topic, person=self._host.id, fresh=True, version=1, tries=9, created_at=self._now
        )
        return waiting.marked(token_hex(4))

    # -- kinds -------------------------------------------------------------------------------------------------------

    async def _table_message(self, kind: MessageKind, game: Game) -> TableMessage:
        """Return a message of a running table, without a mention."""
        if game.key not in self._views:
            table = await self._opened(game)
            await self._bot.service.lobby.start(table.id, self._host.id)
            view = await self._bot.service.play.view(table.id)
            seat = view.table.seat_of(self._host.id) or 0
            waiting = PendingSeat(seat, self._host.id, self._now, self._now + timedelta(days=1))
            self._views[game.key] = replace(view, pending=(waiting,))
        view = self._views[game.key]
        outbox = self._outbox(kind, view.table.id)
        return TableMessage(outbox_message=outbox, at=self._now, locale=None, table_view=view)

    async def _offered(self, kind: MessageKind, game: Game) -> Message:
        message = await self._table_message(kind, game)
        table = message.table_view.table
        seats = tuple(replace(one, offered=one.person is None) for one in table.seats)
        return replace(message, table_view=replace(message.table_view, table=replace(table, seats=seats)))

    async def _request(self, kind: MessageKind, game: Game) -> Message:
        message = await self._table_message(kind, game)
        until = self._now + timedelta(hours=12)
        request = UndoRequest(1, 0, 0, 0, self._now, until, RevealedInformation(1), (0,))
        table = replace(message.table_view.table, request=request)
        return replace(message, table_view=replace(message.table_view, table=table))

    async def _past(self, kind: MessageKind, game: Game) -> Message:
        stale = await self._send(await self._table_message(MessageKind.NEWS, game))
        message = await self._table_message(kind, game)
        table = replace(message.table_view.table, board_message=stale)
        left = StaleMessageView(stale or 0, MessageKind.LOBBY, self._place.home)
        return replace(message, table_view=replace(message.table_view, table=table), stale=(left,))

    async def _done(self, kind: MessageKind, game: Game) -> Message:
        notification = await self._send(await self._table_message(MessageKind.TURN, game))
        message = await self._table_message(kind, game)
        topic, home = message.outbox_message.topic, self._place.home
        return replace(
            message,
            sent_notification=SentNotification(topic, self._host.id, MessageKind.TURN, None, home, notification or 0),
        )

    async def _digest(self, kind: MessageKind, game: Game) -> Message:
        view = (await self._table_message(kind, game)).table_view
        person = await self._bot.service.people.meet(self._host)
        mine = (MyTable(view.table, 0, view.pending[0], view.pending),)
        outbox = self._outbox(kind, "digest")
        return DigestMessage(
            outbox_message=outbox, locale=person.language, person=person, mine=mine, sent_notification=None
        )

    async def _ranking(self, game: Game, kind: ChallengeKind) -> Any:
        challenge = await self._bot.service.challenges.current(game.key, kind)
        return await self._bot.service.attempt_results.ranking(challenge.code)

    async def _of_challenge(self, kind: MessageKind, game: Game) -> Message:
        message = await self._table_message(kind, game)
        return AttemptMessage(**asdict(message), ranking=await self._ranking(game, ChallengeKind.DAILY))

    async def _standing_post(self, kind: MessageKind, game: Game) -> Message:
        post = PinnedPost(self._place.guild or 0, game.key, self._place.home)
        today, week = [await self._ranking(game, one) for one in (ChallengeKind.DAILY, ChallengeKind.WEEKLY)]
        outbox = self._outbox(kind, post.topic)
        return ChallengePostMessage(outbox_message=outbox, locale=None, post=post, today=today, week=week, last=None)

    async def _duel_post(self, kind: MessageKind, game: Game) -> Message:
        guild, service = self._place.guild or 0, self._bot.service.servers
        side, other = DuelSide(guild, "Planisphere", self._place.home), DuelSide(guild + 1, "Star", self._place.home)
        challenge = await service.propose(self._host, side, game.key, 3, 2)
        await service.accept(challenge.code, other)
        ranking = await self._bot.service.attempt_results.ranking(challenge.code)
        own = ranking.challenge.sides[0]
        return DuelPostMessage(outbox_message=self._outbox(kind, own.topic), locale=None, side=own, ranking=ranking)

    async def _sky(self, kind: MessageKind, game: Game) -> Message:
        week = week_at(self._now, WEEKLY_ZONE)
        poster = SkyPost(self._place.guild or 0, self._place.home, WEEKLY_ZONE, 9, self._now, week.label)
        players = (StarPlayer(self._host.id, self._host.name, 42, True),)
        stars = tuple(Star(f"star{n}", key, to_millis(self._now), players) for n, key in enumerate(GAMES))
        outbox = self._outbox(kind, poster.topic)
        return SkyPostMessage(outbox_message=outbox, locale=None, poster=poster, sky=WeeklySky(week, stars))

    async def _welcome(self, kind: MessageKind, _: Game) -> Message:
        guild, channel = self._place.guild or 0, self._place.home
        return WelcomeMessage(outbox_message=self._outbox(kind, kind), locale=None, guild=guild, channel=channel)
