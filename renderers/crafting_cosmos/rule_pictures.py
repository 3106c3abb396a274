"""The pictures of the chapters of Crafting the Cosmos's rules."""

from renderers.kit.renderer import RulePicture

RULE_PICTURES = {
    1: RulePicture(sheet="galaxy_1"),
    2: RulePicture(sheet="table", box=(24, 126, 1004, 722)),
    3: RulePicture(sheet="workbench", own=True),
    4: RulePicture(sheet="seat", own=True, box=(820, 585, 1600, 1170)),
    5: RulePicture(sheet="table", box=(730, 126, 1576, 722)),
    6: RulePicture(sheet="table", seats=1),
}
