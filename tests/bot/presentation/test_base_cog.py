"""Which table a command means: the one of this channel where it is one's turn, else it asks; it says which."""

import pytest

from bot.domain.challenge_code import format_code
from bot.domain.person import InvokingUser
from bot.domain.table import Location
from bot.features.challenges.model import ChallengeKind
from bot.i18n.translator import translator_for
from tests.support.world import World, answered

EN = translator_for("en")


async def test_where_several_tables_wait_here_a_button_for_each_does_what_was_wished(world: World) -> None:
    await world.solo(world.alice)
    first = world.table
    await world.solo(world.alice)
    second = world.table
    asked = answered(await world.alice.slash(world.channel, "hand"))
    assert EN("bot.which_table") in world.text(asked)
    assert {custom_id.table for _, custom_id in world.controls_with_ids(asked)} == {first, second}
    labels = [part["label"] for part in world.controls(asked)]
    assert all("Glow" in label and EN("bot.games.your_turn") in label for label in labels)
    part = next(part for part, custom_id in world.controls_with_ids(asked) if custom_id.table == first)
    shown = answered(await world.alice.click(asked, custom_id=part["custom_id"]))
    assert {custom_id.table for _, custom_id in world.controls_with_ids(shown)} == {first}


async def test_the_table_of_this_channel_is_taken_and_named(world: World) -> None:
    await world.solo(world.alice)
    here, elsewhere = world.table, world.channel
    world.channel = world.guild.create_text_channel("elsewhere")
    await world.solo(world.alice)
    there, world.channel = world.table, elsewhere
    for command in ("board", "hand", "table log", "table seats"):
        shown = answered(await world.alice.slash(world.channel, command))
        assert here in world.text(shown).splitlines()[0], command
        assert there not in world.text(shown)


async def test_ones_attempt_and_lesson_are_told_from_other_tables_of_the_game(world: World) -> None:
    await world.solo(world.alice)
    service, who = world.bot.service, InvokingUser(world.alice.id, "Alice")
    daily = await service.challenges.current("glow", ChallengeKind.DAILY)
    await service.attempts.begin(daily.code, who, Location(world.channel.id, world.guild.id))
    asked = answered(await world.alice.slash(world.channel, "table log"))
    labels = [part["label"] for part, _ in world.controls_with_ids(asked)]
    assert sorted(format_code(daily.code) in label for label in labels) == [False, True]


async def test_a_single_table_needs_no_name(world: World) -> None:
    await world.solo(world.alice)
    assert world.table not in world.text(answered(await world.alice.slash(world.channel, "hand"))).splitlines()[0]


@pytest.mark.parametrize("command", ["table leave", "table end", "table here", "table seats", "table pace", "board"])
async def test_every_command_of_a_table_asks_where_several_are_meant(world: World, command: str) -> None:
    await world.open(world.alice, private=True)
    await world.open(world.alice)
    fields = {"pace": "fast"} if command == "table pace" else {}
    asked = answered(await world.alice.slash(world.channel, command, **fields))
    assert EN("bot.which_table") in world.text(asked)
    assert len(list(world.controls_with_ids(asked))) == 2


async def test_an_answer_that_fits_at_two_tables_is_given_at_neither(world: World) -> None:
    await world.solo(world.alice, game="crafting_cosmos")
    first = world.table
    await world.solo(world.alice, game="crafting_cosmos")
    listed = await world.alice.autocomplete(world.channel, "act", "answer", "your")
    title = f" · {EN('crafting_cosmos.name')}"
    word = next(one["name"] for one in listed if first in one["name"]).partition(title)[0]
    asked = answered(await world.alice.slash(world.channel, "act", answer=word))
    assert EN("bot.which_table") in world.text(asked)
    assert (await world.bot.service.queries.table(first)).moves == 0
    mine = next(one["value"] for one in listed if first in one["name"])
    shown = answered(await world.alice.slash(world.channel, "act", answer=mine))
    assert first in world.text(shown).splitlines()[0]
    assert (await world.bot.service.queries.table(first)).moves == 1


async def test_who_invites_with_several_lobbies_is_asked_and_a_running_match_is_no_lobby(world: World) -> None:
    await world.solo(world.alice)
    await world.solo(world.alice)
    await world.open(world.alice, private=True)
    lobby = world.table
    await world.alice.slash(world.channel, "table invite", person=world.bob)
    assert world.bob.id in (await world.bot.service.queries.table(lobby)).reserved
    await world.open(world.alice, private=True)
    asked = answered(await world.alice.slash(world.channel, "table invite", person=world.bob))
    assert EN("bot.which_table") in world.text(asked)
    assert set(world.verbs(asked)) == {"guests"}
