"""What tests of all games are told about Crafting the Cosmos."""

from games.crafting_cosmos.events import CrystalReleased, NebulaCompleted

FORGED_PATHS = (
    "c c.zz c.s.own.own.own c.s.r.light c.take c.g.- c.k.-.PlaceStar c.t c.end c.d c.t.abcdef.1 c.fin.go "
    "c.buy c.pay c.use c.keep c.e y.zz a.999"
)
SCORE_ATTRIBUTE = "score"
COMPLETING_EVENTS = (CrystalReleased(1, 1, 4), NebulaCompleted(1, "N4", "n2_05", 6, "none"))
COMPLETED_PLACES = [("N4", 6)]
HOUSE_RULES = {"en": ["your turn is over", "choose right then"], "ja": ["手番がすべて", "そこで選びます"]}
MEAN_SCORES = [
    (["random"] * 3, 20, 50),
    (["easy"] * 2, 50, 85),
    (["strong"] * 2, 60, 105),
    (["strong"] * 1, 95, 140),
]
HIGHEST_TITLE = "title.architect"
