"""What tests of all games are told about Solani."""

from games.solani.events import DarkSkySurrounded

FORGED_PATHS = "c.at.zz c.at c.b c.o c.later c y.zz a.999 y.0.0"
SCORE_ATTRIBUTE = ""
COMPLETING_EVENTS = (DarkSkySurrounded(1, "C3"),)
COMPLETED_PLACES = [("C3", 0)]
HOUSE_RULES: dict[str, list[str]] = {"en": [], "ja": []}
MEAN_SCORES = [(["random"] * 2, -8, 5), (["easy"] * 2, 35, 47), (["strong"] * 2, 42, 58)]
HIGHEST_TITLE = ""
