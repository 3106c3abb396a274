"""Nothing dead on the screen: what a message offers can be done by somebody who reads it."""

from typing import Any

from bot.i18n.translator import translator_for
from tests.discord.limits import parts
from tests.support.clicks import two_at_a_table, waiting
from tests.support.world import World, answered

EN = translator_for("en")


def disabled(world: World, message: Any) -> list[str]:
    """The labels of what is shown and cannot be pressed."""
    return [part.get("label", "") for part in parts(world.raw(message).components) if part.get("disabled")]


async def test_a_lobby_offers_a_seat_while_there_is_one_for_a_person(world: World) -> None:
    lobby = await world.open(world.alice, seats=2)
    assert "join" in world.verbs(lobby)
    await world.click(world.bob, lobby, "join")
    assert not {"join", "ai"} & set(world.verbs(lobby))
    assert not disabled(world, lobby)


async def test_a_lobby_says_how_long_and_how_hard_the_game_is(world: World) -> None:
    text = world.text(await world.open(world.alice, seats=2))
    assert f"{EN('bot.help.weight.2')} · {EN('bot.help.minutes', least=30, most=45)}" in text


async def test_a_private_lobby_offers_a_seat_to_the_invited_alone(world: World) -> None:
    lobby = await world.open(world.alice, seats=2, private=True)
    assert "join" not in world.verbs(lobby)
    await world.alice.slash(world.channel, "table invite", person=world.bob)
    assert "join" in world.verbs(lobby)


async def test_more_begins_with_log_and_rules(world: World) -> None:
    await world.solo(world.alice)
    more = answered(await world.click(world.bob, world.board, "more"))
    assert world.verbs(more)[:2] == ["log", "rules"]
    assert "post" not in world.verbs(more)  # who only looks on posts nothing
    assert not disabled(world, more)
    assert EN("glow.credits") in world.text(more)
    assert EN("bot.pace.normal") not in world.text(more)  # alone nobody waits


async def test_whatever_is_pressed_on_a_panel_that_has_died_shows_how_things_stand(world: World) -> None:
    """While it was open the same person has moved on another device, and others after them."""
    board = await two_at_a_table(world)
    service, table, who = world.bot.service, world.table, (await waiting(world))[0]
    panel = answered(await world.click(who, board, "move"))
    asked = [
        (part, custom_id)
        for part, custom_id in world.controls_with_ids(panel)
        if custom_id.prompt_token and custom_id.verb in ("a", "c", "n", "y")
    ]
    prompt = await world.prompt(who.id)
    await service.play.submit_move(table, who.id, prompt.token, prompt.legal[0])
    await world.env.settle()
    before = (await service.queries.table(table)).revision
    assert asked
    for part, _ in asked:
        values = [part["options"][0]["value"]] if part["type"] == 3 else None
        shown = answered(await world.forged(who, world.board, part["custom_id"], values))
        assert EN("bot.refuse.stale") in world.text(shown)
        prompt_tokens = {
            custom_id.prompt_token
            for _, custom_id in world.controls_with_ids(shown)
            if custom_id.verb in ("a", "c", "n", "y")
        }
        assert prompt.token not in prompt_tokens
    assert (await service.queries.table(table)).revision == before
