"""Refusals that concern Discord."""

from collections.abc import Mapping
from typing import ClassVar

from bot.refusals import Refusal


class UnmentionableRole(Refusal):
    """The bot may not mention `role`."""


class Forged(Refusal):
    """The button or menu entry was never offered."""


class NoTable(Refusal):
    """The person has no table here that the command could apply to."""


class NothingBehind(Refusal):
    """The message is not the bot's, or its table or challenge no longer exists."""


class NoPrompt(Refusal, key="no_question"):
    """The person has no prompt at the table: `who`, the names of those who have one."""


class UnknownMove(Refusal, key="unknown_answer"):
    """The typed text is not a legal move: `answer`."""

    people = frozenset({"answer"})


class AmbiguousMove(Refusal, key="several_answers"):
    """The typed text matches several moves: `answer`."""

    people = frozenset({"answer"})


class Missing(Refusal):
    """The bot lacks `permissions` here, as Discord names them."""

    named: ClassVar[Mapping[str, str]] = {"permissions": "bot.permission"}


class NoThread(Refusal):
    """No thread can be created here."""


class NotInThread(Refusal):
    """The bot is not a member of this private thread: `bot`, its mention."""


class TooOld(Refusal):
    """The click was handled, but its message is too old to edit; a new one follows."""


class NotManager(Refusal):
    """Only people who manage the server may do this."""


class Absent(Refusal):
    """The bot is not a member here, so others would not see its messages.

    `link` adds it to a server.
    """


class NoRules(Refusal):
    """There is no such chapter of the rules."""


class NothingFound(Refusal):
    """The rules have no entry for `about`."""

    people = frozenset({"about"})


class NoLesson(Refusal):
    """The `game` has no lesson."""

    people = frozenset({"game"})


class UnknownMonth(Refusal):
    """The typed text is not a month: `month`."""

    people = frozenset({"month"})


class TooOften(Refusal):
    """The rate limit of the person or the server is reached; `when` it ends."""


class FileUnread(Refusal):
    """Discord has not delivered the attached file."""


class OldButton(Refusal):
    """The custom id of the button is of another version of the bot."""
