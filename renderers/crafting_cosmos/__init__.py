"""Crafting the Cosmos' renderer: its sheets, the alt text of its pictures, and the whole table in words.

Sheets: "table" is what all share, the ring of controls, goals, energy display, stock, and everybody in short;
"galaxy_1" to "galaxy_4" the galaxy of a seat, counted from 1 (`sheets_of` leaves out those of seats that nobody has,
and what only one seat should see, for whoever has none);
"seat" one's own galaxy with hand, values of advanced life and power cards in full text; "workbench" one's own galaxy
while crafting, what is still held, and all that is possible as labels; "energy" the ring, each result that can be
reached and what it pays; "score" the result.

Marks, by the id of what may be chosen; the value is what the tag on it says. With an empty value a space keeps its own
name as label, everything else gets dashes alone.

- `display-1` to `display-4`, `deck`: energy cards to take ("table", "energy").
- `stack-1` to `stack-3`: nebula stacks ("table", "energy", "workbench").
- a space, `s09`, `l14`, `E`: where something may go, or what may be acted upon ("workbench", "seat", galaxies).
- `at-<space>`: the space is chosen already, as where a move begins; the value does not matter.
- `new-<space>`: what is planned there, shown as a ghost: an element, `supernova`, `proto`, `stable` or a tile's id;
  an empty value rings what lies there as just changed.
- `slot-1` to `slot-4`: power slots or the cards in them; `card-light` and so on: energy cards of the own hand;
  `pool-hydrogen`, `pool-proto`, `pool-<tile>`: what is still held; `supernova`, `dna`, `graviton`, `crystal`: sliders
  and ready crystals ("workbench", "seat").
- a power card's or tile's id: one that was drawn or looked at ("workbench", "seat").
- `moves` ("energy"): the moves intended so far, as answers name them and joined by commas (`own,time`): the ring is
  shown after them, and the results are those from there on.

The numbers on the results of "energy" are those of `energy.results(view, seat, moves)`, which tells the moves too.
"""

from pathlib import Path

from games.crafting_cosmos.view import View
from renderers.crafting_cosmos import alt_text, energy, score, studio, table
from renderers.crafting_cosmos.icons import ICONS
from renderers.crafting_cosmos.rule_pictures import RULE_PICTURES
from renderers.crafting_cosmos.skin import SKIN
from renderers.crafting_cosmos.specimens import SPECIMENS
from renderers.crafting_cosmos.words import GameWords
from renderers.kit.renderer import Drawing, GameRenderer

GALAXIES = ("galaxy_1", "galaxy_2", "galaxy_3", "galaxy_4")
PRIVATE = ("seat", "workbench", "energy")


def sheets_of(view: View) -> tuple[str, ...]:
    """Return the sheets that make sense for so many seats, and for whoever looks: those for one alone need a seat."""
    without = (*GALAXIES[len(view.players) :], *(PRIVATE if view.own is None else ()))
    return tuple(sheet for sheet in SHEETS if sheet not in without)


def _whose(view: View, own: int | None) -> int:
    """The seat that a sheet is for: if nobody's, whose turn it is."""
    return own if own is not None else view.seat if view.seat is not None else view.active or 0


def _galaxy(seat: int) -> Drawing:
    return lambda view, words, marks, _: studio.draw_galaxy(view, words, marks, seat)


SHEETS: dict[str, Drawing] = {
    "table": lambda view, words, marks, _: table.draw(view, words, marks),
    "seat": lambda view, words, marks, own: studio.draw_seat(view, words, marks, _whose(view, own)),
    "workbench": lambda view, words, marks, own: studio.draw_workbench(view, words, marks, _whose(view, own)),
    "energy": lambda view, words, marks, own: energy.draw(view, words, marks, _whose(view, own)),
    **{name: _galaxy(seat) for seat, name in enumerate(GALAXIES)},
    "score": lambda view, words, *_: score.draw(view, words),
}
RENDERER = GameRenderer(
    skin=SKIN,
    palette=Path(__file__).with_name("palette.bin"),
    picture_words=GameWords,
    sheets=SHEETS,
    sentence=alt_text.alt,
    text=alt_text.lines,
    specimens=SPECIMENS,
    icons=ICONS,
    rule_pictures=RULE_PICTURES,
    sheets_of=sheets_of,
)
