"""Creates the services of the bot from the repositories."""

import secrets
from collections.abc import Callable

from bot.app.repositories import AllRepositories
from bot.domain.notification import MessageKind
from bot.features.challenges.attempts import AttemptService
from bot.features.challenges.message import AttemptHandler, AttemptNoteHandler, DuelResultHandler
from bot.features.challenges.par_service import ParService
from bot.features.challenges.race import RaceService
from bot.features.challenges.results import AttemptResultService
from bot.features.challenges.service import ChallengeService
from bot.features.challenges.standing import attempt_ended
from bot.features.challenges.void_service import VoidService
from bot.features.following.message import NewsHandler
from bot.features.following.service import FollowService
from bot.features.hints.service import HintService
from bot.features.lessons.service import LessonService
from bot.features.lobby.message import ClosedHandler, LobbyHandler, RefreshHandler, RoleMentionHandler
from bot.features.lobby.service import LobbyService
from bot.features.pinned_posts.message import ChallengePostHandler
from bot.features.pinned_posts.service import PinnedPostService
from bot.features.planned_moves.service import PlannedMoveService
from bot.features.play.message import BoardHandler
from bot.features.play.service import PlayService
from bot.features.privacy.service import PrivacyService
from bot.features.rankings.counting import match_counted, person_listed
from bot.features.rankings.service import RankingService
from bot.features.reminders.message import DigestHandler, DoneHandler, NotificationHandler
from bot.features.reminders.service import ReminderService
from bot.features.replay.service import ReplayService
from bot.features.result_sharing.service import ResultSharingService
from bot.features.seats.extra_time import ExtraTimeService
from bot.features.seats.message import OfferHandler
from bot.features.seats.service import SeatService
from bot.features.server_duels.message import DuelPostHandler
from bot.features.server_duels.service import ServerDuelService
from bot.features.servers.limits import ServerLimits
from bot.features.settings.service import SettingsService
from bot.features.table_admin.message import ArchiveHandler, StaleMessagesHandler
from bot.features.table_admin.service import TableMoveService
from bot.features.undo.message import ConsentHandler, RequestHandler
from bot.features.undo.service import UndoService
from bot.features.verification.service import ProofService
from bot.features.weekly_sky.message import SkyPostHandler
from bot.features.weekly_sky.service import WeeklySkyService
from bot.features.welcome.message import WelcomeHandler
from bot.features.welcome.service import WelcomeService
from bot.notifications.message_handler import MessageHandlers
from bot.notifications.table_message import TableMessages
from bot.tables.catalog import Games
from bot.tables.display import TableDisplayService
from bot.tables.people import PeopleService
from bot.tables.queries import TableQueries
from bot.tables.repository import ChangeSignal, Clock, TableRepository, to_the_millisecond
from bot.workers.computer_players import GameTaskRunner

NOTIFICATIONS = (
    MessageKind.INVITED,
    MessageKind.DISMISSED,
    MessageKind.WARNED,
    MessageKind.JOINED,
    MessageKind.TURN,
    MessageKind.REMIND,
    MessageKind.LAST_PLAYER,
    MessageKind.HELPED,
    MessageKind.VOID,
    MessageKind.LOST,
)
"""The kinds of messages that are a sentence and buttons for one person."""


def new_seed() -> str:
    """Return a secret random seed of 32 hex digits."""
    return secrets.token_hex(16)


class Services:
    """The services: `services.lobby.open(...)`, `services.play.submit_move(...)`.

    `clock` is the only clock of the bot (aware, UTC). `task_runner` runs computer players (None: in this process).
    `seeds` returns the seeds of new matches. `change_signal` is rung after every change.

    Every method that changes something may be called twice and from two processes at once. Every method may raise
    UnknownTable and the refusals of the database in addition to those that it names.
    """

    def __init__(
        self,
        repositories: AllRepositories,
        clock: Clock,
        games: Games,
        task_runner: GameTaskRunner | None = None,
        seeds: Callable[[], str] = new_seed,
    ) -> None:
        self.repositories = repositories
        self.now = now = to_the_millisecond(clock)
        self.change_signal = change_signal = ChangeSignal()
        task_runner = task_runner or GameTaskRunner()
        parts = (attempt_ended, match_counted)
        self.repository = repository = TableRepository(repositories, now, games, change_signal, parts)
        self.people = people = PeopleService(repositories, now, repository, person_listed)
        self.settings = SettingsService(repositories, now, repository, people)
        self.queries = queries = TableQueries(repositories, games, repository)
        self.rankings = RankingService(repositories, repositories.rankings, now, games)
        self.limits = limits = ServerLimits(repositories.loads, people)
        self.play = play = PlayService(repositories, now, repository, task_runner, seeds, people)
        self.lobby = LobbyService(repositories, now, games, repository, people, limits, play)
        self.planned_moves = PlannedMoveService(repository, task_runner, play)
        self.hints = HintService(repository, task_runner)
        self.replay = ReplayService(repositories, repositories.imports, now, games, repository, task_runner, queries)
        self.undo = UndoService(repositories, now, repository, task_runner, play)
        self.reminders = ReminderService(repositories, now, repository, people)
        self.lessons = LessonService(repositories, games, repository, task_runner, people, play)
        self.seats = SeatService(repositories, now, repository, people, limits, self.lobby, play)
        self.extra_time = ExtraTimeService(repository, now)
        self.following = FollowService(repositories.watch_levels, repository, play)
        self.display = TableDisplayService(repositories, now, change_signal, repository)
        self.table_moves = TableMoveService(repository, limits)
        self.welcomes = WelcomeService(repositories, now, change_signal, people)
        self._add_challenges(games, task_runner)
        self.message_handlers = message_handlers(self)
        self._subscribe()

    def _add_challenges(self, games: Games, task_runner: GameTaskRunner) -> None:
        """Create the services of challenges and of their results."""
        all_, now, repository, signal = self.repositories, self.now, self.repository, self.change_signal
        people, stored = self.people, self.repositories.challenges
        self.challenges = challenges = ChallengeService(stored, now, games, repository, people)
        self.attempt_results = results = AttemptResultService(
            all_, stored, now, games, signal, task_runner, repository, challenges, self.seats
        )
        self.attempts = AttemptService(stored, now, games, repository, people, challenges, self.play, self.limits)
        self.pars = ParService(stored, now, games, task_runner, challenges)
        self.races = RaceService(all_, repository, challenges, task_runner, results, self.pars)
        self.voids = VoidService(all_, now, games, self.queries, challenges)
        self.proofs = ProofService(all_, stored, repository, task_runner, self.queries, self.play)
        self.results = ResultSharingService(
            all_, stored, now, signal, repository, people, self.settings, challenges, results
        )
        self.posts = PinnedPostService(all_, all_.posts, all_.sides, now, games, signal, challenges)
        self.servers = ServerDuelService(all_.sides, now, signal, people, challenges, results)
        self.skies = WeeklySkyService(all_.skies, now, games, signal, people)
        posts, skies = self.posts, self.skies
        self.privacy = PrivacyService(all_, all_.privacy, now, repository, challenges, posts, skies, self.seats)

    def _subscribe(self) -> None:
        """Subscribe services to the changes that they show."""
        posts, skies = self.posts, self.skies
        self.play.on_match_over.append(self.attempt_results.match_over)
        self.attempt_results.on_results_changed.append(posts.results_changed)
        self.attempt_results.on_closed.append(posts.challenge_closed)
        self.voids.on_changed.extend((posts.result_voided, skies.result_voided))
        changed = (posts.person_changed, skies.person_changed, self.reminders.person_changed)
        self.settings.on_changed.extend(changed)


def message_handlers(s: Services) -> MessageHandlers:
    """Return the handlers by kind of message."""
    tables = TableMessages(s.repositories, s.now, s.repository, s.people, s.play.view_of)
    board, results = BoardHandler(tables, s.rankings), s.attempt_results
    notification = NotificationHandler(tables, s.seats.mark_gone)
    post = (s.repositories.outbox, s.now)
    return {
        **dict.fromkeys(NOTIFICATIONS, notification),
        MessageKind.LOBBY: LobbyHandler(tables),
        MessageKind.ROLE_MENTION: RoleMentionHandler(tables),
        MessageKind.BOARD: board,
        MessageKind.REFRESH: RefreshHandler(tables, board),
        MessageKind.CLOSED: ClosedHandler(tables),
        MessageKind.PAST: StaleMessagesHandler(tables),
        MessageKind.ARCHIVED: ArchiveHandler(tables),
        MessageKind.DONE: DoneHandler(tables),
        MessageKind.DIGEST: DigestHandler(s.repositories, s.now, s.people, s.queries),
        MessageKind.NEWS: NewsHandler(tables, s.play),
        MessageKind.OFFERED: OfferHandler(tables),
        MessageKind.REQUEST: RequestHandler(tables),
        MessageKind.CONSENT: ConsentHandler(tables),
        MessageKind.FINISHED: AttemptHandler(tables, results),
        MessageKind.DUEL_RESULT: DuelResultHandler(tables, results),
        MessageKind.ATTEMPT: AttemptNoteHandler(tables, results),
        MessageKind.POST: ChallengePostHandler(*post, s.repositories.posts, s.people, s.challenges, results),
        MessageKind.SIDE: DuelPostHandler(*post, s.people, results),
        MessageKind.SKY: SkyPostHandler(*post, s.people, s.skies),
        MessageKind.WELCOME: WelcomeHandler(*post, s.people),
    }
