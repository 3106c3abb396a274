"""The games that `/play` lists: each says how hard it is, and how long it takes."""

import pytest

from bot.discord_kit.command_tree import payload
from bot.features.lobby import view
from bot.i18n.translator import LOCALES, translator_for
from games import GAMES
from tests.support.world import World


@pytest.mark.parametrize("locale", LOCALES)
def test_a_choice_says_how_hard_and_how_long(locale: str) -> None:
    words = translator_for(locale)
    texts = [view.choice(game, words) for game in GAMES]
    assert all(text.startswith(words(f"{game}.name")) for game, text in zip(GAMES, texts, strict=True))
    assert all(len(text) <= 100 for text in texts)


async def test_the_uploaded_choices_are_localized(world: World) -> None:
    (play,) = [one for one in await payload(world.bot.tree) if one["name"] == "play"]
    (game,) = [one for one in play["options"] if one["name"] == "game"]
    glow = next(one for one in game["choices"] if one["value"] == "glow")
    assert glow["name"] == view.choice("glow", translator_for("en"))
    assert glow["name_localizations"]["ja"] == view.choice("glow", translator_for("ja"))
