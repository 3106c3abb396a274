"""The commands of `planisphere`: each module has `arguments` (defines them) and `main`.

`main` takes the parsed arguments and returns the exit code, or raises `Failed` or a refusal (exit code 1) or `Misused`
(2). Only the
called command's module is imported, so that each starts quickly.
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
    "servers": "list the servers with their tables, and what went wrong last",
    "table": "show where a table is, who sits there, and what went wrong last",
    "invite": "print the link that adds the bot to a server",
    "doctor": "check everything and name each fix",
}
"""The commands and their purposes, in the order of the help."""
