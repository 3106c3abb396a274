"""What a placement would do, before it is made, and which placements are best; all from what a seat may see."""

from collections.abc import Iterator, Sequence
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from games.core.match import Prompt
from games.core.scores import Line
from games.core.step import Action, Seat
from games.solani import actions, scoring
from games.solani.ai import draft_worths
from games.solani.cells import CIRCLES, SECTORS
from games.solani.portrait import CellView, PlayerView, cells_of, features_of
from games.solani.search import after, best_feature, ranked
from games.solani.sky import Sky
from games.solani.view import View, bonus_views
from games.solani.worth import STRONG, Judge

Placing = actions.PlaceBranch | actions.PlaceCircle | actions.PlaceSpecial

_WIDTH = 8
"""So many placements of each tile held are thought through for suggestions."""


class Effect(Struct, frozen=True):
    """What happens to one circle space, and how many points that is.

    `scores`: a star tile begins to score. `over`: it gets too many nodes. `hopeless`: too few branch spaces are left
    beside it. `connected`: a node reaches a Planet. `loose`: nodes point at nothing. `covered`: they no longer do.
    """

    cell: str
    kind: Literal["scores", "over", "hopeless", "connected", "loose", "covered"]
    points: int


class Outlook(Struct, frozen=True):
    """What a placement would do.

    `view` is the table as it would be, ready to be drawn, and `player` the seat in it; `gain` the change of its live
    estimate, `changed` the rows of the estimate that differ, with their difference. `good` and `bad` are what happens
    on the board, the bad being the risks. `surrounded` are Dark Skies that are surrounded then.
    """

    action: Placing
    view: View
    player: PlayerView
    gain: int
    changed: tuple[Line, ...]
    good: tuple[Effect, ...]
    bad: tuple[Effect, ...]
    surrounded: tuple[str, ...]


class Suggestion(Struct, frozen=True):
    """An answer that a strong computer player would think of; `worth` compares answers to the same question."""

    action: Action
    worth: float


def preview(view: View, seat: Seat, action: Placing) -> Outlook:
    """Return what this placement of a tile held would do; it must be legal."""
    player = view.players[seat]
    before = Sky.of(player)
    held = player.feature if isinstance(action, actions.PlaceSpecial) else player.circle
    sky = after(before, action, held, player.branch)
    surrounded = tuple(sky.newly_surrounded())
    if _is_last(player, action):
        sky = sky.settled()
    table = _as_it_would_be(view, seat, sky, action)
    then = table.players[seat]
    effects = tuple(_effects(before, sky))
    return Outlook(
        action=action,
        view=table,
        player=then,
        gain=then.total - player.total,
        changed=tuple(
            Line(new.key, new.points - old.points, new.detail)
            for old, new in zip(player.lines, then.lines, strict=True)
            if new.points != old.points
        ),
        good=tuple(effect for effect in effects if effect.points > 0),
        bad=tuple(effect for effect in effects if effect.points < 0),
        surrounded=surrounded,
    )


def _is_last(player: PlayerView, action: Placing) -> bool:
    """Say whether Dark Skies are looked at right after this placement. [spec 6.3]"""
    left = {actions.PlaceBranch: player.circle, actions.PlaceCircle: player.branch}
    return not left.get(type(action), "")


def _as_it_would_be(view: View, seat: Seat, sky: Sky, action: Placing) -> View:
    """Return the table with this sky; the standing at the bonus tiles may change for everybody."""
    skies = [sky if player.seat == seat else Sky.of(player) for player in view.players]
    holders = scoring.bonus_holders(skies)
    mine = _with_sky(view.players[seat], sky, action)
    players = [mine if player.seat == seat else player for player in view.players]
    return replace(
        view,
        bonuses=bonus_views(skies, holders),
        players=tuple(
            _estimated(player, skies[player.seat], scoring.bonuses_of(player.seat, holders)) for player in players
        ),
    )


def _with_sky(player: PlayerView, sky: Sky, action: Placing) -> PlayerView:
    return replace(
        player,
        tiles=dict(sky.tiles),
        branches=dict(sky.branches),
        surrounded=tuple(sky.surrounded),
        cells=cells_of(sky),
        circle="" if isinstance(action, actions.PlaceCircle) else player.circle,
        branch="" if isinstance(action, actions.PlaceBranch) else player.branch,
        feature="" if isinstance(action, actions.PlaceSpecial) else player.feature,
        features=features_of([feature.card for feature in player.features], sky),
        sectors={sector: scoring.planets_in(sky, sector) for sector in SECTORS},
    )


def _estimated(player: PlayerView, sky: Sky, bonuses: Sequence[str]) -> PlayerView:
    lines = scoring.lines_of(sky, bonuses)
    return replace(player, bonuses=tuple(bonuses), lines=lines, total=sum(line.points for line in lines))


def _effects(before: Sky, sky: Sky) -> Iterator[Effect]:
    """Yield what happens to each circle space that changes."""
    old, new = cells_of(before), cells_of(sky)
    for cell in CIRCLES:
        was, now = old.get(cell), new.get(cell)
        loose = (now.loose if now else 0) - (was.loose if was else 0)
        if loose:
            yield Effect(cell, "loose" if loose > 0 else "covered", -loose)
        if now and (now.lo or now.tile):
            yield from _on_tile(cell, was, now, before.free[cell], sky.free[cell])


def _on_tile(cell: str, was: CellView | None, now: CellView, free_before: int, free: int) -> Iterator[Effect]:
    """Yield what happens to a tile: points it begins or ceases to score, or can no longer score."""
    points = was.points if was else 0
    newly = was is None or was.mark != now.mark
    if now.mark == "scores" and now.points > points:
        yield Effect(cell, "scores", now.points - points)
    elif now.mark == "over" and newly:
        yield Effect(cell, "over", -(points or now.hi))
    elif now.mark == "connected" and newly:
        yield Effect(cell, "connected", -1)
    elif now.mark == "short" and now.lo - now.nodes > free and not _was_hopeless(was, free_before):
        yield Effect(cell, "hopeless", -now.lo)


def _was_hopeless(was: CellView | None, free: int) -> bool:
    return was is not None and was.lo - was.nodes > free


def suggestions(view: View, prompt: Prompt, most: int = 3) -> tuple[Suggestion, ...]:
    """Return the best few answers to a question, the best first, as a strong computer player sees it.

    Drawing cards unseen is never suggested.
    """
    judge, player = Judge(STRONG, view.round), view.players[prompt.seat]
    found = sorted(_worths(judge, view, player, prompt.legal), key=lambda suggestion: -suggestion.worth)
    return tuple(found[:most])


def _worths(judge: Judge, view: View, player: PlayerView, legal: Sequence[Action]) -> Iterator[Suggestion]:
    sky = Sky.of(player)
    drafts = [action for action in legal if isinstance(action, actions.DraftTile)]
    for draft, worth in zip(drafts, draft_worths(judge, view, player, drafts), strict=True):
        yield Suggestion(draft, worth)
    if any(isinstance(action, actions.PlaceBranch | actions.PlaceCircle) for action in legal):
        for worth, placing in ranked(judge, sky, player.circle, player.branch, _WIDTH):
            yield Suggestion(placing, worth)
    for action in legal:
        if isinstance(action, actions.TakeSpecial | actions.KeepSpecial):
            yield Suggestion(action, best_feature(judge, sky, action.card)[0])
        elif isinstance(action, actions.PlaceSpecial):
            yield Suggestion(action, judge.worth(after(sky, action, player.feature, "")))
