"""What has changed since somebody's last turn is numbered on the pictures as the sentences are that tell it."""

from typing import Any

import pytest

import renderers
from bot.game_ui.recap import RecapPicture, recap_numbered
from bot.i18n.translator import translator_for
from bot.tables.log_view import visible_recent_moves
from bot.workers.pictures import PictureRequest
from games import GAMES
from games.core import play
from games.core.chance import Chance
from games.core.game import Game
from games.core.scores import OPPONENT
from renderers.kit.turn_marks import CHANGED, COMPLETED, changed, completed
from tests.support.games.contract import kinds, played
from tests.support.match_play import begun, turn
from tests.support.recaps import NAMES, logged, most, teller
from tests.support.world import World, answered

pytestmark = pytest.mark.long

EN = translator_for("en")


def drawn(game: Game, view: Any, sheet: str, marks: dict[str, str]) -> bytes:
    """A sheet with these marks."""
    return renderers.render(game.key, view, sheet, EN, NAMES, {CHANGED + key: text for key, text in marks.items()})


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
def test_whatever_has_changed_has_a_place_on_its_picture(game: Game) -> None:
    it = played(game, most(game), "5e" * 16)
    last = it.turns[-1].before
    view = play.view(game, last, None)
    scenes = teller(game, "en", None).scenes(visible_recent_moves(game, logged(it)[:-1], None))
    assert scenes
    for scene in scenes:
        assert scene.sheet in renderers.RENDERERS[game.key].sheets
        assert drawn(game, view, scene.sheet, scene.marks) != drawn(game, view, scene.sheet, {})


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
def test_numbers_on_pictures_are_those_of_the_sentences(game: Game) -> None:
    entries = visible_recent_moves(game, logged(played(game, most(game), "5e" * 16))[:60], 0)
    said = recap_numbered(teller(game, "en", 0), entries).splitlines()
    for scene in teller(game, "en", 0).scenes(entries):
        marked = {int(number) for text in scene.marks.values() for number in text.split("·")}
        assert marked == set(scene.lines)
        for number, line in scene.lines.items():
            assert line.startswith(f"{number}. ")
            assert line in said or "earlier" in said[0]


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
def test_what_is_new_can_be_seen_on_its_picture_without_numbers(game: Game) -> None:
    it = played(game, most(game), "5e" * 16)
    view = play.view(game, it.turns[-1].before, None)
    entries = visible_recent_moves(game, logged(it)[:-1], None)
    new = teller(game, "en", None).fresh(entries, view)
    scenes = teller(game, "en", None).scenes(entries)
    assert new.spots == {one for scene in scenes for one in scene.marks}
    assert all(isinstance(count, int) for count in new.gained.values())
    sheet = next((scene.sheet for scene in scenes if scene.sheet == "table"), scenes[0].sheet)
    assert drawn(game, view, sheet, dict.fromkeys(new.spots, "")) != drawn(game, view, sheet, {})


@pytest.mark.parametrize("moments", [4, pytest.param(24, marks=pytest.mark.soak)])
@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
def test_a_board_is_drawn_whatever_is_new_on_other_sheets(game: Game, moments: int) -> None:
    it = played(game, most(game), "3c" * 16)
    seen = logged(it)
    for upto in range(len(it.turns) // moments, len(it.turns), len(it.turns) // moments):
        view = play.view(game, it.turns[upto].before, None)
        what = teller(game, "en", None).fresh(visible_recent_moves(game, seen[:upto], None), view).spots
        renderers.RENDERERS[game.key].draw(
            view, "table", EN, NAMES, marks=dict.fromkeys(map(CHANGED.__add__, what), ""), own=None
        )


async def test_a_board_is_drawn_with_what_is_new_since_the_one_before(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    wanted: list[PictureRequest] = []
    draw = world.bot.pictures.draw

    async def noted(one: PictureRequest, *told: Any, **more: Any) -> bytes:
        wanted.append(one)
        return await draw(one, *told, **more)

    monkeypatch.setattr(world.bot.pictures, "draw", noted)
    await begun(world)
    assert wanted[-1].sheet == "table"
    assert not any(key.startswith(CHANGED) for key in wanted[-1].marks)
    await turn(world)
    assert any(key.startswith(f"{CHANGED}space-") for key in wanted[-1].marks)


def test_marks_of_one_board_are_not_those_of_another() -> None:
    marks = {"F3": "A", f"{CHANGED}space-3": "1", f"{CHANGED}1.F3": "2", f"{CHANGED}11.F3": "3"}
    assert changed(marks, 1) == {"F3": "2"}
    assert changed(marks)["space-3"] == "1"
    assert completed({f"{COMPLETED}1.F3": "+3", f"{COMPLETED}11.F3": "+4", "F3": "A"}, 1) == {"F3": "+3"}
    assert RecapPicture("table", {}, {}).sheet == "table"


async def test_a_button_shows_what_others_have_done(world: World) -> None:
    await begun(world)
    who, other = await turn(world)
    panel = answered(await world.click(other, world.board, "move"))
    shown = answered(await world.click(other, panel, "since"))
    (picture,) = world.pictures(shown)
    (line,) = [line for line in world.text(shown).splitlines() if line.startswith("1. ")]
    assert f"{who.name} created" in line
    assert f"{who.name} created" in picture["description"]
    assert "move" in world.verbs(shown)
    alone = answered(await world.click(who, world.board, "move"))
    assert "since" not in world.verbs(alone)


@pytest.mark.parametrize("seats", [1, 3])
def test_what_a_sky_has_gained_is_what_its_estimate_has_changed_by(seats: int) -> None:
    game = GAMES["solani"]
    it = played(game, [kind for kind in kinds(game) if kind.seats == seats][-1], "5e" * 16)
    log, views = logged(it), [play.view(game, turn.before, None) for turn in it.turns]
    for begin, end in zip(range(0, len(log), 7), range(11, len(log), 7), strict=False):
        before, after = views[begin], views[end]
        gained = teller(game, "en", None).fresh(visible_recent_moves(game, log[begin:end], None), after).gained
        totals = zip(before.players, after.players, strict=True)
        expected = {seat: now.total - then.total for seat, (then, now) in enumerate(totals)}
        if after.coyote:
            expected[OPPONENT] = after.coyote.total - before.coyote.total
        assert gained == expected
        assert any(gained.values())


async def test_in_the_middle_of_a_turn_what_others_had_done_before_it_can_still_be_read(world: World) -> None:
    await begun(world)
    who, other = await turn(world)
    before = world.text(answered(await world.click(other, world.board, "move")))
    (line,) = [line for line in before.splitlines() if f"{who.name} created" in line]
    game, prompt = GAMES["hoshitsukuri"], await world.prompt(other.id)
    table_view = await world.bot.service.play.view(world.table, other.id)
    action = game.choose("easy", table_view.view, prompt, Chance(game.key, bytes(16)))
    turned = await world.bot.service.play.submit_move(world.table, other.id, prompt.token, action)
    assert turned.table_view.prompt is not None
    assert {entry.seat for entry in turned.news} == {table_view.seat}  # an answer is told by itself
    panel = answered(await world.click(other, world.board, "move"))
    assert line in world.text(panel)
    shown = world.text(answered(await world.click(other, panel, "since")))
    assert f"1. {line.removeprefix('-# ')}" in shown.splitlines()
    assert f"{other.name} " not in shown


async def test_what_is_told_after_a_turn_begins_with_its_end(world: World) -> None:
    await begun(world)
    await turn(world)
    second, first = await turn(world)
    panel = answered(await world.click(second, world.board, "move"))
    assert "created" not in world.text(panel)
    assert "since" not in world.verbs(panel)
    assert "since" in world.verbs(answered(await world.click(first, world.board, "move")))
