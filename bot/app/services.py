"""TableService: the only way in which tables change.

One lock per table and one rule: load, apply, record, publish. Everything that goes wrong on the way is a `Refusal`
with its own sentence; anything else that is raised is a bug. Messages are never sent here: they are written into the
outbox in the same transaction, and the courier (`bot.notifications.dispatcher`) sends them afterwards.

Every method that changes something is safe to call twice and from two processes at once. Every method may raise
UnknownTable and the store's refusals (StoreBusy, StoreFull, ReadOnly, StoreDown) besides those it names.
"""

import secrets
from collections.abc import Callable

from bot.database.repositories import Repositories
from bot.features.challenges.attempts import AttemptService
from bot.features.challenges.closing import ChallengeClosingService
from bot.features.challenges.par_service import ParService
from bot.features.challenges.race import RaceService
from bot.features.challenges.results import AttemptResultService
from bot.features.challenges.service import ChallengeService
from bot.features.challenges.vault import SeedVault
from bot.features.hints.service import HintService
from bot.features.lessons.service import LessonService
from bot.features.lobby.service import LobbyService
from bot.features.pinned_posts.service import PinnedPostService
from bot.features.planned_moves.service import PlannedMoveService
from bot.features.play.service import PlayService
from bot.features.privacy.service import PrivacyService
from bot.features.rankings.service import RankingService
from bot.features.reminders.service import ReminderService
from bot.features.replay.service import ReplayService
from bot.features.result_sharing.service import ResultSharingService
from bot.features.seats.service import SeatService
from bot.features.server_duels.service import ServerDuelService
from bot.features.servers.limits import ServerLimits
from bot.features.table_admin.service import TableMessageService
from bot.features.undo.service import UndoService
from bot.features.verification.service import ProofService
from bot.features.weekly_sky.service import WeeklySkyService
from bot.notifications.table_message import TableMessageLoader
from bot.tables.catalog import Games
from bot.tables.people import PeopleService
from bot.tables.queries import TableQueries
from bot.tables.repository import ChangeSignal, Clock, TableRepository, to_the_millisecond
from bot.workers.computer_players import GameTaskRunner


def new_seed() -> str:
    """Return 32 hex digits that nobody can guess."""
    return secrets.token_hex(16)


class Services:
    """The rooms, each given what it needs: `service.lobby.open(...)`, `service.play.act(...)`.

    `clock` is the one clock of the bot (aware, UTC), `thinker` thinks for computer players (at once if None), `seeds`
    draws the seeds of new matches. `bell` is rung after every change.
    """

    def __init__(
        self,
        store: Repositories,
        clock: Clock,
        games: Games,
        thinker: GameTaskRunner | None = None,
        seeds: Callable[[], str] = new_seed,
    ) -> None:
        bell, now = ChangeSignal(), to_the_millisecond(clock)
        thinker, vault = thinker or GameTaskRunner(), SeedVault(store, now)
        self.store, self.now, self.bell = store, now, bell
        self.keeper = keeper = TableRepository(store, now, games, bell)
        self.posts = PinnedPostService(store, now, games, bell)
        self.skies = WeeklySkyService(store, now, games, bell)
        self.people = PeopleService(store, now, keeper, self.posts, self.skies)
        self.archive = TableQueries(store, games, keeper)
        self.standings = RankingService(store, now, games)
        self.challenges = ChallengeService(store, now, games, keeper, vault, self.people)
        self.verdicts = AttemptResultService(
            store, now, games, bell, vault, thinker, self.posts, self.people, self.challenges
        )
        self.pars = ParService(store, now, games, vault, thinker, self.challenges)
        self.ghosts = RaceService(store, keeper, vault, thinker, self.verdicts, self.pars)
        self.limits = ServerLimits(store, self.people)
        self.lobby = LobbyService(store, now, games, keeper, bell, self.people, self.limits)
        self.play = PlayService(store, now, keeper, thinker, seeds, self.verdicts, self.people)
        self.evidence = ProofService(store, keeper, thinker, self.archive, self.play)
        self.ahead = PlannedMoveService(keeper, thinker, self.play)
        self.hints = HintService(keeper, thinker)
        self.playback = ReplayService(store, now, games, keeper, thinker)
        self.undo = UndoService(store, now, keeper, thinker, self.play)
        self.calls = ReminderService(store, now, bell, keeper, self.people, self.play)
        self.lessons = LessonService(store, games, keeper, thinker, self.people, self.play)
        self.seats = SeatService(store, now, keeper, self.people, self.limits, self.lobby, self.play, self.verdicts)
        self.results = ResultSharingService(store, now, bell, keeper, self.people, self.challenges)
        self.messages = TableMessageService(store, now, bell, keeper, self.limits)
        self.deliveries = TableMessageLoader(
            store,
            now,
            keeper,
            self.people,
            self.play,
            self.challenges,
            self.verdicts,
            self.standings,
            self.archive,
            self.skies,
        )
        self.attempts = AttemptService(store, now, games, keeper, vault, self.people, self.challenges, self.play)
        self.seasons = ChallengeClosingService(
            store, now, keeper, thinker, self.posts, self.challenges, self.verdicts, self.seats
        )
        self.servers = ServerDuelService(store, now, bell, self.people, self.challenges, self.verdicts, self.seasons)
        self.privacy = PrivacyService(store, now, keeper, vault, self.posts, self.skies, self.seats)
