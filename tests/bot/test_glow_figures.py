"""Whatever figure Glow shows beside an answer is what the engine does when that answer is given."""

from collections.abc import Iterator

import pytest

from bot.ui.controls import controls_of
from bot.ui.controls.base import Desk
from bot.ui.panels import Item, Pick, Plan, Tap
from games import GAMES
from games.core import ai, play
from games.core.chance import Chance
from games.core.step import Action
from games.glow import actions as do
from tests.bot.test_glow_controls import desk_of, first_panel

GAME, CONTROLS = GAMES["glow"], controls_of("glow")
BOARDS = ("province", "archipelago")
EVERY_TABLE = [(seats, board) for seats in GAME.seats for board in BOARDS]


def questions(seats: int, board: str, seed: int = 1) -> Iterator[tuple[play.AnyMatch, Desk]]:
    """Yield every question of one match in which everybody answers anything."""
    match, _ = play.start(GAME, GAME.options(board=board), seats, f"{seed:032x}")
    chance = Chance("figures", seed.to_bytes(16, "big"))
    while not match.over:
        prompt = next(iter(play.prompts(GAME, match).values()))
        yield match, desk_of(match, prompt, "en")
        match, _ = play.apply(GAME, match, prompt.seat, ai.anything(prompt, chance))


def entries(desk: Desk) -> Iterator[tuple[str, tuple[Action, ...]]]:
    """Yield what stands on each button and entry of the first panel, with the answers that it gives."""
    for row in first_panel(desk).rows:
        for part in row.items if isinstance(row, Pick) else row:
            yield from _entry(desk, row.path if isinstance(row, Pick) else (), part)


def _entry(desk: Desk, path: tuple[str, ...], part: Item | Tap) -> Iterator[tuple[str, tuple[Action, ...]]]:
    text = f"{part.label} {part.note}" if isinstance(part, Item) else part.label
    verb, *args = (*path, part.value) if isinstance(part, Item) else part.path
    if verb in ("a", "y"):
        yield text, (desk.legal[int(args[0], 36)],)
    elif verb == "c" and args[:1] == ["go"]:
        found = CONTROLS.turn(desk, ("go",), tuple(args[1:]))
        assert isinstance(found, Plan)
        yield text, found.actions


def given(match: play.AnyMatch, seat: int, answers: tuple[Action, ...]) -> tuple[play.AnyMatch, bool]:
    """Give these answers as long as they are legal; say whether all of them were."""
    for action in answers:
        prompt = play.prompts(GAME, match).get(seat)
        if prompt is None or action not in prompt.legal:
            return match, False
        match, _ = play.apply(GAME, match, seat, action)
    return match, True


ENDING = (do.Move, do.PlaceCamp, do.EndTravel, do.Sail, do.Stay)


@pytest.mark.parametrize(("seats", "board"), EVERY_TABLE)
def test_what_ends_the_day_says_so(seats: int, board: str):
    told = set()
    for match, desk in questions(seats, board):
        view, seat = desk.look.view, desk.prompt.seat
        for text, answers in entries(desk) if desk.prompt.name in ("Travel", "Sail") else ():
            after, whole = given(match, seat, answers)
            waits = play.prompts(GAME, after).get(seat)
            on = not after.over and waits is not None and after.state.round == view.round
            if whole and not (waits is not None and waits.name == "DiscardForSkull" and on):
                says = "End the day" in text or "your day" in text or "your last day" in text
                assert says is not on, (text, answers)
                told.add(on)
    assert told == {True, False} if board == "province" else {False}


def test_the_confirmation_of_what_ends_the_day_says_so():
    for board in BOARDS:
        for _, desk in questions(2, board):
            last = "your last day" if desk.look.view.round == 8 else "your day"
            for action in desk.legal:
                if isinstance(action, do.PlaceCamp | do.EndTravel | do.Sail | do.Stay):
                    assert f"ends {last}" in CONTROLS.describe(desk, action)
