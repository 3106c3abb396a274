"""Creates the handler of each kind of message."""

from typing import TYPE_CHECKING

from bot.domain.notification import MessageKind
from bot.features.challenges.message import AttemptHandler, DuelResultHandler
from bot.features.following.message import NewsHandler
from bot.features.lobby.message import ClosedHandler, LobbyHandler, PictureHandler
from bot.features.pinned_posts.message import ChallengePostHandler
from bot.features.play.message import BoardHandler
from bot.features.reminders.message import DigestHandler, DoneHandler, NotificationHandler
from bot.features.seats.message import OfferHandler
from bot.features.server_duels.message import DuelPostHandler
from bot.features.table_admin.message import ArchiveHandler, StaleMessagesHandler
from bot.features.undo.message import ConsentHandler, RequestHandler
from bot.features.weekly_sky.message import SkyPostHandler
from bot.notifications.message_handler import MessageHandlers
from bot.notifications.table_message import TableMessages

if TYPE_CHECKING:
    from bot.app.services import Services

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


def message_handlers(s: "Services") -> MessageHandlers:
    """Return the handlers by kind of message."""
    tables = TableMessages(s.repositories, s.now, s.repository, s.people, s.play.view_of)
    board, notification, results = BoardHandler(tables, s.rankings), NotificationHandler(tables), s.attempt_results
    post = (s.repositories.outbox, s.now)
    return {
        **dict.fromkeys(NOTIFICATIONS, notification),
        MessageKind.LOBBY: LobbyHandler(tables),
        MessageKind.BOARD: board,
        MessageKind.PICTURE: PictureHandler(tables, board),
        MessageKind.CLOSED: ClosedHandler(tables),
        MessageKind.PAST: StaleMessagesHandler(tables),
        MessageKind.ARCHIVED: ArchiveHandler(tables),
        MessageKind.DONE: DoneHandler(tables),
        MessageKind.DIGEST: DigestHandler(s.repositories, s.now, s.people, s.archive),
        MessageKind.NEWS: NewsHandler(tables, s.play),
        MessageKind.OFFERED: OfferHandler(tables),
        MessageKind.REQUEST: RequestHandler(tables),
        MessageKind.CONSENT: ConsentHandler(tables),
        MessageKind.FINISHED: AttemptHandler(tables, results),
        MessageKind.DUEL_RESULT: DuelResultHandler(tables, results),
        MessageKind.POST: ChallengePostHandler(*post, s.repositories.posts, s.people, s.challenges, results),
        MessageKind.SIDE: DuelPostHandler(*post, s.people, results),
        MessageKind.SKY: SkyPostHandler(*post, s.people, s.skies),
    }
