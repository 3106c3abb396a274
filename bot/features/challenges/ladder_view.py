"""The pages of the ladder, the season and the replay."""

from collections.abc import Sequence

from bot.discord_kit.components import Block, ControlRows
from bot.discord_kit.custom_ids import NOWHERE
from bot.discord_kit.files import Drawn
from bot.discord_kit.interaction import Part
from bot.domain import challenge_code
from bot.domain.person import PersonId
from bot.features.challenges.model import Challenge, LadderPosition, SeasonTotal
from bot.features.challenges.race import BestAttemptReplay
from bot.features.challenges.view import PLACES_PER_PAGE, named, title, total
from bot.i18n.translator import Translator, signed_number
from bot.presentation import table_text
from bot.ui_kit.pagination import paginate
from bot.ui_kit.panels import Button, ButtonStyle, Row, SelectMenu, SelectOption
from games.api import challenge


def ladder(
    game: str, rules: challenge.SoloChallenge, rung: LadderPosition, words: Translator, others: Sequence[Row]
) -> tuple[Block, ...]:
    """Return a person's ladder, the hardest level first."""
    lines = [f"## 🪜 {words(f'{game}.name')} · {words('bot.challenge.ladder')}", words("bot.challenge.ladder_rule")]
    for level in reversed(rules.levels):
        icon = "✅" if level in rung.won else "▶️" if level == rung.level else "▫️"
        lines.append(f"{icon} {table_text.option_name(words, game, rules.level, level)}")
    lines.append(words("bot.challenge.ladder_tries", tries=rung.tries, wins=rung.wins))
    if rung.at_top:
        lines.append(words("bot.challenge.at_top"))
    row = (Button(("cclimb", game), words("bot.challenge.climb"), ButtonStyle.GO, "▶️"),)
    return "\n".join(lines), ControlRows(NOWHERE, (row, *others))


def mine(challenges: Sequence[Challenge], words: Translator) -> SelectMenu | None:
    """Return the menu of a person's open challenges, or None."""
    items = tuple(
        SelectOption(
            one.code, f"{challenge_code.format_code(one.code)} · {title(one, words)}", emoji=one.kind.traits.icon
        )
        for one in challenges[:25]
    )
    return SelectMenu(("cshow",), words("bot.challenge.mine_hint"), items) if items else None


def season(
    game: str,
    month: str,
    rows: Sequence[SeasonTotal],
    words: Translator,
    *,
    me: PersonId,
    page: int,
    others: Sequence[Row],
) -> tuple[Block, ...]:
    """Return a page of a month's season table. Ranks are those among all; unlisted people are only counted."""
    shown = [row for row in rows if row.listed or row.person == me]
    listed, hidden = paginate(shown, page, PLACES_PER_PAGE), len(rows) - len(shown)
    lines = [f"## 🏆 {words(f'{game}.name')} · {words('bot.challenge.season')} {month}"]
    lines += [_total(row, words, me=me) for row in listed.shown]
    lines += [] if rows else [words("bot.challenge.nobody")]
    own = next((row for row in rows if row.person == me), None)
    if own is not None and own not in listed.shown:
        lines += ["…", _total(own, words, me=me)]
    lines += [f"-# {words('bot.challenge.unlisted', count=hidden)}"] if hidden else []
    lines.append(f"-# {words('bot.challenge.season_rule')}")
    turns = listed.turns(("cseason", game, month), words)
    return "\n".join(lines), ControlRows(NOWHERE, (*([turns] if turns else []), *others))


def _total(row: SeasonTotal, words: Translator, *, me: PersonId) -> str:
    who = named(row, words, me=me)
    average = signed_number(round(row.margins / row.days))
    return words(
        "bot.challenge.season_line",
        rank=row.rank,
        who=who,
        points=row.points,
        days=row.days,
        wins=row.wins,
        lead=average,
    )


def replay(shown: BestAttemptReplay, told: str, picture: Drawn | None, words: Translator) -> tuple[Part, ...]:
    """Return a moment of the best attempt, with buttons to other moments."""
    best, number, code = shown.best.attempt, shown.number, shown.challenge.code
    before = max((one for one in shown.rounds if one < number), default=0)
    after = min((one for one in shown.rounds if one > number), default=shown.moves)
    steps = (("a", "⏮️", before), ("b", "⬅️", number - 1), ("c", "➡️", number + 1), ("d", "⏭️", after))
    row = tuple(
        Button(("crep", code, str(to), mark), words(f"bot.challenge.step.{mark}"), emoji=emoji)
        for mark, emoji, to in steps
        if 0 <= to <= shown.moves and to != number
    )
    where = words("bot.challenge.replay_at", who=named(best, words), total=total(best), now=number, all=shown.moves)
    back = Button(("cshow", code), words("bot.challenge.back"), emoji="↩️")
    heading = f"### 🎞️ {title(shown.challenge, words)}\n{where}"
    return heading, picture, told, ControlRows(NOWHERE, ((*row, back),))
