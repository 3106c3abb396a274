"""All cogs, each given what it needs."""

from bot.cogs.afterwards import Afterwards
from bot.cogs.apps import Apps
from bot.cogs.archive import Archive
from bot.cogs.away import Away
from bot.cogs.calling import Calling
from bot.cogs.challenges import Challenges
from bot.cogs.cog import Room
from bot.cogs.contests import Contests
from bot.cogs.lessons import Lessons
from bot.cogs.lobby import Lobby
from bot.cogs.office import Office
from bot.cogs.parts import Parts
from bot.cogs.play import Play
from bot.cogs.preferences import Preferences
from bot.cogs.privacy import Privacy
from bot.cogs.profiles import Profiles
from bot.cogs.results import Results
from bot.cogs.rules import Rules
from bot.cogs.servers import Servers
from bot.cogs.standings import Standings
from bot.cogs.turns import Turns


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
