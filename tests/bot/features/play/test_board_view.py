"""The text of the public board: who won, and why."""

import pytest
from msgspec.structs import replace

from bot.domain.table import TableStatus
from bot.domain.table_view import TableView
from bot.features.play import board_view
from bot.i18n.translator import LOCALES, translator_for
from games import GAMES
from games.api import Score
from games.core.scores import ranked
from tests.support.game_ui.prompts import at
from tests.support.games.glow.pieces import late_morning


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", GAMES)
def test_equal_points_on_different_places_are_explained(game: str, locale: str) -> None:
    words = translator_for(locale)
    seen = at(late_morning()).table_view

    def result(*points: tuple[int, int]) -> str:
        scores = ranked(Score(seat, (), total, (tie,)) for seat, (total, tie) in enumerate(points))
        table = replace(seen.table, game=game, status=TableStatus.OVER)
        return board_view.result(TableView(table, None, seen.view, scores=tuple(scores)), words)

    why = words(f"bot.{game}.tie_break")
    assert why in result((43, 2), (43, 1))
    assert why not in result((43, 2), (42, 3))
    assert why not in result((43, 2), (43, 2), (40, 0))
