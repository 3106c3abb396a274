"""The commands of `planisphere`, one module each: `arguments` describes a command line, `main` does what it says.

`main` takes the parsed command line and returns the exit code, or raises `Failed` (exit code 1) or `Misused` (2).
Only the room of the command that was called is imported, so that each of them starts quickly.
"""

from collections.abc import Mapping

COMMANDS: Mapping[str, str] = {
    "run": "join Discord with DISCORD_TOKEN, else open the local page",
    "preview": "open the local page, whatever the settings say",
    "simulate": "play many games by computer and print figures",
    "render": "draw one sheet of a match between computer players",
    "verify": "replay an exported match and compare its seed with its commitment",
    "export": "write the record of a finished table",
    "backup": "copy the database while the bot runs",
    "restored": "show everything again after a copy of the database was put back",
    "migrate": "bring the database to this version, or everything into another one",
    "rebuild": "count ratings, leaderboards and achievements anew from the stored matches",
    "void": "strike the result of a table, or let it count again with --undo",
    "doctor": "check everything and name each fix",
}
"""What each command does, in the order of the help."""
