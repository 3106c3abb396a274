"""The pictures of the chapters of Glow's rules."""

from renderers.kit.renderer import Plate

PLATES = {
    1: Plate(sheet="table"),
    2: Plate(sheet="table", asks="Recruit", seats=3),
    3: Plate(sheet="map"),
    4: Plate(sheet="cards"),
    5: Plate(sheet="score", share=1),
    6: Plate(sheet="table", seats=1),
}
