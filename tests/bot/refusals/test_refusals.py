"""Everything that honest people would not do, and what goes wrong round them: each has its own kind sentence."""

import re
import sqlite3
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, closing
from hashlib import sha256
from pathlib import Path
from typing import Any

import discord
import msgspec
import pytest

from bot import config
from bot.app.client import PlanisphereBot
from bot.database.engine import hurry
from bot.discord_kit.custom_ids import CustomId
from bot.discord_kit.interaction import READY, sentence
from bot.domain.server_settings import ServerSettings
from bot.i18n.translator import translator_for
from bot.refusals import Refusal
from bot.refusals.database import DatabaseDown
from tests.support.clicks import EN, play_on, says, two_at_a_table, waiting
from tests.support.world import World, answered

ROOT = Path(__file__).parents[3]
JA = translator_for("ja")
FORGED = [
    "t:{table}:0:{prompt_token}:a.zz",
    "t:{table}:0:{prompt_token}:a.-1",
    "t:{table}:0:{prompt_token}:a.0.0",
    "t:{table}:0:{prompt_token}:y.zzzzz",
    "t:{table}:0:{prompt_token}:n.99.99",
    "t:{table}:0:{prompt_token}:c.nothing",
    "t:{table}:0:{prompt_token}:c.go",
    "t:{table}:0:{prompt_token}:c.set.0.0",
    "t:{table}:0:{prompt_token}:c.dice",
    "t:{table}:-:-:sheet.secrets",
    "t:{table}:-:-:takeover.99x",
    "t:{table}:-:-:dance",
]


async def test_forged_buttons_are_refused_kindly_and_change_nothing(world: World) -> None:
    board = await world.solo(world.alice)
    prompt = await world.prompt(world.alice.id)
    possible = EN("bot.refuse.possible", answers="").strip()
    for forged in FORGED:
        result = await world.forged(world.alice, board, forged.format(table=world.table, prompt_token=prompt.token))
        assert says(world, result, "bot.refuse.forged"), forged
        assert (possible in world.text(answered(result))) == ("{prompt_token}" in forged), "which there are"
    assert (await world.bot.service.queries.table(world.table)).moves == 0


@pytest.mark.parametrize(
    "custom_id", ["t:", "hello", "t:x:y:z:w", "v1:old:button", "t:{table}:0:-:a.0" + "x" * 60, "星"]
)
async def test_a_malformed_button_is_explained(world: World, custom_id: str) -> None:
    board = await world.solo(world.alice)
    result = await world.forged(world.alice, board, custom_id.format(table=world.table))
    assert says(world, result, "bot.refuse.old_button")


async def test_a_button_of_a_table_that_does_not_exist(world: World) -> None:
    board = await world.solo(world.alice)
    result = await world.forged(world.alice, board, "t:nosuch:-:-:move")
    assert says(world, result, "bot.refuse.unknown_table")


@pytest.mark.parametrize("values", [["zz"], ["-1"], ["0", "0"], ["0", "1", "2"], ["'; drop table"]])
async def test_values_that_were_never_in_the_menu(world: World, values: list[str]) -> None:
    board = await world.solo(world.alice)
    prompt = await world.prompt(world.alice.id)
    if len(values) != len(set(values)):
        values = [*values[:1], "x"]
    result = await world.forged(world.alice, board, f"t:{world.table}:0:{prompt.token}:a", values)
    assert says(world, result, "bot.refuse.forged")


async def test_a_stale_button_shows_how_the_table_stands_now(world: World) -> None:
    board = await world.solo(world.alice, seats=1, options="tom=choose")
    prompt = await world.prompt(world.alice.id)
    old = f"t:{world.table}:0:{prompt.token}:a.0"
    await world.forged(world.alice, board, old)
    result = await world.forged(world.alice, board, old)
    assert says(world, result, "bot.refuse.stale")
    assert "y" in world.verbs(answered(result))
    assert (await world.bot.service.queries.table(world.table)).moves == 1


async def test_a_button_from_before_prompt_tokens_were_keyed_shows_how_the_table_stands_now(world: World) -> None:
    board = await world.solo(world.alice, seats=1, options="tom=choose")
    prompt = await world.prompt(world.alice.id)
    digest = sha256(msgspec.json.encode((0, prompt.name, 0, prompt.legal))).hexdigest()
    result = await world.forged(world.alice, board, f"t:{world.table}:0:{digest[:10]}:a.0")
    assert says(world, result, "bot.refuse.stale")
    await world.pick(world.alice, answered(result), "a")
    assert (await world.bot.service.queries.table(world.table)).moves == 1


async def test_another_persons_button(world: World) -> None:
    board = await two_at_a_table(world)
    table_view = await world.bot.service.play.view(world.table)
    asked = table_view.pending[0]
    assert asked.person is not None
    other = world.bob if asked.person == world.alice.id else world.alice
    prompt_token = (await world.prompt(asked.person)).token
    result = await world.forged(other, board, f"t:{world.table}:{asked.seat}:{prompt_token}:a.0")
    assert EN("bot.refuse.no_question", has_who="no").partition(".")[0] in world.text(answered(result))


async def test_a_player_who_is_not_seated(world: World) -> None:
    board = await world.solo(world.alice)
    for verb in ("move", "hand"):
        assert says(world, await world.click(world.bob, board, verb), "bot.refuse.not_yours")
    assert says(world, await world.bob.slash(world.channel, "act", answer="Braccio"), "bot.refuse.no_table")
    assert "📄" in world.text(answered(await world.click(world.bob, board, "text")))


async def test_clicks_after_the_end(world: World) -> None:
    board = await world.solo(world.alice)
    await world.bot.service.seats.end_table(world.table, world.alice.id)
    name = ids_table(world, board)
    for verb in ("move", "undo"):
        result = await world.forged(world.alice, board, f"t:{name}:-:-:{verb}")
        assert EN("bot.over") in world.text(answered(result)) or says(world, result, "bot.refuse.closed")


def ids_table(world: World, message: Any) -> str:
    (picture,) = world.pictures(message)
    name: str = picture["media"]["url"].rpartition("/")[2].split("-")[1]
    return name


async def test_an_answer_that_nobody_understands(world: World) -> None:
    await world.solo(world.alice)
    for text in ("", "xyzzy", "ffffffff.0", "x" * 300):
        if text:
            result = await world.alice.slash(world.channel, "act", answer=text)
            assert says(world, result, "bot.refuse.unknown_answer", answer=text[:60])


async def test_words_that_fit_several_answers_are_said_to(world: World) -> None:
    await world.solo(world.alice)
    result = await world.alice.slash(world.channel, "act", answer="a")
    assert says(world, result, "bot.refuse.several_answers", answer="a")
    assert "Braccio" in world.text(answered(result))
    assert "Orium" not in world.text(answered(result))


async def test_a_pick_from_an_old_list_shows_how_the_table_stands_now(world: World) -> None:
    await world.solo(world.alice, seats=1, options="tom=choose")
    prompt_token = (await world.prompt(world.alice.id)).token
    await world.alice.slash(world.channel, "act", answer=f"{prompt_token}.0")
    result = await world.alice.slash(world.channel, "act", answer=f"{prompt_token}.0")
    assert says(world, result, "bot.refuse.stale")
    assert "y" in world.verbs(answered(result))


async def test_an_answer_out_of_the_list(world: World) -> None:
    await world.solo(world.alice)
    prompt_token = (await world.prompt(world.alice.id)).token
    result = await world.alice.slash(world.channel, "act", answer=f"{prompt_token}.zz")
    assert says(world, result, "bot.refuse.forged")


async def test_a_full_table(world: World) -> None:
    lobby = await world.open(world.alice, seats=2)
    await world.click(world.bob, lobby, "join")
    carol = world.person("carol")
    result = await world.forged(carol, lobby, f"t:{world.table}:-:-:join")
    assert says(world, result, "bot.refuse.full", seats=2)


async def test_joining_twice(world: World) -> None:
    lobby = await world.open(world.alice)
    assert says(world, await world.click(world.alice, lobby, "join"), "bot.refuse.already_seated")


async def test_only_the_host_starts(world: World) -> None:
    lobby = await world.open(world.alice)
    await world.click(world.bob, lobby, "join")
    result = await world.click(world.bob, lobby, "start")
    assert says(world, result, "bot.refuse.not_host", host="alice")


@pytest.mark.parametrize(
    ("options", "key"),
    [
        ({"seats": 1, "options": "board=moon"}, "unknown_option"),
        ({"seats": 2, "options": "difficulty=hard"}, "unknown_option"),
        ({"options": "nonsense"}, "unknown_option"),
        ({"seats": 2, "computers": 5}, "full"),
        ({"level": "godlike", "computers": 1}, "unknown_level"),
    ],
)
async def test_options_that_cannot_be_chosen_are_refused_in_private(
    world: World, options: dict[str, Any], key: str
) -> None:
    if "level" in options:
        with pytest.raises(Exception, match="level"):
            await world.open(world.alice, **options)
        return
    result = await world.alice.slash(world.channel, "play", game="glow", **options)
    sentence = EN(f"bot.refuse.{key}", option="@", value="", possible="", seats=2).split("@")[0]
    assert sentence.split("{")[0].strip("“ ")[:8] in world.text(answered(result))
    assert [message for message in world.channel.history() if not message.flags.ephemeral] == []


async def test_two_answers_to_the_same_question(world: World) -> None:
    """The second of two clicks on the same button finds the question answered."""
    board = await world.solo(world.alice, seats=1, options="tom=choose")
    await world.pick(world.alice, board, "a")
    result = await world.forged(world.alice, board, f"t:{world.table}:0:0123456789:y.0")
    assert says(world, result, "bot.refuse.stale")


async def test_nothing_is_asked_of_who_waits(world: World) -> None:
    await two_at_a_table(world)
    asked = (await waiting(world))[0]
    other = world.bob if asked is world.alice else world.alice
    result = await other.slash(world.channel, "act", answer="Braccio")
    assert EN("bot.refuse.no_question", has_who="no").partition(".")[0] in world.text(answered(result))


async def test_taking_back_what_stands(world: World) -> None:
    board = await world.solo(world.alice)
    result = await world.forged(world.alice, board, f"t:{world.table}:-:-:undo")
    assert says(world, result, "bot.refuse.cannot_take_back")


async def test_exporting_a_running_match(world: World) -> None:
    await world.solo(world.alice)
    result = await world.alice.slash(world.channel, "table export", table=world.table)
    assert says(world, result, "bot.refuse.still_running")


@pytest.mark.parametrize("table", ["nosuch", "'; drop", "x" * 90, "☃"])
async def test_a_table_of_that_name_does_not_exist(world: World, table: str) -> None:
    for command in ("board", "hand", "table export"):
        result = await world.alice.slash(world.channel, command, table=table)
        assert says(world, result, "bot.refuse.unknown_table")


@asynccontextmanager
async def trouble(world: World, settings: config.Settings, kind: str) -> AsyncIterator[None]:
    """Lock the database from outside, or let it only be read."""
    if kind == "store_busy":
        await everywhere(world, "busy_timeout = 10")
        with closing(sqlite3.connect(settings.data / "planisphere.sqlite3", isolation_level=None)) as other:
            other.execute("BEGIN EXCLUSIVE")
            yield
    else:
        await everywhere(world, "query_only = on")
        yield
        await everywhere(world, "query_only = off")


async def everywhere(world: World, pragma: str) -> None:
    """Say this to every connection that the bot may take from its pool, and to those that it keeps open."""
    engine = world.bot.repositories.engine
    for kept in engine._idle:
        await kept.exec_driver_sql(f"PRAGMA {pragma}")
    async with AsyncExitStack() as stack:
        for _ in range(5):
            connection = await stack.enter_async_context(engine.raw.connect())
            await connection.exec_driver_sql(f"PRAGMA {pragma}")


@pytest.mark.parametrize("kind", ["store_busy", "read_only"])
async def test_trouble_with_the_database_is_told_and_the_answer_can_be_given_again(
    world: World, settings: config.Settings, caplog: pytest.LogCaptureFixture, kind: str
) -> None:
    board = await world.solo(world.alice, seats=1, options="tom=choose")
    panel = answered(await world.click(world.alice, board, "move"))
    async with trouble(world, settings, kind):
        assert says(world, await world.pick(world.alice, panel, "a"), f"bot.refuse.{kind}")
        assert says(world, await world.alice.slash(world.channel, "play", game="glow"), f"bot.refuse.{kind}")
        assert (await world.bot.service.queries.table(world.table)).moves == 0
    assert (str(settings.backups_folder) in caplog.text) is (kind != "store_busy"), "the operator is told of the copies"
    await world.pick(world.alice, panel, "a")
    assert (await world.bot.service.queries.table(world.table)).moves == 1


async def test_a_database_that_is_away_is_asked_once_and_the_person_told_in_their_language(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    board = await world.solo(world.alice)
    world.bot.languages[world.alice.id] = "ja"
    asked: list[object] = []

    async def away(*what: object) -> None:
        asked.append(what)
        raise DatabaseDown(reason="it is silent")

    monkeypatch.setattr(world.bot.repositories.people, "find", away)
    monkeypatch.setattr(world.bot.repositories.tables, "person_and_header", away)
    result = await world.click(world.alice, board, "move")
    assert JA("bot.refuse.store_down") in world.text(answered(result))
    assert len(asked) == 1


async def test_before_it_acknowledges_the_bot_gives_the_database_less_time_than_discord_gives_it(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else who is refused cannot be told; afterwards there is more time."""
    times: list[float | None] = []
    server, find = world.bot.service.people.server, world.bot.repositories.people.find

    async def settled(number: int) -> ServerSettings:
        times.append(hurry.get())
        return await server(number)

    async def met(ids: Any) -> Any:
        times.append(hurry.get())
        return await find(ids)

    monkeypatch.setattr(world.bot.service.people, "server", settled)
    monkeypatch.setattr(world.bot.repositories.people, "find", met)
    await world.alice.slash(world.channel, "play", game="glow")
    assert times[0] == READY < 3
    assert times[-1] is None


async def test_a_whole_day_goes_on_after_all_this(world: World) -> None:
    await two_at_a_table(world)
    await play_on(world, 12)
    assert (await world.bot.service.play.view(world.table)).view.round >= 1


async def test_a_failing_click_is_logged_without_the_answer(
    bot: PlanisphereBot, caplog: pytest.LogCaptureFixture
) -> None:
    click: Any = discord.Interaction.__new__(discord.Interaction)
    click.data = {"custom_id": CustomId("abc123", "ans", ("card7",), 1, "0123ab").text, "values": ["tile9"]}
    await bot.on_error("click", click)
    assert "ans at table abc123, seat 1, question 0123ab" in caplog.text
    assert "card7" not in caplog.text
    assert "tile9" not in caplog.text


def test_a_refusal_names_a_game_as_players_know_it() -> None:
    catalogue = (ROOT / "bot/i18n/text/en.ftl").read_text(encoding="utf-8")
    keys = re.findall(r"^bot-refuse-(\w+) = .*{ \$game }", catalogue, re.MULTILINE)
    assert {"no_challenges", "no_ladder", "no_lesson"} <= set(keys)
    for key in keys:
        refusal = type("Named", (Refusal,), {}, key=key)(game="girl_stars")
        for words in (EN, JA):
            assert words("girl_stars.name") in sentence(words, refusal)
            assert "girl_stars" not in sentence(words, refusal)
