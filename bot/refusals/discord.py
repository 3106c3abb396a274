"""Refusals that only Discord knows of; the tables' own are in `bot.refusals`."""

from collections.abc import Mapping
from typing import ClassVar

from bot.refusals import Refusal


class Forged(Refusal):
    """A button or entry that was never offered."""

    key = "forged"


class NoTable(Refusal):
    """The person has no table here to which this could apply."""

    key = "no_table"


class NothingBehind(Refusal):
    """A message that is not the bot's, or behind which there is no table and no challenge any more."""

    key = "nothing_behind"


class NoPrompt(Refusal):
    """Nothing is asked of this person at the table: `who`, the names of those who are asked."""

    key = "no_question"


class UnknownMove(Refusal):
    """What was typed is not one of the answers: `answer`."""

    key = "unknown_answer"
    people = frozenset({"answer"})


class AmbiguousMove(Refusal):
    """What was typed fits several answers: `answer`."""

    key = "several_answers"
    people = frozenset({"answer"})


class Missing(Refusal):
    """The bot lacks permissions here: `permissions`, as Discord names them."""

    key = "missing"
    named: ClassVar[Mapping[str, str]] = {"permissions": "bot.permission"}


class NoThread(Refusal):
    """No thread can be made here."""

    key = "no_thread"


class NotInThread(Refusal):
    """The bot does not belong to this private thread: `bot`, how people mention it."""

    key = "not_in_thread"


class TooOld(Refusal):
    """What was clicked has been done, and Discord does not let the old message be edited: a new one follows."""

    key = "too_old"


class NotManager(Refusal):
    """Only who manages the server may do this."""

    key = "not_manager"


class Absent(Refusal):
    """The bot is no member here, so that nobody but this person can hear it: `link` adds it to a server."""

    key = "absent"


class NoRules(Refusal):
    """There is no such chapter of the rules."""

    key = "no_rules"


class NothingFound(Refusal):
    """Nothing in the rules is called like this: `about`."""

    key = "nothing_found"
    people = frozenset({"about"})


class NoLesson(Refusal):
    """Nothing teaches this game: `game`."""

    key = "no_lesson"
    people = frozenset({"game"})


class UnknownMonth(Refusal):
    """What was typed is no month: `month`."""

    key = "unknown_month"
    people = frozenset({"month"})


class TooOften(Refusal):
    """The person, or everybody of the server, asks for too much in too short a time: `when` it is possible again."""

    key = "too_often"


class FileUnread(Refusal):
    """Discord has not handed over the file that somebody attached."""

    key = "file_unread"


class OldButton(Refusal):
    """A button whose custom id is not one of this version's."""

    key = "old_button"
