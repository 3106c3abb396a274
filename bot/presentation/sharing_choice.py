"""The question whether others may see a person's results."""

from bot.discord_kit.components import Block, ControlRows
from bot.discord_kit.custom_ids import CustomId
from bot.domain.person import AnnounceResults
from bot.i18n.translator import Translator
from bot.ui_kit.panels import Button, Row


def choices(words: Translator, *code: str) -> Row:
    """Return the buttons by which a person chooses whether their results are shown; `code` is the way back."""
    return tuple(Button(("results", announce, *code), words(f"bot.results.{announce}")) for announce in AnnounceResults)


def sharing_choice(base: CustomId, words: Translator, *code: str) -> tuple[Block, ...]:
    """Return the question whether others may see a person's results, with its buttons."""
    return words("bot.results.question"), ControlRows(base, (choices(words, *code),))
