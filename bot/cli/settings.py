"""Settings and refusals as sentences on the command line."""

from bot.cli.console import Failed
from bot.config import InvalidSettings, Settings, load
from bot.database.data_folder import check_not_lost
from bot.database.engine import file_of
from bot.i18n.translator import LOCALES, translator_for
from bot.refusals import Refusal
from bot.refusals.database import DatabaseRefusal


def settings() -> Settings:
    """Return the settings of this process; raises Failed with a sentence for each mistake."""
    try:
        return load()
    except InvalidSettings as error:
        raise Failed("the settings cannot be used.\n" + "\n".join(mistakes(error))) from error


def existing_database(read: Settings) -> str:
    """Return the URL of the existing database; raises Failed if there is none, DatabaseLost if it is lost."""
    file = file_of(read.database_url)
    check_not_lost(read.database_url, read.backups_folder)
    if file is not None and not file.is_file():
        raise Failed(f"there is no database yet: {file}")
    return read.database_url


def mistakes(error: InvalidSettings) -> list[str]:
    """Return a sentence for each mistake."""
    words = translator_for("en")
    return [f"  {words(key, value=value, languages=', '.join(LOCALES))}" for key, value in error.sentences]


def sentence(refusal: Refusal) -> str:
    """Return the sentence of a refusal; for database errors with all details."""
    said = translator_for("en")(
        refusal.words, **{name: value for name, value in refusal.values.items() if not isinstance(value, tuple)}
    )
    untold = {name: value for name, value in refusal.values.items() if str(value) not in said}
    if not isinstance(refusal, DatabaseRefusal) or not untold:
        return said
    return f"{said} ({', '.join(f'{name}: {value}' for name, value in untold.items())})"
