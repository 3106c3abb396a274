"""The handler of each kind of message."""

from bot.domain.notification import MessageKind
from bot.features.challenges.message import AttemptHandler, DuelResultHandler
from bot.features.challenges.results import AttemptResultService
from bot.features.challenges.service import ChallengeService
from bot.features.following.message import NewsHandler
from bot.features.lobby.message import ClosedHandler, LobbyHandler, PictureHandler
from bot.features.pinned_posts.message import ChallengePostHandler
from bot.features.pinned_posts.repository import PinnedPostRepository
from bot.features.play.message import BoardHandler
from bot.features.play.service import PlayService
from bot.features.rankings.service import RankingService
from bot.features.reminders.message import DigestHandler, DoneHandler, NotificationHandler
from bot.features.seats.message import OfferHandler
from bot.features.server_duels.message import DuelPostHandler
from bot.features.table_admin.message import ArchiveHandler, StaleMessagesHandler
from bot.features.undo.message import ConsentHandler, RequestHandler
from bot.features.weekly_sky.message import SkyPostHandler
from bot.features.weekly_sky.service import WeeklySkyService
from bot.notifications.message_handler import MessageHandlers
from bot.notifications.table_message import TableMessages
from bot.tables.queries import TableQueries

NOTIFICATIONS = (
    MessageKind.INVITED,
    MessageKind.DISMISSED,
    MessageKind.WARNED,
    MessageKind.TURN,
    MessageKind.REMIND,
    MessageKind.LAST_PLAYER,
    MessageKind.HELPED,
    MessageKind.VOID,
)
"""The kinds of messages that are a sentence and buttons for one person."""


def message_handlers(
    tables: TableMessages,
    *,
    posts: PinnedPostRepository,
    play: PlayService,
    challenges: ChallengeService,
    results: AttemptResultService,
    rankings: RankingService,
    archive: TableQueries,
    skies: WeeklySkyService,
) -> MessageHandlers:
    """Return the handlers by kind of message."""
    repositories, now, people = tables.repositories, tables.now, tables.people
    post, board, notification = (repositories.outbox, now), BoardHandler(tables, rankings), NotificationHandler(tables)
    return {
        **dict.fromkeys(NOTIFICATIONS, notification),
        MessageKind.LOBBY: LobbyHandler(tables),
        MessageKind.BOARD: board,
        MessageKind.PICTURE: PictureHandler(tables, board),
        MessageKind.CLOSED: ClosedHandler(tables),
        MessageKind.PAST: StaleMessagesHandler(tables),
        MessageKind.ARCHIVED: ArchiveHandler(tables),
        MessageKind.DONE: DoneHandler(tables),
        MessageKind.DIGEST: DigestHandler(repositories, now, people, archive),
        MessageKind.NEWS: NewsHandler(tables, play),
        MessageKind.OFFERED: OfferHandler(tables),
        MessageKind.REQUEST: RequestHandler(tables),
        MessageKind.CONSENT: ConsentHandler(tables),
        MessageKind.FINISHED: AttemptHandler(tables, results),
        MessageKind.DUEL_RESULT: DuelResultHandler(tables, results),
        MessageKind.POST: ChallengePostHandler(*post, posts, people, challenges, results),
        MessageKind.SIDE: DuelPostHandler(*post, people, results),
        MessageKind.SKY: SkyPostHandler(*post, people, skies),
    }
