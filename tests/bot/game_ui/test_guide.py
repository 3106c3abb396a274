"""What the rules of each game say to those who know the printed game."""

import pytest

from bot.game_ui.guide import sections
from bot.i18n.translator import translator_for
from games import GAMES
from tests.support.games.examples import example

HEADINGS = {"en": "House rules", "ja": "独自ルール"}


@pytest.mark.parametrize("key", GAMES)
def test_where_the_rules_differ_from_the_printed_ones_is_said(key: str) -> None:
    """A game that is played as printed has no words to look for, and no such section."""
    for locale, heading in HEADINGS.items():
        words = example(key, "HOUSE_RULES")[locale]
        found = [one for one in sections(key, translator_for(locale)).values() if one.heading == heading]
        assert len(found) == bool(words)
        assert [word for word in words if word not in found[0].text] == []
