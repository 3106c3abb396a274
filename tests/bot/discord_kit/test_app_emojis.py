"""Signs look as on the boards: as emojis of the bot's own, where Discord has them and there is room."""

from io import BytesIO
from typing import Any

import pytest
from PIL import Image

from bot.discord_kit.app_emojis import drawn, show_icons
from bot.discord_kit.command_mentions import CommandMentions
from bot.discord_kit.components import ControlRows, layout
from bot.discord_kit.custom_ids import NOWHERE
from bot.game_ui.registry import game_ui_of
from bot.ui_kit.icons import PLAIN, without_variation_selector
from bot.ui_kit.panels import MAX_TEXT, Button, SelectMenu, SelectOption
from renderers import RENDERERS
from renderers.emoji import SIDE
from tests.support.world import World

ICONS = [(key, icon) for key, renderer in RENDERERS.items() for icon in renderer.icons]
FIRST = 1_480_000_000_000_000_011
WALK, LIGHT = f"<:footprints_12ab:{FIRST}>", f"<:sparkles_34cd:{FIRST + 1}>"


@pytest.mark.parametrize(("game", "icon"), ICONS)
def test_a_piece_stands_for_an_icon_of_its_game_alone_and_is_small_and_full(game: str, icon: str) -> None:
    own = {without_variation_selector(one.icon) for one in game_ui_of(game).guide.icons} - {
        without_variation_selector(one.icon) for one in PLAIN
    }
    assert icon in own
    name, data = drawn(icon)
    assert name.replace("_", "").isalnum()
    assert (2 <= len(name) <= 32, len(data) < 256 * 1024) == (True, True)
    picture = Image.open(BytesIO(data))
    assert (picture.size, picture.mode) == ((SIDE, SIDE), "RGBA")
    assert sum(picture.getchannel("A").histogram()[128:]) > 0.2 * SIDE * SIDE


def test_no_two_icons_look_alike() -> None:
    pictures = [drawn(icon) for _, icon in ICONS]
    assert len({name for name, _ in pictures}) == len({data for _, data in pictures}) == len(ICONS) > 30


# -- brought to Discord ----------------------------------------------------------------------------------------------


async def test_discord_is_brought_what_it_lacks_and_nothing_twice(world: World) -> None:
    mentions, kept = CommandMentions(), world.env.backend.application_emojis
    await show_icons(world.bot, mentions, bring=False)
    assert not kept
    assert mentions.shown(["👣"], MAX_TEXT) == ["👣"]
    for _ in range(2):
        await show_icons(world.bot, mentions, bring=True)
        assert sorted(one.name for one in kept.values()) == sorted(drawn(icon)[0] for _, icon in ICONS)
    (number,) = [number for number, one in kept.items() if one.name.startswith("footprints_")]
    assert mentions.shown(["👣"], MAX_TEXT) == [f"<:{kept[number].name}:{number}>"]


async def test_where_discord_takes_none_icons_stay(world: World, caplog: pytest.LogCaptureFixture) -> None:
    mentions = CommandMentions()
    world.env.inject_error("POST", "/applications/*/emojis", status=400, code=30008, times=None)
    await show_icons(world.bot, mentions, bring=True)
    assert mentions.shown(["👣"], MAX_TEXT) == ["👣"]
    assert "signs are shown for" in caplog.text
    world.env.backend.faults.clear()
    await show_icons(world.bot, mentions, bring=True)
    assert mentions.shown(["👣"], MAX_TEXT) != ["👣"]


# -- shown -----------------------------------------------------------------------------------------------------------


@pytest.fixture
def mentions() -> CommandMentions:
    known = CommandMentions()
    known.learn_emojis({"👣": WALK, "✨": LIGHT})
    return known


def test_texts_show_icons_as_on_the_boards(mentions: CommandMentions) -> None:
    assert mentions.shown(["👣 2 · ✨️ 3", "🎲"], MAX_TEXT) == [f"{WALK} 2 · {LIGHT} 3", "🎲"]
    for quoted in ("`👣`", "```\n✨👣\n👣\n```", "a `👣` b ```\n👣```"):  # to be typed or pasted as it is
        assert mentions.shown([quoted], MAX_TEXT) == [quoted]
    assert mentions.shown(["```\n👣\n``` 👣"], MAX_TEXT) == [f"```\n👣\n``` {WALK}"]


def test_icons_stay_in_all_texts_of_a_message_that_has_no_room(mentions: CommandMentions) -> None:
    assert mentions.shown(["👣", "x" * (MAX_TEXT - len(WALK))], MAX_TEXT)[0] == WALK
    assert mentions.shown(["👣", "x" * (MAX_TEXT - len(WALK) + 1)], MAX_TEXT)[0] == "👣"


def controls(mentions: CommandMentions, *rows: Any) -> list[Any]:
    view: Any = layout("?", ControlRows(NOWHERE, rows), mentions=mentions)
    (frame,) = view.to_components()
    return [part for row in frame["components"][1:] for part in row["components"]]


def test_buttons_and_entries_show_them_before_their_words(mentions: CommandMentions) -> None:
    buttons = (
        Button(("a",), "Walk", emoji="👣"),
        Button(("b",), "👣 2 to village 5"),
        Button(("c",), "✨"),
        Button(("d",), "Die 🎲"),
    )
    items = (SelectOption("1", "✨️ Light", "👣 stay"), SelectOption("2", "Rest", emoji="💤"))
    *sent, menu = controls(mentions, buttons, SelectMenu(("m",), "Choose", items))
    walk, light = (
        {"id": number, "name": name} for name, number in (("footprints_12ab", FIRST), ("sparkles_34cd", FIRST + 1))
    )
    shown = [((one.get("emoji") or {}).get("name"), one["label"]) for one in sent]
    assert shown == [(walk["name"], "Walk"), (walk["name"], "2 to village 5"), (None, "✨"), (None, "Die 🎲")]
    assert sent[0]["emoji"].items() >= walk.items()
    first, other = menu["options"]
    assert first["emoji"].items() >= light.items()
    assert (first["label"], first["description"], other["emoji"]["name"]) == ("Light", "👣 stay", "💤")
