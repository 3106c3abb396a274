"""Crafting the Cosmos' renderer: its sheets, alt text, and the whole table as text.

Sheets:

- "table": the common ring of controls, goals, energy display, and all players with their galaxies.
- "galaxy_1" to "galaxy_4": the galaxy of a seat, counted from 1. (`sheets_of` leaves out those of empty seats, and
  private sheets for viewers without a seat.)
- "seat": a seat's own galaxy with hand, values of advanced life and power cards in full text.
- "workbench": a seat's own galaxy while crafting, its unplaced pieces, and every possible action as a label.
- "energy": the ring, stock, and each reachable result with its income.
- "score": the result.

Marks, by the id of a choice; the value is the text of its tag. With an empty value a space keeps its own name as label,
everything else gets dashes alone.

- `display-1` to `display-4`, `deck`: energy cards to take ("table", "energy").
- `stack-1` to `stack-3`: nebula stacks ("energy", "workbench").
- a space, `s09`, `l14`, `E`: a possible destination or target ("workbench", "seat", galaxies).
- `at-<space>`: the space is chosen already, for example as the origin of a move; the value does not matter.
- `new-<space>`: the planned piece there, drawn translucent: an element, `supernova`, `proto`, `stable` or a tile's id;
  an empty value rings the present piece as just changed.
- `slot-1` to `slot-4`: power slots or the cards in them; `card-light` and so on: energy cards of the seat's hand;
  `pool-hydrogen`, `pool-proto`, `pool-<tile>`: unplaced pieces; `supernova`, `dna`, `graviton`, `crystal`: sliders and
  ready crystals ("workbench", "seat").
- a power card's or tile's id: one that was drawn ("workbench", "seat").
- `moves` ("energy"): the moves planned so far, with their names in actions, joined by commas (`own,time`): the ring is
  shown after them, and the results are those from there on.

The numbers on the results of "energy" are those of `energy.results(view, seat, moves)`, which also returns the moves.
"""

from pathlib import Path

from games.crafting_cosmos.view import View
from renderers.crafting_cosmos import alt_text, energy, score, seat, table
from renderers.crafting_cosmos.icons import ICONS
from renderers.crafting_cosmos.rule_pictures import RULE_PICTURES
from renderers.crafting_cosmos.skin import SKIN
from renderers.crafting_cosmos.specimens import SPECIMENS
from renderers.crafting_cosmos.words import GameWords
from renderers.kit.renderer import Drawing, GameRenderer

GALAXIES = ("galaxy_1", "galaxy_2", "galaxy_3", "galaxy_4")
PRIVATE = ("seat", "workbench", "energy")


def sheets_of(view: View) -> tuple[str, ...]:
    """Return the sheets for this number of seats and this viewer; private sheets need a seat."""
    without = (*GALAXIES[len(view.players) :], *(PRIVATE if view.own is None else ()))
    return tuple(sheet for sheet in SHEETS if sheet not in without)


def _whose(view: View, own: int | None) -> int:
    """Return the seat of a sheet; for a public one, the seat whose turn it is."""
    return own if own is not None else view.seat if view.seat is not None else view.active or 0


def _galaxy(number: int) -> Drawing:
    return lambda view, words, marks, _: seat.draw_galaxy(view, words, marks, number)


SHEETS: dict[str, Drawing] = {
    "table": lambda view, words, marks, _: table.draw(view, words, marks),
    "seat": lambda view, words, marks, own: seat.draw_seat(view, words, marks, _whose(view, own)),
    "workbench": lambda view, words, marks, own: seat.draw_workbench(view, words, marks, _whose(view, own)),
    "energy": lambda view, words, marks, own: energy.draw(view, words, marks, _whose(view, own)),
    **{name: _galaxy(number) for number, name in enumerate(GALAXIES)},
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
