"""Settings, read once from the environment and `.env`, validated and frozen."""

import os
import re
from pathlib import Path
from typing import Any, Literal
from urllib.parse import quote, unquote_to_bytes

from pydantic import Field, SecretStr, ValidationError, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict
from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from bot.i18n.translator import LOCALES

SQLITE, POSTGRESQL = DRIVERS = ("sqlite+aiosqlite", "postgresql+asyncpg")
"""The database drivers that are tested."""

FILE_OPTIONS = frozenset({"timeout", "cached_statements"})
FILE_PARAMETERS = FILE_OPTIONS | {"uri", "mode", "cache", "immutable", "nolock", "psow", "vfs"}
"""Parameters of SQLite URLs, most of them only valid with `uri=true`."""
SERVER_PARAMETERS = frozenset({
    *("host", "port", "passfile", "service", "options", "target_session_attrs", "krbsrvname", "gsslib", "search_path"),
    *("sslmode", "sslcert", "sslkey", "sslrootcert", "sslcrl", "sslpassword", "sslnegotiation"),
    *("ssl_min_protocol_version", "ssl_max_protocol_version", "connect_timeout"),
})  # fmt: skip
"""Parameters of libpq that the PostgreSQL driver supports."""
NEEDLESS_PARAMETERS = frozenset({
    *("application_name", "fallback_application_name", "client_encoding", "channel_binding", "gssencmode"),
    *("keepalives", "keepalives_idle", "keepalives_interval", "keepalives_count", "tcp_user_timeout"),
    *("sslsni", "sslcompression", "prepared_statement_cache_size"),
})  # fmt: skip
"""Parameters that hosting services add to URLs, and that the bot can ignore."""

ADDRESS = re.compile(r"([\w.-]+|\[[0-9A-Fa-f:.]+\]):(\d{1,5})", re.ASCII)
MAX_PORT = 65535
"""The largest port number."""

CHECKOUT = Path(__file__).resolve().parents[1]
"""The folder that this program runs from; a checkout if there is a Makefile."""

Level = Literal["DEBUG", "INFO", "WARNING", "ERROR"]
Form = Literal["text", "json"]


class InvalidSettings(Exception):
    """Raised for invalid settings; `mistakes` are pairs (variable, value).

    The sentence of a mistake has the key `bot.setting.<variable>`.
    """

    def __init__(self, mistakes: tuple[tuple[str, str], ...]) -> None:
        self.mistakes = mistakes
        super().__init__(", ".join(f"{name}={value}" for name, value in mistakes))

    @property
    def sentences(self) -> tuple[tuple[str, str], ...]:
        """For each mistake, the key of its sentence and the value (empty for secrets)."""
        return tuple((f"bot.setting.{name.lower()}", value) for name, value in self.mistakes)


class UnknownParameter(ValueError):
    """A database URL has a parameter `name` that its driver does not support."""

    def __init__(self, name: str) -> None:
        self.name = name
        super().__init__(name)


def database_address(text: str) -> URL:
    """Return a database URL with the driver that the bot uses.

    Other common forms are converted.

    Raises ValueError if it is invalid, UnknownParameter for a parameter that the driver does not support.
    """
    try:
        parsed = make_url(text)
    except ArgumentError as error:
        raise ValueError("not a database address") from error
    kinds = {"sqlite": SQLITE, "postgresql": POSTGRESQL, "postgres": POSTGRESQL}
    driver = kinds.get(parsed.drivername.partition("+")[0])
    if driver is None:
        raise ValueError(f"unknown driver: {parsed.drivername}")
    query = {name: value if isinstance(value, str) else value[-1] for name, value in parsed.query.items()}
    if driver == SQLITE:
        _check_parameters(query, FILE_PARAMETERS if "uri" in query else FILE_OPTIONS)
        file = None if query.get("mode") == "memory" else _file_in(text)
        return URL.create(driver, database=file, query=query if file else {})
    if parsed.port is not None and not 0 < parsed.port <= MAX_PORT:
        raise ValueError("no port has this number")
    if "ssl" in query:  # SQLAlchemy's name
        query.setdefault("sslmode", query.pop("ssl"))
    user, password = query.pop("user", parsed.username), query.pop("password", parsed.password)
    query = {name: value for name, value in query.items() if name not in NEEDLESS_PARAMETERS}
    database = query.pop("dbname", None) or query.pop("database", None) or parsed.database
    _check_parameters(query, SERVER_PARAMETERS)
    return URL.create(driver, user, password, parsed.host, parsed.port, database, query)


def _file_in(text: str) -> str | None:
    """Return the file named by a SQLite URL, byte for byte; None for a database in memory."""
    written = text.partition("://")[2].partition("?")[0].partition("/")[2]
    name = os.fsdecode(unquote_to_bytes(os.fsencode(written)))
    if name in ("", ":memory:", "file:", "file::memory:"):
        return None
    return name if name.startswith("file:") else expanded(name)


def _file_address(file: Path, parameters: str = "") -> str:
    return f"{SQLITE}:///{quote(os.fsencode(file), safe=' +/')}{parameters}"


def _at_home(text: str) -> str:
    """Return a database URL whose relative file refers to `home`. Raises as `database_address`."""
    parsed = database_address(text)
    file = parsed.database if parsed.drivername == SQLITE else None
    if not file or file.startswith("file:") or home() == Path():
        return text
    return _file_address(home() / file, "".join(text.partition("?")[1:]))


def _check_parameters(query: dict[str, str], known: frozenset[str]) -> None:
    for name in query:
        if name not in known:
            raise UnknownParameter(name)


def expanded(path: str) -> str:
    """Return a path with `~` and variables such as `$HOME` expanded, as a shell does."""
    return os.path.expanduser(os.path.expandvars(path))


def home() -> Path:
    """Return the folder of `.env`, to which relative paths in the settings refer.

    It is the working directory if that has a `.env` or a database, else the checkout that this program runs from, so
    that a service finds both wherever it is started. An installed package has no checkout.
    """
    here = any(Path(name).exists() for name in (".env", "data/planisphere.sqlite3"))
    return Path() if here or Path.cwd() == CHECKOUT or not (CHECKOUT / "Makefile").is_file() else CHECKOUT


class LogSettings(BaseSettings):
    """What the log is like; readable even if other settings are invalid."""

    model_config = SettingsConfigDict(
        env_file=".env", env_file_encoding="utf-8", env_ignore_empty=True, extra="ignore", frozen=True
    )

    log_level: Level = Field("INFO", validation_alias="LOG_LEVEL")
    log_format: Form = Field("text", validation_alias="LOG_FORMAT")

    @field_validator("log_level", mode="before")
    @classmethod
    def _any_case(cls, value: object) -> object:
        return value.upper() if isinstance(value, str) else value


class Settings(LogSettings):
    """The settings of the bot; the aliases are the names of the environment variables."""

    token: SecretStr | None = Field(None, validation_alias="DISCORD_TOKEN")
    database: str = Field("", validation_alias="DATABASE_URL")
    data: Path = Field(default_factory=lambda: home() / "data", validation_alias="PLANISPHERE_DATA")
    port: int = Field(8765, ge=0, le=MAX_PORT, validation_alias="PORT")
    shards: int | None = Field(None, ge=1, le=10_000, validation_alias="PLANISPHERE_SHARDS")
    """Number of shards of all processes; None = each serves all that Discord recommends."""
    workers: Literal[""] = Field("", validation_alias="PLANISPHERE_WORKERS")
    """A setting of versions before 0.3; refused, with a sentence that names its replacement."""
    locale: str = Field(LOCALES[0], pattern=f"^({'|'.join(LOCALES)})$", validation_alias="PLANISPHERE_LOCALE")
    monitor: str = Field("", validation_alias="PLANISPHERE_MONITOR")
    welcome: bool = Field(True, validation_alias="PLANISPHERE_WELCOME")
    """Whether a server that the bot joins is welcomed in its system channel."""
    backups: int = Field(24, ge=0, le=1000, validation_alias="PLANISPHERE_BACKUPS")
    api: str | None = Field(
        None, pattern=r"^http://(127\.0\.0\.1|localhost):\d+$", validation_alias="PLANISPHERE_LOOPBACK"
    )
    """URL of a local Discord, for tests only, hence restricted to loopback addresses."""

    @field_validator("token")
    @classmethod
    def _one_word(cls, value: SecretStr | None) -> SecretStr | None:
        text = value.get_secret_value().strip() if value else ""
        if any(letter.isspace() or not letter.isprintable() for letter in text):
            raise ValueError("a token is one word")
        return SecretStr(text) if text else None

    @field_validator("database")
    @classmethod
    def _known_driver(cls, value: str) -> str:
        return _at_home(value) if value else value

    @field_validator("data", mode="before")
    @classmethod
    def _expanded(cls, value: object) -> object:
        return home() / expanded(value) if isinstance(value, str) else value

    @field_validator("data")
    @classmethod
    def _folder(cls, value: Path) -> Path:
        existing = next((place for place in (value, *value.absolute().parents) if place.exists()), value)
        if existing.exists() and not existing.is_dir():
            raise ValueError("a file stands in the way")
        return value

    @field_validator("monitor")
    @classmethod
    def _host_and_port(cls, value: str) -> str:
        if value and (not (found := ADDRESS.fullmatch(value)) or int(found[2]) > MAX_PORT):
            raise ValueError("not an address")
        return value

    @property
    def monitor_at(self) -> tuple[str, int] | None:
        """Host and port of the monitor, or None."""
        found = ADDRESS.fullmatch(self.monitor)
        return (found[1].strip("[]"), int(found[2])) if found else None

    @property
    def database_url(self) -> str:
        """The database URL: as set, else a SQLite file in the data folder."""
        if self.database:
            return self.database
        return _file_address(self.data / "planisphere.sqlite3")

    @property
    def backups_folder(self) -> Path:
        """The folder of database backups."""
        return self.data / "backups"

    @property
    def backup_place(self) -> str:
        """A sentence for the operator about where to find backups."""
        if self.database_url.startswith("postgresql"):
            return "copies of a PostgreSQL database are those that you make with pg_dump"
        return f"copies of the database are in {self.backups_folder}; docs/hosting.md says how to return to one"

    @property
    def heartbeat(self) -> Path:
        """The file that the running bot touches while it is healthy."""
        return self.data / "heartbeat"


SECRET_SETTINGS = frozenset({"DISCORD_TOKEN", "DATABASE_URL"})
ENV_FILE = "ENV_FILE"
"""Pseudo-variable of the mistake that `.env` cannot be read."""
DATABASE_PARAMETER = "DATABASE_PARAMETER"
"""Pseudo-variable of the mistake that DATABASE_URL has an unknown parameter."""


def load(**given: Any) -> Settings:
    """Return the settings of this process.

    `given` (by variable name) overrides the environment.

    Raises InvalidSettings with all mistakes.
    """
    try:
        return Settings(**{"_env_file": home() / ".env", **given})
    except (OSError, UnicodeDecodeError) as error:
        reason = "UTF-8" if isinstance(error, UnicodeDecodeError) else error.strerror or str(error)
        raise InvalidSettings(((ENV_FILE, reason),)) from None  # the input may contain secrets
    except ValidationError as error:
        raise InvalidSettings(tuple(dict(map(_mistake, error.errors())).items())) from None


def logs_json() -> bool:
    """Return whether the log is written as JSON, even if other settings are invalid."""
    try:
        return LogSettings(_env_file=home() / ".env").log_format == "json"  # type: ignore[call-arg]
    except (OSError, UnicodeDecodeError, ValidationError):
        return False


def _mistake(found: Any) -> tuple[str, str]:
    name, reason = str(found["loc"][0]).upper(), found.get("ctx", {}).get("error")
    if isinstance(reason, UnknownParameter):
        return DATABASE_PARAMETER, reason.name[:80]
    return name, "" if name in SECRET_SETTINGS else str(found.get("input"))[:80]
