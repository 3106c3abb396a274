"""The pictures of the chapters of Solani's rules."""

from renderers.kit.renderer import Plate

PLATES = {
    1: Plate(sheet="seat", own=True, asks="Draft"),
    2: Plate(sheet="table", asks="Draft", share=0.4),
    3: Plate(sheet="skies"),
    4: Plate(sheet="features"),
    5: Plate(sheet="score", share=1),
    6: Plate(sheet="table", seats=1),
}
