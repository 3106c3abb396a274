"""Typed moves: every label of every prompt is read as its move, in any writing."""

import asyncio
from typing import Any, cast

import pytest

from bot.features.play.move_parser import TypedMoveReader, named_all
from bot.i18n.translator import LOCALES
from bot.ui_kit.panels import truncate_start
from games import GAMES
from games.core import ai, play
from games.core.chance import Chance
from games.core.game import Game
from games.core.options import parse
from tests.support.game_ui.prompts import context_of
from tests.support.typed_text import as_typed

PROMPTS, SHORT = 30, 40


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_label_of_a_move_is_read_as_that_move_in_any_writing(game: Game, locale: str) -> None:
    seats = max(game.seats)
    match, _ = play.start(game, parse(game.options, seats, {}), seats, "77" * 16)
    chance, wrong = Chance("typed", bytes(16)), []
    for number in range(PROMPTS):
        prompt = next(iter(play.prompts_with_tokens(game, match).values()))
        context = context_of(match, prompt, locale)
        labels = named_all(context, context.legal)
        reader = TypedMoveReader(cast(Any, None))
        for label in labels[number % 7 :: 7][:5]:
            shortened = truncate_start(label, SHORT)
            unclear = sum(one.endswith(shortened.removeprefix("…")) for one in labels) > labels.count(label)
            for text in (label, as_typed(label), *([] if unclear else [shortened])):
                found = reader._meant([context], text)
                if found is None or labels[context.legal.index(found[1])] != label:
                    wrong.append((label, text, found))
        match, _ = play.apply(game, match, prompt.seat, ai.random_move(prompt, chance))
        if match.over:
            break
    assert wrong == []


async def test_braccio_is_found_in_both_kana() -> None:
    game = GAMES["glow"]
    match, _ = play.start(game, parse(game.options, 2, {"adventurers": "choose"}), 2, "77" * 16)
    prompt = next(iter(play.prompts_with_tokens(game, match).values()))
    reader, context = TypedMoveReader(cast(Any, None)), context_of(match, prompt, "ja")
    for typed in ("ブラッチョ", "ぶらっちょ", "ﾌﾞﾗｯﾁｮ", "`ブラッチョ`", "ぶらっ"):
        assert [one.name for one in await reader.listed([context], 1, typed)] == ["ブラッチョ"], typed
        found = await asyncio.to_thread(reader._meant, [context], typed)
        assert found is not None
        assert found[1] in prompt.legal
