"""What a master would do, on the panel of a question: asked for once with its price, told in the game's words."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from bot.discord_kit.custom_ids import CustomId
from bot.discord_kit.interaction import sentence
from bot.domain.person import InvokingUser
from bot.domain.table import TableSeat
from bot.features.hints import view as hints_view
from bot.game_ui.base import PromptContext
from bot.game_ui.registry import game_ui_of
from bot.i18n.translator import LOCALES, translator_for
from bot.refusals import HintsOff, TooSlow
from games import GAMES
from games.core import play, search
from games.core.game import Game
from games.core.search import OPEN, RatedMove
from games.core.step import Action
from tests.support.game_ui.prompts import buttons, check_sizes, context_of
from tests.support.games.contract import kinds, played
from tests.support.japanese import narrow
from tests.support.stage import HERE, Said, Stage, custom_id_of, stage_in

ANN, AI = InvokingUser(11, "Ann"), InvokingUser(22, "愛", "ja")
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let masters say something at once: every answer that a strong player thinks of, the first the best."""
    monkeypatch.setattr("games.core.search.rate_moves", said)


def said(game: Game, imagined: Any, seat: int, luck: bytes) -> tuple[RatedMove[Action], ...]:
    view, prompt = play.view(game, imagined, seat), play.prompts(game, imagined)[seat]
    found = list(search.preferred(game, view, prompt, search._own(game, seat, luck)))[: search.TOLD]
    keys = [line.key for line in play.score(game, imagined)[seat].lines]
    return tuple(RatedMove(one.action, 9.6 - n, {keys[0]: 8.0 - n, OPEN: n / 2}) for n, one in enumerate(found))


def questions(game: Game) -> Iterator[tuple[Any, int]]:
    """Every kind of question of some matches, at its first time."""
    seen: set[str] = set()
    for kind in kinds(game):
        it = played(game, kind, "5e" * 16)
        for turn in it.turns:
            for seat, prompt in play.prompts(game, turn.before).items():
                if prompt.name not in seen:
                    seen.add(prompt.name)
                    yield turn.before, seat


def at_table(context: PromptContext) -> PromptContext:
    """The same question with as many seats as the match has."""
    table_seats = tuple(TableSeat(seat, person=seat + 1) for seat in context.names)
    return replace(
        context, table_view=replace(context.table_view, table=replace(context.table_view.table, seats=table_seats))
    )


@every_game
@pytest.mark.parametrize("locale", LOCALES)
def test_every_question_is_answered_in_the_words_of_its_game(game: Game, locale: str) -> None:
    game_ui, told = game_ui_of(game.key), set[str]()
    for match, seat in questions(game):
        context = at_table(context_of(match, play.prompts(game, match)[seat], locale))
        panel = hints_view.hint_panel(context, game_ui, said(game, match, seat, bytes(16)))
        check_sizes(context, panel)
        assert locale == "en" or not narrow(panel.text)
        assert len(buttons(panel)) == 1 + len(said(game, match, seat, bytes(16)))
        told |= {line for line in panel.text.splitlines() if line.startswith("-# ")}
    assert len(told) > 4  # what the answers do, not only that they were tried


@every_game
def test_every_heading_of_a_score_has_a_name(game: Game) -> None:
    match, _ = play.start(game, game.options(), max(game.seats), "00" * 16)
    for locale in LOCALES:
        assert all(
            translator_for(locale).has(f"{game.key}.score.{line.key}") for line in play.score(game, match)[0].lines
        )


@pytest.mark.parametrize(
    ("lead", "text"),
    [(9.6, "10 points ahead"), (-0.7, "1 point behind"), (0.3, "level with")],
)
def test_how_a_seat_stands_is_said_beside_the_best_of_the_others(lead: float, text: str) -> None:
    game = GAMES["glow"]
    match, _ = play.start(game, game.options(), 2, "00" * 16)
    prompt = play.prompts(game, match)[0]
    context = at_table(context_of(match, prompt))
    first, second = prompt.legal[:2]
    found = (RatedMove(first, lead, {"light": 3.0, "journey": 1.0}), RatedMove(second, lead - 0.04, {"light": 1.8}))
    shown = hints_view.hint_panel(context, game_ui_of("glow"), found).text
    assert f"expected at the end: {text}" in shown
    assert "(about the same)" in shown
    assert "Compared with move 2: Light gathered +1.2 · Journey +1" in shown


async def solo(stage: Stage, who: InvokingUser) -> str:
    table = await stage.service.lobby.open(who, "crafting_cosmos", HERE, seats=1)
    await stage.service.lobby.start(table.id, who.id)
    stage.take()
    return str(table.id)


def custom_id_for(message: Said, verb: str, *args: str) -> CustomId:
    return next(one for one in map(custom_id_of, message.controls) if (one.verb, one.args) == (verb, args))


@pytest.mark.parametrize("who", [ANN, AI], ids=["en", "ja"])
async def test_the_first_hint_says_what_it_costs_and_the_next_ones_come_at_once(
    who: InvokingUser, tmp_path: Path
) -> None:
    words = translator_for(who.locale)
    async with stage_in(tmp_path) as stage:
        table = await solo(stage, who)
        (panel,) = await stage.click(who, CustomId(table, "move"))
        ask = custom_id_for(panel, "hint")
        (asking,) = await stage.click(who, ask, own=True)
        assert words("bot.hint.counts") in asking.text
        assert not (await stage.service.play.view(table)).table.seats[0].hinted
        confirmed = custom_id_for(asking, "hint", "y")
        thinking, told = await stage.click(who, confirmed, own=True)
        assert words("bot.hint.thinks") in thinking.text
        assert words("bot.hint.soon", standing=words("bot.points", points=10)) in told.text
        assert "hint" not in {custom_id_of(part).verb for part in told.controls}
        assert (await stage.service.play.view(table)).table.seats[0].hinted
        _, again = await stage.click(who, ask, own=True)
        assert again.text == told.text
        given = next(one for one in map(custom_id_of, told.controls) if one.verb == "a")
        assert given.prompt_token == ask.prompt_token  # a button of the very question


async def test_the_result_says_that_there_were_hints(tmp_path: Path) -> None:
    async with stage_in(tmp_path) as stage:
        table = await solo(stage, ANN)
        table_view = await stage.service.play.view(table, ANN.id)
        await stage.click(ANN, CustomId(table, "hint", ("y",), table_view.seat, table_view.prompt.token))
        while (prompt := (await stage.service.play.view(table, ANN.id)).prompt) is not None:
            await stage.service.play.submit_move(table, ANN.id, prompt.token, prompt.legal[-1])
        stage.take()
        (end,) = await stage.click(ANN, CustomId(table, "move"))
    assert re.search(r"points\*\* · 🧙 with hints$", end.text, re.MULTILINE)


async def test_who_waits_in_vain_has_their_question_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with stage_in(tmp_path) as stage:
        table = await solo(stage, ANN)
        (panel,) = await stage.click(ANN, CustomId(table, "move"))

        async def late(*_: Any) -> Any:
            raise TooSlow

        monkeypatch.setattr(stage.service.hints, "ask", late)
        _, told = await stage.click(ANN, CustomId(table, "hint", ("y",)), own=True)
    assert sentence(translator_for("en"), TooSlow()) in told.text
    assert [custom_id_of(part) for part in told.controls] == [custom_id_of(part) for part in panel.controls]


async def test_where_others_play_there_is_no_button_and_the_command_says_why(tmp_path: Path) -> None:
    async with stage_in(tmp_path) as stage:
        table = await stage.service.lobby.open(ANN, "crafting_cosmos", HERE, seats=2)
        await stage.service.lobby.join(table.id, AI)
        await stage.service.lobby.start(table.id, ANN.id)
        (panel,) = await stage.click(ANN, CustomId(table.id, "move"))
        assert "hint" not in {custom_id_of(part).verb for part in panel.controls}
        (told,) = await stage.click(ANN, CustomId(table.id, "hint"))
    assert sentence(translator_for("en"), HintsOff(why="people")) in told.text
