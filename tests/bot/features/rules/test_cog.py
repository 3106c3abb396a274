"""Understanding from Discord: looking things up, why a question is asked, what signs mean, until they are familiar."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

from bot.discord_kit.command_tree import payload
from bot.discord_kit.interaction import sentence
from bot.features.rules import help_view
from bot.game_ui.guide import chapters, sections
from bot.game_ui.registry import game_ui_of
from bot.i18n.translator import translator_for
from bot.refusals import Illegal
from games import GAMES
from tests.support.match_play import match
from tests.support.world import World, answered

EN, JA = translator_for("en"), translator_for("ja")


async def test_a_thing_is_found_while_typing_and_shown_with_its_picture(world: World) -> None:
    choices = await world.alice.autocomplete(world.channel, "rules", "about", "likya")
    assert choices[0]["name"].startswith("Likyar (companion · Glow)")
    shown = answered(await world.alice.slash(world.channel, "rules", about=choices[0]["value"]))
    assert shown.ephemeral
    assert "Likyar" in world.text(shown)
    (picture,) = world.pictures(shown)
    assert picture["description"].startswith("Likyar. ")
    section = answered(await world.pick(world.alice, shown, "about", "glow", values=["2.3"]))
    assert sections("glow", EN)["2.3"].text in world.text(section)


async def test_each_chapter_is_a_page_with_its_picture(world: World) -> None:
    shown = answered(await world.alice.slash(world.channel, "rules", game="glow"))
    told = chapters("glow", EN)
    for number, text in enumerate(told, start=1):
        assert f"({number}/{len(told)})" in world.text(shown)
        assert text in world.text(shown)
        (picture,) = world.pictures(shown)
        assert picture["description"] == f"Glow · {sections('glow', EN)[f'{number}.1'].heading}"
        if number < len(told):
            shown = answered(await world.click(world.alice, shown, "rules", "glow", "q"))
    section = answered(await world.pick(world.alice, shown, "about", "glow", values=["2.3"]))
    assert world.pictures(section)


async def test_what_was_typed_without_picking_is_looked_up_too(world: World) -> None:
    result = await world.alice.slash(world.channel, "rules", about="firefly", game="glow")
    assert "firefly" in world.text(answered(result))
    result = await world.alice.slash(world.channel, "rules", about="no such thing at all")
    assert EN("bot.refuse.nothing_found", about="no such thing at all") in world.text(answered(result))


async def test_why_opens_the_rule_beside_the_question(world: World) -> None:
    await world.solo(world.alice)
    question = answered(await world.click(world.alice, world.board, "move"))
    asked = await world.prompt(world.alice.id)
    rule = sections("glow", EN)[game_ui_of("glow").guide.why[asked.name]]
    result = await world.click(world.alice, question, "why")
    assert result.followups[-1].ephemeral
    assert rule.text in world.text(result.followups[-1])
    assert EN(f"glow.ask.{asked.name}") in world.text(question), "the question is still there"


async def test_more_begins_with_log_and_rules_and_has_why(world: World) -> None:
    board = await world.solo(world.alice)
    more = answered(await world.click(world.alice, board, "more"))
    assert world.verbs(more)[:3] == ["log", "rules", "why"]
    assert world.text(more).index("Glow") < world.text(more).index("SHA-256")


async def test_what_the_icons_of_a_game_mean_stands_under_more(world: World) -> None:
    board = await world.solo(world.alice)
    more = answered(await world.click(world.alice, board, "more"))
    icons = answered(await world.click(world.alice, more, "signs", "glow"))
    assert "👣 footprint" in world.text(icons)
    assert not [key for key in GAMES if key != "glow" and EN(f"{key}.name") in world.text(icons)]
    assert "log" in world.verbs(answered(await world.click(world.alice, icons, "more")))


async def test_a_refused_answer_says_which_rule_and_what_is_possible(world: World) -> None:
    await world.solo(world.alice)
    result = await world.alice.slash(world.channel, "act", answer="fly to the moon")
    text = world.text(answered(result))
    asked = await world.prompt(world.alice.id)
    rule = sections("glow", EN)[game_ui_of("glow").guide.why[asked.name]]
    assert EN("bot.refuse.unknown_answer", answer="fly to the moon") in text
    assert rule.heading in text
    assert "Orium" in text
    assert "Braccio" in text
    assert sentence(EN, Illegal().instead("possible: this")).endswith("\npossible: this")


async def test_help_names_the_game_to_begin_with_and_the_icons(world: World) -> None:
    await world.alice.slash(world.channel, "settings language", language="ja")
    for who, words in ((world.bob, EN), (world.alice, JA)):
        shown = answered(await who.slash(world.channel, "help"))
        begin = words("bot.help.begin_with", game=words(f"{help_view.first()}.name"))
        text, begun = world.text(shown), begin.partition("`")[0]  # up to the first command, which each sees as theirs
        assert text.index(begun) < text.index(words("bot.help.how")), "which game comes before all commands"
        straight = world.text(answered(await who.slash(world.channel, "help", about="signs")))
        assert "👣" in straight
        icons = answered(await world.click(who, shown, "signs"))
        assert world.text(icons) == straight
    shown = answered(await world.bob.slash(world.channel, "help"))
    lesson = answered(await world.click(world.bob, shown, "learn", help_view.first()))
    assert EN("bot.lesson.head") in world.text(lesson)


async def test_rules_open_on_the_game_finished_last_and_lead_to_the_others(world: World) -> None:
    first = answered(await world.alice.slash(world.channel, "rules"))
    assert EN("glow.name") in world.text(first)
    await match(world)  # of Hoshitsukuri
    shown = answered(await world.alice.slash(world.channel, "rules"))
    assert EN("hoshitsukuri.name") in world.text(shown)
    for before, key in pairwise(["hoshitsukuri", *(key for key in GAMES if key != "hoshitsukuri")]):
        shown = answered(await world.pick(world.alice, shown, "rules", before, "g", values=[key]))
        assert EN(f"{key}.name") in world.text(shown)


def told_commands(commands: list[Any], name: str, above: str = "") -> Iterator[tuple[str, list[str]]]:
    """Each command by its path, with what it and its options are called in a language."""
    for one in commands:
        path = f"{above} {one['name']}".strip()
        inside = one.get("options", [])
        groups = [option for option in inside if option["type"] in (1, 2)]
        if groups:
            yield from told_commands(groups, name, path)
        elif one["type"] == 1:
            called = [(part.get("name_localizations") or {}).get(name, part["name"]) for part in inside]
            yield path, [(one.get("description_localizations") or {}).get(name, one["description"]), *called]
        else:
            yield "", [(one.get("name_localizations") or {}).get(name, one["name"])]


@pytest.mark.parametrize("locale", ["en", "ja"])
async def test_help_names_every_command_and_option_of_the_tree(world: World, locale: str) -> None:
    await world.alice.slash(world.channel, "settings language", language=locale)
    page = answered(await world.alice.slash(world.channel, "help"))
    page = answered(await world.click(world.alice, page, "commands"))
    told = world.text(page)
    assert told == world.text(answered(await world.alice.slash(world.channel, "help", about="commands")))
    while ("q",) in [custom_id.args for _, custom_id in world.controls_with_ids(page)]:
        page = answered(await world.click(world.alice, page, "commands", "q"))
        told += f"\n{world.text(page)}"
    lines = told.splitlines()
    known = list(told_commands(await payload(world.bot.tree), locale))
    assert {"away", "table seats", "settings quiet", "challenge servers"} < {path for path, _ in known}
    for path, named in known:
        found = [line for line in lines if line.startswith(f"- `/{path}`") or (not path and named[0] in line)]
        assert found, (path, named)
        assert all(name in found[0] for name in named), (found, named)
