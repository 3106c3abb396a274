"""TableService: the only way in which tables change.

One lock per table and one rule: load, apply, record, publish. Everything that goes wrong on the way is a `Refusal`
with its own sentence; anything else that is raised is a bug. Messages are never sent here: they are written into the
outbox in the same transaction, and the dispatcher (`bot.notifications.dispatcher`) sends them afterwards.

Every method that changes something is safe to call twice and from two processes at once. Every method may raise
UnknownTable and the store's refusals (StoreBusy, StoreFull, ReadOnly, StoreDown) besides those it names.
"""

import secrets
from collections.abc import Callable

from bot.app.message_handlers import message_handlers
from bot.database.repositories import Repositories
from bot.features.challenges.attempts import AttemptService
from bot.features.challenges.closing import ChallengeClosingService
from bot.features.challenges.par_service import ParService
from bot.features.challenges.race import RaceService
from bot.features.challenges.results import AttemptResultService
from bot.features.challenges.service import ChallengeService
from bot.features.challenges.standing import attempt_ended
from bot.features.challenges.vault import SeedVault
from bot.features.challenges.void_service import VoidService
from bot.features.hints.service import HintService
from bot.features.lessons.service import LessonService
from bot.features.lobby.service import LobbyService
from bot.features.pinned_posts.service import PinnedPostService
from bot.features.planned_moves.service import PlannedMoveService
from bot.features.play.service import PlayService
from bot.features.privacy.service import PrivacyService
from bot.features.rankings.counting import match_counted, person_listed
from bot.features.rankings.service import RankingService
from bot.features.reminders.service import ReminderService
from bot.features.replay.service import ReplayService
from bot.features.result_sharing.service import ResultSharingService
from bot.features.seats.service import SeatService
from bot.features.server_duels.service import ServerDuelService
from bot.features.servers.limits import ServerLimits
from bot.features.settings.service import SettingsService
from bot.features.table_admin.service import TableMessageService
from bot.features.undo.service import UndoService
from bot.features.verification.service import ProofService
from bot.features.weekly_sky.service import WeeklySkyService
from bot.notifications.table_message import TableMessages
from bot.tables.catalog import Games
from bot.tables.people import PeopleService
from bot.tables.queries import TableQueries
from bot.tables.repository import ChangeSignal, Clock, TableRepository, to_the_millisecond
from bot.workers.computer_players import GameTaskRunner


def new_seed() -> str:
    """Return a secret random seed of 32 hex digits."""
    return secrets.token_hex(16)


class Services:
    """The services, each given what it needs: `service.lobby.open(...)`, `service.play.submit_move(...)`.

    `clock` is the one clock of the bot (aware, UTC), `task_runner` thinks for computer players (at once if None),
    `seeds` draws the seeds of new matches. `change_signal` is rung after every change.
    """

    def __init__(
        self,
        repositories: Repositories,
        clock: Clock,
        games: Games,
        task_runner: GameTaskRunner | None = None,
        seeds: Callable[[], str] = new_seed,
    ) -> None:
        change_signal, now = ChangeSignal(), to_the_millisecond(clock)
        task_runner, vault = task_runner or GameTaskRunner(), SeedVault(repositories, now)
        self.repositories, self.now, self.change_signal = repositories, now, change_signal
        parts = (attempt_ended, match_counted)
        self.repository = repository = TableRepository(repositories, now, games, change_signal, parts)
        self.people = PeopleService(repositories, now, repository, person_listed)
        self.settings = SettingsService(repositories, now, repository, self.people)
        self.archive = TableQueries(repositories, games, repository)
        self.rankings = RankingService(repositories, now, games)
        self.challenges = ChallengeService(repositories, now, games, repository, vault, self.people)
        self.attempt_results = AttemptResultService(
            repositories, now, games, change_signal, vault, task_runner, repository, self.challenges
        )
        self.posts = PinnedPostService(repositories, now, games, change_signal, self.challenges)
        self.skies = WeeklySkyService(repositories, now, games, change_signal)
        self.pars = ParService(repositories, now, games, vault, task_runner, self.challenges)
        self.races = RaceService(repositories, repository, vault, task_runner, self.attempt_results, self.pars)
        self.limits = ServerLimits(repositories, self.people)
        self.play = PlayService(repositories, now, repository, task_runner, seeds, self.people)
        self.lobby = LobbyService(
            repositories, now, games, repository, change_signal, self.people, self.limits, self.play
        )
        self.proofs = ProofService(repositories, repository, task_runner, self.archive, self.play)
        self.planned_moves = PlannedMoveService(repository, task_runner, self.play)
        self.hints = HintService(repository, task_runner)
        self.replay = ReplayService(repositories, now, games, repository, task_runner, self.archive)
        self.undo = UndoService(repositories, now, repository, task_runner, self.play)
        self.reminders = ReminderService(repositories, now, change_signal, repository, self.people, self.play)
        self.lessons = LessonService(repositories, games, repository, task_runner, self.people, self.play)
        self.seats = SeatService(repositories, now, repository, self.people, self.limits, self.lobby, self.play)
        self.results = ResultSharingService(
            repositories,
            now,
            change_signal,
            repository,
            self.people,
            self.settings,
            self.challenges,
            self.attempt_results,
        )
        self.messages = TableMessageService(repositories, now, change_signal, repository, self.limits)
        self.message_handlers = message_handlers(
            TableMessages(repositories, now, repository, self.people, self.play.view_of),
            play=self.play,
            challenges=self.challenges,
            results=self.attempt_results,
            rankings=self.rankings,
            archive=self.archive,
            skies=self.skies,
        )
        self.voids = VoidService(repositories, now, games, self.archive, self.challenges)
        self.attempts = AttemptService(
            repositories, now, games, repository, vault, self.people, self.challenges, self.play, self.limits
        )
        self.seasons = ChallengeClosingService(
            repositories, now, repository, task_runner, self.challenges, self.attempt_results, self.seats
        )
        self.servers = ServerDuelService(
            repositories, now, change_signal, self.people, self.challenges, self.attempt_results, self.seasons
        )
        self.privacy = PrivacyService(repositories, now, repository, vault, self.posts, self.skies, self.seats)
        self.play.on_match_over.append(self.attempt_results.match_over)
        self.attempt_results.on_results_changed.append(self.posts.results_changed)
        changed = (self.posts.person_changed, self.skies.person_changed, self.reminders.person_changed)
        self.settings.on_changed.extend(changed)
