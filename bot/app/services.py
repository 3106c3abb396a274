"""TableService: the only way in which tables change.

One lock per table and one rule: load, apply, record, publish. Everything that goes wrong on the way is a `Refusal`
with its own sentence; anything else that is raised is a bug. Messages are never sent here: they are written into the
outbox in the same transaction, and the courier (`bot.notifications.dispatcher`) sends them afterwards.

Every method that changes something is safe to call twice and from two processes at once. Every method may raise
UnknownTable and the store's refusals (StoreBusy, StoreFull, ReadOnly, StoreDown) besides those it names.
"""

import secrets
from collections.abc import Callable

from bot.database.repositories import Store
from bot.features.challenges.attempts import AttemptRoom
from bot.features.challenges.closing import SeasonRoom
from bot.features.challenges.par_service import ParRoom
from bot.features.challenges.race import GhostRoom
from bot.features.challenges.results import VerdictRoom
from bot.features.challenges.service import ChallengeRoom
from bot.features.challenges.vault import Vault
from bot.features.hints.service import HintRoom
from bot.features.lessons.service import LessonRoom
from bot.features.lobby.service import LobbyRoom
from bot.features.pinned_posts.service import PostRoom
from bot.features.planned_moves.service import AheadRoom
from bot.features.play.service import PlayRoom
from bot.features.privacy.service import PrivacyRoom
from bot.features.rankings.service import StandingRoom
from bot.features.reminders.service import CallRoom
from bot.features.replay.service import PlaybackRoom
from bot.features.result_sharing.service import ResultRoom
from bot.features.seats.service import SeatRoom
from bot.features.server_duels.service import ServerRoom
from bot.features.servers.limits import LimitRoom
from bot.features.table_admin.service import MessageRoom
from bot.features.undo.service import UndoRoom
from bot.features.verification.service import EvidenceRoom
from bot.features.weekly_sky.service import SkyRoom
from bot.notifications.table_message import DeliveryRoom
from bot.tables.catalog import Games
from bot.tables.people import PeopleRoom
from bot.tables.queries import ArchiveRoom
from bot.tables.repository import Bell, Clock, Keeper, to_the_millisecond
from bot.workers.computer_players import Thinker


def new_seed() -> str:
    """Return 32 hex digits that nobody can guess."""
    return secrets.token_hex(16)


class TableService:
    """The rooms, each given what it needs: `service.lobby.open(...)`, `service.play.act(...)`.

    `clock` is the one clock of the bot (aware, UTC), `thinker` thinks for computer players (at once if None), `seeds`
    draws the seeds of new matches. `bell` is rung after every change.
    """

    def __init__(
        self,
        store: Store,
        clock: Clock,
        games: Games,
        thinker: Thinker | None = None,
        seeds: Callable[[], str] = new_seed,
    ) -> None:
        bell, now = Bell(), to_the_millisecond(clock)
        thinker, vault = thinker or Thinker(), Vault(store, now)
        self.store, self.now, self.bell = store, now, bell
        self.keeper = keeper = Keeper(store, now, games, bell)
        self.posts = PostRoom(store, now, games, bell)
        self.skies = SkyRoom(store, now, games, bell)
        self.people = PeopleRoom(store, now, keeper, self.posts, self.skies)
        self.archive = ArchiveRoom(store, games, keeper)
        self.standings = StandingRoom(store, now, games)
        self.challenges = ChallengeRoom(store, now, games, keeper, vault, self.people)
        self.verdicts = VerdictRoom(store, now, games, bell, vault, thinker, self.posts, self.people, self.challenges)
        self.pars = ParRoom(store, now, games, vault, thinker, self.challenges)
        self.ghosts = GhostRoom(store, keeper, vault, thinker, self.verdicts, self.pars)
        self.limits = LimitRoom(store, self.people)
        self.lobby = LobbyRoom(store, now, games, keeper, bell, self.people, self.limits)
        self.play = PlayRoom(store, now, keeper, thinker, seeds, self.verdicts, self.people)
        self.evidence = EvidenceRoom(store, keeper, thinker, self.archive, self.play)
        self.ahead = AheadRoom(keeper, thinker, self.play)
        self.hints = HintRoom(keeper, thinker)
        self.playback = PlaybackRoom(store, now, games, keeper, thinker)
        self.undo = UndoRoom(store, now, keeper, thinker, self.play)
        self.calls = CallRoom(store, now, bell, keeper, self.people, self.play)
        self.lessons = LessonRoom(store, games, keeper, thinker, self.people, self.play)
        self.seats = SeatRoom(store, now, keeper, self.people, self.limits, self.lobby, self.play, self.verdicts)
        self.results = ResultRoom(store, now, bell, keeper, self.people, self.challenges)
        self.messages = MessageRoom(store, now, bell, keeper, self.limits)
        self.deliveries = DeliveryRoom(
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
        self.attempts = AttemptRoom(store, now, games, keeper, vault, self.people, self.challenges, self.play)
        self.seasons = SeasonRoom(store, now, keeper, thinker, self.posts, self.challenges, self.verdicts, self.seats)
        self.servers = ServerRoom(store, now, bell, self.people, self.challenges, self.verdicts, self.seasons)
        self.privacy = PrivacyRoom(store, now, keeper, vault, self.posts, self.skies, self.seats)
