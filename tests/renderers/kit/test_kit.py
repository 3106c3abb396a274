"""The kit: theme, glyphs, text, layers, encoding."""

import ast
import io
import itertools
import re
from collections.abc import Iterator, Mapping
from math import dist
from pathlib import Path
from typing import get_args

import pytest
from PIL import Image, ImageChops

from renderers import RENDERERS
from renderers.kit import glyphs, layers, markers, png, raster, scoresheet, shapes, sheet_frame, sky, sprites, theme
from renderers.kit.canvas import Canvas
from renderers.kit.renderer import GameRenderer
from renderers.kit.theme import ENAMEL, ink
from renderers.solani.skin import SKIN

HOUSE = Path(__file__).parents[3] / "renderers"
ROOM = Image.new("RGB", (400, 200), ink.panel)


def machado(kind: str) -> tuple[tuple[float, float, float], ...]:
    """The matrices of Machado, Oliveira and Fernandes (2009), severity 1, for linear RGB."""
    return {
        "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
        "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
        "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
        "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
    }[kind]


def oklab(colour: theme.RGB, kind: str) -> tuple[float, float, float]:
    linear = [v / 12.92 if (v := c / 255) <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for c in colour]
    r, g, b = (max(0.0, sum(m * v for m, v in zip(row, linear, strict=True))) for row in machado(kind))
    long = (0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b) ** (1 / 3)
    middle = (0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b) ** (1 / 3)
    short = (0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b) ** (1 / 3)
    return (
        0.2104542553 * long + 0.7936177850 * middle - 0.0040720468 * short,
        1.9779984951 * long - 2.4285922050 * middle + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * middle - 0.8086757660 * short,
    )


def distance(a: str, b: str, kind: str) -> float:
    return 100 * dist(oklab(ENAMEL[a], kind), oklab(ENAMEL[b], kind))


@pytest.mark.parametrize("kind", ["normal", "protan", "deutan", "tritan"])
@pytest.mark.parametrize(
    "together",
    [
        ("ember", "tide", "amber", "frost", "moss"),
        ("ember", "tide", "amber", "frost", "moss", "orchid", "lemon"),
        ("jade", "orchid", "violet", "ash"),
    ],
)
def test_colours_that_stand_together_keep_apart_for_every_eye(together: tuple[str, ...], kind: str) -> None:
    assert min(distance(a, b, kind) for a, b in itertools.combinations(together, 2)) >= 6


@pytest.mark.parametrize(
    ("words", "ground"),
    [
        (ink.moon, ink.panel), (ink.mist, ink.panel), (ink.faint, ink.panel), (ink.faint, ink.lift),
        (ink.gilt, ink.panel),
        (ink.ink, ink.paper), (ink.ink, ink.paper_deep), (ink.soft, ink.paper), (ink.loss, ink.paper),
        (ink.loss_dark, ink.panel), (ink.moon, ink.night), (ink.bronze, ink.paper),
    ],
)  # fmt: skip
def test_words_can_be_read_on_their_ground(words: theme.RGB, ground: theme.RGB) -> None:
    assert theme.contrast(words, ground) >= 4.5


@pytest.mark.parametrize("enamel", ENAMEL)
def test_a_glyph_can_be_told_from_its_enamel_or_its_edge(enamel: str) -> None:
    ground = theme.glyph_edge(enamel) or ENAMEL[enamel]
    assert theme.contrast(theme.glyph_colour(enamel), ground) >= 4.5


SIZED = {"text": 3, "paragraph": 3, "label": 1, "width_of": 1} | dict.fromkeys(
    ("fitted", "largest_size", "shortened", "wrapped", "balanced", "evenly"), 2
)
"""The functions that are told a size of text, and at which place."""


MEASURED = 100
"""The size in which a text is measured, to be written in another."""


def meant(told: ast.expr) -> Iterator[ast.expr]:
    """What may be meant: one size, several, one of two, or the larger."""
    match told:
        case ast.Tuple(elts=parts) | ast.Call(func=ast.Name(id="max" | "min"), args=parts):
            yield from (size for part in parts for size in meant(part))
        case ast.IfExp(body=one, orelse=other):
            yield from (*meant(one), *meant(other))
        case _:
            yield told


def sizes_told(part: ast.AST) -> Iterator[ast.expr]:
    """What a part of a file tells these functions as sizes of text."""
    for call in ast.walk(part):
        if isinstance(call, ast.Call):
            name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
            place = SIZED.get(name, len(call.args))
            yield from call.args[place : place + 1]
            yield from (word.value for word in call.keywords if word.arg == "sizes")


def handed_on(part: ast.AST) -> Iterator[tuple[str, str, int, list[ast.expr]]]:
    """The functions that hand a parameter on as a size: their names, the parameter, its place and its default."""
    for function in ast.walk(part):
        if isinstance(function, ast.FunctionDef):
            given = function.args
            names = [one.arg for one in given.args]
            defaults = dict(zip(reversed(names), reversed(given.defaults), strict=False))
            sizes = {size.id for told in sizes_told(function) for size in meant(told) if isinstance(size, ast.Name)}
            for name in sizes.intersection(names):
                yield function.name, name, names.index(name), [defaults[name]] if name in defaults else []


def sizes_handed(module: str, part: ast.AST, followed: Mapping[str, tuple[str, int]]) -> Iterator[ast.expr]:
    """What a module tells the followed functions, each with its parameter and place, as sizes of text."""
    imports = (node for node in ast.walk(part) if isinstance(node, ast.ImportFrom))
    known = {name.name: f"{node.module}.{name.name}" for node in imports for name in node.names}
    for call in ast.walk(part):
        match call:
            case ast.Call(func=ast.Name(id=name)):
                whole = known.get(name, f"{module}.{name}")
            case ast.Call(func=ast.Attribute(value=ast.Name(id=origin), attr=name)):
                whole = f"{known.get(origin)}.{name}"
            case _:
                continue
        if whole in followed:
            word, place = followed[whole]
            yield from call.args[place : place + 1]
            yield from (given.value for given in call.keywords if given.arg == word)


def test_every_size_of_text_is_one_of_ten_roles_of_the_theme() -> None:
    """Or a share of the piece that it is on; only names above large skies are written in 64."""
    parts = {file: ast.parse(file.read_text(encoding="utf-8")) for file in HOUSE.rglob("*.py")}
    modules = {file: ".".join(file.relative_to(HOUSE.parent).with_suffix("").parts) for file in parts}
    handed = [
        (f"{modules[file]}.{name}", word, place, defaults)
        for file, part in parts.items()
        for name, word, place, defaults in handed_on(part)
    ]
    followed = {name: (word, place) for name, word, place, _ in handed}
    assert {f"renderers.{game}.players.title" for game in ("girl_stars", "solani")} <= {*followed}
    told = [(name, size) for name, _, _, defaults in handed for size in defaults]
    for file, part in parts.items():
        told += [(file.name, size) for size in (*sizes_told(part), *sizes_handed(modules[file], part, followed))]
    assert len(told) > 300
    sizes = ((name, size.value) for name, one in told for size in meant(one) if isinstance(size, ast.Constant))
    written = [(name, size) for name, size in sizes if isinstance(size, int) and size != MEASURED]
    assert written == [("skies.py", 64)] * 2
    assert len(theme.SIZES) == 10
    assert min(theme.SIZES) == theme.LEAST


def test_no_colour_is_named_outside_the_theme_and_the_skins() -> None:
    for file in HOUSE.rglob("*.py"):
        if file.name not in {"theme.py", "skin.py"}:
            assert not re.search(r"#[0-9A-Fa-f]{6}\b", file.read_text(encoding="utf-8")), file


@pytest.mark.parametrize("name", glyphs.NAMES)
def test_a_glyph_is_drawn_inside_its_box_and_unlike_any_other(name: str) -> None:
    mask = raster.glyph_mask(name, 120)
    share = sum(mask.histogram()[128:]) / 120**2
    assert 0.06 < share < 0.9
    assert all(raster.glyph_mask(other, 120).tobytes() != mask.tobytes() for other in glyphs.NAMES if other != name)


def test_an_unknown_glyph_is_refused() -> None:
    with pytest.raises(KeyError):
        glyphs.glyph("nothing")


@pytest.mark.parametrize("shape", shapes.SHAPES)
def test_a_piece_of_any_shape_carries_an_icon(shape: str) -> None:
    plain, signed = sprites.piece(shape, "ember", 60), sprites.piece(shape, "ember", 60, text="T")
    assert ImageChops.difference(plain.image.convert("RGB"), signed.image.convert("RGB")).getbbox()


@pytest.mark.parametrize("cut", ["triangle", "diamond", "hexagon", "twelve"])
def test_a_crystal_is_cut(cut: str) -> None:
    assert sprites.crystal(cut, "tide", 80, "B").image.getbbox()


def test_a_match_begins_at_dusk_and_ends_at_dawn_under_three_skies() -> None:
    assert [sky.hour(done, 8) for done in (-0.5, 0.5, 1.5, 2.5, 5.5, 6.5, 7.5)] == [
        *["dusk"] * 3,
        *["night"] * 2,
        *["dawn"] * 2,
    ]
    drawn = {sky.sky(SKIN, 200, 150, at=at).tobytes() for at in get_args(sky.Hour)}
    assert len(drawn) == 3


@pytest.mark.parametrize("renderer", RENDERERS.values(), ids=RENDERERS)
def test_every_game_has_a_sky_of_its_own_drawn_once(renderer: GameRenderer, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = sky.sky(renderer.skin, 400, 300)
    assert drawn.size == (400, 300)
    assert drawn.tobytes() == sky._sky(renderer.skin, 400, 300, 14).tobytes()
    monkeypatch.delattr(sky, "_sky")
    assert drawn.tobytes() == sky.sky(renderer.skin, 400, 300).tobytes()


def test_a_colour_or_a_picture_is_laid_where_the_mask_shows_it_and_nowhere_else() -> None:
    mask = Image.new("L", (40, 30), 0)
    mask.paste(128, (10, 5, 20, 25))
    for paint in ((255, 0, 0), Image.new("RGB", (40, 30), (255, 0, 0))):
        base = Image.new("RGBA", (40, 30), (0, 0, 0, 255))
        raster.lay(base, paint, Image.new("L", base.size, 0))
        assert base.getcolors() == [(1200, (0, 0, 0, 255))]
        raster.lay(base, paint, mask, 0.5)
        assert sorted(base.getcolors() or ()) == [(200, (64, 0, 0, 255)), (1000, (0, 0, 0, 255))]
        assert ImageChops.difference(base.convert("RGB"), Image.new("RGB", base.size)).getbbox() == (10, 5, 20, 25)


def test_a_printed_layer_is_drawn_once_and_never_painted_on() -> None:
    calls = []

    def paint() -> Image.Image:
        calls.append(1)
        return ROOM.copy()

    first = layers.printed(("test", 1), paint)
    first.paste((255, 0, 0), (0, 0, 50, 50))
    assert layers.printed(("test", 1), paint).tobytes() == ROOM.tobytes()
    assert len(calls) == 1


def test_old_layers_make_room() -> None:
    for number in range(100):
        layers.printed(("many", number), lambda: Image.new("RGB", (1, 1)))
    assert (len(layers._layers), len(layers._packed)) == (layers._KEPT, layers._PACKED)


def test_a_layer_that_made_room_is_unpacked_instead_of_drawn_again() -> None:
    def never() -> Image.Image:
        raise AssertionError

    layers.printed(("rare", 0), ROOM.copy)
    for number in range(1, 1 + layers._KEPT):
        layers.printed(("rare", number), lambda: Image.new("RGB", (1, 1)))
    assert ("rare", 0) not in layers._layers
    again = layers.printed(("rare", 0), never)
    assert (again.mode, again.tobytes()) == ("RGB", ROOM.tobytes())
    assert ("rare", 0) in layers._layers


def test_a_layer_is_packed_when_it_makes_way_and_only_once(monkeypatch: pytest.MonkeyPatch) -> None:
    pack, packed = layers.PackedLayer.of, list[int]()

    def counted(layer: Image.Image) -> layers.PackedLayer:
        packed.append(layer.width)
        return pack(layer)

    monkeypatch.setattr(layers.PackedLayer, "of", counted)
    widths = [*range(1, layers._KEPT + 3)]
    for width in widths * 3:
        layers.printed(("packed", width), Image.new("RGB", (9_000 + width, 1)).copy)
    assert sorted(width - 9_000 for width in packed if width > 9_000) == widths


def test_encoding_stays_near_the_picture() -> None:
    picture = sky.sky(SKIN, 400, 300)
    again = Image.open(io.BytesIO(png.png(picture, next(iter(RENDERERS.values())).palette))).convert("RGB")
    differences = ImageChops.difference(picture, again).convert("L").histogram()
    assert sum(value * count for value, count in enumerate(differences)) / (400 * 300) < 6


def test_only_a_large_picture_takes_the_time_to_become_smaller(monkeypatch: pytest.MonkeyPatch) -> None:
    picture = png.reduced(sky.sky(SKIN, 400, 300), next(iter(RENDERERS.values())).palette)
    quick = png.packed(picture)
    monkeypatch.setattr(png, "LARGE", len(quick) // 2)
    small = png.packed(picture)
    assert len(small) < len(quick)
    assert Image.open(io.BytesIO(small)).tobytes() == Image.open(io.BytesIO(quick)).tobytes()


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_the_score_sheet_serves_any_number_of_rows_and_seats(number: int) -> None:
    rows = [scoresheet.Row("amber", "spark", f"A rather long category {n}") for n in range(number * 2)]
    cells = tuple(scoresheet.Cell(None if n == 0 else n - 1, "4/5" if n == 1 else "") for n in range(number * 2))
    columns = [
        scoresheet.Column(
            sprites.seat_piece(n % 4, 80), "jade", f"Player {n}", n + 1, n == 0, 40 - n, cells, "note" * (n % 2)
        )
        for n in range(number)
    ]
    sheet = scoresheet.draw(SKIN, scoresheet.Heading("Solani", "final", "31 turns", "Total"), rows, columns)
    assert sheet.width == 1600
    assert 900 <= sheet.height <= 1200


@pytest.mark.parametrize("won", [True, False])
def test_what_broke_a_tie_stands_below_the_total(won: bool) -> None:
    def sheet(total: int, note: str) -> Image.Image:
        column = scoresheet.Column(sprites.seat_piece(0, 80), "jade", "Ann", 1, won, total, (), note)
        return scoresheet.draw(SKIN, scoresheet.Heading("Solani", "final", "", "Total"), [], [column])

    first = sheet(138, "Supply 8")
    totals = ImageChops.difference(first, sheet(696, "Supply 8")).getbbox()
    notes = ImageChops.difference(first, sheet(138, "pqgyj 0")).getbbox()
    assert totals is not None
    assert notes is not None
    assert totals[3] <= notes[1]


@pytest.mark.parametrize("awaited", [0, 1, 3, 5])
def test_the_turn_pill_holds_up_to_four_tokens(awaited: int) -> None:
    canvas = Canvas(Image.new("RGB", (1600, 130), ink.panel))
    tokens = tuple(sprites.seat_piece(n % 4, 56) for n in range(awaited))
    left = sheet_frame.turn_pill(
        canvas, sheet_frame.TurnPill(tokens, "Theodora the Great of Somewhere", "acts", "jade"), 1576, 60
    )
    assert 1000 < left < 1500


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ren", "Ren"),
        ("Theodora the Great of Somewhere Else", "Theodor\u2026"),
        ("さくらもちだいふくもちもち", "さくらも\u2026"),
    ],
)
def test_a_long_name_is_cut_lest_it_be_small(name: str, shown: str, monkeypatch: pytest.MonkeyPatch) -> None:
    written = []
    monkeypatch.setattr(Canvas, "text", lambda *told, **_: written.append(told[3:5]))
    sheet_frame.write_name(Canvas(ROOM.copy()), (20, 100), name, 270)
    assert written == [(shown, theme.DECIDE)]


@pytest.mark.parametrize("state", ["legal", "chosen", "changed"])
def test_every_state_of_a_card_reads_without_colour(state: str) -> None:
    canvas = Canvas(ROOM.copy())
    box = (100, 40, 300, 160)
    match state:
        case "legal":
            markers.choosable_box(canvas, box, "A")
        case "chosen":
            markers.chosen_box(canvas, box)
        case "changed":
            markers.changed_box(canvas, box)
    grey = ImageChops.difference(canvas.image.convert("L"), ROOM.convert("L"))
    assert sum(grey.histogram()[90:]) > 300


@pytest.mark.parametrize("status", ["acts", "awaited", "done"])
def test_every_status_has_a_badge_of_its_own(status: str) -> None:
    others = {"acts", "awaited", "done"} - {status}
    assert all(
        markers.status_badge(other).image.tobytes() != markers.status_badge(status).image.tobytes() for other in others
    )
