"""What a picture costs, beside saving the same picture as Pillow does, in the same run."""

import io
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from statistics import median
from time import thread_time_ns
from typing import Any

from msgspec import Struct
from PIL import Image

import renderers
from bot.cli.render import names
from bot.i18n.translator import Translator, translator_for
from bot.workers.garbage_collection import collection_paused
from games.core import play
from games.core.game import Game
from games.core.match import AnyMatch
from games.core.playout import playout
from games.core.step import Seat
from renderers.kit import png
from tests.tools.bench.figures import Figure, p95, ratio
from tests.tools.bench.variants import Variant, variants

MEDIAN, P95, KILOBYTES = 1.5, 2.0, 500.0


class Sight(Struct, frozen=True):
    """What is drawn: a sheet of a view in a language, for a seat or everybody."""

    game: Game
    view: Any
    players: int
    sheet: str
    seat: Seat | None
    locale: str

    @property
    def told(self) -> tuple[Any, str, Translator, dict[Seat, str]]:
        """What a renderer is told first: view, sheet, words, people."""
        words = translator_for(self.locale)
        return self.view, self.sheet, words, names(self.game, self.players, words)

    def rendered(self) -> bytes:
        """Return the picture as it is sent."""
        return renderers.render(self.game.key, *self.told, {}, self.seat)

    def drawn(self) -> Any:
        """Return the picture before it is encoded."""
        return renderers.RENDERERS[self.game.key].draw(*self.told, marks={}, own=self.seat)


def measure(game: Game, moments: int) -> list[Figure]:
    """Draw the table at so many moments of every kind of match, after as many others to warm up.

    The other sheets are drawn at half of them. Every sheet has limits in time and in size.
    """
    renderer = renderers.RENDERERS.get(game.key)
    if renderer is None:
        return []
    rows = []
    for sheet in renderer.sheets:
        number = moments if sheet == "table" else max(2, moments // 2)
        for sight in sights(game, sheet, number, "warm"):
            sight.rendered()
        rows += _sheet(game, sheet, number)
    return rows


def _sheet(game: Game, sheet: str, moments: int) -> list[Figure]:
    whole: list[float] = []
    saving: list[float] = []
    sizes = []
    for sight in sights(game, sheet, moments, "measured"):
        time, data = timed(sight.rendered)
        picture = sight.drawn()
        alone, _ = timed(partial(saved, picture, renderers.RENDERERS[game.key].palette))
        whole.append(time)
        saving.append(alone)
        sizes.append(len(data))
    name = f"picture.{game.key}.{sheet}"
    return [
        Figure.of(name, ratio(whole, saving), "x saving it", MEDIAN),
        Figure.of(f"{name}.p95", p95(whole) / median(saving), "x saving it", P95),
        Figure.of(f"{name}.time", median(whole) / 1e6, "ms"),
        Figure.of(f"{name}.size", max(sizes) / 1000, "kB", KILOBYTES),
    ]


def saved(picture: Image.Image, palette: Path | None) -> bytes:
    """Return the PNG that Pillow makes by itself of a picture in these colours: a yardstick that we do not change."""
    out = io.BytesIO()
    png.reduced(picture, palette).save(out, "PNG")
    return out.getvalue()


def timed(work: Callable[[], Any]) -> tuple[float, Any]:
    """Return the nanoseconds of this thread that the work took, and its result; garbage is left for later, as it is in
    a drawing process.
    """
    with collection_paused():
        start = thread_time_ns()
        result = work()
        return thread_time_ns() - start, result


def sights(game: Game, sheet: str, moments: int, luck: str) -> Iterator[Sight]:
    """Yield one sheet at so many moments of every kind of match, in both languages by turns."""
    for kind in variants(game):
        yield from _of_one(game, kind, sheet, moments, f"{luck} {kind.name}")


def _of_one(game: Game, kind: Variant, sheet: str, moments: int, luck: str) -> Iterator[Sight]:
    matches = played(game, kind, luck)
    for number in range(moments):
        yield seen(game, kind, matches, sheet, (number, moments))


def played(game: Game, kind: Variant, luck: str) -> list[AnyMatch]:
    """Return a match at random after each of its answers."""
    seed = luck.encode().hex().ljust(32, "0")[:32]
    _, moves = playout(game, kind.options, ("random",) * kind.players, seed)
    first, _ = play.start(game, kind.options, kind.players, seed)
    return [first, *(match for match, _ in play.replay(game, first, moves))]


def seen(game: Game, kind: Variant, matches: list[AnyMatch], sheet: str, moment: tuple[int, int]) -> Sight:
    """Return what is to be drawn at one moment of so many of a match."""
    number, moments = moment
    match = matches[-1] if sheet == "score" else matches[(len(matches) - 1) * number // max(1, moments - 1)]
    seat = number % kind.players if sheet == "seat" else None
    return Sight(game, play.view(game, match, seat), kind.players, sheet, seat, ("en", "ja")[number % 2])
