"""The command for days off, as people type it."""

from bot.i18n.translator import translator_for
from tests.support.clicks import wishes
from tests.support.world import World, answered

EN = translator_for("en")


async def test_days_off_are_taken_shown_and_ended(world: World) -> None:
    await world.alice.slash(world.channel, "settings quiet", zone="Europe/Berlin")
    none = await world.alice.slash(world.channel, "away")
    assert "no days off planned" in world.text(answered(none))
    taken = answered(await world.alice.slash(world.channel, "away", days=3, weekends=True))
    assert "27 of 30" in world.text(taken)
    assert EN("bot.away.weekends") in world.text(taken)
    assert len((await wishes(world)).off) == 1
    await world.click(world.alice, taken, "aback")
    assert not any(ends > world.bot.clock() for _, ends in (await wishes(world)).off)


async def test_days_are_listed_and_wrong_ones_refused(world: World) -> None:
    today = world.bot.clock().date()
    listed = await world.alice.autocomplete(world.channel, "away", "from", str(today.year + 1))
    assert listed[0]["value"] == f"{today.year + 1}-01-01"
    for wrong in ("tomorrow", "1999-01-01"):
        refused = await world.alice.slash(world.channel, "away", **{"days": 1, "from": wrong})
        assert f"“{wrong}”" in world.text(answered(refused))
    many = await world.alice.slash(world.channel, "away", days=30)
    assert "0 of 30" in world.text(answered(many)) or f"{today.year + 1}" in world.text(answered(many))
