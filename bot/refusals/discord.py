"""Refusals that concern Discord."""

from collections.abc import Mapping
from typing import ClassVar

from bot.refusals import Refusal


class Forged(Refusal):
    """The button or menu entry was never offered."""

    key = "forged"


class NoTable(Refusal):
    """The person has no table here that the command could apply to."""

    key = "no_table"


class NothingBehind(Refusal):
    """The message is not the bot's, or its table or challenge no longer exists."""

    key = "nothing_behind"


class NoPrompt(Refusal):
    """The person has no prompt at the table: `who`, the names of those who have one."""

    key = "no_question"


class UnknownMove(Refusal):
    """The typed text is not a legal move: `answer`."""

    key = "unknown_answer"
    people = frozenset({"answer"})


class AmbiguousMove(Refusal):
    """The typed text matches several moves: `answer`."""

    key = "several_answers"
    people = frozenset({"answer"})


class Missing(Refusal):
    """The bot lacks `permissions` here, as Discord names them."""

    key = "missing"
    named: ClassVar[Mapping[str, str]] = {"permissions": "bot.permission"}


class NoThread(Refusal):
    """No thread can be created here."""

    key = "no_thread"


class NotInThread(Refusal):
    """The bot is not a member of this private thread: `bot`, its mention."""

    key = "not_in_thread"


class TooOld(Refusal):
    """The click was handled, but its message is too old to edit; a new one follows."""

    key = "too_old"


class NotManager(Refusal):
    """Only people who manage the server may do this."""

    key = "not_manager"


class Absent(Refusal):
    """The bot is not a member here, so others would not see its messages.

    `link` adds it to a server.
    """

    key = "absent"


class NoRules(Refusal):
    """There is no such chapter of the rules."""

    key = "no_rules"


class NothingFound(Refusal):
    """The rules have no entry for `about`."""

    key = "nothing_found"
    people = frozenset({"about"})


class NoLesson(Refusal):
    """The `game` has no lesson."""

    key = "no_lesson"
    people = frozenset({"game"})


class UnknownMonth(Refusal):
    """The typed text is not a month: `month`."""

    key = "unknown_month"
    people = frozenset({"month"})


class TooOften(Refusal):
    """The rate limit of the person or the server is reached; `when` it ends."""

    key = "too_often"


class FileUnread(Refusal):
    """Discord has not delivered the attached file."""

    key = "file_unread"


class OldButton(Refusal):
    """The custom id of the button is of another version of the bot."""

    key = "old_button"
