"""All cogs, each given what it needs."""

from bot.features.challenges.cog import Contests
from bot.features.challenges.commands import Challenges
from bot.features.challenges.share_cog import Afterwards
from bot.features.context_menus.cog import Apps
from bot.features.leaderboards.cog import Standings
from bot.features.lessons.cog import Lessons
from bot.features.lobby.cog import Lobby
from bot.features.play.cog import Play
from bot.features.play.presenter import Turns
from bot.features.privacy.cog import Privacy
from bot.features.profiles.cog import Profiles
from bot.features.reminders.cog import Calling
from bot.features.result_sharing.cog import Results
from bot.features.rules.cog import Rules
from bot.features.server_duels.cog import Servers
from bot.features.settings.cog import Preferences
from bot.features.settings.days_off_cog import Away
from bot.features.table_admin.cog import Office
from bot.features.viewing.cog import Archive
from bot.presentation.base_cog import Parts, Room


def furnished(parts: Parts) -> tuple[Turns, Apps, tuple[Room, ...]]:
    """Return what shows turns, the room with the context commands, and all rooms in the order that clicks go by."""
    turns = Turns(parts)
    contests, archive, profiles = Contests(parts, turns), Archive(parts, turns), Profiles(parts)
    apps, servers = Apps(parts, archive, contests, profiles), Servers(parts)
    at_tables = (
        Play(parts, turns),
        archive,
        Rules(parts, turns),
        Office(parts, turns),
        Lobby(parts),
        Lessons(parts, turns),
        Results(parts, turns),
        Calling(parts),
    )
    of_challenges = (contests, Afterwards(parts, contests), servers, Challenges(parts, contests, servers))
    of_people = (Standings(parts), profiles, Privacy(parts), Preferences(parts), Away(parts))
    return turns, apps, (*at_tables, *of_challenges, *of_people, apps)
