"""Explains to newcomers outside lessons: the goal of a game, and what a kind of prompt is for.

The texts are those of the lessons, so that each thing is explained in one place.
"""

import re

from bot.game_ui.base import PromptContext
from bot.game_ui.lesson import lessons

_HEADING = re.compile(r"\*\*[^*]+[.。?？!！:：]\*\*\s*")
_SENTENCE = re.compile(r"[^\n]+?(?:[.!?](?=\s|$)|[。！？]|$)")


def goal(context: PromptContext) -> str:
    """Return what wins a match, and how long it is; empty if the game does not say."""
    alone = len(context.table_view.table.seats) == 1
    key = f"{context.game}.goal.solo" if alone else f"{context.game}.goal"
    return context.words(key) if context.words.has(key) else ""


def purpose(context: PromptContext) -> str:
    """Return a sentence about what a prompt is for, from the lesson or of its own; empty if there is none."""
    words, lesson = context.words, lessons().get(context.game)
    for tip in lesson.tips if lesson else ():
        if any(isinstance(action, tip.expects) for action in context.legal):
            return first_sentence(words(f"{context.game}.lesson.{tip.key}"))
    own = f"{context.game}.first.{context.prompt.name}"
    return words(own) if words.has(own) else ""


def first_sentence(text: str) -> str:
    """Return the first sentence of a text, without emphasis and without a heading."""
    heading = _HEADING.match(text)
    sentence = _SENTENCE.match(text[heading.end() :] if heading else text)
    return sentence[0].replace("*", "") if sentence else ""
