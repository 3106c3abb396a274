"""The pictures of the chapters of The Girl Who Made the Stars's rules."""

from renderers.kit.renderer import Plate

PLATES = {
    1: Plate(sheet="table"),
    2: Plate(sheet="skies"),
    3: Plate(sheet="seat", own=True),
    4: Plate(sheet="table", asks="TakeAsh", box=(1118, 276, 1582, 624)),
    5: Plate(sheet="map"),
    6: Plate(sheet="score", share=1),
    7: Plate(sheet="table", seats=1),
}
