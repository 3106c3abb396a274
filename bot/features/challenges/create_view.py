"""Around the challenges: the ladder, making one's own, the season table, the replay of the best attempt."""

from collections.abc import Mapping, Sequence

from bot.discord_kit.components import Block, Rows
from bot.discord_kit.custom_ids import NOWHERE
from bot.domain.table import Caller, PersonId
from bot.features.challenges import calendar
from bot.features.challenges.closing import Replay
from bot.features.challenges.model import Challenge, Rung, Total
from bot.features.challenges.view import PAGE, SIGNS, named, title, total
from bot.i18n.translator import Words, signed
from bot.presentation import table_text
from bot.ui_kit.forms import Field, Form, Kind
from bot.ui_kit.pagination import leaf
from bot.ui_kit.panels import Item, Pick, Picture, Row, Style, Tap
from games.core.challenge import Challenge as Rules
from games.core.options import Option

ANY = "-"
"""Stands for what is left to luck, in a path."""

GUEST = "guests"
"""The field of those who are challenged."""

GAME = "game"
"""The field of the game, where it is chosen in the same window."""

GUESTS = 5
"""So many people may be challenged at once."""


def ladder(game: str, rules: Rules, rung: Rung, words: Words, others: Sequence[Row]) -> tuple[Block, ...]:
    """Return somebody's ladder, the hardest level on top."""
    lines = [f"## 🪜 {words(f'{game}.name')} · {words('bot.challenge.ladder')}", words("bot.challenge.ladder_rule")]
    for level in reversed(rules.levels):
        sign = "✅" if level in rung.won else "▶️" if level == rung.level else "▫️"
        lines.append(f"{sign} {table_text.option_name(words, game, rules.level, level)}")
    lines.append(words("bot.challenge.ladder_tries", tries=rung.tries, wins=rung.wins))
    if rung.at_top:
        lines.append(words("bot.challenge.at_top"))
    row = (Tap(("cclimb", game), words("bot.challenge.climb"), Style.GO, "▶️"),)
    return "\n".join(lines), Rows(NOWHERE, (row, *others))


# -- making one's own --------------------------------------------------------------------------------------------------


def form(game: str, offered: Sequence[Option], words: Words) -> Form:
    """Return the window in which a challenge is made: what may be chosen, and for whom it is."""
    fields = [_field(game, option, words) for option in offered]
    guests = Field(
        GUEST, words("bot.challenge.duel_hint"), Kind.PEOPLE, note=words("bot.challenge.duel_note"), most=GUESTS
    )
    return Form(("cmake", game), f"{words(f'{game}.name')} · {words('bot.challenge.make')}", (*fields, guests))


def dare(games: Sequence[str], guests: Sequence[Caller], words: Words) -> Form:
    """Return the window in which people are challenged to a duel in which everything is left to luck."""
    items = tuple(Item(game, words(f"{game}.name"), chosen=not number) for number, game in enumerate(games))
    picked = tuple(Item(str(one.id), one.name) for one in guests)
    note = words("bot.challenge.duel_note")
    people = Field(GUEST, words("bot.challenge.duel_hint"), Kind.PEOPLE, picked, note=note, most=GUESTS)
    return Form(("cdare",), words("bot.menu.duel"), (Field(GAME, words("bot.challenge.which"), items=items), people))


def _field(game: str, option: Option, words: Words) -> Field:
    items = [Item(ANY, words("bot.challenge.luck"), chosen=True)]
    items += [Item(value, table_text.option_name(words, game, option.key, value)) for value in option.values]
    return Field(option.key, table_text.option_name(words, game, option.key), items=tuple(items[:25]))


def builder(game: str, offered: Sequence[Option], chosen: Mapping[str, str], words: Words) -> tuple[Block, ...]:
    """Return the panel in which a challenge is made; `chosen` is what has been picked so far."""
    path = path_of(game, offered, chosen)
    rows: list[Row] = [_choice(path, number, option, chosen, words) for number, option in enumerate(offered)]
    rows.append(Pick(("cduel", *path), words("bot.challenge.duel_hint"), people=True, most=GUESTS))
    rows.append(
        (
            Tap(("cmake", *path), words("bot.challenge.make_now"), Style.GO, "💌"),
            Tap(("cday", game), words("bot.challenge.back"), emoji="↩️"),
        )
    )
    text = f"## 💌 {words(f'{game}.name')} · {words('bot.challenge.make')}\n{words('bot.challenge.make_rule')}"
    return text, Rows(NOWHERE, tuple(rows))


def _choice(path: tuple[str, ...], number: int, option: Option, chosen: Mapping[str, str], words: Words) -> Pick:
    game = path[0]
    name = table_text.option_name(words, game, option.key)
    luck = words("bot.challenge.luck")
    items = [Item(ANY, f"{name}: {luck}", emoji="🍀", chosen=option.key not in chosen)]
    items += [
        Item(
            str(index),
            f"{name}: {table_text.option_name(words, game, option.key, value)}",
            chosen=chosen.get(option.key) == value,
        )
        for index, value in enumerate(option.values)
    ]
    return Pick(("cnew", *path, f"o{number}"), name, tuple(items[:25]))


def path_of(game: str, offered: Sequence[Option], chosen: Mapping[str, str]) -> tuple[str, ...]:
    """Return the choices so far as a path: the game, and for each option the number of its value."""
    values = [option.values.index(chosen[option.key]) if option.key in chosen else None for option in offered]
    return (game, *(ANY if value is None else str(value) for value in values))


def mine(challenges: Sequence[Challenge], words: Words) -> Pick | None:
    """Return the menu of somebody's open challenges, or None."""
    items = tuple(
        Item(one.code, f"{calendar.spoken(one.code)} · {title(one, words)}", emoji=SIGNS[one.kind])
        for one in challenges[:25]
    )
    return Pick(("cshow",), words("bot.challenge.mine_hint"), items) if items else None


# -- season and replay -------------------------------------------------------------------------------------------------


def season(
    game: str, month: str, rows: Sequence[Total], words: Words, *, me: PersonId, page: int, others: Sequence[Row]
) -> tuple[Block, ...]:
    """Return a page of a month's season table."""
    listed = leaf(rows, page, PAGE)
    lines = [f"## 🏆 {words(f'{game}.name')} · {words('bot.challenge.season')} {month}"]
    lines += [_total(row, words, me=me) for row in listed.shown]
    lines += [] if rows else [words("bot.challenge.nobody")]
    own = next((row for row in rows if row.person == me), None)
    if own is not None and own not in listed.shown:
        lines += ["…", _total(own, words, me=me)]
    lines.append(f"-# {words('bot.challenge.season_rule')}")
    turns = listed.turns(("cseason", game, month), words)
    return "\n".join(lines), Rows(NOWHERE, (*([turns] if turns else []), *others))


def _total(row: Total, words: Words, *, me: PersonId) -> str:
    who = named(row, words, me=me)
    average = signed(round(row.margins / row.days))
    return words(
        "bot.challenge.season_line",
        rank=row.rank,
        who=who,
        points=row.points,
        days=row.days,
        wins=row.wins,
        lead=average,
    )


def replay(shown: Replay, told: str, picture: Picture | None, words: Words) -> tuple[Block, ...]:
    """Return a moment of the best attempt, with the ways through it."""
    best, number, code = shown.best.attempt, shown.number, shown.challenge.code
    before = max((one for one in shown.rounds if one < number), default=0)
    after = min((one for one in shown.rounds if one > number), default=shown.moves)
    steps = (("a", "⏮️", before), ("b", "⬅️", number - 1), ("c", "➡️", number + 1), ("d", "⏭️", after))
    row = tuple(
        Tap(
            ("crep", code, str(to), mark),
            words(f"bot.challenge.step.{mark}"),
            emoji=emoji,
        )
        for mark, emoji, to in steps
        if 0 <= to <= shown.moves and to != number
    )
    where = words("bot.challenge.replay_at", who=named(best, words), total=total(best), now=number, all=shown.moves)
    blocks: list[Block] = [f"### 🎞️ {title(shown.challenge, words)}\n{where}"]
    blocks += [picture] if picture else []
    blocks += [told] if told else []
    back = Tap(("cshow", code), words("bot.challenge.back"), emoji="↩️")
    return (*blocks, Rows(NOWHERE, ((*row, back),)))
