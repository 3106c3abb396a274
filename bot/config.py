"""Settings: read once from the environment and `.env`, checked, frozen; every mistake has its own sentence."""

import re
from pathlib import Path
from typing import Any, Literal

from pydantic import Field, SecretStr, ValidationError, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict
from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

DRIVERS = ("sqlite+aiosqlite", "postgresql+asyncpg")
"""The database drivers that the store is tested with."""

ADDRESS = re.compile(r"([\w.-]+|\[[0-9A-Fa-f:.]+\]):(\d{1,5})", re.ASCII)
MOST = 65535
"""No port has a larger number."""

Level = Literal["DEBUG", "INFO", "WARNING", "ERROR"]
Form = Literal["text", "json"]
Language = Literal["en", "ja"]


class InvalidSettings(Exception):
    """Settings that cannot be used; `mistakes` are (variable, what was read), each with the sentence
    `bot.setting.<variable>`."""

    def __init__(self, mistakes: tuple[tuple[str, str], ...]) -> None:
        self.mistakes = mistakes
        super().__init__(", ".join(f"{name}={value}" for name, value in mistakes))

    @property
    def sentences(self) -> tuple[tuple[str, str], ...]:
        """For each mistake the key of its sentence and the value that was read (empty for secrets)."""
        return tuple((f"bot.setting.{name.lower()}", value) for name, value in self.mistakes)


class Settings(BaseSettings):
    """What the people who run the bot may decide; the names of the variables are the aliases."""

    model_config = SettingsConfigDict(
        env_file=".env", env_file_encoding="utf-8", env_ignore_empty=True, extra="ignore", frozen=True
    )

    token: SecretStr | None = Field(None, validation_alias="DISCORD_TOKEN")
    database: str = Field("", validation_alias="DATABASE_URL")
    data: Path = Field(Path("data"), validation_alias="PLANISPHERE_DATA")
    port: int = Field(8765, ge=0, le=MOST, validation_alias="PORT")
    shards: int | None = Field(None, ge=1, le=10_000, validation_alias="PLANISPHERE_SHARDS")
    """How many shards all processes at the database serve together; None = each serves all, as many as Discord says."""
    workers: Literal[""] = Field("", validation_alias="PLANISPHERE_WORKERS")
    """A setting of versions before 0.3: refused, so that its host reads what took its place."""
    log_level: Level = Field("INFO", validation_alias="LOG_LEVEL")
    log_format: Form = Field("text", validation_alias="LOG_FORMAT")
    locale: Language = Field("en", validation_alias="PLANISPHERE_LOCALE")
    monitor: str = Field("", validation_alias="PLANISPHERE_MONITOR")
    backups: int = Field(24, ge=0, le=1000, validation_alias="PLANISPHERE_BACKUPS")
    api: str | None = Field(
        None, pattern=r"^http://(127\.0\.0\.1|localhost):\d+$", validation_alias="PLANISPHERE_LOOPBACK"
    )
    """Where a Discord of one's own listens on this very machine: for tests only, hence loopback addresses alone."""

    @field_validator("log_level", mode="before")
    @classmethod
    def _any_case(cls, value: object) -> object:
        return value.upper() if isinstance(value, str) else value

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
        try:
            if value and make_url(value).drivername not in DRIVERS:
                raise ValueError("unknown driver")
        except ArgumentError as error:
            raise ValueError("not a database address") from error
        return value

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
        if value and (not (found := ADDRESS.fullmatch(value)) or int(found[2]) > MOST):
            raise ValueError("not an address")
        return value

    @property
    def monitor_at(self) -> tuple[str, int] | None:
        """Where a monitor is answered, host and port, or None if nowhere."""
        found = ADDRESS.fullmatch(self.monitor)
        return (found[1].strip("[]"), int(found[2])) if found else None

    @property
    def database_url(self) -> str:
        """Where the tables are kept: as set, else a SQLite file in the data folder."""
        return self.database or f"sqlite+aiosqlite:///{self.data / 'planisphere.sqlite3'}"

    @property
    def backups_folder(self) -> Path:
        """Where copies of the database go."""
        return self.data / "backups"

    @property
    def heartbeat(self) -> Path:
        """The file that the running bot touches while it is well."""
        return self.data / "heartbeat"


SECRET = frozenset({"DISCORD_TOKEN", "DATABASE_URL"})
ENV_FILE = "ENV_FILE"
"""Under this name it is told that `.env` itself cannot be read."""


def load(**given: Any) -> Settings:
    """Return the settings of this process; `given` (by variable name) goes before the environment.

    Raises InvalidSettings with every mistake at once.
    """
    try:
        return Settings(**given)
    except (OSError, UnicodeDecodeError) as error:
        reason = "UTF-8" if isinstance(error, UnicodeDecodeError) else error.strerror or str(error)
        raise InvalidSettings(((ENV_FILE, reason),)) from None  # what was read may hold secrets
    except ValidationError as error:
        names = {str(mistake["loc"][0]).upper(): mistake.get("input") for mistake in error.errors()}
        shown = {name: "" if name in SECRET else str(value)[:80] for name, value in names.items()}
        raise InvalidSettings(tuple(shown.items())) from None
