"""The renderer of The Girl Who Made the Stars: its sheets, alt text, and the whole table in words.

Sheets: "table" is the map with its sites, the dish, the rewards, the Offering card, the Night Sky track and everybody's
summary; "skies" everybody's sky with every hex labelled; "map" the map alone and large; "offerings" all Offering cards,
the reward piles to the bottom, and what each Wood Ash token does; "seat" one's own sky large with hand and supply, and
there also the preview of a tile or of Stardust; "score" the result.

Marks, by the id of what may be chosen; the value is what the tag on it says:

- a hex (`D3`): where a tile or Stardust may go ("seat", "skies"): a dashed outline; with an empty value the hex keeps
  its own name as label, else the tag is shown as well, such as the number of a suggestion.
- a tile of the hand (`red_2a` its front, `red_2a/back` its back): a dashed outline and the tag ("seat").
- `place`: a tile that is intended ("seat"), as `red_2a@D3/1`, its back up as `red_2a@D3/1/back`, with the corner of the
  bonus token that is wanted as `red_2a@D3/1//nw` or `red_2a@D3/1/back/nw`: the sky as it would be, and what it brings.
  It must be legal but for the corner. Without a rotation (`red_2a@D3`, `red_2a@D3//back`), without a hex as well
  (`red_2a`, `red_2a@//back`): tile, side and hex are shown as chosen.
- `plan-<hex>`: what a suggestion would lay there ("seat"), as `red_2a/1`, `red_2a/1/back` or `dust`: a ghost of it.
- `turn-<rotation>`: with `place`, the rotations to choose from as small previews of the hexes around ("seat").
- `dust`: Stardust that is intended, as `D4`, with corners as `D4/nw` or `D4/nw/se`: likewise ("seat").
- `corner-<corner>`: bonus tokens to choose from, such as `corner-nw` ("seat").
- `ash-<letter>`: tokens in the dish, such as `ash-c` ("table"); without a mark the letter itself is the tag.
- `space-<number>`: path spaces, such as the gates that a Scouting may end at ("table", "map").
- `path`: a path thought of, as `1-3-10`, with the first colours of its spaces set as `1-3-10/RY`: drawn on the map with
  its colours, costs and the reward that it will reach ("table", "map"), for `own` or else whose turn it is. A Scouting
  that is being entered (`View.scouting`) is drawn likewise without any mark.
- `near`: the part of the map round these sites and spaces and the path, small and with large labels, as `fish_2` or
  `space-3 space-4`, or nothing ("map").
- a site (`fish_2`): where to forage ("table", "map"); with an empty value its own label names it.
- `card-<space>`, `single-<goods>`: what to offer, such as `card-3` and `single-fish` ("table", "offerings").
- `sky-<space>`: spaces of the Night Sky track for a villager, such as `sky-3` ("table").
"""

from pathlib import Path

from renderers.girl_stars import alt_text, offerings, score, seat, skies, table, whole_map
from renderers.girl_stars.icons import ICONS
from renderers.girl_stars.rule_pictures import RULE_PICTURES
from renderers.girl_stars.skin import SKIN
from renderers.girl_stars.specimens import SPECIMENS
from renderers.girl_stars.words import GameWords
from renderers.kit.renderer import GameRenderer

RENDERER = GameRenderer(
    skin=SKIN,
    palette=Path(__file__).with_name("palette.bin"),
    picture_words=GameWords,
    sheets={
        "table": table.draw,
        "seat": lambda view, words, marks, own: seat.draw(view, words, marks, view.seat or 0 if own is None else own),
        "score": lambda view, words, *_: score.draw(view, words),
        "skies": lambda view, words, marks, _: skies.draw(view, words, marks),
        "map": whole_map.draw,
        "offerings": lambda view, words, marks, _: offerings.draw(view, words, marks),
    },
    sentence=alt_text.alt,
    text=alt_text.lines,
    specimens=SPECIMENS,
    icons=ICONS,
    rule_pictures=RULE_PICTURES,
)
