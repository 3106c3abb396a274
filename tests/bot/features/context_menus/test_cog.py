"""The apps menu of a person or a message: a profile, a duel, a proof, a table."""

from typing import Any

from bot.features.challenges.model import ChallengeKind
from bot.i18n.translator import translator_for
from tests.support.challenge_clicks import finish, public
from tests.support.clicks import two_at_a_table, waiting
from tests.support.world import World, answered, begins, fields

EN = translator_for("en")


async def apps(world: World, who: Any, name: str, target: Any) -> Any:
    """Choose in the apps menu of a person or a message."""
    return await who.context_menu(world.channel, EN(f"bot.menu.{name}"), target)


async def test_the_profile_of_a_person_is_shown_to_who_asks(world: World) -> None:
    said = answered(await apps(world, world.alice, "profile", world.bob))
    assert said.ephemeral
    assert "bob" in world.text(said)


async def test_a_person_is_invited_to_a_duel_in_one_window(world: World) -> None:
    shown = await apps(world, world.alice, "duel", world.bob)
    _, people = fields(shown.modal)
    assert [int(one["id"]) for one in people["default_values"]] == [world.bob.id]
    await world.alice.submit_modal(shown, {"game": "crafting_cosmos", "guests": [world.bob]})
    (made,) = await world.bot.service.challenges.open_to(world.bob.id)
    assert (made.kind, made.game, made.host, made.guests) == (
        ChallengeKind.DUEL,
        "crafting_cosmos",
        world.alice.id,
        (world.bob.id,),
    )
    assert f"<@{world.bob.id}>" in world.text(public(world)[-1])


async def test_nobody_is_invited_to_a_duel_with_themselves(world: World) -> None:
    shown = await apps(world, world.alice, "duel", world.alice)
    game, people = fields(shown.modal)
    assert begins(game) == "glow"
    assert not people.get("default_values")


async def test_a_message_leads_to_ones_question_or_to_the_board(world: World) -> None:
    await two_at_a_table(world, game="crafting_cosmos")
    board, (first,) = world.board, await waiting(world)
    other = world.bob if first is world.alice else world.alice
    asked = answered(await apps(world, first, "table", board))
    assert asked.ephemeral
    assert {"n", "a", "c", "y"} & set(world.verbs(asked))
    looking = answered(await apps(world, other, "table", board))
    assert looking.ephemeral
    assert world.pictures(looking)
    assert not {"n", "a", "c", "y"} & set(world.verbs(looking))


async def test_what_is_not_ours_is_refused_kindly(world: World) -> None:
    said = await world.bob.send(world.channel, "hello")
    for name in ("table", "proof"):
        told = answered(await apps(world, world.alice, name, said))
        assert told.ephemeral
        assert world.text(told) == EN("bot.refuse.nothing_behind")


async def test_a_posted_result_is_proved_and_tells_a_stranger_no_more_than_was_posted(world: World) -> None:
    await world.shows_results(world.alice)
    home = answered(await world.alice.slash(world.channel, "challenge daily", game="glow"))
    await finish(world, world.alice, answered(await world.click(world.alice, home, "cplay")))
    posted = public(world)[-1]
    own = world.text(answered(await apps(world, world.alice, "proof", posted)))
    assert EN("bot.proof.holds", moves=0).split("0")[0] in own
    others = world.text(answered(await apps(world, world.bob, "proof", posted)))
    assert EN("bot.proof.holds_secret") in others  # without the number of moves
    assert EN("bot.proof.secret") in others
    assert "alice" not in others
    await world.alice.slash(world.channel, "settings results", shown="never")
    kept = answered(await apps(world, world.bob, "proof", posted))
    assert world.text(kept) == EN("bot.refuse.secret")
    hidden = answered(await apps(world, world.bob, "table", posted))
    assert world.text(hidden) == EN("bot.refuse.secret")


async def test_a_running_match_proves_nothing(world: World) -> None:
    board = await world.solo(world.alice)
    told = answered(await apps(world, world.alice, "proof", board))
    assert world.text(told) == EN("bot.refuse.still_running")


async def test_a_message_about_a_challenge_leads_to_it(world: World) -> None:
    challenge = await world.bot.service.challenges.current("glow", ChallengeKind.DAILY)
    await world.owner.slash(world.channel, "challenge post", on=True, game="glow")
    await world.env.advance_time(1)
    post = public(world)[-1]
    for name in ("table", "proof"):
        shown = answered(await apps(world, world.alice, name, post))
        assert f"{challenge.code[:4]}-{challenge.code[4:]}" in world.text(shown)
        promise = shown if name == "proof" else answered(await world.click(world.alice, shown, "cmore"))
        assert challenge.commitment in world.text(promise)
