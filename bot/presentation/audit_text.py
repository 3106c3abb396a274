"""Sentences for the audit log of a table; pure."""

from collections.abc import Sequence

from bot.domain.audit import AuditEntry, TableAction
from bot.domain.time_control import TimeControl, TimeoutPolicy
from bot.i18n.translator import Translator
from bot.ui_kit import markup, names

SHOWN_ENTRIES = 3
"""Number of audit entries below a board or lobby; the log has all."""


def line(audit_entry: AuditEntry, words: Translator) -> str:
    """Return a sentence: who has done what, as moderator or not, and when."""
    who = _named(audit_entry.person, words)
    text = words(
        f"bot.deed.{audit_entry.power}",
        who=words("bot.deed.moderator", who=who) if audit_entry.moderator else who,
        whom=_named(audit_entry.about, words),
        seat=(audit_entry.seat or 0) + 1,
        detail=_detail(audit_entry, words),
    )
    return f"{text} · {markup.when(audit_entry.at)}" if audit_entry.at else text


def lately(audit: Sequence[AuditEntry], words: Translator) -> str:
    """Return the newest entries for a public message, oldest first."""
    return "\n".join(f"-# {line(audit_entry, words)}" for audit_entry in audit[-SHOWN_ENTRIES:])


def _named(person: int | None, words: Translator) -> str:
    if person is None:
        return ""
    return words("bot.former") if person < 0 else names.mention(person)


def _settled(what: str, words: Translator) -> str:
    kind = "pace" if what in list(TimeControl) else "timeout" if what in list(TimeoutPolicy) else "sealing"
    return words(f"bot.{kind}.{what}")


def _detail(audit_entry: AuditEntry, words: Translator) -> str:
    if audit_entry.power is TableAction.TIME_CONTROL:
        return " · ".join(_settled(one, words) for one in audit_entry.detail.split())
    return f"<#{audit_entry.detail}>" if audit_entry.power is TableAction.MOVED else ""
