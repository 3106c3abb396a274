"""Settings: from the environment, checked at once, each mistake with its own sentence in both languages."""

from pathlib import Path

import pytest

from bot import config
from bot.database.engine import file_of
from bot.i18n.translator import LOCALES, translator_for

MISTAKES = {
    "DISCORD_TOKEN": "two words",
    "DATABASE_URL": "mysql://somewhere",
    "PORT": "70000",
    "LOG_LEVEL": "LOUD",
    "LOG_FORMAT": "xml",
    "PLANISPHERE_MONITOR": "everywhere",
    "PLANISPHERE_BACKUPS": "-1",
    "PLANISPHERE_WELCOME": "perhaps",
    "PLANISPHERE_LOCALE": "fr",
    "PLANISPHERE_LOOPBACK": "http://example.org:80",
    "PLANISPHERE_WORKERS": "shared",
}


@pytest.fixture(autouse=True)
def _nothing_set(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    for name in (*MISTAKES, "PLANISPHERE_DATA"):
        monkeypatch.delenv(name, raising=False)


def test_without_a_word_everything_has_its_usual_value() -> None:
    settings = config.load()
    assert settings.token is None
    assert (settings.port, settings.log_level, settings.locale) == (8765, "INFO", "en")
    assert settings.database_url == "sqlite+aiosqlite:///data/planisphere.sqlite3"


def test_the_environment_and_the_file_are_read(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("PORT=1234\nLOG_LEVEL=debug\nDISCORD_TOKEN=from.the.file\n", encoding="utf-8")
    monkeypatch.setenv("PORT", "4321")
    settings = config.load()
    assert (settings.port, settings.log_level) == (4321, "DEBUG")
    assert settings.token is not None
    assert settings.token.get_secret_value() == "from.the.file"
    assert "from.the.file" not in repr(settings)


def test_a_checkout_finds_its_file_and_data_from_anywhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    checkout, elsewhere = tmp_path / "a checkout", tmp_path / "elsewhere"
    for folder in (checkout, elsewhere):
        folder.mkdir()
    (checkout / "Makefile").touch()
    (checkout / ".env").write_text("DISCORD_TOKEN=from.the.file\n", encoding="utf-8")
    monkeypatch.setattr(config, "CHECKOUT", checkout)
    monkeypatch.chdir(elsewhere)
    settings = config.load()
    assert settings.token is not None
    assert file_of(settings.database_url) == checkout / "data" / "planisphere.sqlite3"
    monkeypatch.setenv("DATABASE_URL", "sqlite:///kept/tables.sqlite3?timeout=9")
    assert file_of(config.load().database_url) == checkout / "kept" / "tables.sqlite3"
    assert config.load().database_url.endswith("?timeout=9")
    monkeypatch.setenv("DATABASE_URL", "postgresql://me@there/tables")
    assert config.load().database_url == "postgresql://me@there/tables"
    monkeypatch.delenv("DATABASE_URL")
    (elsewhere / "data").mkdir()
    (elsewhere / "data" / "planisphere.sqlite3").touch()
    assert config.load().data == Path("data"), "a database that has been used from here goes on"


def test_an_empty_value_is_none_at_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "")
    monkeypatch.setenv("PORT", "")
    assert (config.load().token, config.load().port) == (None, 8765)


@pytest.mark.parametrize(("name", "value"), MISTAKES.items())
def test_each_mistake_has_its_sentence_and_keeps_secrets(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str
) -> None:
    monkeypatch.setenv(name, value)
    with pytest.raises(config.InvalidSettings) as caught:
        config.load()
    ((key, shown),) = caught.value.sentences
    for locale in LOCALES:
        sentence = translator_for(locale)(key, value=shown)
        assert name in sentence
        assert (value in sentence) == (name not in config.SECRET_SETTINGS)


def test_all_mistakes_are_told_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in MISTAKES.items():
        monkeypatch.setenv(name, value)
    with pytest.raises(config.InvalidSettings) as caught:
        config.load()
    assert {name for name, _ in caught.value.mistakes} == set(MISTAKES)


def test_a_settings_file_that_cannot_be_read_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def forbidden(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied")

    (tmp_path / ".env").write_bytes(b"DISCORD_TOKEN=\xff\xfe secret\n")
    told = []
    for _ in range(2):
        with pytest.raises(config.InvalidSettings) as caught:
            config.load()
        ((key, shown),) = caught.value.sentences
        told += [translator_for(locale)(key, value=shown) for locale in LOCALES]
        monkeypatch.setattr("dotenv.main.open", forbidden, raising=False)
    assert all(".env" in sentence and "secret" not in sentence for sentence in told)
    assert all("Permission denied" in sentence for sentence in told[len(LOCALES) :])


@pytest.mark.parametrize("data", ["file", "file/below"])
def test_a_file_in_the_place_of_the_data_folder_is_told(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, data: str
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("PLANISPHERE_DATA", data)
    with pytest.raises(config.InvalidSettings) as caught:
        config.load()
    ((key, shown),) = caught.value.sentences
    for locale in LOCALES:
        assert f"PLANISPHERE_DATA {shown}" in translator_for(locale)(key, value=shown).replace("（", " ").replace(
            "(", ""
        )
    assert shown == data


@pytest.mark.parametrize(
    ("value", "found"),
    [("", None), ("127.0.0.1:9464", ("127.0.0.1", 9464)), ("[::1]:9464", ("::1", 9464)), ("bot.lan:0", ("bot.lan", 0))],
)
def test_where_a_monitor_is_answered(
    monkeypatch: pytest.MonkeyPatch, value: str, found: tuple[str, int] | None
) -> None:
    monkeypatch.setenv("PLANISPHERE_MONITOR", value)
    assert config.load().monitor_at == found


@pytest.mark.parametrize(
    "value", ["9464", ":9464", "host", "host:port", "host:65536", "http://host:1", "::1:9464", "a b:1"]
)
def test_where_no_monitor_can_be_answered(monkeypatch: pytest.MonkeyPatch, value: str) -> None:
    monkeypatch.setenv("PLANISPHERE_MONITOR", value)
    with pytest.raises(config.InvalidSettings):
        config.load()


def test_a_data_folder_is_made_later(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PLANISPHERE_DATA", "not/yet/there")
    assert config.load().data == Path("not/yet/there")


def test_settings_do_not_change() -> None:
    with pytest.raises(ValueError, match="frozen"):
        config.load().port = 1
