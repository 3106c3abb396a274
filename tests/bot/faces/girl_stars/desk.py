"""Questions of The Girl Who Made the Stars as they lie before a seat, and what their panels lead to."""

from datetime import UTC, datetime
from typing import Any

from msgspec.structs import replace

from bot import lobby
from bot.dialogue import menus
from bot.dialogue.face import Desk, Face
from bot.dialogue.faces import face_of
from bot.dialogue.panels import ENTRY, LABEL, Panel, Pick, Plan, Tap
from bot.model import Chair, Look, Pace, Place
from bot.ui.components import Rows, layout
from bot.ui.ids import Press
from bot.words import words_in
from games.core import play
from games.core.match import Prompt
from games.core.step import Action, Seat
from games.girl_stars import GAME
from tests.games.scenario import Scene

FACE: Face = face_of("girl_stars")
TABLE = lobby.opened(
    "table1",
    GAME,
    Place(channel=5, guild=9),
    Chair(0, person=1, name="Ann"),
    seats=2,
    options={},
    private=False,
    reserved=(),
    pace=Pace.NORMAL,
    now=datetime(2026, 3, 1, tzinfo=UTC),
)


def desk_of(match: Any, prompt: Prompt, locale: str = "en") -> Desk:
    """A question as it lies before its seat."""
    view, beside = play.view(GAME, match, prompt.seat), play.asides(GAME, match, prompt.seat)
    return Desk(Look(TABLE, prompt.seat, view, prompt, beside), words_in(locale), {0: "Ann", 1: "Ben"})


def at(scene: Scene, locale: str = "en", seat: Seat = 0) -> Desk:
    """The question of a seat, or what it may do beside all questions."""
    prompt = play.prompts(GAME, scene.match).get(seat) or play.asides(GAME, scene.match, seat)
    assert prompt is not None
    return desk_of(scene.match, prompt, locale)


def panel_of(desk: Desk) -> Panel:
    panel = FACE.panel(desk)
    assert panel is not None
    return panel


def taps(panel: Panel) -> list[Tap]:
    return [tap for row in panel.rows if not isinstance(row, Pick) for tap in row if not tap.off]


def picks(panel: Panel) -> list[Pick]:
    return [row for row in panel.rows if isinstance(row, Pick)]


def ways(panel: Panel) -> list[tuple[tuple[str, ...], tuple[str, ...]]]:
    """Every single tap or pick that this panel offers: its path and the values picked."""
    found = [(tap.path, ()) for tap in taps(panel)]
    return found + [(pick.path, (item.value,)) for pick in picks(panel) for item in pick.items]


def turned(desk: Desk, path: tuple[str, ...], *values: str) -> Panel | Plan:
    return FACE.turn(desk, path[1:], values)


def labelled(panel: Panel, text: str) -> Tap:
    """The button whose label has this in it."""
    return next(tap for tap in taps(panel) if text in tap.label)


def panel_after(desk: Desk, path: tuple[str, ...], *values: str) -> Panel:
    found = turned(desk, path, *values)
    assert isinstance(found, Panel)
    return found


def given(desk: Desk, path: tuple[str, ...], values: tuple[str, ...]) -> Action | Panel | None:
    """What a tap or pick gives: an answer, a further panel, or neither."""
    if path[0] in ("y", "a"):
        return desk.legal[menus.number((*path[1:], *values)[0], len(desk.legal))]
    if path[0] != "c":
        return None
    found = turned(desk, path, *values)
    return found.actions[0] if isinstance(found, Plan) else found


def asking(desk: Desk, panel: Panel) -> Desk:
    """The desk with the question that a panel's controls answer: the open one, or what may be done beside it."""
    beside = desk.look.asides
    if beside is not None and panel.stamp == beside.stamp:
        return replace(desk, look=replace(desk.look, prompt=beside))
    return desk


def within_taps(desk: Desk, most: int = 2) -> dict[Action, int]:
    """By answer the fewest taps that give it."""
    found: dict[Action, int] = {}
    panels = [(desk, panel_of(desk))]
    for count in range(1, most + 1):
        further: list[tuple[Desk, Panel]] = []
        for before, panel in panels:
            check_sizes(desk, panel)
            now = asking(before, panel)
            for path, values in ways(panel):
                result = given(now, path, values)
                if isinstance(result, Panel):
                    further.append((now, result))
                elif result is not None:
                    found.setdefault(result, count)
        panels = further if count < most else []
    return found


def check_sizes(desk: Desk, panel: Panel) -> None:
    """Discord takes it, and no key stands where a word should."""
    rows = Rows(Press("table1", "x", seat=0, stamp=desk.prompt.stamp), panel.rows)
    assert layout(panel.text, rows).total_children_count <= 34  # room for pictures, news and the foot
    paths = [tap.path for row in panel.rows if not isinstance(row, Pick) for tap in row]
    paths += [pick.path for pick in picks(panel)]
    assert len(set(paths)) == len(paths)
    texts = [panel.text, *(tap.label for tap in taps(panel))]
    for pick in picks(panel):
        assert 1 <= len(pick.items) <= menus.PAGE
        assert len({item.value for item in pick.items}) == len(pick.items)
        texts += [pick.hint, *(text for item in pick.items for text in (item.label, item.note))]
        assert all(len(item.label) <= ENTRY for item in pick.items)
    assert all(len(tap.label) <= LABEL for tap in taps(panel))
    assert not [text for text in texts if "girl_stars." in text or "bot." in text or "{" in text]
