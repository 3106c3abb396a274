"""`python -m tests.tools.gallery`: every sheet of every game in both languages at several moments, to be looked at."""

import argparse
import html
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from msgspec import Struct
from PIL import Image

import renderers
from bot.cli.console import say
from bot.cli.match_arguments import seed_of
from bot.cli.render import names
from bot.features.weekly_sky import view as weekly_sky_view
from bot.i18n.translator import LOCALES, translator_for
from games import GAMES
from games.core import play
from games.core.game import Game
from games.core.match import AnyMatch
from games.core.playout import playout
from games.core.step import Seat
from renderers import specimen
from tests.support.renderers import specimen_sheet, weekly_skies
from tests.tools.bench.variants import Variant, variants

FOLDER = Path(__file__).resolve().parents[2] / "gallery"
MOMENTS = {"1-start": 0.0, "2-early": 0.25, "3-middle": 0.5, "4-late": 0.75, "5-end": 1.0}
"""How far a match has come."""
MATCHES = (1, 5, 40, 300)
"""So many matches make the night skies of a week."""


class Shown(Struct, frozen=True):
    """One picture: its file, and what it says to those who cannot see it."""

    file: str
    alt: str


def main(line: Sequence[str] | None = None) -> int:
    """Draw, and write a page that shows everything side by side."""
    parser = argparse.ArgumentParser(prog="python -m tests.tools.gallery", description=__doc__)
    parser.add_argument("--out", type=Path, default=FOLDER, metavar="FOLDER", help="where to (default: gallery/)")
    parser.add_argument("--game", choices=GAMES, help="this game alone")
    parser.add_argument("--seed", default="gallery", help="where the luck comes from")
    given = parser.parse_args(line)
    games = [GAMES[given.game]] if given.game else list(GAMES.values())
    shown = []
    for game in games:
        for picture in (*things(game, given.out), *hung(game, given.seed, given.out)):
            say(picture.file)
            shown.append(picture)
    for picture in () if given.game else (*skies_of_a_week(given.out), the_look(given.out)):
        say(picture.file)
        shown.append(picture)
    page = given.out / "index.html"
    page.parent.mkdir(parents=True, exist_ok=True)
    page.write_text(page_of(shown), encoding="utf-8")
    say(f"{len(shown)} pictures: {page}")
    return 0


def hung(game: Game, seed: str, folder: Path) -> Iterator[Shown]:
    """Write every picture of a game below this folder and yield it."""
    renderer = renderers.RENDERERS.get(game.key)
    if renderer is None:
        return
    (folder / game.key).mkdir(parents=True, exist_ok=True)
    for kind in variants(game):
        for moment, match in moments(game, kind, seed):
            for sheet in renderer.sheets:
                if sheet == "score" and not match.over:
                    continue
                for locale in LOCALES:
                    file = f"{game.key}/{kind.name}-{moment}-{sheet}-{locale}.png"
                    yield _one(game, match, sheet, locale, folder, file)


def things(game: Game, folder: Path) -> Iterator[Shown]:
    """Write all single things of a game side by side, and yield the pictures."""
    renderer = renderers.RENDERERS.get(game.key)
    if renderer is None or not renderer.specimens:
        return
    wide, high, columns = 320, 200, 5
    (folder / game.key).mkdir(parents=True, exist_ok=True)
    for locale in LOCALES:
        sheet = Image.new("RGB", (wide * columns, high * -(-len(renderer.specimens) // columns)))
        for k, name in enumerate(renderer.specimens):
            thing = specimen.draw(renderer, name, translator_for(locale)).resize((wide, high), Image.Resampling.LANCZOS)
            sheet.paste(thing, (k % columns * wide, k // columns * high))
        file = f"{game.key}/things-{locale}.png"
        sheet.save(folder / file)
        yield Shown(
            file, ", ".join(translator_for(locale)(f"{game.key}.{one.name}") for one in renderer.specimens.values())
        )


def skies_of_a_week(folder: Path) -> Iterator[Shown]:
    """Write the night skies of a quiet week, a usual and a busy one, and yield them."""
    (folder / "night").mkdir(parents=True, exist_ok=True)
    for matches in MATCHES:
        found = weekly_skies.week(matches)
        for locale in LOCALES:
            words, file = translator_for(locale), f"night/{matches:03}-{locale}.png"
            view = weekly_sky_view.view(found, "Observatory", words)
            (folder / file).write_bytes(renderers.render(next(iter(found.games)), view, "night", words, {}, {}, None))
            yield Shown(file, weekly_sky_view.alt(found, "Observatory", words))


def the_look(folder: Path) -> Shown:
    """Write the sheet of docs/look.md and return it."""
    specimen_sheet.sheet().save(folder / "look.png")
    return Shown("look.png", "Type, enamels, things and states of every board")


def moments(game: Game, kind: Variant, seed: str) -> Iterator[tuple[str, AnyMatch]]:
    """Yield the moments of one match that is played as well as the game's first level can."""
    luck, levels = seed_of(f"{seed}/{kind.name}"), (game.levels[0],) * kind.players
    _, moves = playout(game, kind.options, levels, luck)
    first, _ = play.start(game, kind.options, kind.players, luck)
    matches = [first, *(match for match, _ in play.replay(game, first, moves))]
    for name, share in MOMENTS.items():
        yield name, matches[round(share * (len(matches) - 1))]


def _one(game: Game, match: AnyMatch, sheet: str, locale: str, folder: Path, file: str) -> Shown:  # noqa: PLR0917
    seat: Seat | None = next(iter(play.prompts(game, match)), 0) if sheet == "seat" else None
    view, words = play.view(game, match, seat), translator_for(locale)
    people = names(game, match.seats, words)
    (folder / file).write_bytes(renderers.render(game.key, view, sheet, words, people, {}, seat))
    return Shown(file, renderers.RENDERERS[game.key].alt(view, words, people))


def page_of(shown: Sequence[Shown]) -> str:
    """Return the page."""
    figures = "".join(
        f'<figure><a href="{html.escape(one.file)}"><img loading="lazy" src="{html.escape(one.file)}"'
        f' alt="{html.escape(one.alt)}"></a><figcaption>{html.escape(one.file)}<br>{html.escape(one.alt)}'
        "</figcaption></figure>\n"
        for one in shown
    )
    style = (
        "body{background:#070a1c;color:#bcc3e6;font:16px sans-serif;display:grid;gap:24px;"
        "grid-template-columns:repeat(auto-fill,minmax(480px,1fr))}figure{margin:0}img{width:100%}"
    )
    head = f'<meta charset="utf-8"><title>Planisphere: gallery</title><style>{style}</style>'
    return f'<!doctype html>\n<html lang="en"><head>{head}</head><body>\n{figures}</body></html>\n'


if __name__ == "__main__":
    sys.exit(main())
