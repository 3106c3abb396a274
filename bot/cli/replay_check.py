"""Replays all stored matches with the current rules, before the database is migrated."""

from collections import Counter
from itertools import islice

from bot.cli.console import complain, say, show
from bot.cli.match_series import hands, workers
from bot.cli.text_table import table_of
from bot.database.engine import Database
from bot.database.stored_matches import matches, stored
from bot.workers.verification import StoredMatchCheck, UpgradeOutcome, fate_of

MATCHES_IN_MEMORY = 200
"""Number of matches that are in memory at a time."""

NAMED = 20
"""Maximum number of tables that are named."""


async def play_again(engine: Database) -> int:
    """Replay all matches without writing, and print the outcomes; return 1 if one is stranded."""
    tables = await matches(engine)
    if not tables:
        say("No match is stored.")
        return 0
    waiting, found = iter(tables), list[StoredMatchCheck]()
    with hands(workers(len(tables))) as each:
        while some := tuple(islice(waiting, MATCHES_IN_MEMORY)):
            found += each(fate_of, [await stored(engine, table) for table in some])
    _show(found)
    stranded = [one for one in found if one.fate is UpgradeOutcome.STRANDED]
    for one in stranded:
        complain(f"table {one.table} ({one.game}) would be stranded: {one.why}.")
    if lost := [one.table for one in found if one.lost]:
        say(_suggestion(lost))
    say("Nothing was changed." if stranded else "No match would be stranded, and nothing was changed.")
    return 1 if stranded else 0


def _show(found: list[StoredMatchCheck]) -> None:
    counts = Counter((one.game, one.fate) for one in found)
    lost = Counter(one.game for one in found if one.lost)
    games = sorted({one.game for one in found})
    rows = [(game, *(str(counts[game, fate]) for fate in UpgradeOutcome), str(lost[game])) for game in games]
    show(table_of("Stored matches, played again", ("game", *UpgradeOutcome, "no longer replayable"), rows))


def _suggestion(lost: list[str]) -> str:
    tables = ", ".join(lost[:NAMED]) + (", ..." if len(lost) > NAMED else "")
    return (
        f"Finished matches that can no longer be replayed after this update: {len(lost)} ({tables}). Results and "
        "rankings stay. To keep a record that can be replayed, run `planisphere export TABLE --out FILE` with the "
        "version that you use now, before you update."
    )
