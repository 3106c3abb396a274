"""The pictures of the chapters of Hoshitsukuri's rules."""

from renderers.kit.renderer import RulePicture

RULE_PICTURES = {
    1: RulePicture(sheet="table"),
    2: RulePicture(sheet="seat", own=True),
    3: RulePicture(sheet="table", share=0.7, box=(800, 110, 1600, 710)),
    4: RulePicture(sheet="table", share=0.4, asks="Generate", box=(400, 510, 1600, 1190)),
    5: RulePicture(sheet="supply"),
    6: RulePicture(sheet="score", share=1),
    7: RulePicture(sheet="table", seats=1),
}
