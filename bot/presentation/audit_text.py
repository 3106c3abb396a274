"""What people have done with a table and those at it, in sentences; pure, as `messages`."""

from collections.abc import Sequence

from bot.domain.audit import AuditEntry, TableAction
from bot.domain.time_control import TimeControl, TimeoutPolicy
from bot.i18n.translator import Translator
from bot.ui_kit import markup, names

SHOWN = 3
"""So many of them stand below a board or lobby; the log has all."""


def line(deed: AuditEntry, words: Translator) -> str:
    """Return who has done what, by what right, and when."""
    who = _named(deed.person, words)
    text = words(
        f"bot.deed.{deed.power}",
        who=words("bot.deed.moderator", who=who) if deed.moderator else who,
        whom=_named(deed.about, words),
        seat=(deed.seat or 0) + 1,
        detail=_detail(deed, words),
    )
    return f"{text} · {markup.when(deed.at)}" if deed.at else text


def lately(deeds: Sequence[AuditEntry], words: Translator) -> str:
    """Return the newest of these deeds for a public message, oldest first."""
    return "\n".join(f"-# {line(deed, words)}" for deed in deeds[-SHOWN:])


def _named(person: int | None, words: Translator) -> str:
    if person is None:
        return ""
    return words("bot.former") if person < 0 else names.mention(person)


def _settled(what: str, words: Translator) -> str:
    kind = "pace" if what in list(TimeControl) else "timeout" if what in list(TimeoutPolicy) else "sealing"
    return words(f"bot.{kind}.{what}")


def _detail(deed: AuditEntry, words: Translator) -> str:
    if deed.power is TableAction.PACE:
        return " · ".join(_settled(one, words) for one in deed.detail.split())
    return f"<#{deed.detail}>" if deed.power is TableAction.MOVED else ""
