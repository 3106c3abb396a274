"""The pictures of the chapters of Solani's rules."""

from renderers.kit.renderer import RulePicture

RULE_PICTURES = {
    1: RulePicture(sheet="seat", own=True, asks="Draft"),
    2: RulePicture(sheet="table", asks="Draft", share=0.4),
    3: RulePicture(sheet="skies"),
    4: RulePicture(sheet="features"),
    5: RulePicture(sheet="score", share=1),
    6: RulePicture(sheet="table", seats=1),
}
