"""The doctor's checks of this machine: fonts, database, disk, local page."""

import os
import shutil
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from time import time

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.cli.doctor_findings import Finding, broken, fine, hint
from bot.cli.settings import sentence
from bot.cluster.member import SKEW
from bot.config import Settings
from bot.database.data_folder import check_not_lost, newest_copy
from bot.database.engine import Database, address
from bot.database.migrate import newest, version, versions
from bot.refusals import Refusal
from bot.refusals.database import DatabaseBusy, DatabaseDown, DatabaseLost, ForeignDatabase, NewerDatabase, ReadOnly
from renderers.kit import fonts as kit_fonts

MEGABYTE = 1_000_000
DISK_HINT, DISK_BROKEN = 1_000 * MEGABYTE, 100 * MEGABYTE
PATIENCE_MS = 1_000
DAMAGE = ("damaged", "malformed", "not a database")
"""Parts of SQLite's errors about damaged files."""
SPECIMENS = {"Latin": "Aé", "Polish": "Łž", "Japanese": "星光", "Arabic": "ع", "emoji": "🌟"}


def fonts(family_of: Callable[[str], str | None] = kit_fonts.family_of) -> Finding:
    """Return whether the fonts open and cover the scripts of names and texts."""
    way = "install Planisphere's dependencies again: pip install --force-reinstall planisphere"
    try:
        kit_fonts.font("main", "bold", 24)
        kit_fonts.font("main", "regular", 24)
        lacking = [script for script, text in SPECIMENS.items() if not all(map(family_of, text))]
    except Exception as error:  # noqa: BLE001 - a font file may be missing or damaged in many ways
        return broken("fonts", f"they cannot be opened: {error}", way)
    if lacking:
        return broken("fonts", f"no glyphs for: {', '.join(lacking)}", way)
    return fine("fonts", f"glyphs for {', '.join(SPECIMENS)}")


def disk(data: Path) -> Finding:
    """Return the free space of the data folder."""
    try:
        place = next(folder for folder in (data.absolute(), *data.absolute().parents) if folder.exists())
        free = shutil.disk_usage(place).free
    except OSError as error:
        return broken("disk", f"{data} cannot be looked at: {error.strerror}", _allow(data))
    found, way = f"{free / MEGABYTE:,.0f} MB free for {data}", "make room, or set PLANISPHERE_DATA to another disk"
    if free < DISK_BROKEN:
        return broken("disk", found, way)
    return hint("disk", found, way) if free < DISK_HINT else fine("disk", found)


async def database(settings: Settings) -> Finding:
    """Return whether the database opens, its version, and whether it is writable."""
    try:
        if address(settings.database_url).get_backend_name() == "postgresql" and find_spec("asyncpg") is None:
            return broken("database", "the PostgreSQL driver is missing", "pip install 'planisphere[postgres]'")
        check_not_lost(settings.database_url, settings.backups_folder)
        async with Database(settings.database_url, busy_ms=PATIENCE_MS) as engine:
            return await _examined(engine)
    except Refusal as error:
        return broken("database", sentence(error), _mending(error, settings))


async def _examined(engine: Database) -> Finding:
    file = engine.file
    if engine.memory:
        lost = "it is in memory: everything is lost when the bot ends, and nothing can be copied"
        return broken("database", lost, "set DATABASE_URL to a file or a server, or leave it out")
    if file is not None and not file.exists():
        return _absent(file)
    found, known = await version(engine), newest()
    if found is not None and found not in versions():
        raise NewerDatabase(found=found, known=known)
    if engine.sqlite:
        await _check_whole(engine)
    async with engine.writing() as connection:
        await write_nothing(engine, connection)
        skew = time() - await engine.time(connection) / 1000
    where = str(file) if file is not None else engine.url.render_as_string(hide_password=True)
    if found != known:
        state = f"version {found or 'none'}, this program knows {known}"
        return hint("database", f"{where}: {state}", "`planisphere migrate`, or just start the bot")
    if abs(skew) > SKEW:
        state = f"the clock of this machine is {skew:+.0f} seconds off that of the database"
        return hint("database", f"{where}: {state}", "let NTP set both: deadlines follow this clock")
    return fine("database", f"{where}: version {found}, writable")


async def _check_whole(engine: Database) -> None:
    async with engine.reading() as connection:
        told = (await connection.exec_driver_sql("PRAGMA quick_check(1)")).scalar_one()
    if told != "ok":
        raise DatabaseDown(reason=f"{engine.file} is damaged: {told}")


async def write_nothing(engine: Database, connection: AsyncConnection) -> None:
    """Write a value unchanged, to find out whether the database is writable. Raises ReadOnly."""
    if engine.sqlite:
        stands = (await connection.exec_driver_sql("PRAGMA user_version")).scalar_one()
        await connection.exec_driver_sql(f"PRAGMA user_version = {stands}")
    elif (await connection.exec_driver_sql("SHOW transaction_read_only")).scalar_one() == "on":
        raise ReadOnly


def _absent(file: Path) -> Finding:
    if os.path.lexists(file):
        return broken("database", f"{file} is a link that leads nowhere", "let it lead to the database, or remove it")
    folder = next(parent for parent in file.absolute().parents if parent.exists())
    if not _writable(folder):
        return broken("database", f"{file} does not exist and {folder} is not writable", _allow(folder))
    return hint("database", f"{file} does not exist yet; the first start makes it")


def _writable(folder: Path) -> bool:
    probe = folder / ".planisphere-doctor"
    try:
        probe.touch()
        probe.unlink()
    except OSError:
        return False
    return True


def _allow(place: Path) -> str:
    return f"let this user write to {place}, or set PLANISPHERE_DATA to a folder of its own"


def _mending(error: Refusal, settings: Settings) -> str:
    if isinstance(error, DatabaseDown) and any(sign in str(error.values) for sign in DAMAGE):
        copy = newest_copy(settings.backups_folder)
        latest = f"the newest is {copy}" if copy else "there is none"
        folder = settings.backups_folder
        return f"stop the bot, and put a copy from {folder} in its place ({latest}), as docs/hosting.md tells"
    ways: dict[type[Refusal], str] = {
        DatabaseLost: "as it says; docs/hosting.md tells more",
        ForeignDatabase: "set DATABASE_URL or PLANISPHERE_DATA to a place of Planisphere's own",
        NewerDatabase: "update Planisphere, or return to the backup made before the update",
        DatabaseBusy: "close whatever else holds the database, such as a second bot or a browser of databases",
    }
    allowed = f"check DATABASE_URL, and whether this user may read and write {settings.data}"
    return ways.get(type(error), f"{allowed}; {settings.backup_place}")


def page(settings: Settings) -> Finding:
    """Return whether the local page, which runs without a token, is installed."""
    if find_spec("simcord") is None:
        return hint("local page", "not installed", "pip install 'planisphere[preview]'")
    return fine("local page", f"installed; port {settings.port}")
