"""The pictures of the chapters of Glow's rules."""

from renderers.kit.renderer import RulePicture

RULE_PICTURES = {
    1: RulePicture(sheet="table"),
    2: RulePicture(sheet="table", asks="Recruit", seats=3),
    3: RulePicture(sheet="map"),
    4: RulePicture(sheet="cards"),
    5: RulePicture(sheet="score", share=1),
    6: RulePicture(sheet="table", seats=1),
}
