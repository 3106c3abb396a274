"""The message of a position of a match, with buttons to other positions. Pure functions."""

from msgspec.structs import replace

from bot.discord_kit.components import ControlRows
from bot.discord_kit.custom_ids import CustomId
from bot.discord_kit.files import Drawn
from bot.discord_kit.interaction import Part
from bot.domain.table_view import TableView
from bot.features.replay.service import ReplayView
from bot.game_ui.turn_log import group_into_turns
from bot.i18n.translator import Translator
from bot.presentation import table_text
from bot.ui_kit.panels import MAX_ENTRY, Button, Row, SelectMenu, SelectOption, truncate

PUBLIC_VIEW = "x"
"""The argument for the public view."""

LISTED_TURNS = 25
"""Number of turns in the menu, around the current one."""


def named(table_view: TableView, words: Translator) -> TableView:
    """Return a view of an imported match with placeholder names, as records have none."""
    table = table_view.table
    seats = tuple(replace(one, name=words("bot.playback.player", number=one.seat + 1)) for one in table.seats)
    return replace(table_view, table=replace(table, seats=seats))


def shown(at: ReplayView, base: CustomId, picture: Drawn | None, words: Translator) -> tuple[Part, ...]:
    """Return the message of a position; `base` leads to other positions."""
    table_view, table = at.table_view, at.table_view.table
    teller = replace(table_text.recap_writer(table, words), own=None)
    told = [(turn.entries[-1].number, teller.turn(turn)) for turn in group_into_turns(at.entries, teller.game_ui.recap)]
    index = {entry.number: place for place, entry in enumerate(at.entries, start=1)}
    stops = sorted({(index[number], text) for number, text in told if text})
    lines = [f"### 🎞️ {table_text.title(table, words)}"]
    lines.append(words("bot.playback.at", now=at.number, all=len(at.entries)))
    if at.brought:
        key = "bot.playback.whole" if at.whole else "bot.playback.unfinished"
        lines.append(words(key, moves=len(at.entries), hash=table.commitment or ""))
    said = [f"-# {text}" for place, text in stops if place == at.number]
    rows: tuple[Row, ...] = (
        _steps(at, [place for place, _ in stops], words),
        *_menu(at, stops, words),
        _seats(table_view, at, words),
    )
    ways = ControlRows(base, tuple(_led(base, row) for row in rows if row))
    return "\n".join(lines), picture, "\n".join(said), ways


def again(at: ReplayView, base: CustomId, words: Translator) -> tuple[Button, ...]:
    """Return the button back to a position."""
    return (Button((base.verb, str(at.number), _eyes(at.table_view), "again"), words("bot.back"), emoji="↩️"),)


def _led(base: CustomId, row: Row) -> Row:
    """Return a row with the verb of this replay before each path."""
    if isinstance(row, SelectMenu):
        return replace(row, path=(base.verb, *row.path))
    return tuple(replace(button, path=(base.verb, *button.path)) for button in row)


def _eyes(table_view: TableView) -> str:
    return PUBLIC_VIEW if table_view.seat is None else str(table_view.seat)


def _steps(at: ReplayView, stops: list[int], words: Translator) -> tuple[Button, ...]:
    now, last, eyes = at.number, len(at.entries), _eyes(at.table_view)
    before = max((stop for stop in stops if stop < now), default=0)
    after = min((stop for stop in stops if stop > now), default=last)
    steps = (("first", "", 0), ("back", "⬅️", before), ("on", "➡️", after), ("last", "", last))
    others = (step for step in steps if step[2] != now)
    buttons = [Button((str(to), eyes, key), words(f"bot.playback.{key}"), emoji=emoji) for key, emoji, to in others]
    return (*buttons, Button((str(now), eyes, "share"), words("bot.standings.share"), emoji="📣", announce=True))


def _menu(at: ReplayView, stops: list[tuple[int, str]], words: Translator) -> tuple[SelectMenu, ...]:
    places = dict(reversed(stops))
    around = sorted(sorted(places, key=lambda place: abs(place - at.number))[:LISTED_TURNS])
    items = tuple(SelectOption(str(to), truncate(places[to], MAX_ENTRY), chosen=to == at.number) for to in around)
    return (SelectMenu((PUBLIC_VIEW, _eyes(at.table_view), "to"), words("bot.playback.turns"), items),)


def _seats(table_view: TableView, at: ReplayView, words: Translator) -> tuple[Button, ...]:
    people, number = table_text.player_names(table_view.table, words), str(at.number)
    seats = {PUBLIC_VIEW: words("bot.playback.everyone")} | {
        str(one.seat): people[one.seat] for one in table_view.table.seats
    }
    seats.pop(_eyes(table_view), None)
    return tuple(Button((number, eyes, "seen"), text, emoji="👁️") for eyes, text in seats.items())
