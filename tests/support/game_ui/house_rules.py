"""Where a game's rules, as /rules shows them, differ from the printed ones."""

from bot.game_ui.guide import sections
from bot.i18n.translator import translator_for

HEADINGS = {"en": "House rules", "ja": "独自ルール"}


def house_rules(game: str) -> tuple[str, str]:
    """What the rules of a game say of it, in English and in Japanese."""
    english, japanese = (
        next(one.text for one in sections(game, translator_for(locale)).values() if one.heading == heading)
        for locale, heading in HEADINGS.items()
    )
    return english, japanese
