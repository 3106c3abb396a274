"""Every figure beside an answer of Solani is what the answer does."""

from random import Random

import pytest

from bot.game_ui.base import PromptContext
from games.core import play
from games.core.match import AnyMatch
from games.core.step import Action, Event
from games.solani import GAME, events
from games.solani import actions as do
from games.solani.components import BRANCHES
from games.solani.options import Options
from tests.support.game_ui.prompts import answer_of, context_of, panel_of, picks
from tests.support.game_ui.solani.prompts import GAME_UI, plan_of, shown, suggestions
from tests.support.games.solani.scene import SEED


def plus(points: int) -> str:
    return f"{points:+}".replace("-", "−") if points else "±0"


def figure(points: int) -> str:
    return str(points).replace("-", "−")


def answered(match: AnyMatch, context: PromptContext, action: Action) -> tuple[AnyMatch, list[Event]]:
    after, news = play.apply(GAME, match, context.prompt.seat, action)
    return after, [told.event for told in news]


def gain(match: AnyMatch, context: PromptContext, action: Action) -> int:
    seat, (after, _) = context.prompt.seat, answered(match, context, action)
    return play.score(GAME, after)[seat].total - play.score(GAME, match)[seat].total


def check_placing(match: AnyMatch, context: PromptContext, luck: Random) -> None:
    """The suggestions, an entry of each menu, and the preview of any answer."""
    panel = panel_of(context)
    check_courses(match, context)
    for menu in picks(panel):
        item = luck.choice(menu.items)
        assert item.note.split(" · ")[0] == plus(gain(match, context, answer_of(context, item.value)))
    check_preview(match, context, luck.choice(context.legal))


def check_preview(match: AnyMatch, context: PromptContext, action: Action) -> None:
    """Title, rows and estimate against the score; what is surrounded and what follows against the events."""
    seat, (after, heard) = context.prompt.seat, answered(match, context, action)
    old, new = play.score(GAME, match)[seat], play.score(GAME, after)[seat]
    title, *lines, last = shown(context, action).text.splitlines()
    assert title.endswith(f": {plus(new.total - old.total)}")
    rows = [
        f"{context.words(f'solani.score.{then.key}')} {plus(then.points - now.points)}"
        for now, then in zip(old.lines, new.lines, strict=True)
        if then.points != now.points
    ]
    assert last == "-# " + " · ".join([*rows, f"score {figure(old.total)} → {figure(new.total)}"])
    laid = [event.space for event in heard if isinstance(event, events.BranchPlaced | events.CirclePlaced)]
    assert any(line.startswith("⏩") for line in lines) == (len(laid) > 1)
    player = play.view(GAME, match, seat).players[seat]
    if len(laid) == sum(map(bool, (player.circle, player.branch, player.feature))):  # else it is looked at later
        told = [line.split()[1] for line in lines if line.startswith("🌚")]
        assert told == [event.space for event in heard if isinstance(event, events.DarkSkySurrounded)]


def check_courses(match: AnyMatch, context: PromptContext) -> None:
    """Every suggestion can be given to its end, and changes the score by as much as its button and its preview say."""
    seat = context.prompt.seat
    before = play.score(GAME, match)[seat].total
    for button in suggestions(context):
        plan, then = plan_of(context, button), match
        for action in plan.actions:
            prompt = play.prompts(GAME, then).get(seat)
            if then is not match and (prompt is None or action not in prompt.legal):
                assert isinstance(action, do.PlaceSpecial)  # the only space: it went there by itself
                break
            then, _ = play.apply(GAME, then, seat, action)
        after = play.score(GAME, then)[seat].total
        if len(plan.actions) > 1 or not isinstance(plan.actions[0], do.DraftTile):
            assert button.label.endswith(f" · {plus(after - before)}")
            assert plan.said.endswith(f"score {figure(before)} → {figure(after)}")


def check_draft(match: AnyMatch, context: PromptContext, luck: Random) -> None:
    """The names of tile and Planet, and the nodes of a Branch tile."""
    check_courses(match, context)
    (menu,) = picks(panel_of(context))
    item = luck.choice(menu.items)
    took = answered(match, context, answer_of(context, item.value))[1][0]
    match took:
        case events.Drafted(tile=tile):
            assert context.words(f"solani.tile.{tile}") in item.label
            assert tile not in BRANCHES or item.note.startswith(f"{BRANCHES[tile].nodes} node")
        case events.Traded(tile=tile, planet=planet):
            assert context.words(f"solani.tile.{planet}") in item.label
            assert context.words(f"solani.tile.{tile}") in item.note
        case _:
            pytest.fail(repr(took))


def best_points(
    match: AnyMatch, context: PromptContext, action: do.TakeSpecial | do.KeepSpecial
) -> tuple[int, set[str]]:
    """The points of a Special Feature on its best spaces, by trying every one, and those spaces."""
    seat, (after, _) = context.prompt.seat, answered(match, context, action)
    prompt, tried = play.prompts(GAME, after).get(seat), [after]
    if prompt is not None and prompt.name == "PlaceSpecial":  # else the only space was taken at once
        tried = [play.apply(GAME, after, seat, placing)[0] for placing in prompt.legal]
    lie = [card for then in tried for card in play.view(GAME, then, seat).players[seat].features]
    points = {card.space: card.points for card in lie if card.card == action.card}
    return max(points.values()), {space for space in points if points[space] == max(points.values())}


def check_special(match: AnyMatch, context: PromptContext, luck: Random) -> None:
    """What a Special Feature would score at best, and how many cards lie in a deck."""
    check_courses(match, context)
    action = luck.choice(context.legal)
    if isinstance(action, do.DrawSpecials):
        left = play.view(GAME, match, None).stock(action.magnitude).deck
        (item,) = [
            item for menu in picks(panel_of(context)) for item in menu.items if answer_of(context, item.value) == action
        ]
        assert item.note.startswith(f"{left} cards")
        return
    assert isinstance(action, do.TakeSpecial | do.KeepSpecial)
    points, spaces = best_points(match, context, action)
    said = {context.words("bot.solani.up_to", points=points, space=space) for space in spaces}
    assert GAME_UI.describe(context, action).splitlines()[-1] in said


CHECKS = {
    "Draft": check_draft,
    "PlaceTile": check_placing,
    "PlaceSpecial": check_placing,
    "ChooseSpecial": check_special,
    "KeepSpecial": check_special,
}


@pytest.mark.parametrize("seats", [1, 4, *(pytest.param(seats, marks=pytest.mark.soak) for seats in (2, 3))])
def test_every_figure_beside_an_answer_is_what_the_answer_does(seats: int) -> None:
    luck = Random(f"{SEED}{seats}")
    match, _ = play.start(GAME, Options(), seats, luck.randbytes(16).hex())
    met = set()
    while not match.over:
        prompt = luck.choice(list(play.prompts(GAME, match).values()))
        met.add(prompt.name)
        if luck.random() < 1 / seats or prompt.name.endswith("Special") or match.state.round == 1:
            CHECKS[prompt.name](match, context_of(match, prompt), luck)
        match, _ = play.apply(GAME, match, prompt.seat, luck.choice(prompt.legal))
    assert met >= {"Draft", "PlaceTile"}
