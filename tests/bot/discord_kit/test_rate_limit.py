"""Whoever asks for a great deal in a short time is told when to go on; whoever plays never notices."""

from pathlib import Path
from typing import Any

import discord
import pytest
from discord import app_commands

from bot.discord_kit.custom_ids import CustomId
from bot.discord_kit.rate_limit import FILES, HINTS, LOUD, MEASURES, PAGES, REPLAYS, SHARE, RateLimiter, rate_class_of
from bot.domain.person import InvokingUser
from bot.i18n.translator import LOCALES, translator_for
from bot.refusals.discord import TooOften
from tests.support.house import ANN, BOB, Hours
from tests.support.stage import Touch, stage_in

ANY, TOLD, FILE, HINT, REPLAY = MEASURES


def passed(gate: RateLimiter, audit_entry: str, person: int, guild: int | None = 9, times: int = 1) -> int:
    """How often a table action gets through when it is tried so often."""
    count = 0
    for _ in range(times):
        try:
            gate.check(audit_entry, person, guild)
        except TooOften:
            continue
        count += 1
    return count


@pytest.mark.parametrize(
    ("audit_entry", "measure"),
    [("move", ANY), ("play", TOLD), ("ranks.s", TOLD), ("mine", FILE), ("hint", HINT), ("undo", REPLAY)],
)
def test_so_often_one_person_may_do_it_and_then_again_after_a_while(audit_entry: str, measure: Any) -> None:
    clock = Hours()
    gate = RateLimiter(clock)
    assert passed(gate, audit_entry, 1, times=1000) == measure.person
    assert passed(gate, audit_entry, 2) == 1
    clock.move(measure.seconds / 3600 - 0.001)
    assert passed(gate, audit_entry, 1) == 0
    clock.move(0.002)
    assert passed(gate, audit_entry, 1, times=1000) == measure.person


@pytest.mark.parametrize(("audit_entry", "measure"), [("move", ANY), ("play", TOLD), ("export", FILE)])
def test_so_often_all_of_one_server_may_do_it(audit_entry: str, measure: Any) -> None:
    gate = RateLimiter(Hours())
    assert sum(passed(gate, audit_entry, person) for person in range(4000)) == measure.server
    assert passed(gate, audit_entry, 5000, guild=10) == 1
    assert passed(gate, audit_entry, 5001, guild=None) == 1


def test_who_is_refused_does_not_wait_the_longer_for_trying() -> None:
    clock = Hours()
    gate = RateLimiter(clock, MEASURES[1:2])
    assert passed(gate, "play", 1, times=1000) == TOLD.person
    clock.move(TOLD.seconds / 7200)
    assert passed(gate, "play", 1, times=1000) == 0
    clock.move(TOLD.seconds / 7200 + 0.001)
    assert passed(gate, "play", 1) == 1


def test_a_quick_player_never_sees() -> None:
    """Three clicks a second for half an hour, a new table every minute."""
    clock = Hours()
    gate = RateLimiter(clock)
    for second in range(1800):
        assert passed(gate, "c", 1, times=3) == 3
        assert second % 60 or passed(gate, "again", 1) == 1
        clock.move(1 / 3600)


def test_a_page_shown_to_everybody_is_loud() -> None:
    assert rate_class_of(CustomId("0", "prof", ("1", "s", "s"))) == "prof.s"
    assert rate_class_of(CustomId("0", "prof", ("1", "t", "x"))) == "prof"


async def test_every_action_that_is_counted_is_there(tmp_path: Path) -> None:
    async with stage_in(tmp_path) as stage:
        commands = {
            one.qualified_name for one in stage.bot.tree.walk_commands() if not isinstance(one, app_commands.Group)
        }
        menus = {one.callback.__name__ for one in stage.bot.tree.walk_commands(type=discord.AppCommandType.message)}
        shares = {f"{verb}.{SHARE}" for verb in PAGES & stage.bot.clicks.verbs.keys()}
        assert commands | stage.bot.clicks.verbs.keys() | shares | menus >= LOUD | FILES | HINTS | REPLAYS


@pytest.mark.parametrize("locale", LOCALES)
async def test_a_click_too_many_is_refused_with_the_time_to_go_on(tmp_path: Path, locale: str) -> None:
    async with stage_in(tmp_path, (ANY,)) as stage:
        who = InvokingUser(ANN.id, ANN.name, locale)
        for _ in range(ANY.person):
            (said,) = await stage.click(who, CustomId("0", "privacy"))
        (refused,) = await stage.click(who, CustomId("0", "unlist"))
        sentence = translator_for(locale)("bot.refuse.too_often", when="<t:").split("<t:")[0]
        assert refused.text.startswith(sentence)
        assert "<t:1772366461:R>" in refused.text  # the clock's minute, and a second
        assert not refused.public
        assert said.text != refused.text
        assert (await stage.service.people.person(who.id)).settings.listed
        assert len(await stage.click(BOB, CustomId("0", "privacy"))) == 1


async def test_a_command_too_many_is_refused_and_lists_nothing(tmp_path: Path) -> None:
    async with stage_in(tmp_path, (ANY,)) as stage:
        tree: Any = stage.bot.tree
        command = tree.get_command("help")
        for number in range(ANY.person + 2):
            touch: Any = Touch(stage, ANN, {"name": "help"})
            touch.command = command
            assert await tree.interaction_check(touch) == (number < ANY.person)
        assert [one.public for one in stage.take()] == [False, False]
        touch.type = discord.InteractionType.autocomplete
        assert not await tree.interaction_check(touch)
        assert stage.take() == []
