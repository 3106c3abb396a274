"""All cogs, each given what it needs."""

from bot.features.challenges.cog import ChallengeCog
from bot.features.challenges.commands import ChallengeCommands
from bot.features.challenges.endings import AttemptEnding
from bot.features.challenges.share_cog import ShareCog
from bot.features.context_menus.cog import ContextMenuCog
from bot.features.hints.view import HintButton
from bot.features.leaderboards.cog import LeaderboardCog
from bot.features.lessons.cog import LessonCog
from bot.features.lessons.tutor import LessonTutor
from bot.features.lobby.cog import LobbyCog
from bot.features.play.cog import PlayCog
from bot.features.play.presenter import TurnPresenter
from bot.features.privacy.cog import PrivacyCog
from bot.features.profiles.cog import ProfileCog
from bot.features.reminders.cog import ReminderCog
from bot.features.result_sharing.cog import ResultSharingCog
from bot.features.result_sharing.ending import UnannouncedEnding
from bot.features.rules.cog import RulesCog
from bot.features.server_duels.cog import ServerDuelCog
from bot.features.settings.cog import SettingsCog
from bot.features.settings.days_off_cog import DaysOffCog
from bot.features.table_admin.cog import TableAdminCog
from bot.features.viewing.cog import ViewingCog
from bot.presentation.base_cog import BaseCog, CogDependencies


def build_cogs(parts: CogDependencies) -> tuple[TurnPresenter, ContextMenuCog, tuple[BaseCog, ...]]:
    """Return the presenter of turns, the cog of the context menus, and all cogs in the order that clicks go by."""
    extensions = (
        AttemptEnding(parts),
        LessonTutor(parts),
        UnannouncedEnding(parts.service.results),
        HintButton(),
    )
    turns = TurnPresenter(parts, extensions)
    challenge_cog, archive, profiles = ChallengeCog(parts, turns), ViewingCog(parts, turns), ProfileCog(parts)
    apps, servers = ContextMenuCog(parts, archive, challenge_cog, profiles), ServerDuelCog(parts)
    at_tables = (
        PlayCog(parts, turns),
        archive,
        RulesCog(parts, turns),
        TableAdminCog(parts, turns),
        LobbyCog(parts),
        LessonCog(parts, turns),
        ResultSharingCog(parts, turns),
        ReminderCog(parts),
    )
    of_challenges = (
        challenge_cog,
        ShareCog(parts, challenge_cog),
        servers,
        ChallengeCommands(parts, challenge_cog, servers),
    )
    of_people = (LeaderboardCog(parts), profiles, PrivacyCog(parts), SettingsCog(parts), DaysOffCog(parts))
    return turns, apps, (*at_tables, *of_challenges, *of_people, apps)
