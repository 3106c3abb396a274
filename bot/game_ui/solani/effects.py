"""What placements would do, in few words: where the tile goes, what happens there, and the change of the score."""

from collections.abc import Iterator, Sequence
from itertools import chain

from bot.game_ui.prompt_table import listed
from bot.game_ui.solani import names
from bot.i18n.translator import Translator, signed_number
from games.solani import actions as do
from games.solani.cells import label_of
from games.solani.components import BRANCHES
from games.solani.player_view import PlayerView
from games.solani.preview import Effect, PlacementPreview, Placing

FOLLOWS, BAD, SURROUNDED = "⏩", "⚠️ ", "🌚"


def icon(player: PlayerView, action: Placing) -> str:
    """Return the sign of the kind of tile that is placed."""
    return names.BRANCH if isinstance(action, do.PlaceBranch) else names.icon_of(player.circle or player.feature)


def short(words: Translator, player: PlayerView, action: Placing) -> str:
    """Return the space of a placement, with the arms of a Branch tile."""
    if isinstance(action, do.PlaceBranch):
        return f"{label_of(action.space)} {names.arms(words, BRANCHES[player.branch].masks[action.rotation])}"
    return action.space


def placed(words: Translator, player: PlayerView, action: Placing) -> str:
    """Return both."""
    return f"{icon(player, action)} {short(words, player, action)}"


def changes(words: Translator, player: PlayerView, previews: Sequence[PlacementPreview]) -> Iterator[str]:
    """Yield the automatic placements that follow, then the effects on the board, good ones first."""
    for preview in previews:
        if preview.follows:
            yield f"{FOLLOWS} {words('bot.solani.follows', placed=placed(words, player, preview.follows))}"
    for mark, effects in (
        ("", [preview.good for preview in previews]),
        (BAD, [preview.bad for preview in previews]),
    ):
        for effect in chain.from_iterable(effects):
            points = _in_all(effect, previews)
            if points * effect.points > 0 or not effect.points:
                said = words(f"solani.effect.{effect.kind}", cell=effect.cell, points=points)
                yield f"{mark}{said}"
    for cell in dict.fromkeys(cell for preview in previews for cell in preview.surrounded):
        yield f"{SURROUNDED} {words('bot.solani.surrounded', cell=cell)}"


def _in_all(effect: Effect, previews: Sequence[PlacementPreview]) -> int:
    """Return the points of an effect, with nodes that one placement leaves loose here and another one covers."""
    if not _of_nodes(effect, effect.cell):
        return effect.points
    return sum(
        one.points for preview in previews for one in (*preview.good, *preview.bad) if _of_nodes(one, effect.cell)
    )


def _of_nodes(effect: Effect, cell: str) -> bool:
    return effect.cell == cell and effect.kind in ("loose", "covered")


def told(words: Translator, player: PlayerView, previews: Sequence[PlacementPreview]) -> str:
    """Return all that these would do to the board and to the score, line by line."""
    return "\n".join((*changes(words, player, previews), f"-# {summed(words, player.total, previews)}"))


def summed(words: Translator, before: int, previews: Sequence[PlacementPreview]) -> str:
    """Return how the score would change by all of these, heading by heading."""
    points: dict[str, int] = {}
    for line in (line for preview in previews for line in preview.changed):
        points[line.key] = points.get(line.key, 0) + line.points
    rows = [f"{words(f'solani.score.{key}')} {signed_number(change)}" for key, change in points.items() if change]
    after = before + sum(preview.gain for preview in previews)
    return listed((*rows, words("bot.solani.estimate", before=before, after=after)))
