"""`python -m tests.tools.tour`: draw the pictures of the pages into docs/pictures, and the tour."""

import argparse
import sys
from collections.abc import Sequence
from itertools import cycle
from pathlib import Path

from PIL import Image

import renderers
from bot.cli.console import say
from bot.features.weekly_sky import view as weekly_sky_view
from bot.i18n.translator import LOCALES, translator_for
from games import GAMES
from tests.support.renderers import weekly_skies
from tests.tools.tour import phone
from tests.tools.tour.scenes import Scene
from tests.tools.tour.words import BOARD, END, START, TITLE, TURN

FOLDER = Path(__file__).resolve().parents[3] / "docs" / "pictures"
BOARD_WIDTH, TOUR_WIDTH, QUALITY, MATCHES = 1000, 540, 82, 40
FIRST, ASKED, STEP, PRESSED, SEEN, LAST = 1800, 1000, 50, 900, 1400, 1300
"""How long each frame of the tour stands, in milliseconds."""

STEPS = 6
"""So many frames it takes to scroll down a message."""

Frame = tuple[Image.Image, int]


def main(line: Sequence[str] | None = None) -> int:
    """Draw everything."""
    parser = argparse.ArgumentParser(prog="python -m tests.tools.tour", description=__doc__)
    parser.add_argument("--out", type=Path, default=FOLDER, metavar="FOLDER", help="where to (default: docs/pictures)")
    parser.add_argument("--game", choices=GAMES, help="this game alone, in the tour too")
    given = parser.parse_args(line)
    given.out.mkdir(parents=True, exist_ok=True)
    scenes = [Scene(game) for game in GAMES.values() if given.game in {None, game.key}]
    for locale in LOCALES:
        frames = [(opening(locale, START), FIRST)]
        for scene, asks, seen in zip(scenes, cycle(TURN[locale]), cycle(BOARD[locale])):
            board, turn = scene.board(locale), scene.turn(locale)
            keep(given.out / f"{scene.game.key}-board-{locale}.webp", board, BOARD_WIDTH)
            keep(given.out / f"{scene.game.key}-turn-{locale}.webp", turn, phone.WIDTH)
            title = translator_for(locale)(f"{scene.game.key}.name")
            frames += pressing(scene.turn(locale, pressed=False), turn, title, asks)
            frames.append((phone.framed(posted(board), title, seen), SEEN))
        film(given.out / f"tour-{locale}.webp", [*frames, (opening(locale, END), LAST)])
    return 0


def pressing(asked: Image.Image, pressed: Image.Image, title: str, caption: str) -> list[Frame]:
    """The frames of a question: read, scrolled to its buttons if they are further down, and answered."""
    steps = range(1, STEPS) if asked.height > phone.ROOM else ()
    down = [(phone.framed(asked, title, caption, step / STEPS), STEP) for step in steps]
    return [(phone.framed(asked, title, caption), ASKED), *down, (phone.framed(pressed, title, caption, 1.0), PRESSED)]


def keep(file: Path, picture: Image.Image, width: int) -> None:
    """Write a picture as a small file."""
    small = picture.resize((width, round(picture.height * width / picture.width)), Image.Resampling.LANCZOS)
    small.save(file, quality=QUALITY, method=6)
    say(f"{file} ({file.stat().st_size / 1000:.0f} kB)")


def posted(board: Image.Image) -> Image.Image:
    """A board as it is posted."""
    page = phone.Sheet()
    page.show(board)
    return page.cut()


def opening(locale: str, captions: dict[str, str]) -> Image.Image:
    """The first or the last frame: the night sky of a server."""
    words, week = translator_for(locale), weekly_skies.week(MATCHES)
    view = weekly_sky_view.view(week, "Planisphere", words)
    sky = phone.opened(renderers.render(next(iter(week.games)), view, "night", words, {}, {}, None))
    return phone.framed(posted(sky), TITLE[locale], captions[locale])


def film(file: Path, frames: Sequence[Frame]) -> None:
    """Write the tour: every frame whole, for its time."""
    size = (TOUR_WIDTH, round(phone.HEIGHT * TOUR_WIDTH / phone.WIDTH))
    first, *others = (frame.resize(size, Image.Resampling.LANCZOS) for frame, _ in frames)
    times = [time for _, time in frames]
    first.save(file, save_all=True, append_images=others, duration=times, loop=0, quality=QUALITY, method=4, kmax=1)
    say(f"{file} ({file.stat().st_size / 1000:.0f} kB, {sum(times) / 1000:.1f} s)")


if __name__ == "__main__":
    sys.exit(main())
