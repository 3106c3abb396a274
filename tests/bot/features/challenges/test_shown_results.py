"""Results of challenges are shown on Discord as their players' settings say, and by nothing else."""

import pytest

from bot.features.challenges.model import ChallengeKind
from bot.i18n.translator import translator_for
from tests.support.challenge_clicks import finish, public
from tests.support.world import World, answered

EN = translator_for("en")


@pytest.mark.parametrize("shown", ["never", "ask"])
async def test_after_the_close_a_result_is_shown_by_its_button_alone(world: World, shown: str) -> None:
    await world.alice.slash(world.channel, "settings results", shown=shown)
    home = answered(await world.alice.slash(world.channel, "challenge daily"))
    last = await finish(world, world.alice, answered(await world.click(world.alice, home, "cplay")))
    code = (await world.bot.service.challenges.current("glow", ChallengeKind.DAILY)).code
    assert "announce" not in world.verbs(last)  # before the close
    mine = answered(await world.click(world.alice, last, "cshare"))
    assert ("cpost" in world.verbs(mine)) is (shown == "ask")
    refused = answered(await world.forged(world.alice, mine, f"t:0:-:-:cpost.{code}"))
    assert (EN("bot.refuse.results_kept_private") in world.text(refused)) is (shown == "never")
    await world.sleep(hours=37)
    home = answered(await world.alice.slash(world.channel, "challenge join", code=code))
    ranking = world.text(answered(await world.bob.slash(world.channel, "challenge ranking", code=code)))
    assert "alice" not in ranking
    assert EN("bot.challenge.unnamed", count=1) in ranking
    table = (await world.bot.service.attempts.of(code, world.alice.id)).table  # type: ignore[union-attr]
    assert ("announce" in world.verbs(home)) is (shown == "ask")
    told = answered(await world.forged(world.alice, home, f"t:{table}:-:-:announce"))
    assert (EN("bot.results.shown_attempt") in world.text(told)) is (shown == "ask"), world.text(told)
    await world.env.settle()
    ranking = world.text(answered(await world.bob.slash(world.channel, "challenge ranking", code=code)))
    assert ("alice" in ranking) is (shown == "ask")


async def test_who_hides_is_named_nowhere_but_on_the_card_they_share(world: World) -> None:
    await world.shows_results(world.alice)
    page = answered(await world.alice.slash(world.channel, "settings privacy"))
    await world.click(world.alice, page, "unlist")
    home = answered(await world.alice.slash(world.channel, "challenge daily"))
    code = (await world.bot.service.challenges.current("glow", ChallengeKind.DAILY)).code
    last = await finish(world, world.alice, answered(await world.click(world.alice, home, "cplay")))
    await world.env.settle()
    assert public(world) == []
    ranking = answered(await world.bob.slash(world.channel, "challenge ranking", code=code))
    mine = answered(await world.click(world.alice, last, "cshare"))
    await world.click(world.alice, mine, "cpost")
    assert f"<@{world.alice.id}>" in world.text(public(world)[-1])
    await world.sleep(hours=37)
    replay = answered(await world.bob.slash(world.channel, "challenge replay", code=code))
    assert EN("bot.refuse.no_replay") in world.text(replay)
    for shown in (world.text(ranking), world.text(replay)):
        assert "alice" not in shown
        assert str(world.alice.id) not in shown
    own = answered(await world.alice.slash(world.channel, "challenge replay", code=code))
    assert "alice" in world.pictures(own)[0]["description"]
