"""What this machine can tell the doctor: fonts, database, disk, local page."""

import shutil
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.cli.doctor_findings import Finding, broken, fine, hint
from bot.cli.settings import sentence
from bot.config import Settings
from bot.database.engine import Database, file_of
from bot.database.migrate import newest, version, versions
from bot.refusals import Refusal
from bot.refusals.database import DatabaseBusy, NewerDatabase, ReadOnly
from renderers.kit import fonts as kit_fonts

MEGABYTE = 1_000_000
DISK_HINT, DISK_BROKEN = 1_000 * MEGABYTE, 100 * MEGABYTE
PATIENCE_MS = 1_000
SPECIMENS = {"Latin": "Aé", "Polish": "Łž", "Japanese": "星光", "Arabic": "ع", "emoji": "🌟"}


def fonts(family_of: Callable[[str], str | None] = kit_fonts.family_of) -> Finding:
    """Return whether the fonts open and have what names and sentences are written with."""
    way = "install Planisphere's dependencies again: pip install --force-reinstall planisphere"
    try:
        kit_fonts.font("main", "bold", 24)
        kit_fonts.font("main", "regular", 24)
        lacking = [script for script, text in SPECIMENS.items() if not all(map(family_of, text))]
    except Exception as error:  # a font file may be missing or damaged in many ways
        return broken("fonts", f"they cannot be opened: {error}", way)
    if lacking:
        return broken("fonts", f"no glyphs for: {', '.join(lacking)}", way)
    return fine("fonts", f"glyphs for {', '.join(SPECIMENS)}")


def disk(data: Path) -> Finding:
    """Return how much room the data folder has."""
    place = next(folder for folder in (data.absolute(), *data.absolute().parents) if folder.exists())
    free = shutil.disk_usage(place).free
    found, way = f"{free / MEGABYTE:,.0f} MB free for {data}", "make room, or set PLANISPHERE_DATA to another disk"
    if free < DISK_BROKEN:
        return broken("disk", found, way)
    return hint("disk", found, way) if free < DISK_HINT else fine("disk", found)


async def database(settings: Settings) -> Finding:
    """Return whether the database opens, of which version it is, and whether it may be written."""
    if settings.database_url.startswith("postgresql") and find_spec("asyncpg") is None:
        return broken("database", "the PostgreSQL driver is missing", "pip install 'planisphere[postgres]'")
    engine = Database(settings.database_url, busy_ms=PATIENCE_MS)
    try:
        return await _examined(engine, settings)
    except Refusal as error:
        return broken("database", sentence(error), _mending(error, settings))
    finally:
        await engine.close()


async def _examined(engine: Database, settings: Settings) -> Finding:
    file = file_of(settings.database_url)
    if file is not None and not file.exists() and not str(file).startswith("file:"):  # nor SQLite's own addresses
        return _absent(file)
    found, known = await version(engine), newest()
    if found is not None and found not in versions():
        raise NewerDatabase(found=found, known=known)
    async with engine.writing() as connection:
        await write_nothing(engine, connection)
    where = str(file) if file is not None else engine.url.render_as_string(hide_password=True)
    if found != known:
        state = f"version {found or 'none'}, this program knows {known}"
        return hint("database", f"{where}: {state}", "`planisphere migrate`, or just start the bot")
    return fine("database", f"{where}: version {found}, writable")


async def write_nothing(engine: Database, connection: AsyncConnection) -> None:
    """Write what stands there already: only who does so learns whether it may. Raises ReadOnly."""
    if engine.sqlite:
        stands = (await connection.exec_driver_sql("PRAGMA user_version")).scalar_one()
        await connection.exec_driver_sql(f"PRAGMA user_version = {stands}")
    elif (await connection.exec_driver_sql("SHOW transaction_read_only")).scalar_one() == "on":
        raise ReadOnly


def _absent(file: Path) -> Finding:
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
    ways: dict[type[Refusal], str] = {
        NewerDatabase: "update Planisphere, or return to the backup made before the update",
        DatabaseBusy: "close whatever else holds the database, such as a second bot or a browser of databases",
    }
    return ways.get(type(error), f"check DATABASE_URL, and whether this user may read and write {settings.data}")


def page(settings: Settings) -> Finding:
    """Return whether the local page, which takes Discord's place where there is no token, is installed."""
    if find_spec("simcord") is None:
        return hint("local page", "not installed", "pip install 'planisphere[preview]'")
    return fine("local page", f"installed; port {settings.port}")
