"""Creates all cogs from the services."""

from collections.abc import MutableMapping, Sequence

from discord import app_commands
from msgspec import Struct

from bot.app.services import Services
from bot.discord_kit.table_channels import TableChannels
from bot.features.challenges.cog import ChallengeCog
from bot.features.challenges.commands import ChallengeCommands
from bot.features.challenges.endings import AttemptEnding
from bot.features.challenges.share_cog import ShareCog
from bot.features.context_menus.cog import ContextMenuCog
from bot.features.following.cog import FollowActions
from bot.features.hints.cog import HintActions
from bot.features.hints.view import HintButton
from bot.features.leaderboards.cog import LeaderboardCog
from bot.features.lessons.cog import LessonCog
from bot.features.lessons.first_match import FirstMatchGuide
from bot.features.lessons.tutor import LessonTutor
from bot.features.lobby.cog import LobbyCog
from bot.features.pinned_posts.cog import PinnedPostCog
from bot.features.planned_moves.cog import PlannedMoveCog
from bot.features.play.cog import PlayCog
from bot.features.play.move_parser import TypedMoveReader
from bot.features.play.presenter import TurnPresenter
from bot.features.privacy.cog import PrivacyCog
from bot.features.profiles.cog import ProfileCog
from bot.features.reminders.cog import ReminderCog
from bot.features.replay.cog import ReplayActions
from bot.features.result_sharing.cog import ResultSharingCog
from bot.features.result_sharing.ending import UnannouncedEnding
from bot.features.rules.cog import RulesCog
from bot.features.seats.cog import SeatActions
from bot.features.server_duels.cog import ServerDuelCog
from bot.features.servers.cog import ServerSettingsCog
from bot.features.settings.cog import SettingsCog
from bot.features.table_admin.cog import TableAdminCog
from bot.features.undo.cog import UndoActions
from bot.features.viewing.cog import ViewingCog
from bot.features.weekly_sky.cog import WeeklySkyCog
from bot.presentation.arrival_reports import ArrivalReports
from bot.presentation.base_cog import BaseCog
from bot.tables.people import PeopleService
from bot.tables.queries import TableQueries
from bot.workers.pictures import PictureService

Base = tuple[PeopleService, TableQueries, MutableMapping[int, str]]
"""The first arguments of every cog."""


class Cogs(Struct, frozen=True):
    """All cogs, with the presenter of turns and the cog of the context menus."""

    turns: TurnPresenter
    apps: ContextMenuCog
    all: tuple[BaseCog, ...]


def build_cogs(
    s: Services,
    pictures: PictureService,
    channels: TableChannels,
    reports: ArrivalReports,
    languages: MutableMapping[int, str],
) -> Cogs:
    """Create the cogs."""
    base: Base = (s.people, s.queries, languages)
    ending = AttemptEnding(s.rankings, s.challenges, s.pars, s.attempt_results, s.results.asks, pictures)
    tutor = LessonTutor(s.queries, s.lessons, pictures)
    extensions = (ending, tutor, FirstMatchGuide(s.people), UnannouncedEnding(s.results), HintButton())
    turns = TurnPresenter(s.play, s.queries, s.rankings, pictures, extensions)
    viewing = ViewingCog(*base, turns, s.play, s.display, s.following, channels, pictures, reports)
    challenges = ChallengeCog(
        *base, turns, s.attempt_results, s.challenges, s.attempts, s.now, s.races, pictures, ending
    )
    profiles = ProfileCog(*base, s.rankings, s.skies, pictures)
    apps = ContextMenuCog(*base, viewing, challenges, profiles, s.challenges, s.proofs)
    at_tables = (viewing, *_play_cogs(s, base, turns), *_table_cogs(s, base, turns, pictures, reports))
    lobby = LobbyCog(*base, s.limits, s.lobby, s.display, s.seats.leave, channels, reports, pictures)
    others = (*_challenge_cogs(s, base, challenges, pictures), *_people_cogs(s, base, pictures))
    return Cogs(turns, apps, (*at_tables, lobby, *others, profiles, apps))


def _play_cogs(s: Services, base: Base, turns: TurnPresenter) -> tuple[BaseCog, ...]:
    planned = PlannedMoveCog(*base, turns, s.planned_moves)
    typist = TypedMoveReader(s.play)
    play = PlayCog(*base, turns, s.play, typist, planned.context, planned.keep)
    return play, planned


def _table_cogs(
    s: Services, base: Base, turns: TurnPresenter, pictures: PictureService, reports: ArrivalReports
) -> tuple[BaseCog, ...]:
    admin = TableAdminCog(
        *base,
        turns,
        s.seats,
        SeatActions(turns, s.queries, s.seats, s.lobby, s.extra_time),
        UndoActions(turns, s.undo, s.now),
        HintActions(turns, s.hints),
        ReplayActions(s.replay, pictures),
        FollowActions(s.following, s.queries),
        s.lobby,
        s.table_moves,
        reports,
    )
    return (
        RulesCog(*base, turns, pictures),
        admin,
        LessonCog(*base, turns, s.lessons, s.lobby),
        ResultSharingCog(*base, turns, s.results),
        ReminderCog(*base, s.reminders),
    )


def _challenge_cogs(s: Services, base: Base, challenges: ChallengeCog, pictures: PictureService) -> tuple[BaseCog, ...]:
    share = ShareCog(*base, challenges, s.attempt_results, s.pars, s.challenges, s.races, pictures)
    posts = PinnedPostCog(*base, s.posts)
    servers = ServerDuelCog(*base, s.servers, s.attempt_results, s.challenges)
    commands = ChallengeCommands(*base, challenges, s.challenges, s.now)
    _add_subcommands(commands.group, (posts, servers))
    return challenges, share, posts, servers, commands


def _people_cogs(s: Services, base: Base, pictures: PictureService) -> tuple[BaseCog, ...]:
    privacy = PrivacyCog(*base, s.settings, s.privacy)
    servers, sky = ServerSettingsCog(*base), WeeklySkyCog(*base, s.skies, s.now)
    settings = SettingsCog(*base, s.now, s.settings)
    _add_subcommands(settings.group, (privacy, servers))
    _add_subcommands(servers.group, (sky,))
    return (
        LeaderboardCog(*base, s.rankings, s.challenges, s.attempt_results, pictures),
        privacy,
        servers,
        sky,
        settings,
    )


def _add_subcommands(group: app_commands.Group, cogs: Sequence[BaseCog]) -> None:
    for cog in cogs:
        for command in cog.subcommands():
            group.add_command(command)
