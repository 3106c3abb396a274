"""The pictures of the chapters of Crafting the Cosmos's rules."""

from renderers.kit.renderer import Plate

PLATES = {
    1: Plate(sheet="galaxy_1"),
    2: Plate(sheet="table", box=(24, 126, 936, 810)),
    3: Plate(sheet="workbench", own=True),
    4: Plate(sheet="seat", own=True, box=(820, 585, 1600, 1170)),
    5: Plate(sheet="table", box=(730, 126, 1576, 626)),
    6: Plate(sheet="table", seats=1),
}
