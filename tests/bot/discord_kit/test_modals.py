"""Several choices at once: windows, what they begin with, what is sent in, and what nobody could send in honestly."""

import pytest
from msgspec.structs import replace

from bot.discord_kit import custom_ids
from bot.discord_kit.router import ComponentRouter
from bot.domain.person import PersonSettings
from bot.domain.table import Table
from bot.domain.time_control import TimeControl, TimeoutPolicy
from bot.features.lobby import forms as lobby_forms
from bot.i18n.translator import translator_for
from bot.ui_kit.forms import FIELDS
from games import GAMES
from tests.support.world import World, answered, begins, fields

EN, JA = translator_for("en"), translator_for("ja")
RADIO, MENU, PEOPLE, TICK = 21, 3, 5, 23
"""The numbers of Discord's components."""


async def table_of(world: World) -> Table:
    return await world.bot.service.queries.table(world.table)


async def test_a_window_begins_with_what_is_chosen_and_is_kept_as_a_whole(world: World) -> None:
    lobby = await world.open(world.alice, seats=1, options="board=archipelago")
    shown = await world.click(world.alice, lobby, "options")
    found = {part["custom_id"]: part for part in fields(shown.modal)}
    assert {key: part["type"] for key, part in found.items()} == dict.fromkeys(
        ("seats", "board", "adventurers", "difficulty", "tom"), RADIO
    )
    assert (begins(found["seats"]), begins(found["board"])) == ("1", "archipelago")
    notes = {part["component"]["custom_id"]: part.get("description") for part in shown.modal["components"]}
    assert notes["difficulty"] == EN("bot.lobby.only", seats=EN("bot.lobby.seats", count=1))
    assert notes["board"] is None
    assert notes["seats"] == EN("bot.lobby.seats_note")
    await world.fill(world.alice, lobby, "options", seats="3", difficulty="ember")
    table = await table_of(world)
    assert (table.seat_count, table.options) == (3, {"board": "archipelago"})
    assert EN("glow.option.board.archipelago") in world.text(lobby)


async def test_what_has_no_room_in_a_window_is_offered_once_its_number_of_seats_is_chosen(world: World) -> None:
    lobby = await world.open(world.alice, seats=3)
    shown = await world.click(world.alice, lobby, "options")
    keys = [part["custom_id"] for part in fields(shown.modal)]
    assert (keys, len(keys)) == (["seats", "board", "adventurers", "start", "difficulty"], FIELDS)
    await world.fill(world.alice, lobby, "options", seats="1", difficulty="hard")
    await world.fill(world.alice, lobby, "options", tom="choose")
    table = await table_of(world)
    assert (table.seat_count, table.options) == (1, {"difficulty": "hard", "tom": "choose"})


async def test_guests_doors_and_pace_are_one_window(world: World) -> None:
    lobby = await world.open(world.alice, seats=3)
    shown = await world.click(world.alice, lobby, "guests")
    assert [part["type"] for part in fields(shown.modal)] == [MENU, RADIO, TICK, TICK, PEOPLE]
    notes = {part["component"]["custom_id"]: part.get("description") for part in shown.modal["components"]}
    assert notes["timeout"] == EN("bot.lobby.timeout.note")
    how = {"pace": ["slow"], "timeout": "offer", "sealing": True, "doors": True}
    await world.fill(world.alice, lobby, "guests", guests=[world.bob], **how)
    table = await table_of(world)
    assert (table.time_control, table.timeout, table.sealed) == (TimeControl.SLOW, TimeoutPolicy.OFFER, True)
    assert (table.private, table.reserved) == (True, (world.bob.id,))
    assert EN("bot.pace.slow") in world.text(lobby)
    assert EN("bot.timeout.offer") in world.text(lobby)
    await world.fill(world.alice, lobby, "guests", guests=[world.bob], doors=False)  # who is kept a seat stays so
    assert (await table_of(world)).reserved == (world.bob.id,)
    assert not (await table_of(world)).private


async def test_long_lists_are_menus(world: World) -> None:
    lobby = await world.open(world.alice, game="hoshitsukuri", seats=1)
    shown = await world.click(world.alice, lobby, "options")
    assert {part["custom_id"]: part["type"] for part in fields(shown.modal)}["celestials"] == MENU


async def test_what_was_opened_before_a_match_began_changes_nothing_in_it(world: World) -> None:
    lobby = await world.open(world.alice, seats=1)
    shown = await world.click(world.alice, lobby, "options")
    values = {part["custom_id"]: begins(part) for part in fields(shown.modal)}
    await world.click(world.alice, lobby, "start")
    late = answered(await world.alice.submit_modal(shown, {**values, "board": "archipelago"}))
    assert EN("bot.refuse.already_started") in world.text(late)


async def test_a_window_finds_its_way_after_a_restart(world: World) -> None:
    lobby = await world.open(world.alice, seats=1)
    shown = await world.click(world.alice, lobby, "options")
    values = {part["custom_id"]: begins(part) for part in fields(shown.modal)}
    world.bot._connection._view_store._modals.clear()  # what a new process knows
    await world.alice.submit_modal(shown, {**values, "board": "archipelago"})
    assert (await table_of(world)).options["board"] == "archipelago"


@pytest.mark.parametrize("key", GAMES)
async def test_every_option_of_every_game_can_be_chosen_in_a_window_of_its_number_of_seats(
    world: World, key: str
) -> None:
    game = GAMES[key]
    await world.open(world.alice, game=key)
    table = await table_of(world)
    for seats in game.seats:
        form = lobby_forms.game_form(replace(table, seat_count=seats), game, EN)
        assert len(form.fields) <= FIELDS
        offered = {field.key: tuple(item.value for item in field.items) for field in form.fields}
        assert all(offered.get(option.key) == option.values for option in game.menu(seats))
        assert len(game.seats) == 1 or offered[lobby_forms.SEATS] == tuple(map(str, game.seats))
    assert game.challenge is None or len(game.challenge.choices({})) < FIELDS


async def test_a_challenge_is_chosen_and_made_in_one_window(world: World) -> None:
    shown = await world.alice.slash(world.channel, "challenge new", game="hoshitsukuri")
    values = {part["custom_id"]: begins(part) for part in fields(shown.modal)}
    assert values == {"celestials": ["-"], "target": ["-"], "guests": []}
    await world.alice.submit_modal(shown, {**values, "target": ["legend"]})
    (made,) = await world.bot.service.challenges.open_to(world.alice.id)
    assert (made.options["target"], made.guests) == ("legend", ())


async def test_who_is_picked_in_the_window_gets_a_duel(world: World) -> None:
    home = answered(await world.alice.slash(world.channel, "challenge daily", game="hoshitsukuri"))
    more = answered(await world.click(world.alice, home, "cmore"))
    await world.fill(world.alice, more, "cform", "hoshitsukuri", guests=[world.bob])
    (made,) = await world.bot.service.challenges.open_to(world.alice.id)
    assert made.guests == (world.bob.id,)


async def settings_of(world: World) -> PersonSettings:
    person = await world.bot.service.people.person(world.alice.id)
    assert person is not None
    return person.settings


async def test_settings_are_one_window(world: World) -> None:
    shown = answered(await world.alice.slash(world.channel, "settings show"))
    wishes = {"language": "ja", "notices": ["nudges"], "hours": ["24"], "repeat": ["6"], "calls": "direct"}
    answer = await world.fill(world.alice, shown, "sform", **wishes)
    assert JA("bot.settings.kept") in world.text(answered(answer))
    mine = await settings_of(world)
    assert (mine.locale, mine.reminders, mine.nudges, mine.remind_after, mine.repeat) == ("ja", False, True, 24, 6)
    again = answered(await world.alice.slash(world.channel, "settings show"))
    begun = {part["custom_id"]: begins(part) for part in fields((await world.click(world.alice, again, "sform")).modal)}
    assert begun == wishes
    await world.fill(world.alice, again, "sform", notices=["reminders", "nudges"])
    mine = await settings_of(world)
    assert mine.reminders


def test_the_menus_of_earlier_versions_open_the_windows(world: World) -> None:
    clicks: ComponentRouter = world.bot.clicks
    forms = {verb for verb, action in clicks.actions.items() if action.opens}
    assert {"set", "seats", "doors", "pace", "who", "options"} <= forms
    assert all(custom_ids.read(custom_ids.CustomId("abc123", verb).text) for verb in forms)
