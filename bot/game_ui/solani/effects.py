"""What placements would do, in few words: where the tile goes, what happens there, and the change of the score."""

from collections.abc import Iterator, Sequence
from itertools import chain

from bot.game_ui.solani import names
from bot.i18n.translator import Translator
from games.solani import actions as do
from games.solani.cells import label_of
from games.solani.components import BRANCHES
from games.solani.preview import Effect, Glance, Placing
from games.solani.view import PlayerView

FOLLOWS, BAD, SURROUNDED = "⏩", "⚠️ ", "🌚"


def sign(player: PlayerView, action: Placing) -> str:
    """Return the sign of the kind of tile that is placed."""
    return names.BRANCH if isinstance(action, do.PlaceBranch) else names.sign_of(player.circle or player.feature)


def short(words: Translator, player: PlayerView, action: Placing) -> str:
    """Return the space of a placement, with the arms of a Branch tile."""
    if isinstance(action, do.PlaceBranch):
        return f"{label_of(action.space)} {names.arms(words, BRANCHES[player.branch].masks[action.rotation])}"
    return action.space


def placed(words: Translator, player: PlayerView, action: Placing) -> str:
    """Return both."""
    return f"{sign(player, action)} {short(words, player, action)}"


def changes(words: Translator, player: PlayerView, looks: Sequence[Glance]) -> Iterator[str]:
    """Yield what follows these by itself, then what they do to the board, the good first, each in a few words."""
    for table_view in looks:
        if table_view.follows:
            yield f"{FOLLOWS} {words('bot.solani.follows', placed=placed(words, player, table_view.follows))}"
    for mark, effects in (
        ("", [table_view.good for table_view in looks]),
        (BAD, [table_view.bad for table_view in looks]),
    ):
        for effect in chain.from_iterable(effects):
            points = _in_all(effect, looks)
            if points * effect.points > 0 or not effect.points:
                said = words(f"solani.effect.{effect.kind}", cell=effect.cell, points=points)
                yield f"{mark}{said}"
    for cell in dict.fromkeys(cell for table_view in looks for cell in table_view.surrounded):
        yield f"{SURROUNDED} {words('bot.solani.surrounded', cell=cell)}"


def _in_all(effect: Effect, looks: Sequence[Glance]) -> int:
    """Return the points of an effect, with nodes that one placement leaves loose here and another one covers."""
    if not _of_nodes(effect, effect.cell):
        return effect.points
    return sum(
        one.points for table_view in looks for one in (*table_view.good, *table_view.bad) if _of_nodes(one, effect.cell)
    )


def _of_nodes(effect: Effect, cell: str) -> bool:
    return effect.cell == cell and effect.kind in ("loose", "covered")


def sums(words: Translator, before: int, looks: Sequence[Glance]) -> str:
    """Return how the score would change by all of these, heading by heading, in small print."""
    return f"-# {summed(words, before, looks)}"


def summed(words: Translator, before: int, looks: Sequence[Glance]) -> str:
    """Return how the score would change by all of these, heading by heading."""
    points: dict[str, int] = {}
    for line in (line for table_view in looks for line in table_view.changed):
        points[line.key] = points.get(line.key, 0) + line.points
    rows = [f"{words(f'solani.score.{key}')} {names.plus(change)}" for key, change in points.items() if change]
    after = before + sum(table_view.gain for table_view in looks)
    return names.listed((*rows, words("bot.solani.estimate", before=before, after=after)))
