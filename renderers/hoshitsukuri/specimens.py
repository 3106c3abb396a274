"""The cards of Hoshitsukuri as specimens, large, with their full effects."""

from games.hoshitsukuri.components import KINDS
from renderers.hoshitsukuri import cards
from renderers.hoshitsukuri.words import GameWords
from renderers.kit.canvas import Canvas
from renderers.kit.raster import Box
from renderers.kit.renderer import Specimen

_WIDE = 420


def _card(kind: str) -> Specimen:
    def draw(canvas: Canvas, box: Box, words: GameWords) -> None:
        high = box[3] - box[1]
        canvas.show(cards.full(kind, words.card(kind), words.text(kind), _WIDE, high), (box[0], box[1] - 8, *box[2:]))

    def text(words: GameWords) -> list[str]:
        facts = words.facts(kind)
        return [facts, *([effect] if (effect := words.text(kind)) else [])]

    return Specimen(kind="card", name=f"card.{kind}", draw=draw, text=text)


SPECIMENS: dict[str, Specimen] = {kind: _card(kind) for kind in KINDS}
