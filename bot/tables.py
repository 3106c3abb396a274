"""TableService: the only way in which tables change.

One lock per table and one rule: load, apply, record, publish. Everything that goes wrong on the way is a `Refusal`
with its own sentence; anything else that is raised is a bug. Messages are never sent here: they are written into the
outbox in the same transaction, and the courier (`bot.outbox`) sends them afterwards.

Every method that changes something is safe to call twice and from two processes at once. Every method may raise
UnknownTable and the store's refusals (StoreBusy, StoreFull, ReadOnly, StoreDown) besides those it names.
"""

import secrets
from collections.abc import Callable

from bot.automata import Thinker
from bot.service.ahead import AheadRoom
from bot.service.archive import ArchiveRoom
from bot.service.attempts import AttemptRoom
from bot.service.calls import CallRoom
from bot.service.challenges import ChallengeRoom
from bot.service.deliveries import DeliveryRoom
from bot.service.evidence import EvidenceRoom
from bot.service.ghosts import GhostRoom
from bot.service.hints import HintRoom
from bot.service.keeper import Bell, Clock, Keeper, to_the_millisecond
from bot.service.lessons import LessonRoom
from bot.service.limits import LimitRoom
from bot.service.lobby import LobbyRoom
from bot.service.messages import MessageRoom
from bot.service.offer import Games
from bot.service.pars import ParRoom
from bot.service.people import PeopleRoom
from bot.service.play import PlayRoom
from bot.service.playback import PlaybackRoom
from bot.service.posts import PostRoom
from bot.service.privacy import PrivacyRoom
from bot.service.results import ResultRoom
from bot.service.seasons import SeasonRoom
from bot.service.seats import SeatRoom
from bot.service.servers import ServerRoom
from bot.service.skies import SkyRoom
from bot.service.standings import StandingRoom
from bot.service.undo import UndoRoom
from bot.service.vault import Vault
from bot.service.verdicts import VerdictRoom
from bot.store import Store


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
