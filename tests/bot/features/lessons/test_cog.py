"""From `/learn` to the end of a lesson, and on to a match of one's own."""

from typing import Any

import pytest

from bot.features.lessons import tutor
from bot.i18n.translator import translator_for
from tests.support.match_play import match
from tests.support.world import World, answered

EN = translator_for("en")


async def learn(world: World, who: Any, **options: Any) -> Any:
    return answered(await who.slash(world.channel, "learn", **options))


def public(world: World) -> list[Any]:
    return [message for message in world.channel.history() if not message.flags.ephemeral]


async def step(world: World, who: Any, panel: Any) -> Any:
    """Do the first thing offered that goes on."""
    for part, custom_id in world.controls_with_ids(panel):
        if custom_id.verb in ("y", "a", "c", "n") and part["type"] == 2:
            return answered(await who.click(panel, custom_id=part["custom_id"]))
    part = next(part for part, custom_id in world.controls_with_ids(panel) if custom_id.verb in ("a", "c", "n", "y"))
    return answered(await who.select(panel, [part["options"][0]["value"]], custom_id=part["custom_id"]))


async def test_a_lesson_is_played_from_the_command_to_its_end_and_on_to_a_real_match(world: World) -> None:
    offer = await learn(world, world.alice)
    assert EN("bot.lesson.title") in world.text(offer)
    panel = answered(await world.click(world.alice, offer, "learn", "hoshitsukuri"))
    said = [world.text(panel)]
    assert "Welcome to Hoshitsukuri" in said[0]
    assert world.pictures(panel), "the question shows what it is about"
    for number in range(120):
        if "lreal" in world.verbs(panel):
            break
        if number == 5:  # left, and taken up again
            again = await learn(world, world.alice, game="hoshitsukuri")
            assert EN("bot.lesson.head") in world.text(again)
            panel = again
        panel = await step(world, world.alice, panel)
        said.append(world.text(panel))
    assert public(world) == []
    told = "\n".join(said)
    assert "👍" in told
    assert "💭" in told
    assert EN("bot.lesson.done", game=EN("hoshitsukuri.name")) in said[-1]
    assert EN("hoshitsukuri.lesson.end") in said[-1]
    await world.click(world.alice, panel, "lreal", "hoshitsukuri")
    table_view = await world.bot.service.play.view(world.table, world.alice.id)
    assert not table_view.table.lesson
    assert [table_seat.level for table_seat in table_view.table.seats if table_seat.person is None] == ["easy"]
    assert world.pictures(world.board)


async def test_a_lesson_that_is_left_says_so_and_can_be_begun_again(world: World) -> None:
    panel = await learn(world, world.alice, game="glow")
    asked = answered(await world.alice.slash(world.channel, "table leave"))
    assert EN("bot.lesson.leave_sure", game=EN("glow.name")) in world.text(asked)
    await world.click(world.alice, asked, "end")
    shown = answered(await world.alice.select(panel, ["0"], custom_id=world.control(panel, "a")["custom_id"]))
    assert EN("bot.lesson.left", game=EN("glow.name")) in world.text(shown)
    again = answered(await world.click(world.alice, shown, "learn", "glow"))
    assert "Welcome to Glow" in world.text(again)


async def test_a_lesson_goes_on_where_no_strong_player_can_be_asked(
    world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    panel = await learn(world, world.alice, game="hoshitsukuri")

    async def broken(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(world.bot.service.lessons, "better", broken)
    shown = await step(world, world.alice, panel)
    assert EN("bot.lesson.head") in world.text(shown)
    assert "💭" not in world.text(shown)
    assert "no strong player could be asked" in caplog.text
    caplog.clear()


async def test_a_lobby_leads_newcomers_to_the_lesson(world: World) -> None:
    minutes = tutor.lesson_of("hoshitsukuri").minutes

    def button(lobby: Any) -> Any:
        return next((part for part in world.controls(lobby) if "learn" in part["custom_id"]), None)

    lobby = await world.open(world.alice, game="hoshitsukuri")
    learn = button(lobby)
    assert (learn["label"], learn["style"]) == (EN("bot.lobby.learn", minutes=minutes), 3)
    assert answered(await world.click(world.alice, lobby, "learn")).flags.ephemeral
    await world.click(world.bob, lobby, "join")
    await world.sleep(seconds=1)
    assert button(lobby)["style"] == 2
    await match(world)  # of Alice and Bob
    assert button(await world.open(world.alice, game="hoshitsukuri"))["style"] == 2
    assert button(await world.open(world.alice, game="hoshitsukuri", seats=1)) is None
    assert button(await world.open(world.person("carol"), game="hoshitsukuri", seats=1))["style"] == 3
