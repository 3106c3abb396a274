"""The texts and buttons of the panel of a person's stored data."""

from bot.discord_kit.components import Block, ControlRows
from bot.discord_kit.custom_ids import NOWHERE
from bot.domain.person import PersonSettings
from bot.i18n.translator import Translator
from bot.ui_kit.panels import Button, ButtonStyle


def stored_data(settings: PersonSettings, words: Translator) -> tuple[Block, ...]:
    """Return what is stored of a person, and the buttons to change, export and erase it."""
    listed, shines = settings.listed, settings.listed and settings.sky
    state = words("bot.privacy.listed", listed="yes" if listed else "no", sky="yes" if shines else "no")
    toggles = [Button(("relist",), words("bot.privacy.list"), ButtonStyle.GO, "🙋")]
    if listed:
        verb, sky = ("unshine", "yes") if shines else ("shine", "no")
        toggles = [
            Button(("unlist",), words("bot.privacy.unlist"), emoji="🙈"),
            Button((verb,), words("bot.privacy.sky", sky=sky), emoji="🌃"),
        ]
    buttons = (
        *toggles,
        Button(("mine",), words("bot.privacy.take"), emoji="📦"),
        Button(("forget",), words("bot.privacy.forget"), ButtonStyle.STOP, "🧹"),
    )
    text = f"### 🔏 {words('bot.privacy.title')}\n{words('bot.privacy.text')}"
    return text, state, ControlRows(NOWHERE, (buttons,))
