"""The commands: what they are called, what they answer, and that they are told to Discord only when they change."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from discord.app_commands import CommandNotFound
from fluent.syntax import parse
from fluent.syntax.ast import FunctionReference, StringLiteral, TextElement
from fluent.syntax.visitor import Visitor

from bot import config
from bot.app.start import create_bot
from bot.discord_kit.command_mentions import CommandMentions
from bot.discord_kit.components import Control, registered
from bot.features.play import move_parser
from bot.i18n.translator import LOCALES, catalogues, translator_for
from bot.tables.display import TableDisplayService
from tests.discord.limits import command_problems
from tests.support.clicks import says, two_at_a_table, waiting, wishes
from tests.support.world import World, answered

EN, JA = translator_for("en"), translator_for("ja")
ROOT = Path(__file__).parents[3]

pytestmark = pytest.mark.told

TYPED = 1
"""The kind of command that is typed; the others stand in the apps menu of a person or a message."""


def told(world: World, *, typed: bool = True) -> list[Any]:
    """What Discord has been told of the commands that are typed (or of the others), each time."""
    requests = [request for request in world.env.http_requests if request.path.endswith("/commands")]
    every: list[Any] = [request.json for request in requests if request.method == "PUT"]
    return [[one for one in commands if (one.get("type", TYPED) == TYPED) is typed] for commands in every]


async def test_the_command_tree_keeps_discords_limits_in_both_languages(world: World) -> None:
    (commands,) = told(world)
    assert command_problems(commands) == []
    names = {command["name"] for command in commands}
    assert names == {
        "play", "act", "board", "hand", "games", "learn", "rules", "help", "table", "settings",
        "challenge", "leaderboard", "profile", "statistics", "away", "server",
    }  # fmt: skip
    for part in whole(commands):
        assert part["name_localizations"]["ja"], part
        assert part["description_localizations"]["ja"], part
        assert all(choice["name_localizations"]["ja"] for choice in part.get("choices", [])), part


async def test_the_apps_menus_are_named_in_both_languages_and_on_the_pages(world: World) -> None:
    (menus,) = told(world, typed=False)
    names = [(menu["name"], menu["name_localizations"]["ja"]) for menu in menus]
    assert sorted(menu["type"] for menu in menus) == [2, 2, 3, 3]
    for number, page in enumerate(("README.md", "README.ja.md")):
        rows = re.findall(r"^\| \*(\w[^*]*)\* \|", (ROOT / page).read_text(encoding="utf-8"), re.MULTILINE)
        assert sorted(rows) == sorted(name[number] for name in names), page


async def test_pages_and_sentences_name_the_commands_as_they_are(world: World) -> None:
    (commands,) = told(world)
    japanese_names = {command["name"]: command["name_localizations"]["ja"] for command in commands}
    for page, pattern in (("README.md", r"^\| `/(\w+)` \|"), ("README.ja.md", r"^\| `/(\w+)`（")):
        rows = re.findall(pattern, (ROOT / page).read_text(encoding="utf-8"), re.MULTILINE)
        assert sorted(rows) == sorted(japanese_names), page
    both = re.findall(r"`/(\w+)`（(\w+)", (ROOT / "README.ja.md").read_text(encoding="utf-8"))
    assert {(name, japanese_names[name]) for name, _ in both} == set(both)


class Named(Visitor):
    """The commands that the sentences of a catalogue name, and what they say beside them."""

    def __init__(self, locale: str) -> None:
        self.commands: set[str] = set()
        self.said = ""
        for catalogue in catalogues(locale):
            self.visit(parse(catalogue.read_text(encoding="utf-8")))

    def visit_FunctionReference(self, node: FunctionReference) -> None:  # noqa: N802 - named by the library
        if node.id.name == "COMMAND":
            (path,) = node.arguments.positional
            assert isinstance(path, StringLiteral)
            self.commands.add(path.value)

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802 - named by the library
        self.said += f"{node.value}\n"


@pytest.mark.parametrize("locale", LOCALES)
async def test_sentences_name_commands_that_there_are_and_in_one_way(world: World, locale: str) -> None:
    (commands,) = told(world)
    known, found, words = set(ways(commands)), Named(locale), translator_for(locale)
    assert "table seats" in found.commands <= known
    names = {name for path in known for name in (f"/{path.split()[0]}", words.command(path).split()[0])}
    assert [name for name in names if re.search(rf"(?<![\w/.]){re.escape(name)}(?!\w)", found.said)] == []


@pytest.mark.parametrize("locale", LOCALES)
async def test_a_command_is_called_in_sentences_what_discord_calls_it(world: World, locale: str) -> None:
    (commands,) = told(world)
    for path, names in ways(commands).items():
        assert translator_for(locale).command(path) == f"/{' '.join(names[locale])}"


async def test_commands_in_messages_can_be_clicked(world: World, settings: config.Settings) -> None:
    for _ in ("just told", "told before the last start"):
        written = world.written(answered(await world.alice.slash(world.channel, "games")))
        (mention,) = re.findall(r"<(/play:\d+)>", written)
        assert mention == f"/play:{world.env.backend.commands[None]['play', 1]['id']}", written
        await world.bot.close()
        world.bot = create_bot(settings, processes=0)
        await world.env.restart_bot(world.bot)


def test_what_has_no_number_stays_as_it_is_written() -> None:
    unknown = JA("bot.games.none")
    assert "`/遊ぶ`" in unknown
    assert CommandMentions().shown([unknown], 1000) == [unknown]


def whole(parts: list[Any]) -> Iterator[Any]:
    """Yield every command, subcommand and option."""
    for part in parts:
        yield part
        yield from whole(part.get("options", []))


def ways(commands: list[Any]) -> dict[str, dict[str, list[str]]]:
    """Return whatever can be called, by its English path, with its names in each language."""
    found = {}
    for command in commands:
        inside = [option for option in command.get("options", []) if option["type"] == 1]
        paths: list[tuple[Any, ...]] = [(command, one) for one in inside] or [(command,)]
        for path in paths:
            names = {code: [one["name_localizations"][code] for one in path] for code in LOCALES[1:]}
            found[" ".join(one["name"] for one in path)] = {LOCALES[0]: [one["name"] for one in path], **names}
    return found


async def test_commands_are_told_once(world: World, settings: config.Settings) -> None:
    await world.bot.close()
    world.bot = create_bot(settings, processes=0)
    await world.env.restart_bot(world.bot)
    assert len(told(world)) == 1


async def test_every_plain_command_answers_in_private(world: World) -> None:
    await world.solo(world.alice)
    commands = (
        "help", "games", "rules", "hand", "board", "table seats", "table log", "settings show", "table end",
        "leaderboard", "profile", "statistics", "settings privacy",
    )  # fmt: skip
    for command in commands:
        result = await world.alice.slash(world.channel, command)
        assert answered(result).ephemeral, command
        assert len(world.text(answered(result))) > 10, command


async def test_my_games_name_the_turn_and_the_way_there(world: World) -> None:
    board = await two_at_a_table(world)
    asked = (await waiting(world))[0]
    text = world.text(answered(await asked.slash(world.channel, "games")))
    assert EN("bot.games.your_turn") in text
    assert str(board.id) in text


async def test_an_answer_is_given_by_typing(world: World) -> None:
    await world.solo(world.alice, seats=1, options="tom=choose")
    choices = await world.alice.autocomplete(world.channel, "act", "answer", "orium")
    assert [choice["name"] for choice in choices] == ["Orium"]
    await world.alice.slash(world.channel, "act", answer=choices[0]["value"])
    assert (await world.bot.service.play.view(world.table)).view.players[0].adventurer == "orium"


async def test_an_answer_may_also_be_written_out(world: World) -> None:
    await world.solo(world.alice, seats=1, options="tom=choose")
    await world.alice.slash(world.channel, "act", answer="braccio")
    assert (await world.bot.service.play.view(world.table)).view.players[0].adventurer == "braccio"


async def test_of_answers_that_are_called_the_same_the_first_is_taken(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two villagers at one place, for example: it does not matter which of them comes home."""
    await world.solo(world.alice, seats=1, options="tom=choose")
    monkeypatch.setattr(move_parser, "named_all", lambda context, actions: ["Somebody"] * len(actions))
    await world.alice.slash(world.channel, "act", answer="somebody")
    assert (await world.bot.service.queries.table(world.table)).moves == 1


async def test_options_are_listed_with_their_names(world: World) -> None:
    choices = await world.alice.autocomplete(world.channel, "play", "options", "ember", game="glow", seats=1)
    assert [choice["value"] for choice in choices] == ["difficulty=ember"]


async def test_options_typed_reach_the_table(world: World) -> None:
    await world.open(world.alice, seats=1, options="board=archipelago difficulty=hard")
    assert (await world.bot.service.queries.table(world.table)).options == {
        "board": "archipelago",
        "difficulty": "hard",
    }


async def test_computers_come_with_the_command(world: World) -> None:
    await world.open(world.alice, seats=3, computers=2, level="strong")
    assert [table_seat.level for table_seat in (await world.bot.service.queries.table(world.table)).seats] == [
        None,
        "strong",
        "strong",
    ]


async def test_seats_and_options_are_chosen_in_one_window(world: World) -> None:
    lobby = await world.open(world.alice)
    await world.fill(world.alice, lobby, "options", seats="1", board="archipelago", difficulty="ember")
    table = await world.bot.service.queries.table(world.table)
    assert (table.seat_count, table.options) == (1, {"board": "archipelago", "difficulty": "ember"})
    assert EN("glow.option.board.archipelago") in world.text(lobby)


async def test_a_guest_may_not_change_the_options(world: World) -> None:
    lobby = await world.open(world.alice)
    for verb in ("options", "guests"):
        refused = await world.forged(world.bob, lobby, f"t:{world.table}:-:-:{verb}")
        assert says(world, refused, "bot.refuse.not_host", host="alice")
    more = answered(await world.click(world.bob, lobby, "more"))
    assert not {"options", "guests", "ai", "sheet"} & {*world.verbs(more)}


async def test_a_seat_is_kept_for_a_person_who_is_told(world: World) -> None:
    lobby = await world.open(world.alice, seats=2)
    await world.fill(world.alice, lobby, "guests", guests=[world.bob])
    invitation = world.channel.history()[-1]
    assert f"<@{world.bob.id}>" in world.text(invitation)
    await world.click(world.bob, invitation, "join")
    assert world.bob.id in (await world.bot.service.queries.table(world.table)).people


async def test_computers_sit_down_and_play(world: World) -> None:
    lobby = await world.open(world.alice, seats=2)
    await world.click(world.alice, lobby, "ai", "easy")
    await world.click(world.alice, lobby, "noai")
    await world.click(world.alice, lobby, "ai", "easy")
    await world.click(world.alice, lobby, "start")
    table_view = await world.bot.service.play.view(world.table)
    assert [waiting.person for waiting in table_view.pending] == [world.alice.id]


async def test_every_level_of_computer_players_is_offered_and_each_may_be_taken_away(world: World) -> None:
    lobby = await world.open(world.alice, seats=4, computers=1, level="master")
    assert EN("bot.level.master") in world.text(lobby)
    more = answered(await world.click(world.alice, lobby, "more"))
    pressed = [custom_id for _, custom_id in world.controls_with_ids(more)]
    assert [custom_id.args for custom_id in pressed if custom_id.verb == "ai"] == [("easy",), ("strong",), ("master",)]
    await world.click(world.alice, lobby, "noai")
    assert EN("bot.level.master") not in world.written(lobby)


async def test_ones_own_language_goes_before_discords(world: World) -> None:
    result = await world.alice.slash(world.channel, "settings language", language="ja")
    assert says(world, result, "bot.settings.kept") or JA("bot.settings.kept") in world.text(answered(result))
    assert "遊ぶ" in world.text(answered(await world.alice.slash(world.channel, "help")))
    assert "Start" in world.text(answered(await world.bob.slash(world.channel, "help")))


async def test_who_manages_the_server_settles_its_language(world: World) -> None:
    world.show_to_everyone("server setup")
    result = await world.alice.slash(world.channel, "server setup", language="ja")
    assert says(world, result, "bot.refuse.not_manager")
    await world.owner.slash(world.channel, "server setup", language="ja", pace="slow", threads=False)
    lobby = await world.open(world.alice)
    assert JA("bot.pace.slow") in world.text(lobby)


async def test_reminders_and_quiet_hours_are_kept(world: World) -> None:
    await world.alice.slash(world.channel, "settings reminders", on=False, nudges=False)
    await world.alice.slash(world.channel, "settings quiet", **{"from": 22, "to": 7, "zone": "Asia/Tokyo"})
    kept = await wishes(world)
    assert (kept.reminders, kept.nudges, kept.quiet_from, kept.quiet_to, kept.zone) == (
        *(False, False, 22, 7),
        "Asia/Tokyo",
    )
    result = await world.alice.slash(world.channel, "settings quiet", **{"from": 22})
    assert "both a start and an end" in world.text(answered(result))
    assert await wishes(world) == kept
    await world.alice.slash(world.channel, "settings quiet")
    assert (await wishes(world)).quiet_from is None


@pytest.mark.usefixtures("japanese")
async def test_everything_speaks_japanese(world: World) -> None:
    await world.owner.slash(world.channel, "server setup", language="ja")
    board = await world.solo(world.alice, seats=1, options="tom=choose")
    panel = answered(await world.pick(world.alice, board, "a"))
    for message in (board, panel):
        assert not any(part in world.text(message) for part in ("bot.", "glow.", "Your", "to play"))
    assert "トム" in world.text(panel)


async def test_leaving_hands_over_to_a_computer_and_coming_back_takes_the_seat_again(world: World) -> None:
    await two_at_a_table(world)
    await world.click(world.bob, answered(await world.bob.slash(world.channel, "table leave")), "quit")
    table = await world.bot.service.queries.table(world.table)
    assert world.bob.id not in table.people
    panel = answered(await world.bob.slash(world.channel, "table seats", table=table.id))
    await world.click(world.bob, panel, "takeover")
    assert world.bob.id in (await world.bot.service.queries.table(world.table)).people


async def test_a_match_ends_when_everybody_agrees(world: World) -> None:
    board = await two_at_a_table(world)
    for who in (world.alice, world.bob):
        await world.click(who, answered(await who.slash(world.channel, "table end")), "end")
    assert (await world.bot.service.queries.table(world.table)).status == "ended"
    assert EN("bot.closed.ended") in world.text(board)


async def test_a_lobby_is_posted_once_however_quick_the_dispatcher_is(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = TableDisplayService.shown

    async def late(*what: Any, **how: Any) -> None:
        await world.bot.dispatcher.deliver_all()
        await shown(*what, **how)

    monkeypatch.setattr(TableDisplayService, "shown", late)
    await world.open(world.alice, seats=3, computers=2)
    assert len(world.channel.history()) == 1


async def test_playing_again_opens_the_same_table_for_whoever_asks(world: World) -> None:
    lobby = await world.open(world.alice, seats=3, computers=1, level="strong")
    await world.click(world.alice, answered(await world.alice.slash(world.channel, "table end")), "end")
    await world.click(world.bob, lobby, "again")
    table = await world.bot.service.queries.table(world.table)
    assert (table.host, table.seat_count, [table_seat.level for table_seat in table.seats]) == (
        world.bob.id,
        3,
        [None, "strong"],
    )
    assert "strong" in world.text(world.channel.history()[-1])


async def test_undo_by_button_and_by_command(world: World) -> None:
    board = await world.solo(world.alice, seats=1, options="tom=choose")
    panel = answered(await world.pick(world.alice, board, "a"))
    await world.click(world.alice, panel, "undo")
    assert (await world.bot.service.play.view(world.table)).view.players[0].adventurer == ""
    await world.pick(world.alice, world.board, "a")
    await world.alice.slash(world.channel, "table undo")
    assert (await world.bot.service.play.view(world.table)).view.players[0].adventurer == ""


async def test_the_heartbeat_is_there_while_all_is_well(world: World, settings: config.Settings) -> None:
    await world.env.advance_time(31)
    assert settings.heartbeat.exists()
    settings.heartbeat.unlink()
    world.bot.remove_dynamic_items(Control)
    assert not registered(world.bot)
    await world.env.advance_time(31)
    assert not settings.heartbeat.exists()
    world.bot.add_dynamic_items(Control)


async def test_a_command_of_an_older_version_is_refused_kindly(world: World, caplog: pytest.LogCaptureFixture) -> None:
    world.bot.tree.remove_command("profile")
    result = await world.alice.slash(world.channel, "profile", person=world.bob)
    assert says(world, result, "bot.refuse.forged")
    assert "a click or command failed" not in caplog.text
    (error,) = world.env.errors
    assert isinstance(error, CommandNotFound)
    world.env.check_errors = False  # that one was meant


async def test_no_view_is_kept_in_memory(world: World) -> None:
    """Messages with dynamic items alone leave nothing behind in the library, and its one pattern stays."""
    for _ in range(3):
        await world.solo(world.alice)
    repositories = world.bot._connection._view_store
    assert repositories._views == {}
    assert registered(world.bot)


async def test_rules_turn_their_pages(world: World) -> None:
    first = answered(await world.alice.slash(world.channel, "rules", game="glow"))
    second = answered(await world.click(world.alice, first, "rules", "glow", "q"))
    assert "**" in world.text(second)
