"""Whoever asks for a great deal in a short time is told when to go on; whoever plays never notices."""

from collections import defaultdict
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.discord_kit.custom_ids import CustomId
from bot.discord_kit.rate_limit import MEASURES, RateClass, RateLimit, RateLimiter
from bot.domain.person import InvokingUser
from bot.i18n.translator import LOCALES, translator_for
from bot.refusals.discord import TooOften
from tests.support.house import ANN, BOB, Hours
from tests.support.stage import Touch, rates_of, stage_in

ANY, TOLD, FILE, HINT, REPLAY = MEASURES
COUNTED = {
    RateClass.LOUD: {
        "again",
        "open",
        "callrole",
        "lreal",
        "cmake",
        "cduel",
        "cdare",
        "cpost",
        "cfriend",
        "vmake",
        "vyes",
        "vout",
        "keep",
        "post",
    }
    | {"/play", "/challenge duel", "/challenge post", "/table invite"},
    RateClass.FILES: {"export", "mine", "/table export", "/table import"},
    RateClass.HINTS: {"hint", "/table hint"},
    RateClass.REPLAYS: {"undo", "uback", "uask", "uyes", "look", "looki", "crep", "crace", "plan", "unplan"}
    | {"/table undo", "/challenge replay", "/prove"},
}


def passed(gate: RateLimiter, rate: RateClass, person: int, guild: int | None = 9, times: int = 1) -> int:
    """How often an action of this class gets through when it is tried so often."""
    count = 0
    for _ in range(times):
        try:
            gate.check(rate, person, guild)
        except TooOften:
            continue
        count += 1
    return count


@pytest.mark.parametrize("measure", MEASURES)
def test_so_often_one_person_may_do_it_and_then_again_after_a_while(measure: RateLimit) -> None:
    clock, rate = Hours(), measure.rate
    gate = RateLimiter(clock)
    assert passed(gate, rate, 1, times=1000) == measure.person
    assert passed(gate, rate, 2) == 1
    clock.move(measure.seconds / 3600 - 0.001)
    assert passed(gate, rate, 1) == 0
    clock.move(0.002)
    assert passed(gate, rate, 1, times=1000) == measure.person


@pytest.mark.parametrize("measure", MEASURES)
def test_so_often_all_of_one_server_may_do_it(measure: RateLimit) -> None:
    gate, rate = RateLimiter(Hours()), measure.rate
    assert sum(passed(gate, rate, person) for person in range(4000)) == measure.server
    assert passed(gate, rate, 5000, guild=10) == 1
    assert passed(gate, rate, 5001, guild=None) == 1


def test_who_is_refused_does_not_wait_the_longer_for_trying() -> None:
    clock = Hours()
    gate = RateLimiter(clock, MEASURES[1:2])
    assert passed(gate, RateClass.LOUD, 1, times=1000) == TOLD.person
    clock.move(TOLD.seconds / 7200)
    assert passed(gate, RateClass.LOUD, 1, times=1000) == 0
    clock.move(TOLD.seconds / 7200 + 0.001)
    assert passed(gate, RateClass.LOUD, 1) == 1


def test_a_quick_player_never_sees() -> None:
    """Three clicks a second for half an hour, a new table every minute."""
    clock = Hours()
    gate = RateLimiter(clock)
    for second in range(1800):
        assert passed(gate, RateClass.ANY, 1, times=3) == 3
        assert second % 60 or passed(gate, RateClass.LOUD, 1) == 1
        clock.move(1 / 3600)


async def test_what_is_counted_otherwise_than_a_click(tmp_path: Path) -> None:
    async with stage_in(tmp_path) as stage:
        actions, kinds = stage.bot.clicks.actions, defaultdict[RateClass, set[str]](set)
        for name, rate in rates_of(stage.bot).items():
            kinds[rate].add(name)
        del kinds[RateClass.ANY]
        assert kinds == COUNTED
        for verb in ("ranks", "prof", "medals", "stats"):
            assert actions[verb].rate_of(CustomId("0", verb, ("1", "s", "x"))) is RateClass.LOUD
        assert actions["prof"].rate_of(CustomId("0", "prof", ("1", "t", "x"))) is RateClass.ANY


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
