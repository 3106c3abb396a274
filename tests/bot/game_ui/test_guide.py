"""What the rules of each game say to those who know the printed game."""

import pytest

from bot.game_ui.guide import sections
from bot.i18n.translator import translator_for

HEADINGS = {"en": "House rules", "ja": "独自ルール"}
DIFFERENT = {
    "crafting_cosmos": (["your turn is over", "choose then"], ["手番がすべて", "そこで選びます"]),
    "girl_stars": (
        ["below 0", "none in your hand fits", "its site is then connected"],
        ["0点より", "どのタイルも", "採集地も"],
    ),
    "glow": (["handed out in the evening", "independently"], ["夕方", "各自のペース"]),
    "hoshitsukuri": (
        ["drifts", "51st play", "your next turn", "top card of a discard pile"],
        ["軌道が1進み", "51回目", "次の手番の初め", "一番上のカード"],
    ),
}


@pytest.mark.parametrize("key", DIFFERENT)
def test_where_the_rules_differ_from_the_printed_ones_is_said(key: str) -> None:
    for (locale, heading), words in zip(HEADINGS.items(), DIFFERENT[key], strict=True):
        said = next(one.text for one in sections(key, translator_for(locale)).values() if one.heading == heading)
        assert [one for one in words if one not in said] == []
