"""The pictures of the chapters of The Girl Who Made the Stars's rules."""

from renderers.kit.renderer import RulePicture

RULE_PICTURES = {
    1: RulePicture(sheet="table"),
    2: RulePicture(sheet="skies"),
    3: RulePicture(sheet="seat", own=True),
    4: RulePicture(sheet="table", asks="TakeAsh", box=(24, 126, 1110, 836)),
    5: RulePicture(sheet="map"),
    6: RulePicture(sheet="score", share=1),
    7: RulePicture(sheet="table", seats=1),
}
