"""Questions of any game as they lie before a seat, and the way through their panels."""

from collections import Counter
from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Protocol, get_args

import pytest
from msgspec.structs import replace

from bot.discord_kit.components import ControlRows, layout
from bot.discord_kit.custom_ids import CustomId
from bot.domain.table import Location, Table, TableChallenge, TableSeat, TableStatus
from bot.domain.table_view import TableView
from bot.domain.time_control import TimeControl
from bot.game_ui import confirmation
from bot.game_ui.base import PromptContext
from bot.game_ui.registry import game_ui_of
from bot.i18n.translator import translator_for
from bot.ui_kit import move_menu
from bot.ui_kit.panels import MAX_ENTRY, MAX_LABEL, Button, Panel, ProposedMoves, SelectMenu
from games import GAMES
from games.core import ai, play, playout
from games.core.chance import Chance
from games.core.game import Game
from games.core.match import AnyMatch, Prompt
from games.core.step import Action, Seat
from tests.discord.limits import parts
from tests.support.japanese import narrow

NAMES = {0: "Ann", 1: "Ben", 2: "Cleo", 3: "Dan"}
NOW = datetime(2026, 3, 1, tzinfo=UTC)
ATTEMPT = TableChallenge("c", ranked=True, ends_at=datetime(2030, 1, 1, tzinfo=UTC), secret=True)
OFTEN = 2
"""So often each kind of question is looked at."""


class Staged(Protocol):
    """A scene of any game."""

    @property
    def match(self) -> AnyMatch: ...


def context_of(match: AnyMatch, prompt: Prompt, locale: str = "en") -> PromptContext:
    """A question as it lies before its seat."""
    game, seat = GAMES[match.game], prompt.seat
    table = Table(
        id="table1", game=game.key, status=TableStatus.LOBBY, host=1, place=Location(channel=5, guild=9),
        seat_count=match.seats, seats=(TableSeat(0, person=1, name="Ann"),), options={}, private=False,
        time_control=TimeControl.NORMAL, created_at=NOW, changed_at=NOW,
    )  # fmt: skip
    table_view = TableView(
        table, seat, play.view(game, match, seat), prompt, play.out_of_turn_actions(game, match, seat)
    )
    return PromptContext(table_view, translator_for(locale), {seat: NAMES[seat] for seat in range(match.seats)})


def ranked(context: PromptContext) -> PromptContext:
    """The same question in a ranked attempt."""
    return replace(
        context, table_view=replace(context.table_view, table=replace(context.table_view.table, challenge=ATTEMPT))
    )


def at(scene: Staged, locale: str = "en", seat: Seat = 0) -> PromptContext:
    """The question of a seat, or what it may do beside all questions."""
    game = GAMES[scene.match.game]
    prompt = play.prompts_with_tokens(game, scene.match).get(seat) or play.out_of_turn_actions(game, scene.match, seat)
    assert prompt is not None
    return context_of(scene.match, prompt, locale)


def asked_by(game: Game) -> set[str]:
    """The names of all questions of a game."""
    return {step.__name__ for step in get_args(game.steps) if hasattr(step, "legal")}


# -- walking through panels --------------------------------------------------------------------------------------


def panel_of(context: PromptContext) -> Panel:
    panel = game_ui_of(context.game).panel(context)
    assert panel is not None, context.prompt.name
    return panel


def buttons(panel: Panel) -> list[Button]:
    return [button for row in panel.rows if not isinstance(row, SelectMenu) for button in row]


def picks(panel: Panel) -> list[SelectMenu]:
    return [row for row in panel.rows if isinstance(row, SelectMenu) and row]


def turned(context: PromptContext, path: tuple[str, ...], *values: str) -> Panel | ProposedMoves:
    """What follows a tap or pick on a path of the game's own, at once or not."""
    return game_ui_of(context.game).turn(context, *confirmation.parse_confirmation_path((*own_way(path), *values)))


def own_way(path: tuple[str, ...]) -> tuple[str, ...]:
    """A path of the game's own as a way, which says how many arguments it has."""
    return path[1:] if path[0] == confirmation.CONFIRMED_VERB else confirmation.confirmation_path(path[1:])


def own_args(path: tuple[str, ...]) -> tuple[str, ...]:
    """The arguments of a path, of one at once without what makes it that."""
    return path[3:] if path[0] == confirmation.CONFIRMED_VERB and confirmation.is_way(path[1:]) else path[1:]


def panel_after(context: PromptContext, path: tuple[str, ...], *values: str) -> Panel:
    found = turned(context, path, *values)
    assert isinstance(found, Panel)
    return found


def check_nowhere(context: PromptContext, paths: str) -> None:
    """No panel offers any of these paths: arguments, and after `=` the values that are picked; `-` is no argument."""
    for path in paths.split():
        args, values = (tuple(part.split("/")) if part else () for part in path.partition("=")[::2])
        with pytest.raises(move_menu.NoSuchPath):
            game_ui_of(context.game).turn(context, () if args == ("-",) else args, values)


def answer_of(context: PromptContext, token: str) -> Action:
    """The answer that a token in a path or menu stands for."""
    return context.move_at(token)


def check_sizes(context: PromptContext, panel: Panel) -> None:
    """Discord takes it, and no key stands where a word should."""
    rows = ControlRows(CustomId("table1", "x", seat=0, prompt_token=context.prompt.token), panel.rows)
    assert len(list(parts(layout(panel.text, rows).to_components()))) <= 34  # room for pictures, news and the foot
    paths = [(button.path, button.page) for button in buttons(panel)] + [
        (pick.path, pick.page) for pick in picks(panel)
    ]
    assert len(set(paths)) == len(paths), paths
    texts = [panel.text, *(button.label for button in buttons(panel))]
    for pick in picks(panel):
        assert 1 <= len(pick.items) <= move_menu.MENU_ENTRIES
        assert 0 < pick.least <= pick.most <= len(pick.items)
        assert len({item.value for item in pick.items}) == len(pick.items)
        texts += [pick.hint, *(text for item in pick.items for text in (item.label, item.note))]
        assert all(0 < len(item.label) <= MAX_ENTRY for item in pick.items)
    assert all(0 < len(button.label) <= MAX_LABEL for button in buttons(panel)), [
        button.label for button in buttons(panel)
    ]
    assert all(len(row) <= 5 for row in panel.rows if not isinstance(row, SelectMenu))
    assert not [text for text in texts if f"{context.game}." in text or "bot." in text or "{" in text]
    assert context.words.locale != "ja" or not [text for text in texts if narrow(text)]


def questions(key: str, seats: int) -> Iterator[tuple[AnyMatch, PromptContext]]:
    """Yield the first few questions of each kind in a random match."""
    game, chance, seen = GAMES[key], Chance("confirming", b"0" * 16), Counter[str]()
    match, _ = play.start(game, game.options(), seats, f"{seats:032x}")
    while not match.over:
        prompt = next(iter(play.prompts(game, match).values()))
        seen[prompt.name] += 1
        if seen[prompt.name] <= OFTEN:
            yield match, context_of(match, prompt)
        match, _ = play.apply(game, match, prompt.seat, ai.random_move(prompt, chance))
    assert len(seen) > 1


def solo_questions(game: Game, level: str) -> Iterator[PromptContext]:
    """Yield every question of a match played alone by a computer player of this level, by chance if it has none."""
    match, _ = play.start(game, game.options(), 1, "5a" * 16)
    luck = playout.seat_chance(game, "5a" * 16, 0)
    while not match.over:
        prompt = next(iter(play.prompts(game, match).values()))
        yield context_of(match, prompt)
        view = play.view(game, match, prompt.seat)
        move = game.choose(level, view, prompt, luck) if level else ai.random_move(prompt, luck)
        match, _ = play.apply(game, match, prompt.seat, move)
