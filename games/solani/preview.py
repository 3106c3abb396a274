"""Previews of placements and Special Features, from a view alone."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Literal, NamedTuple

from msgspec import Struct
from msgspec.structs import asdict, replace

from games.core.scores import OPPONENT, Line
from games.core.step import Seat
from games.solani import actions, features, scoring
from games.solani.cells import CIRCLES
from games.solani.player_view import CellView, PlayerView, cells_of, features_of
from games.solani.rules import after, placements
from games.solani.sky import Sky, circle_spaces
from games.solani.view import CoyoteView, View, bonus_views

Placing = actions.PlaceBranch | actions.PlaceCircle | actions.PlaceSpecial


class Effect(Struct, frozen=True):
    """What happens to one circle space, and the immediate change of its points.

    `scores`: a star tile begins to score. `over`: it gets too many nodes. `hopeless`: too few branch spaces are
    left next to it. `connected`: a node reaches a Planet. `loose`: nodes point at nothing. `covered`: they no
    longer do.
    """

    cell: str
    kind: Literal["scores", "over", "hopeless", "connected", "loose", "covered"]
    points: int


class PlacementPreview(Struct, frozen=True):
    """The result of a placement.

    `follows` is the placement of the other held tile if only one is legal then, because the game makes it
    automatically; all other fields include it. `gain` is the change of the seat's live estimate, `changed` the rows
    of the estimate that differ, with their difference. `good` and `bad` are the effects on the board, `bad` being
    risks. `surrounded` are the Dark Skies that are surrounded then.
    """

    action: Placing
    follows: Placing | None
    gain: int
    changed: tuple[Line, ...]
    good: tuple[Effect, ...]
    bad: tuple[Effect, ...]
    surrounded: tuple[str, ...]


class Preview(PlacementPreview, frozen=True):
    """A placement preview with the resulting view, ready to be drawn.

    `player` is the seat in it.
    """

    view: View
    player: PlayerView


class _Laid(NamedTuple):
    """The seat's sky and held tiles after a placement and the automatic one that may follow."""

    sky: Sky
    circle: str
    branch: str
    follows: Placing | None


class Lookout:
    """The previews of several moves of a seat.

    The score of the present table is computed once for all.
    """

    def __init__(self, view: View, seat: Seat) -> None:
        self._view, self._seat, self._player = view, seat, view.players[seat]
        self._skies = [Sky.of(player) for player in view.players]
        self._sky = self._skies[seat]

    @cached_property
    def _cells(self) -> dict[str, CellView]:
        return cells_of(self._sky)

    @cached_property
    def _figures(self) -> dict[str, list[int]]:
        return scoring.bonus_figures(self._skies)

    def allows(self, action: Placing) -> bool:
        """Return whether this is a legal placement of a held tile."""
        if isinstance(action, actions.PlaceSpecial):
            return bool(self._player.feature) and action.space in circle_spaces(self._sky)
        return action in placements(self._sky, self._player.circle, self._player.branch)

    def preview_of(self, action: Placing) -> PlacementPreview:
        """Return the result of this placement of a held tile; it must be legal."""
        laid = self._after(action)
        sky = laid.sky
        lines = scoring.lines_of(sky, scoring.bonuses_of(self._seat, self._holders(sky)), self._player.given)
        effects = tuple(_effects(self._sky, self._cells, sky))
        return PlacementPreview(
            action=action,
            follows=laid.follows,
            gain=sum(line.points for line in lines) - self._player.total,
            changed=tuple(
                Line(new.key, new.points - old.points, new.detail)
                for old, new in zip(self._player.lines, lines, strict=True)
                if new.points != old.points
            ),
            good=tuple(effect for effect in effects if effect.points > 0),
            bad=tuple(effect for effect in effects if effect.points <= 0),
            surrounded=tuple(
                cell for cell in sky.dark_skies if not sky.free[cell] and cell not in self._player.surrounded
            ),
        )

    def preview(self, action: Placing) -> Preview:
        """Return the result of this placement of a held tile with the resulting view.

        It must be legal.
        """
        laid = self._after(action)
        sky = laid.sky
        holders = self._holders(sky)
        skies = [sky if seat == self._seat else other for seat, other in enumerate(self._skies)]
        players = list(self._view.players)
        players[self._seat] = _with_sky(self._player, laid)
        view = replace(
            self._view,
            bonuses=bonus_views(skies, holders),
            players=tuple(
                _estimated(player, skies[player.seat], scoring.bonuses_of(player.seat, holders)) for player in players
            ),
        )
        return Preview(**asdict(self.preview_of(action)), view=view, player=view.players[self._seat])

    def _after(self, action: Placing) -> _Laid:
        """Return sky and held tiles after a placement and the automatic one that may follow. [spec 6.3]

        Dark Skies are checked once no tile is held any more.
        """
        player = self._player
        if isinstance(action, actions.PlaceSpecial):
            return _Laid(after(self._sky, action, player.feature, ""), player.circle, player.branch, None)
        sky = after(self._sky, action, player.circle, player.branch)
        circle = "" if isinstance(action, actions.PlaceCircle) else player.circle
        branch = "" if isinstance(action, actions.PlaceBranch) else player.branch
        rest = placements(sky, circle, branch)
        if len(rest) > 1:
            return _Laid(sky, circle, branch, None)
        if rest:
            sky = after(sky, rest[0], circle, branch)
        return _Laid(sky.settled(), "", "", rest[0] if rest else None)

    def _holders(self, sky: Sky) -> dict[str, list[Seat]]:
        """Return the holders of each bonus tile if the seat's sky were this one."""
        own = scoring.bonus_figures([sky])
        return scoring.holders_of(
            {
                bonus: [own[bonus][0] if seat == self._seat else figure for seat, figure in enumerate(figures)]
                for bonus, figures in self._figures.items()
            }
        )


def preview(view: View, seat: Seat, action: Placing) -> Preview:
    """Return the result of this placement of a held tile with the resulting view.

    It must be legal.
    """
    return Lookout(view, seat).preview(action)


def _with_sky(player: PlayerView, laid: _Laid) -> PlayerView:
    sky = laid.sky
    return replace(
        player,
        tiles=dict(sky.tiles),
        branches=dict(sky.branches),
        surrounded=sky.surrounded,
        cells=cells_of(sky),
        circle=laid.circle,
        branch=laid.branch,
        feature="",
        features=features_of([feature.card for feature in player.features], sky),
        sectors=scoring.sectors_of(sky),
    )


def _estimated(player: PlayerView, sky: Sky, bonuses: Sequence[str]) -> PlayerView:
    lines = scoring.lines_of(sky, bonuses, player.given)
    return replace(player, bonuses=tuple(bonuses), lines=lines, total=sum(line.points for line in lines))


def _effects(before: Sky, old: Mapping[str, CellView], sky: Sky) -> Iterator[Effect]:
    """Yield the effect on each circle space that changes; `old` are its spaces before."""
    new = cells_of(sky)
    for cell in CIRCLES:
        was, now = old.get(cell), new.get(cell)
        loose = (now.loose if now else 0) - (was.loose if was else 0)
        if loose:
            yield Effect(cell, "loose" if loose > 0 else "covered", -loose)
        if now and (now.lo or now.tile):
            yield from _on_tile(cell, was, now, before.free[cell], sky.free[cell])


def _on_tile(cell: str, was: CellView | None, now: CellView, free_before: int, free: int) -> Iterator[Effect]:
    """Yield the effects on a tile: points gained, lost, or no longer possible."""
    points = was.points if was else 0
    newly = was is None or was.mark != now.mark
    if now.mark == "scores" and now.points > points:
        yield Effect(cell, "scores", now.points - points)
    elif now.mark == "over" and newly:
        yield Effect(cell, "over", -points)
    elif now.mark == "connected" and newly:
        yield Effect(cell, "connected", 0)
    elif now.mark == "short" and now.lo - now.nodes > free and (was is None or was.lo - was.nodes <= free_before):
        yield Effect(cell, "hopeless", 0)


def most_points(view: View, seat: Seat, card: str) -> tuple[int, str]:
    """Return the points of a Special Feature on its best space, and that space.

    There must be a space for it.
    """
    sky = Sky.of(view.players[seat])
    found = [(features.points(sky.with_tile(space, card), card, space), space) for space in circle_spaces(sky)]
    return max(found, key=lambda best: best[0])


def changes(view: View, new: Mapping[Seat, Collection[str]], him: CoyoteView | None) -> dict[Seat, int]:
    """Return the change of each seat's live estimate by the tiles on these spaces of skies.

    `him` is Coyote's previous tally.
    """
    before = [_without(player, new.get(player.seat, ())) for player in view.players]
    holders = scoring.bonus_holders(before)
    found = {
        seat: player.total - _sum(scoring.lines_of(sky, scoring.bonuses_of(seat, holders), player.given))
        for seat, (player, sky) in enumerate(zip(view.players, before, strict=True))
    }
    if him is not None and view.coyote is not None:
        lines = scoring.coyote_lines(him, view.options.coyote, scoring.bonuses_of(0, holders))
        found[OPPONENT] = view.coyote.total - _sum(lines)
    return found


def _without(player: PlayerView, spaces: Collection[str]) -> Sky:
    tiles = {cell: tile for cell, tile in player.tiles.items() if cell not in spaces}
    branches = {space: mask for space, mask in player.branches.items() if space not in spaces}
    return Sky.of(replace(player, tiles=tiles, branches=branches, surrounded=())).settled()


def _sum(lines: Sequence[Line]) -> int:
    return sum(line.points for line in lines)
