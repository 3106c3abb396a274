"""Time zones as people name them, typed into the command and into the window."""

from datetime import UTC, datetime

import pytest

from bot.domain.availability import time_zone
from bot.features.settings.time_zones import MAIN, ZONES, city, listed, read
from bot.i18n.translator import LOCALES, translator_for
from bot.refusals import BadSetting
from tests.support.clicks import wishes
from tests.support.world import World, answered, begins, fields

EN, JA = translator_for("en"), translator_for("ja")
NOW = datetime(2026, 7, 1, tzinfo=UTC)


@pytest.mark.parametrize(
    ("typed", "zone"),
    [
        ("Asia/Tokyo", "Asia/Tokyo"),
        (" tokyo ", "Asia/Tokyo"),
        ("東京", "Asia/Tokyo"),
        ("大阪", "Asia/Tokyo"),
        ("san fran", "America/Los_Angeles"),
        ("new york", "America/New_York"),
        ("america/new york", "America/New_York"),
        ("Ulaanbaatar", "Asia/Ulaanbaatar"),
        ("UTC", "UTC"),
        ("Etc/GMT-9", "Etc/GMT-9"),
    ],
)
def test_a_city_is_enough(typed: str, zone: str) -> None:
    assert read(typed) == zone


@pytest.mark.parametrize("typed", ["", "Atlantis", "America", "Etc/Nothing", "Asia/"])
def test_what_names_no_zone_or_many_is_refused(typed: str) -> None:
    with pytest.raises(BadSetting):
        read(typed)


def test_the_list_follows_what_is_typed() -> None:
    assert [choice.value for choice in listed("", EN, NOW)][:2] == ["Asia/Tokyo", "Europe/London"]
    assert listed("lond", EN, NOW)[0].name == "London · Europe/London (UTC+1)"
    assert listed("カトマンズ", JA, NOW) == []
    assert listed("kathm", JA, NOW)[0].name == "Kathmandu · Asia/Kathmandu (UTC+5:45)"
    assert listed("ホノ", JA, NOW)[0].name == "ホノルル · Pacific/Honolulu (UTC−10)"
    assert len(listed("a", EN, NOW)) == 25


def test_every_zone_on_offer_is_known_and_the_main_ones_have_names() -> None:
    assert all(time_zone(zone) for zone in ZONES)
    keys = [f"bot.zone.{zone.replace('/', '_').lower()}" for zone in MAIN]
    assert [key for key in keys for locale in LOCALES if not translator_for(locale).has(key)] == []
    assert city("Etc/GMT-9", EN) == "UTC+9"


async def test_the_command_keeps_a_zone_and_lists_them(world: World) -> None:
    kept = await world.alice.slash(world.channel, "settings quiet", **{"from": 22, "to": 7, "zone": "Europe/Berlin"})
    assert "22:00 to 7:00\n- Time zone: Berlin" in world.text(answered(kept))
    moved = await world.alice.slash(world.channel, "settings quiet", zone="Asia/Tokyo")
    assert "22:00 to 7:00" in world.text(answered(moved))  # the zone alone leaves the hours as they are
    await world.alice.slash(world.channel, "settings quiet", **{"from": 22, "to": 22, "zone": "Europe/Berlin"})
    assert ((await wishes(world)).quiet_from, (await wishes(world)).quiet_to) == (None, None)
    await world.alice.slash(world.channel, "settings quiet", **{"from": 21, "to": 7})
    assert (await wishes(world)).zone == "Europe/Berlin"
    refused = await world.alice.slash(world.channel, "settings quiet", zone="Atlantis")
    assert "“Atlantis”" in world.text(answered(refused))
    found = await world.alice.autocomplete(world.channel, "settings quiet", "zone", "おおさか")
    assert found == []
    found = await world.alice.autocomplete(world.channel, "settings quiet", "zone", "大阪")
    assert [choice["value"] for choice in found] == ["Asia/Tokyo"]


async def test_hours_are_one_window(world: World) -> None:
    shown = answered(await world.alice.slash(world.channel, "settings show"))
    window = await world.click(world.alice, shown, "hform")
    assert begins(fields(window.modal)[0]) == "UTC"
    answer = await world.fill(world.alice, shown, "hform", zone="san francisco", start=["22"], end=["7"])
    assert "Time zone: Los Angeles" in world.text(answered(answer))
    mine = await wishes(world)
    assert (mine.zone, mine.quiet_from, mine.quiet_to) == ("America/Los_Angeles", 22, 7)
    begun = {part["custom_id"]: begins(part) for part in fields((await world.click(world.alice, shown, "hform")).modal)}
    assert begun == {"zone": "Los Angeles", "start": ["22"], "end": ["7"], "digest": ["8"]}
    await world.fill(world.alice, shown, "hform", start=["-"])
    assert (await wishes(world)).quiet_from is None
    lost = await world.fill(world.alice, shown, "hform", zone="Atlantis")
    assert "“Atlantis”" in world.text(answered(lost))
