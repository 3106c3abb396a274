"""What tests of all games are told about Glow."""

from games.core.step import Event

FORGED_PATHS = "c c.zz c.keep c.dice c.set c.set.zz c.camp.zz c.camp c.go.zz c.go c.sail y.zz a.999 y.0.0"
SCORE_ATTRIBUTE = ""
COMPLETING_EVENTS: tuple[Event, ...] = ()
COMPLETED_PLACES: list[tuple[str, int]] = []
HOUSE_RULES = {"en": ["handed out in the evening", "independently"], "ja": ["夕方", "各自のペース"]}
MEAN_SCORES: list[tuple[list[str], int, int]] = []
HIGHEST_TITLE = ""
