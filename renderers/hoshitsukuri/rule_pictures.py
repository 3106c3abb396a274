"""The pictures of the chapters of Hoshitsukuri's rules."""

from renderers.kit.renderer import Plate

PLATES = {
    1: Plate(sheet="table"),
    2: Plate(sheet="seat", own=True),
    3: Plate(sheet="table", share=0.7, box=(800, 110, 1600, 710)),
    4: Plate(sheet="table", share=0.4, asks="Generate", box=(400, 510, 1600, 1190)),
    5: Plate(sheet="supply"),
    6: Plate(sheet="score", share=1),
    7: Plate(sheet="table", seats=1),
}
